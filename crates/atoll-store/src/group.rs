//! Group commit: one writer takes everything that waits, writes it in one transaction, and then answers each.
//!
//! A write costs a share of a sync instead of a sync, and no answer comes before its sync.

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection as _, Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::sqlite::failed;
use crate::{Append, SeatRow, StoreError, TableRow};

/// Most writes of one transaction; more wait for the next.
const GROUP: usize = 256;
/// Most writes that may wait; a caller beyond that waits to queue.
const QUEUE: usize = 4096;

/// A write that waits.
pub(crate) enum Write {
    Create(TableRow, Vec<SeatRow>),
    Append(Append),
    Seat(String, SeatRow),
    Ping,
}

type Waiting = (Write, oneshot::Sender<Result<(), StoreError>>);

/// The writer's queue.
#[derive(Clone)]
pub(crate) struct Queue(mpsc::Sender<Waiting>);

impl Queue {
    /// Starts the writer. It ends when it is told to close or the last queue is dropped.
    pub(crate) fn start(pool: SqlitePool, mut close: oneshot::Receiver<oneshot::Sender<()>>) -> Self {
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
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
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
        Write::Ping => {
            sqlx::query("UPDATE tables SET state = state WHERE id = ''")
                .execute(&mut *connection)
                .await
                .map_err(failed)?;
        }
        Write::Create(table, seats) => {
            sqlx::query(
                "INSERT INTO tables (id, header, secret, host, created, state) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&table.id)
            .bind(&table.header)
            .bind(&table.secret)
            .bind(&table.host)
            .bind(table.created)
            .bind(&table.state)
            .execute(&mut *connection)
            .await
            .map_err(failed)?;
            for seat in seats {
                put_seat(connection, &table.id, seat).await?;
            }
        }
        Write::Seat(table, seat) => put_seat(connection, table, seat).await?,
        Write::Append(append) => {
            for step in &append.steps {
                sqlx::query(
                    "INSERT INTO steps (table_id, seq, source, seat, text, command, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(&append.table)
                .bind(step.seq.cast_signed())
                .bind(&step.source)
                .bind(step.seat)
                .bind(&step.text)
                .bind(&step.command)
                .bind(step.at)
                .execute(&mut *connection)
                .await
                .map_err(failed)?;
            }
            if let Some(state) = &append.state {
                let done = sqlx::query("UPDATE tables SET state = $2 WHERE id = $1")
                    .bind(&append.table)
                    .bind(state)
                    .execute(&mut *connection)
                    .await
                    .map_err(failed)?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::NoSuchTable);
                }
            }
        }
    }
    Ok(())
}

async fn put_seat(connection: &mut SqliteConnection, table: &str, seat: &SeatRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, token, name, kind, bot, stand_in) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token, name = excluded.name,
         kind = excluded.kind, bot = excluded.bot, stand_in = excluded.stand_in",
    )
    .bind(table)
    .bind(seat.seat)
    .bind(&seat.token)
    .bind(&seat.name)
    .bind(&seat.kind)
    .bind(&seat.bot)
    .bind(seat.stand_in)
    .execute(connection)
    .await
    .map_err(failed)?;
    Ok(())
}
