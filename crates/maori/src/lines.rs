//! Events and views as stable lines: what scripts expect and logs keep. Documented in `docs/notation.md`.

use atoll_core::{Game, Lines, Outcome, Seat, Turn};

use crate::components::TileId;
use crate::display::place_text;
use crate::rules::WREATH;
use crate::state::TILES;
use crate::{EndReason, Event, Phase, State, View};

/// A word, or `-` for nothing.
pub(crate) fn or_dash<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "-".into(), |value| value.to_string())
}

impl Lines for State {
    fn event_line(&self, event: &Event) -> String {
        let id = |tile| self.id(tile);
        match *event {
            Event::TurnedUp { tile, place } => format!("turn-up {} {}", id(tile), place_text(place)),
            Event::SetAside { tile } => format!("set-aside {} MA-3", id(tile)),
            Event::ShuffledIn { count } => format!("shuffle-in {count} MA-3"),
            Event::PlacerDrawn { seat } => format!("placer {seat} MA-4"),
            Event::ExplorerPlaced { seat, position } => format!("explorer {seat} {position} MA-4"),
            Event::ExplorerMoved { seat, steps, from, to, price } => {
                format!("move {seat} {steps} {from} {to} price={price} MA-10")
            }
            Event::OwnShipMoved { seat, from, to, price, rule } => {
                format!("own-ship {seat} {} {to} price={price} {rule}", or_dash(from))
            }
            Event::OwnShipStayed { seat } => format!("stay {seat} MA-41"),
            Event::TileTaken { seat, tile, place, price } => {
                let place = place.map_or_else(|| "storage".into(), place_text);
                format!("take {seat} {} {place} price={price} MA-12", id(tile))
            }
            Event::TileLaid { seat, tile, space, rotation } => format!("lay {seat} {} {space} {rotation}", id(tile)),
            Event::TileStored { seat, tile } => format!("store {seat} {}", id(tile)),
            Event::ShellsGained { seat, amount, shown } => format!("shells {seat} {amount} of {shown} MA-15"),
            Event::TileRemoved { seat, tile, space } => format!("remove {seat} {} {space} MA-17", id(tile)),
            Event::Passed { seat } => format!("pass {seat} MA-11"),
            Event::Refilled { tile, place } => format!("refill {} {} MA-18", id(tile), place_text(place)),
            Event::BoardFull { seat } => format!("full {seat} MA-30"),
            Event::GameEnded { reason } => {
                let word = if reason == EndReason::Filled { "filled" } else { "passed" };
                format!("end {word} {}", reason.rule())
            }
            Event::IslandUnfinished { seat, spaces } => format!("unfinished {seat} {spaces} MA-32"),
            Event::PalmsScored { seat, palms, each, points, spaces, rule } => {
                format!("palms {seat} {palms} palms each={each} points={points} {spaces} {rule}")
            }
            Event::WreathScored { seat, spaces } => format!("wreath {seat} {spaces} points={WREATH} MA-34"),
            Event::BoatsScored { seat, boats, points } => format!("boats {seat} {boats} points={points} MA-35"),
            Event::ShellsScored { seat, shells, points } => {
                format!("shell-majority {seat} {shells} points={points} MA-36")
            }
            Event::EmptyScored { seat, spaces } => format!("empty {seat} {spaces} points={} MA-37", -i16::from(spaces)),
            Event::TieBroken { seat, shells } => format!("tie-break {seat} {shells} MA-38"),
        }
    }

    fn fact_lines(view: &View) -> Vec<String> {
        let state = &view.table;
        let mut lines = vec![match state.turn() {
            Turn::Seat(seat) => format!("turn {seat} {}", state.phase.word()),
            Turn::Chance(TILES) => "turn chance tiles".into(),
            Turn::Chance(_) => "turn chance seats".into(),
            Turn::Over => "over".into(),
        }];
        lines.push(format!("phase {}", state.phase.word()));
        lines.push(format!("active {}", state.active));
        lines.push(format!("explorer {}", or_dash(state.explorer())));
        for place in 0..state.display.len() {
            let tile = state.shown(place).map(|tile| state.id(tile));
            lines.push(format!("display {} {}", place_text(place as u8), or_dash(tile)));
        }
        for (depth, (tile, place)) in state.takeable().into_iter().enumerate() {
            lines.push(format!("faced {depth} {} {}", state.id(tile), place_text(place)));
        }
        lines.push(format!("stack {}", state.stack.total()));
        if state.phase == Phase::SetUp {
            lines.push(format!("aside {}", state.aside));
        }
        lines.push(format!("supply {}", state.supply()));
        lines.push(format!("passes {}", state.passes));
        lines.extend(state.filled.map(|seat| format!("filled {seat}")));
        for tile in (0..state.components.tiles.len() as u8).map(TileId) {
            let count = state.removed(tile);
            if count > 0 {
                lines.push(format!("removed {} {count}", state.id(tile)));
            }
        }
        for seat in Seat::all(state.seats) {
            state.seat_facts(seat, &mut lines);
        }
        state.choice_facts(&mut lines);
        lines.extend(state.outcome().iter().flat_map(Outcome::lines));
        lines
    }
}

impl State {
    fn seat_facts(&self, seat: Seat, lines: &mut Vec<String>) {
        let bay = self.bay(seat);
        lines.push(format!("{seat} shells {}", bay.shells));
        lines.push(format!("{seat} boats {}", bay.boats));
        lines.push(format!("{seat} stored {}", or_dash(bay.stored().map(|tile| self.id(tile)))));
        lines.push(format!("{seat} empty {}", self.waters.without(bay.laid).len()));
        if self.mode.has_ships() {
            lines.push(format!("{seat} ship {}", or_dash(bay.ship())));
        }
        for space in bay.laid.iter() {
            let face = bay.faces[space.index()];
            lines.push(format!("{seat} tile {space} {} {}", self.id(face.tile()), face.rotation()));
        }
        let yes = |is: bool| if is { "yes" } else { "no" };
        self.islands(bay, |island| {
            lines.push(format!(
                "{seat} island {} {} palms={} hut={} reef={} wreaths={} points={}",
                island.spaces,
                if island.is_finished { "finished" } else { "unfinished" },
                island.palms,
                yes(island.has_hut),
                yes(island.is_in_reef),
                island.wreath_count(),
                island.palm_points()
            ));
        });
        let score = self.scores()[seat.index()];
        lines.push(format!(
            "{seat} score palms={} wreaths={} boats={} shells={} empty={} total={}",
            score.palms,
            score.wreaths,
            score.boats,
            score.shells,
            score.empty,
            score.total()
        ));
    }

    /// What the seat to act can reach.
    fn choice_facts(&self, lines: &mut Vec<String>) {
        for (space, from, price) in self.reachable() {
            lines.push(format!("reach {space} {} price={price}", or_dash(from)));
        }
        for (steps, position, price) in self.steps() {
            lines.push(format!("step {steps} {position} price={price}"));
        }
    }
}
