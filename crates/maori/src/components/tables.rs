//! What play looks up, derived from a set once.

use super::{MAX_KINDS, TileId, TileKind};
use crate::Rotation;
use crate::space::turned;

/// A tile as it lies: its design and its rotation, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Face(u8);

impl Face {
    #[inline]
    pub(crate) const fn new(tile: TileId, rotation: Rotation) -> Self {
        Self(tile.0 << 2 | rotation.quarters())
    }

    #[inline]
    pub(crate) const fn tile(self) -> TileId {
        TileId(self.0 >> 2)
    }

    #[inline]
    pub(crate) const fn rotation(self) -> Rotation {
        Rotation::masked(self.0)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What taking and laying need to know of a tile.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Traits {
    /// Binary logarithm of the number of rotations that look different: 0, 1 or 2.
    pub(crate) turns: u8,
    pub(crate) boats: u8,
    pub(crate) shells: u8,
}

/// What scoring needs to know of a laid tile.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Looks {
    /// Sides at which the island goes on, as it lies.
    pub(crate) open: u8,
    /// Sides with a half wreath, as it lies.
    pub(crate) wreath: u8,
    pub(crate) palms: u8,
    pub(crate) has_hut: bool,
    pub(crate) is_island: bool,
}

/// Everything derived from a set.
pub(crate) struct Tables {
    pub(crate) traits: [Traits; MAX_KINDS],
    pub(crate) looks: [Looks; MAX_KINDS * 4],
}

impl Tables {
    pub(super) fn new(tiles: &[TileKind]) -> Self {
        let mut traits = [Traits::default(); MAX_KINDS];
        let mut looks = [Looks::default(); MAX_KINDS * 4];
        for (index, kind) in tiles.iter().enumerate() {
            traits[index] =
                Traits { turns: kind.ways().trailing_zeros() as u8, boats: kind.boats, shells: kind.shells };
            for quarters in 0..4 {
                looks[index * 4 + usize::from(quarters)] = Looks {
                    open: turned(kind.open, quarters),
                    wreath: turned(kind.wreath, quarters),
                    palms: kind.palms,
                    has_hut: kind.hut,
                    is_island: kind.shape.is_island(),
                };
            }
        }
        Self { traits, looks }
    }
}
