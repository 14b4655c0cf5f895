//! The engine against the oracle, step by step, over random games with the built-in set and with small custom sets.
//!
//! `atoll_testkit::lockstep` tells how many games are played, and how to play one of them again.

mod compare;
mod oracle;

use std::sync::{Arc, OnceLock};

use atoll_components::Kept;
use atoll_core::{Game, Seat, Turn, below, random_draw};
use atoll_testkit::Ledger;
use atoll_testkit::lockstep::{Enough, Trace, follow};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use south_seas::{Action, Cell, Components, FeatureKind, Options, Retrieve, Rotation, State};

use oracle::{Album, Oracle, RARE, Tally};

/// Distinct custom sets; each is kept ready for other games once it was read, so there is a limit.
const SETS: u64 = 1024;

/// A component set, made ready.
struct Set {
    components: Kept<Components>,
    album: Arc<Album>,
    crowd: FeatureKind,
}

/// Sets are read when first needed; 0 is the built-in one.
struct Sets(Vec<OnceLock<Set>>);

impl Sets {
    fn get(&self, place: u64) -> &Set {
        self.0[place as usize].get_or_init(|| {
            let (components, crowd) = match place {
                0 => (Kept::default(), FeatureKind::Sea),
                _ => oracle::custom_set(place - 1),
            };
            let album = Arc::new(Album::new(&components));
            Set { components, album, crowd }
        })
    }
}

/// How a table plays. Uniform play seldom brings islanders together, so half of the custom games have habits.
#[derive(Clone, Copy)]
enum Habit {
    /// Every legal action is equally likely.
    Uniform,
    /// Tiles are laid close together and islanders stay; they go to parts of this kind if possible.
    Crowd(FeatureKind),
}

/// How much people with habits like to lay a tile here: close to many others, but every ninth cell is left empty until
/// nearly everything around it is laid. Closing such a hole completes several markets at once.
fn attraction(cell: Cell, oracle: &Oracle) -> usize {
    let (x, y) = (cell.x(), cell.y());
    let around = (-2..=2).flat_map(|dy| (-2..=2).map(move |dx| Cell::new(x + dx, y + dy)));
    let near = around.filter(|&cell| oracle.has_tile(cell)).count();
    let is_hole = x.rem_euclid(3) == 1 && y.rem_euclid(3) == 1;
    if is_hole && near < 22 { 0 } else { near }
}

/// Picks a legal action.
fn pick(state: &State, oracle: &Oracle, habit: Habit, rng: &mut Xoshiro256PlusPlus) -> Action {
    let uniform = |rng: &mut Xoshiro256PlusPlus| {
        let n = below(rng, state.count_legal());
        state.nth_legal(n).expect("n is below the count of legal actions")
    };
    let Habit::Crowd(kind) = habit else { return uniform(rng) };
    match uniform(rng) {
        Action::Place { cell: first, rotation } => {
            let attraction = |&(cell, _): &(Cell, Rotation)| attraction(cell, oracle);
            let places = (0..16).filter_map(|_| match uniform(rng) {
                Action::Place { cell, rotation } => Some((cell, rotation)),
                _ => None,
            });
            let (cell, rotation) = places.max_by_key(attraction).unwrap_or((first, rotation));
            Action::Place { cell, rotation }
        }
        first @ (Action::Put { .. } | Action::Back { .. } | Action::Skip) => {
            let suits = |action: &Action| match action {
                Action::Put { segment } => oracle.kind((oracle.map.laid.len() - 1, segment.0.into())) == kind,
                _ => false,
            };
            match state.legal().into_iter().find(suits) {
                Some(put) => put,
                None if matches!(first, Action::Back { .. }) && below(rng, 4) > 0 => Action::Skip,
                None => first,
            }
        }
        other => other,
    }
}

/// Plays the game with this seed: everything about it follows from the seed.
fn play(seed: u64, sets: &Sets) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let is_custom = seed % 2 == 1;
    let Set { components, album, crowd } = sets.get(if is_custom { 1 + seed / 2 % SETS } else { 0 });
    let habit = match below(&mut rng, 2) {
        0 if is_custom => Habit::Crowd(*crowd),
        _ => Habit::Uniform,
    };
    let seats = 2 + below(&mut rng, 4) as u8;
    let retrieve = [Retrieve::AnyTime, Retrieve::OnlyWhenSupplyEmpty][below(&mut rng, 2) as usize];
    let first = below(&mut rng, seats.into());
    let first_seat = Seat::new(first as u8).expect("one of the seats");
    let options = Options { retrieve, first: first_seat, components: components.clone() };
    let mut state = State::new(&options, seats).expect("a table for two to five");
    let mut oracle = Oracle::new(components.clone(), album.clone(), seats.into(), first as usize, retrieve);
    let mut trace = Trace::new(seed, format!("{} tiles, {seats} seats, {retrieve:?}", components.tiles.len()));
    let mut ledger = Ledger::of(&state);
    loop {
        compare::tables(&state, &oracle, &mut rng);
        let mut events = Vec::new();
        match state.turn() {
            Turn::Seat(_) => {
                let action = pick(&state, &oracle, habit, &mut rng);
                trace.step(format!("{action:?}"));
                state.play(action, &mut events);
                oracle.play(action);
            }
            Turn::Chance(_) => {
                let draw = random_draw(&state, &mut rng);
                trace.step(format!("{draw:?}"));
                state.settle(draw, &mut events);
                oracle.settle(draw);
            }
            Turn::Over => break,
        }
        compare::events(&events, &oracle);
        ledger.add::<State>(&events);
        ledger.compare(&state, "lockstep");
    }
    compare::results(&state, &oracle);
    trace.finish((!is_custom).then_some(State::MAX_STEPS));
    oracle.tally
}

#[test]
fn engine_and_oracle_agree_at_every_step() {
    let sets = Sets((0..=SETS).map(|_| OnceLock::new()).collect());
    follow(400, RARE, Enough { from: 400, once_in: u64::MAX }, |seed| play(seed, &sets));
}
