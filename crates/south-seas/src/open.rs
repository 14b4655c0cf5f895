//! The open cells: every empty cell beside a tile has a slot with its edge signature, two bits a side.

use crate::Cell;
use crate::components::{Fit, MAX_TILES, Patterns};

/// Slots are indexed by a byte, so that no bounds are checked.
const SLOTS: usize = 256;
/// A laid tile opens at most two cells more than it closes, the first one four.
const _: () = assert!(2 * MAX_TILES + 2 <= SLOTS);
/// Slots that are counted at a stroke.
const BLOCK: usize = 64;
/// The signature of a slot that is not in use: no edge faces it.
const UNUSED: u8 = 0;

/// A one in each byte: multiplying by it sums the bytes of a word up to each of them.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGH: u64 = ONES << 7;

/// See the module's head. Slots are in use without gaps, in no particular order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenCells {
    cells: [u16; SLOTS],
    signatures: [u8; SLOTS],
    count: u8,
    /// How many placements of the tile counted last each slot has.
    fits: [u8; SLOTS],
    /// How many lie before each word of eight slots.
    fits_before: [u16; SLOTS / 8],
    /// How many there are.
    total: u16,
}

impl OpenCells {
    pub(crate) fn new() -> Self {
        Self {
            cells: [0; SLOTS],
            signatures: [UNUSED; SLOTS],
            count: 0,
            fits: [0; SLOTS],
            fits_before: [0; SLOTS / 8],
            total: 0,
        }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> u8 {
        self.count
    }

    /// The cell of a slot.
    #[inline]
    pub(crate) fn cell(&self, slot: u8) -> Cell {
        Cell::from_packed(self.cells[usize::from(slot)])
    }

    /// The edges that face the cell of a slot.
    #[inline]
    pub(crate) fn signature(&self, slot: u8) -> u8 {
        self.signatures[usize::from(slot)]
    }

    /// The cells with their signatures, by slot.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        (0..self.count).map(|slot| (self.cell(slot), self.signature(slot)))
    }

    /// A further edge faces a cell: a new one, whose slot is the count, or the one in this slot.
    #[inline]
    pub(crate) fn face(&mut self, slot: u8, cell: Cell, edge: u8) {
        self.cells[usize::from(slot)] = cell.packed();
        self.signatures[usize::from(slot)] |= edge;
        self.count += u8::from(slot == self.count);
    }

    /// Closes a slot; the last slot's cell moves there and is returned.
    #[inline]
    pub(crate) fn close(&mut self, slot: u8) -> Cell {
        self.count -= 1;
        let last = usize::from(self.count);
        self.cells[usize::from(slot)] = self.cells[last];
        self.signatures[usize::from(slot)] = self.signatures[last];
        self.signatures[last] = UNUSED;
        Cell::from_packed(self.cells[last])
    }

    fn blocks(&self) -> usize {
        usize::from(self.count).div_ceil(BLOCK)
    }

    /// Counts the placements of a tile.
    #[inline]
    pub(crate) fn count_fits(&mut self, patterns: Patterns) {
        let mut sum = 0;
        for block in 0..self.blocks() {
            let slots = block * BLOCK..(block + 1) * BLOCK;
            let fits = &mut self.fits[slots.clone()];
            for (fit, &signature) in fits.iter_mut().zip(&self.signatures[slots]) {
                *fit = patterns.count(signature);
            }
            let before = &mut self.fits_before[block * BLOCK / 8..][..BLOCK / 8];
            for (before, word) in before.iter_mut().zip(fits.as_chunks().0) {
                *before = sum;
                sum += (u64::from_le_bytes(*word).wrapping_mul(ONES) >> 56) as u16;
            }
        }
        self.total = sum;
    }

    /// The number of placements of the tile that was counted last.
    #[inline]
    pub(crate) fn fits(&self) -> u16 {
        self.total
    }

    /// The `n`-th placement of the tile that was counted last, whose patterns these are, in slot order.
    #[inline]
    pub(crate) fn nth_fit(&self, patterns: Patterns, n: u16) -> Option<(Cell, u8)> {
        if n >= self.total {
            return None;
        }
        // Words and slots before the one wanted are counted without a branch for each.
        let befores = &self.fits_before[..self.blocks() * (BLOCK / 8)];
        let word = befores.as_chunks::<8>().0.iter().flatten().map(|&before| u16::from(before <= n)).sum::<u16>();
        let word = usize::from(word) - 1;
        let n = n - self.fits_before[word];
        let up_to = u64::from_le_bytes(self.fits.as_chunks().0[word]).wrapping_mul(ONES);
        let passed = ((u64::from(n).wrapping_mul(ONES) | HIGH) - up_to) & HIGH;
        let byte = (!passed & HIGH).trailing_zeros() / 8;
        let n = n - (up_to << 8 >> (8 * byte) & 0xff) as u16;
        let slot = (word * 8) as u8 + byte as u8;
        Some((self.cell(slot), patterns.fit(self.signature(slot)).nth(n)))
    }

    /// The cells where a tile with these patterns fits, sorted.
    pub(crate) fn sorted_fits(&self, patterns: Patterns) -> (usize, [(u16, Fit); SLOTS]) {
        let mut sorted = [(0, Fit::default()); SLOTS];
        let mut count = 0;
        for (cell, signature) in self.iter() {
            let fit = patterns.fit(signature);
            if fit.count() > 0 {
                sorted[count] = (cell.packed(), fit);
                count += 1;
            }
        }
        sorted[..count].sort_unstable();
        (count, sorted)
    }
}
