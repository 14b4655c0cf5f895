//! The JSON face: what views, events, actions and components look like to readers who do not know our types. Documented in
//! `docs/json.md`.

use atoll_core::{JsonGame, Seat, Turn};

mod components;
mod events;
mod views;

use crate::bits::{ScoringSet, Sites};
use crate::components::SiteId;
use crate::event::Reason;
use crate::facts::{Half, Phase};
use crate::lines::{builds_left, is_step};
use crate::names::{Building, Card, Category, Reach, Resource, Scoring};
use crate::{Action, Event, Options, State, View};

pub use components::*;
pub use events::*;
pub use views::*;

use components::components_json;
use views::{cards_json, pieces_json};

fn scoring_json(cards: ScoringSet) -> Vec<Scoring> {
    cards.iter().collect()
}

impl State {
    fn ids(&self, sites: Sites) -> Vec<String> {
        sites.iter().map(|site| self.site_id(site).to_owned()).collect()
    }

    /// What building on a site would bring the seat.
    fn target_json(&self, seat: Seat, site: SiteId) -> TargetJson {
        let tile = self.facts.tile_on(site);
        let shown = tile.map(|tile| self.facts.components.tile(tile));
        TargetJson {
            site: self.site_id(site).to_owned(),
            tile: tile.map(|tile| self.tile_id(tile).to_owned()),
            building: shown.map(|tile| tile.building),
            points: shown.map(|tile| tile.points),
            bird: shown.map(|tile| tile.bird),
            shared_with: self.facts.neighbour_on(site, seat),
            turns_up: self.ids(self.facts.components.joined(site) & !self.index.open),
        }
    }

    fn target_list(&self, seat: Seat, kind: Reach) -> Vec<TargetJson> {
        let (free, shared) = self.reach(seat, kind);
        (free | shared).iter().map(|site| self.target_json(seat, site)).collect()
    }

    fn reach_json(&self, sites: impl Fn(Reach) -> Sites) -> ReachJson {
        let [ship, path, river] = Reach::CARDS.map(|kind| self.ids(sites(kind)));
        ReachJson { ship, path, river }
    }

    fn pays_json(&self, card: Scoring) -> Vec<i16> {
        Seat::all(self.facts.seats).map(|seat| self.pay(seat, card).amount).collect()
    }

    fn seat_json(&self, view: &View, seat: Seat) -> SeatJson {
        let facts = &view.facts;
        let (own, set) = (seat.index(), &facts.components);
        let is_viewer = view.viewer == Some(seat);
        let standing = facts.buildings[own];
        let yields = |resource: Resource| (standing & self.index.yields[resource as usize]).len();
        let on = |category: Category| (standing & set.sites_of(category)).len();
        let street = self.street(seat);
        let taker = Seat::all(facts.seats).find(|taker| facts.took[taker.index()] == Some(seat));
        let has_pile = !facts.piles[own].is_empty();
        let targets = |kind| if facts.has_markers() { self.reach(seat, kind) } else { Default::default() };
        SeatJson {
            seat,
            score: facts.points[own],
            rank: facts.has_markers().then(|| facts.rank(seat)),
            set: facts.playing_set(seat),
            took: facts.took[own],
            stock: pieces_json(facts.stock[own]),
            lost: pieces_json(Building::ALL.map(|building| facts.lost(seat, building))),
            cards: cards_json(facts.cards[own]),
            scoring: view.hands[own],
            played: cards_json(Card::ALL.map(|card| facts.played(seat, card))),
            scored: scoring_json(facts.scored[own]),
            pile: has_pile.then(|| PileJson {
                set: facts.set[own],
                scoring: scoring_json(facts.piles[own]),
                taken_by: taker,
            }),
            has_new: view.has_new[own],
            has_put_away: view.has_put_away[own],
            birds: view.birds[own],
            bird_values: view.knows_birds(seat).then_some(facts.birds[own]),
            hand: is_viewer.then(|| scoring_json(facts.hands[own])),
            new: facts.new[own],
            away: facts.away[own],
            street: street.len(),
            street_sites: self.ids(street),
            resources: ResourcesJson {
                sheep: yields(Resource::Sheep),
                fish: yields(Resource::Fish),
                wood: yields(Resource::Wood),
                sugar: yields(Resource::Sugar),
                gold: yields(Resource::Gold),
            },
            fish_bonus: self.fish_bonus(seat),
            on: PlacesJson {
                coast: on(Category::Coast),
                land: on(Category::Land),
                volcano: on(Category::Volcano),
                river: (standing & set.river_sites()).len(),
            },
            built: pieces_json(
                Building::ALL.map(|building| (standing & self.index.takes[building as usize]).len() as u8),
            ),
            reach: self.reach_json(|kind| targets(kind).0),
            share: self.reach_json(|kind| targets(kind).1),
        }
    }
}

impl JsonGame for State {
    type ViewJson = ViewJson;
    type EventJson = EventJson;
    type ActionJson = ActionJson;
    type ComponentsJson = ComponentsJson;

    fn view_json(view: &View) -> ViewJson {
        let state = view.any_world();
        let facts = &view.facts;
        let set = &facts.components;
        let to_act = match atoll_core::Game::turn(&state) {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        let sites = set.site_ids().map(|site| {
            let owners = Seat::all(facts.seats).filter(|seat| facts.buildings[seat.index()].has(site));
            let standing = owners.filter_map(|seat| Some(StandingJson { seat, building: facts.building_on(site)? }));
            SiteStateJson {
                site: state.site_id(site).to_owned(),
                tile: facts.tile_on(site).map(|tile| state.tile_id(tile).to_owned()),
                buildings: standing.collect(),
            }
        });
        let left = |category: Category| (state.index.unseen & set.tiles_of(category)).len();
        let step = StepJson {
            kind: facts.step.kind,
            left: builds_left(facts.step.half),
            second: facts.step.half == Half::Second,
            site: facts.at.map(|site| state.site_id(site).to_owned()),
            turning: if facts.phase == Phase::Turn { state.ids(facts.turning) } else { Vec::new() },
        };
        let targets = if facts.phase == Phase::Build { state.index.targets } else { Sites::EMPTY };
        ViewJson {
            viewer: view.viewer,
            phase: facts.phase,
            round: facts.round,
            active: facts.active,
            to_act,
            start: facts.has_start().then_some(facts.start),
            last: facts.has_start().then(|| facts.last()),
            sharing_used: facts.has_shared,
            step: is_step(facts.phase).then_some(step),
            sites: sites.collect(),
            order: facts.ranking().to_vec(),
            left: LeftJson {
                coast: left(Category::Coast),
                land: left(Category::Land),
                volcano: left(Category::Volcano),
                cards: state.facts.stack().len(),
                birds: state.facts.birds_left().iter().map(|&n| u32::from(n)).sum(),
            },
            unseen_tiles: state.index.unseen.iter().map(|tile| state.tile_id(tile).to_owned()).collect(),
            unseen_cards: scoring_json(facts.stack()),
            seats: Seat::all(facts.seats).map(|seat| state.seat_json(view, seat)).collect(),
            pays: Scoring::ALL
                .into_iter()
                .map(|card| PayJson { card, rule: card.rule(), points: state.pays_json(card) })
                .collect(),
            targets: targets.iter().map(|site| state.target_json(facts.active, site)).collect(),
        }
    }

    fn event_json(&self, event: &Event) -> EventJson {
        let site_id = |site| self.site_id(site).to_owned();
        let tile_id = |tile| self.tile_id(tile).to_owned();
        let kind = match *event {
            Event::TileLaid { site, tile } => EventKindJson::TileLaid { site: site_id(site), tile: tile_id(tile) },
            Event::CardDealt { seat, .. } => EventKindJson::CardDealt { seat },
            Event::CardSeen { seat, card, .. } => EventKindJson::CardSeen { seat, card },
            Event::FirstChooser { seat } => EventKindJson::FirstChooser { seat },
            Event::SetTaken { seat, set } => EventKindJson::SetTaken { seat, set },
            Event::RoundBegun { round, seat } => EventKindJson::RoundBegun { round, seat },
            Event::MarkerSet { seat, amount } => EventKindJson::MarkerSet { seat, amount },
            Event::BuildingCardPlayed { seat, card } => EventKindJson::BuildingCardPlayed { seat, card },
            Event::DoubleNamed { seat, kind } => EventKindJson::DoubleNamed { seat, kind },
            Event::ScoringCardPlayed { seat, card } => EventKindJson::ScoringCardPlayed { seat, card },
            Event::Built { seat, site, tile, building, kind, shared_with } => {
                EventKindJson::Built { seat, site: site_id(site), tile: tile_id(tile), building, kind, shared_with }
            }
            Event::Gained { seat, amount, total, rank, reason, sites, bonus } => EventKindJson::Gained {
                seat,
                amount,
                total,
                rank,
                reason: match reason {
                    Reason::Tile => ReasonJson::Tile,
                    Reason::Card(_) => ReasonJson::Card,
                    Reason::Chips => ReasonJson::Chips,
                },
                card: match reason {
                    Reason::Card(card) => Some(card),
                    _ => None,
                },
                sites: self.ids(sites),
                bonus,
            },
            Event::BirdDrawn { seat } => EventKindJson::BirdDrawn { seat },
            Event::ChipSeen { seat, value } => EventKindJson::ChipSeen { seat, value },
            Event::NoBirdLeft { seat } => EventKindJson::NoBirdLeft { seat },
            Event::TurnedUp { site, tile, .. } => EventKindJson::TurnedUp { site: site_id(site), tile: tile_id(tile) },
            Event::Lacking { seat, site, building } => EventKindJson::Lacking { seat, site: site_id(site), building },
            Event::Unable { seat, kind, .. } => EventKindJson::Unable { seat, kind },
            Event::Declined { seat } => EventKindJson::Declined { seat },
            Event::Erupted { seat, site, building } => EventKindJson::Erupted { seat, site: site_id(site), building },
            Event::RoundOver { round } => EventKindJson::RoundOver { round },
            Event::PileTaken { seat, owner } => EventKindJson::PileTaken { seat, owner },
            Event::CardPutAway { seat } => EventKindJson::CardPutAway { seat },
            Event::PutAwaySeen { seat, card } => EventKindJson::PutAwaySeen { seat, card },
            Event::BirdsRevealed { seat, values } => EventKindJson::BirdsRevealed { seat, values },
            Event::GameEnded => EventKindJson::GameEnded,
        };
        EventJson { event: kind, rule: event.rule() }
    }

    fn action_json(&self, action: Action) -> ActionJson {
        let active = self.facts.active;
        match action {
            Action::Choose(set) => ActionJson::Set { set },
            Action::Play(card) => {
                let targets = match card {
                    Card::Ship => self.target_list(active, Reach::Ship),
                    Card::Path => self.target_list(active, Reach::Path),
                    Card::River => self.target_list(active, Reach::River),
                    Card::Double => Vec::new(),
                };
                ActionJson::Play { card, targets }
            }
            Action::Score(card) => ActionJson::Score { card, points: self.pays_json(card), rule: card.rule() },
            Action::Double(kind) => ActionJson::Double { kind, targets: self.target_list(active, kind) },
            Action::Build(site) => ActionJson::Build { target: self.target_json(active, site) },
            Action::Decline => ActionJson::Decline,
            Action::Take(owner) => ActionJson::Take {
                owner,
                set: self.facts.set[owner.index()],
                scoring: scoring_json(self.facts.piles[owner.index()]),
            },
            Action::PutAway(card) => ActionJson::Away { card },
        }
    }

    fn components_json(options: &Options) -> ComponentsJson {
        components_json(&options.components)
    }
}
