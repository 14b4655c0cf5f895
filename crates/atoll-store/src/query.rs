//! What a lobby asks of a store.

use crate::{Header, SeatRow, State};

/// Which tables. What is not said does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// How far they are.
    pub state: Option<State>,
    /// The game's id.
    pub game: Option<String>,
    /// The key of somebody who sits there.
    pub holder: Option<Vec<u8>>,
    /// Whether a seat is open.
    pub has_open_seat: Option<bool>,
    /// Whether a bot plays a seat.
    pub has_bot: Option<bool>,
    /// What the last table of the page before said: when it was set up, and its id.
    pub after: Option<(i64, String)>,
    /// Most tables to list.
    pub limit: u32,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// What was settled when it was set up.
    pub header: Header,
    /// How far it is.
    pub state: State,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// When its last step was made, or when it was set up.
    pub changed: i64,
    /// Its seats in order.
    pub seats: Vec<SeatRow>,
}
