//! What bots and hints send back to their table when they have thought.

use atoll_catalog::Hint;

use super::ask::Question;
use crate::thinkers::Missed;

/// What was thought about.
pub(super) enum Thought {
    /// What a bot decided after step `seq`; nothing if all failed that were asked.
    Move {
        /// The step.
        seq: u64,
        /// The action in notation.
        action: Option<String>,
    },
    /// What the expert would play.
    Hint {
        /// The connection that asked.
        watcher: u64,
        /// What it asked.
        question: Question,
        /// The answer, or why there is none.
        hints: Result<Vec<Hint>, Missed>,
    },
}
