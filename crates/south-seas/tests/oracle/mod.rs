//! A slow, independent reading of the law SS-1 … SS-42, to be compared with the engine step by step.
//!
//! It is fed the same draws and actions as the engine and keeps a table of its own. Nothing in it is clever: the map is
//! a table of cells, features are found by flood fill over the whole map, placements by trying every cell, payments by
//! trying every heap of wares. From the engine's crate it takes only names (actions, ids) and the raw component rows.

mod evaluate;
mod map;
mod picture;
mod sets;
mod tally;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use atoll_components::Kept;
use atoll_core::Seat;
use south_seas::{
    Action, Cell, Components, Demand, Draw, EndReason, FeatureKind, Retrieve, Rotation, SegmentId, ShipId, TileId,
    Wares,
};

pub(crate) use atoll_testkit::lockstep::Tally;
pub(crate) use map::{Feature, Map, Node};
pub(crate) use picture::Album;
pub(crate) use sets::custom_set;
pub(crate) use tally::RARE;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// SS-4, SS-27, SS-30: a ship is to be turned up.
    Ship(Refill),
    /// SS-5: a tile is to be drawn.
    Tile,
    /// SS-5: the drawn tile is to be laid.
    Lay(TileId),
    /// SS-10.
    Islander,
    /// SS-27: this owner is to choose.
    Choose(usize),
    /// SS-30.
    Deliver,
    /// Nothing: the game is over.
    Nothing(EndReason),
}

/// Why a ship is to be turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refill {
    /// At set-up.
    SetUp,
    /// After a market.
    Market,
    /// After a delivery.
    Delivery,
}

/// Something that happened, as far as the law has an opinion on it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Note {
    /// A feature with islanders is evaluated: its kind, the reason, symbols, islanders by seat, cells in laying order.
    Evaluated(&'static str, &'static str, u32, [u8; 5], Vec<(i32, i32)>),
    /// A seat gains wares: seat, kind, amount.
    Gained(usize, usize, u32),
    /// A fish group is covered: cell, part.
    Covered((i32, i32), usize),
    /// An islander returns: seat, cell, part.
    Returned(usize, (i32, i32), usize),
    /// A ship is won from a market.
    Won(usize, u8),
    /// An owner of a completed market gets nothing.
    NoShip(usize),
    /// Wares are counted at the end: seat, wares, points.
    Counted(usize, u32, u32),
}

/// A table, kept by the letter of the law.
pub(crate) struct Oracle {
    set: Kept<Components>,
    album: Arc<Album>,
    retrieve: Retrieve,
    /// Number of seats.
    pub(crate) seats: usize,
    /// Whose turn it is.
    pub(crate) active: usize,
    /// What is waited for.
    pub(crate) wait: Wait,
    /// The map.
    pub(crate) map: Map,
    /// The features of the map, found anew after each placement.
    pub(crate) features: Vec<Feature>,
    /// Every islander on the map: seat, and where.
    pub(crate) islanders: BTreeSet<(usize, Node)>,
    /// By seat and kind.
    pub(crate) wares: [[u32; 3]; 5],
    /// Ships taken, by seat.
    pub(crate) taken: Vec<BTreeMap<u8, u32>>,
    /// Ships face up, sorted.
    pub(crate) display: Vec<u8>,
    /// The ship stack: how many of each design.
    pub(crate) ships: BTreeMap<u8, u32>,
    /// The tile stack: how many of each design.
    pub(crate) bag: BTreeMap<u8, u32>,
    /// Tiles out of the game.
    pub(crate) removed: Vec<u8>,
    /// Boat tokens laid.
    pub(crate) tokens: u32,
    /// Market owners who are still to get a ship, in order.
    queue: VecDeque<usize>,
    /// Tiles found unplaceable since the last placement.
    unplaceable_run: u32,
    /// Where the active seat placed its islander this turn.
    put_at: Option<Node>,
    /// What happened in the last step.
    pub(crate) notes: Vec<Note>,
    /// Rare situations so far.
    pub(crate) tally: Tally,
}

impl Oracle {
    /// SS-3, SS-4.
    pub(crate) fn new(
        set: Kept<Components>,
        album: Arc<Album>,
        seats: usize,
        first: usize,
        retrieve: Retrieve,
    ) -> Self {
        let mut bag: BTreeMap<u8, u32> =
            set.tiles.iter().enumerate().map(|(index, tile)| (index as u8, u32::from(tile.count))).collect();
        let start = set.tiles.iter().position(|tile| tile.start).expect("a set has a start tile") as u8;
        take_one(&mut bag, start);
        let mut map = Map::default();
        map.lay((0, 0), TileId(start), 0);
        let features = map.features(&album);
        Self {
            retrieve,
            seats,
            active: first,
            wait: Wait::Ship(Refill::SetUp),
            features,
            map,
            album,
            islanders: BTreeSet::new(),
            wares: [[0; 3]; 5],
            taken: vec![BTreeMap::new(); 5],
            display: Vec::new(),
            ships: set.ships.iter().enumerate().map(|(index, ship)| (index as u8, u32::from(ship.count))).collect(),
            bag: bag.into_iter().filter(|&(_, count)| count > 0).collect(),
            removed: Vec::new(),
            tokens: 0,
            queue: VecDeque::new(),
            unplaceable_run: 0,
            put_at: None,
            notes: Vec::new(),
            tally: Tally::default(),
            set,
        }
    }

    /// Islanders in a seat's supply (SS-3: four each).
    pub(crate) fn supply(&self, seat: usize) -> usize {
        4 - self.islanders.iter().filter(|(owner, _)| *owner == seat).count()
    }

    /// Who is to act, if anybody.
    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.wait {
            Wait::Lay(_) | Wait::Islander | Wait::Deliver => Some(self.active),
            Wait::Choose(owner) => Some(owner),
            _ => None,
        }
    }

    /// Every legal action, sorted.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut actions: Vec<Action> = match self.wait {
            Wait::Lay(tile) => self
                .map
                .placements(&self.album, tile)
                .into_iter()
                .map(|((x, y), rotation)| Action::Place {
                    cell: Cell::new(x as i8, y as i8),
                    rotation: Rotation::new(rotation).expect("at most three quarter turns"),
                })
                .collect(),
            Wait::Islander => self.islander_actions(),
            Wait::Choose(_) => self.best_ships().into_iter().map(|ship| Action::Take { ship: ShipId(ship) }).collect(),
            Wait::Deliver => self.deliveries(),
            _ => return Vec::new(),
        };
        if matches!(self.wait, Wait::Islander | Wait::Deliver) {
            actions.push(Action::Skip);
        }
        actions.sort_unstable();
        actions
    }

    /// The pending draw: each outcome and its weight.
    pub(crate) fn draws(&self) -> Vec<(Draw, u32)> {
        match self.wait {
            Wait::Tile => self.bag.iter().map(|(&tile, &count)| (Draw::Tile(TileId(tile)), count)).collect(),
            Wait::Ship(_) => self.ships.iter().map(|(&ship, &count)| (Draw::Ship(ShipId(ship)), count)).collect(),
            _ => Vec::new(),
        }
    }

    /// The feature a laid part belongs to.
    pub(crate) fn feature_of(&self, node: Node) -> &Feature {
        self.features.iter().find(|feature| feature.nodes.contains(&node)).expect("every part belongs to a feature")
    }

    /// Islanders on a feature, by seat.
    pub(crate) fn people(&self, feature: &Feature) -> [u8; 5] {
        let mut people = [0; 5];
        for (seat, node) in &self.islanders {
            people[*seat] += u8::from(feature.nodes.contains(node));
        }
        people
    }

    /// SS-17 for a feature of this map.
    pub(crate) fn symbols(&self, feature: &Feature) -> u32 {
        self.map.symbols(&self.album, feature)
    }

    /// The number of parts of a laid tile.
    pub(crate) fn parts(&self, laid: usize) -> usize {
        self.map.picture(&self.album, laid).parts.len()
    }

    /// SS-42: a seat's final points.
    pub(crate) fn points(&self, seat: usize) -> u32 {
        let ships: u32 =
            self.taken[seat].iter().map(|(&ship, &n)| n * u32::from(self.set.ships[usize::from(ship)].value)).sum();
        let over = matches!(self.wait, Wait::Nothing(_));
        ships + if over { self.wares[seat].iter().sum::<u32>() / 3 } else { 0 }
    }

    /// SS-10, SS-11, SS-12, without Skip.
    fn islander_actions(&self) -> Vec<Action> {
        let newest = self.map.laid.len() - 1;
        let supply = self.supply(self.active);
        let mut actions = Vec::new();
        if supply > 0 {
            for part in 0..self.parts(newest) {
                let feature = self.feature_of((newest, part));
                let is_first = !(0..part).any(|earlier| feature.nodes.contains(&(newest, earlier)));
                if is_first && self.people(feature) == [0; 5] {
                    actions.push(Action::Put { segment: SegmentId(part as u8) });
                }
            }
        }
        if self.retrieve == Retrieve::AnyTime || supply == 0 {
            for &(seat, (tile, part)) in &self.islanders {
                if seat == self.active {
                    let spot = south_seas::Spot { tile: tile as u8, segment: SegmentId(part as u8) };
                    actions.push(Action::Back { spot });
                }
            }
        }
        actions
    }

    /// SS-27: the face-up designs of highest value, each once.
    fn best_ships(&self) -> Vec<u8> {
        let value = |ship: u8| self.set.ships[usize::from(ship)].value;
        let highest = self.display.iter().map(|&ship| value(ship)).max();
        let best: BTreeSet<u8> = self.display.iter().copied().filter(|&ship| Some(value(ship)) == highest).collect();
        best.into_iter().collect()
    }

    /// SS-30, SS-31, without Skip: every heap of wares the active seat owns that a face-up ship takes.
    fn deliveries(&self) -> Vec<Action> {
        let owned = self.wares[self.active].map(|n| n.min(12) as u8);
        let designs: BTreeSet<u8> = self.display.iter().copied().collect();
        let mut actions = Vec::new();
        for design in designs {
            let demand = self.set.ships[usize::from(design)].demand;
            for bananas in 0..=owned[0] {
                for shells in 0..=owned[1] {
                    for fish in 0..=owned[2] {
                        if fulfils([bananas, shells, fish], demand) {
                            let payment = Wares([bananas, shells, fish]);
                            actions.push(Action::Load { ship: ShipId(design), payment });
                        }
                    }
                }
            }
        }
        actions
    }

    /// Follows a draw.
    pub(crate) fn settle(&mut self, draw: Draw) {
        self.notes.clear();
        match (draw, self.wait) {
            (Draw::Tile(tile), Wait::Tile) => self.draw_tile(tile),
            (Draw::Ship(ship), Wait::Ship(why)) => {
                take_one(&mut self.ships, ship.0);
                self.display.push(ship.0);
                self.display.sort_unstable();
                match why {
                    Refill::SetUp if self.display.len() < 4 && !self.ships.is_empty() => {}
                    Refill::SetUp => self.wait = Wait::Tile,
                    Refill::Market => self.award(),
                    Refill::Delivery => self.end_turn(),
                }
            }
            _ => panic!("{draw:?} while waiting for {:?}", self.wait),
        }
    }

    /// SS-5, SS-6.
    fn draw_tile(&mut self, tile: TileId) {
        take_one(&mut self.bag, tile.0);
        if !self.map.placements(&self.album, tile).is_empty() {
            self.unplaceable_run = 0;
            self.wait = Wait::Lay(tile);
            return;
        }
        self.removed.push(tile.0);
        self.tally.hit("unplaceable tile");
        self.unplaceable_run += 1;
        if self.unplaceable_run == 2 {
            self.tally.hit("two unplaceable tiles in a row");
        }
        if self.bag.is_empty() {
            self.tally.hit("unplaceable tile at the very end");
            self.finish(EndReason::NothingFits);
        }
    }

    /// Follows an action of the seat to act.
    pub(crate) fn play(&mut self, action: Action) {
        self.notes.clear();
        match (action, self.wait) {
            (Action::Place { cell, rotation }, Wait::Lay(tile)) => {
                self.map.lay((cell.x().into(), cell.y().into()), tile, rotation.quarters());
                self.note_joined_boats();
                self.features = self.map.features(&self.album);
                self.note_placement();
                self.put_at = None;
                self.wait = Wait::Islander;
                if self.islander_actions().is_empty() {
                    self.evaluate();
                }
            }
            (Action::Put { segment }, Wait::Islander) => {
                let node = (self.map.laid.len() - 1, usize::from(segment.0));
                self.islanders.insert((self.active, node));
                self.put_at = Some(node);
                self.evaluate();
            }
            (Action::Back { spot }, Wait::Islander) => {
                let node = (usize::from(spot.tile), usize::from(spot.segment.0));
                self.note_taken_back(node);
                assert!(self.islanders.remove(&(self.active, node)), "nobody to take back");
                self.evaluate();
            }
            (Action::Skip, Wait::Islander) => self.evaluate(),
            (Action::Take { ship }, Wait::Choose(owner)) => {
                if self.win(owner, ship.0) {
                    self.award();
                }
            }
            (Action::Load { ship, payment }, Wait::Deliver) => {
                for kind in 0..3 {
                    self.wares[self.active][kind] -= u32::from(payment.0[kind]);
                }
                self.take_ship(self.active, ship.0);
                if self.ships.is_empty() {
                    if self.display.is_empty() {
                        self.tally.hit("last ship delivered to");
                    }
                    self.end_turn();
                } else {
                    self.wait = Wait::Ship(Refill::Delivery);
                }
            }
            (Action::Skip, Wait::Deliver) => self.end_turn(),
            _ => panic!("{action:?} while waiting for {:?}", self.wait),
        }
    }

    /// A seat takes a face-up ship.
    fn take_ship(&mut self, seat: usize, ship: u8) {
        let place = self.display.iter().position(|&shown| shown == ship).expect("the ship lies face up");
        self.display.remove(place);
        *self.taken[seat].entry(ship).or_default() += 1;
    }

    /// The delivery step, if there is anything to decide in it.
    fn delivery_step(&mut self) {
        self.wait = Wait::Deliver;
        if self.deliveries().is_empty() {
            self.end_turn();
        }
    }

    /// SS-40.
    fn end_turn(&mut self) {
        if self.bag.is_empty() {
            self.finish(EndReason::LastTile);
        } else if self.display.is_empty() && self.ships.is_empty() {
            self.finish(EndReason::LastShip);
        } else {
            self.active = (self.active + 1) % self.seats;
            self.wait = Wait::Tile;
        }
    }

    /// The reasons that hold when the game is over: the last tile and the last ship may go in one turn.
    pub(crate) fn end_reasons(&self) -> Vec<EndReason> {
        let Wait::Nothing(reason) = self.wait else { return Vec::new() };
        let mut reasons = vec![reason];
        if reason == EndReason::LastTile && self.display.is_empty() && self.ships.is_empty() {
            reasons.push(EndReason::LastShip);
        }
        reasons
    }

    /// Whether a tile lies on the cell.
    pub(crate) fn has_tile(&self, cell: Cell) -> bool {
        self.map.on((cell.x().into(), cell.y().into())).is_some()
    }

    /// The kind of a laid part.
    pub(crate) fn kind(&self, node: Node) -> FeatureKind {
        self.map.part(&self.album, node).kind()
    }

    /// A seat by number.
    pub(crate) fn seat(number: usize) -> Seat {
        Seat::new(number as u8).expect("at most five seats")
    }
}

/// Takes one thing out of a stack.
fn take_one(stack: &mut BTreeMap<u8, u32>, what: u8) {
    let left = stack.get_mut(&what).expect("it is in the stack");
    *left -= 1;
    if *left == 0 {
        stack.remove(&what);
    }
}

/// SS-31: whether these wares are exactly what is demanded.
fn fulfils(wares: [u8; 3], demand: Demand) -> bool {
    let mut sorted = wares;
    sorted.sort_unstable();
    match demand {
        Demand::Named(named) => named.0 == wares,
        Demand::Any(n) => wares.iter().map(|&n| u32::from(n)).sum::<u32>() == u32::from(n),
        Demand::Same(n) => sorted == [0, 0, n],
        Demand::Pair(one, other) => sorted == [0, one.min(other), one.max(other)],
    }
}
