//! Where an own ship can be taken before a tile is laid, and at what price (MA-40, MA-44).

use crate::{Bay, Space, Spaces};

/// More steps than any way over a board takes.
const MOST: usize = 25;

/// The own tiles a ship can go to, by the number of steps, and what lies beside them.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Tiles that take exactly so many steps.
    rings: [Spaces; MOST],
    /// Empty spaces next to a tile that takes at most so many steps.
    within: [Spaces; MOST],
    /// How many entries are in use; at least one.
    count: u8,
}

impl Reach {
    /// From the ship's place over own tiles, at most `shells` steps. `empty` are the spaces that can be laid on. Without a
    /// ship on the board every empty space is next to it (MA-40), and without own ships as well.
    #[inline]
    pub(crate) fn new(bay: &Bay, empty: Spaces, shells: u8) -> Self {
        let mut reach = Self { rings: [Spaces::EMPTY; MOST], within: [Spaces::EMPTY; MOST], count: 1 };
        let Some(ship) = bay.ship() else {
            reach.within[0] = empty;
            return reach;
        };
        let mut seen = Spaces::only(ship);
        reach.rings[0] = seen;
        reach.within[0] = seen.around() & empty;
        while reach.count <= shells && usize::from(reach.count) < MOST {
            let last = usize::from(reach.count) - 1;
            let ring = (reach.rings[last].around() & bay.laid).without(seen);
            if ring.is_empty() {
                break;
            }
            seen |= ring;
            reach.rings[last + 1] = ring;
            reach.within[last + 1] = reach.within[last] | ring.around() & empty;
            reach.count += 1;
        }
        reach
    }

    /// The empty spaces that can be laid on if at most so many shells are spent on the way.
    #[inline]
    pub fn within(&self, shells: u8) -> Spaces {
        self.within[usize::from(shells.min(self.count - 1)) % MOST]
    }

    /// The price for laying on an empty space, and the tile the ship goes to: the nearest one next to the space, the first
    /// in reading order if several are as near. No tile if the ship need not move. Nothing if the space is out of reach.
    #[inline]
    pub fn way(&self, space: Space) -> Option<(u8, Option<Space>)> {
        let price = (0..self.count).find(|&steps| self.within[usize::from(steps)].has(space))?;
        let beside = self.rings[usize::from(price)] & Spaces::only(space).around();
        Some((price, if price == 0 { None } else { beside.first() }))
    }

    /// The steps to an own tile, if it can be reached.
    pub fn steps_to(&self, tile: Space) -> Option<u8> {
        (0..self.count).find(|&steps| self.rings[usize::from(steps)].has(tile))
    }
}
