//! Our games, and one that is on no list of ours.

use atoll_catalog::{AnyGame, Entry, GAMES, Games, RandomOnly};

static FOURTH: Entry<flotsam::State, RandomOnly> = Entry::new();

pub(crate) fn every() -> Games {
    Games(GAMES.iter().chain([&FOURTH as &dyn AnyGame]).collect::<Vec<_>>().leak())
}
