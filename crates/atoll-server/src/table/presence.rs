//! Who is at a table: its connections, and what is sent to them.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use atoll_catalog::Seat;
use atoll_protocol::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::error::TrySendError;

use super::ask::Outbox;
use super::seating::Seating;
use crate::frame::frame;
use crate::limits::WATCHERS;
use crate::principal::Principal;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::thinkers::{Class, Rank};

/// A connection that is told what happens.
struct Watcher {
    principal: Principal,
    /// Where it comes from.
    household: IpAddr,
    outbox: Outbox,
    /// Of several seats around one screen, the one whose private things are shown.
    open: Option<Seat>,
}

/// The connections of a table.
pub(super) struct Presence {
    shared: Arc<Shared>,
    /// In the order in which they came.
    watchers: BTreeMap<u64, Watcher>,
    /// Where the table was set up from, if that is known.
    founder: Option<IpAddr>,
}

impl Presence {
    pub(super) fn new(shared: &Arc<Shared>) -> Self {
        Self { shared: Arc::clone(shared), watchers: BTreeMap::new(), founder: None }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// Adds a connection; answers its name.
    pub(super) fn join(&mut self, principal: Principal, household: IpAddr, outbox: Outbox) -> Result<u64, Problem> {
        if self.watchers.len() >= WATCHERS {
            return Err(Problem::conflict("full", "Too many are watching this table; try again later."));
        }
        let name = self.shared.next_name();
        self.watchers.insert(name, Watcher { principal, household, outbox, open: None });
        Ok(name)
    }

    pub(super) fn part(&mut self, name: u64) {
        self.watchers.remove(&name);
    }

    /// Every connection: its name, whose it is, and the seat that it has opened.
    pub(super) fn all(&self) -> Vec<(u64, Principal, Option<Seat>)> {
        self.watchers.iter().map(|(name, at)| (*name, at.principal.clone(), at.open)).collect()
    }

    /// Whose a connection is, and the seat that it has opened.
    pub(super) fn of(&self, name: u64) -> Option<(&Principal, Option<Seat>)> {
        self.watchers.get(&name).map(|at| (&at.principal, at.open))
    }

    /// Opens one seat of a connection, or none.
    pub(super) fn open(&mut self, name: u64, seat: Option<Seat>) {
        if let Some(watcher) = self.watchers.get_mut(&name) {
            watcher.open = seat;
        }
    }

    /// Whether somebody who has this is here.
    pub(super) fn has(&self, key: &[u8]) -> bool {
        self.watchers.values().any(|watcher| watcher.principal.has(key))
    }

    /// The table was set up from here.
    pub(super) fn founded(&mut self, household: IpAddr) {
        self.founder = Some(household);
    }

    /// Where a connection comes from.
    pub(super) fn household(&self, name: u64) -> Option<IpAddr> {
        self.watchers.get(&name).map(|at| at.household)
    }

    /// Who waits for this table's bots: the first who came of those who sit there, or else of all.
    pub(super) fn rank(&self, seating: &Seating) -> Rank {
        let sits = |who: &Principal| !seating.of(who).is_empty();
        let seated = self.watchers.values().find(|at| sits(&at.principal)).map(|at| (Class::Seated, at.household));
        let first = self.watchers.values().next().map(|at| (Class::Watched, at.household));
        match seated.or(first) {
            Some((class, household)) => Rank { class, household: Some(household) },
            None => Rank { class: Class::Unwatched, household: self.founder },
        }
    }

    /// Queues a message for one connection; one that does not keep up is dropped, and may come back.
    pub(super) fn tell(&mut self, name: u64, message: Utf8Bytes) {
        let Some(known) = self.watchers.get(&name) else { return };
        if let Err(error) = known.outbox.try_send(message) {
            if matches!(error, TrySendError::Full(_)) {
                self.shared.metrics.slow_readers.inc();
            }
            self.watchers.remove(&name);
        }
    }

    /// The same for every connection.
    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        let message = frame(message);
        let names: Vec<u64> = self.watchers.keys().copied().collect();
        names.into_iter().for_each(|name| self.tell(name, message.clone()));
    }
}
