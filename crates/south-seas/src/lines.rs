//! Events and views as stable lines: what scripts expect and logs keep. Documented in `docs/notation.md`.

use atoll_core::{Game, Lines, Outcome, Seat, Turn};

use crate::components::TileId;
use crate::state::TILES;
use crate::{EndReason, Event, Phase, State, Trigger, View, Ware};

/// The phase's stable name.
fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set-up",
        Phase::Draw => "draw",
        Phase::Place => "place",
        Phase::Islander => "islander",
        Phase::Choose(_) => "choose",
        Phase::RefillMarket => "refill-market",
        Phase::Deliver => "deliver",
        Phase::RefillDelivery => "refill-delivery",
        Phase::Over => "over",
    }
}

impl Lines for State {
    fn event_line(&self, event: &Event) -> String {
        let set = &self.facts.components;
        let ship_id = |ship| &set.ship(ship).id;
        let tile_id = |tile: TileId| &set.tile(tile).id;
        match *event {
            Event::ShipTurnedUp { ship, slot } => format!("turn-up {} {}", ship_id(ship), slot + 1),
            Event::TileDrawn { seat, tile } => format!("draw {seat} {}", tile_id(tile)),
            Event::TileRemoved { tile } => format!("remove {} SS-6", tile_id(tile)),
            Event::TilePlaced { seat, tile, cell, rotation } => {
                format!("place {seat} {} {cell} {rotation}", tile_id(tile))
            }
            Event::IslanderPlaced { seat, site } => format!("put {seat} {}", self.site_text(site)),
            Event::IslanderTakenBack { seat, site } => format!("back {seat} {}", self.site_text(site)),
            Event::Evaluated { kind, site, trigger, symbols, islanders, cells } => {
                let word = match trigger {
                    Trigger::Complete => "complete",
                    Trigger::Boat => "boat",
                    Trigger::End => "end",
                };
                let people: String = Seat::all(self.facts.seats)
                    .filter(|seat| islanders[seat.index()] > 0)
                    .map(|seat| format!(" {seat}={}", islanders[seat.index()]))
                    .collect();
                let (site, size) = (self.site_text(site), cells.len());
                format!("evaluate {} {site} {word} symbols={symbols} tiles={size}{people}", kind.word())
            }
            Event::Gained { seat, ware, amount, site, rule } => {
                format!("gain {seat} {amount} {} {} {rule}", ware.plural(), self.site_text(site))
            }
            Event::FishCovered { site, double, token } => {
                let group = if double { "double" } else { "single" };
                let token = if token { "" } else { " no-token" };
                format!("cover {} {group}{token}", self.site_text(site))
            }
            Event::IslanderReturned { seat, site, rule } => format!("return {seat} {} {rule}", self.site_text(site)),
            Event::MarketCompleted { site, owner } => {
                let owner = owner.map_or_else(|| "nobody".into(), |owner| owner.to_string());
                format!("market {} {owner}", self.site_text(site))
            }
            Event::ShipWon { seat, ship, value } => format!("win {seat} {} {value} SS-27", ship_id(ship)),
            Event::NoShipLeft { seat } => format!("no-ship {seat} SS-28"),
            Event::ShipDelivered { seat, ship, value, payment } => {
                format!("deliver {seat} {} {payment} {value} SS-30", ship_id(ship))
            }
            Event::GameEnded { reason } => {
                let word = match reason {
                    EndReason::LastTile => "last-tile",
                    EndReason::LastShip => "last-ship",
                    EndReason::NothingFits => "nothing-fits",
                };
                format!("end {word} {}", reason.rule())
            }
            Event::WaresCounted { seat, wares, points } => format!("count {seat} {wares} wares {points} points SS-42"),
        }
    }

    fn fact_lines(view: &View) -> Vec<String> {
        let state = Self::from_facts(view.facts.clone());
        let facts = &state.facts;
        let set = &facts.components;
        let mut lines = vec![match state.turn() {
            Turn::Seat(seat) => format!("turn {seat} {}", phase_word(facts.phase)),
            Turn::Chance(TILES) => "turn chance tiles".into(),
            Turn::Chance(_) => "turn chance ships".into(),
            Turn::Over => "over".into(),
        }];
        lines.push(format!("phase {}", phase_word(facts.phase)));
        lines.push(format!("active {}", facts.active));
        for seat in Seat::all(facts.seats).filter(|seat| facts.dues[seat.index()] > 0) {
            lines.push(format!("due {seat} {}", facts.dues[seat.index()]));
        }
        lines.extend(facts.drawn.map(|tile| format!("drawn {}", set.tile(tile).id)));
        lines.push(format!("tiles {}", facts.bag.len()));
        lines.push(format!("stack {}", facts.stack_total()));
        lines.push(format!("tokens {}", facts.tokens));
        for (slot, ship) in facts.display.iter().enumerate() {
            lines.push(format!("show {} {}", slot + 1, ship.map_or("-", |ship| &set.ship(ship).id)));
        }
        for seat in Seat::all(facts.seats) {
            for ware in Ware::ALL {
                lines.push(format!("{seat} {} {}", ware.plural(), facts.wares[seat.index()][ware as usize]));
            }
            lines.push(format!("{seat} supply {}", facts.supply(seat)));
            lines.push(format!("{seat} points {}", facts.ship_points(seat)));
            for (kind, &count) in set.ships.iter().zip(&facts.taken[seat.index()]).filter(|(_, count)| **count > 0) {
                lines.push(format!("{seat} ship {} {count}", kind.id));
            }
        }
        for laid in facts.tiles.iter() {
            lines.push(format!("tile {} {} {}", laid.cell, set.tile(laid.tile).id, laid.rotation));
        }
        lines.extend(facts.removed.iter().map(|&tile| format!("removed {}", set.tile(tile).id)));
        for seat in Seat::all(facts.seats) {
            for &at in facts.islanders[seat.index()].iter() {
                lines.push(format!("islander {seat} {}", state.site_text(state.site(at))));
            }
        }
        lines.extend(state.feature_lines());
        lines.extend(state.outcome().iter().flat_map(Outcome::lines));
        lines
    }
}

impl State {
    /// One line per feature and covered group, named by the earliest part.
    fn feature_lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut seen = Vec::new();
        for (number, laid) in self.facts.tiles.iter().enumerate() {
            let kind = self.facts.components.tile(laid.tile);
            for part in 0..kind.segments.len() {
                let at = crate::index::spot(number as u8, part);
                if laid.covered >> part & 1 == 1 {
                    lines.push(format!("covered {}", self.site_text(self.site(at))));
                }
                let root = self.index.root(self.index.part(at));
                if seen.contains(&root) {
                    continue;
                }
                seen.push(root);
                let feature = self.feature(at);
                let (site, word) = (self.site_text(self.site(at)), feature.kind.word());
                let people: String = Seat::all(self.facts.seats)
                    .filter(|seat| feature.islanders[seat.index()] > 0)
                    .map(|seat| format!(" {seat}={}", feature.islanders[seat.index()]))
                    .collect();
                lines.push(format!("feature {site} {word} symbols={} open={}{people}", feature.symbols, feature.open));
            }
        }
        lines
    }
}
