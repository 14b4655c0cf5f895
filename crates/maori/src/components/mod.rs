//! The tiles and boards of a table (MA-1, MA-2), and the tables derived from them.

mod describe;
mod file;
mod tables;
mod write;

use atoll_components::{ComponentSet, Shelf};
use atoll_core::SetError;
use serde::Serialize;

pub(crate) use tables::{Face, Looks, Tables, Traits};

use crate::space::turned;
use crate::{Space, Spaces};

/// The largest number of tile designs.
pub const MAX_KINDS: usize = 64;
/// The largest number of tiles: sums of counts fit into seven bits, as the stack relies on.
pub const MAX_TILES: usize = 127;
/// Shells in the box (MA-2).
pub(crate) const SHELLS: u8 = 30;

/// A tile design, by its place in [`Components::tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub u8);

/// The shape of a tile (MA-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A whole island on one tile.
    Single,
    /// The end of an island.
    End,
    /// A piece between two others.
    Middle,
    /// No island.
    Water,
    /// Never taken (MA-13).
    Volcano,
}

impl Shape {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Single, Self::End, Self::Middle, Self::Water, Self::Volcano];

    /// The word used in component files and messages.
    pub const fn word(self) -> &'static str {
        ["single", "end", "middle", "water", "volcano"][self as usize]
    }

    /// Whether it shows land.
    pub const fn is_island(self) -> bool {
        matches!(self, Self::Single | Self::End | Self::Middle)
    }
}

/// One tile design, as it looks unrotated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// Unique name.
    pub id: String,
    /// Its shape.
    pub shape: Shape,
    /// Set of the sides at which the island goes on; bits of [`crate::Side::bit`].
    pub open: u8,
    /// Palms shown.
    pub palms: u8,
    /// Whether it shows a hut.
    pub hut: bool,
    /// Set of the open sides that bear a half wreath.
    pub wreath: u8,
    /// Boats shown.
    pub boats: u8,
    /// Shells shown: what laying it pays (MA-15).
    pub shells: u8,
    /// Copies in the box.
    pub count: u8,
    /// Where the row comes from.
    pub provenance: String,
}

impl TileKind {
    /// MA-14: how many rotations it can be laid in that do not look alike. They are the smallest ones: `r0` alone, `r0` and
    /// `r1`, or all four.
    pub fn ways(&self) -> u8 {
        if self.palms > 0 {
            return 1;
        }
        let looks = |quarters| (turned(self.open, quarters), turned(self.wreath, quarters));
        (1..4).find(|&quarters| looks(quarters) == looks(0)).unwrap_or(4)
    }
}

/// Which board everybody plays on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum BoardId {
    /// Layout A of the normal side.
    #[default]
    A,
    /// Layout B of the normal side.
    B,
    /// Layout C of the normal side.
    C,
    /// The reef side (MA-50).
    #[serde(rename = "reef")]
    Reef,
}

impl BoardId {
    /// All of them, the default first.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::Reef];

    /// The option's value.
    pub const fn word(self) -> &'static str {
        ["A", "B", "C", "reef"][self as usize]
    }

    /// The board with this name; capitals do not matter.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.word().eq_ignore_ascii_case(word))
    }
}

/// One board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardKind {
    /// Which one.
    pub id: BoardId,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// The spaces that can be filled: its water (MA-2).
    pub waters: Spaces,
    /// The spaces inside the reef (MA-50).
    pub reef: Spaces,
    /// The spaces inside the reef that show a boat (MA-50).
    pub boat_spaces: Spaces,
    /// Boats printed off the spaces.
    pub boats: u8,
    /// Where the row comes from.
    pub provenance: String,
}

impl BoardKind {
    /// The character that stands for a field in component files.
    pub fn field(&self, x: u8, y: u8) -> char {
        match Space::new(x, y) {
            Some(space) if self.boat_spaces.has(space) => 'b',
            Some(space) if self.reef.has(space) => 'r',
            Some(space) if self.waters.has(space) => '.',
            _ => '#',
        }
    }

    /// The rows as in component files.
    pub fn rows(&self) -> Vec<String> {
        (0..self.height).map(|y| (0..self.width).map(|x| self.field(x, y)).collect()).collect()
    }
}

/// A complete set of tiles and boards.
pub struct Components {
    /// The set's name.
    pub name: String,
    /// The tile designs.
    pub tiles: Vec<TileKind>,
    /// The boards, one for each [`BoardId`], in its order.
    pub boards: [BoardKind; 4],
    /// SHA-256 of everything that matters to the game.
    pub hash: [u8; 32],
    pub(crate) tables: Tables,
}

const TILES: &str = include_str!("../../data/tiles.toml");
const BOARDS: &str = include_str!("../../data/boards.toml");

/// The built-in set's provenance is stated row by row in `data/`.
impl ComponentSet for Components {
    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new(|| {
            file::read_built_in(TILES, BOARDS).expect("the built-in component files are valid, as tests check")
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

    /// A tile design.
    pub fn tile(&self, id: TileId) -> &TileKind {
        &self.tiles[usize::from(id.0)]
    }

    /// A board.
    pub fn board(&self, id: BoardId) -> &BoardKind {
        &self.boards[id as usize]
    }

    /// The volcano, if the set has one.
    pub fn volcano(&self) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.shape == Shape::Volcano).map(|index| TileId(index as u8))
    }

    /// What play needs to know of a tile.
    #[inline]
    pub(crate) fn traits(&self, id: TileId) -> Traits {
        self.tables.traits[usize::from(id.0) % MAX_KINDS]
    }

    /// What a laid tile shows on its sides.
    #[inline]
    pub(crate) fn looks(&self, face: Face) -> Looks {
        self.tables.looks[face.index()]
    }
}
