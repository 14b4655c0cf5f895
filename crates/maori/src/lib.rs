//! Maori: the complete law MA-1 … MA-50 for 2 to 5 seats.
//!
//! [`State`] is one table as a plain value of a few hundred bytes: all that matters and all that anybody knows. Boards are
//! bit sets of spaces; legal actions are counted by arithmetic. The player-facing rules with the paragraph numbers used
//! throughout are in `rulebooks/maori.md`, the components in `data/`.
//!
//! What this crate deliberately does not do: I/O, time, randomness (chance comes from the caller), other games.

#![forbid(unsafe_code)]

mod action;
mod bay;
mod board;
mod components;
mod display;
mod event;
pub mod json;
mod lines;
mod messages;
mod notation;
mod options;
mod position;
mod reach;
mod rules;
mod space;
mod stack;
mod state;

pub use action::{Action, Draw, Source};
pub use bay::Bay;
pub use components::{BoardId, BoardKind, Components, MAX_KINDS, MAX_TILES, Shape, TileId, TileKind};
pub use display::{PLACES, POSITIONS, Position};
pub use event::{EndReason, Event};
pub use options::{Mode, Options};
pub use reach::Reach;
pub use rules::{Island, Score};
pub use space::{Rotation, SPACES, Side, Space, Spaces};
pub use state::{PLACER, Phase, State, TILES, View};

use atoll_core::{RuleId, Titled};

impl Titled for State {
    const TITLE: &'static str = "Maori";
    const TITLE_KEY: &'static str = "maori-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/maori.md");
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../../rulebooks/de/maori.md")),
        ("hu", include_str!("../../../rulebooks/hu/maori.md")),
        ("cs", include_str!("../../../rulebooks/cs/maori.md")),
    ];
}

/// The paragraph of this law with the given number.
pub(crate) const fn law(number: u8) -> RuleId {
    RuleId::new(b"MA", number)
}
