//! What the table sees happen.

use atoll_core::{RuleId, Seat};
use serde::Serialize;

use crate::components::TileId;
use crate::{Position, Rotation, Space, Spaces, law};

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// A board was filled and everybody else has had a turn (MA-30).
    Filled,
    /// Too many turns in a row ended with doing nothing (MA-31).
    Passed,
}

impl EndReason {
    /// The paragraph that ends the game.
    pub fn rule(self) -> RuleId {
        law(if self == Self::Filled { 30 } else { 31 })
    }
}

/// Something that happened at the table; all of it is public (MA-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A tile is turned up at set-up (MA-3).
    TurnedUp {
        /// The tile.
        tile: TileId,
        /// Its place in the display, 0 to 15.
        place: u8,
    },
    /// A volcano drawn at set-up is set aside (MA-3).
    SetAside {
        /// The volcano.
        tile: TileId,
    },
    /// The volcanoes set aside are shuffled into the stack (MA-3).
    ShuffledIn {
        /// How many.
        count: u8,
    },
    /// Chance names the seat that places the explorer (MA-4).
    PlacerDrawn {
        /// Who.
        seat: Seat,
    },
    /// The explorer is placed (MA-4).
    ExplorerPlaced {
        /// Who placed it.
        seat: Seat,
        /// Where.
        position: Position,
    },
    /// The explorer moves (MA-10).
    ExplorerMoved {
        /// Who moved it.
        seat: Seat,
        /// How far.
        steps: u8,
        /// From where.
        from: Position,
        /// To where.
        to: Position,
        /// Shells paid.
        price: u8,
    },
    /// An own ship moves (MA-40 … MA-44).
    OwnShipMoved {
        /// Whose.
        seat: Seat,
        /// From which tile; none if it stood beside the board.
        from: Option<Space>,
        /// To which tile.
        to: Space,
        /// Shells paid.
        price: u8,
        /// The paragraph that moves it.
        rule: RuleId,
    },
    /// An own ship stays though it might have moved (MA-41).
    OwnShipStayed {
        /// Whose.
        seat: Seat,
    },
    /// A tile leaves the display or the storage (MA-11, MA-12).
    TileTaken {
        /// Who takes it.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// Its place in the display; none if it was stored.
        place: Option<u8>,
        /// Shells paid.
        price: u8,
    },
    /// A tile is laid (MA-14).
    TileLaid {
        /// Who lays it.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// Where.
        space: Space,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A tile is stored (MA-16).
    TileStored {
        /// Who stores it.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A laid tile pays its shells (MA-15).
    ShellsGained {
        /// Who gains.
        seat: Seat,
        /// How many: those shown, or what the supply has.
        amount: u8,
        /// How many the tile shows.
        shown: u8,
    },
    /// A tile is removed from a board (MA-17).
    TileRemoved {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// Where it lay.
        space: Space,
    },
    /// A seat does nothing (MA-11).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The gap in the display is filled (MA-18).
    Refilled {
        /// The tile.
        tile: TileId,
        /// Its place in the display.
        place: u8,
    },
    /// A board is full: the last round begins (MA-30).
    BoardFull {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
    /// An unfinished island is removed (MA-32).
    IslandUnfinished {
        /// Whose.
        seat: Seat,
        /// Its spaces.
        spaces: Spaces,
    },
    /// The palms of a finished island count (MA-33, MA-50).
    PalmsScored {
        /// Whose.
        seat: Seat,
        /// How many.
        palms: u8,
        /// Points for each.
        each: u8,
        /// Points.
        points: u8,
        /// The island's spaces.
        spaces: Spaces,
        /// MA-33, or MA-50 inside the reef.
        rule: RuleId,
    },
    /// A complete wreath counts (MA-34).
    WreathScored {
        /// Whose.
        seat: Seat,
        /// The two spaces with its halves.
        spaces: Spaces,
    },
    /// Boats are compared (MA-35).
    BoatsScored {
        /// Whose.
        seat: Seat,
        /// How many the seat shows.
        boats: u8,
        /// Points: as many with the majority, otherwise none.
        points: u8,
    },
    /// Shells are compared (MA-36).
    ShellsScored {
        /// Whose.
        seat: Seat,
        /// How many the seat holds.
        shells: u8,
        /// Points: as many with the majority, otherwise none.
        points: u8,
    },
    /// Empty spaces cost (MA-37).
    EmptyScored {
        /// Whose.
        seat: Seat,
        /// How many; each costs a point.
        spaces: u8,
    },
    /// Equal scores are separated by shells (MA-38).
    TieBroken {
        /// A seat whose score another seat has too, with another number of shells.
        seat: Seat,
        /// Its shells.
        shells: u8,
    },
}
