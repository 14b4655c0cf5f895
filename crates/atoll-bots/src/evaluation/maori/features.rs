//! What tells Maori's learned value of a position: points as things stand, islands that can still be finished, what the
//! explorer will reach, boats, shells, the storage, the own ship.

use atoll_core::{Game, Seat};
use maori::{Bay, BoardId, Island, Mode, Phase, Side, Space, Spaces, State, TileKind};

use super::{has_moved, worth};
use crate::Feature;
use crate::evaluation::{Row, feature, ranged, reason};

/// What [`describe`] writes, in its order.
pub(super) const FEATURES: &[Feature] = &[
    feature("seats", "seats at the table beyond two", 3.0),
    feature("advanced", "1 in the advanced game", 1.0),
    feature("pro", "1 in the pro game", 1.0),
    feature("reef", "1 on the reef side", 1.0),
    feature("turns", "empty spaces of the fullest board", 20.0),
    feature("stack", "tiles left in the stack", 97.0),
    feature("last-round", "1 once a board has been filled", 1.0),
    feature("done", "1 if the seat has no turn left", 1.0),
    feature("wait", "turns of others before the seat's next turn", 4.0),
    feature("mine-move", "1 if it is to move the explorer", 1.0),
    feature("mine-act", "1 if it is to act", 1.0),
    feature("take-palms", "most palms on a tile it can take now, a hut counting two", 6.0),
    feature("take-free", "the same of the nearest tile", 6.0),
    feature("take-boat", "1 if it can take a tile with a boat", 1.0),
    feature("take-shells", "most shells on a tile it can take", 4.0),
    feature("take-close", "points of the best unfinished island that a tile it can take now would finish", 30.0),
    feature("take-wreath", "1 if such a tile would complete a wreath", 1.0),
    feature("take-cost", "shells that the dearest of these tiles would cost", 3.0),
    feature(
        "next-close",
        "if it moves the explorer next: the same for the tiles it can reach then, less the shells it costs",
        30.0,
    ),
    feature("next-wreath", "1 if such a tile would complete a wreath", 1.0),
    feature("next-palms", "most palms on a tile it can reach then, a hut counting two, less the shells it costs", 6.0),
    feature("next-boat", "1 if a tile with a boat is among them", 1.0),
    feature("next-shells", "most shells on such a tile, less the shells it costs", 4.0),
    feature("next-free", "different tiles it can reach then without paying, at most 8", 8.0),
    reason("deny-close", "if another seat moves next: the same for that seat", 30.0, "maori-reason-deny"),
    feature("deny-wreath", "1 if such a tile would complete a wreath", 1.0),
    reason("deny-palms", "most palms on a tile that it can reach, less the shells it costs", 6.0, "maori-reason-deny"),
    feature("deny-boat", "1 if a tile with a boat is among them", 1.0),
    feature("deny-shells", "most shells on such a tile, less the shells it costs", 4.0),
    feature("deny-free", "different tiles it can reach without paying, at most 8", 8.0),
    feature("closers", "shown tiles that would close one of its islands with one loose end", 16.0),
    feature("rival-closers", "the same for the strongest other seat", 16.0),
    // The seat itself.
    reason("palms", "points for its palms if the game ended now", 60.0, "maori-reason-palms"),
    reason("wreaths", "points for its wreaths if the game ended now", 40.0, "maori-reason-wreaths"),
    reason("boat-points", "points for boats if the game ended now", 15.0, "maori-reason-boats"),
    reason("shell-points", "points for shells if the game ended now", 30.0, "maori-reason-shells"),
    reason("empty", "empty spaces", 20.0, "maori-reason-fill"),
    reason("boats", "boats that it shows", 15.0, "maori-reason-boats"),
    reason("shells", "shells, at most 12", 12.0, "maori-reason-shells"),
    Feature {
        name: "boat-lead",
        about: "its boats minus the most of another seat, from −6 to 6",
        range: (-6.0, 6.0),
        reason: Some("maori-reason-boats"),
    },
    Feature {
        name: "shell-lead",
        about: "its shells minus the most of another seat, from −8 to 8",
        range: (-8.0, 8.0),
        reason: Some("maori-reason-shells"),
    },
    reason("open-palms", "points its unfinished islands with one loose end would bring", 40.0, "maori-reason-open"),
    feature("open-palms-late", "the same if at most five turns are left", 40.0),
    feature("open-palms-two", "points its unfinished islands with two loose ends would bring", 40.0),
    reason("open-wreath", "half wreaths at loose ends that can be joined", 8.0, "maori-reason-wreath-half"),
    reason("lost", "spaces of islands that cannot be finished as things lie", 20.0, "maori-reason-lost"),
    reason("open-spaces", "spaces of islands that are unfinished but can be finished", 20.0, "maori-reason-open"),
    feature("open-ends", "empty spaces where an island goes on", 20.0),
    feature("clash", "such spaces that two islands want across each other", 10.0),
    reason("open-hut", "unfinished islands with a hut that can be finished", 8.0, "maori-reason-hut"),
    feature("stored-palms", "palms on the stored tile, a hut counting two", 6.0),
    feature("stored-other", "boats and shells on the stored tile", 4.0),
    feature("stored", "1 if the storage is full", 1.0),
    feature("stored-close", "1 if the stored tile would finish an island", 1.0),
    reason("ship-room", "empty spaces next to the own ship, at most 8", 8.0, "maori-reason-ship"),
    feature("ship-stuck", "1 if there is none", 1.0),
    reason("ship-ends", "loose ends next to the own ship", 6.0, "maori-reason-ship"),
    // The strongest other seat.
    ranged("rival-points", "points of the strongest other seat if the game ended now", (-20.0, 120.0)),
    feature("rival-palms", "of these for palms and wreaths", 80.0),
    feature("rival-empty", "its empty spaces", 20.0),
    feature("rival-boats", "its boats", 15.0),
    feature("rival-shells", "its shells, at most 12", 12.0),
    feature("rival-open-palms", "points its unfinished islands with one loose end would bring", 40.0),
    feature("rival-open-two", "points its unfinished islands with two loose ends would bring", 40.0),
    feature("rival-lost", "spaces of its islands that cannot be finished", 20.0),
    feature("rival-done", "1 if it has no turn left", 1.0),
    feature("rival-ship-room", "empty spaces next to its own ship", 8.0),
    feature("others-boats", "most boats of another seat", 15.0),
    feature("others-shells", "most shells of another seat, at most 12", 12.0),
    ranged("estimate", "its final points as the hand-made evaluation expects them", (-60.0, 300.0)),
    ranged("rival-estimate", "the same of the other seat that may expect most", (-60.0, 300.0)),
];

pub(super) fn describe(state: &State, seat: Seat, row: &mut Row) {
    let seats = || Seat::all(state.seats());
    let empty = |seat| state.waters().without(state.bay(seat).laid()).len() as f32;
    let scores = state.scores();
    let turns = seats().map(empty).fold(f32::INFINITY, f32::min);
    let is_done = |seat| state.filled().is_some_and(|filled| has_moved(state, filled, seat));
    let is_mine = state.active() == seat;
    let is_before = matches!(state.phase(), Phase::Place | Phase::Move | Phase::Act);
    let behind = (state.seats() + seat.index() as u8 - state.active().index() as u8) % state.seats();

    row.push(f32::from(state.seats()) - 2.0);
    row.push(f32::from(state.mode() == Mode::Advanced));
    row.push(f32::from(state.mode() == Mode::Pro));
    row.push(f32::from(state.board_kind().id == BoardId::Reef));
    row.push(turns);
    row.push(state.stack_total() as f32);
    row.push(f32::from(state.filled().is_some()));
    row.push(f32::from(is_done(seat)));
    row.push(f32::from(if is_mine && !is_before { state.seats() - 1 } else { behind }));
    row.push(f32::from(is_mine && state.phase() == Phase::Move));
    row.push(f32::from(is_mine && state.phase() == Phase::Act));

    let bay = state.bay(seat);
    let own = Shores::of(state, bay);
    offers(state, bay, &own, is_mine && state.phase() == Phase::Act, row);
    let rival =
        seats().filter(|&other| other != seat).max_by_key(|other| scores[other.index()].total()).unwrap_or(seat);
    let theirs = state.bay(rival);
    let shores = Shores::of(state, theirs);
    let mover = mover(state);
    let offered = if mover == seat {
        prospects(state, bay, &own)
    } else if mover == rival {
        prospects(state, theirs, &shores)
    } else {
        prospects(state, state.bay(mover), &Shores::of(state, state.bay(mover)))
    };
    for is_own in [true, false] {
        offered.into_iter().for_each(|value| row.push(if is_own == (mover == seat) { value } else { 0.0 }));
    }
    for shores in [&own, &shores] {
        let shown = (0..16).filter_map(|place| state.shown(place)).map(|tile| state.components().tile(tile));
        row.push(shown.filter(|kind| shores.closed_by(kind).is_some()).count() as f32);
    }

    let score = &scores[seat.index()];
    let most = |count: fn(&Bay) -> u8| {
        f32::from(seats().filter(|&other| other != seat).map(|other| count(state.bay(other))).max().unwrap_or(0))
    };
    let (boats, shells) = (f32::from(bay.boats()), f32::from(bay.shells()));
    row.push(f32::from(score.palms));
    row.push(f32::from(score.wreaths));
    row.push(f32::from(score.boats));
    row.push(f32::from(score.shells));
    row.push(empty(seat));
    row.push(boats);
    row.push(shells.min(12.0));
    row.push((boats - most(Bay::boats)).clamp(-6.0, 6.0));
    row.push((shells - most(Bay::shells)).clamp(-8.0, 8.0));
    row.push(own.one);
    row.push(if turns <= 5.0 { own.one } else { 0.0 });
    row.push(own.two);
    row.push(own.halves);
    row.push(own.lost);
    row.push(own.open_spaces);
    row.push(own.ends.len() as f32);
    row.push(own.clashes);
    row.push(own.huts);
    let stored = bay.stored().map(|tile| state.components().tile(tile));
    row.push(stored.map_or(0.0, palms));
    row.push(stored.map_or(0.0, |kind| f32::from(kind.boats + kind.shells)));
    row.push(f32::from(stored.is_some()));
    row.push(f32::from(stored.is_some_and(|kind| own.closed_by(kind).is_some())));
    let around = room(state, bay);
    row.push(around.map_or(0.0, |room| room.len() as f32));
    row.push(f32::from(around.is_some_and(Spaces::is_empty)));
    row.push(around.map_or(0.0, |room| (room & own.ends).len() as f32));

    let score = &scores[rival.index()];
    row.push(f32::from(score.total()));
    row.push(f32::from(score.palms + score.wreaths));
    row.push(empty(rival));
    row.push(f32::from(theirs.boats()));
    row.push(f32::from(theirs.shells()).min(12.0));
    row.push(shores.one);
    row.push(shores.two);
    row.push(shores.lost);
    row.push(f32::from(is_done(rival)));
    row.push(room(state, theirs).map_or(0.0, |room| room.len() as f32));
    row.push(most(Bay::boats));
    row.push(most(Bay::shells).min(12.0));
    let estimate = |seat: Seat| worth(state, seat, &scores[seat.index()]);
    row.push(estimate(seat));
    row.push(seats().filter(|&other| other != seat).map(estimate).fold(f32::NEG_INFINITY, f32::max));
}

/// A tile's palms, a hut counting two.
fn palms(kind: &TileKind) -> f32 {
    f32::from(kind.palms) + if kind.hut { 2.0 } else { 0.0 }
}

/// The empty spaces next to the own ship, if there is one on the board.
fn room(state: &State, bay: &Bay) -> Option<Spaces> {
    bay.ship().map(|ship| Spaces::only(ship).around() & state.waters().without(bay.laid()))
}

/// An empty space where an island with no other loose end goes on.
#[derive(Clone, Copy)]
struct LooseEnd {
    /// The side of the space that faces the island.
    side: Side,
    /// What the island would bring in points.
    points: f32,
    /// Whether a half wreath waits at the edge.
    has_half: bool,
}

impl LooseEnd {
    /// Whether an end piece of this kind would close it.
    fn is_closed_by(&self, kind: &TileKind) -> bool {
        kind.open.count_ones() == 1 && (kind.palms == 0 || kind.open == self.side.bit())
    }
}

/// What is unfinished on a board.
struct Shores {
    one: f32,
    two: f32,
    halves: f32,
    lost: f32,
    open_spaces: f32,
    huts: f32,
    clashes: f32,
    ends: Spaces,
    loose: [LooseEnd; 20],
    count: usize,
}

impl Shores {
    fn of(state: &State, bay: &Bay) -> Self {
        let none = LooseEnd { side: Side::North, points: 0.0, has_half: false };
        let mut shores = Self {
            one: 0.0,
            two: 0.0,
            halves: 0.0,
            lost: 0.0,
            open_spaces: 0.0,
            huts: 0.0,
            clashes: 0.0,
            ends: Spaces::EMPTY,
            loose: [none; 20],
            count: 0,
        };
        state.islands(bay, |island| {
            if !island.is_finished {
                shores.add(state, bay, &island);
            }
        });
        shores
    }

    /// The most valuable island with one loose end that a tile of this kind would close.
    fn closed_by(&self, kind: &TileKind) -> Option<&LooseEnd> {
        let ends = self.loose[..self.count].iter().filter(|end| end.is_closed_by(kind));
        ends.max_by(|a, b| a.points.total_cmp(&b.points))
    }

    fn add(&mut self, state: &State, bay: &Bay, island: &Island) {
        let mut ends = [None; 2];
        let mut count = 0;
        for end in state.loose_ends(bay, island) {
            let Some(space) = end else {
                self.lost += island.spaces.len() as f32;
                return;
            };
            ends[count] = Some(space);
            count += 1;
        }
        let points = f32::from(island.palms * island.each()) + 10.0 * island.wreaths.len() as f32;
        *if count == 1 { &mut self.one } else { &mut self.two } += points;
        self.open_spaces += island.spaces.len() as f32;
        self.huts += f32::from(island.has_hut);
        for space in ends.into_iter().flatten() {
            let side =
                Side::ALL.into_iter().find(|&side| space.beyond(side).is_some_and(|next| island.spaces.has(next)));
            let Some(side) = side else { continue };
            let has_half = has_half(state, bay, space, side);
            self.halves += f32::from(has_half);
            self.clashes += f32::from(self.ends.has(space));
            self.ends.insert(space);
            if count == 1 && self.count < self.loose.len() {
                self.loose[self.count] = LooseEnd { side, points, has_half };
                self.count += 1;
            }
        }
    }
}

/// Whether the tile beyond this side of an empty space bears a half wreath at the edge between them.
fn has_half(state: &State, bay: &Bay, space: Space, side: Side) -> bool {
    let neighbour = space.beyond(side).and_then(|next| bay.tile(next));
    neighbour.is_some_and(|(tile, rotation)| {
        let wreath = state.components().tile(tile).wreath;
        let quarters = rotation.quarters();
        let turned = (wreath << quarters | wreath >> (4 - quarters)) & 15;
        turned & side.opposite().bit() != 0
    })
}

/// What the tiles that the seat can take now are good for.
fn offers(state: &State, bay: &Bay, own: &Shores, is_open: bool, row: &mut Row) {
    let mut best = [0.0f32; 7];
    if is_open {
        for (depth, (tile, _)) in state.takeable().into_iter().enumerate() {
            if depth > usize::from(bay.shells()) {
                break;
            }
            let kind = state.components().tile(tile);
            best[0] = best[0].max(palms(kind));
            best[1] = if depth == 0 { palms(kind) } else { best[1] };
            best[2] = best[2].max(f32::from(kind.boats > 0));
            best[3] = best[3].max(f32::from(kind.shells));
            if let Some(end) = own.closed_by(kind) {
                best[4] = best[4].max(end.points + palms(kind));
                best[5] = best[5].max(f32::from(end.has_half && kind.wreath != 0));
            }
            best[6] = depth as f32;
        }
    }
    best.into_iter().for_each(|value| row.push(value));
}

/// Who moves the explorer next.
fn mover(state: &State) -> Seat {
    let active = state.active();
    if matches!(state.phase(), Phase::Place | Phase::Move) {
        return active;
    }
    Seat::all(state.seats()).nth((active.index() + 1) % usize::from(state.seats())).unwrap_or(active)
}

/// What a seat that moves the explorer from here can reach, in the order of the features: points of an island it can finish,
/// a wreath, palms, a boat, shells, free tiles. Shells that it costs (MA-10, MA-12) are taken off.
fn prospects(state: &State, bay: &Bay, shores: &Shores) -> [f32; 6] {
    let mut best = [0.0f32; 6];
    let Some(explorer) = state.explorer() else { return best };
    let (boats, shells) = (bay.boats(), bay.shells());
    // The cheapest way to each place of the display.
    let mut prices = [u8::MAX; 16];
    for steps in 1..=boats.saturating_add(shells).min(16) {
        let mut price = steps.saturating_sub(boats);
        for &place in explorer.after(steps).line() {
            let Some(tile) = state.shown(usize::from(place)) else { continue };
            if price > shells || Some(tile) == state.components().volcano() {
                break;
            }
            let known = &mut prices[usize::from(place)];
            *known = price.min(*known);
            price += 1;
        }
    }
    for (place, price) in prices.into_iter().enumerate().filter(|&(_, price)| price < u8::MAX) {
        let Some(tile) = state.shown(place) else { continue };
        let kind = state.components().tile(tile);
        let price_points = f32::from(price);
        if let Some(end) = shores.closed_by(kind) {
            best[0] = best[0].max(end.points + palms(kind) - price_points);
            best[1] = best[1].max(f32::from(end.has_half && kind.wreath != 0));
        }
        best[2] = best[2].max(palms(kind) - price_points);
        best[3] = best[3].max(f32::from(kind.boats > 0));
        best[4] = best[4].max(f32::from(kind.shells) - price_points);
        best[5] += f32::from(price == 0);
    }
    best[5] = best[5].min(8.0);
    best
}
