//! What a table can be asked.

use std::net::IpAddr;
use std::time::Instant;

use atoll_catalog::{Json, Salt, Seat};
use atoll_match::Recorded;
use atoll_protocol::TableInfo;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};

use crate::identity::Token;
use crate::net::costs::Payer;
use crate::principal::Principal;
use crate::problem::Problem;

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;
/// Where a connection's messages go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A connection that comes to a table.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) principal: Principal,
    /// Whether it is a screen that all look at, which shows no hand and plays no seat.
    pub(crate) is_screen: bool,
    /// Who pays for what it asks.
    pub(crate) payer: Payer,
    /// Where it comes from.
    pub(crate) household: IpAddr,
    pub(crate) outbox: Outbox,
}

/// What a table can be asked.
pub(crate) enum Ask {
    /// How it is.
    Info(Principal, Reply<TableInfo>),
    /// Its component set.
    Components(Principal, Reply<Json>),
    /// Something about a seat.
    Seat(Principal, Seat, SeatAsk, Reply<Seated>),
    /// To add salt to the draws in a seat's name.
    Salt(Principal, Seat, Salt, Reply<TableInfo>),
    /// To bring a seat to another device.
    Claim(Principal, Token, Reply<Seated>),
    /// To begin.
    Start(Principal, Reply<TableInfo>),
    /// Its record, and the seats whose eyes the caller may use.
    Record(Principal, Reply<Recorded>),
    /// To be told what happens: who comes, and the last step it knows. The answer is a name for the connection.
    Join(Visitor, u64, Reply<u64>),
    /// Not to be told any more.
    Part(u64),
    /// That a connection sees what this one of its seats sees, or what everybody sees; and whether it can be told what
    /// changes by that, from now on.
    Look(u64, Option<Seat>, bool),
    /// A command of a connection.
    Command(u64, Order),
    /// What the expert would play for one of a connection's seats.
    Hint(u64, Question),
    /// That a connection does not want to wait for the pauses of bots.
    Hurry(u64),
    /// That it was set up from this household.
    Founded(IpAddr),
    /// Nothing but to be awake, at one of the places for tables that nobody asks for.
    Wake(OwnedSemaphorePermit),
}

impl Ask {
    /// Tells whoever asked why there is no answer.
    pub(crate) fn refuse(self, problem: &Problem) {
        // A caller that is gone does not need the answer.
        let problem = problem.clone();
        match self {
            Self::Info(_, reply) | Self::Start(_, reply) | Self::Salt(_, _, _, reply) => drop(reply.send(Err(problem))),
            Self::Components(_, reply) => drop(reply.send(Err(problem))),
            Self::Seat(_, _, _, reply) | Self::Claim(_, _, reply) => drop(reply.send(Err(problem))),
            Self::Record(_, reply) => drop(reply.send(Err(problem))),
            Self::Join(.., reply) => drop(reply.send(Err(problem))),
            Self::Part(_)
            | Self::Look(..)
            | Self::Command(..)
            | Self::Hint(..)
            | Self::Hurry(_)
            | Self::Founded(_)
            | Self::Wake(_) => {}
        }
    }
}

/// What can be asked about a seat.
#[derive(Clone)]
pub(crate) enum SeatAsk {
    /// To sit there under this name.
    Take(String),
    /// To get up.
    Leave,
    /// That this bot plays it, or the usual one.
    Bot(Option<String>),
    /// That its person plays it again.
    Return,
    /// That anybody may sit there, since its person has got up.
    Offer,
}

/// Answer to what was asked about a seat.
pub(crate) struct Seated {
    /// The seat, if it is the caller's now, and its token.
    pub(crate) token: Option<(Seat, Token)>,
    pub(crate) table: TableInfo,
}

/// A command of a connection, as it arrived.
pub(crate) struct Order {
    pub(crate) id: String,
    pub(crate) based_on: u64,
    pub(crate) seat: String,
    /// The action; none for taking the last one back.
    pub(crate) action: Option<String>,
    /// When it arrived.
    pub(crate) arrived: Instant,
}

/// A connection's question what the expert would play.
pub(crate) struct Question {
    pub(crate) id: String,
    pub(crate) based_on: u64,
    pub(crate) seat: String,
}
