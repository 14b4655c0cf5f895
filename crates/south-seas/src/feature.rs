//! A part's entry in the union-find, one word: which part it follows, and at a root the sums of the whole feature.

use crate::components::{FeatureKind, MAX_PARTS, MAX_TILES};

/// From the lowest bit: the part it follows (16 bits), islanders by seat (3 bits each, 16), open connections (12),
/// symbols (14), kind (2), mark (4). Two features merge by one addition, and nothing is stored in pieces that are
/// loaded as a whole right after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Feature(u64);

const PARENT: u64 = 0xffff;
const PEOPLE: u64 = 0xffff << PEOPLE_AT;
const PEOPLE_AT: u32 = 16;
const OPEN: u64 = 0xfff << OPEN_AT;
const OPEN_AT: u32 = 32;
const SYMBOLS: u64 = 0x3fff << SYMBOLS_AT;
const SYMBOLS_AT: u32 = 44;
const KIND_AT: u32 = 58;
const MARK_AT: u32 = 60;
// A part shows at most 9 symbols, and a tile has at most 3 connections a side.
const _: () =
    assert!(MAX_PARTS * 9 <= (SYMBOLS >> SYMBOLS_AT) as usize && MAX_TILES * 12 <= (OPEN >> OPEN_AT) as usize);

impl Feature {
    /// A part alone, as the first of its tile.
    pub(crate) fn new(kind: FeatureKind, open: u8, symbols: u8) -> Self {
        Self((kind as u64) << KIND_AT | u64::from(symbols) << SYMBOLS_AT | u64::from(open) << OPEN_AT)
    }

    /// This part of a tile whose parts are counted from `base`, as a root.
    #[inline]
    pub(crate) fn rooted(self, part: u16) -> Self {
        Self(self.0 | u64::from(part))
    }

    /// The part this one follows; a root follows itself.
    #[inline]
    pub(crate) fn parent(self) -> u16 {
        self.0 as u16
    }

    /// Lets it follow another part.
    #[inline]
    pub(crate) fn follow(&mut self, part: u16) {
        self.0 = self.0 & !PARENT | u64::from(part);
    }

    /// Adds what another feature counts.
    #[inline]
    pub(crate) fn absorb(&mut self, other: Self) {
        self.0 += other.0 & (PEOPLE | OPEN | SYMBOLS);
    }

    /// Connections that face an empty cell; for a market, missing neighbours. Zero means complete.
    #[inline]
    pub(crate) fn open(self) -> u16 {
        ((self.0 & OPEN) >> OPEN_AT) as u16
    }

    /// Uses up so many open connections.
    #[inline]
    pub(crate) fn connect(&mut self, connections: u16) {
        self.0 -= u64::from(connections) << OPEN_AT;
    }

    /// Symbols that count (SS-17, SS-22).
    #[inline]
    pub(crate) fn symbols(self) -> u16 {
        ((self.0 & SYMBOLS) >> SYMBOLS_AT) as u16
    }

    /// Takes so many symbols out of the count.
    pub(crate) fn uncount(&mut self, symbols: u8) {
        self.0 -= u64::from(symbols) << SYMBOLS_AT;
    }

    /// What it is.
    #[inline]
    pub(crate) fn kind(self) -> FeatureKind {
        [FeatureKind::Bridge, FeatureKind::Island, FeatureKind::Sea, FeatureKind::Market]
            [(self.0 >> KIND_AT & 3) as usize]
    }

    /// Whether anybody's islander is on it.
    #[inline]
    pub(crate) fn is_occupied(self) -> bool {
        self.0 & PEOPLE != 0
    }

    /// Islanders of the seat with this index.
    #[inline]
    pub(crate) fn islanders(self, seat: usize) -> u8 {
        (self.0 >> (PEOPLE_AT as usize + 3 * seat) & 7) as u8
    }

    /// One islander more of the seat with this index.
    #[inline]
    pub(crate) fn add_islander(&mut self, seat: usize) {
        self.0 += 1 << (PEOPLE_AT as usize + 3 * seat);
    }

    /// One islander less of the seat with this index.
    #[inline]
    pub(crate) fn take_islander(&mut self, seat: usize) {
        self.0 -= 1 << (PEOPLE_AT as usize + 3 * seat);
    }

    /// Nobody is left on it.
    pub(crate) fn clear_islanders(&mut self) {
        self.0 &= !PEOPLE;
    }

    /// The part of a tile that was marked last: see [`crate::index::Index::find_new_parts`].
    #[inline]
    pub(crate) fn mark(self) -> u8 {
        (self.0 >> MARK_AT) as u8
    }

    /// Marks it with a part of a tile.
    #[inline]
    pub(crate) fn set_mark(&mut self, part: u8) {
        self.0 = self.0 << 4 >> 4 | u64::from(part) << MARK_AT;
    }
}
