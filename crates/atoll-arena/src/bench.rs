//! Throughput of uniformly random play.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use atoll_bots::{Evaluate, bot_rng};
use atoll_catalog::{Visitor, visit};
use atoll_core::{Game, JsonGame, NoEvents, SetupError, TextGame, Turn, playout, random_step};
use serde::Serialize;

use crate::ArenaError;

/// What a run measured. Times are wall-clock of one thread, so they vary with the machine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchReport {
    /// The game's id.
    pub game: &'static str,
    /// Seats at the table.
    pub seats: u8,
    /// Size of a state in bytes.
    pub state_bytes: usize,
    /// Whole games played.
    pub games: u64,
    /// Wall-clock seconds they took.
    pub seconds: f64,
    /// Games per second.
    pub games_per_second: f64,
    /// Actions of seats per game, draws not counted.
    pub actions_per_game: f64,
    /// Actions of seats per second.
    pub actions_per_second: f64,
    /// Nanoseconds per action, draws and set-up included.
    pub ns_per_action: f64,
    /// Mean length of the legal list when a seat is to act.
    pub mean_legal: f64,
    /// Nanoseconds to list all legal actions in order, mean over the positions of random games.
    pub list_legal_ns: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Mean final score per seat, A first: a tripwire for changes of the law.
    pub mean_scores: Vec<f64>,
}

/// Plays uniformly random games of this game for so many seconds and measures.
pub fn bench(game: &str, seats: u8, seconds: f64, seed: u64) -> Result<BenchReport, ArenaError> {
    Ok(visit(game, Bench { seats, seconds, seed })??)
}

struct Bench {
    seats: u8,
    seconds: f64,
    seed: u64,
}

impl Visitor for Bench {
    type Output = Result<BenchReport, SetupError>;

    fn visit<G: TextGame + JsonGame + Evaluate>(self) -> Self::Output {
        measure::<G>(self.seats, self.seconds, self.seed)
    }
}

fn measure<G: Game>(seats: u8, seconds: f64, seed: u64) -> Result<BenchReport, SetupError> {
    let fresh = G::new(&G::Options::default(), seats)?;
    let mut rng = bot_rng(seed);
    let (mut games, mut actions) = (0u64, 0u64);
    let mut sums = vec![0i64; usize::from(seats)];
    let begin = Instant::now();
    let limit = Duration::from_secs_f64(seconds);
    while games == 0 || begin.elapsed() < limit {
        for _ in 0..64 {
            let mut state = fresh.clone();
            actions += u64::from(playout(&mut state, &mut rng));
            games += 1;
            for standing in state.outcome().map(|outcome| outcome.standings).unwrap_or_default() {
                sums[standing.seat.index()] += i64::from(standing.score);
            }
        }
    }
    let spent = begin.elapsed().as_secs_f64();
    let positions = positions(&fresh, seed);
    let (mean_legal, list_legal_ns) = list_cost(&positions);
    let per_game = |total: u64| total as f64 / games as f64;
    Ok(BenchReport {
        game: G::ID,
        seats,
        state_bytes: size_of::<G>(),
        games,
        seconds: spent,
        games_per_second: games as f64 / spent,
        actions_per_game: per_game(actions),
        actions_per_second: actions as f64 / spent,
        ns_per_action: spent * 1e9 / actions as f64,
        mean_legal,
        list_legal_ns,
        clone_ns: clone_cost(&positions),
        mean_scores: sums.iter().map(|&sum| sum as f64 / games as f64).collect(),
    })
}

/// Positions of a few random games in which a seat is to act.
fn positions<G: Game>(fresh: &G, seed: u64) -> Vec<G> {
    let mut rng = bot_rng(seed);
    let mut positions = Vec::new();
    for _ in 0..4 {
        let mut state = fresh.clone();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {}
                Turn::Seat(_) => positions.push(state.clone()),
            }
            random_step(&mut state, &mut rng, &mut NoEvents);
        }
    }
    positions
}

const ROUNDS: usize = 50;

fn list_cost<G: Game>(positions: &[G]) -> (f64, f64) {
    let begin = Instant::now();
    let mut listed = 0u64;
    for _ in 0..ROUNDS {
        for state in positions {
            let _ = black_box(state).for_each_legal(|_| {
                listed += 1;
                ControlFlow::Continue(())
            });
        }
    }
    let calls = (ROUNDS * positions.len()) as f64;
    (listed as f64 / calls, begin.elapsed().as_secs_f64() * 1e9 / calls)
}

fn clone_cost<G: Game>(positions: &[G]) -> f64 {
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        for state in positions {
            black_box(black_box(state).clone());
        }
    }
    begin.elapsed().as_secs_f64() * 1e9 / (ROUNDS * positions.len()) as f64
}
