//! The words of the game: categories, buildings, resources, cards and sets, as they stand in notation and files.

use std::str::FromStr;

use serde::Serialize;

/// An enumeration whose values are words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident, $what:literal { $($(#[$about:meta])* $variant:ident = $word:literal,)+ }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$meta])*
        pub enum $name {
            $($(#[$about])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// Every value, in the order used everywhere.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word used in notation, files and JSON.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.into_iter().find(|value| value.word() == text).ok_or_else(|| {
                    let known = [$($word),+].join(", ");
                    format!(concat!("`{}` is not ", $what, "; write one of: {}"), text, known)
                })
            }
        }
    };
}

pub(crate) use words;

words! {
    /// What kind of place a site is; tiles come in the same three categories (SC-1).
    Category, "a category" {
        /// On the shore; its tile lies face up.
        Coast = "coast",
        /// Inland.
        Land = "land",
        /// Beside a volcano.
        Volcano = "volcano",
    }
}

words! {
    /// A type of wooden piece (SC-2).
    Building, "a building" {
        /// Two for each player.
        Lighthouse = "lighthouse",
        /// Three for each player.
        Church = "church",
        /// Eight for each player.
        House = "house",
    }
}

impl Building {
    /// How many of this type each player has (SC-2).
    pub const fn pieces(self) -> u8 {
        [2, 3, 8][self as usize]
    }
}

words! {
    /// What a tile may yield (SC-1).
    Resource, "a resource" {
        /// SC-40, SC-45.
        Sheep = "sheep",
        /// SC-41, SC-45.
        Fish = "fish",
        /// SC-42, SC-46.
        Wood = "wood",
        /// SC-43, SC-46.
        Sugar = "sugar",
        /// SC-44, SC-47.
        Gold = "gold",
    }
}

words! {
    /// A sort of building card (SC-3).
    #[cfg_attr(feature = "ts", ts(rename = "BuildingCard"))]
    Card, "a building card" {
        /// Any free coast tile (SC-13).
        Ship = "ship",
        /// A free tile joined by a path to an own building (SC-13).
        Path = "path",
        /// Any free tile on a river with an own building (SC-13).
        River = "river",
        /// Two builds of one kind (SC-17).
        Double = "double",
    }
}

words! {
    /// Where a build may reach to.
    Reach, "a kind of building step" {
        /// SC-10: a free coast tile, without a card.
        Landing = "landing",
        /// As the ship card.
        Ship = "ship",
        /// As the path card.
        Path = "path",
        /// As the river card.
        River = "river",
    }
}

impl Reach {
    /// The kinds a double card may name (SC-17), which are those of the other building cards.
    pub const CARDS: [Self; 3] = [Self::Ship, Self::Path, Self::River];
}

words! {
    /// A set of seven building cards (SC-3), A to D.
    SetName, "a set" {
        /// Set A.
        Rivers = "rivers",
        /// Set B.
        Paths = "paths",
        /// Set C.
        Ships = "ships",
        /// Set D.
        Balanced = "balanced",
    }
}

impl SetName {
    /// The letter on its cards, `A` to `D`.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

words! {
    /// A scoring card; there is one of each kind (SC-4).
    #[cfg_attr(feature = "ts", ts(rename = "ScoringCard"))]
    Scoring, "a scoring card" {
        /// SC-40.
        Sheep = "sheep",
        /// SC-41, with the fish bonus.
        Fish = "fish",
        /// SC-42.
        Wood = "wood",
        /// SC-43.
        Sugar = "sugar",
        /// SC-44.
        Gold = "gold",
        /// SC-45, with the fish bonus.
        SheepFish = "sheep-fish",
        /// SC-46.
        WoodSugar = "wood-sugar",
        /// SC-47.
        GreatGold = "great-gold",
        /// SC-48.
        FourHouses = "four-houses",
        /// SC-49.
        Mixed = "mixed",
        /// SC-50.
        Street = "street",
        /// SC-51.
        Coast = "coast",
        /// SC-52.
        River = "river",
        /// SC-53.
        Volcano = "volcano",
        /// SC-54.
        Eruption = "eruption",
        /// SC-55.
        Birds = "birds",
    }
}

impl Scoring {
    /// The paragraph that says what it pays.
    pub const fn rule(self) -> atoll_core::RuleId {
        crate::law(40 + self as u8)
    }

    /// Whether the fish bonus comes with it (SC-56).
    pub const fn has_fish_bonus(self) -> bool {
        matches!(self, Self::Fish | Self::SheepFish)
    }
}
