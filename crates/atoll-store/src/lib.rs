//! Keeps tables, seats and steps.
//!
//! [`Store`] says what a store does; [`open`] chooses one by its address. What is stored has a form of its own, in
//! [`rows`](crate::TableRow) and [`Header`]: no type of the protocol or of a game is in it, so that a store outlives every
//! change of both.
//!
//! An append is guarded by the primary key (table, seq): of two writers that believe they are next, one is told
//! [`StoreError::Conflict`]. What is acknowledged has reached the disk.

#![forbid(unsafe_code)]

mod header;
mod query;
mod rows;
mod sqlite;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

pub use header::{GivenMove, Header, Terms, Watch};
pub use query::{Listed, Query};
pub use rows::{Append, Maker, SeatRow, Sitter, State, StepRow, TableRow, Vacated};

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
    /// A row cannot be read: it was written by a newer version, or tampered with.
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
    /// No store is known for such an address.
    #[error("`{0}` is no address of a store; write sqlite://PATH")]
    Address(String),
    /// The database does not work as it should.
    #[error("the database failed: {0}")]
    Database(String),
}

/// Opens the store that an address names, such as `sqlite:///var/lib/atoll/atoll.sqlite`, makes it if it is missing, and
/// brings its form up to date.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match url.split_once(':') {
        Some(("sqlite", _)) => Ok(Arc::new(sqlite::SqliteStore::open(url).await?)),
        _ => Err(StoreError::Address(url.chars().take(80).collect())),
    }
}

/// Keeps tables, seats and steps. Every write is durable when it is answered.
pub trait Store: Send + Sync + 'static {
    /// Adds a table with its seats; its id must be new.
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Answer<'_, ()>;

    /// A table with its seats in order, if there is one of this id.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>>;

    /// The steps of a table in order; none if there is no such table.
    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>>;

    /// Adds steps to a table and, with them, changes how far it is if that is given: all of it or nothing.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// Writes anew what is settled of a table.
    fn put_header(&self, table: &str, header: Header) -> Answer<'_, ()>;

    /// Writes a seat anew.
    fn put_seat(&self, table: &str, seat: SeatRow) -> Answer<'_, ()>;

    /// Tables that fit a query, those set up last first.
    fn list(&self, query: Query) -> Answer<'_, Vec<Listed>>;

    /// How many tables fit a query, whatever its limit.
    fn count(&self, query: Query) -> Answer<'_, u64>;

    /// Whether the store can be read and written.
    fn ping(&self) -> Answer<'_, ()>;

    /// Writes what is queued and closes; later calls answer [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}
