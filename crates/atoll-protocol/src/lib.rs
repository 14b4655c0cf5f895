//! What server and clients say to each other. Types and limits only; `cargo xtask types` writes their TypeScript form to
//! `web/src/protocol`.
//!
//! What belongs to a game (views, events, actions) is JSON of the game's own, described in `docs/json.md`. Sentences are
//! messages, `{"key", "args"}`, said by the client in its reader's language.

#![forbid(unsafe_code)]

mod engine;
mod http;
pub mod limits;
mod message;
mod seat;
mod socket;

pub use engine::{AgreedTerms, AuditFault, Audited, EngineAsk, KeptOfGame};
pub use http::{
    AddSalt, ApiError, Beginning, BotInfo, ClaimSeat, GameInfo, GiveSeat, NewSeat, NewTable, OptionInfo, PlayerInfo,
    Policy, ReplayHeader, ReplayInfo, ReplayStep, SeatClaimed, SeatInfo, SeatKind, TableCreated, TableInfo, TableState,
    TakeSeat, Undo, Verified, Watch,
};
pub use limits::PROTOCOL;
pub use message::{Arg, Message};
pub use seat::Seat;
pub use socket::{
    ClientMessage, EventItem, HintItem, Json, LegalAction, ServerMessage, Snapshot, StepItem, StepSource, Turn,
};
