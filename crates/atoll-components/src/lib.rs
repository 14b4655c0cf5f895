//! What component sets of all games have in common: files that people correct by hand are read with everything that is
//! wrong said at once, line by line; and each distinct set is kept for as long as the program runs, so that a state refers
//! to it without counting references.
//!
//! Which rows a file may hold, and what makes a set valid, is for each game to say.

#![forbid(unsafe_code)]

mod findings;
mod shelf;

pub use findings::{Findings, parse};
pub use shelf::Shelf;
