//! What people read of a game, as messages that clients say in their language.

use serde::Serialize;

use crate::{Game, Message, Place, ScoreLine};

/// What a client shows of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ActionLabel {
    /// What the action does, as a short sentence without a full stop.
    pub label: Message,
    /// The board cell it concerns, if any.
    pub place: Option<Place>,
}

/// What is said to people. The argument `seat` of a message is always a seat's letter, so that clients can put a name
/// there.
pub trait Messages: Game {
    /// An event as a sentence, or `None` if it only repeats what another event of the step says.
    fn event_message(&self, event: &Self::Event) -> Option<Message>;
    /// An entry of the ledger; [`ScoreLine::message`] fills the arguments in.
    fn ledger_message(line: &ScoreLine) -> Message;
    /// What a client shows of an action.
    fn action_label(&self, action: Self::Action) -> ActionLabel;
    /// What the seat to act is asked, in a few words.
    fn prompt(&self) -> Message;
    /// Seats, stacks and displays in words, one line each, to stand beside the board.
    fn summary(_view: &Self::View) -> Vec<Message> {
        Vec::new()
    }
    /// What is left in the stacks, one line per kind.
    fn counter(_view: &Self::View) -> Vec<Message> {
        Vec::new()
    }
}
