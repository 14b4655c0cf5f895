//! What follows from the facts and makes play fast: the map by cell, open cells by edge signature, merged features.
//!
//! **Map.** A cell's place is its packed coordinate folded onto a torus of 8192 places, 96 to a row. Two different cells
//! share a place only if they lie at least 97 steps apart (a multiple of 8192 = dx + 96·dy has |dx| + |dy| ≥ 97), and
//! any two cells among [`MAX_TILES`] = 84 connected tiles and their neighbours lie at most 87 steps apart. So the map
//! needs no bounds and no hashing, and is exact for every layout.
//!
//! **Open cells.** Every empty cell beside a tile has a slot with its edge signature: two bits a side.
//!
//! **Features.** Union-find over the parts of all laid tiles, with path halving; the root holds the sums.

use crate::components::{Components, Feature, MAX_PARTS, MAX_TILES, NO_PART, SegmentId, TileId};
use crate::{Cell, Placed, Side, Spot};

/// Open cells: at most two more than twice the tiles.
const MAX_OPEN: usize = 2 * MAX_TILES + 2;
const PLACES: usize = 8192;
const ROW: usize = 96;
/// A place of the map holds 0 (nothing near), 1 + the index of a tile, or this + the slot of an open cell.
const FIRST_SLOT: u8 = MAX_TILES as u8 + 1;
const _: () = assert!(FIRST_SLOT as usize + MAX_OPEN <= 256, "tiles and slots share a byte");

/// See the module's head.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    map: [u8; PLACES],
    open_cells: [u16; MAX_OPEN],
    signatures: [u8; MAX_OPEN],
    open_count: u8,
    parents: [u16; MAX_PARTS],
    features: [Feature; MAX_PARTS],
    /// First part of each laid tile, and behind the last one the number of parts so far.
    bases: [u16; MAX_TILES + 1],
    /// Whether the tile just laid completed a market.
    pub(crate) market_completed: bool,
    /// Legal placements of the drawn tile.
    pub(crate) fits: u16,
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// No tile, and none beside it.
    Far,
    /// The tile with this index.
    Tile(u8),
    /// Empty, beside at least one tile; its slot.
    Open(usize),
}

#[inline]
fn place(cell: Cell) -> usize {
    let packed = usize::from(cell.packed());
    ((packed & 255) + ROW * (packed >> 8)) & (PLACES - 1)
}

impl Index {
    /// The index of an empty map.
    pub(crate) fn new() -> Self {
        Self {
            map: [0; PLACES],
            open_cells: [0; MAX_OPEN],
            signatures: [0; MAX_OPEN],
            open_count: 0,
            parents: [0; MAX_PARTS],
            features: [Feature::default(); MAX_PARTS],
            bases: [0; MAX_TILES + 1],
            market_completed: false,
            fits: 0,
        }
    }

    pub(crate) fn ground(&self, cell: Cell) -> Ground {
        match self.map[place(cell)] {
            0 => Ground::Far,
            tile @ 1..FIRST_SLOT => Ground::Tile(tile - 1),
            slot => Ground::Open(usize::from(slot - FIRST_SLOT)),
        }
    }

    /// The open cells with their edge signatures, in no particular order.
    pub(crate) fn open(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        let count = usize::from(self.open_count);
        self.open_cells[..count]
            .iter()
            .zip(&self.signatures[..count])
            .map(|(&cell, &signature)| (Cell::from_packed(cell), signature))
    }

    pub(crate) fn signature(&self, slot: usize) -> u8 {
        self.signatures[slot]
    }

    /// How many placements of a tile with this table of legal rotations there are.
    pub(crate) fn count_fits(&self, fits: &[u8; 256]) -> u16 {
        let signatures = &self.signatures[..usize::from(self.open_count)];
        signatures.iter().map(|&signature| fits[usize::from(signature)].count_ones() as u16).sum()
    }

    /// The first part of a laid tile among all parts.
    pub(crate) fn base(&self, tile: u8) -> u16 {
        self.bases[usize::from(tile)]
    }

    pub(crate) fn part(&self, spot: Spot) -> u16 {
        self.base(spot.tile) + u16::from(spot.segment.0)
    }

    /// The root of the feature a part belongs to.
    #[inline]
    pub(crate) fn root(&self, part: u16) -> u16 {
        let mut part = part;
        while self.parents[usize::from(part)] != part {
            part = self.parents[usize::from(part)];
        }
        part
    }

    pub(crate) fn feature(&self, root: u16) -> &Feature {
        &self.features[usize::from(root)]
    }

    pub(crate) fn feature_mut(&mut self, root: u16) -> &mut Feature {
        &mut self.features[usize::from(root)]
    }

    /// As [`Index::root`], shortening the way for the next time.
    #[inline]
    fn root_halving(&mut self, part: u16) -> u16 {
        let mut part = part;
        loop {
            let parent = self.parents[usize::from(part)];
            if parent == part {
                return part;
            }
            let grandparent = self.parents[usize::from(parent)];
            self.parents[usize::from(part)] = grandparent;
            part = grandparent;
        }
    }

    /// Joins two parts across an edge: the features become one, and two connections are used up.
    #[inline]
    fn join(&mut self, new: u16, old: u16) {
        let (new, old) = (self.root_halving(new), self.root_halving(old));
        if new != old {
            self.parents[usize::from(new)] = old;
            let merged = self.features[usize::from(new)];
            let feature = &mut self.features[usize::from(old)];
            feature.open += merged.open;
            feature.symbols += merged.symbols;
            feature.people += merged.people;
            feature.doubles += merged.doubles;
        }
        self.features[usize::from(old)].open -= 2;
    }

    /// Lays a tile as number `number` and merges its features (SS-5, SS-10). The cell must be open, or the map empty.
    #[inline]
    pub(crate) fn lay(&mut self, set: &Components, tiles: &[Placed], number: u8) {
        let Placed { cell, tile, rotation, .. } = tiles[usize::from(number)];
        let plain = set.plain(tile);
        let turned = set.turned(tile, rotation.quarters());
        let base = self.bases[usize::from(number)];
        for part in 0..usize::from(plain.parts) {
            self.parents[usize::from(base) + part] = base + part as u16;
            self.features[usize::from(base) + part] = plain.features[part];
        }
        self.bases[usize::from(number) + 1] = base + u16::from(plain.parts);
        self.close_slot(cell);
        self.map[place(cell)] = number + 1;
        for side in Side::ALL {
            let beside = cell.beyond(side);
            let edge = turned.edges[side as usize];
            match self.ground(beside) {
                Ground::Tile(other) => {
                    self.join_tiles(set, tiles, (base, turned.ports[side as usize], edge), other, side)
                }
                Ground::Open(slot) => self.signatures[slot] |= edge << (2 * side.opposite() as u8),
                Ground::Far => self.open_slot(beside, edge << (2 * side.opposite() as u8)),
            }
        }
        self.count_market_neighbours(set, tiles, cell, base, plain.market);
    }

    #[inline]
    fn join_tiles(&mut self, set: &Components, tiles: &[Placed], new: (u16, [u8; 3], u8), other: u8, side: Side) {
        let (base, ports, edge) = new;
        let other_base = self.bases[usize::from(other)];
        let laid = &tiles[usize::from(other)];
        let others = set.turned(laid.tile, laid.rotation.quarters()).ports[side.opposite() as usize];
        self.join(base + u16::from(ports[1]), other_base + u16::from(others[1]));
        if edge == crate::Edge::Bridge as u8 {
            self.join(base + u16::from(ports[0]), other_base + u16::from(others[2]));
            self.join(base + u16::from(ports[2]), other_base + u16::from(others[0]));
        }
    }

    /// SS-27: counts the new tile for the markets around it, and the tiles around it for its own market.
    #[inline]
    fn count_market_neighbours(&mut self, set: &Components, tiles: &[Placed], cell: Cell, base: u16, market: u8) {
        self.market_completed = false;
        let mut missing = 8;
        for beside in cell.around() {
            let Ground::Tile(other) = self.ground(beside) else { continue };
            missing -= 1;
            let theirs = set.plain(tiles[usize::from(other)].tile).market;
            if theirs != NO_PART {
                let part = self.bases[usize::from(other)] + u16::from(theirs);
                let feature = &mut self.features[usize::from(part)];
                feature.open -= 1;
                self.market_completed |= feature.open == 0;
            }
        }
        if market != NO_PART {
            self.features[usize::from(base + u16::from(market))].open = missing;
            self.market_completed |= missing == 0;
        }
    }

    #[inline]
    fn open_slot(&mut self, cell: Cell, signature: u8) {
        let slot = usize::from(self.open_count);
        self.open_cells[slot] = cell.packed();
        self.signatures[slot] = signature;
        self.map[place(cell)] = FIRST_SLOT + slot as u8;
        self.open_count += 1;
    }

    #[inline]
    fn close_slot(&mut self, cell: Cell) {
        let Ground::Open(slot) = self.ground(cell) else { return };
        self.open_count -= 1;
        let last = usize::from(self.open_count);
        self.open_cells[slot] = self.open_cells[last];
        self.signatures[slot] = self.signatures[last];
        self.map[place(Cell::from_packed(self.open_cells[slot]))] = FIRST_SLOT + slot as u8;
    }

    /// Adds (or takes away) an islander of the seat with this index to the feature of a part.
    pub(crate) fn add_islander(&mut self, part: u16, seat: usize) {
        let root = self.root(part);
        self.feature_mut(root).people += 1 << (3 * seat);
    }

    /// See [`Index::add_islander`].
    pub(crate) fn take_islander(&mut self, part: u16, seat: usize) {
        let root = self.root(part);
        self.feature_mut(root).people -= 1 << (3 * seat);
    }

    /// The `n`-th placement of a tile with this table of legal rotations, in slot order.
    pub(crate) fn nth_fit(&self, fits: &[u8; 256], n: u16) -> Option<(Cell, u8)> {
        let mut left = u32::from(n);
        for slot in 0..usize::from(self.open_count) {
            let mut rotations = fits[usize::from(self.signatures[slot])];
            let count = rotations.count_ones();
            if left < count {
                for _ in 0..left {
                    rotations &= rotations - 1;
                }
                return Some((Cell::from_packed(self.open_cells[slot]), rotations.trailing_zeros() as u8));
            }
            left -= count;
        }
        None
    }

    /// All placements of a tile with this table of legal rotations, by cell, then rotation.
    pub(crate) fn sorted_fits(&self, fits: &[u8; 256]) -> (usize, [(u16, u8); MAX_OPEN]) {
        let mut sorted = [(0, 0); MAX_OPEN];
        let mut count = 0;
        for slot in 0..usize::from(self.open_count) {
            let rotations = fits[usize::from(self.signatures[slot])];
            if rotations != 0 {
                sorted[count] = (self.open_cells[slot], rotations);
                count += 1;
            }
        }
        sorted[..count].sort_unstable();
        (count, sorted)
    }
}

/// Number of islanders of a seat in a packed count.
pub(crate) fn islanders_of(people: u16, seat: usize) -> u8 {
    (people >> (3 * seat) & 7) as u8
}

/// The spot of a part of the tile with this number.
pub(crate) fn spot(tile: u8, segment: usize) -> Spot {
    Spot { tile, segment: SegmentId(segment as u8) }
}

impl Index {
    /// Whether a tile fits somewhere.
    pub(crate) fn count_placements(&self, set: &Components, tile: TileId) -> u16 {
        self.count_fits(&set.tables.fits[usize::from(tile.0)])
    }
}
