//! What is settled when a table is set up, and how seats are kept.

use atoll_catalog::Setup;
use atoll_protocol::{NewSeat, Policy, SeatKind, TableState};
use atoll_store::SeatRow;
use serde::{Deserialize, Serialize};

use crate::identity::Token;

/// What is settled when a table is set up.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TableHeader {
    pub(crate) game: String,
    /// The rules revision it is played under.
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, String)>,
    /// A component file, if not the built-in set.
    pub(crate) components: Option<String>,
    pub(crate) policy: Policy,
    /// Moves of another game that this one goes on with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) given: Vec<Given>,
}

/// A move taken over from another game: a seat's, or a draw.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Given {
    pub(crate) seat: Option<u8>,
    pub(crate) text: String,
}

impl TableHeader {
    pub(crate) fn setup(&self) -> Setup {
        Setup { seats: self.seats, options: self.options.clone(), components: self.components.clone() }
    }
}

/// How a table's state is kept.
pub(crate) fn state(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Over => "over",
    }
}

pub(crate) fn read_state(text: &str) -> Option<TableState> {
    [TableState::Waiting, TableState::Playing, TableState::Over].into_iter().find(|known| state(*known) == text)
}

fn kind(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Person => "person",
        SeatKind::Bot => "bot",
        SeatKind::StandIn => "stand-in",
    }
}

/// A seat as the table's task keeps it.
#[derive(Clone, Debug)]
pub(crate) struct LiveSeat {
    pub(crate) kind: SeatKind,
    pub(crate) name: String,
    pub(crate) bot: Option<String>,
    pub(crate) token: Option<Vec<u8>>,
}

impl LiveSeat {
    pub(crate) fn open() -> Self {
        Self { kind: SeatKind::Open, name: String::new(), bot: None, token: None }
    }

    pub(crate) fn row(&self, seat: u8) -> SeatRow {
        SeatRow {
            seat,
            token: self.token.clone(),
            name: self.name.clone(),
            kind: kind(self.kind).into(),
            bot: self.bot.clone(),
            stand_in: self.kind == SeatKind::StandIn,
        }
    }

    pub(crate) fn read(row: SeatRow) -> Option<Self> {
        let kinds = [SeatKind::Open, SeatKind::Person, SeatKind::Bot, SeatKind::StandIn];
        let kind = kinds.into_iter().find(|known| kind(*known) == row.kind)?;
        Some(Self { kind, name: row.name, bot: row.bot, token: row.token })
    }

    /// The bot that is to play it.
    pub(crate) fn player(&self) -> Option<&str> {
        matches!(self.kind, SeatKind::Bot | SeatKind::StandIn).then_some(self.bot.as_deref()).flatten()
    }

    /// What others call whoever plays it.
    pub(crate) fn shown_name(&self) -> String {
        if self.name.is_empty() { self.bot.clone().unwrap_or_default() } else { self.name.clone() }
    }

    /// How a record calls whoever plays it.
    pub(crate) fn recorded_name(&self) -> String {
        match (&self.bot, self.name.as_str()) {
            (Some(bot), "") => format!("bot {bot}"),
            (Some(bot), name) => format!("{name}, bot {bot} standing in"),
            (None, "") => "nobody".into(),
            (None, name) => name.into(),
        }
    }
}

/// A seat of a new table, and the token of whoever sits there.
pub(crate) fn new_seat(seat: &NewSeat, name: String) -> (LiveSeat, Option<Token>) {
    match seat {
        NewSeat::Open => (LiveSeat::open(), None),
        NewSeat::Bot { bot } => {
            (LiveSeat { kind: SeatKind::Bot, name: String::new(), bot: Some(bot.clone()), token: None }, None)
        }
        NewSeat::Here { .. } => {
            let token = Token::new();
            let hash = token.hash().to_vec();
            (LiveSeat { kind: SeatKind::Person, name, bot: None, token: Some(hash) }, Some(token))
        }
    }
}
