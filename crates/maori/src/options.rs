//! What a table may choose.

use atoll_components::Kept;
use atoll_core::{OptionSpec, Variant, Variants};
use serde::Serialize;

use crate::State;
use crate::components::{BoardId, Components};

/// The game with or without own ships (MA-40 … MA-44).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
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

impl Variants for State {
    const VARIANTS: &'static [Variant<Options>] = &[
        Variant {
            spec: OptionSpec {
                key: "mode",
                values: &[Mode::ALL[0].word(), Mode::ALL[1].word(), Mode::ALL[2].word()],
                value_keys: &["maori-option-mode-basic", "maori-option-mode-advanced", "maori-option-mode-pro"],
                about: "With or without own ships (MA-40).",
                about_key: "maori-option-mode",
            },
            choose: |options, index| options.mode = Mode::ALL[index],
            chosen: |options| options.mode as usize,
        },
        Variant {
            spec: OptionSpec {
                key: "board",
                values: &[
                    BoardId::ALL[0].word(),
                    BoardId::ALL[1].word(),
                    BoardId::ALL[2].word(),
                    BoardId::ALL[3].word(),
                ],
                value_keys: &[
                    "maori-option-board-a",
                    "maori-option-board-b",
                    "maori-option-board-c",
                    "maori-option-board-reef",
                ],
                about: "The board that everybody plays on (MA-2, MA-50).",
                about_key: "maori-option-board",
            },
            choose: |options, index| options.board = BoardId::ALL[index],
            chosen: |options| options.board as usize,
        },
    ];

    fn options(&self) -> Options {
        Options { mode: self.mode, board: self.board, components: self.components.clone() }
    }
}
