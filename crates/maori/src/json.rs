//! The JSON form of views and events, documented in `docs/json.md`.

use atoll_core::{Game, JsonGame, Place, RuleId, Seat, Turn, to_hex};
use serde::Serialize;

use crate::components::{BoardId, Shape, TileId};
use crate::rules::WREATH;
use crate::space::side_letters;
use crate::{
    Action, Bay, Components, EndReason, Event, Mode, Options, Phase, Rotation, Source, Space, Spaces, State, View, law,
};

/// A laid tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LaidTile"))]
pub struct TileJson {
    tile: String,
    cell: Place,
    rotation: Rotation,
    /// Whether its island is finished; none for water.
    finished: Option<bool>,
}

/// An island on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Island"))]
pub struct IslandJson {
    cells: Vec<Place>,
    finished: bool,
    palms: u8,
    hut: bool,
    reef: bool,
    wreaths: u8,
    points: u8,
}

/// What a seat's points would consist of if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Score"))]
pub struct ScoreJson {
    palms: i16,
    wreaths: i16,
    boats: i16,
    shells: i16,
    empty: i16,
    total: i16,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SeatState"))]
pub struct SeatJson {
    seat: Seat,
    shells: u8,
    /// Boats on the board: free steps of the explorer.
    boats: u8,
    /// The farthest the explorer can be moved.
    range: u8,
    storage: Option<String>,
    ship: Option<Place>,
    tiles: Vec<TileJson>,
    empty: u32,
    islands: Vec<IslandJson>,
    score: ScoreJson,
}

/// How many of a design are somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Count"))]
pub struct CountJson {
    id: String,
    count: u32,
}

/// A tile that the explorer faces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Faced"))]
pub struct FacedJson {
    /// How many tiles are passed over: the price.
    depth: u8,
    tile: String,
    place: u8,
    affordable: bool,
}

/// A move of the explorer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Move"))]
pub struct MoveJson {
    steps: u8,
    position: u8,
    price: u8,
}

/// An empty space that an own ship can get to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Reach"))]
pub struct ReachJson {
    cell: Place,
    /// The tile the ship stands on then.
    from: Option<Place>,
    price: u8,
}

/// All that a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "View"))]
pub struct ViewJson {
    viewer: Option<Seat>,
    mode: Mode,
    board: BoardId,
    phase: Phase,
    active: Seat,
    to_act: Option<Seat>,
    explorer: Option<u8>,
    display: Vec<Option<String>>,
    gap: Option<u8>,
    faced: Vec<FacedJson>,
    stack: Vec<CountJson>,
    removed: Vec<CountJson>,
    aside: u8,
    supply: u8,
    passes: u8,
    filled: Option<Seat>,
    seats: Vec<SeatJson>,
    moves: Vec<MoveJson>,
    reach: Vec<ReachJson>,
}

/// One event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Event"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Event`, documented there")]
pub enum EventJson {
    TurnedUp { tile: String, place: u8 },
    SetAside { tile: String, rule: RuleId },
    ShuffledIn { count: u8, rule: RuleId },
    PlacerDrawn { seat: Seat, rule: RuleId },
    ExplorerPlaced { seat: Seat, position: u8, rule: RuleId },
    ExplorerMoved { seat: Seat, steps: u8, from: u8, to: u8, price: u8, rule: RuleId },
    OwnShipMoved { seat: Seat, from: Option<Place>, to: Place, price: u8, rule: RuleId },
    OwnShipStayed { seat: Seat, rule: RuleId },
    TileTaken { seat: Seat, tile: String, place: Option<u8>, price: u8, rule: RuleId },
    TileLaid { seat: Seat, tile: String, cell: Place, rotation: Rotation },
    TileStored { seat: Seat, tile: String },
    ShellsGained { seat: Seat, amount: u8, shown: u8, rule: RuleId },
    TileRemoved { seat: Seat, tile: String, cell: Place, rule: RuleId },
    Passed { seat: Seat, rule: RuleId },
    Refilled { tile: String, place: u8, rule: RuleId },
    BoardFull { seat: Seat, rule: RuleId },
    GameEnded { reason: EndReason, rule: RuleId },
    IslandUnfinished { seat: Seat, cells: Vec<Place>, rule: RuleId },
    PalmsScored { seat: Seat, palms: u8, each: u8, points: u8, cells: Vec<Place>, rule: RuleId },
    WreathScored { seat: Seat, cells: Vec<Place>, points: u8, rule: RuleId },
    BoatsScored { seat: Seat, boats: u8, points: u8, rule: RuleId },
    ShellsScored { seat: Seat, shells: u8, points: u8, rule: RuleId },
    EmptyScored { seat: Seat, spaces: u8, points: i16, rule: RuleId },
    TieBroken { seat: Seat, shells: u8, rule: RuleId },
}

/// One decision of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
#[serde(tag = "action", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are those of `Action`, documented there, with what they cost and bring")]
pub enum ActionJson {
    Place {
        position: u8,
    },
    Move {
        steps: u8,
        position: u8,
        price: u8,
    },
    Lay {
        depth: Option<u8>,
        tile: String,
        place: Option<u8>,
        cell: Place,
        rotation: Rotation,
        from: Option<Place>,
        tile_price: u8,
        ship_price: u8,
        price: u8,
        shells: u8,
    },
    Store {
        depth: u8,
        tile: String,
        place: u8,
        price: u8,
    },
    Remove {
        tile: String,
        cell: Place,
    },
    Pass,
    Ship {
        cell: Place,
    },
    Stay,
}

/// A tile design; the fields are those of the component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TileKind"))]
pub struct TileKindJson {
    id: String,
    shape: Shape,
    open: String,
    palms: u8,
    hut: bool,
    wreath: String,
    boats: u8,
    shells: u8,
    count: u8,
    /// Whether it stands upright (MA-14).
    upright: bool,
    /// The rotations it can be laid in.
    rotations: Vec<u8>,
    provenance: String,
}

/// A board; the fields are those of the component file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BoardKind"))]
pub struct BoardKindJson {
    id: BoardId,
    width: u8,
    height: u8,
    rows: Vec<String>,
    boats: u8,
    spaces: u32,
    provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Components"))]
pub struct ComponentsJson {
    name: String,
    hash: String,
    tiles: Vec<TileKindJson>,
    boards: Vec<BoardKindJson>,
}

fn components_json(set: &Components) -> ComponentsJson {
    let tiles = set.tiles.iter().map(|kind| TileKindJson {
        id: kind.id.clone(),
        shape: kind.shape,
        open: side_letters(kind.open),
        palms: kind.palms,
        hut: kind.hut,
        wreath: side_letters(kind.wreath),
        boats: kind.boats,
        shells: kind.shells,
        count: kind.count,
        upright: kind.palms > 0,
        rotations: (0..kind.ways()).collect(),
        provenance: kind.provenance.clone(),
    });
    let boards = set.boards.iter().map(|kind| BoardKindJson {
        id: kind.id,
        width: kind.width,
        height: kind.height,
        rows: kind.rows(),
        boats: kind.boats,
        spaces: kind.waters.len(),
        provenance: kind.provenance.clone(),
    });
    ComponentsJson { name: set.name.clone(), hash: to_hex(&set.hash), tiles: tiles.collect(), boards: boards.collect() }
}

fn cells(spaces: Spaces) -> Vec<Place> {
    spaces.iter().map(Place::from).collect()
}

impl State {
    fn id_of(&self, tile: TileId) -> String {
        self.id(tile).to_string()
    }

    fn seat_json(&self, seat: Seat) -> SeatJson {
        let bay = self.bay(seat);
        let mut islands = Vec::new();
        self.islands(bay, |island| islands.push(island));
        let finished =
            |space: Space| islands.iter().find(|island| island.spaces.has(space)).map(|island| island.is_finished);
        let tiles = bay.laid.iter().map(|space| self.tile_json(bay, space, finished(space)));
        let score = self.scores()[seat.index()];
        SeatJson {
            seat,
            shells: bay.shells,
            boats: bay.boats,
            range: bay.boats + bay.shells,
            storage: bay.stored().map(|tile| self.id_of(tile)),
            ship: bay.ship().map(Place::from),
            tiles: tiles.collect(),
            empty: self.waters.without(bay.laid).len(),
            islands: islands
                .iter()
                .map(|island| IslandJson {
                    cells: cells(island.spaces),
                    finished: island.is_finished,
                    palms: island.palms,
                    hut: island.has_hut,
                    reef: island.is_in_reef,
                    wreaths: island.wreath_count(),
                    points: island.palm_points(),
                })
                .collect(),
            score: ScoreJson {
                palms: score.palms,
                wreaths: score.wreaths,
                boats: score.boats,
                shells: score.shells,
                empty: score.empty,
                total: score.total(),
            },
        }
    }

    fn tile_json(&self, bay: &Bay, space: Space, finished: Option<bool>) -> TileJson {
        let face = bay.faces[space.index()];
        TileJson { tile: self.id_of(face.tile()), cell: space.into(), rotation: face.rotation(), finished }
    }

    fn counts(&self, count: impl Fn(TileId) -> u32) -> Vec<CountJson> {
        let tiles = (0..self.components.tiles.len() as u8).map(TileId);
        let counted = tiles.map(|tile| CountJson { id: self.id_of(tile), count: count(tile) });
        counted.filter(|entry| entry.count > 0).collect()
    }
}

impl JsonGame for State {
    type ViewJson = ViewJson;
    type EventJson = EventJson;
    type ActionJson = ActionJson;
    type ComponentsJson = ComponentsJson;

    fn action_json(&self, action: Action) -> ActionJson {
        match action {
            Action::Place { position } => ActionJson::Place { position: position.number() },
            Action::Move { steps } => ActionJson::Move {
                steps,
                position: crate::Position(self.explorer).after(steps).number(),
                price: self.move_price(steps),
            },
            Action::Lay { source, space, rotation, from } => {
                let (tile, place) = self.source_tile(source).unwrap_or_default();
                let depth = if let Source::Display(depth) = source { Some(depth) } else { None };
                let tile_price = depth.unwrap_or(0);
                let ship_price = from.and_then(|from| self.reach().steps_to(from)).unwrap_or(0);
                let price = tile_price + ship_price;
                ActionJson::Lay {
                    depth,
                    tile: self.id_of(tile),
                    place,
                    cell: space.into(),
                    rotation,
                    from: from.map(Place::from),
                    tile_price,
                    ship_price,
                    price,
                    // MA-15: what is paid goes into the supply first.
                    shells: self.components.tile(tile).shells.min(self.supply() + price),
                }
            }
            Action::Store { depth } => {
                let (tile, place) = self.source_tile(Source::Display(depth)).unwrap_or_default();
                ActionJson::Store { depth, tile: self.id_of(tile), place: place.unwrap_or_default(), price: depth }
            }
            Action::Remove { space } => {
                let tile = self.own().tile(space).map(|(tile, _)| self.id_of(tile)).unwrap_or_default();
                ActionJson::Remove { tile, cell: space.into() }
            }
            Action::Pass => ActionJson::Pass,
            Action::Ship { space } => ActionJson::Ship { cell: space.into() },
            Action::Stay => ActionJson::Stay,
        }
    }

    fn components_json(options: &Options) -> ComponentsJson {
        components_json(&options.components)
    }

    fn view_json(view: &View) -> ViewJson {
        let state = &view.table;
        let shells = state.own().shells;
        let faced = (0..).zip(state.takeable()).map(|(depth, (tile, place))| FacedJson {
            depth,
            tile: state.id_of(tile),
            place,
            affordable: depth <= shells,
        });
        let moves = state.steps().into_iter().map(|(steps, position, price)| MoveJson {
            steps,
            position: position.number(),
            price,
        });
        let reach = state.reachable().into_iter().map(|(cell, from, price)| ReachJson {
            cell: cell.into(),
            from: from.map(Place::from),
            price,
        });
        ViewJson {
            viewer: view.viewer,
            mode: state.mode,
            board: state.board,
            phase: state.phase,
            active: state.active,
            to_act: match state.turn() {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            },
            explorer: state.explorer().map(|position| position.number()),
            display: (0..state.display.len()).map(|place| state.shown(place).map(|tile| state.id_of(tile))).collect(),
            gap: Some(state.gap).filter(|_| matches!(state.phase, Phase::SetUp | Phase::Refill)),
            faced: faced.collect(),
            stack: state.counts(|tile| state.stack.count(tile).into()),
            removed: state.counts(|tile| state.removed(tile)),
            aside: state.aside,
            supply: state.supply(),
            passes: state.passes,
            filled: state.filled,
            seats: Seat::all(state.seats).map(|seat| state.seat_json(seat)).collect(),
            moves: moves.collect(),
            reach: reach.collect(),
        }
    }

    fn event_json(&self, event: &Event) -> EventJson {
        let tile_id = |tile| self.id_of(tile);
        match *event {
            Event::TurnedUp { tile, place } => EventJson::TurnedUp { tile: tile_id(tile), place },
            Event::SetAside { tile } => EventJson::SetAside { tile: tile_id(tile), rule: law(3) },
            Event::ShuffledIn { count } => EventJson::ShuffledIn { count, rule: law(3) },
            Event::PlacerDrawn { seat } => EventJson::PlacerDrawn { seat, rule: law(4) },
            Event::ExplorerPlaced { seat, position } => {
                EventJson::ExplorerPlaced { seat, position: position.number(), rule: law(4) }
            }
            Event::ExplorerMoved { seat, steps, from, to, price } => {
                EventJson::ExplorerMoved { seat, steps, from: from.number(), to: to.number(), price, rule: law(10) }
            }
            Event::OwnShipMoved { seat, from, to, price, rule } => {
                EventJson::OwnShipMoved { seat, from: from.map(Place::from), to: to.into(), price, rule }
            }
            Event::OwnShipStayed { seat } => EventJson::OwnShipStayed { seat, rule: law(41) },
            Event::TileTaken { seat, tile, place, price } => {
                EventJson::TileTaken { seat, tile: tile_id(tile), place, price, rule: law(12) }
            }
            Event::TileLaid { seat, tile, space, rotation } => {
                EventJson::TileLaid { seat, tile: tile_id(tile), cell: space.into(), rotation }
            }
            Event::TileStored { seat, tile } => EventJson::TileStored { seat, tile: tile_id(tile) },
            Event::ShellsGained { seat, amount, shown } => {
                EventJson::ShellsGained { seat, amount, shown, rule: law(15) }
            }
            Event::TileRemoved { seat, tile, space } => {
                EventJson::TileRemoved { seat, tile: tile_id(tile), cell: space.into(), rule: law(17) }
            }
            Event::Passed { seat } => EventJson::Passed { seat, rule: law(11) },
            Event::Refilled { tile, place } => EventJson::Refilled { tile: tile_id(tile), place, rule: law(18) },
            Event::BoardFull { seat } => EventJson::BoardFull { seat, rule: law(30) },
            Event::GameEnded { reason } => EventJson::GameEnded { reason, rule: reason.rule() },
            Event::IslandUnfinished { seat, spaces } => {
                EventJson::IslandUnfinished { seat, cells: cells(spaces), rule: law(32) }
            }
            Event::PalmsScored { seat, palms, each, points, spaces, rule } => {
                EventJson::PalmsScored { seat, palms, each, points, cells: cells(spaces), rule }
            }
            Event::WreathScored { seat, spaces } => {
                EventJson::WreathScored { seat, cells: cells(spaces), points: WREATH, rule: law(34) }
            }
            Event::BoatsScored { seat, boats, points } => EventJson::BoatsScored { seat, boats, points, rule: law(35) },
            Event::ShellsScored { seat, shells, points } => {
                EventJson::ShellsScored { seat, shells, points, rule: law(36) }
            }
            Event::EmptyScored { seat, spaces } => {
                EventJson::EmptyScored { seat, spaces, points: -i16::from(spaces), rule: law(37) }
            }
            Event::TieBroken { seat, shells } => EventJson::TieBroken { seat, shells, rule: law(38) },
        }
    }
}
