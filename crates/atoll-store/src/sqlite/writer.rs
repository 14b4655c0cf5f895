//! Group commit: one writer takes everything that waits, writes it in one transaction, and then answers each.
//!
//! A write costs a share of a sync instead of a sync, and no answer comes before its sync.

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{failed, salts, seats, steps, tables};
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
    pub(super) fn start(pool: SqlitePool, mut close: oneshot::Receiver<oneshot::Sender<()>>) -> Self {
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
                        commit(&pool, &mut group).await;
                    }
                }
            }
            pool.close().await;
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

/// Writes a group and answers each of its members.
async fn commit(pool: &SqlitePool, group: &mut Vec<Waiting>) {
    let (writes, answers): (Vec<Write>, Vec<_>) = group.drain(..).unzip();
    let results = match transact(pool, &writes).await {
        Ok(results) => results,
        // Nothing of the group is on disk.
        Err(error) => {
            tracing::error!(%error, writes = writes.len(), "a group of writes failed");
            writes.iter().map(|_| Err(error.clone())).collect()
        }
    };
    for (answer, result) in answers.into_iter().zip(results) {
        // A caller that is gone will find out from what is stored.
        let _ = answer.send(result);
    }
}

/// One transaction; a write that fails alone is undone alone.
async fn transact(pool: &SqlitePool, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut connection = pool.acquire().await.map_err(failed)?;
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
        Err(error @ StoreError::Database(_)) => Err(error),
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
