//! What all parts of a server share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use atoll_catalog::{AnyGame, Seat};
use atoll_store::Store;
use tokio::sync::watch;

use crate::config::Config;
use crate::directory::Directory;
use crate::examiners::Examiners;
use crate::limits::{self, Addresses, Rate};
use crate::metrics::Metrics;
use crate::net::callers::Proxies;
use crate::net::costs::Costs;
use crate::net::lines::Lines;
use crate::net::refusals::{Refusals, Why};
use crate::net::shares::Shares;
use crate::problem::Problem;
use crate::storage::Storage;
use crate::thinkers::Thinkers;

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) store: Arc<Storage>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// Where bots and hints think.
    pub(crate) thinkers: Thinkers,
    /// Where uploads and replays are examined.
    pub(crate) examiners: Examiners,
    pub(crate) directory: Directory,
    /// The open connections.
    pub(crate) lines: Arc<Lines>,
    /// Whose word about addresses is taken.
    pub(crate) proxies: Proxies,
    /// Who is turned away.
    pub(crate) refusals: Refusals,
    /// Bytes of bodies that are received.
    pub(crate) bodies: Shares,
    /// Bytes of large answers that are sent.
    pub(crate) answers: Shares,
    /// WebSockets.
    pub(crate) sockets: Shares,
    /// Those of them without a seat: some are kept for people who play.
    pub(crate) spectators: Shares,
    /// What is asked of tables.
    pub(crate) costs: Costs,
    stop: watch::Sender<bool>,
    names: AtomicU64,
    /// Who has set up how many tables.
    set_up: Addresses,
    /// Who has asked how often, for anything.
    requests: Addresses,
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Self {
        let (bounds, sockets) = (&config.bounds, config.max_sockets);
        let each = bounds.sockets_by_address;
        let metrics = Metrics::default();
        let refusals = Refusals::new(metrics.refusals.clone());
        let store = Arc::new(Storage::new(store, metrics.storage.clone(), config.probe));
        let stop = watch::channel(false).0;
        Self {
            thinkers: Thinkers::new(&config, metrics.thoughts.clone()),
            examiners: Examiners::new(&config, metrics.examining.clone(), stop.subscribe()),
            store,
            lines: Lines::new(bounds.clone()),
            proxies: Proxies::new(config.public_url.is_some(), config.proxies.clone()),
            refusals,
            bodies: Shares::new(bounds.bodies, bounds.bodies_by_address),
            answers: Shares::new(bounds.answers, bounds.answers_by_address),
            // Whoever watches leaves as many to those behind the same address who play.
            sockets: Shares::new(sockets, each * 2),
            spectators: Shares::new(sockets - sockets / 10, each),
            costs: Costs::new(bounds.units, bounds.unit_every),
            requests: Addresses::new(Rate::new(bounds.requests, bounds.request_every)),
            config,
            metrics,
            directory: Directory::default(),
            stop,
            names: AtomicU64::new(1),
            set_up: Addresses::new(limits::TABLES),
        }
    }

    /// Whether whoever is at this address may set up another table now.
    pub(crate) fn may_set_up(&self, address: IpAddr) -> Result<(), Problem> {
        if self.set_up.take(address) {
            return Ok(());
        }
        self.refusals.tell(Why::Tables, address);
        Err(Problem::too_many_tables())
    }

    /// Whether whoever is at this address may ask for anything now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> Result<(), Problem> {
        if self.requests.take(address) {
            return Ok(());
        }
        self.refusals.tell(Why::Requests, address);
        Err(Problem::too_many_requests())
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
