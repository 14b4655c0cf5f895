//! Keeps tables, seats and steps.
//!
//! [`Store`] says what a store does; [`SqliteStore`] does it with one file. Headers and steps are opaque here: nothing is
//! decoded, so a store outlives every change of games and protocol.
//!
//! An append is guarded by the primary key (table, seq): of two writers that believe they are next, one is told
//! [`StoreError::Conflict`]. What is acknowledged has reached the disk.

#![forbid(unsafe_code)]

mod group;
mod rows;
mod sqlite;

use std::future::Future;
use std::pin::Pin;

pub use rows::{Append, SeatRow, StepRow, TableRow};
pub use sqlite::SqliteStore;

/// What a store answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do as it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// A row of this key exists already: somebody else was faster, or the command is known.
    #[error("a row with this key exists already")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The database does not work as it should.
    #[error("the database failed: {0}")]
    Database(String),
}

/// Keeps tables, seats and steps. Every write is durable when it is answered.
pub trait Store: Send + Sync + 'static {
    /// Adds a table with its seats; its id must be new.
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Answer<'_, ()>;

    /// A table with its seats in order, if there is one of this id.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>>;

    /// The steps of a table in order; none if there is no such table.
    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>>;

    /// Adds steps to a table and, with them, changes its state if one is given: all of it or nothing.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Writes a seat anew.
    fn put_seat(&self, table: &str, seat: SeatRow) -> Answer<'_, ()>;

    /// How many tables there are in this state.
    fn count<'a>(&'a self, state: &'a str) -> Answer<'a, u64>;

    /// Whether the store can be read and written.
    fn ping(&self) -> Answer<'_, ()>;

    /// Writes what is queued and closes; later calls answer [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}
