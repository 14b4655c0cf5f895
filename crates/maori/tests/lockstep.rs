//! The engine against the oracle, step by step, over random games with the built-in set and with small custom sets.
//!
//! `atoll_testkit::lockstep` tells how many games are played, and how to play one of them again.

mod compare;
mod mirrors;
mod oracle;

use std::sync::{Arc, OnceLock};

use atoll_core::{ComponentFiles, Game, Turn, Variants, below, pick_weighted};
use atoll_testkit::Ledger;
use atoll_testkit::lockstep::{Enough, Trace, follow};
use maori::{Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use oracle::{Deed, Kit, Mode, Oracle, RARE, SETS, Tally, Wait, custom_file};

/// A component set, made ready.
struct Set {
    options: Options,
    kit: Arc<Kit>,
}

/// Sets are read when first needed; 0 is the built-in one.
struct Sets(Vec<OnceLock<Set>>);

impl Sets {
    fn get(&self, place: u64) -> &Set {
        self.0[place as usize].get_or_init(|| {
            let mut options = Options::default();
            let mut kit = Kit::built_in();
            if place > 0 {
                let file = custom_file(place - 1);
                let read = State::load_components(&mut options, &file);
                read.unwrap_or_else(|errors| panic!("set {place} is refused: {errors:?}\n{file}"));
                kit.correct(&file);
            }
            Set { options, kit: Arc::new(kit) }
        })
    }
}

/// How a table plays: weights of laying from the display, laying from the storage, storing, removing and passing. Uniform
/// play fills boards with rubbish; people with habits bring about what is rare.
#[derive(Clone, Copy, Debug)]
enum Habit {
    /// Every legal action is equally likely.
    Uniform,
    /// By kind, then by chance.
    Kinds([u32; 5]),
    /// The same, but of some layings that one whose edges fit best.
    Fitting([u32; 5]),
    /// The same, with preference for tiles with shells, and shells are kept.
    Hoarding([u32; 5]),
}

const HABITS: &[Habit] = &[
    Habit::Uniform,
    Habit::Kinds([20, 4, 1, 1, 0]),
    Habit::Kinds([6, 3, 2, 4, 2]),
    Habit::Kinds([3, 2, 2, 2, 40]),
    Habit::Fitting([20, 8, 1, 0, 0]),
    Habit::Fitting([20, 20, 6, 1, 1]),
    Habit::Fitting([40, 20, 2, 1, 0]),
    Habit::Fitting([20, 4, 2, 1, 0]),
    Habit::Hoarding([30, 4, 1, 1, 0]),
    Habit::Hoarding([10, 6, 2, 2, 1]),
];

/// How well a tile fits where it would be laid.
fn fit(oracle: &Oracle, deed: Deed) -> i32 {
    let Deed::Lay { depth, spot, turns, .. } = deed else { return 0 };
    let person = &oracle.people[oracle.active];
    let tile = match depth {
        Some(depth) => oracle.display[oracle.faced().0[depth as usize]],
        None => person.stored,
    };
    let design = oracle.design(tile.expect("a legal laying has a tile"));
    let edge = |side: usize| match person.laid.get(&spot.beside(side)) {
        None if !design.is_open(side, turns) => 0,
        None if oracle.is_space(spot.beside(side)) => 1,
        None => -6,
        Some(&(other, other_turns)) => {
            let other = oracle.design(other);
            let facing = (side + 2) % 4;
            match (design.is_open(side, turns), other.is_open(facing, other_turns)) {
                (true, true) if design.has_half(side, turns) && other.has_half(facing, other_turns) => 15,
                (true, true) => 6,
                (false, false) => 0,
                _ => -4,
            }
        }
    };
    (0..4).map(edge).sum()
}

/// Shells a laying shows, less what the taking costs.
fn shells(oracle: &Oracle, deed: Deed) -> i32 {
    let Deed::Lay { depth, .. } = deed else { return 0 };
    let tile = match depth {
        Some(depth) => oracle.display[oracle.faced().0[depth as usize]],
        None => oracle.people[oracle.active].stored,
    };
    2 * oracle.design(tile.expect("a legal laying has a tile")).shells as i32 - depth.unwrap_or(0) as i32
}

/// Picks a legal decision.
fn pick(oracle: &Oracle, legal: &[Deed], habit: Habit, rng: &mut Xoshiro256PlusPlus) -> Deed {
    let uniform = |rng: &mut Xoshiro256PlusPlus, deeds: &[Deed]| deeds[below(rng, deeds.len() as u32) as usize];
    if oracle.wait == Wait::Move && matches!(habit, Habit::Hoarding(_)) && below(rng, 8) > 0 {
        return legal[below(rng, legal.len().min(2) as u32) as usize];
    }
    let (Wait::Act, Habit::Kinds(weights) | Habit::Fitting(weights) | Habit::Hoarding(weights)) = (oracle.wait, habit)
    else {
        return uniform(rng, legal);
    };
    let mut kinds: [Vec<Deed>; 5] = Default::default();
    for &deed in legal {
        let kind = match deed {
            Deed::Lay { depth: Some(_), .. } => 0,
            Deed::Lay { .. } => 1,
            Deed::Store(_) => 2,
            Deed::Remove(_) => 3,
            _ => 4,
        };
        kinds[kind].push(deed);
    }
    let open = || kinds.iter().zip(weights).map(|(deeds, weight)| (deeds, if deeds.is_empty() { 0 } else { weight }));
    let total: u32 = open().map(|(_, weight)| weight).sum();
    if total == 0 {
        return uniform(rng, legal);
    }
    let deeds = pick_weighted(open(), below(rng, total)).expect("the target is below the sum");
    let some: Vec<Deed> = (0..12).map(|_| uniform(rng, deeds)).collect();
    let best = match habit {
        Habit::Fitting(_) => some.iter().copied().max_by_key(|&deed| fit(oracle, deed)),
        Habit::Hoarding(_) => some.iter().copied().max_by_key(|&deed| shells(oracle, deed)),
        _ => None,
    };
    best.unwrap_or(some[0])
}

/// Plays the game with this seed: everything about it follows from the seed.
fn play(seed: u64, sets: &Sets) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let is_custom = seed % 2 == 1;
    let set = sets.get(if is_custom { 1 + seed / 2 % SETS } else { 0 });
    let (mode, mode_word) =
        [(Mode::Basic, "basic"), (Mode::Advanced, "advanced"), (Mode::Pro, "pro")][below(&mut rng, 3) as usize];
    let board = ["A", "B", "C", "reef", "reef"][below(&mut rng, 5) as usize];
    let seats = [2, 2, 2, 3, 3, 4, 5][below(&mut rng, if board == "reef" { 6 } else { 7 }) as usize];
    let habit = HABITS[below(&mut rng, HABITS.len() as u32) as usize];
    let mut options = set.options.clone();
    State::set_option(&mut options, "mode", mode_word).expect("a mode of the law");
    State::set_option(&mut options, "board", board).expect("a board of the law");
    let head = format!(
        "set {}, {mode_word}, board {board}, {seats} seats, {habit:?}",
        if is_custom { 1 + seed / 2 % SETS } else { 0 }
    );
    let mut trace = Trace::new(seed, head);
    let mut state = State::new(&options, seats).expect("a table for two to five");
    let mut oracle = Oracle::new(set.kit.clone(), board, mode, seats.into());
    let mut ledger = Ledger::of(&state);
    loop {
        let legal = compare::tables(&state, &oracle, &options, &mut rng);
        if below(&mut rng, 16) == 0 {
            oracle.tally_reach();
        }
        let mut events = Vec::new();
        match state.turn() {
            Turn::Seat(_) => {
                let deed = pick(&oracle, &legal, habit, &mut rng);
                trace.step(format!("{deed:?}"));
                state.play(compare::action(deed), &mut events);
                oracle.play(deed);
            }
            Turn::Chance(_) => {
                let draws = oracle.draws();
                let total = draws.iter().map(|(_, weight)| weight).sum();
                let drawn = pick_weighted(draws, below(&mut rng, total)).expect("the target is below the sum");
                trace.step(format!("{:?}", compare::draw(&oracle, drawn)));
                state.settle(compare::draw(&oracle, drawn), &mut events);
                oracle.settle(drawn);
            }
            Turn::Over => break,
        }
        compare::events(&state, &events, &oracle);
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
    follow(200, RARE, Enough { from: 2_000, once_in: 2_000 }, |seed| play(seed, &sets));
}
