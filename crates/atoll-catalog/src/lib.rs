//! The games of Atoll behind one face that needs no type parameters.
//!
//! [`games`] is the list. A [`Table`] plays one game by text: moves in notation, events as lines, messages and JSON. A
//! [`Record`] is a whole game as text; a [`Script`] is a small test of the law.
//!
//! Nothing here does I/O or knows the rules of a particular game.

#![forbid(unsafe_code)]

mod bots;
mod error;
mod games;
mod record;
mod replay;
mod script;
mod table;

pub use bots::{Bots, Levels, RandomOnly};
pub use error::{RecordError, ScriptError, TableError};
pub use games::{AnyGame, Entry, GAMES, Games, Setup, Visitor, game, games, visit};
pub use record::{Header, Move, RECORD_VERSION, Record};
pub use replay::{Replay, Verdict, verify};
pub use script::{Script, ScriptStep};
pub use table::{EventText, Hint, Step, Table};

pub use atoll_bots::{BOTS, BotSpec, Budget, DEFAULT_BOT, EXPERT_BUDGET, Feature};
pub use atoll_core::{
    ActionHint, Arg, Audience, Bag, Chance, Commitment, FairChance, Glyph, Illegal, Ink, Message, NotationError,
    OptionSpec, Outcome, Place, Reason, RuleId, Seat, Secret, SetError, Standing, TextBoard, Turn, from_hex, to_hex,
};
