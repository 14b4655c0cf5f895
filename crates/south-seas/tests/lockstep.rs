//! The engine against the oracle, step by step, over random games with the built-in set and with small custom sets.
//!
//! `ATOLL_ORACLE_GAMES` says how many games (default 400), `ATOLL_ORACLE_SEED` shifts the seeds (default 0), and
//! `ATOLL_ORACLE_ONLY` plays the one game with that seed, which is how a reported difference is played again.

mod compare;
mod oracle;

use std::sync::Arc;

use atoll_core::{Game, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use south_seas::{Action, Components, FeatureKind, Options, Retrieve, State};

use compare::{Ledger, Trace};
use oracle::{Album, Oracle, RARE, Tally};

/// Distinct custom sets; each set that was ever read stays in memory, so there is a limit.
const SETS: u64 = 1024;

fn number_from(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} must be a number")))
}

/// How a table plays. Uniform play seldom brings islanders together, so half of the custom games have habits.
#[derive(Clone, Copy)]
enum Habit {
    /// Every legal action is equally likely.
    None,
    /// Tiles are laid close together and islanders stay; they go to parts of this kind if possible.
    Crowd(FeatureKind),
}

/// Picks a legal action.
fn pick(state: &State, oracle: &Oracle, habit: Habit, rng: &mut Xoshiro256PlusPlus) -> Action {
    let uniform = |rng: &mut Xoshiro256PlusPlus| {
        let n = below(rng, state.count_legal());
        state.nth_legal(n).expect("n is below the count of legal actions")
    };
    let Habit::Crowd(kind) = habit else { return uniform(rng) };
    match uniform(rng) {
        first @ Action::Place { .. } => {
            let crowd = |action: &Action| match action {
                Action::Place { cell, .. } => cell.around().iter().filter(|cell| oracle.has_tile(**cell)).count(),
                _ => 0,
            };
            [first, uniform(rng), uniform(rng), uniform(rng)].into_iter().max_by_key(crowd).unwrap_or(first)
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
fn play(seed: u64, albums: &[(&'static Components, Arc<Album>)]) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let is_custom = seed % 2 == 1;
    let (components, album) = albums[if is_custom { 1 + (seed / 2 % SETS) as usize } else { 0 }].clone();
    let habit = match below(&mut rng, 8) {
        n @ 0..4 if is_custom => {
            Habit::Crowd([FeatureKind::Bridge, FeatureKind::Island, FeatureKind::Sea, FeatureKind::Market][n as usize])
        }
        _ => Habit::None,
    };
    let seats = 2 + below(&mut rng, 4) as u8;
    let retrieve = [Retrieve::AnyTime, Retrieve::OnlyWhenSupplyEmpty][below(&mut rng, 2) as usize];
    let first = below(&mut rng, seats.into());
    let options = Options { retrieve, first: Seat::new(first as u8).expect("one of the seats"), components };
    let mut state = State::new(&options, seats).expect("a table for two to five");
    let mut oracle = Oracle::new(components, album, seats.into(), first as usize, retrieve);
    let mut trace = Trace::new(seed, components, seats, retrieve);
    let mut ledger = Ledger::default();
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
                let n = below(&mut rng, state.draw_total());
                let draw = state.nth_draw(n).expect("n is below the total weight");
                trace.step(format!("{draw:?}"));
                state.settle(draw, &mut events);
                oracle.settle(draw);
            }
            Turn::Over => break,
        }
        compare::events(&events, &oracle);
        ledger.add(&events, &state);
    }
    compare::results(&state, &oracle);
    trace.finish(is_custom);
    oracle.tally
}

#[test]
fn engine_and_oracle_agree_at_every_step() {
    let games = number_from("ATOLL_ORACLE_GAMES").unwrap_or(400);
    let first = number_from("ATOLL_ORACLE_SEED").unwrap_or(0);
    let only = number_from("ATOLL_ORACLE_ONLY");
    let built_in = (Components::built_in(), Arc::new(Album::new(Components::built_in())));
    let custom = (0..SETS).into_par_iter().map(|number| {
        let set = oracle::custom_set(number);
        (set, Arc::new(Album::new(set)))
    });
    let mut albums = vec![built_in];
    albums.extend(custom.collect::<Vec<_>>());
    if let Some(seed) = only {
        println!("game {seed}: {:#?}", play(seed, &albums));
        return;
    }
    println!("{games} games from seed {first}");
    let start = std::time::Instant::now();
    let tally =
        (first..first + games).into_par_iter().map(|seed| play(seed, &albums)).reduce(Tally::default, Tally::plus);
    println!("{:.1} s", start.elapsed().as_secs_f64());
    for what in RARE {
        println!("{:>9}  {what}", tally.count(what));
    }
    if games >= 400 {
        let unseen: Vec<&&str> = RARE.iter().filter(|what| tally.count(what) == 0).collect();
        assert!(unseen.is_empty(), "never came up in {games} games: {unseen:?}");
    }
}
