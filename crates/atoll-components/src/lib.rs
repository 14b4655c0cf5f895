//! What component sets of all games have in common: files that people correct by hand are read with everything that is
//! wrong said at once, line by line; and a set belongs to whoever uses it. The built-in set of a game is there for as long
//! as the program runs, so that play refers to it without counting references; a set that people gave is shared by its
//! users and goes with the last of them.
//!
//! Which rows a file may hold, and what makes a set valid, is for each game to say.

#![forbid(unsafe_code)]

mod findings;
mod kept;
mod set;
mod shelf;

pub use findings::{Findings, MOST_FINDINGS, parse};
pub use kept::Kept;
pub use set::{ComponentSet, toml_string};
pub use shelf::Shelf;
