//! The map as a plain table of cells, and its features by flood fill.

use std::collections::{BTreeSet, HashMap};

use south_seas::{FeatureKind, TileId};

use super::picture::{Album, Part, Picture, facing};

/// Column and row.
pub(crate) type Spot = (i32, i32);

/// The neighbours to the north, east, south and west.
pub(crate) fn beside((x, y): Spot) -> [Spot; 4] {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
}

/// A tile on the table.
#[derive(Clone)]
pub(crate) struct Laid {
    /// Where it lies.
    pub(crate) at: Spot,
    /// Which tile it is.
    pub(crate) tile: TileId,
    /// Its clockwise quarter turns.
    pub(crate) rotation: u8,
    /// The parts whose fish are covered.
    pub(crate) covered: BTreeSet<usize>,
}

/// A part of a laid tile: place in laying order, place on the tile.
pub(crate) type Node = (usize, usize);

/// Parts that are joined.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    /// What it is.
    pub(crate) kind: FeatureKind,
    /// Its parts, those of the earliest tile first, then in naming order.
    pub(crate) nodes: Vec<Node>,
    /// Points of its rim that face an empty cell; for a market, empty cells around it.
    pub(crate) open: usize,
}

/// All laid tiles.
#[derive(Clone, Default)]
pub(crate) struct Map {
    /// In laying order.
    pub(crate) laid: Vec<Laid>,
    cells: HashMap<Spot, usize>,
}

impl Map {
    /// Lays a tile.
    pub(crate) fn lay(&mut self, at: Spot, tile: TileId, rotation: u8) {
        let before = self.cells.insert(at, self.laid.len());
        assert_eq!(before, None, "two tiles on {at:?}");
        self.laid.push(Laid { at, tile, rotation, covered: BTreeSet::new() });
    }

    /// The tile on a cell, by its place in laying order.
    pub(crate) fn on(&self, at: Spot) -> Option<usize> {
        self.cells.get(&at).copied()
    }

    /// What a laid tile shows.
    pub(crate) fn picture<'a>(&self, album: &'a Album, laid: usize) -> &'a Picture {
        album.picture(self.laid[laid].tile, self.laid[laid].rotation)
    }

    /// A laid part.
    pub(crate) fn part<'a>(&self, album: &'a Album, node: Node) -> &'a Part {
        &self.picture(album, node.0).parts[node.1]
    }

    /// SS-5: every cell and distinguishable rotation where the tile may be laid, by trying all of them.
    pub(crate) fn placements(&self, album: &Album, tile: TileId) -> Vec<(Spot, u8)> {
        let range = |along: fn(&Laid) -> i32| {
            let least = self.laid.iter().map(along).min().expect("the start tile lies");
            let most = self.laid.iter().map(along).max().expect("the start tile lies");
            least - 1..=most + 1
        };
        let mut found = Vec::new();
        for y in range(|laid| laid.at.1) {
            for x in range(|laid| laid.at.0) {
                let at = (x, y);
                if self.on(at).is_some() {
                    continue;
                }
                let wanted: Vec<Option<char>> = (0..4)
                    .map(|side| self.on(beside(at)[side]).map(|n| self.picture(album, n).edges[(side + 2) % 4]))
                    .collect();
                if wanted.iter().all(Option::is_none) {
                    continue;
                }
                for &rotation in album.distinct(tile) {
                    let edges = album.picture(tile, rotation).edges;
                    if wanted.iter().zip(edges).all(|(wanted, edge)| wanted.is_none_or(|wanted| wanted == edge)) {
                        found.push((at, rotation));
                    }
                }
            }
        }
        found
    }

    /// The feature a part belongs to, by walking over the map from it.
    fn flood(&self, album: &Album, from: Node) -> Feature {
        let kind = self.part(album, from).kind();
        let mut seen = vec![from];
        let mut open = 0;
        if kind == FeatureKind::Market {
            // SS-27: a market is never joined to anything; it looks at the eight cells around it.
            let (x, y) = self.laid[from.0].at;
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
            open = around.filter(|&cell| self.on(cell).is_none()).count();
            return Feature { kind, nodes: seen, open };
        }
        let mut next = 0;
        while next < seen.len() {
            let node = seen[next];
            next += 1;
            for &point in &self.part(album, node).reach {
                let Some(neighbour) = self.on(beside(self.laid[node.0].at)[point / 3]) else {
                    open += 1;
                    continue;
                };
                let part = self.picture(album, neighbour).part_at(facing(point));
                let joined = (neighbour, part.expect("touching edges continue"));
                assert_eq!(self.part(album, joined).kind(), kind, "unlike parts meet");
                if !seen.contains(&joined) {
                    seen.push(joined);
                }
            }
        }
        seen.sort_unstable();
        Feature { kind, nodes: seen, open }
    }

    /// All features of the map.
    pub(crate) fn features(&self, album: &Album) -> Vec<Feature> {
        let mut known = BTreeSet::new();
        let mut features = Vec::new();
        for laid in 0..self.laid.len() {
            for part in 0..self.picture(album, laid).parts.len() {
                if !known.contains(&(laid, part)) {
                    let feature = self.flood(album, (laid, part));
                    known.extend(feature.nodes.iter().copied());
                    features.push(feature);
                }
            }
        }
        features
    }

    /// SS-17, SS-22: the symbols of a feature that count.
    pub(crate) fn symbols(&self, album: &Album, feature: &Feature) -> u32 {
        let uncovered = feature.nodes.iter().filter(|node| !self.laid[node.0].covered.contains(&node.1));
        uncovered.map(|&node| self.part(album, node).symbols).sum()
    }
}
