//! What the table sees happen.

use atoll_core::{Audience, RuleId, Seat};

use crate::bits::Sites;
use crate::components::{SiteId, TileId};
use crate::law;
use crate::names::{Building, Card, Reach, Scoring, SetName};

/// Why a marker moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// SC-14: the points of the tile just built on.
    Tile,
    /// A scoring card (SC-40 to SC-55).
    Card(Scoring),
    /// SC-64: the values of the bird chips.
    Chips,
}

impl Reason {
    /// The paragraph that pays.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Tile => law(14),
            Self::Card(card) => card.rule(),
            Self::Chips => law(64),
        }
    }
}

/// Something that happened at the table. Some events are for one seat only; see [`Event::audience`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// SC-1: a tile was laid face up on a coast site.
    TileLaid {
        /// Where.
        site: SiteId,
        /// Which.
        tile: TileId,
    },
    /// A scoring card went to a seat.
    CardDealt {
        /// Whose it is.
        seat: Seat,
        /// SC-4, or SC-61 for the new one.
        rule: RuleId,
    },
    /// Which scoring card it was; for the seat only.
    CardSeen {
        /// Whose it is.
        seat: Seat,
        /// Which.
        card: Scoring,
        /// SC-4, or SC-61 for the new one.
        rule: RuleId,
    },
    /// SC-5: a seat was picked to choose first.
    FirstChooser {
        /// Who chooses first.
        seat: Seat,
    },
    /// SC-5: a seat chose or was dealt a set, or got the last one.
    SetTaken {
        /// Who has it.
        seat: Seat,
        /// Which.
        set: SetName,
    },
    /// A round begins (SC-5, SC-63).
    RoundBegun {
        /// 1 or 2.
        round: u8,
        /// Who starts.
        seat: Seat,
    },
    /// SC-6: a marker was set on its first field.
    MarkerSet {
        /// Whose.
        seat: Seat,
        /// The field.
        amount: u8,
    },
    /// SC-12: a building card was laid open.
    BuildingCardPlayed {
        /// Who played it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// SC-17: the kind of the double card was named.
    DoubleNamed {
        /// Who named it.
        seat: Seat,
        /// What.
        kind: Reach,
    },
    /// SC-30: a scoring card was laid open.
    ScoringCardPlayed {
        /// Who played it.
        seat: Seat,
        /// Which.
        card: Scoring,
    },
    /// A seat built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        site: SiteId,
        /// On which tile.
        tile: TileId,
        /// What.
        building: Building,
        /// By what.
        kind: Reach,
        /// Who else has a building there (SC-18).
        shared_with: Option<Seat>,
    },
    /// A marker moves.
    Gained {
        /// Whose.
        seat: Seat,
        /// How far; negative for the eruption.
        amount: i16,
        /// Points afterwards.
        total: i16,
        /// Rank afterwards, 1 for the first (SC-31).
        rank: u8,
        /// Why.
        reason: Reason,
        /// The sites with own buildings that count.
        sites: Sites,
        /// The fish bonus within the amount (SC-56).
        bonus: i16,
    },
    /// SC-14: a seat draws a bird chip.
    BirdDrawn {
        /// Who.
        seat: Seat,
    },
    /// SC-14: the chip's value; for the seat only.
    ChipSeen {
        /// Who.
        seat: Seat,
        /// 1 to 3.
        value: u8,
    },
    /// SC-14: the tile shows a bird, but the supply is empty.
    NoBirdLeft {
        /// Who gets none.
        seat: Seat,
    },
    /// A face-down tile was turned up.
    TurnedUp {
        /// Where.
        site: SiteId,
        /// Which.
        tile: TileId,
        /// SC-14 beside a new building, SC-15 as a river card's target.
        rule: RuleId,
    },
    /// SC-15: the tile turned up wants a building that is not in stock.
    Lacking {
        /// Who cannot build.
        seat: Seat,
        /// Where.
        site: SiteId,
        /// What is missing.
        building: Building,
    },
    /// Nothing can be built.
    Unable {
        /// Who.
        seat: Seat,
        /// In what kind of step.
        kind: Reach,
        /// SC-10 for the landing, SC-12 for a card, SC-17 for the second half of a double.
        rule: RuleId,
    },
    /// SC-18: a seat does not share the only targets.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// SC-54: a building leaves the board.
    Erupted {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        site: SiteId,
        /// What it was.
        building: Building,
    },
    /// SC-60: all hands are empty; after round 1 the buildings are back with their owners.
    RoundOver {
        /// 1 or 2.
        round: u8,
    },
    /// SC-61: a seat took a pile.
    PileTaken {
        /// Who takes it.
        seat: Seat,
        /// Who played it in round 1.
        owner: Seat,
    },
    /// SC-62: a seat put a scoring card away.
    CardPutAway {
        /// Who.
        seat: Seat,
    },
    /// SC-62: which one; for the seat only.
    PutAwaySeen {
        /// Who.
        seat: Seat,
        /// Which.
        card: Scoring,
    },
    /// SC-64: a seat's bird chips are revealed.
    BirdsRevealed {
        /// Whose.
        seat: Seat,
        /// How many of value 1, 2 and 3.
        values: [u8; 3],
    },
    /// The game is over (SC-64).
    GameEnded,
}

impl Event {
    /// Who may see it (SC-70).
    pub fn audience(&self) -> Audience {
        match *self {
            Self::CardSeen { seat, .. } | Self::ChipSeen { seat, .. } | Self::PutAwaySeen { seat, .. } => {
                Audience::Only(seat)
            }
            _ => Audience::All,
        }
    }

    /// The paragraph behind it.
    pub fn rule(&self) -> RuleId {
        match *self {
            Self::TileLaid { .. } => law(1),
            Self::CardDealt { rule, .. }
            | Self::CardSeen { rule, .. }
            | Self::TurnedUp { rule, .. }
            | Self::Unable { rule, .. } => rule,
            Self::FirstChooser { .. } | Self::SetTaken { .. } => law(5),
            Self::RoundBegun { round, .. } => law(if round == 1 { 5 } else { 63 }),
            Self::MarkerSet { .. } => law(6),
            Self::BuildingCardPlayed { .. } => law(12),
            Self::DoubleNamed { .. } => law(17),
            Self::ScoringCardPlayed { .. } => law(30),
            Self::Built { shared_with: Some(_), .. } | Self::Declined { .. } => law(18),
            Self::Built { kind: Reach::Landing, .. } => law(10),
            Self::Built { .. } => law(13),
            Self::Gained { reason, .. } => reason.rule(),
            Self::BirdDrawn { .. } | Self::ChipSeen { .. } | Self::NoBirdLeft { .. } => law(14),
            Self::Lacking { .. } => law(15),
            Self::Erupted { .. } => law(54),
            Self::RoundOver { .. } => law(60),
            Self::PileTaken { .. } => law(61),
            Self::CardPutAway { .. } | Self::PutAwaySeen { .. } => law(62),
            Self::BirdsRevealed { .. } | Self::GameEnded => law(64),
        }
    }
}
