//! Following an engine with a second implementation of its law, game by game.
//!
//! `ATOLL_ORACLE_GAMES` says how many games, `ATOLL_ORACLE_SEED` shifts the seeds (default 0), and `ATOLL_ORACLE_ONLY` plays
//! the one game with that seed, which is how a reported difference is played again.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::Instant;

use rayon::prelude::*;

/// How often each rare situation came up.
#[derive(Clone, Default, Debug)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    /// Counts one.
    pub fn hit(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    /// Counts one if it is so.
    pub fn hit_if(&mut self, is_so: bool, what: &'static str) {
        if is_so {
            self.hit(what);
        }
    }

    fn plus(mut self, other: Self) -> Self {
        for (what, count) in other.0 {
            *self.0.entry(what).or_default() += count;
        }
        self
    }

    fn count(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }
}

/// Where a game stands; tells so if a comparison panics.
pub struct Trace<Step: Debug> {
    head: String,
    seed: u64,
    steps: Vec<Step>,
    is_finished: bool,
}

impl<Step: Debug> Trace<Step> {
    /// A game before its first step; `head` says under which options it is played.
    pub fn new(seed: u64, head: String) -> Self {
        Self { head, seed, steps: Vec::new(), is_finished: false }
    }

    /// One more step.
    pub fn step(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// The game is over and nothing differed. A game of the built-in set stays within its promised length.
    pub fn finish(mut self, most: Option<usize>) {
        assert!(most.is_none_or(|most| self.steps.len() <= most), "{} steps", self.steps.len());
        self.is_finished = true;
    }
}

impl<Step: Debug> Drop for Trace<Step> {
    fn drop(&mut self) {
        if !self.is_finished {
            let last = &self.steps[self.steps.len().saturating_sub(12)..];
            eprintln!(
                "difference in the game with seed {} ({}), step {}; play it again with ATOLL_ORACLE_ONLY={}\nlast steps: {last:#?}",
                self.seed,
                self.head,
                self.steps.len(),
                self.seed
            );
        }
    }
}

/// What a run must have seen of each rare situation.
#[derive(Clone, Copy, Debug)]
pub struct Enough {
    /// Games from which on it is asked.
    pub from: u64,
    /// Once in so many games, but at least once.
    pub once_in: u64,
}

/// Plays games in lockstep on all cores, `games` unless the environment names another number, and tells how often each
/// rare situation came up. Everything about a game follows from its seed.
pub fn follow(games: u64, rare: &[&'static str], enough: Enough, play: impl Fn(u64) -> Tally + Sync) {
    if let Some(seed) = number_from("ATOLL_ORACLE_ONLY") {
        println!("game {seed}: {:#?}", play(seed));
        return;
    }
    let games = number_from("ATOLL_ORACLE_GAMES").unwrap_or(games);
    let first = number_from("ATOLL_ORACLE_SEED").unwrap_or(0);
    println!("{games} games from seed {first}");
    let start = Instant::now();
    let tally = (first..first + games).into_par_iter().map(&play).reduce(Tally::default, Tally::plus);
    println!("{:.1} s", start.elapsed().as_secs_f64());
    for what in rare {
        println!("{:>9}  {what}", tally.count(what));
    }
    let unlisted: Vec<_> = tally.0.keys().filter(|what| !rare.contains(what)).collect();
    assert!(unlisted.is_empty(), "counted but not listed: {unlisted:?}");
    if games >= enough.from {
        let least = (games / enough.once_in).max(1);
        let unseen: Vec<_> = rare.iter().filter(|what| tally.count(what) < least).collect();
        assert!(unseen.is_empty(), "came up less than {least} times in {games} games: {unseen:?}");
    }
}

/// A number from the environment.
pub fn number_from(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} must be a number")))
}
