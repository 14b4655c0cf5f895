//! How often each rare situation came up.

use std::collections::BTreeMap;

/// Counts by name of the situation.
#[derive(Clone, Default, Debug)]
pub(crate) struct Tally(pub(crate) BTreeMap<&'static str, u64>);

/// The situations a run must have seen.
pub(crate) const RARE: &[&str] = &[
    "volcano set aside",
    "several volcanoes set aside",
    "volcano turned up in a refill",
    "volcano with tiles behind it",
    "volcano right before the explorer",
    "line without a tile",
    "empty place passed over for nothing",
    "three tiles passed over",
    "positions bought with shells",
    "whole lap",
    "whole lap on boats alone",
    "tile turned",
    "middle with one half wreath turned half round",
    "supply ran short",
    "supply gave nothing",
    "shells just paid came back at once",
    "stored tile laid",
    "stored tile at the end",
    "tile with shells removed, shells kept",
    "tile with boats removed",
    "boat space covered",
    "boat space uncovered by a removal",
    "boat space uncovered at the end",
    "boat space empty at the end",
    "first tile takes the own ship",
    "own ship moved after a laying",
    "own ship moved after storing, removing or nothing",
    "own ship stays",
    "own ship pays one step",
    "own ship pays several steps",
    "own ship pays from the same shells as the tile",
    "stored tile laid with paid steps",
    "several equally near tiles to lay from",
    "empty space out of reach whatever is paid",
    "stack ran out",
    "gap stays",
    "refill after the very last action",
    "board filled",
    "board filled by covering the boat space",
    "tile removed in the last round",
    "second board filled in the last round",
    "ended by passing",
    "open edge at the rim",
    "open edge at printed land",
    "open edge at an empty space",
    "open edge at water",
    "open edge at a piece that does not match",
    "unfinished island under the own ship",
    "unfinished island with a complete wreath",
    "unfinished island with boats",
    "removal costs the majority of boats",
    "finished island of three",
    "finished island of four or more",
    "finished island upright",
    "hut doubles palms of another tile",
    "several huts on one island",
    "wreath",
    "several wreaths on one island",
    "half wreath against a plain edge",
    "reef doubles",
    "reef doubles with a hut",
    "reef island with a wreath",
    "island astride the reef",
    "tie for most boats",
    "tie for most shells",
    "negative score",
    "tie broken by shells",
    "tie broken by shells behind the winner",
    "shared win",
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
