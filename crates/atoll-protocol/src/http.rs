//! Bodies of the HTTP API under `/api/v1`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{Json, Seat, Snapshot, StepItem};

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct GameInfo {
    /// Stable id.
    pub id: String,
    /// Name as people know it; an installation may rename it.
    pub title: String,
    /// Smallest number of seats.
    pub min_seats: u8,
    /// Largest number of seats.
    pub max_seats: u8,
    /// Revision of the rules.
    pub rules: u32,
    /// Hash of the built-in component set.
    pub components: String,
    /// Whether seats hold or do things that others may not see.
    pub private: bool,
    /// What a table may choose.
    pub options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct OptionInfo {
    /// Its key.
    pub key: String,
    /// The values it takes; the first is the default.
    pub values: Vec<String>,
    /// The key of the message that says what it changes.
    pub about: String,
    /// The keys of the messages that name the values, in the same order; empty if the values speak for themselves.
    pub names: Vec<String>,
}

/// A bot that can take a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct BotInfo {
    /// Its name, such as `greedy`.
    pub name: String,
    /// The key of what players call it.
    pub title: String,
    /// The key of its character in one sentence.
    pub about: String,
    /// Whether it plays if nobody chooses another.
    pub is_default: bool,
}

/// Who may watch a table without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Watch {
    /// Whoever has the link.
    #[default]
    Link,
    /// Seats only.
    Nobody,
}

/// Whether decisions can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Undo {
    /// Within one's own turn, up to the next draw.
    #[default]
    #[serde(rename = "turn")]
    OwnTurn,
    /// Never.
    None,
}

/// What a table has agreed on beyond the game's rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Policy {
    /// Who may watch.
    #[serde(default)]
    pub watch: Watch,
    /// Whether decisions can be taken back.
    #[serde(default)]
    pub undo: Undo,
    /// Whether clients offer the bag counter, odds and the like; the same for everybody at the table.
    #[serde(default)]
    pub aids: bool,
    /// Whether a seat may ask what the expert would play; the same for everybody at the table.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether the game is a serious one: without hints, without taking back and without aids, whatever the rest says.
    #[serde(default)]
    pub serious: bool,
}

impl Default for Policy {
    fn default() -> Self {
        Self { watch: Watch::default(), undo: Undo::default(), aids: false, hints: true, serious: false }
    }
}

fn yes() -> bool {
    true
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum NewSeat {
    /// Somebody at this device: the creator, or a person beside them (hot-seat).
    Here {
        /// Shown to the others; 1 to 24 characters.
        name: String,
    },
    /// Whoever comes by link.
    Open,
    /// A bot.
    Bot {
        /// Its name, such as `greedy`.
        bot: String,
    },
}

/// `POST /api/v1/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// One entry per seat, A first.
    pub seats: Vec<NewSeat>,
    /// Options by key; those left out have their defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// A component file's text, if not the built-in set.
    #[serde(default)]
    pub components: Option<String>,
    /// What the table agrees on.
    #[serde(default)]
    pub policy: Policy,
    /// Whether it waits for `start` even if no seat is open, so that seats can add their salts once they have seen the
    /// commitment. A table that does not wait begins as soon as it is set up.
    #[serde(default)]
    pub waits: bool,
    /// The game that this one goes on with. Options and pieces are those of its record; leave them out.
    #[serde(default)]
    pub from: Option<Beginning>,
}

/// Where a game begins that goes on with another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Beginning {
    /// The other game's record, as text.
    pub record: String,
    /// How many of its moves are made first.
    pub step: u32,
}

/// Answer to a new table: it exists, and these seats are the caller's. The tokens are in an HttpOnly cookie too.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct TableCreated {
    /// The table.
    pub table: TableInfo,
    /// Links that carry a seat to another device: seat letter and path.
    #[ts(as = "Vec<(Seat, String)>")]
    pub seat_links: Vec<(String, String)>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who plays a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot, from the beginning.
    Bot,
    /// A bot in place of a person, who may take the seat back.
    StandIn,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export)]
pub struct SeatInfo {
    /// `A` to `E`.
    #[ts(as = "Seat")]
    pub seat: String,
    /// Who plays it.
    pub kind: SeatKind,
    /// The person's name, or the bot's.
    pub name: String,
    /// Whether a person is connected.
    pub online: bool,
    /// Whether it belongs to whoever asks.
    pub yours: bool,
    /// The salt that its person's device has added to the draws, in hexadecimal digits. From the beginning of the game on
    /// it stays as it is, whoever plays the seat.
    pub salt: Option<String>,
    /// Whether its person has got up while the game runs, so that its bot plays on.
    pub left: bool,
    /// Whether anybody may sit down there while the game runs: it is left, and the host offers it.
    pub free: bool,
}

/// `GET /api/v1/tables/{table}`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct TableInfo {
    /// Its id, also the code people type: ten letters and digits.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub state: TableState,
    /// The seats, A first.
    pub seats: Vec<SeatInfo>,
    /// The options, every one of them.
    pub options: Vec<(String, String)>,
    /// Hash of the component set.
    pub components: String,
    /// What the table agreed on.
    pub policy: Policy,
    /// SHA-256 of the secret that decides every draw, published before the first move.
    pub commitment: String,
    /// How many of the first steps were taken over from another game.
    pub given: u32,
    /// Whether the caller set the table up.
    pub is_host: bool,
}

/// `POST /api/v1/tables/{table}/seats/{seat}/take`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TakeSeat {
    /// Shown to the others; 1 to 24 characters.
    pub name: String,
}

/// `POST /api/v1/tables/{table}/claim`: brings a seat to this device by the token of its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ClaimSeat {
    /// The token.
    pub token: String,
}

/// A seat is the caller's now; its token is in the cookie too.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct SeatClaimed {
    /// The seat's letter.
    #[ts(as = "Seat")]
    pub seat: String,
    /// A path that brings the seat to another device. Whoever has it plays this seat.
    pub seat_link: String,
    /// The table.
    pub table: TableInfo,
}

/// `POST /api/v1/tables/{table}/seats/{seat}/salt`: adds what the server cannot have known when it chose its secret. Only
/// the seat's person can, before the game begins, and once; the same salt again changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct AddSalt {
    /// 32 random bytes as 64 hexadecimal digits.
    pub salt: String,
}

/// `POST /api/v1/tables/{table}/seats/{seat}/bot`: a bot plays an open seat, one's own, or that of somebody who is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct GiveSeat {
    /// The bot's name; without one it is the bot that plays if nobody chooses another. In place of somebody else that one
    /// plays whatever is said here.
    #[serde(default)]
    pub bot: Option<String>,
}

/// The body of every answer that is not a success (`application/problem+json`).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct ApiError {
    /// Stable, for programs: `no-such-table`, `not-your-seat`, ….
    pub code: String,
    /// HTTP status.
    pub status: u16,
    /// One English sentence that says what is wrong and what to do.
    pub detail: String,
    /// Further findings, such as the lines of a component file.
    #[ts(type = "unknown")]
    pub findings: Option<Value>,
}

/// `GET /api/v1/tables/{table}/replay` and `POST /api/v1/replays`: a record, checked and told step by step.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct ReplayInfo {
    /// What was settled before the first move.
    pub header: ReplayHeader,
    /// What checking it found.
    pub verified: Verified,
    /// The component set in the game's JSON.
    #[ts(type = "unknown")]
    pub components: Json,
    /// How things stood before the first step.
    pub start: Snapshot,
    /// The steps, up to the first that cannot be replayed.
    pub steps: Vec<ReplayStep>,
}

/// The head of a record.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct ReplayHeader {
    /// The game's id.
    pub game: String,
    /// The rules revision it was played under.
    pub rules: u32,
    /// Number of seats.
    pub seats: u8,
    /// Who sat where, A first; may be empty.
    pub players: Vec<PlayerInfo>,
    /// The options, every one of them.
    pub options: Vec<(String, String)>,
    /// Hash of the component set.
    pub components: String,
    /// How many of the first steps were taken over from another game.
    pub given: u32,
    /// SHA-256 of the secret, if chance was committed to.
    pub commitment: Option<String>,
}

/// Who played a seat of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export)]
pub struct PlayerInfo {
    /// Who it was; `open` if nobody knows.
    pub kind: SeatKind,
    /// The person's name; empty if there is none.
    pub name: String,
    /// The bot that played at last, if one did.
    pub bot: Option<String>,
}

/// What checking a record found.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export)]
pub struct Verified {
    /// Whether everything it claims is true.
    pub is_true: bool,
    /// What is wrong, with the line, if something is.
    pub problem: Option<String>,
    /// Whether the game is over.
    pub is_over: bool,
    /// How many draws were recomputed from the committed secret; none if the record holds no secret.
    pub draws_verified: Option<usize>,
    /// Hash of the last position.
    pub hash: Option<String>,
    /// The final result: seat, score, rank.
    #[ts(as = "Vec<(Seat, i32, u8)>")]
    pub result: Vec<(String, i32, u8)>,
}

/// A step of a record, and how things stood after it.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct ReplayStep {
    /// The step.
    pub step: StepItem,
    /// How things stood after it; nothing is legal in it.
    pub snapshot: Snapshot,
}
