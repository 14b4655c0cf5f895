//! What bots and hints send back to their table when they have thought.

use atoll_catalog::Hint;

use super::ask::Question;

/// What was thought about.
pub(super) enum Thought {
    /// What a bot decided after step `seq`; nothing if it failed.
    Move {
        /// The step.
        seq: u64,
        /// The action in notation.
        action: Option<String>,
    },
    /// What the expert would play; nothing if it failed.
    Hint {
        /// The connection that asked.
        watcher: u64,
        /// What it asked.
        question: Question,
        /// The answer.
        hints: Option<Vec<Hint>>,
    },
}
