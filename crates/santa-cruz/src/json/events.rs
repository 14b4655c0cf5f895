//! The shapes of events and actions.

use atoll_core::{RuleId, Seat};
use serde::Serialize;

use super::views::TargetJson;
use crate::names::{Building, Card, Reach, Scoring, SetName};

/// Why a marker moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Reason"))]
#[serde(rename_all = "kebab-case")]
pub enum ReasonJson {
    /// The points of a tile.
    Tile,
    /// A scoring card.
    Card,
    /// Bird chips at the end.
    Chips,
}

/// One event with its paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Event"))]
pub struct EventJson {
    #[serde(flatten)]
    pub(super) event: EventKindJson,
    pub(super) rule: RuleId,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventKind"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`, documented there")]
pub enum EventKindJson {
    TileLaid {
        site: String,
        tile: String,
    },
    CardDealt {
        seat: Seat,
    },
    CardSeen {
        seat: Seat,
        card: Scoring,
    },
    FirstChooser {
        seat: Seat,
    },
    SetTaken {
        seat: Seat,
        set: SetName,
    },
    RoundBegun {
        round: u8,
        seat: Seat,
    },
    MarkerSet {
        seat: Seat,
        amount: u8,
    },
    BuildingCardPlayed {
        seat: Seat,
        card: Card,
    },
    DoubleNamed {
        seat: Seat,
        kind: Reach,
    },
    ScoringCardPlayed {
        seat: Seat,
        card: Scoring,
    },
    Built {
        seat: Seat,
        site: String,
        tile: String,
        building: Building,
        kind: Reach,
        shared_with: Option<Seat>,
    },
    Gained {
        seat: Seat,
        amount: i16,
        total: i16,
        rank: u8,
        reason: ReasonJson,
        card: Option<Scoring>,
        sites: Vec<String>,
        bonus: i16,
    },
    BirdDrawn {
        seat: Seat,
    },
    ChipSeen {
        seat: Seat,
        value: u8,
    },
    NoBirdLeft {
        seat: Seat,
    },
    TurnedUp {
        site: String,
        tile: String,
    },
    Lacking {
        seat: Seat,
        site: String,
        building: Building,
    },
    Unable {
        seat: Seat,
        kind: Reach,
    },
    Declined {
        seat: Seat,
    },
    Erupted {
        seat: Seat,
        site: String,
        building: Building,
    },
    RoundOver {
        round: u8,
    },
    PileTaken {
        seat: Seat,
        owner: Seat,
    },
    CardPutAway {
        seat: Seat,
    },
    PutAwaySeen {
        seat: Seat,
        card: Scoring,
    },
    BirdsRevealed {
        seat: Seat,
        values: [u8; 3],
    },
    GameEnded,
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Action` and what it would bring, documented in docs/json.md")]
pub enum ActionJson {
    Set {
        set: SetName,
    },
    Play {
        card: Card,
        targets: Vec<TargetJson>,
    },
    Score {
        card: Scoring,
        points: Vec<i16>,
        rule: RuleId,
    },
    Double {
        // SC-17: a landing cannot be doubled.
        #[cfg_attr(feature = "ts", ts(type = "Exclude<Reach, \"landing\">"))]
        kind: Reach,
        targets: Vec<TargetJson>,
    },
    Build {
        target: TargetJson,
    },
    Decline,
    Take {
        owner: Seat,
        set: Option<SetName>,
        scoring: Vec<Scoring>,
    },
    Away {
        card: Scoring,
    },
}
