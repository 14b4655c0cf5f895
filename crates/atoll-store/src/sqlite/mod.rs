//! One SQLite file: write-ahead log, full sync, one writer, several readers.

mod seats;
mod steps;
mod tables;
mod writer;

use std::sync::Mutex;
use std::time::Duration;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::oneshot;

use self::writer::{Queue, Write};
use crate::{Answer, Append, Header, Listed, Query, SeatRow, StepRow, Store, StoreError, TableRow};

/// Every change of the database's tables, in order: number, name, and what it does. A change that was ever part of the
/// program stays as it is; what is to be different is another change.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "lists", include_str!("../../migrations/sqlite/0002_lists.sql")),
    (4, "standing in", include_str!("../../migrations/sqlite/0004_standing_in.sql")),
];

/// Connections that read at the same time.
const READERS: u32 = 4;

/// A store in one SQLite file.
pub(crate) struct SqliteStore {
    readers: SqlitePool,
    queue: Queue,
    close: Mutex<Option<oneshot::Sender<oneshot::Sender<()>>>>,
}

impl SqliteStore {
    /// Opens the file that a URL such as `sqlite:///var/lib/atoll/atoll.sqlite` names, creates it if it is missing, and
    /// brings its tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        let options: SqliteConnectOptions = url.parse().map_err(failed)?;
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await.map_err(failed)?;
        migrator().run(&writer).await.map_err(|error| StoreError::Database(error.to_string()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(failed)?;
        let (close, closing) = oneshot::channel();
        Ok(Self { readers, queue: Queue::start(writer, closing), close: Mutex::new(Some(close)) })
    }
}

fn migrator() -> Migrator {
    let simple = MigrationType::Simple;
    let change = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(change).collect())
}

impl Store for SqliteStore {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Create(table, seats)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let Some(table) = tables::read(&self.readers, id).await? else { return Ok(None) };
            Ok(Some((table, seats::of(&self.readers, id).await?)))
        })
    }

    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>> {
        Box::pin(steps::of(&self.readers, id))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Append(append)))
    }

    fn put_header(&self, table: &str, header: Header) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Header(table.to_string(), header)))
    }

    fn put_seat(&self, table: &str, seat: SeatRow) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Seat(table.to_string(), seat)))
    }

    fn list(&self, query: Query) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let mut listed = tables::list(&self.readers, &query).await?;
            for table in &mut listed {
                table.seats = seats::of(&self.readers, &table.id).await?;
            }
            Ok(listed)
        })
    }

    fn count(&self, query: Query) -> Answer<'_, u64> {
        Box::pin(async move { tables::count(&self.readers, &query).await })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Ping))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // The writer closes last: whoever does takes the log into the database file.
            self.readers.close().await;
            let close = self.close.lock().expect("nothing panics while it holds this lock").take();
            let (done, closed) = oneshot::channel();
            if let Some(Ok(())) = close.map(|close| close.send(done)) {
                closed.await.map_err(|_| StoreError::Closed)?;
            }
            Ok(())
        })
    }
}

/// What a database error means to callers.
fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::NoSuchTable,
        _ => StoreError::Database(error.to_string()),
    }
}
