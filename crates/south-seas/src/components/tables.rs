//! What the hot path reads: tiles turned in advance, their edge patterns, feature templates.

use super::{Components, FeatureKind, MAX_SEGMENTS, Segment, TileId, TileKind};
use crate::components::{Edge, Layout, ShipKind};
use crate::feature::Feature;
use crate::{Side, Wares};

/// No such part.
pub(crate) const NO_PART: u8 = u8::MAX;

/// The edges of a tile in each rotation, two bits a side, north lowest; 0 for a rotation that looks like a smaller one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patterns([u8; 4]);

impl Patterns {
    fn new(rotations: &[Turned]) -> Self {
        let mut patterns = [0; 4];
        for (pattern, turned) in patterns.iter_mut().zip(rotations) {
            *pattern = (0..4).map(|side| turned.edges[side] << (2 * side)).sum();
        }
        Self(patterns)
    }

    /// Whether the tile continues every edge that faces a cell, by rotation. The cell's signature has two bits a side, 0
    /// for an empty neighbour, but not on all four sides.
    #[inline]
    fn matches(self, signature: u8) -> [bool; 4] {
        let faced = (signature | signature >> 1) & 0x55;
        let mask = faced | faced << 1;
        self.0.map(|pattern| pattern & mask == signature)
    }

    /// The legal rotations (SS-5).
    #[inline]
    pub(crate) fn fit(self, signature: u8) -> Fit {
        let [none, quarter, half, three] = self.matches(signature).map(u8::from);
        Fit(none | quarter << 1 | half << 2 | three << 3)
    }

    /// The number of legal rotations; none if no edge faces the cell.
    #[inline]
    pub(crate) fn count(self, signature: u8) -> u8 {
        let [none, quarter, half, three] = self.matches(signature).map(u8::from);
        if signature == 0 { 0 } else { none + quarter + half + three }
    }
}

/// Some rotations of a tile that look different, as a bit set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Fit(u8);

/// By bit set: its rotations in order, then 4s.
const ROTATIONS: [[u8; 4]; 16] = {
    let mut table = [[4; 4]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut count, mut quarters) = (0, 0);
        while quarters < 4 {
            if set >> quarters & 1 == 1 {
                table[set][count] = quarters;
                count += 1;
            }
            quarters += 1;
        }
        set += 1;
    }
    table
};

impl Fit {
    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn has(self, quarters: u8) -> bool {
        self.0 >> quarters & 1 == 1
    }

    /// The `n`-th rotation in quarter turns; 4 if there are not so many.
    #[inline]
    pub(crate) fn nth(self, n: u16) -> u8 {
        ROTATIONS[usize::from(self.0 & 15)][usize::from(n & 3)]
    }

    /// The rotations in quarter turns, smallest first.
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
    /// Bit sets of the parts with a single fish and of those with a double group.
    pub(crate) fish: [u16; 2],
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
    /// By tile.
    pub(crate) patterns: Vec<Patterns>,
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
            patterns: Vec::new(),
            period: Vec::new(),
            payments: ships.iter().map(payments).collect(),
        };
        for tile in tiles {
            let layout = &layouts[tile.layout];
            let period = period(layout, tile);
            let turned: [Turned; 4] = std::array::from_fn(|quarters| turn(layout, quarters as u8));
            tables.patterns.push(Patterns::new(&turned[..usize::from(period)]));
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
        let open = if segment.kind == FeatureKind::Market { 8 } else { segment.ports };
        *feature = Feature::new(segment.kind, open, segment.symbols);
    }
    let parts_with = |wanted: &dyn Fn(&Segment) -> bool| {
        tile.segments.iter().enumerate().map(|(index, segment)| u16::from(wanted(segment)) << index).sum()
    };
    let fish = |double| {
        parts_with(&|segment| segment.kind == FeatureKind::Sea && segment.symbols > 0 && segment.double == double)
    };
    let market = tile.segments.iter().position(|segment| segment.kind == FeatureKind::Market);
    Plain {
        features,
        fish: [fish(false), fish(true)],
        parts: tile.segments.len() as u8,
        market: market.map_or(NO_PART, |index| index as u8),
        boats: parts_with(&|segment| segment.boat),
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

impl Components {
    pub(crate) fn turned(&self, tile: TileId, quarters: u8) -> &Turned {
        self.turned_at(tile, quarters).1
    }

    /// As [`Components::turned`], with its place in the table.
    #[inline]
    pub(crate) fn turned_at(&self, tile: TileId, quarters: u8) -> (u16, &Turned) {
        let at = u16::from(tile.0) * 4 + u16::from(quarters);
        (at, &self.tables.turned[usize::from(at)])
    }

    pub(crate) fn patterns(&self, tile: TileId) -> Patterns {
        self.tables.patterns[usize::from(tile.0)]
    }

    pub(crate) fn plain(&self, tile: TileId) -> &Plain {
        &self.tables.plain[usize::from(tile.0)]
    }
}
