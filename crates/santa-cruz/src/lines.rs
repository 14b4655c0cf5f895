//! Events and views as stable lines: what scripts expect and logs keep. Documented in `docs/notation.md`.

use atoll_core::{Game, Lines, Outcome, Seat, Turn};

use crate::bits::Sites;
use crate::event::Reason;
use crate::facts::{Half, Phase};
use crate::names::{Building, Card, Category, Reach, Resource, Scoring};
use crate::state::{BIRDS, CARDS, CHIPS, COAST, LAND, SEATS, SETS, State, VOLCANO};
use crate::{Event, View};

/// How many builds of the card are left in the step under way, this one included.
pub(crate) fn builds_left(half: Half) -> u8 {
    if half == Half::First { 2 } else { 1 }
}

/// Whether a phase belongs to a building step.
pub(crate) fn is_step(phase: Phase) -> bool {
    matches!(phase, Phase::Build | Phase::Reveal | Phase::Bird | Phase::Turn)
}

impl State {
    /// `C01 L03`, in map order.
    pub(crate) fn site_list(&self, sites: Sites) -> String {
        sites.iter().map(|site| self.site_id(site)).collect::<Vec<_>>().join(" ")
    }

    /// What a view shows of one seat.
    fn seat_lines(&self, view: &View, seat: Seat, lines: &mut Vec<String>) {
        let facts = &view.facts;
        let mut line = |text: String| lines.push(format!("{seat} {text}"));
        let own = seat.index();
        line(format!("points {}", facts.points[own]));
        if facts.has_markers() {
            line(format!("rank {}", facts.rank(seat)));
        }
        if let Some(set) = facts.playing_set(seat) {
            line(format!("set {}", set.word()));
        }
        if let Some(owner) = facts.took[own] {
            line(format!("took {owner}"));
        }
        for building in Building::ALL {
            line(format!("stock {} {}", building.word(), facts.stock[own][building as usize]));
        }
        line(format!("lost {}", Building::ALL.iter().map(|&building| facts.lost(seat, building)).sum::<u8>()));
        for card in Card::ALL {
            line(format!("cards {} {}", card.word(), facts.cards[own][card as usize]));
        }
        line(format!("scoring {}", view.hands[own]));
        for card in Card::ALL.into_iter().filter(|&card| facts.played(seat, card) > 0) {
            line(format!("played {} {}", card.word(), facts.played(seat, card)));
        }
        facts.scored[own].iter().for_each(|card| line(format!("scored {}", card.word())));
        if !facts.piles[own].is_empty() {
            facts.piles[own].iter().for_each(|card| line(format!("pile {}", card.word())));
            if let Some(set) = facts.set[own] {
                line(format!("pile-set {}", set.word()));
            }
        }
        line(format!("birds {}", view.birds[own]));
        line(format!("street {}", self.street(seat).len()));
        for resource in Resource::ALL {
            if !(facts.buildings[own] & self.index.yields[resource as usize]).is_empty() {
                line(format!("on {}", resource.word()));
            }
        }
        line(format!("bonus {}", self.fish_bonus(seat)));
        for site in facts.buildings[own].iter() {
            let building = facts.building_on(site).map_or("", Building::word);
            line(format!("building {} {building}", self.site_id(site)));
        }
        if facts.has_markers() {
            for kind in Reach::CARDS {
                let (free, shared) = self.reach(seat, kind);
                let list = if free.is_empty() { "none".into() } else { self.site_list(free) };
                line(format!("reach {} {list}", kind.word()));
                if !shared.is_empty() {
                    line(format!("share {} {}", kind.word(), self.site_list(shared)));
                }
            }
        }
        if view.viewer == Some(seat) {
            facts.hands[own].iter().for_each(|card| line(format!("holds {}", card.word())));
            facts.new[own].into_iter().for_each(|card| line(format!("new {}", card.word())));
            facts.away[own].into_iter().for_each(|card| line(format!("away {}", card.word())));
        }
        if view.knows_birds(seat) {
            let [one, two, three] = facts.birds[own];
            line(format!("values {one} {two} {three}"));
        }
    }
}

impl Lines for State {
    fn event_line(&self, event: &Event) -> String {
        let rule = event.rule();
        match *event {
            Event::TileLaid { site, tile } => format!("lay {} {} {rule}", self.site_id(site), self.tile_id(tile)),
            Event::CardDealt { seat, .. } => format!("deal {seat} {rule}"),
            Event::CardSeen { seat, card, .. } => format!("card {seat} {} {rule}", card.word()),
            Event::FirstChooser { seat } => format!("first {seat} {rule}"),
            Event::SetTaken { seat, set } => format!("set {seat} {} {rule}", set.word()),
            Event::RoundBegun { round, seat } => format!("round {round} {seat} {rule}"),
            Event::MarkerSet { seat, amount } => format!("marker {seat} {amount} {rule}"),
            Event::BuildingCardPlayed { seat, card } => format!("play {seat} {} {rule}", card.word()),
            Event::DoubleNamed { seat, kind } => format!("double {seat} {} {rule}", kind.word()),
            Event::ScoringCardPlayed { seat, card } => format!("score {seat} {} {rule}", card.word()),
            Event::Built { seat, site, building, .. } => {
                format!("build {seat} {} {} {rule}", self.site_id(site), building.word())
            }
            Event::Gained { seat, amount, reason, sites, bonus, .. } => match reason {
                Reason::Tile => format!("gain {seat} {amount} {} {rule}", self.site_list(sites)),
                Reason::Card(card) if card.has_fish_bonus() => {
                    format!("gain {seat} {amount} {} {rule} bonus={bonus}", card.word())
                }
                Reason::Card(card) => format!("gain {seat} {amount} {} {rule}", card.word()),
                Reason::Chips => format!("gain {seat} {amount} chips {rule}"),
            },
            Event::BirdDrawn { seat } => format!("bird {seat} {rule}"),
            Event::ChipSeen { seat, value } => format!("chip {seat} {value} {rule}"),
            Event::NoBirdLeft { seat } => format!("no-bird {seat} {rule}"),
            Event::TurnedUp { site, tile, .. } => {
                format!("turn-up {} {} {rule}", self.site_id(site), self.tile_id(tile))
            }
            Event::Lacking { seat, site, building } => {
                format!("lack {seat} {} {} {rule}", self.site_id(site), building.word())
            }
            Event::Unable { seat, kind, .. } => format!("unable {seat} {} {rule}", kind.word()),
            Event::Declined { seat } => format!("decline {seat} {rule}"),
            Event::Erupted { seat, site, building } => {
                format!("erupt {seat} {} {} {rule}", self.site_id(site), building.word())
            }
            Event::RoundOver { round } => format!("round-over {round} {rule}"),
            Event::PileTaken { seat, owner } => format!("take {seat} {owner} {rule}"),
            Event::CardPutAway { seat } => format!("away {seat} {rule}"),
            Event::PutAwaySeen { seat, card } => format!("away-card {seat} {} {rule}", card.word()),
            Event::BirdsRevealed { seat, values: [one, two, three] } => {
                format!("reveal {seat} {one} {two} {three} {rule}")
            }
            Event::GameEnded => format!("end {rule}"),
        }
    }

    fn fact_lines(view: &View) -> Vec<String> {
        let state = view.any_world();
        let facts = &view.facts;
        let mut lines = vec![match state.turn() {
            Turn::Seat(seat) => format!("turn {seat} {}", facts.phase.word()),
            Turn::Chance(bag) => format!("turn chance {}", bag_word(bag)),
            Turn::Over => "over".into(),
        }];
        lines.push(format!("phase {}", facts.phase.word()));
        lines.push(format!("active {}", facts.active));
        lines.push(format!("round {}", facts.round));
        if facts.has_start() {
            lines.push(format!("start {}", facts.start));
            lines.push(format!("last {}", facts.last()));
            lines.push(format!("sharing {}", if facts.has_shared { "used" } else { "free" }));
        }
        if is_step(facts.phase) {
            lines.push(format!("step {} {}", facts.step.kind.word(), builds_left(facts.step.half)));
        }
        lines.extend(facts.at.map(|site| format!("at {}", state.site_id(site))));
        if facts.phase == Phase::Turn {
            lines.push(format!("turning {}", state.site_list(facts.turning)));
        }
        for category in Category::ALL {
            let left = (state.index.unseen & facts.components.tiles_of(category)).len();
            lines.push(format!("left {} {left}", category.word()));
        }
        lines.push(format!("left cards {}", state.facts.stack().len()));
        lines.push(format!("left birds {}", state.facts.birds_left().iter().sum::<u8>()));
        if facts.has_markers() {
            lines.push(format!("order{}", facts.ranking().iter().map(|seat| format!(" {seat}")).collect::<String>()));
        }
        for seat in Seat::all(facts.seats) {
            state.seat_lines(view, seat, &mut lines);
        }
        for site in facts.components.site_ids() {
            let id = state.site_id(site);
            lines.push(match facts.tile_on(site) {
                Some(tile) => format!("site {id} {}", state.tile_id(tile)),
                None if state.category(site) == Category::Coast => format!("site {id} empty"),
                None => format!("site {id} face-down"),
            });
        }
        for card in Scoring::ALL {
            let pays = Seat::all(facts.seats).map(|seat| format!(" {seat}={}", state.pay(seat, card).amount));
            lines.push(format!("pays {}{}", card.word(), pays.collect::<String>()));
        }
        lines.extend(state.outcome().iter().flat_map(Outcome::lines));
        lines
    }
}

/// The bag's stable name.
fn bag_word(bag: atoll_core::Bag) -> &'static str {
    match bag {
        COAST => "coast",
        LAND => "land",
        VOLCANO => "volcano",
        CARDS => "cards",
        BIRDS => "birds",
        SEATS => "seats",
        SETS => "sets",
        CHIPS => "chips",
        _ => "unknown",
    }
}
