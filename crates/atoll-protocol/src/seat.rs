//! Seats as the protocol writes them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat's letter. Messages hold it as text, since a seat that does not exist is refused with a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
#[expect(missing_docs, reason = "letters speak for themselves")]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
}
