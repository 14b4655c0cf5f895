//! MA-2 … MA-5: the table before the first turn.

use atoll_core::{Illegal, Seat, SetupError, Sink};

use super::breaks;
use crate::bay::NONE;
use crate::components::{BoardId, TileId};
use crate::stack::Stack;
use crate::{Bay, Event, Options, PLACES, Phase, Position, State};

/// What each player begins with (MA-2).
pub(crate) const FIRST_SHELLS: u8 = 5;
/// The most players on the reef side (MA-2).
const REEF_SEATS: u8 = 4;

impl State {
    /// MA-2: boards, shells and the stack, before the display is laid out.
    pub(crate) fn fresh(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if options.board == BoardId::Reef && seats > REEF_SEATS {
            let what = format!("the reef side is for at most {REEF_SEATS} seats, not {seats} (MA-2)");
            return Err(SetupError::Options(what));
        }
        let set = &options.components;
        let board = set.board(options.board);
        let mut stack = Stack::default();
        for (index, kind) in set.tiles.iter().enumerate() {
            stack.add(TileId(index as u8), kind.count);
        }
        let bay = |seat| Bay::new(board, if seat < usize::from(seats) { FIRST_SHELLS } else { 0 });
        Ok(Self {
            components: set.clone(),
            stack,
            waters: board.waters,
            boat_spaces: board.boat_spaces,
            volcano: set.volcano().map_or(NONE, |tile| tile.0),
            bays: std::array::from_fn(bay),
            display: [NONE; PLACES],
            mode: options.mode,
            board: options.board,
            seats,
            phase: Phase::SetUp,
            active: Seat::A,
            explorer: NONE,
            gap: 0,
            aside: 0,
            passes: 0,
            filled: None,
        })
    }

    /// MA-3: a tile for the display; a volcano is set aside.
    pub(crate) fn turn_up(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        self.stack.take(tile);
        if tile.0 == self.volcano {
            self.aside += 1;
            out.emit(|| Event::SetAside { tile });
            return;
        }
        let place = self.gap;
        self.display[usize::from(place) % PLACES] = tile.0;
        out.emit(|| Event::TurnedUp { tile, place });
        self.gap += 1;
        if usize::from(self.gap) == PLACES {
            self.gap = NONE;
            self.phase = Phase::Placer;
            let count = self.aside;
            if count > 0 {
                self.stack.add(TileId(self.volcano), count);
                self.aside = 0;
                out.emit(|| Event::ShuffledIn { count });
            }
        }
    }

    /// MA-4: chance names the seat that places the explorer.
    pub(crate) fn draw_placer(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        self.active = seat;
        self.phase = Phase::Place;
        out.emit(|| Event::PlacerDrawn { seat });
    }

    /// MA-4: the explorer is placed; the next seat takes the first turn.
    pub(crate) fn place(&mut self, position: Position, out: &mut impl Sink<Event>) {
        let seat = self.active;
        self.explorer = position.number();
        out.emit(|| Event::ExplorerPlaced { seat, position });
        self.active = seat.next(self.seats);
        self.phase = Phase::Move;
    }

    /// MA-4: any of the sixteen positions.
    pub(crate) fn check_place(&self, position: Position) -> Result<(), Illegal> {
        if self.phase != Phase::Place {
            return Err(self.out_of_phase());
        }
        if Position::new(position.number()).is_none() {
            return Err(breaks(4, "maori-illegal-no-such-position", "the explorer has the positions 0 to 15"));
        }
        Ok(())
    }

    /// What the seat to act has to do instead of something that belongs to another step.
    pub(crate) fn out_of_phase(&self) -> Illegal {
        match self.phase {
            Phase::Place => breaks(4, "maori-illegal-place-first", "the explorer has to be placed first"),
            Phase::Move => breaks(10, "maori-illegal-move-first", "a turn begins with moving the explorer"),
            Phase::Ship => breaks(41, "maori-illegal-ship-now", "the action is done; the own ship moves or stays"),
            _ => breaks(11, "maori-illegal-one-action", "one action is due: lay, store, remove or pass"),
        }
    }
}
