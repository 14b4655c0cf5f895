//! What a table may choose.

use atoll_components::Kept;

use crate::Components;

/// How players come to their sets of building cards (SC-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sets {
    /// Chosen one after another, openly.
    #[default]
    Chosen,
    /// Dealt at random, for beginners.
    Random,
}

impl Sets {
    /// The option's text values, the default first.
    pub(crate) const VALUES: [(&'static str, Self); 2] = [("chosen", Self::Chosen), ("random", Self::Random)];
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How players come to their sets.
    pub sets: Sets,
    /// The map, tiles, cards and chips.
    pub components: Kept<Components>,
}
