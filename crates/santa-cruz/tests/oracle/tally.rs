//! How often each rare situation came up.

use std::collections::BTreeMap;

/// Counts by name of the situation.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(BTreeMap<&'static str, u64>);

/// The situations a run must have seen.
pub(crate) const RARE: &[&str] = &[
    "landing impossible",
    "useless card",
    "useless double card",
    "second half of a double impossible",
    "nothing but sharing is possible",
    "decline in the landing",
    "decline with a single card",
    "decline in the first half of a double",
    "decline in the second half of a double",
    "shared in the landing",
    "shared by ship",
    "shared by path",
    "shared by river",
    "shared in the first half of a double",
    "shared in the second half of a double",
    "shared though free sites would do",
    "shared tile brings a bird again",
    "shared tile erupted, both owners lose",
    "river onto a face-down tile",
    "face-down tile though open ones would do",
    "turned-up tile wants what is not in stock",
    "failed target turns up nothing else",
    "piece missed because of an eruption",
    "double river: first half fails, second is built",
    "double river on two rivers",
    "second half builds on from the first",
    "built where a volcano had cleared",
    "built at a river mouth",
    "built where rivers meet",
    "tile without points",
    "turned up along a river",
    "three tiles or more turned up at once",
    "last building of a round turns up tiles",
    "last bird chip drawn",
    "bird supply empty",
    "scoring card that pays nobody",
    "scoring card that pays others only",
    "river mouth counts for coast",
    "river mouth counts for river",
    "fish bonus",
    "fish bonus without what the card asks for",
    "one of sheep and fish",
    "both of sheep and fish",
    "one of wood and sugar",
    "both of wood and sugar",
    "street with a fork",
    "street of three pays nothing",
    "four buildings that are no street",
    "three houses pay nothing",
    "four houses",
    "one of each building",
    "bird chips pay",
    "eruption moves several markers",
    "eruption cuts somebody's reach",
    "eruption is round 1's last card",
    "eruption is the game's last card",
    "erupted pieces come back for round 2",
    "score held at 0",
    "gain of 0 keeps the place on a shared field",
    "marker arrives behind another",
    "marker arrives behind two",
    "marker moves back behind another",
    "marker moves back across 50",
    "lowest by arrival alone",
    "own pile taken",
    "another's pile taken",
    "new card put away",
    "card of the pile put away",
    "the same start player twice",
    "another start player in round 2",
    "no chips at the end",
    "chips at the end",
    "chips change who leads",
    "tie for the win decided by arrival",
    "tie behind the winner decided by arrival",
];

impl Tally {
    /// Counts one.
    pub(crate) fn hit(&mut self, what: &'static str) {
        debug_assert!(RARE.contains(&what), "{what}");
        *self.0.entry(what).or_default() += 1;
    }

    /// Counts one if it is so.
    pub(crate) fn hit_if(&mut self, is_so: bool, what: &'static str) {
        if is_so {
            self.hit(what);
        }
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
