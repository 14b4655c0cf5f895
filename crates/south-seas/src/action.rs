//! What a seat decides and what chance decides.

use crate::components::{SegmentId, ShipId, TileId};
use crate::{Cell, Rotation, Spot, Wares};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// SS-5: lay the drawn tile. Of rotations that look alike only the smallest is an action.
    Place {
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// SS-10 (a): place an islander on a part of the tile just laid. Of parts that belong to one merged feature only
    /// the first is an action (SS-11).
    Put {
        /// The part.
        segment: SegmentId,
    },
    /// SS-10 (b): take an own islander back from the map.
    Back {
        /// Where it stands.
        spot: Spot,
    },
    /// SS-27: take this one of several face-up ships of highest value for a completed market.
    Take {
        /// The design.
        ship: ShipId,
    },
    /// SS-30: deliver to a face-up ship.
    Load {
        /// The design.
        ship: ShipId,
        /// The wares paid, exactly what the ship demands.
        payment: Wares,
    },
    /// SS-10 (c) in the islander step, or no delivery in the delivery step (SS-30).
    Skip,
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// This tile comes from the stack.
    Tile(TileId),
    /// This ship comes from the stack.
    Ship(ShipId),
}
