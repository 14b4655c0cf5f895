//! What follows from a component set and makes play fast: neighbours and categories as sets.

use atoll_core::Place;

use super::{FIELD, GRID, Path, PlayingSet, River, SITES, ScoringCard, Site, SiteId, TILES, Tile, TileId};
use crate::bits::{Sites, TileSet};

/// What play asks of a tile, without a pointer to follow.
#[derive(Clone, Copy, Default)]
pub(crate) struct TileValue {
    /// The building's place in [`crate::Building::ALL`].
    pub(crate) building: u8,
    pub(crate) points: u8,
    pub(crate) fish_bonus: u8,
    pub(crate) has_bird: bool,
    /// One bit for each resource, in order.
    pub(crate) resources: u8,
}

/// Derived from a component set.
pub(crate) struct Tables {
    /// The sites of each category.
    pub(crate) category: [Sites; 3],
    /// The tiles of each category.
    pub(crate) tiles: [TileSet; 3],
    /// The sites joined to each by a path.
    pub(crate) path: [Sites; SITES],
    /// The sites on the same rivers as each, itself included; none off the rivers.
    pub(crate) rivers: [Sites; SITES],
    /// The sites joined to each by a path, or up and down a river.
    pub(crate) joined: [Sites; SITES],
    /// All sites on a river.
    pub(crate) on_river: Sites,
    /// The tiles by number; longer than needed, so that any small number is an index.
    pub(crate) values: [TileValue; 64],
    /// Building cards of each set.
    pub(crate) sets: [[u8; 4]; 4],
    /// Points and single points of each scoring card.
    pub(crate) pays: [[i16; 2]; 16],
    /// Chips of each value.
    pub(crate) birds: [u8; 3],
    /// Where a grid shows each site.
    pub(crate) places: [Place; SITES],
}

impl Tables {
    pub(super) fn new(
        (sites, paths, rivers): (&[Site], &[Path], &[River]),
        tiles: &[Tile],
        sets: &[PlayingSet],
        scoring: &[ScoringCard],
        birds: [u8; 3],
    ) -> Self {
        let mut tables = Self {
            category: Default::default(),
            tiles: Default::default(),
            path: [Sites::EMPTY; SITES],
            rivers: [Sites::EMPTY; SITES],
            joined: [Sites::EMPTY; SITES],
            on_river: Sites::EMPTY,
            values: [TileValue::default(); 64],
            sets: std::array::from_fn(|set| sets[set].cards),
            pays: std::array::from_fn(|card| [i16::from(scoring[card].points), i16::from(scoring[card].single)]),
            birds,
            places: places(sites),
        };
        for (index, site) in (0..).zip(sites) {
            tables.category[site.category as usize].insert(SiteId(index));
        }
        for path in paths {
            let [one, other] = path.ends;
            tables.path[usize::from(one.0)].insert(other);
            tables.path[usize::from(other.0)].insert(one);
        }
        tables.joined = tables.path;
        for river in rivers {
            let all: Sites = river.sites.iter().copied().collect();
            tables.on_river |= all;
            for &site in &river.sites {
                tables.rivers[usize::from(site.0)] |= all;
            }
            for pair in river.sites.windows(2) {
                tables.joined[usize::from(pair[0].0)].insert(pair[1]);
                tables.joined[usize::from(pair[1].0)].insert(pair[0]);
            }
        }
        for (index, tile) in (0..TILES as u8).zip(tiles) {
            tables.tiles[tile.category as usize].insert(TileId(index));
            tables.values[usize::from(index)] = TileValue {
                building: tile.building as u8,
                points: tile.points,
                fish_bonus: tile.fish_bonus,
                has_bird: tile.bird,
                resources: tile.resources.iter().fold(0, |bits, &resource| bits | 1 << resource as u8),
            };
        }
        tables
    }
}

/// A cell of the grid for each site: the one it lies in, or the next free one to the right, line by line.
fn places(sites: &[Site]) -> [Place; SITES] {
    let (columns, rows) = (i64::from(GRID.0), i64::from(GRID.1));
    let mut taken = vec![false; (columns * rows) as usize];
    let mut places = [Place { x: 0, y: 0 }; SITES];
    for (place, site) in places.iter_mut().zip(sites) {
        let column = (site.x * columns / FIELD.0).min(columns - 1);
        let row = (site.y * rows / FIELD.1).min(rows - 1);
        let mut cell = (row * columns + column) as usize;
        while taken[cell] {
            cell = (cell + 1) % taken.len();
        }
        taken[cell] = true;
        *place = Place { x: (cell as i64 % columns) as i16, y: (cell as i64 / columns) as i16 };
    }
    places
}
