//! Moves and draws as text.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Game, Message, Seat};

/// Text that is not a move, draw or position of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{english}")]
pub struct NotationError {
    /// What is wrong and what would be right, in English.
    pub english: String,
    /// The same in people's languages; always there for what a person may type in play.
    pub message: Option<Message>,
}

impl NotationError {
    /// An error that only readers of files meet.
    pub fn new(english: impl Into<String>) -> Self {
        Self { english: english.into(), message: None }
    }

    /// Adds the message that says it in people's languages.
    #[must_use]
    pub fn saying(self, message: Message) -> Self {
        Self { message: Some(message), ..self }
    }
}

/// What reading a text gives.
pub type Read<T> = Result<T, NotationError>;

/// Refuses a text that only readers of files meet.
pub fn wrong<T>(what: impl Into<String>) -> Read<T> {
    Err(NotationError::new(what))
}

/// Refuses a person's move: in English, and as a message that gets the text as `text`.
pub fn refuse<T>(what: impl Into<String>, key: &'static str, text: &str) -> Read<T> {
    Err(NotationError::new(what).saying(Message::new(key).with("text", text)))
}

/// Reads a word with its `FromStr`.
pub fn read<T: FromStr<Err = String>>(word: &str) -> Read<T> {
    word.parse().map_err(NotationError::new)
}

/// Reads a word of a person's move; if it is wrong, the message gets it as `text`.
pub fn read_typed<T: FromStr<Err = String>>(word: &str, key: &'static str) -> Read<T> {
    word.parse().or_else(|what: String| refuse(what, key, word))
}

/// A whole number without sign, up to a limit.
pub fn read_number<N: FromStr + PartialOrd + Display>(word: &str, most: N) -> Read<N> {
    match word.parse() {
        Ok(number) if number <= most && word.bytes().all(|byte| byte.is_ascii_digit()) => Ok(number),
        _ => wrong(format!("`{word}` is not a number from 0 to {most}")),
    }
}

/// A seat of a table with so many.
pub fn read_seat(word: &str, seats: u8) -> Read<Seat> {
    let seat: Seat = read(word)?;
    if seat.index() < usize::from(seats) {
        return Ok(seat);
    }
    wrong(format!("this table has {seats} seats, so there is no seat {seat}"))
}

/// Moves and draws in the canonical notation that `docs/notation.md` describes. Every text is one line without leading or
/// trailing blanks.
pub trait Notation: Game {
    /// An action in canonical notation.
    fn action_text(&self, action: Self::Action) -> String;
    /// Reads an action. Equivalent spellings of one action are accepted; the result is the one the legal list holds.
    fn parse_action(&self, text: &str) -> Read<Self::Action>;
    /// A draw in canonical notation.
    fn draw_text(&self, draw: Self::Draw) -> String;
    /// Reads a draw.
    fn parse_draw(&self, text: &str) -> Read<Self::Draw>;
}
