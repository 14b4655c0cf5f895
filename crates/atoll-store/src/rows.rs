//! What is kept, row by row.

use std::fmt;

/// A table.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Everything that is settled when it is set up; opaque.
    pub header: String,
    /// What decides its draws.
    pub secret: Vec<u8>,
    /// SHA-256 of the host's token.
    pub host: Vec<u8>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// How far it is; opaque.
    pub state: String,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number, A being 0.
    pub seat: u8,
    /// SHA-256 of the token of the person whose seat it is.
    pub token: Option<Vec<u8>>,
    /// The person's name; empty if there is none.
    pub name: String,
    /// Who sits there; opaque.
    pub kind: String,
    /// The bot that plays it, if one does.
    pub bot: Option<String>,
    /// Whether the bot plays in place of a person.
    pub stand_in: bool,
}

/// A step of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepRow {
    /// Its number, from 1.
    pub seq: u64,
    /// Who made it; opaque.
    pub source: String,
    /// The seat's number, A being 0; none for a draw.
    pub seat: Option<u8>,
    /// What was done; opaque.
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
    /// The table's new state, if it changes.
    pub state: Option<String>,
}

impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("state", &self.state).finish_non_exhaustive()
    }
}

impl fmt::Debug for SeatRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatRow").field("seat", &self.seat).field("kind", &self.kind).finish_non_exhaustive()
    }
}
