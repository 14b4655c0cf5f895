//! Whoever is turned away, and why: counted by reason, and told in the log with the address, but never so often that the log
//! becomes a flood itself.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::callers::{UNNAMED, network};
use crate::limits::{Addresses, Allowance, Rate};
use crate::meters::Counts;

/// Lines about refusals: some at once, and then one whenever so much time has passed.
const LINES: Rate = Rate::new(20, Duration::from_secs(2));
/// Lines about one address and reason.
const LINES_EACH: Rate = Rate::new(1, Duration::from_secs(60));

/// Why somebody is turned away or cut off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Why {
    /// All connections are used, and none of them is idle.
    Connections,
    /// The address has as many connections as one may have.
    ConnectionsByAddress,
    /// An idle connection made room for a new one.
    Idle,
    /// The system gives no more descriptors.
    Descriptors,
    /// The head of a request took too long.
    SlowHead,
    /// The body of a request took too long.
    SlowBody,
    /// An answer was taken too slowly.
    SlowAnswer,
    /// Too much is being received already.
    Bodies,
    /// Too much is being sent already.
    Answers,
    /// All WebSockets are used.
    Sockets,
    /// The address has as many WebSockets as one may have.
    SocketsByAddress,
    /// As many watch a table as may.
    Spectators,
    /// No hello came.
    NoHello,
    /// Nothing was heard for long.
    Silence,
    /// Too many requests.
    Requests,
    /// Too many messages.
    Flood,
    /// What was asked costs more than is left.
    Costs,
    /// Messages were read too slowly.
    SlowReader,
    /// Too many tables were set up.
    Tables,
}

impl Why {
    const ALL: [Self; 19] = [
        Self::Connections,
        Self::ConnectionsByAddress,
        Self::Idle,
        Self::Descriptors,
        Self::SlowHead,
        Self::SlowBody,
        Self::SlowAnswer,
        Self::Bodies,
        Self::Answers,
        Self::Sockets,
        Self::SocketsByAddress,
        Self::Spectators,
        Self::NoHello,
        Self::Silence,
        Self::Requests,
        Self::Flood,
        Self::Costs,
        Self::SlowReader,
        Self::Tables,
    ];

    /// The word for it in metrics and logs.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Connections => "connections",
            Self::ConnectionsByAddress => "connections-by-address",
            Self::Idle => "idle",
            Self::Descriptors => "descriptors",
            Self::SlowHead => "slow-head",
            Self::SlowBody => "slow-body",
            Self::SlowAnswer => "slow-answer",
            Self::Bodies => "bodies",
            Self::Answers => "answers",
            Self::Sockets => "sockets",
            Self::SocketsByAddress => "sockets-by-address",
            Self::Spectators => "spectators",
            Self::NoHello => "no-hello",
            Self::Silence => "silence",
            Self::Requests => "requests",
            Self::Flood => "flood",
            Self::Costs => "costs",
            Self::SlowReader => "slow-reader",
            Self::Tables => "tables",
        }
    }

    /// Whether it happens to anybody whose device sleeps or whose network is slow, so that no line needs to name them.
    fn is_usual(self) -> bool {
        matches!(self, Self::Idle | Self::Silence | Self::SlowReader)
    }
}

/// Counts and tells refusals.
#[derive(Debug)]
pub(crate) struct Refusals {
    counted: Counts,
    lines: Allowance,
    each: Addresses,
    untold: AtomicU64,
}

impl Refusals {
    /// They are counted here.
    pub(crate) fn new(counted: Counts) -> Self {
        for why in Why::ALL {
            drop(counted.get_or_create(&[("reason", why.word())]));
        }
        Self { counted, lines: Allowance::new(LINES), each: Addresses::new(LINES_EACH), untold: AtomicU64::new(0) }
    }

    /// Somebody at this address is turned away.
    pub(crate) fn tell(&self, why: Why, address: IpAddr) {
        self.counted.get_or_create(&[("reason", why.word())]).inc();
        if why.is_usual() {
            tracing::debug!(%address, reason = why.word(), "turned away");
            return;
        }
        if !self.each.take_as((network(address), why.word())) || !self.lines.take() {
            self.untold.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let untold = self.untold.swap(0, Ordering::Relaxed);
        let address = match address {
            UNNAMED => "unnamed by the proxy".to_string(),
            address => address.to_string(),
        };
        tracing::warn!(address, reason = why.word(), untold, "turned away");
    }
}
