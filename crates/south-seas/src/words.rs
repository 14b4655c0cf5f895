//! Events, actions and views in words: stable lines for scripts, sentences for people.

use atoll_core::{ActionHint, Game, Seat, Turn};

use crate::components::{FeatureKind, TileId};
use crate::ship::amount_words;
use crate::state::TILES;
use crate::wire::phase_word;
use crate::{Action, EndReason, Event, Phase, Site, State, Trigger, View, Ware};

impl State {
    /// One stable line; the words are documented in `docs/notation.md`.
    pub(crate) fn line(&self, event: &Event) -> String {
        let set = self.facts.components;
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

    fn feature_words(&self, site: Site) -> String {
        format!("the {} at {} ({})", self.kind_at(site).word(), site.cell, self.segment_at(site))
    }

    /// One sentence for people.
    pub(crate) fn sentence(&self, event: &Event) -> Option<String> {
        let set = self.facts.components;
        let ship_words = |ship| {
            let kind = set.ship(ship);
            format!("the {}-point ship ({})", kind.value, kind.demand.words())
        };
        let tile_words = |tile: TileId| format!("{} ({})", set.tile(tile).id, set.layout_of(tile).name);
        Some(match *event {
            Event::ShipTurnedUp { ship, .. } => format!("A ship arrives: {}.", ship_words(ship)),
            Event::TileDrawn { seat, tile } => format!("{seat} draws tile {}.", tile_words(tile)),
            Event::TileRemoved { tile } => {
                format!("Tile {} fits nowhere and leaves the game (SS-6).", tile_words(tile))
            }
            Event::TilePlaced { seat, tile, cell, .. } => format!("{seat} lays {} on {cell}.", set.tile(tile).id),
            Event::IslanderPlaced { seat, site } => {
                format!("{seat} places a {} on {}.", self.kind_at(site).islander(), self.feature_words(site))
            }
            Event::IslanderTakenBack { seat, site } => {
                format!("{seat} takes the {} back from {}.", self.kind_at(site).islander(), self.feature_words(site))
            }
            Event::Evaluated { kind, site, trigger, symbols, islanders, cells } => {
                let why = match trigger {
                    Trigger::Complete => "is complete",
                    Trigger::Boat => "gets a fishing boat",
                    Trigger::End => "counts at the end",
                };
                let ware = kind.ware()?;
                let people: Vec<String> = Seat::all(self.facts.seats)
                    .filter(|seat| islanders[seat.index()] > 0)
                    .map(|seat| format!("{seat} {}", islanders[seat.index()]))
                    .collect();
                let people = if people.is_empty() {
                    "nobody is on it".into()
                } else {
                    format!("islanders: {}", people.join(", "))
                };
                let (where_, amount, rule) =
                    (self.feature_words(site), amount_words(symbols.into(), ware), trigger.rule(kind));
                let tiles = if cells.len() == 1 { "1 tile".to_string() } else { format!("{} tiles", cells.len()) };
                format!("{} {why}: {amount} on {tiles}; {people} ({rule}).", capital(&where_))
            }
            Event::Gained { seat, ware, amount, site, rule } => {
                format!(
                    "{seat} gains {} from {} ({rule}).",
                    amount_words(amount.into(), ware),
                    self.feature_words(site)
                )
            }
            Event::FishCovered { site, double, token } => {
                let group = if double { "a double fish group" } else { "a single fish" };
                let how = if token { "a boat token covers" } else { "no token is left, but covered is" };
                format!("{} {group} at {} (SS-22).", capital(how), site.cell)
            }
            Event::IslanderReturned { seat, site, rule } => {
                format!(
                    "{seat}'s {} returns from {} ({rule}).",
                    self.kind_at(site).islander(),
                    self.feature_words(site)
                )
            }
            Event::MarketCompleted { site, owner } => match owner {
                Some(owner) => format!("The market at {} is complete; {owner} is due a ship (SS-27).", site.cell),
                None => format!("The market at {} is complete; it has no merchant (SS-27).", site.cell),
            },
            Event::ShipWon { seat, ship, value } => {
                format!("{seat} takes {} for a market: {value} points (SS-27).", ship_words(ship))
            }
            Event::NoShipLeft { seat } => format!("No ship is left for {seat}'s market (SS-28)."),
            Event::ShipDelivered { seat, ship, value, payment } => {
                let paid: Vec<String> = Ware::ALL
                    .into_iter()
                    .filter(|&ware| payment.of(ware) > 0)
                    .map(|ware| amount_words(payment.of(ware).into(), ware))
                    .collect();
                format!("{seat} delivers {} to {}: {value} points (SS-30).", paid.join(", "), ship_words(ship))
            }
            Event::GameEnded { reason } => match reason {
                EndReason::LastTile => "The last tile is laid; the game ends (SS-40).".into(),
                EndReason::LastShip => "The last ship is taken; the game ends (SS-40).".into(),
                EndReason::NothingFits => "No tile left in the stack fits; the game ends at once (SS-6).".into(),
            },
            Event::WaresCounted { seat, wares, points } => {
                let points = if points == 1 { "1 point".to_string() } else { format!("{points} points") };
                format!("{seat} has {wares} wares left: {points} (SS-42).")
            }
        })
    }

    pub(crate) fn hint(&self, action: Action) -> ActionHint {
        let set = self.facts.components;
        let (label, place) = match action {
            Action::Place { cell, rotation } => {
                let turned =
                    ["", ", turned right", ", turned upside down", ", turned left"][usize::from(rotation.quarters())];
                (format!("Lay the tile on {cell}{turned}"), Some(cell))
            }
            Action::Put { segment } => {
                let site = Site { cell: self.facts.tiles[usize::from(self.last_tile())].cell, segment };
                let (role, kind) = (self.kind_at(site).islander(), self.kind_at(site).word());
                let stake = self.stake(site);
                (format!("Place a {role} on the {kind} {}{stake}", self.segment_at(site)), Some(site.cell))
            }
            Action::Back { spot } => {
                let site = self.site(spot);
                (
                    format!("Take the {} back from {}", self.kind_at(site).islander(), self.feature_words(site)),
                    Some(site.cell),
                )
            }
            Action::Take { ship } => {
                let kind = set.ship(ship);
                (format!("Take the {}-point ship ({})", kind.value, kind.demand.words()), None)
            }
            Action::Load { ship, payment } => {
                let kind = set.ship(ship);
                (format!("Deliver {payment} to the {}-point ship ({})", kind.value, kind.demand.words()), None)
            }
            Action::Skip if self.facts.phase == Phase::Islander => {
                ("Neither place nor take back an islander".into(), None)
            }
            Action::Skip => ("Do not deliver".into(), None),
        };
        ActionHint { label, place: place.map(Into::into) }
    }

    /// What a feature shows now, for the choice of a part.
    fn stake(&self, site: Site) -> String {
        let Ok(spot) = self.read_spot(&site.cell.to_string(), &self.segment_at(site)) else { return String::new() };
        let feature = self.feature(spot);
        let complete = if feature.open == 0 { ", complete" } else { "" };
        match feature.kind.ware() {
            Some(ware) => format!(" ({}{complete})", amount_words(feature.symbols.into(), ware)),
            None if feature.open == 0 => " (complete)".into(),
            None => format!(" ({} neighbours missing)", feature.open),
        }
    }

    pub(crate) fn question(&self) -> String {
        let active = self.facts.active;
        match self.facts.phase {
            Phase::Place => {
                let tile = self.facts.drawn.map(|tile| {
                    let set = self.facts.components;
                    format!("{} ({})", set.tile(tile).id, set.layout_of(tile).name)
                });
                format!("{active}: lay tile {}", tile.unwrap_or_default())
            }
            Phase::Islander => format!("{active}: an islander in or out?"),
            Phase::Choose(seat) => format!("{seat}: choose a ship for the market"),
            Phase::Deliver => format!("{active}: deliver to a ship?"),
            Phase::Draw => format!("{active} draws a tile"),
            Phase::SetUp | Phase::RefillMarket | Phase::RefillDelivery => "a ship is turned up".into(),
            Phase::Over => "the game is over".into(),
        }
    }

    /// Everything the view shows, as short lines.
    pub(crate) fn fact_lines(view: &View) -> Vec<String> {
        let state = Self::from_facts(view.facts);
        let facts = &state.facts;
        let set = facts.components;
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
        if let Some(outcome) = state.outcome() {
            for standing in &outcome.standings {
                lines.push(format!("score {} {} rank {}", standing.seat, standing.score, standing.rank));
            }
        }
        lines
    }

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

    /// Seats, ships and stacks beside the board.
    pub(crate) fn summary_lines(view: &View) -> Vec<String> {
        let facts = &view.facts;
        let set = facts.components;
        let mut lines = Vec::new();
        for seat in Seat::all(facts.seats) {
            let [bananas, shells, fish] = facts.wares[seat.index()];
            let mark = if seat == facts.active && facts.phase != Phase::Over { "▶" } else { " " };
            let (score, supply) = (facts.score(seat), facts.supply(seat));
            lines.push(format!(
                "{mark} {seat}  {score:>3} points  {bananas}b {shells}s {fish}f  islanders {supply} of 4"
            ));
        }
        lines.push("Ships".into());
        for ship in facts.display {
            lines.push(ship.map_or_else(
                || "  (none)".into(),
                |ship| format!("  {} points for {}", set.ship(ship).value, set.ship(ship).demand.words()),
            ));
        }
        lines.push(format!("Stacks: {} tiles, {} ships", facts.bag.len(), facts.stack_total()));
        lines
    }

    /// What is left in the stacks.
    pub(crate) fn counter_lines(view: &View) -> Vec<String> {
        let facts = &view.facts;
        let set = facts.components;
        let mut lines = vec![format!("{} tiles left in the stack:", facts.bag.len())];
        for (index, layout) in set.layouts.iter().enumerate() {
            let left = facts.bag.iter().filter(|tile| set.tile(**tile).layout == index);
            let count = left.clone().count();
            if count > 0 {
                let fish = |wanted: fn(&crate::Segment) -> bool| {
                    left.clone().filter(|tile| set.tile(**tile).segments.iter().any(wanted)).count()
                };
                let boats = fish(|segment| segment.boat);
                let boats = if boats > 0 { format!(", {boats} with a boat") } else { String::new() };
                lines.push(format!("  {count} × {} {}{boats}", layout.key, layout.name));
            }
        }
        lines.push(format!("{} ships left in the stack:", facts.stack_total()));
        for (kind, &count) in set.ships.iter().zip(&facts.stack).filter(|(_, count)| **count > 0) {
            lines.push(format!("  {count} × {} points for {}", kind.value, kind.demand.words()));
        }
        lines
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `1 banana picker` and so on; used by the component description.
pub(crate) fn kind_total(kind: FeatureKind, total: u32) -> String {
    kind.ware().map_or_else(|| format!("{total} markets"), |ware| amount_words(total, ware))
}
