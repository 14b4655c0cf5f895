//! What a table may choose.

use atoll_components::Kept;
use atoll_core::{OptionSpec, Seat, Variant, Variants};

use crate::{Components, State};

/// When an islander may be taken back from the map (SS-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Retrieve {
    /// Whenever no islander was placed this turn: the German, Hungarian and Czech rules.
    #[default]
    AnyTime,
    /// Only while the own supply is empty: the English edition's rule.
    OnlyWhenSupplyEmpty,
}

impl Retrieve {
    const ALL: [Self; 2] = [Self::AnyTime, Self::OnlyWhenSupplyEmpty];
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// When an islander may be taken back.
    pub retrieve: Retrieve,
    /// Who begins (SS-4: the table decides).
    pub first: Seat,
    /// The tiles and ships.
    pub components: Kept<Components>,
}

impl Default for Options {
    fn default() -> Self {
        Self { retrieve: Retrieve::default(), first: Seat::A, components: Kept::default() }
    }
}

impl Variants for State {
    const VARIANTS: &'static [Variant<Options>] = &[
        Variant {
            spec: OptionSpec {
                key: "retrieve",
                values: &["any-time", "only-when-supply-empty"],
                value_keys: &[
                    "south-seas-option-retrieve-any-time",
                    "south-seas-option-retrieve-only-when-supply-empty",
                ],
                about: "When an islander may be taken back from the map (SS-12).",
                about_key: "south-seas-option-retrieve",
            },
            choose: |options, index| options.retrieve = Retrieve::ALL[index],
            chosen: |options| options.retrieve as usize,
        },
        Variant {
            spec: OptionSpec {
                key: "first",
                values: &Seat::LETTERS,
                value_keys: &[],
                about: "Which seat begins (SS-4).",
                about_key: "south-seas-option-first",
            },
            choose: |options, index| options.first = Seat::ALL[index],
            chosen: |options| options.first.index(),
        },
    ];

    fn options(&self) -> Options {
        Options { retrieve: self.facts.retrieve, first: self.facts.first, components: self.facts.components.clone() }
    }
}
