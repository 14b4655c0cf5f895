//! What all parts of a server share, and the way to its live tables.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use atoll_catalog::{AnyGame, Seat};
use atoll_store::Store;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::config::Config;
use crate::limits::{self, Addresses};
use crate::live::{self, Ask, Reply};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::thinkers::Thinkers;

/// Questions that wait for a table; whoever asks more waits.
const MAILBOX: usize = 64;
/// How often a table that was just dropped from memory is asked again.
const TRIES: usize = 5;

/// What all parts of a server share.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// Where bots and hints think.
    pub(crate) thinkers: Thinkers,
    /// Uploads that may be examined at a time.
    pub(crate) examiners: Semaphore,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    stop: watch::Sender<bool>,
    names: AtomicU64,
    /// Who has set up how many tables.
    set_up: Addresses,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            thinkers: Thinkers::new(&config),
            store,
            config,
            metrics: Metrics::default(),
            examiners: Semaphore::new(cores),
            tables: Mutex::new(HashMap::new()),
            stop: watch::channel(false).0,
            names: AtomicU64::new(1),
            set_up: Addresses::new(limits::TABLES),
        }
    }

    /// Asks a table; it is loaded if it is not in memory.
    pub(crate) async fn ask<T>(self: &Arc<Self>, table: &str, ask: impl Fn(Reply<T>) -> Ask) -> Result<T, Problem> {
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

    /// Where a table in memory takes questions.
    pub(crate) fn mailbox(self: &Arc<Self>, table: &str) -> Result<mpsc::Sender<Ask>, Problem> {
        if *self.stop.borrow() {
            return Err(Problem::unavailable());
        }
        let mut tables = self.tables.lock().expect("nothing panics while it holds this lock");
        if let Some(mailbox) = tables.get(table).filter(|mailbox| !mailbox.is_closed()) {
            return Ok(mailbox.clone());
        }
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        tables.insert(table.to_string(), mailbox.clone());
        tokio::spawn(live::run(Arc::clone(self), table.to_string(), asks));
        Ok(mailbox)
    }

    /// Takes a table off the list of those in memory.
    pub(crate) fn forget(&self, table: &str) {
        self.forget_if(table, || true);
    }

    /// The same, if it still holds when nobody can find the table any more.
    pub(crate) fn forget_if(&self, table: &str, holds: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables.lock().expect("nothing panics while it holds this lock");
        let does_hold = holds();
        if does_hold {
            tables.remove(table);
        }
        does_hold
    }

    /// Whether whoever is at this address may set up another table now.
    pub(crate) fn may_set_up(&self, address: IpAddr) -> Result<(), Problem> {
        if self.set_up.take(address) { Ok(()) } else { Err(Problem::too_many_tables()) }
    }

    /// A number that no other connection has.
    pub(crate) fn next_name(&self) -> u64 {
        self.names.fetch_add(1, Ordering::Relaxed)
    }

    /// Tells when the server is stopping.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Waits until the server is stopping.
    pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
        // An error means that the server is gone, which is as good.
        let _ = stopping.wait_for(|stop| *stop).await;
    }

    /// Ends all tables and connections.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// What a game is called here.
    pub(crate) fn title(&self, game: &dyn AnyGame) -> String {
        self.config.names.games.get(game.id()).cloned().unwrap_or_else(|| game.title().to_string())
    }

    /// What whoever gives no name is called on this seat.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        self.config.names.seats.get(&seat.to_string()).cloned().unwrap_or_else(|| format!("Seat {seat}"))
    }
}
