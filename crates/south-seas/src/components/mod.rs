//! The tiles and ships of a table (SS-1, SS-2), and the tables derived from them.

mod describe;
mod file;
mod read_layout;
mod tables;
mod write;

use atoll_components::{ComponentSet, Shelf};
use atoll_core::SetError;
use serde::Serialize;

pub(crate) use tables::{Fit, NO_PART, Patterns, Tables};
pub(crate) use write::{bridge_text, island_text, sea_text};

pub(crate) use crate::kind::MAX_PARTS;
pub use crate::kind::{FeatureKind, MAX_TILES, Role};

use crate::{Demand, Side, Wares};

/// The largest number of parts of one tile, a market included.
pub const MAX_SEGMENTS: usize = 12;
/// The largest number of ship designs.
pub const MAX_SHIP_KINDS: usize = 32;
/// The largest number of ships.
pub(crate) const MAX_SHIPS: u32 = 96;

/// A tile design, by its place in [`Components::tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub u8);

/// A ship design, by its place in [`Components::ships`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ShipId(pub u8);

/// A part of a tile, by its place in [`TileKind::segments`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SegmentId(pub u8);

/// What an edge of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    /// Land.
    Island = 1,
    /// Plain water.
    Sea = 2,
    /// Water with a bridge in the middle.
    Bridge = 3,
}

impl Edge {
    /// `I`, `S` or `B`.
    pub const fn letter(self) -> char {
        [' ', 'I', 'S', 'B'][self as usize]
    }
}

/// Where a bridge part ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BridgeEnd {
    /// At an edge, to be continued.
    Edge(Side),
    /// At a crossing.
    Stone,
    /// At an island.
    Island,
    /// At a market.
    Market,
}

/// One picture of the overview.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Short name; tile ids begin with it.
    pub key: String,
    /// What it shows.
    pub name: String,
    /// Place in the rulebook's overview, counted from 1; 0 if unknown.
    pub overview: u8,
    /// Copies in the box, start tile included.
    pub count: u8,
    /// North, east, south, west.
    pub edges: [Edge; 4],
    /// The edges each island part reaches.
    pub islands: Vec<Vec<Side>>,
    /// The two ends of each bridge part.
    pub bridges: Vec<[BridgeEnd; 2]>,
    /// The half-edges each sea part reaches: 0 to 7, clockwise from n1.
    pub seas: Vec<Vec<u8>>,
    /// Whether there is a market.
    pub market: bool,
    /// Where the row comes from.
    pub provenance: String,
}

/// A part of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Segment {
    /// What it is.
    pub kind: FeatureKind,
    /// Its number among the tile's parts of this kind, from 1.
    pub number: u8,
    /// Bananas, shells or fish shown (a double group is two fish).
    pub symbols: u8,
    /// Whether it shows a double fish group.
    pub double: bool,
    /// Whether it shows a fishing boat.
    pub boat: bool,
    /// Connections to neighbours: edges for bridges, islands and plain sea edges, half-edges beside a bridge.
    pub ports: u8,
}

/// One tile design.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// Unique name.
    pub id: String,
    /// Its layout, by place in [`Components::layouts`].
    pub layout: usize,
    /// Copies in the box.
    pub count: u8,
    /// Whether it is the start tile.
    pub start: bool,
    /// Its parts: bridges, islands, seas, then the market.
    pub segments: Vec<Segment>,
    /// Where the row comes from.
    pub provenance: String,
}

impl TileKind {
    /// The short name of a part: `b1`, `i2`, `s1`, `m`.
    pub fn segment_name(&self, id: SegmentId) -> String {
        let segment = self.segments[usize::from(id.0)];
        match segment.kind {
            FeatureKind::Market => "m".into(),
            kind => format!("{}{}", &kind.word()[..1], segment.number),
        }
    }

    /// The part with this short name.
    pub fn segment_named(&self, name: &str) -> Option<SegmentId> {
        (0..self.segments.len() as u8).map(SegmentId).find(|&id| self.segment_name(id) == name)
    }
}

/// One ship design.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipKind {
    /// Unique name: value and demand.
    pub id: String,
    /// Points.
    pub value: u8,
    /// Copies in the box.
    pub count: u8,
    /// What it takes.
    pub demand: Demand,
    /// Every exact payment, sorted.
    pub payments: Vec<Wares>,
    /// Where the row comes from.
    pub provenance: String,
}

/// A complete set of tiles and ships.
pub struct Components {
    /// The set's name.
    pub name: String,
    /// The pictures of the overview.
    pub layouts: Vec<Layout>,
    /// The tile designs.
    pub tiles: Vec<TileKind>,
    /// The ship designs.
    pub ships: Vec<ShipKind>,
    /// SHA-256 of everything that matters to the game.
    pub hash: [u8; 32],
    pub(crate) tables: Tables,
}

const TILES: &str = include_str!("../../data/tiles.toml");
const SHIPS: &str = include_str!("../../data/ships.toml");

/// The built-in set's provenance is stated row by row in `data/`.
impl ComponentSet for Components {
    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new(|| {
            file::read_built_in(TILES, SHIPS).expect("the built-in component files are valid, as tests check")
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
        file::read(text, base)
    }

    fn to_file(&self) -> String {
        write::file(self)
    }
}

impl Components {
    /// The tile with this id.
    pub fn tile_named(&self, id: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| TileId(index as u8))
    }

    /// The ship with this id.
    pub fn ship_named(&self, id: &str) -> Option<ShipId> {
        self.ships.iter().position(|ship| ship.id == id).map(|index| ShipId(index as u8))
    }

    /// A tile design.
    pub fn tile(&self, id: TileId) -> &TileKind {
        &self.tiles[usize::from(id.0)]
    }

    /// A ship design.
    pub fn ship(&self, id: ShipId) -> &ShipKind {
        &self.ships[usize::from(id.0)]
    }

    /// The layout of a tile design.
    pub fn layout_of(&self, id: TileId) -> &Layout {
        &self.layouts[self.tile(id).layout]
    }

    /// The start tile.
    pub fn start(&self) -> TileId {
        self.tables.start
    }
}
