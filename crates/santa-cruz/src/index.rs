//! What follows from the facts and makes play fast: which open sites take or yield what, which tiles nobody has seen, and
//! the targets of the present building step.

use crate::bits::{Sites, TileSet};
use crate::components::{SiteId, TILES, TileId};
use crate::facts::Facts;

/// Derived from [`Facts`]; never compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    /// Open sites by the building they take.
    pub(crate) takes: [Sites; 3],
    /// Open sites by the resource they yield.
    pub(crate) yields: [Sites; 5],
    /// Open sites with a fish bonus.
    pub(crate) bonus: Sites,
    /// All open sites.
    pub(crate) open: Sites,
    /// The tiles that nobody has seen.
    pub(crate) unseen: TileSet,
    /// In the phase `Build`: every site that may be built on.
    pub(crate) targets: Sites,
    /// In the phase `Build`: whether nothing but sharing is possible (SC-18).
    pub(crate) may_decline: bool,
}

impl Index {
    /// Of a table without open tiles.
    pub(crate) fn new() -> Self {
        Self {
            takes: [Sites::EMPTY; 3],
            yields: [Sites::EMPTY; 5],
            bonus: Sites::EMPTY,
            open: Sites::EMPTY,
            unseen: TileSet((1 << TILES) - 1),
            targets: Sites::EMPTY,
            may_decline: false,
        }
    }

    /// Of a table with these open tiles; the targets are found by whoever begins a step.
    pub(crate) fn of(facts: &Facts) -> Self {
        let mut index = Self::new();
        for (site, &tile) in (0..).map(SiteId).zip(&facts.tiles) {
            if tile != TileId::NONE {
                index.open(facts, site, tile);
            }
        }
        index
    }

    /// A tile lies face up from now on.
    #[inline]
    pub(crate) fn open(&mut self, facts: &Facts, site: SiteId, tile: TileId) {
        let value = facts.components.tables.values[usize::from(tile.0 & 63)];
        self.open.insert(site);
        self.unseen.remove(tile);
        self.takes[usize::from(value.building)].insert(site);
        let mut resources = value.resources;
        while resources != 0 {
            self.yields[resources.trailing_zeros() as usize].insert(site);
            resources &= resources - 1;
        }
        if value.fish_bonus > 0 {
            self.bonus.insert(site);
        }
    }
}
