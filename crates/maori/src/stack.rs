//! The tile stack as counts, drawn from without walking through it.
//!
//! A draw is a number below the total; the designs lie end to end in order. Counts of eight designs share a word, and a
//! multiplication by `0x01…01` turns a word of counts into one of running sums. Two such words, one of groups and one
//! within a group, find a design in a few instructions. Sums stay below 128, so that comparing eight of them at once
//! never borrows from a neighbour: see [`MAX_TILES`].

use crate::components::{MAX_KINDS, MAX_TILES, TileId};

const GROUPS: usize = MAX_KINDS / 8;
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = ONES << 7;

/// How many of each design are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Stack {
    /// One byte for each design, eight in a word.
    counts: [u64; GROUPS],
    /// One byte for each word: the sum of its bytes.
    groups: u64,
    total: u8,
}

const _: () = assert!(MAX_TILES < 128 && GROUPS == 8);

/// The first of eight running sums that is greater than `n`; all are below 128, and so is `n`.
#[inline]
fn find(sums: u64, n: u32) -> u32 {
    // A byte keeps its high bit where the sum is greater.
    let greater = ((sums | HIGH) - (u64::from(n) + 1) * ONES) & HIGH;
    greater.trailing_zeros() / 8
}

impl Stack {
    /// How many tiles are left.
    #[inline]
    pub(crate) const fn total(&self) -> u32 {
        self.total as u32
    }

    /// How many of a design are left.
    #[inline]
    pub(crate) const fn count(&self, tile: TileId) -> u8 {
        (self.counts[tile.0 as usize / 8 % GROUPS] >> (tile.0 % 8 * 8)) as u8
    }

    pub(crate) fn add(&mut self, tile: TileId, count: u8) {
        let group = usize::from(tile.0 / 8);
        self.counts[group] += u64::from(count) << (tile.0 % 8 * 8);
        self.groups += u64::from(count) << (group * 8);
        self.total += count;
    }

    /// Takes one of this design out; one must be left.
    #[inline]
    pub(crate) fn take(&mut self, tile: TileId) {
        let group = usize::from(tile.0 / 8) % GROUPS;
        self.counts[group] -= 1 << (tile.0 % 8 * 8);
        self.groups -= 1 << (group * 8);
        self.total -= 1;
    }

    /// The tile that covers `n` when all lie end to end in order; `n` must be below the total.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Option<TileId> {
        if n >= self.total() {
            return None;
        }
        let sums = self.groups.wrapping_mul(ONES);
        let group = find(sums, n);
        let before = (sums << 8) >> (group * 8) & 0xff;
        let sums = self.counts[group as usize % GROUPS].wrapping_mul(ONES);
        let within = find(sums, n - before as u32);
        Some(TileId((group * 8 + within) as u8))
    }

    /// Each design that is left, with how many.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (TileId, u8)> + '_ {
        (0..MAX_KINDS as u8).map(TileId).map(|tile| (tile, self.count(tile))).filter(|&(_, count)| count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_find_tiles_as_if_they_lay_end_to_end() {
        let mut stack = Stack::default();
        // Fills the box to the brim, with gaps, in the first, a middle and the last group.
        for (tile, count) in [(0, 1), (1, 2), (7, 30), (9, 1), (31, 60), (32, 1), (56, 2), (63, 30)] {
            stack.add(TileId(tile), count);
        }
        assert_eq!(stack.total() as usize, MAX_TILES);
        while stack.total() > 0 {
            let laid: Vec<TileId> =
                stack.iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into())).collect();
            assert_eq!(laid.len() as u32, stack.total());
            for (n, tile) in laid.iter().enumerate() {
                assert_eq!(stack.nth(n as u32), Some(*tile), "{n} of {laid:?}");
            }
            assert_eq!(stack.nth(stack.total()), None);
            let gone = laid[laid.len() * 5 / 7];
            stack.take(gone);
        }
        assert_eq!(stack, Stack::default());
    }
}
