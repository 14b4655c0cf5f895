//! Hints: what the expert would play for the seat that is to act. They follow from what that seat may know, and are told
//! to the connection that asked and to nobody else.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use atoll_catalog::Hint;
use atoll_match::{Match, Refusal, Said};
use atoll_protocol::{HintItem, LegalAction};
use tokio::sync::{mpsc, watch};

use super::ask::Question;
use super::thought::Thought;
use crate::identity::random;
use crate::limits::{Allowance, HINTS};
use crate::shared::Shared;
use crate::thinkers::{Class, Missed, Pace, Rank, Wish};

/// Actions that a hint names at most.
const COUNT: usize = 3;

/// How long somebody waits for a hint, when many are asked for: a late one is better than none.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who is being advised.
struct Pending {
    /// The step after which it asked.
    seq: u64,
    /// The connection.
    watcher: u64,
    /// Without it nobody waits for the answer, and thinking about it ends.
    _rank: watch::Sender<Rank>,
}

/// What a table keeps of hints.
pub(super) struct Hints {
    shared: Arc<Shared>,
    /// Where thoughts go.
    thoughts: mpsc::Sender<Thought>,
    rate: Allowance,
    /// Who is being advised.
    pending: Option<Pending>,
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

    /// Lets the expert think about how the match stands, for a connection from this household that may be advised.
    pub(super) fn think(
        &mut self,
        table: &str,
        game: &Match,
        (watcher, household): (u64, Option<IpAddr>),
        question: Question,
    ) -> Result<(), (Question, Refusal)> {
        let seq = game.seq();
        if !game.table().game().bots().iter().any(|bot| bot.spends) {
            return Err((question, Refusal::new("hints-off", "Nobody gives hints in this game yet.")));
        }
        if self.is_pending(seq) || !self.rate.take() {
            return Err((question, Refusal::new("too-fast", "Too many hints were asked for; wait a few seconds.")));
        }
        let (sender, rank) = watch::channel(Rank { class: Class::Hint, household });
        self.pending = Some(Pending { seq, watcher, _rank: sender });
        let (table, state) = (table.to_string(), game.table().clone_table());
        let (shared, thoughts) = (Arc::clone(&self.shared), self.thoughts.clone());
        tokio::spawn(async move {
            let seed = u64::from_le_bytes(random());
            let wish = Wish { table: &table, pace: Pace::Slow, rank, is_overdue: false, limit: PATIENCE };
            let hints = shared.thinkers.think(wish, move |budget| state.advise(COUNT, budget, seed)).await;
            // A table that was dropped meanwhile has closed its connections, and nobody waits for this.
            let _ = thoughts.send(Thought::Hint { watcher, question, hints }).await;
        });
        Ok(())
    }

    fn is_pending(&self, seq: u64) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.seq == seq)
    }

    /// The match has gone on: nobody needs advice about how it stood.
    pub(super) fn went_on(&mut self, seq: u64) {
        self.pending.take_if(|pending| pending.seq != seq);
    }

    /// A connection is gone, and does not wait for advice any more.
    pub(super) fn part(&mut self, watcher: u64) {
        self.pending.take_if(|pending| pending.watcher == watcher);
    }

    /// Takes what the expert thought of after step `seq`; an error if it did not.
    pub(super) fn found(&mut self, seq: u64, hints: Result<Vec<Hint>, Missed>) -> Result<Vec<HintItem>, Refusal> {
        self.pending.take_if(|pending| pending.seq == seq);
        let why = |missed| match missed {
            Missed::Late => "Too many hints are asked for at this server now; ask again in half a minute.",
            Missed::Stuck | Missed::Failed | Missed::Gone => "No hint can be had now; ask again in a moment.",
        };
        let hints = hints.map_err(|missed| Refusal::new("unavailable", why(missed)))?;
        let items: Vec<HintItem> = hints.into_iter().map(item).collect();
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
