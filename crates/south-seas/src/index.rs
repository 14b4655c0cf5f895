//! What follows from the facts and makes play fast: the map by cell, open cells by edge signature, merged features.
//!
//! **Map.** A cell's place is its packed coordinate folded onto a torus of 4096 places, 90 to a row. Two different cells
//! share a place only if they lie at least 90 steps apart (a multiple of 4096 = dx + 90·dy has |dx| + |dy| ≥ 90), and
//! any two cells among [`MAX_TILES`] = 84 connected tiles and their neighbours lie at most 87 steps apart. So the map
//! needs no bounds and no hashing, and is exact for every layout.
//!
//! **Features.** Union-find over the parts of all laid tiles, with path halving; the root holds the sums.

use crate::components::{Components, MAX_PARTS, MAX_SEGMENTS, MAX_TILES, NO_PART, SegmentId};
use crate::feature::Feature;
use crate::open::OpenCells;
use crate::{Cell, Edge, List, Placed, Side, Spot};

const PLACES: usize = 4096;
const ROW: u16 = 90;
/// From a place to the places beside it, by side.
const STEPS: [u16; 4] = [ROW.wrapping_neg(), 1, ROW, 1u16.wrapping_neg()];
/// A place of the map holds 0 (nothing near), 1 + the index of a tile, or this + the slot of an open cell.
const FIRST_SLOT: u8 = MAX_TILES as u8 + 1;
const _: () = assert!(FIRST_SLOT as usize + 2 * MAX_TILES + 2 <= 256, "tiles and slots of open cells share a byte");

/// See the module's head.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    map: [u8; PLACES],
    pub(crate) open: OpenCells,
    features: [Feature; MAX_PARTS],
    /// The laid tiles, and behind the last one where the next one's parts begin.
    laid: [Laid; MAX_TILES + 1],
    /// The incomplete markets: where they lie and which part they are.
    markets: List<(Cell, u16), MAX_TILES>,
    /// Bit sets of the laid tiles with an uncovered single fish and of those with an uncovered double group (SS-22).
    pub(crate) fish: [Tiles; 2],
    /// The tile just laid.
    pub(crate) new_parts: NewParts,
    /// Whether the tile just laid completed a market.
    pub(crate) market_completed: bool,
}

/// A laid tile.
#[derive(Clone, Copy, Debug, Default)]
struct Laid {
    /// Its first part among all parts.
    base: u16,
    /// Design and rotation.
    turned: u16,
}

/// Room for the free parts of a tile, masked instead of checked.
const FREE: usize = MAX_SEGMENTS.next_power_of_two();

/// The parts of the tile just laid that are the first of their feature there (SS-11).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NewParts {
    /// Those whose feature holds no islander, in order.
    free: [u8; FREE],
    free_count: u8,
    /// Those whose feature is complete.
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
            if left == 0 {
                return None;
            }
            let part = left.trailing_zeros();
            left &= left - 1;
            Some(part as usize)
        })
    }
}

/// A set of laid tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tiles([u64; 2]);

impl Tiles {
    #[inline]
    fn add(&mut self, tile: u8, is_in: bool) {
        self.0[usize::from(tile >> 6 & 1)] |= u64::from(is_in) << (tile & 63);
    }

    pub(crate) fn remove(&mut self, tile: u8) {
        self.0[usize::from(tile >> 6 & 1)] &= !(1 << (tile & 63));
    }

    /// The tiles in laying order.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (from, left) = if low != 0 { (0, &mut low) } else { (64, &mut high) };
            if *left == 0 {
                return None;
            }
            let tile = from + left.trailing_zeros() as u8;
            *left &= *left - 1;
            Some(tile)
        })
    }
}

impl NewParts {
    /// Those whose feature holds no islander, in order.
    #[inline]
    pub(crate) fn free(&self) -> &[u8] {
        &self.free[..usize::from(self.free_count)]
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
            open: OpenCells::new(),
            features: [Feature::default(); MAX_PARTS],
            laid: [Laid::default(); MAX_TILES + 1],
            markets: List::new(),
            fish: [Tiles::default(); 2],
            new_parts: NewParts::default(),
            market_completed: false,
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
            Ground::Open(slot) => self.open.cell(slot) == cell,
        };
        if is_here { ground } else { Ground::Far }
    }

    /// The first part of a laid tile among all parts.
    pub(crate) fn base(&self, tile: u8) -> u16 {
        self.laid[usize::from(tile)].base
    }

    pub(crate) fn part(&self, spot: Spot) -> u16 {
        self.base(spot.tile) + u16::from(spot.segment.0)
    }

    #[inline]
    pub(crate) fn feature(&self, root: u16) -> Feature {
        self.features[usize::from(root) % MAX_PARTS]
    }

    #[inline]
    pub(crate) fn feature_mut(&mut self, root: u16) -> &mut Feature {
        &mut self.features[usize::from(root) % MAX_PARTS]
    }

    /// The root of the feature a part belongs to.
    #[inline]
    pub(crate) fn root(&self, part: u16) -> u16 {
        let mut part = self.feature(part).parent();
        loop {
            let parent = self.feature(part).parent();
            if parent == part {
                return part;
            }
            part = parent;
        }
    }

    /// As [`Index::root`], shortening the way for the next time. Ways are short: two steps are taken before the first
    /// question whether the root is reached.
    #[inline]
    fn root_halving(&mut self, part: u16) -> u16 {
        let mut part = part;
        loop {
            let parent = self.feature(part).parent();
            let grandparent = self.feature(parent).parent();
            self.feature_mut(part).follow(grandparent);
            if parent == grandparent {
                return parent;
            }
            part = grandparent;
        }
    }

    /// Joins two parts across an edge: the features become one, and two connections are used up.
    #[inline]
    fn join(&mut self, new: u16, old: u16) {
        let (new, old) = (self.root_halving(new), self.root_halving(old));
        let merged = self.feature(new);
        self.feature_mut(new).follow(old);
        let feature = self.feature_mut(old);
        feature.absorb(if new == old { Feature::default() } else { merged });
        feature.connect(2);
    }

    /// Lays a tile as number `number` and merges its features (SS-5, SS-10). The cell must be open, or the map empty.
    #[inline]
    pub(crate) fn lay(&mut self, set: &Components, tiles: &[Placed], number: u8) {
        let Placed { cell, tile, rotation, .. } = tiles[usize::from(number)];
        let plain = set.plain(tile);
        let (at, turned) = set.turned_at(tile, rotation.quarters());
        let base = self.base(number);
        for (part, feature) in (base..).zip(&plain.features[..usize::from(plain.parts)]) {
            *self.feature_mut(part) = feature.rooted(part);
        }
        self.laid[usize::from(number)].turned = at;
        self.laid[usize::from(number) + 1].base = base + u16::from(plain.parts);
        for (tiles, &parts) in self.fish.iter_mut().zip(&plain.fish) {
            tiles.add(number, parts != 0);
        }
        let here = place(cell);
        let signature = self.close_slot(here);
        self.map[usize::from(here) % PLACES] = number + 1;
        let mut touching = (signature | signature >> 1) & 0x55;
        let mut open = !touching & 0x55;
        while let Some(side) = next_side(&mut open) {
            let beside = here.wrapping_add(STEPS[side as usize]) % PLACES as u16;
            let known = self.map[usize::from(beside)];
            let slot = if known == 0 { self.open.count() } else { known - FIRST_SLOT };
            self.map[usize::from(beside)] = FIRST_SLOT + slot;
            self.open.face(slot, cell.beyond(side), turned.edges[side as usize] << (2 * side.opposite() as u8));
        }
        while let Some(side) = next_side(&mut touching) {
            let beside = here.wrapping_add(STEPS[side as usize]) % PLACES as u16;
            let other = self.laid[usize::from(self.map[usize::from(beside)] - 1)];
            let theirs = &set.tables.turned[usize::from(other.turned)].ports[side.opposite() as usize];
            let edge = turned.edges[side as usize];
            self.join_edge((base, &turned.ports[side as usize]), (other.base, theirs), edge);
        }
        self.count_market_neighbours(cell, base, plain.market);
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
                feature.connect(1);
                if feature.open() == 0 {
                    self.market_completed = true;
                    self.markets.remove(position);
                    continue;
                }
            }
            position += 1;
        }
        if market != NO_PART {
            let part = base + u16::from(market);
            let is_tile = |beside: &Cell| matches!(self.ground_at(place(*beside)), Ground::Tile(_));
            let tiles = cell.around().iter().filter(|beside| is_tile(beside)).count() as u16;
            let feature = self.feature_mut(part);
            feature.connect(tiles);
            if feature.open() == 0 {
                self.market_completed = true;
            } else {
                self.markets.push((cell, part));
            }
        }
    }

    /// Adds an islander of the seat with this index to the feature of a part.
    #[inline]
    pub(crate) fn add_islander(&mut self, part: u16, seat: usize) {
        let root = self.root(part);
        self.feature_mut(root).add_islander(seat);
    }

    /// See [`Index::add_islander`].
    #[inline]
    pub(crate) fn take_islander(&mut self, part: u16, seat: usize) {
        let root = self.root(part);
        self.feature_mut(root).take_islander(seat);
    }

    /// Looks once at the parts of the tile with this number, the last one, when islanders are where they are.
    #[inline]
    pub(crate) fn find_new_parts(&mut self, number: u8) {
        let base = self.base(number);
        let parts = (self.base(number + 1) - base) as u8;
        let (mut complete, mut free) = (Parts::default(), 0);
        for part in 0..parts {
            let root = self.root_halving(base + u16::from(part));
            let feature = self.feature_mut(root);
            let is_first = feature.mark(number);
            complete.add(part, is_first & feature.is_complete());
            let is_free = is_first & !feature.is_occupied();
            // Written in place: copying the whole set right after would wait for these stores.
            self.new_parts.free[free % FREE] = part;
            free += usize::from(is_free);
        }
        self.new_parts.complete = complete;
        self.new_parts.free_count = free as u8;
    }

    /// Whether a part of the tile with this number is the first of its feature there (SS-11).
    pub(crate) fn is_first(&self, Spot { tile, segment }: Spot) -> bool {
        let base = self.base(tile);
        let root = self.root(base + u16::from(segment.0));
        (0..u16::from(segment.0)).all(|earlier| self.root(base + earlier) != root)
    }

    /// Closes the slot of the open cell at a place, if there is one; returns the edges that faced the cell.
    #[inline]
    fn close_slot(&mut self, at: u16) -> u8 {
        let Ground::Open(slot) = self.ground_at(at) else { return 0 };
        let signature = self.open.signature(slot);
        let moved = self.open.close(slot);
        self.map[usize::from(place(moved)) % PLACES] = FIRST_SLOT + slot;
        signature
    }
}

/// Takes the first side out of those whose lower bit is set in a signature.
#[inline]
fn next_side(signature: &mut u8) -> Option<Side> {
    if *signature == 0 {
        return None;
    }
    let side = Side::ALL[(signature.trailing_zeros() as usize / 2) & 3];
    *signature &= *signature - 1;
    Some(side)
}

/// The spot of a part of the tile with this number.
pub(crate) fn spot(tile: u8, segment: usize) -> Spot {
    Spot { tile, segment: SegmentId(segment as u8) }
}
