//! What parts of tiles are, and how many there may be.

use serde::Serialize;

/// The largest number of tiles a set may have. The map index relies on it: see `index.rs`.
pub const MAX_TILES: usize = 84;
/// The largest number of parts of all tiles of a set together.
pub(crate) const MAX_PARTS: usize = 512;

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum FeatureKind {
    /// Yields shells; SS-14.
    #[default]
    Bridge,
    /// Yields bananas; SS-15.
    Island,
    /// Yields fish; SS-16.
    Sea,
    /// Yields a ship; SS-27.
    Market,
}

impl FeatureKind {
    /// The word used in notation and events.
    pub const fn word(self) -> &'static str {
        ["bridge", "island", "sea", "market"][self as usize]
    }

    /// The islander that works there.
    pub const fn islander(self) -> Role {
        [Role::ShellCollector, Role::BananaPicker, Role::Fisher, Role::Merchant][self as usize]
    }
}

/// What an islander is, by where it works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    /// On a bridge.
    #[serde(rename = "shell collector")]
    ShellCollector,
    /// On an island.
    #[serde(rename = "banana picker")]
    BananaPicker,
    /// On the sea.
    #[serde(rename = "fisher")]
    Fisher,
    /// On a market.
    #[serde(rename = "merchant")]
    Merchant,
}
