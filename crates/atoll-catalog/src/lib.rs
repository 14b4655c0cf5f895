//! The games of Atoll behind one face that needs no type parameters.
//!
//! [`games`] is the list. A [`Table`] plays one game by text: moves in notation, events as lines, messages and JSON. A
//! [`Record`] is a whole game as text; a [`Script`] is a small test of the law.
//!
//! Nothing here does I/O or knows the rules of a particular game.

#![forbid(unsafe_code)]

mod audit;
mod bots;
mod error;
mod games;
mod record;
mod replay;
mod script;
mod table;
mod who;
mod work;

pub use audit::{Agreed, Audit, Fault, Glimpse, Kept, parse_salt, salt_from_hex};
pub use bots::{Bots, Levels, RandomOnly};
pub use error::{RecordError, ScriptError, TableError};
pub use games::{AnyGame, Entry, GAMES, Games, Setup, Visitor, game, games, visit};
pub use record::{Header, Move, RECORD_VERSION, Record};
pub use replay::{Replay, Verified, due_draw, revision_to_go_on};
pub use script::{Script, ScriptLine};
pub use table::{Choice, EventText, Hint, Json, Played, Table};
pub use who::Who;
pub use work::{Unwanted, Work};

pub use atoll_bots::{BOTS, BotSpec, Budget, Clock, DEFAULT_BOT, EXPERT_BUDGET};
pub use atoll_core::{
    ActionLabel, Arg, Audience, Bag, Chance, Commitment, FairChance, Glyph, Illegal, Ink, MAX_SEATS, Message,
    NotationError, OptionSpec, Outcome, Place, Reason, RuleId, Salt, Seat, Secret, SetError, Standing, TextBoard, Turn,
    from_hex, to_hex, without_mark,
};
