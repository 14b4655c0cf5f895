//! What the table sees happen.

use atoll_core::{MAX_SEATS, RuleId, Seat};
use serde::Serialize;

use crate::components::{FeatureKind, SegmentId, ShipId, TileId};
use crate::{Cell, List, MAX_TILES, Rotation, Ware, Wares, law};

/// A part of a laid tile: where something happens on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The cell.
    pub cell: Cell,
    /// The part of the tile that lies there.
    pub segment: SegmentId,
}

/// Why a feature is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Trigger {
    /// It is complete (SS-14, SS-15, SS-16).
    Complete,
    /// A fishing boat was laid into it (SS-19).
    Boat,
    /// The game is over (SS-41).
    End,
}

impl Trigger {
    /// The paragraph under which a feature of this kind is evaluated.
    pub fn rule(self, kind: FeatureKind) -> RuleId {
        law(match (self, kind) {
            (Self::Boat, _) => 19,
            (Self::End, _) => 41,
            (Self::Complete, FeatureKind::Bridge) => 14,
            (Self::Complete, FeatureKind::Island) => 15,
            (Self::Complete, FeatureKind::Sea) => 16,
            (Self::Complete, FeatureKind::Market) => 27,
        })
    }
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The last tile was laid (SS-40).
    LastTile,
    /// The last ship was taken (SS-40).
    LastShip,
    /// The last tiles of the stack fitted nowhere (SS-6).
    NothingFits,
}

impl EndReason {
    /// The paragraph that ends the game.
    pub fn rule(self) -> RuleId {
        law(if self == Self::NothingFits { 6 } else { 40 })
    }
}

/// Something that happened at the table; all of it is public (SS-50).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ship was turned up, at set-up (SS-4) or to refill the display (SS-27, SS-30).
    ShipTurnedUp {
        /// The design.
        ship: ShipId,
        /// Its place in the display, 0–3.
        slot: u8,
    },
    /// A seat drew a tile (SS-5).
    TileDrawn {
        /// Who drew it.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// The drawn tile fits nowhere and leaves the game (SS-6).
    TileRemoved {
        /// The tile.
        tile: TileId,
    },
    /// A seat laid a tile (SS-5).
    TilePlaced {
        /// Who laid it.
        seat: Seat,
        /// The tile.
        tile: TileId,
        /// Where.
        cell: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A seat placed an islander (SS-10 a).
    IslanderPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
    },
    /// A seat took an islander back (SS-10 b, SS-12).
    IslanderTakenBack {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        site: Site,
    },
    /// A bridge, island or sea is evaluated.
    Evaluated {
        /// What it is.
        kind: FeatureKind,
        /// The part that names it: of a completed feature the first on the tile just laid, of a boat evaluation the part
        /// with the boat, at the end of the game the earliest with an islander.
        site: Site,
        /// Why.
        trigger: Trigger,
        /// The symbols that count (SS-17), covered fish left out.
        symbols: u16,
        /// Islanders on it, by seat (SS-18).
        islanders: [u8; MAX_SEATS],
        /// All cells the feature reaches, in the order they were laid.
        cells: List<Cell, MAX_TILES>,
    },
    /// A seat gains wares from an evaluated feature (SS-18). The amount can be zero.
    Gained {
        /// Who gains.
        seat: Seat,
        /// What.
        ware: Ware,
        /// How many.
        amount: u16,
        /// The feature's part named by the evaluation.
        site: Site,
        /// The paragraph that pays.
        rule: RuleId,
    },
    /// A fish group is covered (SS-22).
    FishCovered {
        /// The group.
        site: Site,
        /// Whether it is a double group.
        double: bool,
        /// Whether a boat token was left to show it (SS-23).
        token: bool,
    },
    /// An islander goes back to its owner after an evaluation (SS-24, SS-25).
    IslanderReturned {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        site: Site,
        /// The paragraph that returns it.
        rule: RuleId,
    },
    /// A market has all eight neighbours (SS-27).
    MarketCompleted {
        /// The market.
        site: Site,
        /// The merchant's owner, if there is a merchant.
        owner: Option<Seat>,
    },
    /// A market's owner takes a ship without paying (SS-27).
    ShipWon {
        /// Who takes it.
        seat: Seat,
        /// The design.
        ship: ShipId,
        /// Its points.
        value: u8,
    },
    /// A market's owner goes empty-handed because no ship is left (SS-28).
    NoShipLeft {
        /// Who gets nothing.
        seat: Seat,
    },
    /// A seat delivers to a ship (SS-30).
    ShipDelivered {
        /// Who delivers.
        seat: Seat,
        /// The design.
        ship: ShipId,
        /// Its points.
        value: u8,
        /// What was paid.
        payment: Wares,
    },
    /// The game is over (SS-40, SS-6).
    GameEnded {
        /// Why.
        reason: EndReason,
    },
    /// Wares left are turned into points (SS-42).
    WaresCounted {
        /// Whose.
        seat: Seat,
        /// How many wares are left, kinds mixed.
        wares: u32,
        /// One point for every three.
        points: u32,
    },
}
