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

use crate::components::{
    Components, Feature, FeatureKind, Fit, MAX_PARTS, MAX_SEGMENTS, MAX_TILES, NO_PART, SegmentId,
};
use crate::{Cell, Edge, List, Placed, Side, Spot};

const PLACES: usize = 8192;
const ROW: u16 = 96;
/// A place of the map holds 0 (nothing near), 1 + the index of a tile, or this + the slot of an open cell.
const FIRST_SLOT: u8 = MAX_TILES as u8 + 1;
const _: () = assert!(FIRST_SLOT as usize + 2 * MAX_TILES + 2 <= 256, "tiles and slots of open cells share a byte");
/// Slots are indexed by a byte, so that no bounds are checked.
const SLOTS: usize = 256;
const _: () = assert!(MAX_PARTS.is_power_of_two(), "parts are masked instead of checked");

/// See the module's head.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    map: [u8; PLACES],
    open_cells: [u16; SLOTS],
    signatures: [u8; SLOTS],
    open_count: u8,
    parents: [u16; MAX_PARTS],
    features: [Feature; MAX_PARTS],
    /// First part of each laid tile, and behind the last one the number of parts so far.
    bases: [u16; MAX_TILES + 1],
    /// The incomplete markets: where they lie and which part they are.
    markets: List<(Cell, u16), MAX_TILES>,
    /// The tile just laid.
    pub(crate) new_parts: NewParts,
    /// Whether the tile just laid completed a market.
    pub(crate) market_completed: bool,
    /// Legal placements of the drawn tile, and how many of them lie up to each slot.
    pub(crate) fits: u16,
    fits_up_to: [u16; SLOTS],
}

/// The parts of the tile just laid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NewParts {
    /// The root of each part's feature.
    roots: [u16; MAX_SEGMENTS],
    /// The parts that are the first of their feature (SS-11).
    pub(crate) firsts: Parts,
    /// Those of them whose feature holds no islander.
    pub(crate) free: Parts,
    /// Those of them whose feature is complete.
    pub(crate) complete: Parts,
}

/// A set of parts of one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Parts(pub(crate) u16);

impl Parts {
    #[inline]
    pub(crate) fn has(self, part: usize) -> bool {
        self.0 >> part & 1 == 1
    }

    #[inline]
    fn add(&mut self, part: u8, is_in: bool) {
        self.0 |= u16::from(is_in) << part;
    }

    /// The parts, smallest first.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let part = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (part < 16).then_some(part as usize)
        })
    }
}

impl NewParts {
    /// The root of a part's feature.
    #[inline]
    pub(crate) fn root(&self, part: usize) -> u16 {
        self.roots[part]
    }
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// No tile, and none beside it.
    Far,
    /// The tile with this index.
    Tile(u8),
    /// Empty, beside at least one tile; its slot.
    Open(u8),
}

/// Where a cell is on the torus.
#[inline]
fn place(cell: Cell) -> u16 {
    let packed = cell.packed();
    (packed & 255).wrapping_add(ROW.wrapping_mul(packed >> 8)) % PLACES as u16
}

impl Index {
    /// The index of an empty map.
    pub(crate) fn new() -> Self {
        Self {
            map: [0; PLACES],
            open_cells: [0; SLOTS],
            signatures: [0; SLOTS],
            open_count: 0,
            parents: [0; MAX_PARTS],
            features: [Feature::default(); MAX_PARTS],
            bases: [0; MAX_TILES + 1],
            markets: List::new(),
            new_parts: NewParts::default(),
            market_completed: false,
            fits: 0,
            fits_up_to: [0; SLOTS],
        }
    }

    #[inline]
    fn ground_at(&self, place: u16) -> Ground {
        match self.map[usize::from(place) % PLACES] {
            0 => Ground::Far,
            tile @ 1..FIRST_SLOT => Ground::Tile(tile - 1),
            slot => Ground::Open(slot - FIRST_SLOT),
        }
    }

    /// What lies on a cell. Exact for any cell whatsoever: one far from the map shares its place with another cell, but
    /// not its coordinates.
    pub(crate) fn ground(&self, tiles: &[Placed], cell: Cell) -> Ground {
        let ground = self.ground_at(place(cell));
        let is_here = match ground {
            Ground::Far => true,
            Ground::Tile(number) => tiles[usize::from(number)].cell == cell,
            Ground::Open(slot) => self.open_cells[usize::from(slot)] == cell.packed(),
        };
        if is_here { ground } else { Ground::Far }
    }

    /// The open cells with their edge signatures, in no particular order.
    pub(crate) fn open(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        (0..self.open_count).map(|slot| (Cell::from_packed(self.open_cells[usize::from(slot)]), self.signature(slot)))
    }

    #[inline]
    pub(crate) fn signature(&self, slot: u8) -> u8 {
        self.signatures[usize::from(slot)]
    }

    /// The first part of a laid tile among all parts.
    pub(crate) fn base(&self, tile: u8) -> u16 {
        self.bases[usize::from(tile)]
    }

    pub(crate) fn part(&self, spot: Spot) -> u16 {
        self.base(spot.tile) + u16::from(spot.segment.0)
    }

    #[inline]
    fn parent(&mut self, part: u16) -> &mut u16 {
        &mut self.parents[usize::from(part) % MAX_PARTS]
    }

    /// The root of the feature a part belongs to.
    #[inline]
    pub(crate) fn root(&self, part: u16) -> u16 {
        let mut part = part;
        loop {
            let parent = self.parents[usize::from(part) % MAX_PARTS];
            if parent == part {
                return part;
            }
            part = parent;
        }
    }

    #[inline]
    pub(crate) fn feature(&self, root: u16) -> &Feature {
        &self.features[usize::from(root) % MAX_PARTS]
    }

    #[inline]
    pub(crate) fn feature_mut(&mut self, root: u16) -> &mut Feature {
        &mut self.features[usize::from(root) % MAX_PARTS]
    }

    /// As [`Index::root`], shortening the way for the next time.
    #[inline]
    fn root_halving(&mut self, part: u16) -> u16 {
        let mut part = part;
        loop {
            let parent = *self.parent(part);
            if parent == part {
                return part;
            }
            let grandparent = *self.parent(parent);
            *self.parent(part) = grandparent;
            part = grandparent;
        }
    }

    /// Joins two parts across an edge: the features become one, and two connections are used up.
    #[inline]
    fn join(&mut self, new: u16, old: u16) {
        let (new, old) = (self.root_halving(new), self.root_halving(old));
        if new != old {
            *self.parent(new) = old;
            let merged = *self.feature(new);
            let feature = self.feature_mut(old);
            feature.open += merged.open;
            feature.symbols += merged.symbols;
            feature.people += merged.people;
            feature.doubles += merged.doubles;
        }
        self.feature_mut(old).open -= 2;
    }

    /// Lays a tile as number `number` and merges its features (SS-5, SS-10). The cell must be open, or the map empty.
    #[inline]
    pub(crate) fn lay(&mut self, set: &Components, tiles: &[Placed], number: u8) {
        let Placed { cell, tile, rotation, .. } = tiles[usize::from(number)];
        let plain = set.plain(tile);
        let turned = set.turned(tile, rotation.quarters());
        let base = self.bases[usize::from(number)];
        for (part, feature) in (base..).zip(&plain.features[..usize::from(plain.parts)]) {
            *self.parent(part) = part;
            *self.feature_mut(part) = *feature;
        }
        self.bases[usize::from(number) + 1] = base + u16::from(plain.parts);
        let here = place(cell);
        self.close_slot(here);
        self.map[usize::from(here) % PLACES] = number + 1;
        for (side, step) in Side::ALL.into_iter().zip([ROW.wrapping_neg(), 1, ROW, 1u16.wrapping_neg()]) {
            let beside = here.wrapping_add(step) % PLACES as u16;
            let edge = turned.edges[side as usize];
            let seen = edge << (2 * side.opposite() as u8);
            match self.ground_at(beside) {
                Ground::Tile(other) => {
                    let laid = &tiles[usize::from(other)];
                    let theirs = &set.turned(laid.tile, laid.rotation.quarters()).ports[side.opposite() as usize];
                    self.join_edge(
                        (base, &turned.ports[side as usize]),
                        (self.bases[usize::from(other)], theirs),
                        edge,
                    );
                }
                Ground::Open(slot) => self.signatures[usize::from(slot)] |= seen,
                Ground::Far => self.open_slot(beside, cell.beyond(side), seen),
            }
        }
        self.count_market_neighbours(cell, base, plain.market);
        self.find_new_parts(number);
    }

    /// Joins what meets at an edge: the middle, and beside a bridge both halves of the water.
    #[inline]
    fn join_edge(&mut self, (base, ports): (u16, &[u8; 3]), (other_base, theirs): (u16, &[u8; 3]), edge: u8) {
        self.join(base + u16::from(ports[1]), other_base + u16::from(theirs[1]));
        if edge == Edge::Bridge as u8 {
            self.join(base + u16::from(ports[0]), other_base + u16::from(theirs[2]));
            self.join(base + u16::from(ports[2]), other_base + u16::from(theirs[0]));
        }
    }

    /// SS-27: counts the new tile for the markets around it, and the tiles around it for its own market.
    #[inline]
    fn count_market_neighbours(&mut self, cell: Cell, base: u16, market: u8) {
        self.market_completed = false;
        let mut position = 0;
        while let Some(&(other, part)) = self.markets.get(position) {
            if other.is_beside(cell) {
                let feature = self.feature_mut(part);
                feature.open -= 1;
                if feature.open == 0 {
                    self.market_completed = true;
                    self.markets.remove(position);
                    continue;
                }
            }
            position += 1;
        }
        if market != NO_PART {
            let part = base + u16::from(market);
            let tiles =
                cell.around().into_iter().filter(|&beside| matches!(self.ground_at(place(beside)), Ground::Tile(_)));
            let missing = 8 - tiles.count() as u16;
            self.feature_mut(part).open = missing;
            if missing == 0 {
                self.market_completed = true;
            } else {
                self.markets.push((cell, part));
            }
        }
    }

    /// Looks again at the parts of the tile with this number, the last one, as they are now.
    #[inline]
    pub(crate) fn find_new_parts(&mut self, number: u8) {
        let base = self.base(number);
        let parts = (self.base(number + 1) - base) as u8;
        let (mut firsts, mut free, mut complete) = (Parts::default(), Parts::default(), Parts::default());
        for part in 0..parts {
            let root = self.root(base + u16::from(part));
            let is_first = !self.new_parts.roots[..usize::from(part)].contains(&root);
            let feature = self.feature(root);
            firsts.add(part, is_first);
            free.add(part, is_first && feature.people == 0);
            complete.add(part, is_first && feature.open == 0 && feature.kind != FeatureKind::Market);
            // Written in place: copying the whole set right after would wait for these stores.
            self.new_parts.roots[usize::from(part)] = root;
        }
        self.new_parts.firsts = firsts;
        self.new_parts.free = free;
        self.new_parts.complete = complete;
    }

    #[inline]
    fn open_slot(&mut self, place: u16, cell: Cell, signature: u8) {
        let slot = self.open_count;
        self.open_cells[usize::from(slot)] = cell.packed();
        self.signatures[usize::from(slot)] = signature;
        self.map[usize::from(place) % PLACES] = FIRST_SLOT + slot;
        self.open_count += 1;
    }

    #[inline]
    fn close_slot(&mut self, at: u16) {
        let Ground::Open(slot) = self.ground_at(at) else { return };
        self.open_count -= 1;
        let last = self.open_cells[usize::from(self.open_count)];
        self.open_cells[usize::from(slot)] = last;
        self.signatures[usize::from(slot)] = self.signatures[usize::from(self.open_count)];
        self.map[usize::from(place(Cell::from_packed(last))) % PLACES] = FIRST_SLOT + slot;
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

    /// Counts the placements of a tile with this table of legal rotations, and remembers how many lie up to each slot.
    pub(crate) fn count_fits(&mut self, fits: &[Fit; 256]) {
        let count = usize::from(self.open_count);
        let mut sum = 0;
        for (total, &signature) in self.fits_up_to.iter_mut().zip(&self.signatures).take(count) {
            sum += u16::from(fits[usize::from(signature)].count());
            *total = sum;
        }
        self.fits = sum;
    }

    /// The `n`-th placement of the tile that was counted last, whose table of legal rotations this is, in slot order.
    pub(crate) fn nth_fit(&self, fits: &[Fit; 256], n: u16) -> Option<(Cell, u8)> {
        let totals = &self.fits_up_to[..usize::from(self.open_count)];
        // The slots before the one wanted, counted without a branch for each.
        let slot = totals.iter().map(|&total| u16::from(total <= n)).sum::<u16>() as usize;
        let before = if slot == 0 { 0 } else { self.fits_up_to[slot - 1] };
        let fit = fits[usize::from(*self.signatures[..usize::from(self.open_count)].get(slot)?)];
        let quarters = fit.nth(n - before)?;
        Some((Cell::from_packed(self.open_cells[slot]), quarters))
    }

    /// The open cells where a tile with this table of legal rotations fits, sorted.
    pub(crate) fn sorted_fits(&self, fits: &[Fit; 256]) -> (usize, [(u16, Fit); SLOTS]) {
        let mut sorted = [(0, Fit::default()); SLOTS];
        let mut count = 0;
        for slot in 0..self.open_count {
            let fit = fits[usize::from(self.signature(slot))];
            if fit.count() > 0 {
                sorted[count] = (self.open_cells[usize::from(slot)], fit);
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
