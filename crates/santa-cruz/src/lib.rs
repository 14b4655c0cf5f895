//! Santa Cruz: the complete law SC-1 … SC-70 for 2 to 4 seats.
//!
//! [`State`] is one table as a plain value. Its `facts` are all that matters and all that anybody knows, private hands
//! included; its `index` follows from the facts and makes play fast. A [`View`] holds what one viewer may know. The
//! player-facing rules with the paragraph numbers used throughout are in `rulebooks/santa-cruz.md`, the components in
//! `data/`.
//!
//! What this crate deliberately does not do: I/O, time, randomness (chance comes from the caller), other games.

#![forbid(unsafe_code)]

mod action;
mod bits;
mod board;
mod components;
mod conserved;
mod event;
mod facts;
mod ids;
mod imagine;
mod index;
pub mod json;
mod lines;
mod messages;
mod names;
mod notation;
mod options;
mod position;
mod rules;
mod state;
mod view;

pub use action::{Action, Draw};
pub use bits::{Cards, ScoringSet, Seats, SetNames, Sites, TileSet};
pub use components::{
    BIRD_VALUES, Bird, Components, MAX_RIVERS, Path, PlayingSet, River, SITES, ScoringCard, Site, TILES, Tile,
};
pub use event::{Event, Reason};
pub use facts::{Facts, Half, MAX_PLAYERS, Phase, Step};
pub use ids::{SiteId, TileId};
pub use names::{Building, Card, Category, Reach, Resource, Scoring, SetName};
pub use options::{Options, Sets};
pub use state::{BIRDS, CARDS, CHIPS, COAST, LAND, SEATS, SETS, State, VOLCANO};
pub use view::View;

use atoll_core::{RuleId, Titled};

impl Titled for State {
    const TITLE: &'static str = "Santa Cruz";
    const TITLE_KEY: &'static str = "santa-cruz-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/santa-cruz.md");
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../rulebooks/de/santa-cruz.md")),
        ("hu", include_str!("../../../rulebooks/hu/santa-cruz.md")),
        ("cs", include_str!("../../../rulebooks/cs/santa-cruz.md")),
    ];
}

/// The paragraph of this law with the given number.
pub(crate) const fn law(number: u8) -> RuleId {
    RuleId::new(b"SC", number)
}
