//! A game in progress as a value.
//!
//! A [`Match`] is a table with its log of numbered steps, its fair chance, what may be taken back, the commands that it
//! has answered already, and what each viewer may see of it. Whoever drives one stores its steps and wakes it: the
//! server's task of a table, the terminal, a test. It speaks the protocol's own messages.
//!
//! There is no I/O here, no clock and no thread: time comes in as a value.

#![forbid(unsafe_code)]

mod beginning;
mod decide;
mod log;
mod play;
mod seats;
mod sight;
mod told;

pub use beginning::{Beginning, BeginningError, Given};
pub use decide::{Command, Refusal, sentence};
pub use log::{Happening, Kept, Said, Step};
pub use play::{Corrupt, Match, Terms};
pub use seats::Seats;
pub use sight::{Recorded, changes, closes, item, items, record, snapshot};
pub use told::{ToldError, tell};
