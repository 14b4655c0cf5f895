//! What a table may choose.

use atoll_components::Kept;

use crate::components::{BoardId, Components};

/// The game with or without own ships (MA-40 … MA-44).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// No own ships.
    #[default]
    Basic,
    /// The own ship may move after the action (MA-41).
    Advanced,
    /// The own ship has to go to the tile just laid (MA-42).
    Pro,
}

impl Mode {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Advanced, Self::Pro];

    /// The option's value.
    pub const fn word(self) -> &'static str {
        ["basic", "advanced", "pro"][self as usize]
    }

    /// Whether players have own ships (MA-40).
    #[inline]
    pub const fn has_ships(self) -> bool {
        !matches!(self, Self::Basic)
    }
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// With or without own ships.
    pub mode: Mode,
    /// The board everybody plays on.
    pub board: BoardId,
    /// The tiles and boards.
    pub components: Kept<Components>,
}
