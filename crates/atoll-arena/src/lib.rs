//! Matches between bots, with honest statistics; the training of what bots know; and how fast games play at random.
//!
//! A *deal* is a fixed order of every bag. A *set* is one deal played with every cyclic seating, so that neither luck
//! nor seats favour anybody. Statistics take sets, never games, as their independent units.
//!
//! All of it is generic over games; what takes a game's id works for every game of the catalog's list.

#![forbid(unsafe_code)]

mod bench;
mod clock;
mod error;
mod game;
mod hold;
mod report;
mod statistics;
mod tournament;
pub mod train;

pub use bench::{BenchReport, bench};
pub use clock::clock;
pub use error::ArenaError;
pub use game::{GameLog, Move};
pub use hold::hold;
pub use report::{BotReport, Pairs, Report, Sprt, Verdict};
pub use statistics::{Interval, elo};
pub use tournament::{Make, Tournament, run};
