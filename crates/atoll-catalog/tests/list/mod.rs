//! Our games, and one that is on no list of ours, before its rule was mended and since.
#![allow(dead_code, reason = "each test needs a part of it")]

use atoll_catalog::{AnyGame, Entry, GAMES, Games, RandomOnly};

static NOW: Entry<flotsam::State, RandomOnly> = Entry::new();
static BEFORE: Entry<flotsam::Before, RandomOnly> = Entry::new();

/// The game that is on no list of ours.
pub(crate) const FOURTH: Games = Games(&[&NOW]);
/// The same as it was under the first revision of its rules.
pub(crate) const FOURTH_BEFORE: Games = Games(&[&BEFORE]);

/// Ours, and that one.
pub(crate) fn every() -> Games {
    Games(GAMES.iter().chain(FOURTH.iter()).collect::<Vec<&dyn AnyGame>>().leak())
}
