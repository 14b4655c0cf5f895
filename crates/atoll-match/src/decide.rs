//! What people decide: checked once, answered alike if it is sent again.

use atoll_catalog::{Message, RuleId, Seat, TableError};
use atoll_protocol::limits::COMMAND_ID_LENGTH;
use atoll_protocol::{ServerMessage, StepSource, TableState};

use crate::log::Said;
use crate::play::Match;

/// Decisions that a seat may take back besides those that it earns.
const TAKEN_BACK: usize = 32;
/// Decisions that a seat may take back for each of its own that stands. So a log is never longer than some times the
/// decisions of its game, however often somebody changes its mind.
const TAKEN_BACK_EACH: usize = 2;

/// A person's command.
#[derive(Clone, Copy, Debug)]
pub struct Command<'a> {
    /// Chosen by the client; unique among the seat's.
    pub id: &'a str,
    /// The seat.
    pub seat: Seat,
    /// The last step that the person had seen.
    pub based_on: u64,
    /// The action; none for taking the last one back.
    pub action: Option<&'a str>,
    /// Whether a bot plays the seat in the person's place.
    pub is_lent: bool,
}

/// Why a command changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Stable, for programs.
    pub code: &'static str,
    /// The paragraph of the law that it breaks, if it is that.
    pub rule: Option<RuleId>,
    /// Why, for people.
    pub why: Message,
}

/// A ready-made English sentence as a message.
pub fn sentence(text: impl Into<String>) -> Message {
    Message::new("text").with("text", text.into())
}

impl Refusal {
    /// A refusal in one English sentence.
    pub fn new(code: &'static str, why: &str) -> Self {
        Self { code, rule: None, why: sentence(why) }
    }

    /// The message that answers the command with this id.
    pub fn into_message(self, id: String) -> ServerMessage {
        let Self { code, rule, why } = self;
        let rule = rule.map(|rule| rule.to_string());
        ServerMessage::Refused { id, code: code.into(), rule, why: Said::from(why).json }
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        let code = if matches!(error, TableError::Notation(_)) { "notation" } else { "illegal" };
        let rule = match &error {
            TableError::Illegal(illegal) => illegal.rule(),
            _ => None,
        };
        Self { code, rule, why: error.message() }
    }
}

impl Match {
    /// Whether an id can name a command.
    pub fn check_id(id: &str) -> Result<(), Refusal> {
        match id.chars().count() {
            1..=COMMAND_ID_LENGTH => Ok(()),
            _ => Err(Refusal::new("malformed", "A command needs an id of 1 to 64 characters.")),
        }
    }

    /// Whether the person on a seat plays it now, and knows how the table stands; `is_lent` says that a bot plays it.
    pub fn may_decide(&self, based_on: u64, is_lent: bool) -> Result<(), Refusal> {
        match self.state() {
            TableState::Waiting => Err(Refusal::new("not-started", "The game has not begun yet.")),
            TableState::Over => Err(Refusal::new("over", "The game is over.")),
            TableState::Playing if is_lent => {
                Err(Refusal::new("stand-in", "A bot plays this seat for you; take it back first."))
            }
            TableState::Playing if based_on != self.seq() => {
                Err(Refusal::new("stale", "The table has moved on; look at it and decide again."))
            }
            TableState::Playing => Ok(()),
        }
    }

    /// Whether it is this seat's turn.
    pub fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.to_act() == Some(seat) {
            true => Ok(()),
            false => Err(Refusal::new("not-your-turn", "It is not your turn.")),
        }
    }

    /// Whether the person on this seat may take its last decision back now: it can, and has not done so all too often. That
    /// follows from the log, so that it is the same after the match was made again.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        let own = || self.log().iter().filter(|step| step.kept.seat == Some(seat));
        let undone = own().filter(|step| step.is_undone).count();
        let stands = own().filter(|step| step.counts()).count();
        self.can_undo(seat) && undone < TAKEN_BACK + TAKEN_BACK_EACH * stands
    }

    /// Carries out a command; answers the number of the step that it became. One that is known already changes nothing
    /// and is answered alike. What has to be drawn next is not drawn yet.
    pub fn carry_out(&mut self, command: Command<'_>, at: i64) -> Result<u64, Refusal> {
        let Command { id, seat, based_on, action, is_lent } = command;
        Self::check_id(id)?;
        if let Some(seq) = self.answered(seat, id) {
            return Ok(seq);
        }
        self.may_decide(based_on, is_lent)?;
        match action {
            Some(action) => {
                self.check_turn(seat)?;
                self.play(StepSource::Person, seat, action, Some(id.into()), at)?;
            }
            None if !self.terms().takes_back => {
                return Err(Refusal::new("no-undo", "At this table nothing is taken back."));
            }
            None if self.can_undo(seat) && !self.may_take_back(seat) => {
                let often = "You have taken back so many decisions that you must let some stand first.";
                return Err(Refusal::new("undo-limit", often));
            }
            None => {
                let nothing = "Only your own last decision can be taken back, and only until something is drawn.";
                self.undo(seat, Some(id.into()), at).ok_or_else(|| Refusal::new("nothing-to-undo", nothing))?;
            }
        }
        Ok(self.seq())
    }
}
