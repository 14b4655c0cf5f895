//! What can go wrong between text and a table.

use atoll_bots::BotSpec;
use atoll_core::{Illegal, Message, NotationError, Seat, SetError};

/// A table that cannot be set up, or a move that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such game.
    #[error("there is no game `{0}`; games are: {1}")]
    UnknownGame(String, String),
    /// There is no such bot.
    #[error("there is no bot `{0}`; bots are: {1}")]
    UnknownBot(String, String),
    /// Nobody judges the game's positions yet.
    #[error("`{0}` has no evaluation yet: its only bot plays at random, and nobody gives advice")]
    NoEvaluation(&'static str),
    /// The seats or options do not go together.
    #[error("{0}")]
    Setup(String),
    /// The component set is not valid.
    #[error("the component set has {} errors; the first: {}", .0.len(), .0.first().map(ToString::to_string).unwrap_or_default())]
    Components(Vec<SetError>),
    /// The text is no move, draw or position.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The move breaks the law or is not this seat's to make.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A draw was given while a seat is to act.
    #[error("nothing is to be drawn now; seat {0} is to act")]
    NoDrawPending(Seat),
    /// The drawn thing is not in its stack.
    #[error("`{0}` cannot be drawn: none is left in the stack")]
    ImpossibleDraw(String),
}

impl TableError {
    /// There is no bot of this name among these.
    pub fn unknown_bot(name: &str, known: &[BotSpec]) -> Self {
        let known: Vec<&str> = known.iter().map(|bot| bot.name).collect();
        Self::UnknownBot(name.chars().take(80).collect(), known.join(", "))
    }

    /// The error as a message. What only files and command lines cause has its English text in the argument `detail`.
    pub fn message(&self) -> Message {
        let detail = || Message::new("common-error").with("detail", self.to_string());
        match self {
            Self::UnknownGame(game, known) => {
                Message::new("common-unknown-game").with("game", game.as_str()).with("known", known.as_str())
            }
            Self::UnknownBot(bot, known) => {
                Message::new("common-unknown-bot").with("bot", bot.as_str()).with("known", known.as_str())
            }
            Self::NoEvaluation(_) | Self::Setup(_) | Self::Components(_) => detail(),
            Self::Notation(error) => error.message.clone().unwrap_or_else(detail),
            Self::Illegal(illegal) => illegal.message(),
            Self::NoDrawPending(seat) => Message::new("common-no-draw-pending").with("seat", *seat),
            Self::ImpossibleDraw(draw) => Message::new("common-impossible-draw").with("draw", draw.as_str()),
        }
    }
}

/// A record that cannot be read or does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line it concerns, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// A script that cannot be read, or an expectation that is not met.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ScriptError {
    /// The line it concerns, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}
