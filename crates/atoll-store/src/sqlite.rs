//! One SQLite file: write-ahead log, full sync, one writer, several readers.

use std::sync::Mutex;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr as _};
use tokio::sync::oneshot;

use crate::group::{Queue, Write};
use crate::{Answer, Append, SeatRow, StepRow, Store, StoreError, TableRow};

/// Every change of the database's tables, in order: number, name, and what it does. A change that was ever part of the
/// program stays as it is; what is to be different is another change.
const MIGRATIONS: [(i64, &str, &str); 1] = [(1, "tables", include_str!("../migrations/sqlite/0001_tables.sql"))];

/// Connections that read at the same time.
const READERS: u32 = 4;

/// A store in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    queue: Queue,
    close: Mutex<Option<oneshot::Sender<oneshot::Sender<()>>>>,
}

impl SqliteStore {
    /// Opens the file that a URL such as `sqlite:///var/lib/atoll/atoll.sqlite` names, creates it if it is missing, and
    /// brings its tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
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
            let found = sqlx::query("SELECT id, header, secret, host, created, state FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            let Some(row) = found else { return Ok(None) };
            let table = read_table(&row).map_err(failed)?;
            let seats = sqlx::query(
                "SELECT seat, token, name, kind, bot, stand_in FROM seats WHERE table_id = $1 ORDER BY seat",
            )
            .bind(id)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            let seats = seats.iter().map(read_seat).collect::<Result<_, _>>().map_err(failed)?;
            Ok(Some((table, seats)))
        })
    }

    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>> {
        Box::pin(async move {
            let rows =
                sqlx::query("SELECT seq, source, seat, text, command, at FROM steps WHERE table_id = $1 ORDER BY seq")
                    .bind(id)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(failed)?;
            rows.iter().map(read_step).collect::<Result<_, _>>().map_err(failed)
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Append(append)))
    }

    fn put_seat(&self, table: &str, seat: SeatRow) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Seat(table.to_string(), seat)))
    }

    fn count<'a>(&'a self, state: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE state = $1")
                .bind(state)
                .fetch_one(&self.readers)
                .await
                .map_err(failed)?;
            row.try_get::<i64, _>(0).map(i64::cast_unsigned).map_err(failed)
        })
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

fn read_table(row: &SqliteRow) -> Result<TableRow, sqlx::Error> {
    Ok(TableRow {
        id: row.try_get(0)?,
        header: row.try_get(1)?,
        secret: row.try_get(2)?,
        host: row.try_get(3)?,
        created: row.try_get(4)?,
        state: row.try_get(5)?,
    })
}

fn read_seat(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        seat: row.try_get(0)?,
        token: row.try_get(1)?,
        name: row.try_get(2)?,
        kind: row.try_get(3)?,
        bot: row.try_get(4)?,
        stand_in: row.try_get(5)?,
    })
}

fn read_step(row: &SqliteRow) -> Result<StepRow, sqlx::Error> {
    Ok(StepRow {
        seq: row.try_get::<i64, _>(0)?.cast_unsigned(),
        source: row.try_get(1)?,
        seat: row.try_get(2)?,
        text: row.try_get(3)?,
        command: row.try_get(4)?,
        at: row.try_get(5)?,
    })
}

/// What a database error means to callers.
pub(crate) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::NoSuchTable,
        _ => StoreError::Database(error.to_string()),
    }
}
