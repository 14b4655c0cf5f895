//! Keeps tables, seats and steps.
//!
//! [`Store`] says what a store does; [`open`] chooses one by its address. What is stored has a form of its own, in
//! [`rows`](crate::TableRow) and [`Header`]: no type of the protocol or of a game is in it, so that a store outlives every
//! change of both.
//!
//! An append is guarded by the primary key (table, seq): of two writers that believe they are next, one is told
//! [`StoreError::Conflict`]. What is acknowledged has reached the disk, in the file that lies where the address says. A
//! write that fails is not known to be stored; whoever asked for it finds out from what is stored.

#![forbid(unsafe_code)]

mod fault;
mod header;
mod query;
mod rows;
mod sqlite;

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

pub use fault::{Fault, StoreError};
pub use header::{GivenMove, Header, Terms, Watch};
pub use query::{Listed, Query};
pub use rows::{Append, Maker, SeatRow, Sitter, State, StepRow, TableRow, Vacated};

/// What a store answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Who opens it, in words for whoever finds it in use.
    pub holder: String,
    /// Whether everything in it is examined first. If not, what is small is examined a little.
    pub examines: bool,
    /// How long a write waits for another program that has locked the database.
    pub patience: Duration,
}

impl Default for Opening {
    fn default() -> Self {
        Self { holder: String::new(), examines: false, patience: Duration::from_secs(5) }
    }
}

/// Opens the store that an address names, such as `sqlite:///var/lib/atoll/atoll.sqlite`, makes it if it is missing, and
/// brings its form up to date. Nobody else can open it until it is closed.
pub async fn open(url: &str, opening: &Opening) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(sqlite::SqliteStore::open(&address(url)?, opening).await?))
}

/// Writes a copy of the store that an address names into a new file, also while a server works with it, and examines the
/// copy. With `force` it takes the place of a file that is there.
pub async fn backup(url: &str, file: &Path, force: bool) -> Result<Counted, StoreError> {
    sqlite::backup::back_up(&address(url)?, file, force).await
}

/// Puts a copy that [`backup`] wrote where an address says, after examining it. A database that lies there is in the way,
/// unless `force` says to put it aside; then the answer tells where it is now.
pub async fn restore(file: &Path, url: &str, force: bool) -> Result<(Counted, Option<PathBuf>), StoreError> {
    sqlite::backup::restore(file, &address(url)?, force).await
}

/// What of an address is for SQLite, the only kind of store there is.
fn address(url: &str) -> Result<String, StoreError> {
    match url.split_once(':') {
        Some(("sqlite", rest)) if !rest.contains(":memory:") && !rest.contains("mode=memory") => Ok(url.into()),
        _ => Err(StoreError::Address(url.chars().take(80).collect())),
    }
}

/// How much is in a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Tables.
    pub tables: u64,
    /// Steps of all tables.
    pub steps: u64,
}

/// What a store takes of its disk, and what is left there, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// What the store's files take.
    pub used: u64,
    /// What the store may still write; none if the system does not tell.
    pub left: Option<u64>,
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

    /// Writes what a seat adds to the draws; nothing if it adds nothing any more.
    fn put_salt(&self, table: &str, seat: u8, salt: Option<Vec<u8>>) -> Answer<'_, ()>;

    /// What seats of a table have added to the draws, by seat.
    fn salts<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(u8, Vec<u8>)>>;

    /// Tables that fit a query, those set up last first.
    fn list(&self, query: Query) -> Answer<'_, Vec<Listed>>;

    /// How many tables fit a query, whatever its limit.
    fn count(&self, query: Query) -> Answer<'_, u64>;

    /// Whether the store can be written: changes a row, and answers when that is on disk.
    fn ping(&self) -> Answer<'_, ()>;

    /// What the store takes of its disk, if it has one.
    fn room(&self) -> Option<Room> {
        None
    }

    /// Writes what is queued and closes; later calls answer [`StoreError::Closed`].
    fn close(&self) -> Answer<'_, ()>;
}
