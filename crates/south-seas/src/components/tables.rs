//! What the hot path reads: tiles turned in advance, legal rotations by edge signature, feature templates.

use super::{Components, FeatureKind, MAX_SEGMENTS, Segment, TileId, TileKind};
use crate::components::{Edge, Layout, ShipKind};
use crate::{Side, Wares};

/// What is known of a feature at its union-find root; eight bytes, merged by addition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Feature {
    /// Connections that face an empty cell; for a market, missing neighbours. Zero means complete.
    pub(crate) open: u16,
    /// Symbols that count (SS-17, SS-22).
    pub(crate) symbols: u16,
    /// Islanders by seat, three bits each.
    pub(crate) people: u16,
    /// Uncovered double fish groups.
    pub(crate) doubles: u8,
    /// What it is.
    pub(crate) kind: FeatureKind,
}

/// No such part.
pub(crate) const NO_PART: u8 = u8::MAX;

/// The legal rotations of a tile for one edge signature: their number and, as a bit set, which they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Fit(u8);

impl Fit {
    fn new(rotations: u8) -> Self {
        Self((rotations.count_ones() as u8) << 4 | rotations)
    }

    #[inline]
    pub(crate) fn count(self) -> u8 {
        self.0 >> 4
    }

    pub(crate) fn has(self, quarters: u8) -> bool {
        self.0 >> quarters & 1 == 1
    }

    /// The `n`-th legal rotation in quarter turns.
    #[inline]
    pub(crate) fn nth(self, n: u16) -> Option<u8> {
        let mut left = self.0 & 15;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| left.trailing_zeros() as u8)
    }

    /// The legal rotations in quarter turns, smallest first.
    pub(crate) fn rotations(self) -> impl Iterator<Item = u8> {
        (0..4).filter(move |&quarters| self.has(quarters))
    }
}

/// A tile design in one rotation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// The edges as two-bit codes, north in the lowest bits.
    pub(crate) edges: [u8; 4],
    /// The parts at each side: first half-edge, middle, second half-edge, clockwise. On island and plain sea edges
    /// only the middle counts.
    pub(crate) ports: [[u8; 3]; 4],
}

/// What playing a tile design needs, whatever its rotation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain {
    /// New features, one per part.
    pub(crate) features: [Feature; MAX_SEGMENTS],
    /// Number of parts.
    pub(crate) parts: u8,
    /// The market's part, or [`NO_PART`].
    pub(crate) market: u8,
    /// Bit set of the parts with a fishing boat.
    pub(crate) boats: u16,
}

/// A ship's payments for quick comparison with a seat's wares.
#[derive(Clone, Debug)]
pub(crate) struct Payments {
    /// Wares needed in all.
    pub(crate) total: u32,
    /// Each payment with its packed form (one byte a ware).
    pub(crate) list: Vec<(u32, Wares)>,
}

/// All derived tables of a set.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) start: TileId,
    /// By tile × 4 + rotation.
    pub(crate) turned: Vec<Turned>,
    /// By tile.
    pub(crate) plain: Vec<Plain>,
    /// By tile, then by the edge signature of a cell (two bits a side, north lowest, 0 for an empty neighbour): the legal
    /// rotations that look different (SS-5).
    pub(crate) fits: Vec<[Fit; 256]>,
    /// By tile: number of rotations that look different, 1, 2 or 4. Rotation r looks like r modulo this.
    pub(crate) period: Vec<u8>,
    /// By ship.
    pub(crate) payments: Vec<Payments>,
}

impl Tables {
    /// Derives the tables from checked designs.
    pub(crate) fn new(layouts: &[Layout], tiles: &[TileKind], ships: &[ShipKind]) -> Self {
        let mut tables = Self {
            start: TileId(tiles.iter().position(|tile| tile.start).unwrap_or_default() as u8),
            turned: Vec::new(),
            plain: Vec::new(),
            fits: Vec::new(),
            period: Vec::new(),
            payments: ships.iter().map(payments).collect(),
        };
        for tile in tiles {
            let layout = &layouts[tile.layout];
            let period = period(layout, tile);
            let turned: [Turned; 4] = std::array::from_fn(|quarters| turn(layout, quarters as u8));
            tables.fits.push(std::array::from_fn(|signature| fitting(&turned[..usize::from(period)], signature)));
            tables.turned.extend(turned);
            tables.period.push(period);
            tables.plain.push(plain(tile));
        }
        tables
    }
}

fn payments(ship: &ShipKind) -> Payments {
    let pack = |wares: &Wares| u32::from_le_bytes([wares.0[0], wares.0[1], wares.0[2], 0]);
    Payments { total: ship.demand.total(), list: ship.payments.iter().map(|wares| (pack(wares), *wares)).collect() }
}

fn plain(tile: &TileKind) -> Plain {
    let mut features = [Feature::default(); MAX_SEGMENTS];
    for (feature, segment) in features.iter_mut().zip(&tile.segments) {
        *feature = Feature {
            open: u16::from(if segment.kind == FeatureKind::Market { 8 } else { segment.ports }),
            symbols: segment.symbols.into(),
            people: 0,
            doubles: segment.double.into(),
            kind: segment.kind,
        };
    }
    let place_of = |wanted: fn(&Segment) -> bool| tile.segments.iter().position(wanted);
    Plain {
        features,
        parts: tile.segments.len() as u8,
        market: place_of(|segment| segment.kind == FeatureKind::Market).map_or(NO_PART, |index| index as u8),
        boats: tile.segments.iter().enumerate().map(|(index, segment)| u16::from(segment.boat) << index).sum(),
    }
}

fn turn(layout: &Layout, quarters: u8) -> Turned {
    let parts = side_parts(layout);
    let mut turned = Turned { edges: [0; 4], ports: [[NO_PART; 3]; 4] };
    for side in Side::ALL {
        let target = side.turned(quarters) as usize;
        turned.edges[target] = layout.edges[side as usize] as u8;
        turned.ports[target] = parts[side as usize];
    }
    turned
}

/// The parts at each side of the unrotated layout; the numbering is that of [`TileKind::segments`].
pub(crate) fn side_parts(layout: &Layout) -> [[u8; 3]; 4] {
    let mut ports = [[NO_PART; 3]; 4];
    let islands_from = layout.bridges.len();
    let seas_from = islands_from + layout.islands.len();
    for (index, ends) in layout.bridges.iter().enumerate() {
        for end in ends {
            if let super::BridgeEnd::Edge(side) = end {
                ports[*side as usize][1] = index as u8;
            }
        }
    }
    for (index, sides) in layout.islands.iter().enumerate() {
        for &side in sides {
            ports[side as usize][1] = (islands_from + index) as u8;
        }
    }
    for (index, halves) in layout.seas.iter().enumerate() {
        for &half in halves {
            let (side, second) = (usize::from(half / 2), half % 2 == 1);
            let part = (seas_from + index) as u8;
            if layout.edges[side] == Edge::Sea {
                ports[side] = [part; 3];
            } else {
                ports[side][if second { 2 } else { 0 }] = part;
            }
        }
    }
    ports
}

/// The smallest number of quarter turns after which a tile looks the same.
fn period(layout: &Layout, tile: &TileKind) -> u8 {
    let plain = appearance(layout, tile, 0);
    [1, 2].into_iter().find(|&quarters| appearance(layout, tile, quarters) == plain).unwrap_or(4)
}

/// What a tile looks like in one rotation: edges, and each part with where it reaches and what it shows, unordered.
pub(crate) fn appearance(layout: &Layout, tile: &TileKind, quarters: u8) -> Vec<(u16, Segment, String)> {
    let turned = turn(layout, quarters);
    let mut parts: Vec<(u16, Segment, String)> = tile
        .segments
        .iter()
        .enumerate()
        .map(|(index, &segment)| {
            let reach = (0..12u16)
                .filter(|&port| turned.ports[usize::from(port / 3)][usize::from(port % 3)] == index as u8)
                .map(|port| 1 << port)
                .sum();
            let ends = layout.bridges.get(index).map(bridge_ends).unwrap_or_default();
            (reach, Segment { number: 0, ..segment }, ends)
        })
        .collect();
    parts.sort_by_key(|(reach, segment, ends)| (segment.kind, *reach, segment.symbols, segment.boat, ends.clone()));
    parts
}

/// The inner ends of a bridge part, sorted; which edges it reaches is told elsewhere.
fn bridge_ends(ends: &[super::BridgeEnd; 2]) -> String {
    let mut words: Vec<&str> = ends
        .iter()
        .map(|end| match end {
            super::BridgeEnd::Edge(_) => "",
            super::BridgeEnd::Stone => "stone",
            super::BridgeEnd::Island => "island",
            super::BridgeEnd::Market => "market",
        })
        .collect();
    words.sort_unstable();
    words.concat()
}

fn fitting(rotations: &[Turned], signature: usize) -> Fit {
    let fits = |turned: &Turned| {
        (0..4).all(|side| {
            let wanted = (signature >> (2 * side) & 3) as u8;
            wanted == 0 || wanted == turned.edges[side]
        })
    };
    Fit::new(rotations.iter().enumerate().filter(|(_, turned)| fits(turned)).map(|(index, _)| 1 << index).sum())
}

impl Components {
    pub(crate) fn turned(&self, tile: TileId, quarters: u8) -> &Turned {
        &self.tables.turned[usize::from(tile.0) * 4 + usize::from(quarters)]
    }

    pub(crate) fn fits(&self, tile: TileId) -> &[Fit; 256] {
        &self.tables.fits[usize::from(tile.0)]
    }

    pub(crate) fn plain(&self, tile: TileId) -> &Plain {
        &self.tables.plain[usize::from(tile.0)]
    }
}
