//! The way to live tables, for whoever asks from outside.

use std::ops::Deref;
use std::sync::Arc;

use atoll_store::{Query, State, Store, StoreError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use crate::config::Config;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::table::ask::{Ask, Reply};
use crate::table::task;

/// How often a table that was just dropped from memory is asked again.
const TRIES: usize = 5;
/// Tables that are looked up at a time when the server starts.
const PAGE: u32 = 100;
/// Tables that are in memory at a time only because the server woke them.
const WOKEN: usize = 8;

/// What all parts of a server share, and the way to its tables.
pub(crate) struct Hub(Arc<Shared>);

impl Deref for Hub {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Self {
        Self(Arc::new(Shared::new(store, config)))
    }

    /// What all parts of the server share.
    pub(crate) fn shared(&self) -> Arc<Shared> {
        Arc::clone(&self.0)
    }

    /// Asks a table; it is loaded if it is not in memory.
    pub(crate) async fn ask<T>(&self, table: &str, ask: impl Fn(Reply<T>) -> Ask) -> Result<T, Problem> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let mailbox = self.mailbox(table)?;
            if mailbox.send(ask(reply)).await.is_err() {
                continue;
            }
            // No answer means that the table was dropped from memory before it saw the question.
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Problem::unavailable())
    }

    /// Where a table takes questions; it is loaded if it is not in memory.
    pub(crate) fn mailbox(&self, table: &str) -> Result<mpsc::Sender<Ask>, Problem> {
        if self.is_stopping() {
            return Err(Problem::unavailable());
        }
        Ok(self.directory.find(table, |entry, asks| {
            tokio::spawn(task::run(Arc::clone(&self.0), table.to_string(), entry, asks));
        }))
    }

    /// Loads a table that is not in memory, so that it does what it has to do by itself. Somebody may ask for it at any
    /// time; until then it has this place.
    async fn wake(&self, table: &str, place: OwnedSemaphorePermit) -> Result<(), Problem> {
        // A table that ends just now has nothing left to do.
        let _ = self.mailbox(table)?.send(Ask::Wake(place)).await;
        Ok(())
    }

    /// Wakes the tables that wait for nobody, and wakes them again whenever the store has failed and can be written again.
    pub(crate) async fn look_after(self: Arc<Self>) {
        let mut stop = self.stopping();
        let wakes = async {
            loop {
                if let Err(error) = self.wake_bots().await {
                    tracing::error!(%error, "the tables of bots could not be looked up");
                }
                self.store.fails().await;
                while self.store.probe().await.is_err() {
                    tokio::time::sleep(self.config.probe).await;
                }
            }
        };
        tokio::select! {
            () = Shared::stopped(&mut stop) => {}
            () = wakes => {}
        }
    }

    /// Wakes every table at which a bot may be to act: when a server starts, nobody has woken it yet. Few of them are in
    /// memory at a time.
    async fn wake_bots(&self) -> Result<(), StoreError> {
        let mut query = Query { state: Some(State::Playing), has_bot: Some(true), limit: PAGE, ..Query::default() };
        let places = Arc::new(Semaphore::new(WOKEN));
        loop {
            let page = self.store.list(query.clone()).await?;
            for table in &page {
                let Ok(place) = Arc::clone(&places).acquire_owned().await else { return Ok(()) };
                if self.wake(&table.id, place).await.is_err() {
                    return Ok(());
                }
            }
            match page.last().filter(|_| page.len() == PAGE as usize) {
                Some(last) => query.after = Some((last.created, last.id.clone())),
                None => return Ok(()),
            }
        }
    }
}
