//! Live tables: each is one task that owns its game, and everybody else sends it an [`Ask`].

mod actor;
mod bots;
mod commands;
mod game;
mod header;
mod hints;
#[cfg(test)]
mod leaks;
pub(crate) mod seating;
mod sight;

use std::time::Instant;

use atoll_catalog::Seat;
use atoll_protocol::{ServerMessage, TableInfo};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::identity::{Caller, Token, TokenHash};
use crate::problem::Problem;

pub(crate) use actor::{now, run};
pub(crate) use header::{Given, TableHeader, new_seat, state};
pub(crate) use sight::{Recorded, Seats, position, recorded};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;
/// Where a connection's messages go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// What a table can be asked.
pub(crate) enum Ask {
    /// How it is.
    Info(Caller, Reply<TableInfo>),
    /// Its component set.
    Components(Caller, Reply<serde_json::Value>),
    /// Something about a seat.
    Seat(Caller, Seat, SeatAsk, Reply<Seated>),
    /// To bring a seat to another device.
    Claim(Caller, Token, Reply<Seated>),
    /// To begin.
    Start(Caller, Reply<TableInfo>),
    /// Its record, and the seats whose eyes the caller may use.
    Record(Caller, Reply<Recorded>),
    /// To be told what happens: hashes of the caller's tokens, last known step, where to. The answer is a name for it.
    Join(Vec<TokenHash>, u64, Outbox, Reply<u64>),
    /// Not to be told any more.
    Part(u64),
    /// That a connection sees what this one of its seats sees, or what everybody sees.
    Look(u64, Option<Seat>),
    /// A command of a connection.
    Command(u64, Command),
    /// What the expert would play for one of a connection's seats.
    Hint(u64, Question),
    /// That a connection does not want to wait for the pauses of bots.
    Hurry(u64),
}

/// What can be asked about a seat.
#[derive(Clone)]
pub(crate) enum SeatAsk {
    /// To sit there under this name.
    Take(String),
    /// To get up.
    Leave,
    /// That this bot plays it.
    Bot(String),
    /// That its person plays it again.
    Return,
}

/// Answer to what was asked about a seat.
pub(crate) struct Seated {
    /// The seat, if it is the caller's now, and its token.
    pub(crate) token: Option<(Seat, Token)>,
    pub(crate) table: TableInfo,
}

/// A command of a connection.
pub(crate) struct Command {
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

/// A message as it goes over the wire.
pub(crate) fn wire(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
