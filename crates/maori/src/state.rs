//! One table, and the contract fulfilled.

use std::ops::{ControlFlow, RangeInclusive};

use atoll_components::Kept;
use atoll_core::{Audience, Bag, Game, Illegal, MAX_SEATS, Outcome, Rng, ScoreLine, Seat, SetupError, Sink, Turn};
use serde::Serialize;

use crate::bay::NONE;
use crate::components::{BoardId, BoardKind, Components, SHELLS, TileId};
use crate::stack::Stack;
use crate::{Action, Bay, Draw, Event, Mode, Options, PLACES, Position, Spaces, law};

/// The tile stack.
pub const TILES: Bag = Bag(0);
/// Which seat places the explorer.
pub const PLACER: Bag = Bag(1);

/// What is being waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// MA-3: the display is being laid out.
    SetUp,
    /// MA-4: chance is to name the seat that places the explorer.
    Placer,
    /// MA-4: the active seat is to place the explorer.
    Place,
    /// MA-10: the active seat is to move the explorer.
    Move,
    /// MA-11: the active seat is to act.
    Act,
    /// MA-18: the gap in the display is to be filled.
    Refill,
    /// MA-41: the active seat may move its own ship.
    Ship,
    /// The game is over.
    Over,
}

impl Phase {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::SetUp, Self::Placer, Self::Place, Self::Move, Self::Act, Self::Refill, Self::Ship, Self::Over];

    /// Its stable name.
    pub const fn word(self) -> &'static str {
        ["set-up", "placer", "place", "move", "act", "refill", "ship", "over"][self as usize]
    }
}

/// A table of Maori: all that matters and all that anybody knows, since nothing is hidden but the order of the stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The tiles and boards in use.
    pub(crate) components: Kept<Components>,
    /// What is left of each design.
    pub(crate) stack: Stack,
    /// The spaces of everybody's board.
    pub(crate) waters: Spaces,
    /// The spaces that show a boat while they are empty (MA-50).
    pub(crate) boat_spaces: Spaces,
    /// The players' boards and belongings; those of seats that are not at the table are empty.
    pub(crate) bays: [Bay; MAX_SEATS],
    /// Tile numbers in the display, [`NONE`] for an empty place.
    pub(crate) display: [u8; PLACES],
    /// The volcano's tile number, or [`NONE`].
    pub(crate) volcano: u8,
    pub(crate) mode: Mode,
    pub(crate) board: BoardId,
    /// Number of seats.
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The explorer's position, or [`NONE`] before it is placed.
    pub(crate) explorer: u8,
    /// The place of the display that the next draw fills; [`NONE`] if there is none.
    pub(crate) gap: u8,
    /// Volcanoes set aside (MA-3).
    pub(crate) aside: u8,
    /// Turns in a row that ended with doing nothing (MA-31).
    pub(crate) passes: u8,
    /// Who filled the board first (MA-30).
    pub(crate) filled: Option<Seat>,
}

const _: () = assert!(size_of::<State>() < 512, "a state is copied for every action a bot tries");

/// What one viewer knows of a table. Maori hides nothing but the order of the stack, which is in no state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The table.
    pub table: State,
}

impl State {
    /// What is being waited for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// With or without own ships.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The tiles and boards in use.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// The board that everybody plays on.
    pub fn board_kind(&self) -> &BoardKind {
        self.components.board(self.board)
    }

    /// Where the explorer is, once it is placed.
    pub fn explorer(&self) -> Option<Position> {
        Position::new(self.explorer)
    }

    /// The tile on a place of the display, 0 to 15 in reading order.
    pub fn shown(&self, place: usize) -> Option<TileId> {
        Some(self.display[place]).filter(|tile| *tile != NONE).map(TileId)
    }

    /// Tiles left in the stack.
    pub fn stack_total(&self) -> u32 {
        self.stack.total()
    }

    /// What is left of each design in the stack, in the order of the component file.
    pub fn stack(&self) -> impl Iterator<Item = (TileId, u8)> + '_ {
        self.stack.iter()
    }

    /// Turns in a row that ended with doing nothing (MA-31).
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Who filled the board first, if the last round is on or over (MA-30).
    pub fn filled(&self) -> Option<Seat> {
        self.filled
    }

    /// The spaces of everybody's board.
    pub fn waters(&self) -> Spaces {
        self.waters
    }

    /// One player's side of the table.
    #[inline]
    pub fn bay(&self, seat: Seat) -> &Bay {
        &self.bays[seat.index()]
    }

    /// The tiles the explorer faces with their places, nearest first; the depth is the price (MA-12, MA-13).
    pub fn takeable(&self) -> Vec<(TileId, u8)> {
        if self.explorer == NONE { Vec::new() } else { self.faced().iter().collect() }
    }

    #[inline]
    pub(crate) fn own(&self) -> &Bay {
        &self.bays[self.active.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Bay {
        &mut self.bays[self.active.index()]
    }

    /// How many tiles of a design can be seen: on boards, in storages, in the display, set aside.
    pub(crate) fn in_sight(&self, tile: TileId) -> u32 {
        let shown = self.display.iter().filter(|shown| **shown == tile.0).count();
        let aside = if tile.0 == self.volcano { self.aside } else { 0 };
        let on_bays: usize = self.bays[..usize::from(self.seats)]
            .iter()
            .map(|bay| {
                let laid = bay.laid.iter().filter(|space| bay.faces[space.index()].tile() == tile).count();
                laid + usize::from(bay.stored() == Some(tile))
            })
            .sum();
        (shown + on_bays) as u32 + u32::from(aside)
    }

    /// How many tiles of a design are out of the game (MA-17, MA-32).
    pub(crate) fn removed(&self, tile: TileId) -> u32 {
        let there = self.in_sight(tile) + u32::from(self.stack.count(tile));
        u32::from(self.components.tile(tile).count).saturating_sub(there)
    }
}

// Playouts call these in a loop: inlined, the result of one is never stored and loaded again for the next.
impl Game for State {
    const ID: &'static str = "maori";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// Set-up draws 16 tiles, at most 2 volcanoes and a seat, and the explorer is placed: 20 steps. Each of the 95 tiles can
    /// be stored, laid and removed once, so at most 285 turns do something, with at most four steps: move, action, draw,
    /// own ship. Before, between and after them at most 9 turns in a row do nothing, and the game ends with the tenth
    /// (MA-31); these have at most three steps.
    const MAX_STEPS: usize = 20 + 285 * 4 + (286 * 9 + 1) * 3;

    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;

    fn set_up(options: &Options, seats: u8, _revision: u32) -> Result<Self, SetupError> {
        Self::fresh(options, seats)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Place | Phase::Move | Phase::Act | Phase::Ship => Turn::Seat(self.active),
            Phase::SetUp | Phase::Refill => Turn::Chance(TILES),
            Phase::Placer => Turn::Chance(PLACER),
            Phase::Over => Turn::Over,
        }
    }

    fn for_each_legal(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.phase {
            Phase::Place => {
                (0..crate::POSITIONS).try_for_each(|number| f(Action::Place { position: Position(number) }))
            }
            Phase::Move => (1..=self.range()).try_for_each(|steps| f(Action::Move { steps })),
            Phase::Act => self.acts(f),
            Phase::Ship => {
                self.harbours().iter().try_for_each(|space| f(Action::Ship { space }))?;
                f(Action::Stay)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn count_legal(&self) -> u32 {
        match self.phase {
            Phase::Move => self.range().into(),
            Phase::Act => self.count_acts(),
            Phase::Ship => self.harbours().len() + 1,
            Phase::Place => crate::POSITIONS.into(),
            _ => 0,
        }
    }

    /// Removing tiles and doing nothing by choice are left out of the action (MA-11): random games would not end soon.
    #[inline(always)]
    fn count_playout(&self) -> u32 {
        match self.phase {
            Phase::Act => self.count_gains().max(1),
            _ => self.count_legal(),
        }
    }

    #[inline(always)]
    fn nth_legal(&self, n: u32) -> Option<Action> {
        match self.phase {
            Phase::Move => Some(Action::Move { steps: n as u8 + 1 }).filter(|_| n < u32::from(self.range())),
            Phase::Act => self.nth_act(n),
            Phase::Ship => Some(self.harbours().nth(n).map_or(Action::Stay, |space| Action::Ship { space })),
            Phase::Place => Position::new(n as u8).map(|position| Action::Place { position }),
            _ => None,
        }
    }

    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { position } => self.check_place(position),
            Action::Move { steps } => self.check_move(steps),
            Action::Lay { source, space, rotation, from } => self.check_lay(source, space, rotation, from),
            Action::Store { depth } => self.check_store(depth),
            Action::Remove { space } => self.check_remove(space),
            Action::Pass => self.check_pass(),
            Action::Ship { space } => self.check_ship(space),
            Action::Stay => self.check_stay(),
        }
    }

    #[inline(always)]
    fn play(&mut self, action: Action, out: &mut impl Sink<Event>) {
        match action {
            Action::Move { steps } => self.move_explorer(steps, out),
            Action::Lay { source, space, rotation, from } => self.lay(source, space, rotation, from, out),
            Action::Store { depth } => self.store(depth, out),
            Action::Pass => self.pass(out),
            Action::Remove { space } => self.remove(space, out),
            Action::Ship { space } => self.move_ship(space, out),
            Action::Stay => self.stay(out),
            Action::Place { position } => self.place(position, out),
        }
    }

    fn draws(&self, mut f: impl FnMut(Draw, u32)) {
        match self.turn() {
            Turn::Chance(TILES) => self.stack.iter().for_each(|(tile, count)| f(Draw::Tile(tile), count.into())),
            Turn::Chance(_) => Seat::all(self.seats).for_each(|seat| f(Draw::Seat(seat), 1)),
            _ => {}
        }
    }

    #[inline(always)]
    fn draw_total(&self) -> u32 {
        match self.phase {
            Phase::Refill | Phase::SetUp => self.stack.total(),
            Phase::Placer => self.seats.into(),
            _ => 0,
        }
    }

    #[inline(always)]
    fn nth_draw(&self, n: u32) -> Option<Draw> {
        match self.phase {
            Phase::Refill | Phase::SetUp => self.stack.nth(n).map(Draw::Tile),
            Phase::Placer => Seat::new(n as u8).filter(|_| n < u32::from(self.seats)).map(Draw::Seat),
            _ => None,
        }
    }

    #[inline(always)]
    fn settle(&mut self, draw: Draw, out: &mut impl Sink<Event>) {
        match draw {
            Draw::Tile(tile) if self.phase == Phase::Refill => self.refill(tile, out),
            Draw::Tile(tile) => self.turn_up(tile, out),
            Draw::Seat(seat) => self.draw_placer(seat, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.standings())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View { viewer, table: self.clone() }
    }

    fn imagine(view: &View, _rng: &mut impl Rng) -> Self {
        view.table.clone()
    }

    fn audience(_event: &Event) -> Audience {
        Audience::All
    }

    fn score_lines(event: &Event, mut f: impl FnMut(ScoreLine)) {
        let mut line = |seat, unit, amount: i32, rule| f(ScoreLine { seat, unit, amount, rule });
        match *event {
            Event::ExplorerMoved { seat, price, .. } if price > 0 => line(seat, "shells", -i32::from(price), law(10)),
            Event::OwnShipMoved { seat, price, rule, .. } if price > 0 => line(seat, "shells", -i32::from(price), rule),
            Event::TileTaken { seat, price, .. } if price > 0 => line(seat, "shells", -i32::from(price), law(12)),
            Event::ShellsGained { seat, amount, .. } => line(seat, "shells", amount.into(), law(15)),
            Event::PalmsScored { seat, points, rule, .. } => line(seat, "points", points.into(), rule),
            Event::WreathScored { seat, .. } => line(seat, "points", crate::rules::WREATH.into(), law(34)),
            Event::BoatsScored { seat, points, .. } => line(seat, "points", points.into(), law(35)),
            Event::ShellsScored { seat, points, .. } => line(seat, "points", points.into(), law(36)),
            Event::EmptyScored { seat, spaces } => line(seat, "points", -i32::from(spaces), law(37)),
            _ => {}
        }
    }

    fn holdings(&self, mut f: impl FnMut(Seat, &'static str, i32)) {
        for seat in Seat::all(self.seats) {
            f(seat, "points", self.points(seat).into());
            f(seat, "shells", self.bay(seat).shells.into());
        }
    }

    fn is_conserved(&self) -> bool {
        let set = &self.components;
        let tiles = (0..set.tiles.len() as u8)
            .map(TileId)
            .all(|tile| self.in_sight(tile) + u32::from(self.stack.count(tile)) <= u32::from(set.tile(tile).count));
        let shells: u32 = self.bays.iter().map(|bay| u32::from(bay.shells)).sum();
        let boats = self.bays[..usize::from(self.seats)].iter().all(|bay| {
            let on_tiles: u8 = bay.laid.iter().map(|space| set.traits(bay.faces[space.index()].tile()).boats).sum();
            let shown = self.boat_spaces.without(bay.laid).len() as u8;
            bay.boats == self.board_kind().boats + shown + on_tiles
        });
        let ships = self.bays.iter().all(|bay| bay.ship().is_none_or(|ship| bay.laid.has(ship)));
        tiles && shells <= SHELLS.into() && boats && ships
    }
}
