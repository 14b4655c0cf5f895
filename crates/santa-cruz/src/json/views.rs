//! The shapes of a view.

use atoll_core::{RuleId, Seat};
use serde::Serialize;

use crate::facts::Phase;
use crate::names::{Building, Reach, Scoring, SetName};

/// So many pieces of each type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Pieces"))]
pub struct PiecesJson {
    pub(super) lighthouse: u8,
    pub(super) church: u8,
    pub(super) house: u8,
}

/// So many building cards of each sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Cards"))]
pub struct CardsJson {
    pub(super) ship: u8,
    pub(super) path: u8,
    pub(super) river: u8,
    pub(super) double: u8,
}

/// Own tiles that yield each resource.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Resources"))]
pub struct ResourcesJson {
    pub(super) sheep: u32,
    pub(super) fish: u32,
    pub(super) wood: u32,
    pub(super) sugar: u32,
    pub(super) gold: u32,
}

/// Own buildings on each kind of site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Places"))]
pub struct PlacesJson {
    pub(super) coast: u32,
    pub(super) land: u32,
    pub(super) volcano: u32,
    pub(super) river: u32,
}

/// A building on a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Standing"))]
pub struct StandingJson {
    pub(super) seat: Seat,
    pub(super) building: Building,
}

/// A site as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SiteState"))]
pub struct SiteStateJson {
    pub(super) site: String,
    pub(super) tile: Option<String>,
    pub(super) buildings: Vec<StandingJson>,
}

/// A site that may be built on, with what that would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BuildTarget"))]
pub struct TargetJson {
    pub(super) site: String,
    /// Null if it lies face down (SC-15).
    pub(super) tile: Option<String>,
    pub(super) building: Option<Building>,
    pub(super) points: Option<u8>,
    pub(super) bird: Option<bool>,
    /// Whose building stands there already (SC-18).
    pub(super) shared_with: Option<Seat>,
    /// The face-down sites that would be turned up (SC-14).
    pub(super) turns_up: Vec<String>,
}

/// The building step under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Step"))]
pub struct StepJson {
    pub(super) kind: Reach,
    pub(super) left: u8,
    pub(super) second: bool,
    pub(super) site: Option<String>,
    pub(super) turning: Vec<String>,
}

/// What is left that nobody has seen or owns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Left"))]
pub struct LeftJson {
    pub(super) coast: u32,
    pub(super) land: u32,
    pub(super) volcano: u32,
    pub(super) cards: u32,
    pub(super) birds: u32,
}

/// What a seat played in round 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Pile"))]
pub struct PileJson {
    pub(super) set: Option<SetName>,
    pub(super) scoring: Vec<Scoring>,
    pub(super) taken_by: Option<Seat>,
}

/// Sites by building card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SitesByCard"))]
pub struct ReachJson {
    pub(super) ship: Vec<String>,
    pub(super) path: Vec<String>,
    pub(super) river: Vec<String>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatState"))]
pub struct SeatJson {
    pub(super) seat: Seat,
    pub(super) score: i16,
    pub(super) rank: Option<u8>,
    pub(super) set: Option<SetName>,
    pub(super) took: Option<Seat>,
    pub(super) stock: PiecesJson,
    pub(super) lost: PiecesJson,
    pub(super) cards: CardsJson,
    pub(super) scoring: u8,
    pub(super) played: CardsJson,
    pub(super) scored: Vec<Scoring>,
    pub(super) pile: Option<PileJson>,
    pub(super) has_new: bool,
    pub(super) has_put_away: bool,
    pub(super) birds: u8,
    pub(super) bird_values: Option<[u8; 3]>,
    pub(super) hand: Option<Vec<Scoring>>,
    pub(super) new: Option<Scoring>,
    pub(super) away: Option<Scoring>,
    pub(super) street: u32,
    pub(super) street_sites: Vec<String>,
    pub(super) resources: ResourcesJson,
    pub(super) fish_bonus: i16,
    pub(super) on: PlacesJson,
    pub(super) built: PiecesJson,
    pub(super) reach: ReachJson,
    pub(super) share: ReachJson,
}

/// What a scoring card would pay now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Pay"))]
pub struct PayJson {
    pub(super) card: Scoring,
    pub(super) rule: RuleId,
    /// By seat, A first; not positive for the eruption.
    pub(super) points: Vec<i16>,
}

/// All that a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct ViewJson {
    pub(super) viewer: Option<Seat>,
    pub(super) phase: Phase,
    pub(super) round: u8,
    pub(super) active: Seat,
    pub(super) to_act: Option<Seat>,
    pub(super) start: Option<Seat>,
    pub(super) last: Option<Seat>,
    pub(super) sharing_used: bool,
    pub(super) step: Option<StepJson>,
    pub(super) sites: Vec<SiteStateJson>,
    pub(super) order: Vec<Seat>,
    pub(super) left: LeftJson,
    pub(super) unseen_tiles: Vec<String>,
    pub(super) unseen_cards: Vec<Scoring>,
    pub(super) seats: Vec<SeatJson>,
    pub(super) pays: Vec<PayJson>,
    pub(super) targets: Vec<TargetJson>,
}

pub(super) fn pieces_json([lighthouse, church, house]: [u8; 3]) -> PiecesJson {
    PiecesJson { lighthouse, church, house }
}

pub(super) fn cards_json([ship, path, river, double]: [u8; 4]) -> CardsJson {
    CardsJson { ship, path, river, double }
}
