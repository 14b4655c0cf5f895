//! Flotsam: the smallest game that has a bag, something hidden and a rule that was mended.
//!
//! It is on no list of ours. Tests play it beside our games, to prove that a game is added by what ARCHITECTURE.md names,
//! and that games begun under older rules go on.

#![forbid(unsafe_code)]

mod state;
mod text;

pub use state::{Action, Before, Event, Flotsam, Held, State};
pub use text::{SeatJson, ViewJson};
