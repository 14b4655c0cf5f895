//! SS-5 to SS-7: drawing and placing a tile.

use std::ops::ControlFlow;

use atoll_core::{Illegal, Sink};

use crate::components::{Patterns, TileId};
use crate::index::Ground;
use crate::rules::breaks;
use crate::{Action, Cell, EndReason, Event, Phase, Placed, Rotation, State};

impl State {
    /// SS-5: the active seat draws a tile and shows it. SS-6: if it fits nowhere it leaves the game and another is
    /// drawn; if the stack runs out this way the game ends at once.
    pub(crate) fn draw_tile(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.bag.remove_sorted(tile);
        out.emit(|| Event::TileDrawn { seat, tile });
        self.index.open.count_fits(self.facts.components.patterns(tile));
        if self.index.open.fits() > 0 {
            self.facts.drawn = Some(tile);
            self.facts.phase = Phase::Place;
            return;
        }
        self.facts.removed.push(tile);
        out.emit(|| Event::TileRemoved { tile });
        if self.facts.bag.is_empty() {
            self.end_game(EndReason::NothingFits, out);
        }
    }

    fn patterns(&self) -> Option<Patterns> {
        self.facts.drawn.map(|tile| self.facts.components.patterns(tile))
    }

    /// SS-5: the legal placements in order; physically identical ones once.
    pub(crate) fn placements(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(patterns) = self.patterns() else { return ControlFlow::Continue(()) };
        let (count, sorted) = self.index.open.sorted_fits(patterns);
        for &(cell, fit) in &sorted[..count] {
            for rotation in fit.rotations().filter_map(Rotation::new) {
                f(Action::Place { cell: Cell::from_packed(cell), rotation })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn nth_placement(&self, n: u32) -> Option<Action> {
        let (cell, quarters) = self.index.open.nth_fit(self.patterns()?, n as u16)?;
        Some(Action::Place { cell, rotation: Rotation::new(quarters)? })
    }

    /// SS-5.
    pub(crate) fn check_place(&self, cell: Cell, rotation: Rotation) -> Result<(), Illegal> {
        let (Phase::Place, Some(tile), Some(patterns)) = (self.facts.phase, self.facts.drawn, self.patterns()) else {
            return breaks(5, "south-seas-illegal-tile-laid-already", "this turn's tile has been laid already");
        };
        let slot = match self.index.ground(&self.facts.tiles, cell) {
            Ground::Open(slot) => slot,
            Ground::Tile(_) => return breaks(5, "south-seas-illegal-occupied-cell", "a tile lies there already"),
            Ground::Far => {
                return breaks(5, "south-seas-illegal-no-neighbour", "the tile must touch a laid tile along an edge");
            }
        };
        let set = &self.facts.components;
        let quarters = rotation.quarters();
        let signature = self.index.open.signature(slot);
        let edges = set.turned(tile, quarters).edges;
        let continues = (0..4).all(|side| {
            let wanted = signature >> (2 * side) & 3;
            wanted == 0 || wanted == edges[side]
        });
        if !continues {
            return breaks(
                5,
                "south-seas-illegal-edges-do-not-continue",
                "every touching edge must continue: island to island, sea to sea, bridge to bridge",
            );
        }
        if !patterns.fit(signature).has(quarters) {
            return breaks(
                5,
                "south-seas-illegal-same-as-fewer-turns",
                "the tile looks the same with fewer quarter turns; name that rotation",
            );
        }
        Ok(())
    }

    /// SS-5, SS-10: lays the drawn tile, which joins everything it touches first.
    pub(crate) fn place(&mut self, cell: Cell, rotation: Rotation, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        let tile = self.facts.drawn.take().expect("a tile is drawn in the placing step");
        self.facts.tiles.push(Placed { cell, tile, rotation, covered: 0 });
        let number = self.last_tile();
        self.index.lay(&self.facts.components, &self.facts.tiles, number);
        self.index.find_new_parts(number);
        out.emit(|| Event::TilePlaced { seat, tile, cell, rotation });
        self.facts.phase = Phase::Islander;
        // A step that offers nothing but doing nothing is not asked.
        if self.count_islander_options() == 0 {
            self.evaluate(out);
        }
    }
}
