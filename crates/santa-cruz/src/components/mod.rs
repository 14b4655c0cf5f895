//! The map, tiles, cards and chips of a table (SC-1 to SC-4), and the tables derived from them.

mod describe;
mod file;
mod map;
mod tables;
mod write;

use atoll_components::{ComponentSet, Shelf};
use atoll_core::{Place, SetError};

pub(crate) use tables::Tables;

pub use crate::ids::{SiteId, TileId};

use crate::bits::{Sites, TileSet};
use crate::names::{Building, Category, Resource, Scoring, SetName};

/// Sites of the map (SC-1). Sets of sites are bits of one word.
pub const SITES: usize = 49;
/// Tiles in the box (SC-1).
pub const TILES: usize = 54;
/// The largest number of rivers of a map.
pub const MAX_RIVERS: usize = 8;
/// The values of bird chips (SC-2) are 1 to this.
pub const BIRD_VALUES: usize = 3;
/// Bird chips in the box (SC-2).
pub(crate) const BIRD_CHIPS: i64 = 22;
/// Building cards of a set (SC-3).
pub(crate) const SET_CARDS: i64 = 7;
/// The board, in the units of [`Site::x`] and [`Site::y`].
pub(crate) const FIELD: (i64, i64) = (1000, 620);
/// The grid of [`Components::place`], in columns and rows.
pub(crate) const GRID: (i16, i16) = (16, 14);

/// A building site of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// Unique name: `C`, `L` or `V` and two digits.
    pub id: String,
    /// Which tiles may lie there (SC-1).
    pub category: Category,
    /// The island's name, for people.
    pub island: String,
    /// Where it lies, from 0 in the west to 1000 in the east.
    pub x: i64,
    /// Where it lies, from 0 in the north to 620 in the south.
    pub y: i64,
    /// Where the row comes from.
    pub provenance: String,
}

/// A path between two sites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// What it joins, in map order.
    pub ends: [SiteId; 2],
    /// Where the row comes from.
    pub provenance: String,
}

/// A river.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct River {
    /// Unique name.
    pub id: String,
    /// Its sites from source to mouth.
    pub sites: Vec<SiteId>,
    /// Where the row comes from.
    pub provenance: String,
}

/// A tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Unique name.
    pub id: String,
    /// On which sites it may lie.
    pub category: Category,
    /// What is built on it.
    pub building: Building,
    /// Points for building there (SC-14).
    pub points: u8,
    /// What it yields, in order.
    pub resources: Vec<Resource>,
    /// The fish bonus (SC-56).
    pub fish_bonus: u8,
    /// Whether it brings a bird chip (SC-14).
    pub bird: bool,
    /// Where the row comes from.
    pub provenance: String,
}

/// A set of building cards (SC-3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayingSet {
    /// How many cards of each sort it has, in the order of [`crate::Card::ALL`].
    pub cards: [u8; 4],
    /// Where the row comes from.
    pub provenance: String,
}

/// What a scoring card pays (SC-40 to SC-55).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoringCard {
    /// Points of the condition; for places and birds of each; for the eruption what each building costs.
    pub points: u8,
    /// Points for one of two resources (SC-45, SC-46); 0 elsewhere.
    pub single: u8,
    /// Where the row comes from.
    pub provenance: String,
}

/// The bird chips of one value (SC-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bird {
    /// How many there are.
    pub count: u8,
    /// Where the row comes from.
    pub provenance: String,
}

/// A complete set: map, tiles, cards, chips.
pub struct Components {
    /// The set's name.
    pub name: String,
    /// The sites, in map order.
    pub sites: Vec<Site>,
    /// The paths.
    pub paths: Vec<Path>,
    /// The rivers.
    pub rivers: Vec<River>,
    /// The tiles.
    pub tiles: Vec<Tile>,
    /// The sets of building cards, in the order of [`SetName::ALL`].
    pub sets: Vec<PlayingSet>,
    /// The scoring cards, in the order of [`Scoring::ALL`].
    pub scoring: Vec<ScoringCard>,
    /// The bird chips of value 1, 2 and 3.
    pub birds: Vec<Bird>,
    /// What is odd about the map, though possible.
    pub warnings: Vec<String>,
    /// SHA-256 of everything that matters to the game or to its picture.
    pub hash: [u8; 32],
    pub(crate) tables: Tables,
}

const MAP: &str = include_str!("../../data/map.toml");
const TILE_FILE: &str = include_str!("../../data/tiles.toml");
const CARDS: &str = include_str!("../../data/cards.toml");
const BIRDS: &str = include_str!("../../data/birds.toml");

/// The built-in set's provenance is stated row by row in `data/`.
impl ComponentSet for Components {
    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new(|| {
            let text = [MAP, TILE_FILE, CARDS, BIRDS].concat();
            let set = file::read(&text, None).expect("the built-in component files are valid, as tests check");
            Components { name: "reconstruction-1".into(), ..set }
        });
        &SHELF
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn content_hash(&self) -> &[u8; 32] {
        &self.hash
    }

    fn from_file(text: &str, base: &Self) -> Result<Self, Vec<SetError>> {
        file::read(text, Some(base))
    }

    fn to_file(&self) -> String {
        write::file(self)
    }
}

impl Components {
    /// The site with this id; small letters are the same.
    pub fn site_named(&self, id: &str) -> Option<SiteId> {
        self.sites.iter().position(|site| site.id.eq_ignore_ascii_case(id)).map(|index| SiteId(index as u8))
    }

    /// The tile with this id; small letters are the same.
    pub fn tile_named(&self, id: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id.eq_ignore_ascii_case(id)).map(|index| TileId(index as u8))
    }

    /// A site.
    pub fn site(&self, id: SiteId) -> &Site {
        &self.sites[usize::from(id.0)]
    }

    /// A tile.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    /// A set of building cards.
    pub fn set(&self, name: SetName) -> &PlayingSet {
        &self.sets[name as usize]
    }

    /// What a scoring card pays.
    pub fn card(&self, card: Scoring) -> &ScoringCard {
        &self.scoring[card as usize]
    }

    /// Every site, in map order.
    pub fn site_ids(&self) -> impl Iterator<Item = SiteId> + Clone + use<> {
        (0..SITES as u8).map(SiteId)
    }

    /// The sites of a category.
    pub fn sites_of(&self, category: Category) -> Sites {
        self.tables.category[category as usize]
    }

    /// The tiles of a category.
    pub fn tiles_of(&self, category: Category) -> TileSet {
        self.tables.tiles[category as usize]
    }

    /// The sites that paths join directly to this one.
    pub fn path_neighbours(&self, site: SiteId) -> Sites {
        self.tables.path[usize::from(site.0)]
    }

    /// The sites that paths join directly to this one, and its neighbours up and down rivers (SC-14).
    pub fn joined(&self, site: SiteId) -> Sites {
        self.tables.joined[usize::from(site.0)]
    }

    /// All sites on a river.
    pub fn river_sites(&self) -> Sites {
        self.tables.on_river
    }

    /// Where a text board or a plain client shows a site: a cell of a grid of 16 columns and 14 rows, each site its own.
    pub fn place(&self, site: SiteId) -> Place {
        self.tables.places[usize::from(site.0)]
    }
}
