//! Group commit: one writer takes everything that waits, writes it in one transaction, and then answers each.
//!
//! A write costs a share of a sync instead of a sync, and no answer comes before its sync. After a transaction that failed
//! its connection is closed, because nobody knows what state it is in, and the next one has another. A write that is
//! answered with an error is not known to be stored: a commit can fail after all is written.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::connect::failed;
use super::file::{Files, Lock};
use super::{salts, seats, steps, tables};
use crate::{Append, Header, SeatRow, StoreError, TableRow};

/// Most writes of one transaction; more wait for the next.
const GROUP: usize = 256;
/// Most writes that may wait; a caller beyond that waits to queue.
const QUEUE: usize = 4096;

/// A write that waits.
pub(super) enum Write {
    Create(TableRow, Vec<SeatRow>),
    Append(Append),
    Header(String, Header),
    Seat(String, SeatRow),
    Salt(String, u8, Option<Vec<u8>>),
    Ping,
}

type Waiting = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The writer's queue.
#[derive(Clone)]
pub(super) struct Queue(mpsc::Sender<Waiting>);

impl Queue {
    /// Starts the writer. It ends when it is told to close or the last queue is dropped.
    pub(super) fn start(mut writer: Writer, mut close: oneshot::Receiver<oneshot::Sender<()>>) -> Self {
        let (sender, mut receiver) = mpsc::channel::<Waiting>(QUEUE);
        tokio::spawn(async move {
            let mut group = Vec::with_capacity(GROUP);
            let mut closed = None;
            loop {
                tokio::select! {
                    biased;
                    done = &mut close, if closed.is_none() => {
                        receiver.close();
                        closed = Some(done);
                    }
                    taken = receiver.recv_many(&mut group, GROUP) => {
                        if taken == 0 { break }
                        writer.commit(&mut group).await;
                    }
                }
            }
            writer.close().await;
            if let Some(Ok(done)) = closed {
                // Whoever asked may have stopped waiting.
                let _ = done.send(());
            }
        });
        Self(sender)
    }

    /// Queues a write; the answer comes when it is on disk.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (answer, done) = oneshot::channel();
        self.0.send((write, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }
}

/// The one that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure, until the next write.
    connection: Option<SqliteConnection>,
    files: Arc<Files>,
    /// The last to go, when nothing is written any more.
    _lock: Lock,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        files: Arc<Files>,
        lock: Lock,
    ) -> Self {
        Self { options, connection: Some(connection), files, _lock: lock }
    }

    /// Writes a group and answers each of its members.
    async fn commit(&mut self, group: &mut Vec<Waiting>) {
        let (writes, answers): (Vec<Write>, Vec<_>) = group.drain(..).unzip();
        let done = self.transact(&writes).await;
        let results = done.unwrap_or_else(|error| writes.iter().map(|_| Err(error.clone())).collect());
        for (answer, result) in answers.into_iter().zip(results) {
            // A caller that is gone will find out from what is stored.
            let _ = answer.send(result);
        }
    }

    /// One transaction, in the files that lie in the folder before and after it.
    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        if let Err(error) = self.files.check() {
            self.save_log().await;
            return Err(error);
        }
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(failed)?,
        };
        match together(&mut connection, writes).await {
            Ok(results) => {
                self.connection = Some(connection);
                self.files.check().map(|()| results)
            }
            Err(error) => {
                // What the transaction had not committed is undone with its connection, before anybody is answered.
                if let Err(error) = connection.close_hard().await {
                    tracing::debug!(%error, "a connection that failed did not close well");
                }
                Err(error)
            }
        }
    }

    /// Takes what is in the log into the database file, if somebody has taken the log away: connections still have it.
    async fn save_log(&mut self) {
        if self.files.has_main()
            && let Some(connection) = &mut self.connection
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await
        {
            tracing::error!(%error, "steps of a log that was deleted could not be saved");
        }
    }

    async fn close(mut self) {
        let Some(connection) = self.connection.take() else { return };
        if !self.files.has_main() {
            // Whoever closes last deletes the log by its name, and under that name may lie somebody else's.
            std::mem::forget(connection);
        } else if let Err(error) = connection.close().await {
            tracing::warn!(%error, "the database did not close well; its log is read at the next start");
        }
    }
}

/// All writes of a group in one transaction; a write that fails alone is undone alone.
async fn together(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(apart(&mut transaction, write).await?);
    }
    transaction.commit().await.map_err(failed)?;
    Ok(results)
}

/// One write behind a save point. The outer error is one of the whole transaction.
async fn apart(transaction: &mut Transaction<'_, Sqlite>, write: &Write) -> Result<Result<(), StoreError>, StoreError> {
    let mut point = transaction.begin().await.map_err(failed)?;
    match perform(&mut point, write).await {
        Ok(()) => point.commit().await.map(Ok).map_err(failed),
        Err(error) if error.fault().is_some() => Err(error),
        Err(error) => point.rollback().await.map(|()| Err(error)).map_err(failed),
    }
}

async fn perform(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Ping => tables::ping(connection).await,
        Write::Create(table, sat) => {
            tables::create(connection, table).await?;
            for seat in sat {
                seats::put(connection, &table.id, seat).await?;
            }
            Ok(())
        }
        Write::Header(table, header) => tables::put_header(connection, table, header).await,
        Write::Seat(table, seat) => seats::put(connection, table, seat).await,
        Write::Salt(table, seat, salt) => salts::put(connection, table, *seat, salt.as_deref()).await,
        Write::Append(append) => {
            steps::append(connection, &append.table, &append.steps).await?;
            match append.state {
                Some(state) => tables::put_state(connection, &append.table, state).await,
                None => Ok(()),
            }
        }
    }
}
