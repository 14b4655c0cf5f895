//! What a tile shows, derived from the raw rows of the component tables.

use south_seas::{Components, Edge, FeatureKind, Side, TileId};

/// A part of a tile, in the order in which parts are named: bridges, islands, seas, market.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Part {
    /// 0 bridge, 1 island, 2 sea, 3 market: the naming order.
    pub(crate) sort: u8,
    /// Bananas, shells or fish shown.
    pub(crate) symbols: u32,
    /// Whether a fishing boat is shown.
    pub(crate) boat: bool,
    /// Points of the rim it reaches, sorted. A side has three: its first half-edge, its middle and its second
    /// half-edge, clockwise; point 3 × side + 0, 1, 2.
    pub(crate) reach: Vec<usize>,
    /// Of a bridge: the ends that lie on the tile (a stone, an island, a market), sorted.
    pub(crate) inner_ends: Vec<String>,
}

impl Part {
    /// What the part is.
    pub(crate) fn kind(&self) -> FeatureKind {
        [FeatureKind::Bridge, FeatureKind::Island, FeatureKind::Sea, FeatureKind::Market][usize::from(self.sort)]
    }
}

/// A tile design in one rotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    /// The letters of the four sides.
    pub(crate) edges: [char; 4],
    /// The parts, in naming order.
    pub(crate) parts: Vec<Part>,
}

impl Picture {
    /// The unrotated design.
    fn upright(set: &Components, tile: TileId) -> Self {
        let layout = set.layout_of(tile);
        let edges = layout.edges.map(|edge| match edge {
            Edge::Island => 'I',
            Edge::Sea => 'S',
            Edge::Bridge => 'B',
        });
        let mut parts = Vec::new();
        for ends in &layout.bridges {
            // The type of an end cannot be named outside the crate, but what it shows can.
            let words: Vec<String> = ends.iter().map(|end| format!("{end:?}")).collect();
            let side_of = |word: &str| Side::ALL.into_iter().find(|side| word == format!("Edge({side:?})"));
            let reach = words.iter().filter_map(|word| side_of(word)).map(|side| 3 * side as usize + 1).collect();
            let inner_ends = words.iter().filter(|word| side_of(word).is_none()).cloned().collect();
            parts.push(Part { sort: 0, symbols: 0, boat: false, reach, inner_ends });
        }
        for sides in &layout.islands {
            let reach = sides.iter().map(|&side| 3 * side as usize + 1).collect();
            parts.push(Part { sort: 1, symbols: 0, boat: false, reach, inner_ends: Vec::new() });
        }
        for halves in &layout.seas {
            let reach = halves.iter().map(|&half| usize::from(half / 2) * 3 + usize::from(half % 2) * 2).collect();
            parts.push(Part { sort: 2, symbols: 0, boat: false, reach, inner_ends: Vec::new() });
        }
        if layout.market {
            parts.push(Part { sort: 3, symbols: 0, boat: false, reach: Vec::new(), inner_ends: Vec::new() });
        }
        let shown = &set.tile(tile).segments;
        assert_eq!(parts.len(), shown.len(), "parts of {}", set.tile(tile).id);
        for (part, shown) in parts.iter_mut().zip(shown) {
            assert_eq!(part.kind(), shown.kind, "a part of {}", set.tile(tile).id);
            part.symbols = shown.symbols.into();
            part.boat = shown.boat;
        }
        Self { edges, parts }
    }

    /// The same tile, turned clockwise.
    fn turned(&self, quarters: usize) -> Self {
        let mut turned = self.clone();
        for side in 0..4 {
            turned.edges[(side + quarters) % 4] = self.edges[side];
        }
        for part in &mut turned.parts {
            for point in &mut part.reach {
                *point = (*point + 3 * quarters) % 12;
            }
            part.reach.sort_unstable();
            part.inner_ends.sort_unstable();
        }
        turned
    }

    /// Whether two tiles on the table could not be told apart. Parts have no names on the table.
    pub(crate) fn looks_like(&self, other: &Self) -> bool {
        let sorted = |picture: &Self| {
            let mut parts = picture.parts.clone();
            parts.sort_unstable();
            parts
        };
        self.edges == other.edges && sorted(self) == sorted(other)
    }

    /// The part at a point of the rim.
    pub(crate) fn part_at(&self, point: usize) -> Option<usize> {
        self.parts.iter().position(|part| part.reach.contains(&point))
    }
}

/// The point that faces this one across the edge: half-edges run clockwise, so a first half faces a second half.
pub(crate) fn facing(point: usize) -> usize {
    let (side, place) = (point / 3, point % 3);
    (side + 2) % 4 * 3 + (2 - place)
}

/// All designs of a set in all rotations.
pub(crate) struct Album {
    /// By tile, then by rotation.
    pictures: Vec<[Picture; 4]>,
    /// By tile: the rotations that look like no smaller one.
    distinct: Vec<Vec<u8>>,
}

impl Album {
    /// Draws every design of the set.
    pub(crate) fn new(set: &Components) -> Self {
        let draw = |index: usize| {
            let upright = Picture::upright(set, TileId(index as u8));
            [0, 1, 2, 3].map(|quarters| upright.turned(quarters))
        };
        let pictures: Vec<[Picture; 4]> = (0..set.tiles.len()).map(draw).collect();
        let distinct = pictures
            .iter()
            .map(|turns| {
                let is_new = |&turn: &usize| !turns[..turn].iter().any(|earlier| earlier.looks_like(&turns[turn]));
                (0..4).filter(is_new).map(|turn| turn as u8).collect()
            })
            .collect();
        Self { pictures, distinct }
    }

    /// A design in one rotation.
    pub(crate) fn picture(&self, tile: TileId, rotation: u8) -> &Picture {
        &self.pictures[usize::from(tile.0)][usize::from(rotation)]
    }

    /// The rotations of a design that can be told apart, each by its smallest name.
    pub(crate) fn distinct(&self, tile: TileId) -> &[u8] {
        &self.distinct[usize::from(tile.0)]
    }
}
