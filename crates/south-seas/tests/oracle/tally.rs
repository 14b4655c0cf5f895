//! How often each rare situation came up.

use std::collections::BTreeMap;

/// Counts by name of the situation.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(pub(crate) BTreeMap<&'static str, u64>);

/// The situations a run must have seen.
pub(crate) const RARE: &[&str] = &[
    "unplaceable tile",
    "two unplaceable tiles in a row",
    "unplaceable tile at the very end",
    "several markets at once",
    "one owner of two completed markets",
    "no ship left for a market's owner",
    "ship won from a market",
    "last ship won from a market",
    "last ship delivered to",
    "choice among ships of equal value",
    "choice in another player's turn",
    "bridge loop completed",
    "boat tile joins seas",
    "boat tile closes its sea",
    "boat without fish",
    "boat without fisher",
    "boats of one tile in two seas",
    "several boats of one tile in one sea",
    "several equal groups to cover",
    "tokens have run out",
    "market dropped into a hole",
    "islander taken back from a feature being completed",
    "only fisher taken back after the boat was laid",
    "islander placed and returned in one turn",
    "tie for a majority",
    "minority gets nothing",
    "completed feature without symbols returns islanders",
    "several parts of the new tile are one choice",
    "shared win",
];

impl Tally {
    /// Counts one.
    pub(crate) fn hit(&mut self, what: &'static str) {
        debug_assert!(RARE.contains(&what), "{what}");
        *self.0.entry(what).or_default() += 1;
    }

    /// Adds up two tallies.
    pub(crate) fn plus(mut self, other: Self) -> Self {
        for (what, count) in other.0 {
            *self.0.entry(what).or_default() += count;
        }
        self
    }

    /// The count of one situation.
    pub(crate) fn count(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }
}
