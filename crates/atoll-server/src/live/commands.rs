//! Actions and undo from connections: checked, stored, acknowledged, told.

use atoll_catalog::{RuleId, Seat, TableError};
use serde_json::Value;

use atoll_protocol::limits::COMMAND_ID_LENGTH;
use atoll_protocol::{SeatKind, ServerMessage, StepSource, TableState, Undo};

use super::actor::{Actor, now};
use super::game::Decision;
use super::{Command, wire};
use crate::message::{message, sentence};

/// Why a command changes nothing.
pub(super) struct Refusal {
    code: &'static str,
    rule: Option<RuleId>,
    why: Value,
}

pub(super) fn refusal(code: &'static str, why: &str) -> Refusal {
    Refusal { code, rule: None, why: sentence(why) }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        let code = match &error {
            TableError::Notation(_) => "notation",
            _ => "illegal",
        };
        let rule = match &error {
            TableError::Illegal(illegal) => illegal.rule(),
            _ => None,
        };
        Self { code, rule, why: message(&error.message()) }
    }
}

impl Actor {
    /// Carries out a command and answers it.
    pub(super) async fn command(&mut self, watcher: u64, command: Command) {
        let before = self.game.seq();
        let id = command.id.clone();
        let arrived = command.arrived;
        match self.carry_out(watcher, command).await {
            Ok(seq) => {
                self.hub.metrics.acknowledged(arrived.elapsed());
                self.tell(watcher, wire(&ServerMessage::Accepted { id, seq }));
            }
            Err(refusal) => self.refuse(watcher, id, refusal),
        }
        if !self.is_broken && self.game.seq() > before {
            // Who decides wants to see what the bots make of it.
            self.hurry.send_replace(false);
            self.tell_steps(before);
            if self.state == TableState::Over {
                self.tell_table();
            }
            self.wake_bot();
        }
    }

    /// Tells a connection why its command changes nothing.
    pub(super) fn refuse(&mut self, watcher: u64, id: String, refusal: Refusal) {
        self.hub.metrics.refused.inc();
        let rule = refusal.rule.map(|rule| rule.to_string());
        self.tell(watcher, wire(&ServerMessage::Refused { id, code: refusal.code.into(), rule, why: refusal.why }));
    }

    /// The seat that a command or question with this id is for, which must be one of the connection's.
    pub(super) fn own_seat(&self, watcher: u64, seat: &str, id: &str) -> Result<Seat, Refusal> {
        let hashes = self.watchers.get(&watcher).map(|watcher| watcher.hashes.clone()).unwrap_or_default();
        let seat: Seat = seat.parse().map_err(|why: String| refusal("malformed", &why))?;
        if !self.seats_of(&hashes).has(seat) {
            return Err(refusal("not-your-seat", "This seat is not yours; take it or open its link."));
        }
        if id.is_empty() || id.chars().count() > COMMAND_ID_LENGTH {
            return Err(refusal("malformed", "A command needs an id of 1 to 64 characters."));
        }
        Ok(seat)
    }

    /// Whether the person on this seat plays it now, and knows how the table stands.
    pub(super) fn may_decide(&self, seat: Seat, based_on: u64) -> Result<(), Refusal> {
        match self.state {
            TableState::Waiting => return Err(refusal("not-started", "The game has not begun yet.")),
            TableState::Over => return Err(refusal("over", "The game is over.")),
            TableState::Playing => {}
        }
        if self.seats[seat.index()].kind != SeatKind::Person {
            return Err(refusal("stand-in", "A bot plays this seat for you; take it back first."));
        }
        if based_on != self.game.seq() {
            return Err(refusal("stale", "The table has moved on; look at it and decide again."));
        }
        Ok(())
    }

    async fn carry_out(&mut self, watcher: u64, command: Command) -> Result<u64, Refusal> {
        let seat = self.own_seat(watcher, &command.seat, &command.id)?;
        if let Some(seq) = self.game.known(seat, &command.id) {
            return Ok(seq);
        }
        self.may_decide(seat, command.based_on)?;
        let steps = match &command.action {
            Some(action) => {
                if self.game.to_act() != Some(seat) {
                    return Err(refusal("not-your-turn", "It is not your turn."));
                }
                let action = self.game.table().check(seat, action)?;
                let (source, id) = (StepSource::Person, Some(command.id));
                self.game.act(Decision { source, seat, action: &action, command: id, at: now() })?
            }
            None => {
                if self.header.policy.undo == Undo::None {
                    return Err(refusal("no-undo", "At this table nothing is taken back."));
                }
                let nothing = "Only your own last decision can be taken back, and only until something is drawn.";
                self.game.undo(seat, Some(command.id), now()).ok_or_else(|| refusal("nothing-to-undo", nothing))?
            }
        };
        let seq = steps.first().map_or(0, |step| step.seq);
        let failed = |_| refusal("unavailable", "The server cannot store this now; send it again.");
        self.store(steps).await.map(|()| seq).map_err(failed)
    }
}
