//! One SQLite file: write-ahead log, full sync, one writer, several readers.

pub(crate) mod backup;
mod connect;
mod file;
mod salts;
mod seats;
mod steps;
mod tables;
mod writer;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, Sqlite};
use tokio::sync::oneshot;

use self::connect::failed;
use self::file::{Files, Lock};
use self::writer::{Queue, Write, Writer};
use crate::{Answer, Append, Header, Listed, Opening, Query, Room, SeatRow, StepRow, Store, StoreError, TableRow};

/// Connections that read at the same time.
const READERS: u32 = 4;
/// How long a question waits for a connection.
const READER_PATIENCE: Duration = Duration::from_secs(10);
/// A file of at most so many bytes is examined at every start: that takes less than a second.
const SMALL: u64 = 64 << 20;

/// A store in one SQLite file.
pub(crate) struct SqliteStore {
    readers: SqlitePool,
    queue: Queue,
    files: Arc<Files>,
    close: Mutex<Option<oneshot::Sender<oneshot::Sender<()>>>>,
}

impl SqliteStore {
    /// Opens the file that a URL such as `sqlite:///var/lib/atoll/atoll.sqlite` names, creates it if it is missing, and
    /// brings its tables up to date.
    pub(crate) async fn open(url: &str, opening: &Opening) -> Result<Self, StoreError> {
        let options = connect::options(url, opening.patience)?;
        let path = options.get_filename().to_path_buf();
        let lock = Lock::take(&path, &opening.holder)?;
        file::make_private(&path)?;
        let files = Arc::new(Files::at(&path));
        let mut connection = options.connect().await.map_err(failed)?;
        if opening.examines || files.room().used <= SMALL {
            connect::examine(&mut connection, opening.examines).await?;
        }
        connect::migrate(&mut connection).await?;
        files.opened();
        files.check()?;
        // Readers stay: one that has to be opened anew may find no descriptor left.
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(READER_PATIENCE)
            .connect_with(options.clone().read_only(true))
            .await
            .map_err(failed)?;
        let (close, closing) = oneshot::channel();
        let writer = Writer::new(options, connection, Arc::clone(&files), lock);
        Ok(Self { readers, queue: Queue::start(writer, closing), files, close: Mutex::new(Some(close)) })
    }

    /// A connection to read from. What is read of files that are not the database any more is worth nothing.
    async fn reader(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        self.files.check()?;
        self.readers.acquire().await.map_err(failed)
    }
}

/// Passes on what was read. A connection that failed does not go back to the others.
fn read<T>(mut reader: PoolConnection<Sqlite>, done: Result<T, StoreError>) -> Result<T, StoreError> {
    if done.as_ref().is_err_and(|error| error.fault().is_some()) {
        reader.close_on_drop();
    }
    done
}

impl Store for SqliteStore {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Create(table, seats)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        Box::pin(async move {
            let mut reader = self.reader().await?;
            let done = async {
                let Some(table) = tables::read(&mut reader, id).await? else { return Ok(None) };
                Ok(Some((table, seats::of(&mut reader, id).await?)))
            };
            let done = done.await;
            read(reader, done)
        })
    }

    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>> {
        Box::pin(async move {
            let mut reader = self.reader().await?;
            let done = steps::of(&mut reader, id).await;
            read(reader, done)
        })
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

    fn put_salt(&self, table: &str, seat: u8, salt: Option<Vec<u8>>) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Salt(table.to_string(), seat, salt)))
    }

    fn salts<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(u8, Vec<u8>)>> {
        Box::pin(async move {
            let mut reader = self.reader().await?;
            let done = salts::of(&mut reader, table).await;
            read(reader, done)
        })
    }

    fn list(&self, query: Query) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let mut reader = self.reader().await?;
            let done = async {
                let mut listed = tables::list(&mut reader, &query).await?;
                for table in &mut listed {
                    table.seats = seats::of(&mut reader, &table.id).await?;
                }
                Ok(listed)
            };
            let done = done.await;
            read(reader, done)
        })
    }

    fn count(&self, query: Query) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut reader = self.reader().await?;
            let done = tables::count(&mut reader, &query).await;
            read(reader, done)
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.queue.write(Write::Ping))
    }

    fn room(&self) -> Option<Room> {
        Some(self.files.room())
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
