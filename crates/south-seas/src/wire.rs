//! The JSON form of views and events, documented in `docs/json.md`.

use atoll_core::{Place, RuleId, Seat, Wire, to_hex};
use serde::Serialize;

use crate::components::{FeatureKind, SegmentId, ShipId, bridge_text, island_text, sea_text};
use crate::{
    Action, Components, Demand, EndReason, Event, Options, Phase, Site, Spot, State, Trigger, View, Ware, Wares, law,
};

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileWire {
    tile: String,
    cell: Place,
    rotation: u8,
    /// Sea parts whose fish are covered.
    covered: Vec<String>,
}

/// A part of a laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SiteWire {
    cell: Place,
    part: String,
}

/// Wares by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WaresWire {
    bananas: u32,
    shells: u32,
    fish: u32,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatWire {
    seat: Seat,
    score: u32,
    supply: usize,
    islanders: Vec<SiteWire>,
    wares: WaresWire,
    ships: Vec<String>,
}

/// How many of a design are left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CountWire {
    id: String,
    count: u32,
}

/// All that a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ViewWire {
    viewer: Option<Seat>,
    phase: &'static str,
    active: Seat,
    to_act: Option<Seat>,
    drawn: Option<String>,
    tiles: Vec<TileWire>,
    removed: Vec<String>,
    seats: Vec<SeatWire>,
    display: [Option<String>; 4],
    stack: Vec<CountWire>,
    bag: Vec<CountWire>,
    open: Vec<OpenWire>,
    tokens: u8,
    due: Vec<(Seat, u8)>,
    due_from: u8,
}

/// One event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`, documented there")]
pub enum EventWire {
    ShipTurnedUp {
        ship: String,
        slot: u8,
    },
    TileDrawn {
        seat: Seat,
        tile: String,
    },
    TileRemoved {
        tile: String,
        rule: RuleId,
    },
    TilePlaced {
        seat: Seat,
        tile: String,
        cell: Place,
        rotation: u8,
    },
    IslanderPlaced {
        seat: Seat,
        site: SiteWire,
        role: &'static str,
    },
    IslanderTakenBack {
        seat: Seat,
        site: SiteWire,
    },
    Evaluated {
        kind: FeatureKind,
        site: SiteWire,
        trigger: Trigger,
        rule: RuleId,
        symbols: u16,
        islanders: Vec<u8>,
        cells: Vec<Place>,
    },
    Gained {
        seat: Seat,
        ware: Ware,
        amount: u16,
        site: SiteWire,
        rule: RuleId,
    },
    FishCovered {
        site: SiteWire,
        double: bool,
        token: bool,
        rule: RuleId,
    },
    IslanderReturned {
        seat: Seat,
        site: SiteWire,
        rule: RuleId,
    },
    MarketCompleted {
        site: SiteWire,
        owner: Option<Seat>,
        rule: RuleId,
    },
    ShipWon {
        seat: Seat,
        ship: String,
        value: u8,
        rule: RuleId,
    },
    NoShipLeft {
        seat: Seat,
        rule: RuleId,
    },
    ShipDelivered {
        seat: Seat,
        ship: String,
        value: u8,
        payment: WaresWire,
        rule: RuleId,
    },
    GameEnded {
        reason: EndReason,
        rule: RuleId,
    },
    WaresCounted {
        seat: Seat,
        wares: u32,
        points: u32,
        rule: RuleId,
    },
}

/// An open cell: empty, beside a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenWire {
    cell: Place,
    /// How many of the tiles left in the stack fit there.
    fitting: u32,
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Action`, documented there")]
pub enum ActionWire {
    Place { cell: Place, rotation: u8 },
    Put { site: SiteWire, kind: FeatureKind, symbols: u16, open: u16 },
    Back { site: SiteWire, kind: FeatureKind },
    Take { ship: String, value: u8 },
    Load { ship: String, value: u8, payment: WaresWire },
    Skip,
}

/// A layout; the fields are those of the component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LayoutWire {
    key: String,
    name: String,
    overview: u8,
    count: u8,
    edges: String,
    islands: Vec<String>,
    bridges: Vec<String>,
    seas: Vec<String>,
    market: bool,
    provenance: String,
}

/// A part of a tile design.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PartWire {
    name: String,
    kind: FeatureKind,
    symbols: u8,
    boat: bool,
}

/// A tile design.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileKindWire {
    id: String,
    layout: String,
    count: u8,
    start: bool,
    /// Bridges, islands, seas, then the market, in the order of the layout's lists.
    parts: Vec<PartWire>,
    provenance: String,
}

/// What a ship demands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "demand", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are those of `Demand`, documented there")]
pub enum DemandWire {
    Named { wares: WaresWire },
    Any { count: u8 },
    Same { count: u8 },
    Pair { more: u8, less: u8 },
}

/// A ship design.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShipKindWire {
    id: String,
    value: u8,
    count: u8,
    demand: DemandWire,
    provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ComponentsWire {
    name: String,
    hash: String,
    layouts: Vec<LayoutWire>,
    tiles: Vec<TileKindWire>,
    ships: Vec<ShipKindWire>,
}

fn components_wire(set: &Components) -> ComponentsWire {
    let layouts = set.layouts.iter().map(|layout| LayoutWire {
        key: layout.key.clone(),
        name: layout.name.clone(),
        overview: layout.overview,
        count: layout.count,
        edges: layout.edges.iter().map(|edge| edge.letter()).collect(),
        islands: layout.islands.iter().map(|sides| island_text(sides)).collect(),
        bridges: layout.bridges.iter().map(bridge_text).collect(),
        seas: layout.seas.iter().map(|halves| sea_text(halves)).collect(),
        market: layout.market,
        provenance: layout.provenance.clone(),
    });
    let tiles = set.tiles.iter().map(|kind| TileKindWire {
        id: kind.id.clone(),
        layout: set.layouts[kind.layout].key.clone(),
        count: kind.count,
        start: kind.start,
        parts: (0..)
            .zip(&kind.segments)
            .map(|(index, segment)| PartWire {
                name: kind.segment_name(SegmentId(index)),
                kind: segment.kind,
                symbols: segment.symbols,
                boat: segment.boat,
            })
            .collect(),
        provenance: kind.provenance.clone(),
    });
    let ships = set.ships.iter().map(|ship| ShipKindWire {
        id: ship.id.clone(),
        value: ship.value,
        count: ship.count,
        demand: match ship.demand {
            Demand::Named(wares) => DemandWire::Named { wares: payment_wire(wares) },
            Demand::Any(count) => DemandWire::Any { count },
            Demand::Same(count) => DemandWire::Same { count },
            Demand::Pair(more, less) => DemandWire::Pair { more, less },
        },
        provenance: ship.provenance.clone(),
    });
    ComponentsWire {
        name: set.name.clone(),
        hash: to_hex(&set.hash),
        layouts: layouts.collect(),
        tiles: tiles.collect(),
        ships: ships.collect(),
    }
}

fn wares_wire([bananas, shells, fish]: [u32; 3]) -> WaresWire {
    WaresWire { bananas, shells, fish }
}

fn payment_wire(payment: Wares) -> WaresWire {
    wares_wire(payment.0.map(u32::from))
}

impl State {
    fn site_wire(&self, site: Site) -> SiteWire {
        SiteWire { cell: site.cell.into(), part: self.segment_at(site) }
    }

    fn ship_id(&self, ship: ShipId) -> String {
        self.facts.components.ship(ship).id.clone()
    }
}

/// The phase's stable name.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
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

impl Wire for State {
    type ViewWire = ViewWire;
    type EventWire = EventWire;
    type ActionWire = ActionWire;
    type ComponentsWire = ComponentsWire;

    fn action_wire(&self, action: Action) -> ActionWire {
        match action {
            Action::Place { cell, rotation } => ActionWire::Place { cell: cell.into(), rotation: rotation.quarters() },
            Action::Put { segment } => {
                let spot = Spot { tile: self.last_tile(), segment };
                let feature = self.feature(spot);
                let site = self.site_wire(self.site(spot));
                ActionWire::Put { site, kind: feature.kind, symbols: feature.symbols, open: feature.open }
            }
            Action::Back { spot } => {
                ActionWire::Back { site: self.site_wire(self.site(spot)), kind: self.feature(spot).kind }
            }
            Action::Take { ship } => {
                ActionWire::Take { ship: self.ship_id(ship), value: self.facts.components.ship(ship).value }
            }
            Action::Load { ship, payment } => ActionWire::Load {
                ship: self.ship_id(ship),
                value: self.facts.components.ship(ship).value,
                payment: payment_wire(payment),
            },
            Action::Skip => ActionWire::Skip,
        }
    }

    fn components_wire(options: &Options) -> ComponentsWire {
        components_wire(&options.components)
    }

    fn view_wire(view: &View) -> ViewWire {
        let state = Self::from_facts(view.facts.clone());
        let facts = &state.facts;
        let set = &facts.components;
        let tiles = facts.tiles.iter().map(|laid| {
            let kind = set.tile(laid.tile);
            let covered = (0..kind.segments.len() as u8).filter(|segment| laid.covered >> segment & 1 == 1);
            TileWire {
                tile: kind.id.clone(),
                cell: laid.cell.into(),
                rotation: laid.rotation.quarters(),
                covered: covered.map(|segment| kind.segment_name(SegmentId(segment))).collect(),
            }
        });
        let seats = Seat::all(facts.seats).map(|seat| {
            let taken = set.ships.iter().zip(facts.taken[seat.index()]);
            SeatWire {
                seat,
                score: facts.score(seat),
                supply: facts.supply(seat),
                islanders: facts.islanders[seat.index()].iter().map(|&at| state.site_wire(state.site(at))).collect(),
                wares: wares_wire(facts.wares[seat.index()]),
                ships: taken.flat_map(|(kind, n)| std::iter::repeat_n(kind.id.clone(), n.into())).collect(),
            }
        });
        let in_bag = set.tiles.iter().enumerate().map(|(index, kind)| {
            let count = facts.bag.iter().filter(|tile| usize::from(tile.0) == index).count();
            CountWire { id: kind.id.clone(), count: count as u32 }
        });
        let in_stack =
            set.ships.iter().zip(facts.stack).map(|(kind, n)| CountWire { id: kind.id.clone(), count: n.into() });
        ViewWire {
            viewer: view.viewer,
            phase: phase_word(facts.phase),
            active: facts.active,
            to_act: match atoll_core::Game::turn(&state) {
                atoll_core::Turn::Seat(seat) => Some(seat),
                _ => None,
            },
            drawn: facts.drawn.map(|tile| set.tile(tile).id.clone()),
            tiles: tiles.collect(),
            removed: facts.removed.iter().map(|&tile| set.tile(tile).id.clone()).collect(),
            seats: seats.collect(),
            display: facts.display.map(|ship| ship.map(|ship| state.ship_id(ship))),
            stack: in_stack.filter(|entry| entry.count > 0).collect(),
            bag: in_bag.filter(|entry| entry.count > 0).collect(),
            open: state
                .open_cells()
                .into_iter()
                .map(|(cell, fitting)| OpenWire { cell: cell.into(), fitting })
                .collect(),
            tokens: facts.tokens,
            due: Seat::all(facts.seats).map(|seat| (seat, facts.dues[seat.index()])).filter(|&(_, n)| n > 0).collect(),
            due_from: facts.due_from,
        }
    }

    fn event_wire(&self, event: &Event) -> EventWire {
        let set = &self.facts.components;
        let tile_id = |tile| set.tile(tile).id.clone();
        let at = |site| self.site_wire(site);
        match *event {
            Event::ShipTurnedUp { ship, slot } => EventWire::ShipTurnedUp { ship: self.ship_id(ship), slot },
            Event::TileDrawn { seat, tile } => EventWire::TileDrawn { seat, tile: tile_id(tile) },
            Event::TileRemoved { tile } => EventWire::TileRemoved { tile: tile_id(tile), rule: law(6) },
            Event::TilePlaced { seat, tile, cell, rotation } => {
                EventWire::TilePlaced { seat, tile: tile_id(tile), cell: cell.into(), rotation: rotation.quarters() }
            }
            Event::IslanderPlaced { seat, site } => {
                EventWire::IslanderPlaced { seat, site: at(site), role: self.kind_at(site).islander() }
            }
            Event::IslanderTakenBack { seat, site } => EventWire::IslanderTakenBack { seat, site: at(site) },
            Event::Evaluated { kind, site, trigger, symbols, islanders, cells } => EventWire::Evaluated {
                kind,
                site: at(site),
                trigger,
                rule: trigger.rule(kind),
                symbols,
                islanders: islanders[..usize::from(self.facts.seats)].to_vec(),
                cells: cells.iter().map(|&cell| cell.into()).collect(),
            },
            Event::Gained { seat, ware, amount, site, rule } => {
                EventWire::Gained { seat, ware, amount, site: at(site), rule }
            }
            Event::FishCovered { site, double, token } => {
                EventWire::FishCovered { site: at(site), double, token, rule: law(22) }
            }
            Event::IslanderReturned { seat, site, rule } => EventWire::IslanderReturned { seat, site: at(site), rule },
            Event::MarketCompleted { site, owner } => {
                EventWire::MarketCompleted { site: at(site), owner, rule: law(27) }
            }
            Event::ShipWon { seat, ship, value } => {
                EventWire::ShipWon { seat, ship: self.ship_id(ship), value, rule: law(27) }
            }
            Event::NoShipLeft { seat } => EventWire::NoShipLeft { seat, rule: law(28) },
            Event::ShipDelivered { seat, ship, value, payment } => EventWire::ShipDelivered {
                seat,
                ship: self.ship_id(ship),
                value,
                payment: payment_wire(payment),
                rule: law(30),
            },
            Event::GameEnded { reason } => EventWire::GameEnded { reason, rule: reason.rule() },
            Event::WaresCounted { seat, wares, points } => {
                EventWire::WaresCounted { seat, wares, points, rule: law(42) }
            }
        }
    }
}
