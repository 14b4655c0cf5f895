//! Messages on the WebSocket `/api/v1/tables/{table}/socket`.
//!
//! Every message is `{"t": kind, "d": body}`. Steps of a table are numbered 1, 2, 3 … for everybody alike; a viewer who
//! may not see an event gets a placeholder in its place.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Message, Seat, TableInfo};

/// JSON that was written once and goes into every message that carries it as it is.
pub type Json = Arc<RawValue>;

/// From a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "t", content = "d", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ClientMessage {
    /// The first message; also after a reconnect.
    Hello {
        /// [`crate::PROTOCOL`] as the client knows it.
        protocol: u32,
        /// The last step the client has; 0 or nothing for none.
        since: Option<u64>,
    },
    /// A seat's action. Sending it again with the same id changes nothing and is answered alike.
    Act {
        /// Chosen by the client; at most [`crate::limits::COMMAND_ID_LENGTH`] characters.
        id: String,
        /// The last step the client had seen when its person decided.
        based_on: u64,
        /// The seat that acts, `A` to `E`.
        #[ts(as = "Seat")]
        seat: String,
        /// The action in the game's notation.
        action: String,
    },
    /// Takes the seat's last action back, if the table allows it and nothing was drawn since.
    Undo {
        /// As in `act`.
        id: String,
        /// As in `act`.
        based_on: u64,
        /// The seat.
        #[ts(as = "Seat")]
        seat: String,
    },
    /// Opens one of several seats of this connection, in a game with private information: from now on it sees what that
    /// seat sees, until the seat's decisions are made. Answered by `eyes`.
    Look {
        /// The seat; none to see what everybody sees.
        #[ts(as = "Option<Seat>")]
        seat: Option<String>,
        /// Whether `eyes` may tell only what is different, from now on.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        changes: bool,
    },
    /// Asks what the expert would play for the seat, which must be to act. Answered by `hint`, to this connection only, or
    /// refused.
    Hint {
        /// Chosen by the client; at most [`crate::limits::COMMAND_ID_LENGTH`] characters.
        id: String,
        /// The last step the client has seen.
        based_on: u64,
        /// The seat.
        #[ts(as = "Seat")]
        seat: String,
    },
    /// Bots are not to pause until a person decides again. Heard from those who have a seat; not answered.
    Hurry {},
    /// Asks for a `pong`.
    Ping {},
}

/// From the server.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
#[ts(export)]
#[expect(clippy::large_enum_variant, reason = "a message is written and dropped as soon as it is made")]
pub enum ServerMessage {
    /// Answer to `hello`: the table, what was missed, and how things stand.
    Welcome {
        /// [`crate::PROTOCOL`].
        protocol: u32,
        /// The table.
        table: TableInfo,
        /// The seats of this connection.
        #[ts(as = "Vec<Seat>")]
        you: Vec<String>,
        /// Those of them that a bot has played while nobody was here, and that are this connection's again.
        #[ts(as = "Vec<Seat>")]
        back: Vec<String>,
        /// The steps since the one named in `hello`.
        steps: Vec<StepItem>,
        /// How things stand now.
        snapshot: Snapshot,
    },
    /// New steps, and how things stand after the last of them.
    Steps {
        /// In order, without gaps.
        steps: Vec<StepItem>,
        /// How things stand now.
        snapshot: Snapshot,
    },
    /// This connection sees through other eyes now, or through nobody's, or the game is over and nothing is hidden any more:
    /// everything from the first step as it looks now. What it saw before is to be forgotten.
    Eyes {
        /// Whether `steps` are not all of them: those that look different now, and those that are new. Only for whoever has
        /// asked for it with `look`.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        changes: bool,
        /// Every step, or those that have changed.
        steps: Vec<StepItem>,
        /// How things stand.
        snapshot: Snapshot,
    },
    /// The command with this id is stored and final.
    Accepted {
        /// The command's id.
        id: String,
        /// The step it became.
        seq: u64,
    },
    /// The command with this id changed nothing.
    Refused {
        /// The command's id; empty if the message had none.
        id: String,
        /// Stable, for programs: `illegal`, `stale`, `not-your-seat`, `not-your-turn`, `too-fast`, `malformed`, ….
        code: String,
        /// The paragraph of the law it breaks, if it is that.
        rule: Option<String>,
        /// Why, as a message.
        #[ts(as = "Message")]
        why: Json,
    },
    /// Seats or state of the table changed.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// A bot begins to think.
    Thinking {
        /// Its seat.
        #[ts(as = "Seat")]
        seat: String,
    },
    /// Answer to `hint`.
    Hint {
        /// The id of the question.
        id: String,
        /// The last step that was taken into account.
        seq: u64,
        /// The best actions as the expert sees them, the best first: three, or as many as are legal.
        hints: Vec<HintItem>,
    },
    /// Answer to `ping`.
    Pong {},
}

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum StepSource {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Chance.
    Draw,
    /// A seat took its last action back: the step before it that is not taken back already does not count any more.
    Undo,
}

/// One step of the table.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct StepItem {
    /// Its number, from 1.
    pub seq: u64,
    /// Who made it.
    pub source: StepSource,
    /// The seat; none for a draw.
    #[ts(as = "Option<Seat>")]
    pub seat: Option<String>,
    /// The action or draw in notation.
    pub text: String,
    /// What happened.
    pub events: Vec<EventItem>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// One event, or the placeholder of one that the viewer may not see.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct EventItem {
    /// The event in the game's JSON; none if hidden.
    #[ts(type = "unknown")]
    pub data: Option<Json>,
    /// What to say about it; none if other events of the step say it all, or if hidden.
    #[ts(as = "Option<Message>")]
    pub message: Option<Json>,
}

/// Whose decision is awaited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Turn {
    /// A seat's.
    Seat(#[ts(as = "Seat")] String),
    /// Chance's.
    Draw,
    /// Nobody's.
    Over,
}

/// An action the viewer may play now.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct LegalAction {
    /// In notation: what to send.
    pub text: String,
    /// In the game's JSON: what to draw.
    #[ts(type = "unknown")]
    pub action: Json,
    /// What it does, as a message.
    #[ts(as = "Message")]
    pub label: Json,
}

/// An action that the expert would consider.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct HintItem {
    /// The action, as among the legal ones.
    pub action: LegalAction,
    /// By how many points the seat is expected to be ahead of the best other seat at the end.
    pub margin: f32,
    /// What speaks for it, the weightiest first, as messages; may be empty.
    #[ts(as = "Vec<Message>")]
    pub reasons: Vec<Json>,
}

/// How things stand for one viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct Snapshot {
    /// The last step it contains.
    pub seq: u64,
    /// Whose decision is awaited.
    pub turn: Turn,
    /// The seat through whose eyes this is; none for what everybody sees. Of several seats of one connection it is the
    /// one to act, or, in a game with private information, the one that was opened.
    #[ts(as = "Option<Seat>")]
    pub eyes: Option<String>,
    /// What is asked, as a message.
    #[ts(as = "Message")]
    pub prompt: Json,
    /// What the viewer sees, in the game's JSON.
    #[ts(type = "unknown")]
    pub view: Json,
    /// The viewer's legal actions; empty unless one of its seats is to act.
    #[ts(as = "Vec<LegalAction>")]
    pub legal: Arc<[LegalAction]>,
    /// Whether the viewer may take its last action back now.
    pub can_undo: bool,
    /// The final result: seat, score, rank.
    #[ts(as = "Vec<(Seat, i32, u8)>")]
    pub result: Vec<(String, i32, u8)>,
}
