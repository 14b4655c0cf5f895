//! What a table may choose.

use atoll_components::Kept;
use atoll_core::Seat;

use crate::Components;

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
    /// The option's text values, the default first.
    pub(crate) const VALUES: [(&'static str, Self); 2] =
        [("any-time", Self::AnyTime), ("only-when-supply-empty", Self::OnlyWhenSupplyEmpty)];
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
        let first = Seat::new(0).expect("seat A exists");
        Self { retrieve: Retrieve::default(), first, components: Kept::default() }
    }
}
