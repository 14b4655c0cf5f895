//! What can go wrong in the arena.

use atoll_bots::{BudgetError, WeightsError};
use atoll_catalog::TableError;
use atoll_core::SetupError;

/// A tournament that cannot be held, or training that cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// Too few or too many names.
    #[error("name 2 to {seats} bots, not {named}; the last one fills seats that are left")]
    Bots {
        /// How many were named.
        named: usize,
        /// Seats at the table.
        seats: u8,
    },
    /// A bot with a budget that is none.
    #[error("`{0}`: {1}")]
    Budget(String, BudgetError),
    /// A test that needs two bots at two seats.
    #[error("a sequential test compares two bots at two seats")]
    Sprt,
    /// The game describes no features.
    #[error("{0} has no features to learn from")]
    NoFeatures(&'static str),
    /// Weights that are no weights of this game.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such game or bot, or the options are wrong.
    #[error(transparent)]
    Table(#[from] TableError),
}
