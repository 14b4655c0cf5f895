//! All that matters about a table: public, complete, without anything derived.

use atoll_components::Kept;
use atoll_core::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::components::{Components, MAX_SHIP_KINDS, MAX_TILES, SegmentId, ShipId, TileId};
use crate::{Cell, List, Retrieve, Rotation};

/// Islanders per seat (SS-3).
pub const ISLANDERS: usize = 4;
/// Face-up ships (SS-4).
pub(crate) const DISPLAY: usize = 4;
/// Fishing-boat tokens (SS-2, SS-23).
pub(crate) const BOAT_TOKENS: u8 = 19;

/// A laid tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Placed {
    /// Where it lies.
    pub cell: Cell,
    /// Which tile it is.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Bit set of the sea parts whose fish are covered (SS-22).
    pub covered: u16,
}

/// A part of a laid tile, by the tile's place in laying order. Ordered by that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot {
    /// Index into [`Facts::tiles`].
    pub tile: u8,
    /// The part.
    pub segment: SegmentId,
}

/// What is being waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// SS-4: the first ships are being turned up.
    SetUp,
    /// SS-5: the active seat's tile is to be drawn.
    Draw,
    /// SS-5: the active seat is to lay the drawn tile.
    Place,
    /// SS-10: the active seat may place or take back an islander.
    Islander,
    /// SS-27: this owner of a completed market is to choose among ships of equal value.
    Choose(#[serde(skip)] Seat),
    /// SS-27: a ship won from a market is to be replaced.
    RefillMarket,
    /// SS-30: the active seat may deliver.
    Deliver,
    /// SS-30: a ship delivered to is to be replaced.
    RefillDelivery,
    /// The game is over.
    Over,
}

/// A table, complete: everything that anybody knows, and nothing that nobody knows (SS-50).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Facts {
    /// The tiles and ships in use.
    pub components: Kept<Components>,
    /// When islanders may be taken back.
    pub retrieve: Retrieve,
    /// Who began.
    pub first: Seat,
    /// Number of seats.
    pub seats: u8,
    /// What is being waited for.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// The drawn tile, while it is to be laid.
    pub drawn: Option<TileId>,
    /// The map in laying order; the start tile first.
    pub tiles: List<Placed, MAX_TILES>,
    /// Tiles out of the game (SS-6), in order.
    pub removed: List<TileId, MAX_TILES>,
    /// The tile stack as a sorted list: what is left, not in which order it lies.
    pub bag: List<TileId, MAX_TILES>,
    /// Islanders on the map, by seat, each seat's sorted.
    pub islanders: [List<Spot, ISLANDERS>; MAX_SEATS],
    /// Wares, by seat and kind (bananas, shells, fish).
    pub wares: [[u32; 3]; MAX_SEATS],
    /// Ships taken, by seat and design.
    pub taken: [[u8; MAX_SHIP_KINDS]; MAX_SEATS],
    /// The face-up ships; an empty place is waiting for a refill or stays empty.
    pub display: [Option<ShipId>; DISPLAY],
    /// The ship stack: how many of each design are left.
    pub stack: [u8; MAX_SHIP_KINDS],
    /// Boat tokens laid, at most 19 (SS-23).
    pub tokens: u8,
    /// Ships still due for completed markets, by seat (SS-28).
    pub dues: [u8; MAX_SEATS],
    /// Where the round of choices stands: seats after the active one that have had their turn in it (SS-28).
    pub due_from: u8,
}

impl Facts {
    /// Islanders in a seat's supply.
    pub fn supply(&self, seat: Seat) -> usize {
        ISLANDERS - self.islanders[seat.index()].len()
    }

    /// Points of the ships a seat has taken.
    pub fn ship_points(&self, seat: Seat) -> u32 {
        let ships = self.components.ships.iter();
        self.taken[seat.index()].iter().zip(ships).map(|(&n, kind)| u32::from(n) * u32::from(kind.value)).sum()
    }

    /// All wares of a seat, kinds mixed.
    pub fn ware_total(&self, seat: Seat) -> u32 {
        self.wares[seat.index()].iter().sum()
    }

    /// SS-42 as things stand: ships, plus one point for every three wares once the game is over.
    pub fn score(&self, seat: Seat) -> u32 {
        let wares = if self.phase == Phase::Over { self.ware_total(seat) / 3 } else { 0 };
        self.ship_points(seat) + wares
    }

    /// Ships left in the stack.
    pub fn stack_total(&self) -> u32 {
        self.stack.iter().map(|&n| u32::from(n)).sum()
    }
}

/// What one viewer knows of a table. South Seas hides nothing but the order of its stacks (SS-50), which is in no state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The table.
    pub facts: Facts,
}
