//! What all parts of a server share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use atoll_catalog::{AnyGame, Seat};
use atoll_store::Store;
use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::directory::Directory;
use crate::limits::{self, Addresses};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::thinkers::Thinkers;

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// Where bots and hints think.
    pub(crate) thinkers: Thinkers,
    /// Uploads that may be examined at a time.
    pub(crate) examiners: Semaphore,
    pub(crate) directory: Directory,
    stop: watch::Sender<bool>,
    names: AtomicU64,
    /// Who has set up how many tables.
    set_up: Addresses,
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let metrics = Metrics::default();
        Self {
            thinkers: Thinkers::new(&config, metrics.thoughts.clone()),
            store,
            config,
            metrics,
            examiners: Semaphore::new(cores),
            directory: Directory::default(),
            stop: watch::channel(false).0,
            names: AtomicU64::new(1),
            set_up: Addresses::new(limits::TABLES),
        }
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

    /// Whether the server is stopping.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stop.borrow()
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
