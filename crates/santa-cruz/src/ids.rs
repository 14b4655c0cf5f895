//! Sites and tiles by number.

/// A site, by its place in [`crate::Components::sites`], which is called map order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteId(pub u8);

/// A tile, by its place in [`crate::Components::tiles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub u8);

impl TileId {
    /// No tile that anybody has seen.
    pub const NONE: Self = Self(u8::MAX);
}
