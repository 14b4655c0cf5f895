//! Places on boards.

use serde::Serialize;

/// A cell of the board, in the game's own coordinates: x grows east, y grows south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}
