//! The JSON form of views and events, documented in `docs/json.md`.

use atoll_core::{JsonGame, Place, RuleId, Seat, to_hex};
use serde::Serialize;

use crate::components::{SegmentId, ShipId, bridge_text, island_text, sea_text};
use crate::kind::{FeatureKind, Role};
use crate::{
    Action, Components, Demand, EndReason, Event, Options, Phase, Rotation, Site, Spot, State, Trigger, View, Ware,
    Wares, law,
};

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LaidTile"))]
pub struct TileJson {
    tile: String,
    cell: Place,
    rotation: Rotation,
    /// Sea parts whose fish are covered.
    covered: Vec<String>,
}

/// A part of a laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Site"))]
pub struct SiteJson {
    cell: Place,
    part: String,
}

/// Wares by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Wares"))]
pub struct WaresJson {
    bananas: u32,
    shells: u32,
    fish: u32,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatState"))]
pub struct SeatJson {
    seat: Seat,
    score: u32,
    supply: usize,
    islanders: Vec<SiteJson>,
    wares: WaresJson,
    ships: Vec<String>,
}

/// How many of a design are left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Count"))]
pub struct CountJson {
    id: String,
    count: u32,
}

/// All that a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct ViewJson {
    viewer: Option<Seat>,
    phase: Phase,
    active: Seat,
    to_act: Option<Seat>,
    drawn: Option<String>,
    tiles: Vec<TileJson>,
    removed: Vec<String>,
    seats: Vec<SeatJson>,
    display: [Option<String>; 4],
    stack: Vec<CountJson>,
    bag: Vec<CountJson>,
    open: Vec<OpenJson>,
    tokens: u8,
    due: Vec<(Seat, u8)>,
    due_from: u8,
}

/// One event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Event"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`, documented there")]
pub enum EventJson {
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
        rotation: Rotation,
    },
    IslanderPlaced {
        seat: Seat,
        site: SiteJson,
        role: Role,
    },
    IslanderTakenBack {
        seat: Seat,
        site: SiteJson,
    },
    Evaluated {
        kind: FeatureKind,
        site: SiteJson,
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
        site: SiteJson,
        rule: RuleId,
    },
    FishCovered {
        site: SiteJson,
        double: bool,
        token: bool,
        rule: RuleId,
    },
    IslanderReturned {
        seat: Seat,
        site: SiteJson,
        rule: RuleId,
    },
    MarketCompleted {
        site: SiteJson,
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
        payment: WaresJson,
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OpenCell"))]
pub struct OpenJson {
    cell: Place,
    /// How many of the tiles left in the stack fit there.
    fitting: u32,
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Action`, documented there")]
pub enum ActionJson {
    Place { cell: Place, rotation: Rotation },
    Put { site: SiteJson, kind: FeatureKind, symbols: u16, open: u16 },
    Back { site: SiteJson, kind: FeatureKind },
    Take { ship: String, value: u8 },
    Load { ship: String, value: u8, payment: WaresJson },
    Skip,
}

/// A layout; the fields are those of the component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Layout"))]
pub struct LayoutJson {
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Part"))]
pub struct PartJson {
    name: String,
    kind: FeatureKind,
    symbols: u8,
    boat: bool,
}

/// A tile design.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TileKind"))]
pub struct TileKindJson {
    id: String,
    layout: String,
    count: u8,
    start: bool,
    /// Bridges, islands, seas, then the market, in the order of the layout's lists.
    parts: Vec<PartJson>,
    provenance: String,
}

/// What a ship demands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Demand"))]
#[serde(tag = "demand", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are those of `Demand`, documented there")]
pub enum DemandJson {
    Named { wares: WaresJson },
    Any { count: u8 },
    Same { count: u8 },
    Pair { more: u8, less: u8 },
}

/// A ship design.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ShipKind"))]
pub struct ShipKindJson {
    id: String,
    value: u8,
    count: u8,
    demand: DemandJson,
    provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Components"))]
pub struct ComponentsJson {
    name: String,
    hash: String,
    layouts: Vec<LayoutJson>,
    tiles: Vec<TileKindJson>,
    ships: Vec<ShipKindJson>,
}

fn components_json(set: &Components) -> ComponentsJson {
    let layouts = set.layouts.iter().map(|layout| LayoutJson {
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
    let tiles = set.tiles.iter().map(|kind| TileKindJson {
        id: kind.id.clone(),
        layout: set.layouts[kind.layout].key.clone(),
        count: kind.count,
        start: kind.start,
        parts: (0..)
            .zip(&kind.segments)
            .map(|(index, segment)| PartJson {
                name: kind.segment_name(SegmentId(index)),
                kind: segment.kind,
                symbols: segment.symbols,
                boat: segment.boat,
            })
            .collect(),
        provenance: kind.provenance.clone(),
    });
    let ships = set.ships.iter().map(|ship| ShipKindJson {
        id: ship.id.clone(),
        value: ship.value,
        count: ship.count,
        demand: match ship.demand {
            Demand::Named(wares) => DemandJson::Named { wares: payment_json(wares) },
            Demand::Any(count) => DemandJson::Any { count },
            Demand::Same(count) => DemandJson::Same { count },
            Demand::Pair(more, less) => DemandJson::Pair { more, less },
        },
        provenance: ship.provenance.clone(),
    });
    ComponentsJson {
        name: set.name.clone(),
        hash: to_hex(&set.hash),
        layouts: layouts.collect(),
        tiles: tiles.collect(),
        ships: ships.collect(),
    }
}

fn wares_json([bananas, shells, fish]: [u32; 3]) -> WaresJson {
    WaresJson { bananas, shells, fish }
}

fn payment_json(payment: Wares) -> WaresJson {
    wares_json(payment.0.map(u32::from))
}

impl State {
    fn site_json(&self, site: Site) -> SiteJson {
        SiteJson { cell: site.cell.into(), part: self.segment_at(site) }
    }

    fn ship_id(&self, ship: ShipId) -> String {
        self.facts.components.ship(ship).id.clone()
    }
}

impl JsonGame for State {
    type ViewJson = ViewJson;
    type EventJson = EventJson;
    type ActionJson = ActionJson;
    type ComponentsJson = ComponentsJson;

    fn action_json(&self, action: Action) -> ActionJson {
        match action {
            Action::Place { cell, rotation } => ActionJson::Place { cell: cell.into(), rotation },
            Action::Put { segment } => {
                let spot = Spot { tile: self.last_tile(), segment };
                let feature = self.feature(spot);
                let site = self.site_json(self.site(spot));
                ActionJson::Put { site, kind: feature.kind, symbols: feature.symbols, open: feature.open }
            }
            Action::Back { spot } => {
                ActionJson::Back { site: self.site_json(self.site(spot)), kind: self.feature(spot).kind }
            }
            Action::Take { ship } => {
                ActionJson::Take { ship: self.ship_id(ship), value: self.facts.components.ship(ship).value }
            }
            Action::Load { ship, payment } => ActionJson::Load {
                ship: self.ship_id(ship),
                value: self.facts.components.ship(ship).value,
                payment: payment_json(payment),
            },
            Action::Skip => ActionJson::Skip,
        }
    }

    fn components_json(options: &Options) -> ComponentsJson {
        components_json(&options.components)
    }

    fn view_json(view: &View) -> ViewJson {
        let state = Self::from_facts(view.facts.clone());
        let facts = &state.facts;
        let set = &facts.components;
        let tiles = facts.tiles.iter().map(|laid| {
            let kind = set.tile(laid.tile);
            let covered = (0..kind.segments.len() as u8).filter(|segment| laid.covered >> segment & 1 == 1);
            TileJson {
                tile: kind.id.clone(),
                cell: laid.cell.into(),
                rotation: laid.rotation,
                covered: covered.map(|segment| kind.segment_name(SegmentId(segment))).collect(),
            }
        });
        let seats = Seat::all(facts.seats).map(|seat| {
            let taken = set.ships.iter().zip(facts.taken[seat.index()]);
            SeatJson {
                seat,
                score: facts.score(seat),
                supply: facts.supply(seat),
                islanders: facts.islanders[seat.index()].iter().map(|&at| state.site_json(state.site(at))).collect(),
                wares: wares_json(facts.wares[seat.index()]),
                ships: taken.flat_map(|(kind, n)| std::iter::repeat_n(kind.id.clone(), n.into())).collect(),
            }
        });
        let in_bag = set.tiles.iter().enumerate().map(|(index, kind)| {
            let count = facts.bag.iter().filter(|tile| usize::from(tile.0) == index).count();
            CountJson { id: kind.id.clone(), count: count as u32 }
        });
        let in_stack =
            set.ships.iter().zip(facts.stack).map(|(kind, n)| CountJson { id: kind.id.clone(), count: n.into() });
        ViewJson {
            viewer: view.viewer,
            phase: facts.phase,
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
                .map(|(cell, fitting)| OpenJson { cell: cell.into(), fitting })
                .collect(),
            tokens: facts.tokens,
            due: Seat::all(facts.seats).map(|seat| (seat, facts.dues[seat.index()])).filter(|&(_, n)| n > 0).collect(),
            due_from: facts.due_from,
        }
    }

    fn event_json(&self, event: &Event) -> EventJson {
        let set = &self.facts.components;
        let tile_id = |tile| set.tile(tile).id.clone();
        let at = |site| self.site_json(site);
        match *event {
            Event::ShipTurnedUp { ship, slot } => EventJson::ShipTurnedUp { ship: self.ship_id(ship), slot },
            Event::TileDrawn { seat, tile } => EventJson::TileDrawn { seat, tile: tile_id(tile) },
            Event::TileRemoved { tile } => EventJson::TileRemoved { tile: tile_id(tile), rule: law(6) },
            Event::TilePlaced { seat, tile, cell, rotation } => {
                EventJson::TilePlaced { seat, tile: tile_id(tile), cell: cell.into(), rotation }
            }
            Event::IslanderPlaced { seat, site } => {
                EventJson::IslanderPlaced { seat, site: at(site), role: self.kind_at(site).islander() }
            }
            Event::IslanderTakenBack { seat, site } => EventJson::IslanderTakenBack { seat, site: at(site) },
            Event::Evaluated { kind, site, trigger, symbols, islanders, cells } => EventJson::Evaluated {
                kind,
                site: at(site),
                trigger,
                rule: trigger.rule(kind),
                symbols,
                islanders: islanders[..usize::from(self.facts.seats)].to_vec(),
                cells: cells.iter().map(|&cell| cell.into()).collect(),
            },
            Event::Gained { seat, ware, amount, site, rule } => {
                EventJson::Gained { seat, ware, amount, site: at(site), rule }
            }
            Event::FishCovered { site, double, token } => {
                EventJson::FishCovered { site: at(site), double, token, rule: law(22) }
            }
            Event::IslanderReturned { seat, site, rule } => EventJson::IslanderReturned { seat, site: at(site), rule },
            Event::MarketCompleted { site, owner } => {
                EventJson::MarketCompleted { site: at(site), owner, rule: law(27) }
            }
            Event::ShipWon { seat, ship, value } => {
                EventJson::ShipWon { seat, ship: self.ship_id(ship), value, rule: law(27) }
            }
            Event::NoShipLeft { seat } => EventJson::NoShipLeft { seat, rule: law(28) },
            Event::ShipDelivered { seat, ship, value, payment } => EventJson::ShipDelivered {
                seat,
                ship: self.ship_id(ship),
                value,
                payment: payment_json(payment),
                rule: law(30),
            },
            Event::GameEnded { reason } => EventJson::GameEnded { reason, rule: reason.rule() },
            Event::WaresCounted { seat, wares, points } => {
                EventJson::WaresCounted { seat, wares, points, rule: law(42) }
            }
        }
    }
}
