//! What a seat decides and what chance decides.

use atoll_core::Seat;

use crate::components::TileId;
use crate::{Position, Rotation, Space};

/// Where a tile to be laid comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// MA-11 (a): the display. The number is how many tiles of the faced line are passed over, 0 to 3, which is also the
    /// price (MA-12).
    Display(u8),
    /// MA-11 (c): the own storage.
    Storage,
}

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// MA-4: place the explorer, as the first action of the game.
    Place {
        /// Where.
        position: Position,
    },
    /// MA-10: move the explorer clockwise.
    Move {
        /// How far, at least 1.
        steps: u8,
    },
    /// MA-11 (a), (c): lay a tile. Of rotations that look alike only the smallest is an action (MA-14).
    Lay {
        /// Where the tile comes from.
        source: Source,
        /// Where it goes.
        space: Space,
        /// How it is turned.
        rotation: Rotation,
        /// MA-44: the own tile the own ship goes to first, for a shell a step. None if the ship stays where it is. Of the
        /// tiles that would do, only the nearest is an action, and of equally near ones the first in reading order.
        from: Option<Space>,
    },
    /// MA-11 (b): store a tile.
    Store {
        /// How many tiles of the faced line are passed over, 0 to 3.
        depth: u8,
    },
    /// MA-11 (d): remove an own tile.
    Remove {
        /// Where it lies.
        space: Space,
    },
    /// MA-11 (e): do nothing.
    Pass,
    /// MA-41: move the own ship to another own tile after the action.
    Ship {
        /// The tile.
        space: Space,
    },
    /// MA-41: leave the own ship where it is.
    Stay,
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// This tile comes from the stack (MA-3, MA-18).
    Tile(TileId),
    /// This seat places the explorer (MA-4).
    Seat(Seat),
}
