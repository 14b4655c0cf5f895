//! What a table may choose.

use atoll_components::Kept;
use atoll_core::{OptionSpec, Variant, Variants};

use crate::{Components, State};

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
    const ALL: [Self; 2] = [Self::Chosen, Self::Random];
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How players come to their sets.
    pub sets: Sets,
    /// The map, tiles, cards and chips.
    pub components: Kept<Components>,
}

impl Variants for State {
    const VARIANTS: &'static [Variant<Options>] = &[Variant {
        spec: OptionSpec {
            key: "sets",
            values: &["chosen", "random"],
            value_keys: &["santa-cruz-option-sets-chosen", "santa-cruz-option-sets-random"],
            about: "How players come to their sets of building cards (SC-5).",
            about_key: "santa-cruz-option-sets",
        },
        choose: |options, index| options.sets = Sets::ALL[index],
        chosen: |options| options.sets as usize,
    }];

    fn options(&self) -> Options {
        Options { sets: self.facts.sets, components: self.facts.components.clone() }
    }
}
