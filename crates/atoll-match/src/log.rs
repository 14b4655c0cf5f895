//! The steps of a match as they are kept.

use atoll_catalog::{ActionLabel, Audience, EventText, Message, Played, Seat};
use atoll_protocol::{Json, StepSource};

/// A sentence, and its JSON, made once.
#[derive(Clone, Debug)]
pub struct Said {
    /// The sentence; none in a match that keeps no more than it sends.
    pub message: Option<Message>,
    /// The same as messages carry it.
    pub json: Json,
}

impl From<Message> for Said {
    fn from(message: Message) -> Self {
        let json = serde_json::value::to_raw_value(&message).expect("messages are plain data").into();
        Self { message: Some(message), json }
    }
}

/// An event of a step.
#[derive(Clone, Debug)]
pub struct Happening {
    /// The event in the game's JSON.
    pub data: Json,
    /// What to say about it, unless other events of the step say it all.
    pub said: Option<Said>,
    /// What it adds to whose account, for people; nothing in a match that keeps no more than it sends.
    pub ledger: Vec<Message>,
    /// Who may see it.
    pub audience: Audience,
}

impl From<EventText> for Happening {
    fn from(event: EventText) -> Self {
        let EventText { json, message, ledger, audience, .. } = event;
        Self { data: json, said: message.map(Said::from), ledger, audience }
    }
}

/// What has to be kept of a step to make it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Who made it.
    pub source: StepSource,
    /// The seat; none for a draw.
    pub seat: Option<Seat>,
    /// The action or draw in canonical notation.
    pub text: String,
    /// The id of the command that it answers.
    pub command: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A step of the log.
#[derive(Clone, Debug)]
pub struct Step {
    /// What was done, by whom and when.
    pub kept: Kept,
    /// Who may see its text.
    pub audience: Audience,
    /// What a client shows of an action; nothing of a draw, or in a match that keeps no more than it sends.
    pub label: Option<ActionLabel>,
    /// What happened.
    pub events: Vec<Happening>,
    /// Whether it was taken back.
    pub is_undone: bool,
}

impl Step {
    /// A step from what it did at the table.
    pub fn new(source: StepSource, played: Played, command: Option<String>, at: i64) -> Self {
        let Played { seat, text, label, audience, events } = played;
        let events = events.into_iter().map(Happening::from).collect();
        Self { kept: Kept { source, seat, text, command, at }, audience, label, events, is_undone: false }
    }

    /// Gives up what only somebody at this machine reads: a match that sends its steps has them as JSON.
    pub(crate) fn lighten(&mut self) {
        self.label = None;
        self.events.shrink_to_fit();
        for event in &mut self.events {
            event.ledger = Vec::new();
            if let Some(said) = &mut event.said {
                said.message = None;
            }
        }
    }

    /// Whether it is part of the record: neither taken back nor the taking back.
    pub fn counts(&self) -> bool {
        !self.is_undone && self.kept.source != StepSource::Undo
    }
}
