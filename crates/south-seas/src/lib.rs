//! South Seas: the complete law SS-1 … SS-50 for 2 to 5 seats.
//!
//! [`State`] is one table as a plain value. Its `facts` are all that matters and all that anybody knows; its `index` is
//! what makes legality and merging fast, and follows from the facts. The player-facing rules with the paragraph
//! numbers used throughout are in `rulebooks/south-seas.md`, the components in `data/`.
//!
//! What this crate deliberately does not do: I/O, time, randomness (chance comes from the caller), other games.

#![forbid(unsafe_code)]

mod action;
mod board;
mod cell;
mod components;
mod event;
mod facts;
mod feature;
mod index;
pub mod json;
mod kind;
mod lines;
mod list;
mod messages;
mod notation;
mod open;
mod options;
mod position;
mod rules;
mod ship;
mod state;
mod ware;

pub use action::{Action, Draw};
pub use cell::{Cell, Rotation, Side};
pub use components::{
    BridgeEnd, Components, Edge, Layout, MAX_SEGMENTS, MAX_SHIP_KINDS, Segment, SegmentId, ShipId, ShipKind, TileId,
    TileKind,
};
pub use event::{EndReason, Event, Site, Trigger};
pub use facts::{Facts, ISLANDERS, Phase, Placed, Spot, View};
pub use kind::{FeatureKind, MAX_TILES};
pub use list::List;
pub use options::{Options, Retrieve};
pub use ship::Demand;
pub use state::{FeatureSummary, SHIPS, State, TILES};
pub use ware::{Ware, Wares};

use atoll_core::{RuleId, Titled};

impl Titled for State {
    const TITLE: &'static str = "South Seas";
    const TITLE_KEY: &'static str = "south-seas-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/south-seas.md");
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../rulebooks/de/south-seas.md")),
        ("hu", include_str!("../../../rulebooks/hu/south-seas.md")),
        ("cs", include_str!("../../../rulebooks/cs/south-seas.md")),
    ];
}

/// The paragraph of this law with the given number.
pub(crate) const fn law(number: u8) -> RuleId {
    RuleId::new(b"SS", number)
}
