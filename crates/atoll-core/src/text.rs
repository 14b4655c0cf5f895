//! The text face of a game: notation, positions, facts and text boards.

use serde::Serialize;

use crate::{Game, Message, ScoreLine, TextBoard};

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

/// An option that does not exist or does not take this value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct OptionError(pub String);

/// One thing that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SetError {
    /// The line it concerns, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

/// An option that a table may choose, described so that any client can offer it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its key, as in `key=value`.
    pub key: &'static str,
    /// The values it takes; the first is the default.
    pub values: &'static [&'static str],
    /// The key of the message that names each value; empty if the values speak for themselves.
    pub value_keys: &'static [&'static str],
    /// What it changes, in one English sentence.
    pub about: &'static str,
    /// The key of the message that says what it changes.
    pub about_key: &'static str,
}

/// A cell of the board, in the game's own coordinates: x grows east, y grows south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Place {
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

/// How a client may present an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionLabel {
    /// What the action does, as a short sentence without a full stop.
    pub label: Message,
    /// The board cell it concerns, if any.
    pub place: Option<Place>,
}

/// What a game needs so that scripts, records, terminals and bots of other programs can speak with it.
///
/// Every text is one line without leading or trailing blanks, except positions. What is said to people is a
/// [`Message`]; the argument `seat` of a message is always a seat's letter, so that clients can put a name there.
pub trait TextGame: Game {
    /// The game's name as English speakers know it.
    const TITLE: &'static str;
    /// The key of the message that is the game's name.
    const TITLE_KEY: &'static str;
    /// The player-facing rules, in Markdown, with paragraph ids.
    const RULEBOOK: &'static str;

    /// The options that a table may choose.
    fn option_specs() -> &'static [OptionSpec];
    /// Sets one option from text.
    fn set_option(options: &mut Self::Options, key: &str, value: &str) -> Result<(), OptionError>;
    /// All options with their values, in the order of [`TextGame::option_specs`].
    fn option_values(options: &Self::Options) -> Vec<(&'static str, String)>;
    /// The options this table was set up with.
    fn options(&self) -> Self::Options;

    /// Reads a component file and puts the set into the options. All that is wrong with it is reported at once.
    fn load_components(options: &mut Self::Options, text: &str) -> Result<(), Vec<SetError>>;
    /// SHA-256 of the set's content, independent of comments and layout, as 64 hexadecimal digits.
    fn components_hash(options: &Self::Options) -> String;
    /// The set as a component file, or `None` if it is the built-in one.
    fn custom_components(options: &Self::Options) -> Option<String>;
    /// The set for people: pieces drawn as text, counts, totals, provenance.
    fn describe_components(options: &Self::Options) -> String;

    /// An action in canonical notation.
    fn action_text(&self, action: Self::Action) -> String;
    /// Reads an action. Equivalent spellings of one action are accepted; the result is the one the legal list holds.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;
    /// A draw in canonical notation.
    fn draw_text(&self, draw: Self::Draw) -> String;
    /// Reads a draw.
    fn parse_draw(&self, text: &str) -> Result<Self::Draw, NotationError>;

    /// An event as one stable line: what scripts expect and logs keep.
    fn event_line(&self, event: &Self::Event) -> String;
    /// An event as a sentence for people, or `None` if it only repeats what another event of the step says.
    fn event_message(&self, event: &Self::Event) -> Option<Message>;
    /// An entry of the ledger, for people.
    fn ledger_message(line: &ScoreLine) -> Message;
    /// Everything a view shows, as short lines: what scripts expect.
    fn facts(view: &Self::View) -> Vec<String>;
    /// What a client shows of an action.
    fn action_label(&self, action: Self::Action) -> ActionLabel;
    /// What the seat to act is asked, in a few words.
    fn prompt(&self) -> Message;

    /// The position as text, complete: [`TextGame::from_position`] rebuilds an equal state from it.
    fn position_text(&self) -> String;
    /// Reads a position drawn as text.
    fn from_position(options: &Self::Options, seats: u8, text: &str) -> Result<Self, NotationError>;

    /// The board drawn with characters.
    fn board(view: &Self::View) -> TextBoard;
    /// Seats, stacks and displays in words, one line each, to stand beside the board.
    fn summary(view: &Self::View) -> Vec<Message>;
    /// What is left in the stacks, one line per kind.
    fn counter(view: &Self::View) -> Vec<Message>;
}
