//! A part's entry in the union-find, one word: which part it follows, and at a root the sums of the whole feature.

use crate::kind::{FeatureKind, MAX_PARTS, MAX_TILES};

/// From the lowest bit: the part it follows (9 bits), symbols (14), islanders by seat (3 bits each, 15), open connections
/// (12), kind (2), whether it is a market (1), mark (the rest). Two features merge by one addition, and nothing is stored in
/// pieces that are loaded as a whole right after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Feature(u64);

const PARENT: u64 = MAX_PARTS as u64 - 1;
const SYMBOLS_AT: u32 = 9;
const SYMBOLS: u64 = 0x3fff << SYMBOLS_AT;
const PEOPLE_AT: u32 = 23;
const PEOPLE: u64 = 0x7fff << PEOPLE_AT;
const OPEN_AT: u32 = 38;
const OPEN: u64 = 0xfff << OPEN_AT;
const KIND_AT: u32 = 50;
const MARKET: u64 = 1 << 52;
const MARK_AT: u32 = 53;
const _: () = assert!(MAX_PARTS == 1 << SYMBOLS_AT, "parts are masked instead of checked");
// A part shows at most 9 symbols, and a tile has at most 3 connections a side.
const _: () = assert!(MAX_PARTS * 9 <= 0x3fff && MAX_TILES * 12 <= 0xfff && MAX_TILES < 1 << (64 - MARK_AT));

impl Feature {
    /// A part alone.
    pub(crate) fn new(kind: FeatureKind, open: u8, symbols: u8) -> Self {
        let market = if kind == FeatureKind::Market { MARKET } else { 0 };
        Self(market | (kind as u64) << KIND_AT | u64::from(open) << OPEN_AT | u64::from(symbols) << SYMBOLS_AT)
    }

    /// This part of a tile whose parts are counted from `base`, as a root.
    #[inline]
    pub(crate) fn rooted(self, part: u16) -> Self {
        Self(self.0 | u64::from(part))
    }

    /// The part this one follows; a root follows itself.
    #[inline]
    pub(crate) fn parent(self) -> u16 {
        (self.0 & PARENT) as u16
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

    /// Whether it is complete; a market never is (SS-27 has other words for it).
    #[inline]
    pub(crate) fn is_complete(self) -> bool {
        self.0 & (OPEN | MARKET) == 0
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

    /// Marks it with a laid tile; true if it was not marked with that one before.
    #[inline]
    pub(crate) fn mark(&mut self, tile: u8) -> bool {
        let mark = u64::from(tile) + 1;
        let is_new = self.0 >> MARK_AT != mark;
        self.0 = self.0 & !(u64::MAX << MARK_AT) | mark << MARK_AT;
        is_new
    }
}
