//! Hints: what the expert would play for the seat that is to act. They follow from what that seat may know, and are told
//! to the connection that asked and to nobody else.

use std::sync::Arc;

use atoll_catalog::Hint;
use atoll_match::{Match, Refusal, Said};
use atoll_protocol::{HintItem, LegalAction};
use tokio::sync::mpsc;

use super::ask::Question;
use super::thought::Thought;
use crate::identity::random;
use crate::limits::{Allowance, HINTS};
use crate::shared::Shared;

/// Actions that a hint names at most.
const COUNT: usize = 3;

/// What a table keeps of hints.
pub(super) struct Hints {
    shared: Arc<Shared>,
    /// Where thoughts go.
    thoughts: mpsc::Sender<Thought>,
    rate: Allowance,
    /// The step after which somebody is being advised.
    pending: Option<u64>,
    /// The answer after the last step that was asked about; asking again costs nothing.
    known: Option<(u64, Vec<HintItem>)>,
}

impl Hints {
    pub(super) fn new(shared: &Arc<Shared>, thoughts: mpsc::Sender<Thought>) -> Self {
        Self { shared: Arc::clone(shared), thoughts, rate: Allowance::new(HINTS), pending: None, known: None }
    }

    /// What is known already after this step.
    pub(super) fn known(&self, seq: u64) -> Option<Vec<HintItem>> {
        self.known.as_ref().filter(|(known, _)| *known == seq).map(|(_, hints)| hints.clone())
    }

    /// Lets the expert think about how the match stands, for a connection that may be advised.
    pub(super) fn think(
        &mut self,
        table: &str,
        game: &Match,
        watcher: u64,
        question: Question,
    ) -> Result<(), (Question, Refusal)> {
        let seq = game.seq();
        if self.pending == Some(seq) || !self.rate.take() {
            return Err((question, Refusal::new("too-fast", "Too many hints were asked for; wait a few seconds.")));
        }
        self.pending = Some(seq);
        let (table, state) = (table.to_string(), game.table().clone_table());
        let (shared, thoughts) = (Arc::clone(&self.shared), self.thoughts.clone());
        tokio::spawn(async move {
            let seed = u64::from_le_bytes(random());
            let hints = shared.thinkers.think(&table, true, move |budget| state.advise(COUNT, budget, seed)).await;
            // A table that was dropped meanwhile has closed its connections, and nobody waits for this.
            let _ = thoughts.send(Thought::Hint { watcher, question, hints }).await;
        });
        Ok(())
    }

    /// Takes what the expert thought of after step `seq`; an error if it failed.
    pub(super) fn found(&mut self, seq: u64, hints: Option<Vec<Hint>>) -> Result<Vec<HintItem>, Refusal> {
        if self.pending == Some(seq) {
            self.pending = None;
        }
        let failed = || Refusal::new("unavailable", "No hint can be had now; ask again in a moment.");
        let items: Vec<HintItem> = hints.ok_or_else(failed)?.into_iter().map(item).collect();
        self.known = Some((seq, items.clone()));
        Ok(items)
    }
}

fn item(hint: Hint) -> HintItem {
    HintItem {
        action: LegalAction { text: hint.text, action: hint.action, label: Said::from(hint.label).json },
        margin: hint.margin,
        reasons: hint.reasons.into_iter().map(|reason| Said::from(reason).json).collect(),
    }
}
