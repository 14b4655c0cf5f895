//! What one player has: a board with tiles, a storage, shells, an own ship.

use crate::components::{BoardKind, Components, Face, TileId};
use crate::{Rotation, SPACES, Space, Spaces};

/// No tile, no ship.
pub(crate) const NONE: u8 = u8::MAX;

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bay {
    /// Spaces with a tile.
    pub(crate) laid: Spaces,
    /// What lies on each of them; the default where nothing lies.
    pub(crate) faces: [Face; SPACES],
    /// Wooden shells.
    pub(crate) shells: u8,
    /// Boats that can be seen on the board: printed ones and those on laid tiles.
    pub(crate) boats: u8,
    /// The stored tile's number, or [`NONE`].
    pub(crate) stored: u8,
    /// The number of the space under the own ship, or [`NONE`].
    pub(crate) ship: u8,
}

impl Bay {
    /// An empty board with shells.
    pub(crate) fn new(board: &BoardKind, shells: u8) -> Self {
        Self {
            laid: Spaces::EMPTY,
            faces: [Face::default(); SPACES],
            shells,
            boats: board.boats + board.boat_spaces.len() as u8,
            stored: NONE,
            ship: NONE,
        }
    }

    /// The spaces with a tile.
    #[inline]
    pub const fn laid(&self) -> Spaces {
        self.laid
    }

    /// The tile on a space and how it is turned.
    pub fn tile(&self, space: Space) -> Option<(TileId, Rotation)> {
        self.laid.has(space).then(|| {
            let face = self.faces[space.index()];
            (face.tile(), face.rotation())
        })
    }

    /// Wooden shells in front of the player (MA-19).
    #[inline]
    pub const fn shells(&self) -> u8 {
        self.shells
    }

    /// Boats visible on the board, printed ones and those on laid tiles (MA-10).
    #[inline]
    pub const fn boats(&self) -> u8 {
        self.boats
    }

    /// The stored tile (MA-16).
    #[inline]
    pub const fn stored(&self) -> Option<TileId> {
        if self.stored == NONE { None } else { Some(TileId(self.stored)) }
    }

    /// The space under the own ship (MA-40).
    #[inline]
    pub const fn ship(&self) -> Option<Space> {
        if self.ship == NONE { None } else { Some(Space::from_index(self.ship)) }
    }

    #[inline]
    pub(crate) fn set_ship(&mut self, space: Space) {
        self.ship = space.index() as u8;
    }

    /// Lays a tile on an empty space. MA-50: a printed boat under it no longer counts.
    #[inline]
    pub(crate) fn lay(&mut self, set: &Components, boat_spaces: Spaces, space: Space, face: Face) {
        self.laid.insert(space);
        self.faces[space.index() % SPACES] = face;
        self.boats += set.traits(face.tile()).boats;
        self.boats -= u8::from(boat_spaces.has(space));
    }

    /// Takes a tile off. MA-50: a printed boat under it counts again.
    #[inline]
    pub(crate) fn lift(&mut self, set: &Components, boat_spaces: Spaces, space: Space) -> TileId {
        let tile = self.faces[space.index() % SPACES].tile();
        self.laid.remove(space);
        self.faces[space.index() % SPACES] = Face::default();
        self.boats -= set.traits(tile).boats;
        self.boats += u8::from(boat_spaces.has(space));
        tile
    }
}
