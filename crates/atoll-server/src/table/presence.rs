//! Who is at a table: its connections, and what is sent to them.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use atoll_catalog::Seat;
use atoll_match::Seats;
use atoll_protocol::ServerMessage;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::error::TrySendError;

use super::ask::Visitor;
use super::seating::Seating;
use crate::frame::frame;
use crate::limits::DEVICES;
use crate::principal::Principal;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::thinkers::{Class, Rank};

/// A connection that is told what happens.
struct Watcher {
    visitor: Visitor,
    /// Of several seats around one screen, the one whose private things are shown.
    open: Option<Seat>,
    /// Through whose eyes it has seen the steps that it knows.
    seen: Seats,
    /// Whether it can be told what changes when a seat is opened or closed, in place of everything.
    takes_changes: bool,
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

    /// Adds a connection; answers its name. Only so many watch; whoever is `seated` gets in always, and if somebody has
    /// more connections than anybody has devices, the oldest of them goes.
    pub(super) fn join(&mut self, visitor: Visitor, seated: impl Fn(&Principal) -> Seats) -> Result<u64, Problem> {
        let own = seated(&visitor.principal);
        let alike = self.watchers.iter().filter(|(_, at)| seated(&at.visitor.principal) == own).map(|(name, _)| *name);
        let alike: Vec<u64> = alike.collect();
        match own.is_empty() {
            true if alike.len() >= self.shared.config.bounds.spectators => {
                return Err(Problem::conflict("full", "Too many are watching this table; try again later."));
            }
            false if alike.len() >= DEVICES => drop(alike.iter().min().map(|oldest| self.watchers.remove(oldest))),
            _ => {}
        }
        let name = self.shared.next_name();
        self.watchers.insert(name, Watcher { visitor, open: None, seen: Seats::default(), takes_changes: false });
        Ok(name)
    }

    /// Whether whoever pays for a connection can pay so many units.
    pub(super) fn pay(&self, name: u64, units: u32) -> bool {
        self.watchers.get(&name).is_some_and(|at| self.shared.costs.pay(&at.visitor.payer, units))
    }

    pub(super) fn part(&mut self, name: u64) {
        self.watchers.remove(&name);
    }

    /// Every connection: its name, whose it is, and the seat that it has opened.
    pub(super) fn all(&self) -> Vec<(u64, Principal, Option<Seat>)> {
        self.watchers.iter().map(|(name, at)| (*name, at.visitor.principal.clone(), at.open)).collect()
    }

    /// Whose a connection is, and the seat that it has opened.
    pub(super) fn of(&self, name: u64) -> Option<(&Principal, Option<Seat>)> {
        self.watchers.get(&name).map(|at| (&at.visitor.principal, at.open))
    }

    /// It can be told what changes when a seat is opened or closed.
    pub(super) fn take_changes(&mut self, name: u64) {
        if let Some(watcher) = self.watchers.get_mut(&name) {
            watcher.takes_changes = true;
        }
    }

    /// Through whose eyes it has seen what it knows, if it can be told what changes when those are others.
    pub(super) fn seen(&self, name: u64) -> Option<Seats> {
        self.watchers.get(&name).filter(|watcher| watcher.takes_changes).map(|watcher| watcher.seen)
    }

    /// Opens one seat of a connection, or none; it sees all through these eyes now.
    pub(super) fn open(&mut self, name: u64, seat: Option<Seat>, viewer: Seats) {
        if let Some(watcher) = self.watchers.get_mut(&name) {
            (watcher.open, watcher.seen) = (seat, viewer);
        }
    }

    /// Whether somebody who has this is here.
    pub(super) fn has(&self, key: &[u8]) -> bool {
        self.watchers.values().any(|watcher| watcher.visitor.principal.has(key))
    }

    /// The table was set up from here.
    pub(super) fn founded(&mut self, household: IpAddr) {
        self.founder = Some(household);
    }

    /// Where a connection comes from.
    pub(super) fn household(&self, name: u64) -> Option<IpAddr> {
        self.watchers.get(&name).map(|at| at.visitor.household)
    }

    /// Who waits for this table's bots: the first who came of those who sit there, or else of all.
    pub(super) fn rank(&self, seating: &Seating) -> Rank {
        let sits = |who: &Principal| !seating.of(who).is_empty();
        let seated = self
            .watchers
            .values()
            .find(|at| sits(&at.visitor.principal))
            .map(|at| (Class::Seated, at.visitor.household));
        let first = self.watchers.values().next().map(|at| (Class::Watched, at.visitor.household));
        match seated.or(first) {
            Some((class, household)) => Rank { class, household: Some(household) },
            None => Rank { class: Class::Unwatched, household: self.founder },
        }
    }

    /// Queues a message for one connection; one that does not keep up is dropped, and may come back.
    pub(super) fn tell(&mut self, name: u64, message: Utf8Bytes) {
        let Some(known) = self.watchers.get(&name) else { return };
        if let Err(error) = known.visitor.outbox.try_send(message) {
            if matches!(error, TrySendError::Full(_)) {
                self.shared.metrics.slow_readers.inc();
            }
            self.watchers.remove(&name);
            return;
        }
        let outbox = &known.visitor.outbox;
        self.shared.metrics.queued(outbox.max_capacity() - outbox.capacity());
    }

    /// The same for every connection.
    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        let message = frame(message);
        let names: Vec<u64> = self.watchers.keys().copied().collect();
        names.into_iter().for_each(|name| self.tell(name, message.clone()));
    }
}
