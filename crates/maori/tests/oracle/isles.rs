//! Islands on one board, found by flooding, and what a board is worth (MA-32 … MA-37, MA-50).

use std::collections::BTreeMap;

use super::pieces::{Design, Plan, Spot};

/// Tiles on a board: the design and how it is turned.
pub(crate) type Laid = BTreeMap<Spot, (usize, usize)>;

/// A connected piece of island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Isle {
    /// Its spaces, in reading order.
    pub(crate) cells: Vec<Spot>,
    /// MA-32: whether no edge is left open.
    pub(crate) finished: bool,
    pub(crate) palms: i32,
    pub(crate) hut: bool,
    /// MA-50: whether all of it lies inside the reef.
    pub(crate) reef: bool,
    /// Whether some, but not all of it lies inside the reef.
    pub(crate) astride: bool,
    /// The pairs of spaces between which two halves meet.
    pub(crate) wreaths: Vec<(Spot, Spot)>,
    /// Joins with half a wreath on one side only.
    pub(crate) lone_halves: u32,
}

impl Isle {
    /// MA-33, MA-50: what each palm is worth.
    pub(crate) fn each(&self) -> i32 {
        let one = if self.hut { 2 } else { 1 };
        if self.reef { 2 * one } else { one }
    }

    /// MA-34: complete wreaths; only a finished island has any.
    pub(crate) fn complete(&self) -> usize {
        if self.finished { self.wreaths.len() } else { 0 }
    }

    /// MA-33: points for palms.
    pub(crate) fn points(&self) -> i32 {
        if self.finished { self.palms * self.each() } else { 0 }
    }
}

/// Whether the tiles of two neighbouring spaces are one island: both go on at the edge between them.
fn joined(designs: &[Design], laid: &Laid, spot: Spot, side: usize) -> bool {
    let goes_on =
        |spot: Spot, side: usize| laid.get(&spot).is_some_and(|&(tile, turns)| designs[tile].is_open(side, turns));
    goes_on(spot, side) && goes_on(spot.beside(side), (side + 2) % 4)
}

/// All pieces of island, by their first space in reading order.
pub(crate) fn isles(designs: &[Design], plan: &Plan, laid: &Laid) -> Vec<Isle> {
    let mut found: Vec<Isle> = Vec::new();
    for (&first, &(tile, _)) in laid {
        if !designs[tile].is_land() || found.iter().any(|isle| isle.cells.contains(&first)) {
            continue;
        }
        let mut cells = vec![first];
        let mut next = 0;
        while next < cells.len() {
            let here = cells[next];
            for side in 0..4 {
                if joined(designs, laid, here, side) && !cells.contains(&here.beside(side)) {
                    cells.push(here.beside(side));
                }
            }
            next += 1;
        }
        cells.sort_unstable();
        found.push(describe(designs, plan, laid, cells));
    }
    found
}

fn describe(designs: &[Design], plan: &Plan, laid: &Laid, cells: Vec<Spot>) -> Isle {
    let inside = cells.iter().filter(|&&spot| plan.is_reef(spot)).count();
    let mut isle = Isle {
        finished: true,
        palms: 0,
        hut: false,
        reef: inside == cells.len(),
        astride: inside > 0 && inside < cells.len(),
        wreaths: Vec::new(),
        lone_halves: 0,
        cells,
    };
    for &spot in &isle.cells {
        let (tile, turns) = laid[&spot];
        isle.palms += designs[tile].palms;
        isle.hut |= designs[tile].hut;
        for side in 0..4 {
            if !designs[tile].is_open(side, turns) {
                continue;
            }
            if !joined(designs, laid, spot, side) {
                isle.finished = false;
                continue;
            }
            let beside = spot.beside(side);
            let (other, other_turns) = laid[&beside];
            let halves = [designs[tile].has_half(side, turns), designs[other].has_half((side + 2) % 4, other_turns)];
            // Each join is seen from both of its sides.
            if spot < beside && halves == [true, true] {
                isle.wreaths.push((spot, beside));
            }
            if halves == [true, false] {
                isle.lone_halves += 1;
            }
        }
    }
    isle.wreaths.sort_unstable();
    isle
}

/// MA-32: the board without its unfinished islands.
pub(crate) fn finished_only(designs: &[Design], plan: &Plan, laid: &Laid) -> Laid {
    let mut left = laid.clone();
    for isle in isles(designs, plan, laid).iter().filter(|isle| !isle.finished) {
        isle.cells.iter().for_each(|spot| {
            left.remove(spot);
        });
    }
    left
}

/// MA-10, MA-35, MA-50: boats that are visible on a board.
pub(crate) fn boats(designs: &[Design], plan: &Plan, laid: &Laid) -> u32 {
    let on_tiles: u32 = laid.values().map(|&(tile, _)| designs[tile].boats).sum();
    let mut printed = plan.boats;
    for (y, row) in plan.rows.iter().enumerate() {
        for (x, &what) in row.iter().enumerate() {
            if what == 'b' && !laid.contains_key(&Spot::at(x as i32, y as i32)) {
                printed += 1;
            }
        }
    }
    on_tiles + printed
}

/// What a seat would score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    pub(crate) palms: i32,
    pub(crate) wreaths: i32,
    pub(crate) boats: i32,
    pub(crate) shells: i32,
    pub(crate) empty: i32,
}

impl Score {
    /// All of it.
    pub(crate) fn total(&self) -> i32 {
        self.palms + self.wreaths + self.boats + self.shells + self.empty
    }
}

/// MA-32 … MA-37: what everybody would score; `people` are their boards and shells.
pub(crate) fn scores(designs: &[Design], plan: &Plan, people: &[(&Laid, u32)]) -> Vec<Score> {
    let cleared: Vec<Laid> = people.iter().map(|(laid, _)| finished_only(designs, plan, laid)).collect();
    let fleets: Vec<u32> = cleared.iter().map(|laid| boats(designs, plan, laid)).collect();
    let most_boats = fleets.iter().copied().max().unwrap_or_default();
    let most_shells = people.iter().map(|&(_, shells)| shells).max().unwrap_or_default();
    let spaces = plan.spaces().len();
    let score = |(seat, laid): (usize, &Laid)| {
        let isles = isles(designs, plan, laid);
        let shells = people[seat].1;
        Score {
            palms: isles.iter().map(Isle::points).sum(),
            wreaths: isles.iter().map(|isle| 10 * isle.complete() as i32).sum(),
            boats: if fleets[seat] == most_boats { fleets[seat] as i32 } else { 0 },
            shells: if shells == most_shells { shells as i32 } else { 0 },
            empty: laid.len() as i32 - spaces as i32,
        }
    };
    cleared.iter().enumerate().map(score).collect()
}
