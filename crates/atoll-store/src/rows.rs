//! What is kept, row by row.

use std::fmt;

use crate::{Header, StoreError};

/// Words of a column: what each value is called there. A word that was ever written stays as it is.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),* $(,)? }) => {
        impl $type {
            /// What the column says.
            pub(crate) fn word(self) -> &'static str {
                match self { $(Self::$value => $word),* }
            }

            /// Reads what the column says.
            pub(crate) fn read(word: &str) -> Result<Self, StoreError> {
                match word {
                    $($word => Ok(Self::$value),)*
                    _ => Err(StoreError::Damaged(format!("`{word}` is none of {:?}", [$($word),*]))),
                }
            }
        }
    };
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

words!(State { Waiting = "waiting", Playing = "playing", Over = "over" });

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot, from the beginning.
    Bot,
    /// A bot in place of a person.
    StandIn,
}

words!(Sitter { Open = "open", Person = "person", Bot = "bot", StandIn = "stand-in" });

/// Why a bot plays in a person's place, if not only because the person is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vacated {
    /// The person asked for it.
    Lent,
    /// The person got up.
    Left,
    /// The person got up, and anybody may sit down.
    Offered,
}

words!(Vacated { Lent = "lent", Left = "left", Offered = "offered" });

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Maker {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Chance.
    Draw,
    /// A person, who took the last decision back.
    Undo,
}

words!(Maker { Person = "person", Bot = "bot", Draw = "draw", Undo = "undo" });

/// A table.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Everything that is settled when it is set up.
    pub header: Header,
    /// What decides its draws.
    pub secret: Vec<u8>,
    /// The key of whoever set it up.
    pub host: Vec<u8>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// How far it is.
    pub state: State,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number, A being 0.
    pub seat: u8,
    /// The key of whoever the seat belongs to.
    pub token: Option<Vec<u8>>,
    /// The person's name; empty if there is none.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// The bot that plays it, if one does.
    pub bot: Option<String>,
    /// Why it does so in a person's place; nothing if the person is only away.
    pub vacated: Option<Vacated>,
    /// Seats of a table with the same number were around one screen when the game began.
    pub screen: Option<u8>,
}

/// A step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// Its number, from 1.
    pub seq: u64,
    /// Who made it.
    pub maker: Maker,
    /// The seat's number, A being 0; none for a draw.
    pub seat: Option<u8>,
    /// What was done, in the game's notation.
    pub text: String,
    /// The id of the command that it answers, unique for a seat of a table.
    pub command: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Steps that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The steps, in order.
    pub steps: Vec<StepRow>,
    /// How far the table is after them, if that changes.
    pub state: Option<State>,
}

impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("state", &self.state).finish_non_exhaustive()
    }
}

impl fmt::Debug for SeatRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatRow").field("seat", &self.seat).field("sitter", &self.sitter).finish_non_exhaustive()
    }
}
