//! The JSON face: what views, events, actions and components look like to readers who do not know our types. Documented in
//! `docs/json.md`.

use atoll_core::{Seat, Turn, Wire};

mod components;
mod events;
mod views;

use crate::bits::{ScoringSet, Sites};
use crate::components::SiteId;
use crate::event::Reason;
use crate::facts::{Half, Phase};
use crate::lines::{builds_left, is_step, phase_word};
use crate::names::{Building, Card, Category, Reach, Resource, Scoring};
use crate::{Action, Event, Options, State, View};

pub use components::*;
pub use events::*;
pub use views::*;

use components::components_wire;
use views::{cards_wire, pieces_wire};

fn scoring_wire(cards: ScoringSet) -> Vec<Scoring> {
    cards.iter().collect()
}

impl State {
    fn ids(&self, sites: Sites) -> Vec<&'static str> {
        sites.iter().map(|site| self.site_id(site)).collect()
    }

    /// What building on a site would bring the seat.
    fn target_wire(&self, seat: Seat, site: SiteId) -> TargetWire {
        let tile = self.facts.tile_on(site);
        let shown = tile.map(|tile| self.facts.components.tile(tile));
        TargetWire {
            site: self.site_id(site),
            tile: tile.map(|tile| self.tile_id(tile)),
            building: shown.map(|tile| tile.building),
            points: shown.map(|tile| tile.points),
            bird: shown.map(|tile| tile.bird),
            shared_with: self.facts.neighbour_on(site, seat),
            turns_up: self.ids(self.facts.components.joined(site) & !self.index.open),
        }
    }

    fn target_list(&self, seat: Seat, kind: Reach) -> Vec<TargetWire> {
        let (free, shared) = self.reach(seat, kind);
        (free | shared).iter().map(|site| self.target_wire(seat, site)).collect()
    }

    fn reach_wire(&self, sites: impl Fn(Reach) -> Sites) -> ReachWire {
        let [ship, path, river] = Reach::CARDS.map(|kind| self.ids(sites(kind)));
        ReachWire { ship, path, river }
    }

    fn pays_wire(&self, card: Scoring) -> Vec<i16> {
        Seat::all(self.facts.seats).map(|seat| self.pay(seat, card).amount).collect()
    }

    fn seat_wire(&self, view: &View, seat: Seat) -> SeatWire {
        let facts = &view.facts;
        let (own, set) = (seat.index(), facts.components);
        let is_viewer = view.viewer == Some(seat);
        let standing = facts.buildings[own];
        let yields = |resource: Resource| (standing & self.index.yields[resource as usize]).len();
        let on = |category: Category| (standing & set.sites_of(category)).len();
        let street = self.street(seat);
        let taker = Seat::all(facts.seats).find(|taker| facts.took[taker.index()] == Some(seat));
        let has_pile = !facts.piles[own].is_empty();
        let targets = |kind| if facts.has_markers() { self.reach(seat, kind) } else { Default::default() };
        SeatWire {
            seat,
            score: facts.points[own],
            rank: facts.has_markers().then(|| facts.rank(seat)),
            set: facts.playing_set(seat),
            took: facts.took[own],
            stock: pieces_wire(facts.stock[own]),
            lost: pieces_wire(Building::ALL.map(|building| facts.lost(seat, building))),
            cards: cards_wire(facts.cards[own]),
            scoring: view.hands[own],
            played: cards_wire(Card::ALL.map(|card| facts.played(seat, card))),
            scored: scoring_wire(facts.scored[own]),
            pile: has_pile.then(|| PileWire {
                set: facts.set[own],
                scoring: scoring_wire(facts.piles[own]),
                taken_by: taker,
            }),
            has_new: view.has_new[own],
            has_put_away: view.has_put_away[own],
            birds: view.birds[own],
            bird_values: view.knows_birds(seat).then_some(facts.birds[own]),
            hand: is_viewer.then(|| scoring_wire(facts.hands[own])),
            new: facts.new[own],
            away: facts.away[own],
            street: street.len(),
            street_sites: self.ids(street),
            resources: ResourcesWire {
                sheep: yields(Resource::Sheep),
                fish: yields(Resource::Fish),
                wood: yields(Resource::Wood),
                sugar: yields(Resource::Sugar),
                gold: yields(Resource::Gold),
            },
            fish_bonus: self.fish_bonus(seat),
            on: PlacesWire {
                coast: on(Category::Coast),
                land: on(Category::Land),
                volcano: on(Category::Volcano),
                river: (standing & set.river_sites()).len(),
            },
            built: pieces_wire(
                Building::ALL.map(|building| (standing & self.index.takes[building as usize]).len() as u8),
            ),
            reach: self.reach_wire(|kind| targets(kind).0),
            share: self.reach_wire(|kind| targets(kind).1),
        }
    }
}

impl Wire for State {
    type ViewWire = ViewWire;
    type EventWire = EventWire;
    type ActionWire = ActionWire;
    type ComponentsWire = ComponentsWire;

    fn view_wire(view: &View) -> ViewWire {
        let state = view.any_world();
        let facts = &view.facts;
        let set = facts.components;
        let to_act = match atoll_core::Game::turn(&state) {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        let sites = set.site_ids().map(|site| {
            let owners = Seat::all(facts.seats).filter(|seat| facts.buildings[seat.index()].has(site));
            let standing = owners.filter_map(|seat| Some(StandingWire { seat, building: facts.building_on(site)? }));
            SiteStateWire {
                site: state.site_id(site),
                tile: facts.tile_on(site).map(|tile| state.tile_id(tile)),
                buildings: standing.collect(),
            }
        });
        let left = |category: Category| (state.index.unseen & set.tiles_of(category)).len();
        let step = StepWire {
            kind: facts.step.kind,
            left: builds_left(facts.step.half),
            second: facts.step.half == Half::Second,
            site: facts.at.map(|site| state.site_id(site)),
            turning: if facts.phase == Phase::Turn { state.ids(facts.turning) } else { Vec::new() },
        };
        let targets = if facts.phase == Phase::Build { state.index.targets } else { Sites::EMPTY };
        ViewWire {
            viewer: view.viewer,
            phase: phase_word(facts.phase),
            round: facts.round,
            active: facts.active,
            to_act,
            start: facts.has_start().then_some(facts.start),
            last: facts.has_start().then(|| facts.last()),
            sharing_used: facts.has_shared,
            step: is_step(facts.phase).then_some(step),
            sites: sites.collect(),
            order: facts.ranking().to_vec(),
            left: LeftWire {
                coast: left(Category::Coast),
                land: left(Category::Land),
                volcano: left(Category::Volcano),
                cards: state.facts.stack().len(),
                birds: state.facts.birds_left().iter().map(|&n| u32::from(n)).sum(),
            },
            unseen_tiles: state.index.unseen.iter().map(|tile| state.tile_id(tile)).collect(),
            unseen_cards: scoring_wire(facts.stack()),
            seats: Seat::all(facts.seats).map(|seat| state.seat_wire(view, seat)).collect(),
            pays: Scoring::ALL
                .into_iter()
                .map(|card| PayWire { card, rule: card.rule(), points: state.pays_wire(card) })
                .collect(),
            targets: targets.iter().map(|site| state.target_wire(facts.active, site)).collect(),
        }
    }

    fn event_wire(&self, event: &Event) -> EventWire {
        let site_id = |site| self.site_id(site);
        let tile_id = |tile| self.tile_id(tile);
        let kind = match *event {
            Event::TileLaid { site, tile } => EventKindWire::TileLaid { site: site_id(site), tile: tile_id(tile) },
            Event::CardDealt { seat, .. } => EventKindWire::CardDealt { seat },
            Event::CardSeen { seat, card, .. } => EventKindWire::CardSeen { seat, card },
            Event::FirstChooser { seat } => EventKindWire::FirstChooser { seat },
            Event::SetTaken { seat, set } => EventKindWire::SetTaken { seat, set },
            Event::RoundBegun { round, seat } => EventKindWire::RoundBegun { round, seat },
            Event::MarkerSet { seat, amount } => EventKindWire::MarkerSet { seat, amount },
            Event::BuildingCardPlayed { seat, card } => EventKindWire::BuildingCardPlayed { seat, card },
            Event::DoubleNamed { seat, kind } => EventKindWire::DoubleNamed { seat, kind },
            Event::ScoringCardPlayed { seat, card } => EventKindWire::ScoringCardPlayed { seat, card },
            Event::Built { seat, site, tile, building, kind, shared_with } => {
                EventKindWire::Built { seat, site: site_id(site), tile: tile_id(tile), building, kind, shared_with }
            }
            Event::Gained { seat, amount, total, rank, reason, sites, bonus } => EventKindWire::Gained {
                seat,
                amount,
                total,
                rank,
                reason: match reason {
                    Reason::Tile => ReasonWire::Tile,
                    Reason::Card(_) => ReasonWire::Card,
                    Reason::Chips => ReasonWire::Chips,
                },
                card: match reason {
                    Reason::Card(card) => Some(card),
                    _ => None,
                },
                sites: self.ids(sites),
                bonus,
            },
            Event::BirdDrawn { seat } => EventKindWire::BirdDrawn { seat },
            Event::ChipSeen { seat, value } => EventKindWire::ChipSeen { seat, value },
            Event::NoBirdLeft { seat } => EventKindWire::NoBirdLeft { seat },
            Event::TurnedUp { site, tile, .. } => EventKindWire::TurnedUp { site: site_id(site), tile: tile_id(tile) },
            Event::Lacking { seat, site, building } => EventKindWire::Lacking { seat, site: site_id(site), building },
            Event::Unable { seat, kind, .. } => EventKindWire::Unable { seat, kind },
            Event::Declined { seat } => EventKindWire::Declined { seat },
            Event::Erupted { seat, site, building } => EventKindWire::Erupted { seat, site: site_id(site), building },
            Event::RoundOver { round } => EventKindWire::RoundOver { round },
            Event::PileTaken { seat, owner } => EventKindWire::PileTaken { seat, owner },
            Event::CardPutAway { seat } => EventKindWire::CardPutAway { seat },
            Event::PutAwaySeen { seat, card } => EventKindWire::PutAwaySeen { seat, card },
            Event::BirdsRevealed { seat, values } => EventKindWire::BirdsRevealed { seat, values },
            Event::GameEnded => EventKindWire::GameEnded,
        };
        EventWire { event: kind, rule: event.rule() }
    }

    fn action_wire(&self, action: Action) -> ActionWire {
        let active = self.facts.active;
        match action {
            Action::Choose(set) => ActionWire::Set { set },
            Action::Play(card) => {
                let targets = match card {
                    Card::Ship => self.target_list(active, Reach::Ship),
                    Card::Path => self.target_list(active, Reach::Path),
                    Card::River => self.target_list(active, Reach::River),
                    Card::Double => Vec::new(),
                };
                ActionWire::Play { card, targets }
            }
            Action::Score(card) => ActionWire::Score { card, points: self.pays_wire(card), rule: card.rule() },
            Action::Double(kind) => ActionWire::Double { kind, targets: self.target_list(active, kind) },
            Action::Build(site) => ActionWire::Build { target: self.target_wire(active, site) },
            Action::Decline => ActionWire::Decline,
            Action::Take(owner) => ActionWire::Take {
                owner,
                set: self.facts.set[owner.index()],
                scoring: scoring_wire(self.facts.piles[owner.index()]),
            },
            Action::PutAway(card) => ActionWire::Away { card },
        }
    }

    fn components_wire(options: &Options) -> ComponentsWire {
        components_wire(options.components)
    }
}
