//! Maori: the exact score as things stand, islands that can still be finished, boats, shells, the storage, the own ship.

mod features;

use std::sync::OnceLock;

use atoll_core::{Game, Seat};
use maori::{Bay, BoardId, Mode, Options, Phase, Score, Spaces, State};

use self::features::{FEATURES, describe};
use super::{Row, best_estimate, shipped};
use crate::{Evaluate, Feature, Network, Search};

/// What a further boat is worth as range, and up to how many.
const RANGE: (f32, f32) = (0.45, 6.0);
/// What a shell is worth to pay with, and up to how many.
const PURSE: (f32, f32) = (0.3, 7.0);
/// How much the lead in boats or shells changes the chance of having the majority at the end, for each piece.
const LEAD: f32 = 0.17;
/// The chance that a loose end which can go on is closed in time, early in the game.
const CLOSED: f32 = 0.85;
/// How much of the best opponent's value counts against one's own.
const RIVALRY: f32 = 0.3;

impl Evaluate for State {
    const FEATURES: &'static [Feature] = FEATURES;
    const SPREAD: f32 = 8.0;
    const ALIKE: f32 = 0.9;
    const SEARCH: Search = Search::Tree { played_out: 0.0 };

    fn evaluate(&self, seat: Seat) -> f32 {
        self.estimate(seat, seat) - RIVALRY * best_estimate(self, seat)
    }

    fn estimate(&self, seat: Seat, _viewer: Seat) -> f32 {
        let score = &self.scores()[seat.index()];
        if self.phase() == Phase::Over {
            // Equal points are separated by shells (MA-38).
            return f32::from(score.total()) + 0.01 * f32::from(self.bay(seat).shells());
        }
        worth(self, seat, score)
    }

    /// Looks at its own board alone: what lies there, and what may still be finished, but not as well as it should; neither
    /// the shells it spends, nor who leads in boats and shells, nor the others.
    fn novice(&self, seat: Seat) -> f32 {
        let bay = self.bay(seat);
        let mut value = -(self.waters().without(bay.laid()).len() as f32);
        self.islands(bay, |island| {
            let points = f32::from(island.palms * island.each());
            value += match (island.is_finished, self.loose_ends(bay, &island).any(|end| end.is_none())) {
                (true, _) => points + 2.0,
                (false, true) => -(island.spaces.len() as f32),
                (false, false) => 0.6 * points,
            };
        });
        value
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        describe(self, seat, &mut Row::new(out));
    }

    fn network() -> Option<&'static Network> {
        static NETWORK: OnceLock<Option<Network>> = OnceLock::new();
        shipped(&NETWORK, include_bytes!("../../../weights/maori.bin"), FEATURES.len())
    }

    fn steps_left(&self) -> Option<u32> {
        // In the last round everybody who has not moved has one turn of at most four steps.
        let filled = self.filled()?;
        let waiting = Seat::all(self.seats()).filter(|&seat| !has_moved(self, filled, seat)).count() as u32;
        Some(waiting * 4 + 2)
    }

    fn training_options(n: u64) -> Options {
        const MODES: [Mode; 3] = [Mode::Basic, Mode::Advanced, Mode::Pro];
        const BOARDS: [BoardId; 6] = [BoardId::A, BoardId::A, BoardId::A, BoardId::Reef, BoardId::B, BoardId::C];
        Options { mode: MODES[(n % 3) as usize], board: BOARDS[(n / 3 % 6) as usize], ..Options::default() }
    }
}

/// A seat's expected final points.
fn worth(state: &State, seat: Seat, score: &Score) -> f32 {
    let bay = state.bay(seat);
    let seats = || Seat::all(state.seats());
    let empty = |seat| state.waters().without(state.bay(seat).laid()).len() as f32;
    // Turns until somebody may have filled a board; with the last round on, only those that are still to act have one.
    let soonest = seats().map(empty).fold(f32::INFINITY, f32::min);
    let is_done = state.filled().is_some_and(|filled| has_moved(state, filled, seat));
    let turns = if is_done { 0.0 } else { soonest.max(0.5) };
    let time = (turns / 7.0).min(1.0);

    let mut value = f32::from(score.palms + score.wreaths);
    value -= empty(seat) * (1.0 - 0.6 * time);
    let (mut ends, mut hopeless) = (Spaces::EMPTY, 0.0);
    state.islands(bay, |island| {
        if island.is_finished {
            return;
        }
        let mut chance = 1.0;
        for end in state.loose_ends(bay, &island) {
            match end {
                Some(space) => {
                    // One tile can close two islands only if they lie in line.
                    chance *=
                        if ends.has(space) { 0.4 * CLOSED } else { CLOSED } * time.min(turns / (turns + 1.0) * 1.6);
                    ends.insert(space);
                }
                None => chance = 0.0,
            }
        }
        let palms = f32::from(island.palms * island.each());
        let wreaths = island.wreaths.len() as f32 * 10.0;
        value += chance * (palms + wreaths + 0.5);
        // What is not finished is removed and leaves holes.
        hopeless += (1.0 - chance) * island.spaces.len() as f32;
    });
    value -= hopeless * (1.0 - 0.4 * time);

    let best =
        |count: fn(&Bay) -> u8| seats().filter(|&other| other != seat).map(|other| count(state.bay(other))).max();
    let majority = |own: u8, other: Option<u8>| {
        let lead = f32::from(own) - f32::from(other.unwrap_or(0));
        // The less time is left, the surer the comparison.
        (0.5 + (LEAD / (0.25 + 0.75 * time)) * (lead + 0.5)).clamp(0.0, 1.0) * f32::from(own)
    };
    let (boats, shells) = (f32::from(bay.boats()), f32::from(bay.shells()));
    value += majority(bay.boats(), best(Bay::boats)) + RANGE.0 * boats.min(RANGE.1) * time;
    value += majority(bay.shells(), best(Bay::shells)) + PURSE.0 * shells.min(PURSE.1) * time;
    if let Some(tile) = bay.stored() {
        let kind = state.components().tile(tile);
        value += time * (0.4 + 0.6 * f32::from(kind.palms) + 0.8 * f32::from(kind.boats + u8::from(kind.hut)));
    }
    if let Some(ship) = bay.ship() {
        // MA-40: what lies beside the own ship can be laid on for free.
        let around = Spaces::only(ship).around() & state.waters().without(bay.laid());
        let closable = (around & ends).len() as f32;
        value += time * (0.12 * around.len() as f32 + 0.6 * closable.min(3.0));
        if around.is_empty() {
            value -= 1.5 * time;
        }
    }
    value
}

/// MA-30: whether a seat has had its turn in the last round, or is having it.
fn has_moved(state: &State, filled: Seat, seat: Seat) -> bool {
    let seats = state.seats();
    let place = |seat: Seat| (seat.index() as u8 + seats - filled.index() as u8) % seats;
    let own = place(seat);
    own == 0
        || own < place(state.active())
        || (seat == state.active() && !matches!(state.phase(), Phase::Move | Phase::Act))
}
