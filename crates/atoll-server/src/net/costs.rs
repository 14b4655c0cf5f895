//! What is asked of tables is paid by what it costs, not by its length: a message of 35 bytes may be answered with a
//! whole game. Who pays is a seat, or an address at a table, never a connection, so that connecting anew pays nothing back.

use std::net::IpAddr;
use std::time::Duration;

use atoll_match::Seats;

use super::callers::network;
use crate::limits::{Addresses, Rate};

/// Opening a WebSocket, without what hello tells.
pub(crate) const OPEN: u32 = 100;
/// A command: whatever comes of it is told to everybody.
pub(crate) const COMMAND: u32 = 100;
/// Telling how things stand, with the legal actions.
pub(crate) const SNAPSHOT: u32 = 20;

/// Whoever pays for what a table is asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Payer {
    /// The seats of a table.
    Seats(String, Seats),
    /// An address that watches a table.
    Watching(String, IpAddr),
    /// This machine itself, which watches and does not pay.
    Here,
}

impl Payer {
    /// Who pays for a connection with these seats from this address.
    pub(crate) fn new(table: &str, seats: Seats, address: IpAddr) -> Self {
        match network(address) {
            _ if !seats.is_empty() => Self::Seats(table.into(), seats),
            Some(network) => Self::Watching(table.into(), network),
            None => Self::Here,
        }
    }
}

/// What is left to whom.
#[derive(Debug)]
pub(crate) struct Costs(Addresses);

impl Costs {
    /// Everybody has so many units at once, and one more whenever so much time has passed.
    pub(crate) fn new(units: u32, every: Duration) -> Self {
        Self(Addresses::new(Rate::new(units.max(1), every.max(Duration::from_nanos(1)))))
    }

    /// Takes so many units, if they are left.
    pub(crate) fn pay(&self, payer: &Payer, units: u32) -> bool {
        *payer == Payer::Here || self.0.take_many(payer, units)
    }
}

/// Units for telling so many steps.
pub(crate) fn steps(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX).saturating_add(SNAPSHOT)
}
