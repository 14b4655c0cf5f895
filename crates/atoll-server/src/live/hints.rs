//! Hints: what the expert would play for the seat that is to act. They follow from what that seat may know, and are told
//! to the connection that asked and to nobody else.

use std::sync::Arc;

use atoll_catalog::Hint;
use atoll_protocol::{HintItem, LegalAction, ServerMessage};

use super::actor::Actor;
use super::bots::Thought;
use super::commands::{Refusal, refusal};
use super::{Question, wire};
use crate::identity::random;
use crate::limits::{Allowance, HINTS};
use crate::message::message;

/// Actions that a hint names at most.
const COUNT: usize = 3;

/// What a table keeps of hints.
pub(super) struct Hints {
    rate: Allowance,
    /// The step after which somebody is being advised.
    pending: Option<u64>,
    /// The answer after the last step that was asked about; asking again costs nothing.
    known: Option<(u64, Vec<HintItem>)>,
}

impl Hints {
    pub(super) fn new() -> Self {
        Self { rate: Allowance::new(HINTS), pending: None, known: None }
    }
}

/// What the expert thought of; nothing if it failed.
pub(super) struct HintThought {
    watcher: u64,
    question: Question,
    hints: Option<Vec<Hint>>,
}

fn item(hint: Hint) -> HintItem {
    HintItem {
        action: LegalAction { text: hint.text, action: hint.action, label: message(&hint.label) },
        margin: hint.margin,
        reasons: hint.reasons.iter().map(message).collect(),
    }
}

impl Actor {
    /// Lets the expert think about what a connection asks, or says why not.
    pub(super) fn hint(&mut self, watcher: u64, question: Question) {
        let seq = self.game.seq();
        if let Err(refusal) = self.may_be_advised(watcher, &question) {
            return self.refuse(watcher, question.id, refusal);
        }
        if let Some(hints) =
            self.hints.known.as_ref().filter(|(known, _)| *known == seq).map(|(_, hints)| hints.clone())
        {
            return self.tell(watcher, wire(&ServerMessage::Hint { id: question.id, seq, hints }));
        }
        if self.hints.pending == Some(seq) || !self.hints.rate.take() {
            let why = refusal("too-fast", "Too many hints were asked for; wait a few seconds.");
            return self.refuse(watcher, question.id, why);
        }
        self.hints.pending = Some(seq);
        let table = self.game.table().clone_table();
        let (hub, thoughts, id) = (Arc::clone(&self.hub), self.thoughts.clone(), self.id.clone());
        tokio::spawn(async move {
            let seed = u64::from_le_bytes(random());
            let hints = hub.thinkers.think(&id, true, move |budget| table.advise(COUNT, budget, seed)).await;
            // A table that was dropped meanwhile has closed its connections, and nobody waits for this.
            let _ = thoughts.send(Thought::Hint(HintThought { watcher, question, hints })).await;
        });
    }

    /// Answers whoever asked, if it still may know.
    pub(super) fn hint_found(&mut self, thought: HintThought) {
        let HintThought { watcher, question, hints } = thought;
        let (id, seq) = (question.id.clone(), question.based_on);
        if self.hints.pending == Some(seq) {
            self.hints.pending = None;
        }
        let hints = hints.map(|hints| hints.into_iter().map(item).collect::<Vec<_>>());
        // The table may have moved on, the seat may have changed hands, and a hand may have been closed.
        let answer = self.may_be_advised(watcher, &question).and_then(|()| {
            hints.ok_or_else(|| refusal("unavailable", "No hint can be had now; ask again in a moment."))
        });
        match answer {
            Ok(hints) => {
                self.hub.metrics.hints.inc();
                self.hints.known = Some((seq, hints.clone()));
                self.tell(watcher, wire(&ServerMessage::Hint { id, seq, hints }));
            }
            Err(refusal) => self.refuse(watcher, id, refusal),
        }
    }

    /// Whether a connection may be advised on a seat: one of its own that is to act, and whose things it sees.
    fn may_be_advised(&self, watcher: u64, question: &Question) -> Result<(), Refusal> {
        let seat = self.own_seat(watcher, &question.seat, &question.id)?;
        if !self.header.policy.hints {
            return Err(refusal("hints-off", "At this table there are no hints."));
        }
        self.may_decide(seat, question.based_on)?;
        if self.game.to_act() != Some(seat) {
            return Err(refusal("not-your-turn", "It is not your turn."));
        }
        if !self.sees(watcher, seat) {
            return Err(refusal("hand-closed", "Show this seat's hand first."));
        }
        Ok(())
    }
}
