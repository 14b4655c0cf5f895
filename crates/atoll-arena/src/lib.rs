//! Matches between bots, with honest statistics; and the training of what bots know.
//!
//! A *deal* is a fixed order of every bag. A *set* is one deal played with every cyclic seating, so that neither luck
//! nor seats favour anybody. Statistics take sets, never games, as their independent units.

#![forbid(unsafe_code)]

mod game;
mod report;
mod statistics;
mod tournament;
pub mod train;

pub use game::{GameLog, Step};
pub use report::{BotReport, Pairs, Report, Sprt, Verdict};
pub use statistics::{Interval, elo};
pub use tournament::{ArenaError, Make, Tournament, run};
