//! The JSON face: what views, events, actions and components look like to readers who do not know our types. Documented in
//! `docs/json.md`.
//!
//! The file is long because every shape of the JSON stands here as a type of its own.

use atoll_core::{Place, RuleId, Seat, Turn, Wire, to_hex};
use serde::Serialize;

use crate::bits::{ScoringSet, Sites};
use crate::components::SiteId;
use crate::event::Reason;
use crate::facts::{Half, Phase};
use crate::names::{Building, Card, Category, Reach, Resource, Scoring, SetName};
use crate::words::{builds_left, is_step, phase_word};
use crate::{Action, Components, Event, Options, State, View};

/// So many pieces of each type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PiecesWire {
    lighthouse: u8,
    church: u8,
    house: u8,
}

/// So many building cards of each sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardsWire {
    ship: u8,
    path: u8,
    river: u8,
    double: u8,
}

/// Own tiles that yield each resource.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResourcesWire {
    sheep: u32,
    fish: u32,
    wood: u32,
    sugar: u32,
    gold: u32,
}

/// Own buildings on each kind of site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlacesWire {
    coast: u32,
    land: u32,
    volcano: u32,
    river: u32,
}

/// A building on a site.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StandingWire {
    seat: Seat,
    building: Building,
}

/// A site as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SiteStateWire {
    site: &'static str,
    tile: Option<&'static str>,
    buildings: Vec<StandingWire>,
}

/// A site that may be built on, with what that would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TargetWire {
    site: &'static str,
    /// Null if it lies face down (SC-15).
    tile: Option<&'static str>,
    building: Option<Building>,
    points: Option<u8>,
    bird: Option<bool>,
    /// Whose building stands there already (SC-18).
    shared_with: Option<Seat>,
    /// The face-down sites that would be turned up (SC-14).
    turns_up: Vec<&'static str>,
}

/// The building step under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StepWire {
    kind: Reach,
    left: u8,
    second: bool,
    site: Option<&'static str>,
    turning: Vec<&'static str>,
}

/// What is left that nobody has seen or owns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LeftWire {
    coast: u32,
    land: u32,
    volcano: u32,
    cards: u32,
    birds: u32,
}

/// What a seat played in round 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileWire {
    set: Option<SetName>,
    scoring: Vec<Scoring>,
    taken_by: Option<Seat>,
}

/// Sites by building card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReachWire {
    ship: Vec<&'static str>,
    path: Vec<&'static str>,
    river: Vec<&'static str>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatWire {
    seat: Seat,
    score: i16,
    rank: Option<u8>,
    set: Option<SetName>,
    took: Option<Seat>,
    stock: PiecesWire,
    lost: PiecesWire,
    cards: CardsWire,
    scoring: u8,
    played: CardsWire,
    scored: Vec<Scoring>,
    pile: Option<PileWire>,
    has_new: bool,
    has_put_away: bool,
    birds: u8,
    bird_values: Option<[u8; 3]>,
    hand: Option<Vec<Scoring>>,
    new: Option<Scoring>,
    away: Option<Scoring>,
    street: u32,
    street_sites: Vec<&'static str>,
    resources: ResourcesWire,
    fish_bonus: i16,
    on: PlacesWire,
    built: PiecesWire,
    reach: ReachWire,
    share: ReachWire,
}

/// What a scoring card would pay now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PayWire {
    card: Scoring,
    rule: RuleId,
    /// By seat, A first; not positive for the eruption.
    points: Vec<i16>,
}

/// All that a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ViewWire {
    viewer: Option<Seat>,
    phase: &'static str,
    round: u8,
    active: Seat,
    to_act: Option<Seat>,
    start: Option<Seat>,
    last: Option<Seat>,
    sharing_used: bool,
    step: Option<StepWire>,
    sites: Vec<SiteStateWire>,
    order: Vec<Seat>,
    left: LeftWire,
    unseen_tiles: Vec<&'static str>,
    unseen_cards: Vec<Scoring>,
    seats: Vec<SeatWire>,
    pays: Vec<PayWire>,
    targets: Vec<TargetWire>,
}

/// Why a marker moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReasonWire {
    /// The points of a tile.
    Tile,
    /// A scoring card.
    Card,
    /// Bird chips at the end.
    Chips,
}

/// One event with its paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EventWire {
    #[serde(flatten)]
    event: EventKindWire,
    rule: RuleId,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`, documented there")]
pub enum EventKindWire {
    TileLaid {
        site: &'static str,
        tile: &'static str,
    },
    CardDealt {
        seat: Seat,
    },
    CardSeen {
        seat: Seat,
        card: Scoring,
    },
    FirstChooser {
        seat: Seat,
    },
    SetTaken {
        seat: Seat,
        set: SetName,
    },
    RoundBegun {
        round: u8,
        seat: Seat,
    },
    MarkerSet {
        seat: Seat,
        amount: u8,
    },
    BuildingCardPlayed {
        seat: Seat,
        card: Card,
    },
    DoubleNamed {
        seat: Seat,
        kind: Reach,
    },
    ScoringCardPlayed {
        seat: Seat,
        card: Scoring,
    },
    Built {
        seat: Seat,
        site: &'static str,
        tile: &'static str,
        building: Building,
        kind: Reach,
        shared_with: Option<Seat>,
    },
    Gained {
        seat: Seat,
        amount: i16,
        total: i16,
        rank: u8,
        reason: ReasonWire,
        card: Option<Scoring>,
        sites: Vec<&'static str>,
        bonus: i16,
    },
    BirdDrawn {
        seat: Seat,
    },
    ChipSeen {
        seat: Seat,
        value: u8,
    },
    NoBirdLeft {
        seat: Seat,
    },
    TurnedUp {
        site: &'static str,
        tile: &'static str,
    },
    Lacking {
        seat: Seat,
        site: &'static str,
        building: Building,
    },
    Unable {
        seat: Seat,
        kind: Reach,
    },
    Declined {
        seat: Seat,
    },
    Erupted {
        seat: Seat,
        site: &'static str,
        building: Building,
    },
    RoundOver {
        round: u8,
    },
    PileTaken {
        seat: Seat,
        owner: Seat,
    },
    CardPutAway {
        seat: Seat,
    },
    PutAwaySeen {
        seat: Seat,
        card: Scoring,
    },
    BirdsRevealed {
        seat: Seat,
        values: [u8; 3],
    },
    GameEnded,
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Action` and what it would bring, documented in docs/json.md")]
pub enum ActionWire {
    Set { set: SetName },
    Play { card: Card, targets: Vec<TargetWire> },
    Score { card: Scoring, points: Vec<i16>, rule: RuleId },
    Double { kind: Reach, targets: Vec<TargetWire> },
    Build { target: TargetWire },
    Decline,
    Take { owner: Seat, set: Option<SetName>, scoring: Vec<Scoring> },
    Away { card: Scoring },
}

/// A site of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SiteWire {
    id: String,
    category: Category,
    island: String,
    x: i64,
    y: i64,
    place: Place,
    paths: Vec<String>,
    rivers: Vec<String>,
    /// What a building here turns up: sites joined by paths, and river neighbours.
    joined: Vec<String>,
    provenance: String,
}

/// A path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PathWire {
    ends: [String; 2],
    provenance: String,
}

/// A river, source first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RiverWire {
    id: String,
    sites: Vec<String>,
    provenance: String,
}

/// A tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileWire {
    id: String,
    category: Category,
    building: Building,
    points: u8,
    resources: Vec<Resource>,
    fish_bonus: u8,
    bird: bool,
    provenance: String,
}

/// A set of building cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetWire {
    id: SetName,
    letter: char,
    #[serde(flatten)]
    cards: CardsWire,
    provenance: String,
}

/// A scoring card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoringWire {
    id: Scoring,
    points: u8,
    single: u8,
    rule: RuleId,
    provenance: String,
}

/// The bird chips of one value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BirdWire {
    value: u8,
    count: u8,
    provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ComponentsWire {
    name: String,
    hash: String,
    sites: Vec<SiteWire>,
    paths: Vec<PathWire>,
    rivers: Vec<RiverWire>,
    tiles: Vec<TileWire>,
    sets: Vec<SetWire>,
    scoring: Vec<ScoringWire>,
    birds: Vec<BirdWire>,
    buildings: PiecesWire,
    warnings: Vec<String>,
}

fn pieces_wire([lighthouse, church, house]: [u8; 3]) -> PiecesWire {
    PiecesWire { lighthouse, church, house }
}

fn cards_wire([ship, path, river, double]: [u8; 4]) -> CardsWire {
    CardsWire { ship, path, river, double }
}

fn scoring_wire(cards: ScoringSet) -> Vec<Scoring> {
    cards.iter().collect()
}

fn components_wire(set: &Components) -> ComponentsWire {
    let id = |site: SiteId| set.site(site).id.clone();
    let sites = set.site_ids().map(|site| {
        let row = set.site(site);
        let rivers = set.rivers.iter().filter(|river| river.sites.contains(&site));
        SiteWire {
            id: row.id.clone(),
            category: row.category,
            island: row.island.clone(),
            x: row.x,
            y: row.y,
            place: set.place(site),
            paths: set.path_neighbours(site).iter().map(id).collect(),
            rivers: rivers.map(|river| river.id.clone()).collect(),
            joined: set.joined(site).iter().map(id).collect(),
            provenance: row.provenance.clone(),
        }
    });
    let paths = set.paths.iter().map(|path| PathWire { ends: path.ends.map(id), provenance: path.provenance.clone() });
    let rivers = set.rivers.iter().map(|river| RiverWire {
        id: river.id.clone(),
        sites: river.sites.iter().map(|&site| id(site)).collect(),
        provenance: river.provenance.clone(),
    });
    let tiles = set.tiles.iter().map(|tile| TileWire {
        id: tile.id.clone(),
        category: tile.category,
        building: tile.building,
        points: tile.points,
        resources: tile.resources.clone(),
        fish_bonus: tile.fish_bonus,
        bird: tile.bird,
        provenance: tile.provenance.clone(),
    });
    let sets = SetName::ALL.into_iter().zip(&set.sets).map(|(name, row)| SetWire {
        id: name,
        letter: name.letter(),
        cards: cards_wire(row.cards),
        provenance: row.provenance.clone(),
    });
    let scoring = Scoring::ALL.into_iter().zip(&set.scoring).map(|(card, row)| ScoringWire {
        id: card,
        points: row.points,
        single: row.single,
        rule: card.rule(),
        provenance: row.provenance.clone(),
    });
    let birds = (1..).zip(&set.birds).map(|(value, row)| BirdWire {
        value,
        count: row.count,
        provenance: row.provenance.clone(),
    });
    ComponentsWire {
        name: set.name.clone(),
        hash: to_hex(&set.hash),
        sites: sites.collect(),
        paths: paths.collect(),
        rivers: rivers.collect(),
        tiles: tiles.collect(),
        sets: sets.collect(),
        scoring: scoring.collect(),
        birds: birds.collect(),
        buildings: pieces_wire(Building::ALL.map(Building::pieces)),
        warnings: set.warnings.clone(),
    }
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
