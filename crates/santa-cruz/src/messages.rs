//! Events, actions and views for people, as messages; `locales/<language>/santa-cruz.ftl` says them.

use atoll_core::{ActionLabel, Message, Messages, ScoreLine, Seat};

use crate::bits::{ScoringSet, Sites};
use crate::components::{SiteId, TileId};
use crate::event::Reason;
use crate::facts::{Half, Phase};
use crate::names::{Building, Card, Category, Reach, Scoring};
use crate::{Action, Components, Event, State, View};

/// Another seat within a message about one.
fn name(seat: Seat) -> Message {
    Message::new("santa-cruz-seat").with("seat", seat)
}

/// A scoring card by its name. The argument `card` is its word.
fn scoring(card: Scoring) -> Message {
    Message::new("santa-cruz-scoring").with("card", card.word())
}

fn scoring_list(cards: ScoringSet) -> Vec<Message> {
    cards.iter().map(scoring).collect()
}

/// Building cards by sort and number.
fn cards(counts: [u8; 4]) -> Vec<Message> {
    let present = Card::ALL.into_iter().zip(counts).filter(|&(_, n)| n > 0);
    present.map(|(card, n)| Message::new("santa-cruz-cards").with("count", n).with("card", card.word())).collect()
}

impl Components {
    /// What a tile shows. `building` is `lighthouse`, `church` or `house`.
    fn tile_message(&self, tile: TileId) -> Message {
        let tile = self.tile(tile);
        let mut things: Vec<Message> = tile
            .resources
            .iter()
            .map(|resource| Message::new("santa-cruz-thing-resource").with("resource", resource.word()))
            .collect();
        if tile.fish_bonus > 0 {
            things.push(Message::new("santa-cruz-thing-bonus").with("amount", tile.fish_bonus));
        }
        if tile.bird {
            things.push(Message::new("santa-cruz-thing-bird"));
        }
        let (key, has_things) = match things.is_empty() {
            true => ("santa-cruz-tile", false),
            false => ("santa-cruz-tile-with", true),
        };
        let message = Message::new(key).with("building", tile.building.word()).with("points", tile.points);
        if has_things { message.with("things", things) } else { message }
    }
}

impl State {
    fn at(&self, message: Message, site: SiteId) -> Message {
        message.with("site", self.site_id(site))
    }

    fn with_tile(&self, message: Message, tile: TileId) -> Message {
        message.with("tile", self.facts.components.tile_message(tile))
    }

    fn gain_message(&self, seat: Seat, amount: i16, reason: Reason, sites: Sites, bonus: i16) -> Message {
        let of = |key: &'static str| Message::new(key).with("seat", seat).with("amount", amount.unsigned_abs());
        match reason {
            Reason::Tile => match sites.first() {
                Some(site) => self.at(of("santa-cruz-event-gained-tile"), site),
                None => of("santa-cruz-event-gained-chips"),
            },
            Reason::Card(Scoring::Eruption) => of("santa-cruz-event-lost"),
            Reason::Card(card) if bonus > 0 => {
                of("santa-cruz-event-gained-bonus").with("card", card.word()).with("bonus", bonus)
            }
            Reason::Card(card) => of("santa-cruz-event-gained-card").with("card", card.word()),
            Reason::Chips => of("santa-cruz-event-gained-chips"),
        }
    }

    fn set_cards(&self, set: crate::SetName) -> Vec<Message> {
        cards(self.facts.components.set(set).cards)
    }

    fn build_label(&self, site: SiteId) -> Message {
        let active = self.facts.active;
        let joined = self.facts.components.joined(site) & !self.index.open;
        let with = |key: &'static str| self.at(Message::new(key), site).with("count", joined.len());
        match (self.facts.tile_on(site), self.facts.neighbour_on(site, active)) {
            (None, _) => with("santa-cruz-action-reveal"),
            (Some(tile), None) => self.with_tile(with("santa-cruz-action-build"), tile),
            (Some(tile), Some(other)) => {
                self.with_tile(with("santa-cruz-action-share"), tile).with("other", name(other))
            }
        }
    }
}

impl Messages for State {
    fn event_message(&self, event: &Event) -> Option<Message> {
        let new = Message::new;
        let of = |key: &'static str, seat: Seat| new(key).with("seat", seat);
        let message = match *event {
            Event::TileLaid { site, tile } => self.with_tile(self.at(new("santa-cruz-event-tile-laid"), site), tile),
            Event::CardDealt { seat, rule } => match rule.number {
                4 => of("santa-cruz-event-card-dealt", seat),
                _ => of("santa-cruz-event-new-card", seat),
            },
            Event::CardSeen { seat, card, .. } => of("santa-cruz-event-card-seen", seat).with("card", card.word()),
            Event::FirstChooser { seat } => of("santa-cruz-event-first-chooser", seat),
            Event::SetTaken { seat, set } => of("santa-cruz-event-set-taken", seat).with("set", set.word()),
            Event::RoundBegun { round, seat } => of("santa-cruz-event-round-begun", seat).with("round", round),
            Event::MarkerSet { seat, amount } => of("santa-cruz-event-marker-set", seat).with("amount", amount),
            Event::BuildingCardPlayed { seat, card } => of("santa-cruz-event-played", seat).with("card", card.word()),
            Event::DoubleNamed { seat, kind } => of("santa-cruz-event-double-named", seat).with("kind", kind.word()),
            Event::ScoringCardPlayed { seat, card } => of("santa-cruz-event-scored", seat).with("card", card.word()),
            Event::Built { seat, site, building, shared_with, .. } => {
                let key = match shared_with {
                    None => "santa-cruz-event-built",
                    Some(_) => "santa-cruz-event-built-shared",
                };
                let message = self.at(of(key, seat).with("building", building.word()), site);
                match shared_with {
                    None => message,
                    Some(other) => message.with("other", name(other)),
                }
            }
            Event::Gained { seat, amount, total, reason, sites, bonus, .. } => {
                self.gain_message(seat, amount, reason, sites, bonus).with("total", total)
            }
            Event::BirdDrawn { seat } => of("santa-cruz-event-bird-drawn", seat),
            Event::ChipSeen { seat, value } => of("santa-cruz-event-chip-seen", seat).with("amount", value),
            Event::NoBirdLeft { seat } => of("santa-cruz-event-no-bird-left", seat),
            Event::TurnedUp { site, tile, .. } => {
                self.with_tile(self.at(new("santa-cruz-event-turned-up"), site), tile)
            }
            Event::Lacking { seat, site, building } => {
                self.at(of("santa-cruz-event-lacking", seat).with("building", building.word()), site)
            }
            Event::Unable { seat, kind, .. } => of("santa-cruz-event-unable", seat).with("kind", kind.word()),
            Event::Declined { seat } => of("santa-cruz-event-declined", seat),
            Event::Erupted { seat, site, building } => {
                self.at(of("santa-cruz-event-erupted", seat).with("building", building.word()), site)
            }
            Event::RoundOver { round } => new("santa-cruz-event-round-over").with("round", round),
            Event::PileTaken { seat, owner } => match seat == owner {
                true => of("santa-cruz-event-own-pile-taken", seat),
                false => of("santa-cruz-event-pile-taken", seat).with("other", name(owner)),
            },
            Event::CardPutAway { seat } => of("santa-cruz-event-card-put-away", seat),
            Event::PutAwaySeen { seat, card } => of("santa-cruz-event-put-away-seen", seat).with("card", card.word()),
            Event::BirdsRevealed { seat, values: [one, two, three] } => {
                of("santa-cruz-event-birds-revealed", seat).with("one", one).with("two", two).with("three", three)
            }
            Event::GameEnded => new("santa-cruz-event-game-ended"),
        };
        Some(message.with("rule", event.rule()))
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        line.message("santa-cruz-ledger-points")
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        let new = Message::new;
        let active = self.facts.active;
        let (label, site) = match action {
            Action::Choose(set) => {
                (new("santa-cruz-action-set").with("set", set.word()).with("cards", self.set_cards(set)), None)
            }
            Action::Play(card) => {
                let (free, shared) = match card {
                    Card::Ship => self.reach(active, Reach::Ship),
                    Card::Path => self.reach(active, Reach::Path),
                    Card::River => self.reach(active, Reach::River),
                    Card::Double => return ActionLabel { label: new("santa-cruz-action-play-double"), place: None },
                };
                (new("santa-cruz-action-play").with("card", card.word()).with("count", (free | shared).len()), None)
            }
            Action::Score(card) => {
                let pays = Seat::all(self.facts.seats).map(|seat| {
                    let amount = self.pay(seat, card).amount;
                    new("santa-cruz-pay").with("seat", seat).with("amount", amount)
                });
                (new("santa-cruz-action-score").with("card", card.word()).with("pays", pays.collect::<Vec<_>>()), None)
            }
            Action::Double(kind) => {
                let (free, shared) = self.reach(active, kind);
                (new("santa-cruz-action-double").with("kind", kind.word()).with("count", (free | shared).len()), None)
            }
            Action::Build(site) => (self.build_label(site), Some(site)),
            Action::Decline => (new("santa-cruz-action-decline"), None),
            Action::Take(owner) => {
                let set = self.facts.set[owner.index()];
                let key = if owner == active { "santa-cruz-action-take-own" } else { "santa-cruz-action-take" };
                let message = new(key).with("seat", owner).with("set", set.map_or("", |set| set.word()));
                (message.with("scoring", scoring_list(self.facts.piles[owner.index()])), None)
            }
            Action::PutAway(card) => (new("santa-cruz-action-away").with("card", card.word()), None),
        };
        ActionLabel { label, place: site.map(|site| self.facts.components.place(site)) }
    }

    fn prompt(&self) -> Message {
        let active = self.facts.active;
        let of = |key: &'static str| Message::new(key).with("seat", active);
        match self.facts.phase {
            Phase::Lay => Message::new("santa-cruz-prompt-lay"),
            Phase::Deal | Phase::New => of("santa-cruz-prompt-card"),
            Phase::First => Message::new("santa-cruz-prompt-first"),
            Phase::Choose => of("santa-cruz-prompt-choose"),
            Phase::Sets => of("santa-cruz-prompt-sets"),
            Phase::Start => Message::new("santa-cruz-prompt-start"),
            Phase::Play => of("santa-cruz-prompt-play"),
            Phase::Double => of("santa-cruz-prompt-double"),
            Phase::Build => {
                let step = self.facts.step;
                let half = match step.half {
                    Half::Single => "single",
                    Half::First => "first",
                    Half::Second => "second",
                };
                of("santa-cruz-prompt-build").with("kind", step.kind.word()).with("half", half)
            }
            Phase::Bird => of("santa-cruz-prompt-bird"),
            Phase::Reveal | Phase::Turn => Message::new("santa-cruz-prompt-turn"),
            Phase::Take => of("santa-cruz-prompt-take"),
            Phase::Away => of("santa-cruz-prompt-away"),
            Phase::Show => of("santa-cruz-prompt-show"),
            Phase::Over => Message::new("santa-cruz-prompt-over"),
        }
    }

    /// Round, seats in marker order, own hand, piles.
    fn summary(view: &View) -> Vec<Message> {
        let facts = &view.facts;
        let mut lines = Vec::new();
        if facts.has_start() {
            let sharing = if facts.has_shared { "used" } else { "free" };
            let line = Message::new("santa-cruz-summary-round").with("round", facts.round).with("sharing", sharing);
            lines.push(line.with("seat", facts.start).with("last", name(facts.last())));
        }
        let seats: Vec<Seat> = match facts.ranking() {
            [] => Seat::all(facts.seats).collect(),
            ranking => ranking.to_vec(),
        };
        for seat in seats {
            let is_active = seat == facts.active && facts.phase != Phase::Over;
            let [lighthouses, churches, houses] = facts.stock[seat.index()];
            let line = Message::new("santa-cruz-summary-seat")
                .with("turn", if is_active { "yes" } else { "no" })
                .with("seat", seat)
                .with("points", facts.points[seat.index()])
                .with("lighthouses", lighthouses)
                .with("churches", churches)
                .with("houses", houses)
                .with("birds", view.birds[seat.index()]);
            lines.push(line);
            if facts.card_total(seat) > 0 {
                let line = Message::new("santa-cruz-summary-cards").with("cards", cards(facts.cards[seat.index()]));
                lines.push(line);
            }
            if view.hands[seat.index()] > 0 && view.viewer != Some(seat) {
                lines.push(Message::new("santa-cruz-summary-scoring").with("count", view.hands[seat.index()]));
            }
            if !facts.scored[seat.index()].is_empty() {
                let scored = scoring_list(facts.scored[seat.index()]);
                lines.push(Message::new("santa-cruz-summary-scored").with("cards", scored));
            }
        }
        if let Some(viewer) = view.viewer {
            view.own_messages(viewer, &mut lines);
        }
        if matches!(facts.phase, Phase::New | Phase::Take) {
            let free = |seat: &Seat| !facts.took.contains(&Some(*seat));
            for seat in Seat::all(facts.seats).filter(free) {
                let line = Message::new("santa-cruz-summary-pile").with("seat", seat);
                let set = facts.set[seat.index()].map_or("", |set| set.word());
                lines.push(line.with("set", set).with("scoring", scoring_list(facts.piles[seat.index()])));
            }
        }
        lines
    }

    /// What nobody has seen.
    fn counter(view: &View) -> Vec<Message> {
        let state = view.any_world();
        let set = &view.facts.components;
        let mut lines = Vec::new();
        for category in Category::ALL {
            let unseen = state.index.unseen & set.tiles_of(category);
            let count = |building| unseen.iter().filter(|&tile| set.tile(tile).building == building).count();
            let line = Message::new("santa-cruz-counter-tiles")
                .with("category", category.word())
                .with("count", unseen.len())
                .with("lighthouses", count(Building::Lighthouse))
                .with("churches", count(Building::Church))
                .with("houses", count(Building::House));
            lines.push(line);
        }
        lines.push(Message::new("santa-cruz-counter-cards").with("count", state.facts.stack().len()));
        let unlocated = view.facts.stack();
        if !unlocated.is_empty() {
            lines.push(Message::new("santa-cruz-counter-unseen").with("cards", scoring_list(unlocated)));
        }
        let birds: u8 = state.facts.birds_left().iter().sum();
        lines.push(Message::new("santa-cruz-counter-birds").with("count", birds));
        lines
    }
}

impl View {
    /// What only the viewer knows.
    fn own_messages(&self, viewer: Seat, lines: &mut Vec<Message>) {
        let own = viewer.index();
        let facts = &self.facts;
        if !facts.hands[own].is_empty() {
            lines.push(Message::new("santa-cruz-own-scoring").with("cards", scoring_list(facts.hands[own])));
        }
        if let (Some(card), None) = (facts.new[own], facts.away[own]) {
            lines.push(Message::new("santa-cruz-own-new").with("card", card.word()));
        }
        if let Some(card) = facts.away[own] {
            lines.push(Message::new("santa-cruz-own-away").with("card", card.word()));
        }
        let [one, two, three] = facts.birds[own];
        if self.birds[own] > 0 {
            lines.push(Message::new("santa-cruz-own-birds").with("one", one).with("two", two).with("three", three));
        }
    }
}
