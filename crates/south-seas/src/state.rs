//! One table, and the contract fulfilled.

use std::hash::{Hash, Hasher};
use std::ops::{ControlFlow, RangeInclusive};

use atoll_core::{Audience, Bag, Game, Illegal, MAX_SEATS, Outcome, Rng, ScoreLine, Seat, SetupError, Sink, Turn};

use crate::components::{FeatureKind, ShipId, TileId};
use crate::index::{Index, Parts, spot};
use crate::{Action, Cell, Draw, Event, Facts, Options, Phase, Placed, Site, Spot, View, Ware, Wares, law};

/// The tile stack.
pub const TILES: Bag = Bag(0);
/// The ship stack.
pub const SHIPS: Bag = Bag(1);

/// A table of South Seas. Two states are equal if their facts are.
#[derive(Debug)]
pub struct State {
    pub(crate) facts: Facts,
    pub(crate) index: Index,
}

impl Clone for State {
    // The derived implementation copies each half once more on the way.
    #[inline]
    fn clone(&self) -> Self {
        Self { facts: self.facts.clone(), index: self.index }
    }
}

const _: () = assert!(size_of::<State>() <= 16 * 1024, "a state is copied for every world a bot imagines");

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.facts == other.facts
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.facts.hash(state);
    }
}

/// A feature as a whole, for evaluation functions and views.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureSummary {
    /// What it is.
    pub kind: FeatureKind,
    /// Symbols that count (SS-17, SS-22).
    pub symbols: u16,
    /// Connections that face an empty cell; for a market, missing neighbours. Zero: complete.
    pub open: u16,
    /// Islanders on it, by seat.
    pub islanders: [u8; MAX_SEATS],
}

impl State {
    /// Everything that matters about the table.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The feature a laid part belongs to.
    pub fn feature(&self, spot: Spot) -> FeatureSummary {
        let feature = self.index.feature(self.index.root(self.index.part(spot)));
        FeatureSummary {
            kind: feature.kind(),
            symbols: feature.symbols(),
            open: feature.open(),
            islanders: std::array::from_fn(|seat| feature.islanders(seat)),
        }
    }

    /// Whether two laid parts belong to one feature.
    pub fn is_same_feature(&self, one: Spot, other: Spot) -> bool {
        self.index.root(self.index.part(one)) == self.index.root(self.index.part(other))
    }

    /// The empty cells beside a tile, with how many of the tiles left in the stack fit there.
    pub fn open_cells(&self) -> Vec<(Cell, u32)> {
        let bag = &self.facts.bag;
        let fitting = |signature| {
            bag.iter().filter(|tile| self.facts.components.patterns(**tile).fit(signature).count() > 0).count() as u32
        };
        let mut cells: Vec<(Cell, u32)> =
            self.index.open.iter().map(|(cell, signature)| (cell, fitting(signature))).collect();
        cells.sort_unstable();
        cells
    }

    /// The kind of a laid part.
    pub(crate) fn kind(&self, at: Spot) -> FeatureKind {
        self.facts.components.tile(self.facts.tiles[usize::from(at.tile)].tile).segments[usize::from(at.segment.0)].kind
    }

    /// Where a laid part is on the map.
    pub(crate) fn site(&self, at: Spot) -> Site {
        Site { cell: self.facts.tiles[usize::from(at.tile)].cell, segment: at.segment }
    }

    /// The number of the tile just laid.
    pub(crate) fn last_tile(&self) -> u8 {
        self.facts.tiles.len() as u8 - 1
    }

    /// The parts of the tile just laid that are the first of their feature (SS-11).
    pub(crate) fn new_features(&self) -> impl Iterator<Item = Spot> + '_ {
        let tile = self.last_tile();
        let parts = self.index.base(tile)..self.index.base(tile + 1);
        (0..parts.len()).map(move |part| spot(tile, part)).filter(|&spot| self.index.is_first(spot))
    }
}

// Playouts call these in a loop: inlined, the result of one is never stored and loaded again for the next. In a program
// with many callers the compiler would not do it by itself.
impl Game for State {
    const ID: &'static str = "south-seas";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// Each tile is drawn once and brings at most a placement, an islander decision and a delivery; each ship is drawn
    /// once and chosen at most once.
    const MAX_STEPS: usize = 73 * 4 + 24 * 2;

    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;

    fn set_up(options: &Options, seats: u8, _revision: u32) -> Result<Self, SetupError> {
        Self::fresh(options, seats)
    }

    fn seats(&self) -> u8 {
        self.facts.seats
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.facts.phase {
            Phase::Draw => Turn::Chance(TILES),
            Phase::SetUp | Phase::RefillMarket | Phase::RefillDelivery => Turn::Chance(SHIPS),
            Phase::Place | Phase::Islander | Phase::Deliver => Turn::Seat(self.facts.active),
            Phase::Choose(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn for_each_legal(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.facts.phase {
            Phase::Place => self.placements(f),
            Phase::Islander => {
                self.islander_options().try_for_each(&mut f)?;
                f(Action::Skip)
            }
            Phase::Choose(_) => self.best_ships().iter().try_for_each(|&ship| f(Action::Take { ship })),
            Phase::Deliver => {
                self.deliveries(&mut f)?;
                f(Action::Skip)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn count_legal(&self) -> u32 {
        match self.facts.phase {
            Phase::Place => self.index.open.fits().into(),
            Phase::Islander => self.count_islander_options() + 1,
            Phase::Choose(_) => self.best_ships().len() as u32,
            Phase::Deliver => self.count_deliveries() + 1,
            _ => 0,
        }
    }

    #[inline(always)]
    fn nth_legal(&self, n: u32) -> Option<Action> {
        match self.facts.phase {
            Phase::Place => self.nth_placement(n),
            Phase::Islander => Some(self.nth_islander_option(n as usize).unwrap_or(Action::Skip)),
            Phase::Choose(_) => self.best_ships().get(n as usize).map(|&ship| Action::Take { ship }),
            Phase::Deliver => Some(self.nth_delivery(n).unwrap_or(Action::Skip)),
            _ => None,
        }
    }

    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { cell, rotation } => self.check_place(cell, rotation),
            Action::Put { segment } => self.check_put(segment),
            Action::Back { spot } => self.check_back(spot),
            Action::Take { ship } => self.check_take(ship),
            Action::Load { ship, payment } => self.check_load(ship, payment),
            Action::Skip => self.check_skip(),
        }
    }

    #[inline(always)]
    fn play(&mut self, action: Action, out: &mut impl Sink<Event>) {
        match action {
            Action::Place { cell, rotation } => self.place(cell, rotation, out),
            Action::Put { segment } => self.put(segment, out),
            Action::Back { spot } => self.take_back(spot, out),
            Action::Take { ship } => self.choose(ship, out),
            Action::Load { ship, payment } => self.load(ship, payment, out),
            Action::Skip => self.skip(out),
        }
    }

    fn draws(&self, mut f: impl FnMut(Draw, u32)) {
        match self.turn() {
            Turn::Chance(TILES) => {
                let mut rest = &self.facts.bag[..];
                while let [first, ..] = rest {
                    let count = rest.iter().take_while(|tile| *tile == first).count();
                    f(Draw::Tile(*first), count as u32);
                    rest = &rest[count..];
                }
            }
            Turn::Chance(_) => {
                for (index, &count) in self.facts.stack.iter().enumerate().filter(|&(_, &count)| count > 0) {
                    f(Draw::Ship(ShipId(index as u8)), count.into());
                }
            }
            _ => {}
        }
    }

    #[inline(always)]
    fn draw_total(&self) -> u32 {
        match self.turn() {
            Turn::Chance(TILES) => self.facts.bag.len() as u32,
            Turn::Chance(_) => self.facts.stack_total(),
            _ => 0,
        }
    }

    #[inline(always)]
    fn nth_draw(&self, n: u32) -> Option<Draw> {
        match self.turn() {
            Turn::Chance(TILES) => self.facts.bag.get(n as usize).map(|&tile| Draw::Tile(tile)),
            Turn::Chance(_) => {
                let stack = self.facts.stack.iter().enumerate();
                let ships = stack.map(|(index, &count)| (Draw::Ship(ShipId(index as u8)), u32::from(count)));
                atoll_core::pick_weighted(ships, n)
            }
            _ => None,
        }
    }

    #[inline(always)]
    fn settle(&mut self, draw: Draw, out: &mut impl Sink<Event>) {
        match draw {
            Draw::Tile(tile) => self.draw_tile(tile, out),
            Draw::Ship(ship) => self.turn_up_ship(ship, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.facts.phase == Phase::Over).then(|| {
            let scores: Vec<i32> = Seat::all(self.facts.seats).map(|seat| self.facts.score(seat) as i32).collect();
            Outcome::by_score(&scores)
        })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View { viewer, facts: self.facts.clone() }
    }

    fn imagine(view: &View, _rng: &mut impl Rng) -> Self {
        Self::from_facts(view.facts.clone())
    }

    fn audience(_event: &Event) -> Audience {
        Audience::All
    }

    fn score_lines(event: &Event, mut f: impl FnMut(ScoreLine)) {
        match *event {
            Event::Gained { seat, ware, amount, rule, .. } => {
                f(ScoreLine { seat, unit: ware.plural(), amount: amount.into(), rule });
            }
            Event::ShipWon { seat, value, .. } => {
                f(ScoreLine { seat, unit: "points", amount: value.into(), rule: law(27) });
            }
            Event::ShipDelivered { seat, value, payment, .. } => {
                for ware in Ware::ALL {
                    if payment.of(ware) > 0 {
                        let amount = -i32::from(payment.of(ware));
                        f(ScoreLine { seat, unit: ware.plural(), amount, rule: law(31) });
                    }
                }
                f(ScoreLine { seat, unit: "points", amount: value.into(), rule: law(30) });
            }
            Event::WaresCounted { seat, points, .. } => {
                f(ScoreLine { seat, unit: "points", amount: points as i32, rule: law(42) });
            }
            _ => {}
        }
    }

    fn holdings(&self, mut f: impl FnMut(Seat, &'static str, i32)) {
        for seat in Seat::all(self.facts.seats) {
            f(seat, "points", self.facts.score(seat) as i32);
            for ware in Ware::ALL {
                f(seat, ware.plural(), self.facts.wares[seat.index()][ware as usize] as i32);
            }
        }
    }

    fn is_conserved(&self) -> bool {
        let facts = &self.facts;
        let set = &facts.components;
        let tiles = (0..set.tiles.len()).all(|index| {
            let id = TileId(index as u8);
            let placed = facts.tiles.iter().filter(|laid| laid.tile == id).count();
            let elsewhere =
                facts.bag.iter().chain(facts.removed.iter()).chain(&facts.drawn).filter(|&&tile| tile == id);
            placed + elsewhere.count() == usize::from(set.tiles[index].count)
        });
        let ships = (0..set.ships.len()).all(|index| {
            let shown = facts.display.iter().flatten().filter(|ship| usize::from(ship.0) == index).count();
            let taken: usize = facts.taken.iter().map(|ships| usize::from(ships[index])).sum();
            shown + taken + usize::from(facts.stack[index]) == usize::from(set.ships[index].count)
        });
        tiles && ships
    }
}

impl State {
    /// Rebuilds a table from facts that are known to be consistent, such as those of a view.
    pub(crate) fn from_facts(facts: Facts) -> Self {
        let mut index = Index::new();
        for number in 0..facts.tiles.len() as u8 {
            index.lay(&facts.components, &facts.tiles, number);
        }
        let mut state = Self { facts, index };
        state.uncount_covered_fish();
        for seat in 0..MAX_SEATS {
            for &at in state.facts.islanders[seat].iter() {
                let part = state.index.part(at);
                state.index.add_islander(part, seat);
            }
        }
        // Which parts are free depends on the islanders, which came after the tiles.
        state.index.find_new_parts(state.last_tile());
        if let (Phase::Place, Some(tile)) = (state.facts.phase, state.facts.drawn) {
            state.index.open.count_fits(state.facts.components.patterns(tile));
        }
        state
    }

    /// SS-22: covered fish never count again.
    fn uncount_covered_fish(&mut self) {
        for number in 0..self.facts.tiles.len() as u8 {
            let Placed { tile, covered, .. } = self.facts.tiles[usize::from(number)];
            for part in Parts(covered).iter() {
                let symbols = self.facts.components.tile(tile).segments[part].symbols;
                self.uncount_fish(spot(number, part), symbols);
            }
        }
    }

    /// SS-22: a part's fish, so many, count no longer; they are marked as covered.
    pub(crate) fn uncount_fish(&mut self, at: Spot, fish: u8) {
        let root = self.index.root(self.index.part(at));
        self.index.feature_mut(root).uncount(fish);
        let Placed { tile, covered, .. } = self.facts.tiles[usize::from(at.tile)];
        for (tiles, &parts) in self.index.fish.iter_mut().zip(&self.facts.components.plain(tile).fish) {
            if parts & !covered == 0 {
                tiles.remove(at.tile);
            }
        }
    }

    /// Wares of a seat packed one to a byte for comparison with payments; larger amounts than a byte of 127 are cut,
    /// which is more than any ship demands.
    pub(crate) fn packed_wares(&self, seat: Seat) -> u32 {
        let [bananas, shells, fish] = self.facts.wares[seat.index()].map(|n| n.min(127) as u8);
        u32::from_le_bytes([bananas, shells, fish, 0])
    }

    /// Whether a seat owns these wares.
    pub(crate) fn owns(&self, seat: Seat, wares: Wares) -> bool {
        let owned = &self.facts.wares[seat.index()];
        Ware::ALL.into_iter().all(|ware| owned[ware as usize] >= u32::from(wares.of(ware)))
    }
}
