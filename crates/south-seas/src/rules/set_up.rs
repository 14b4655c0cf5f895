//! SS-1 to SS-4: the table before the first turn.

use atoll_core::{MAX_SEATS, SetupError, Sink};

use crate::components::{MAX_SHIP_KINDS, ShipId, TileId};
use crate::facts::DISPLAY;
use crate::index::Index;
use crate::{Cell, Event, Facts, List, Options, Phase, Placed, Rotation, State};

impl State {
    /// SS-3, SS-4: the start tile lies in the middle; the other tiles and the ships are in their stacks.
    pub(crate) fn fresh(options: &Options, seats: u8) -> Result<Self, SetupError> {
        if options.first.index() >= usize::from(seats) {
            let text = format!("seat {} cannot begin at a table of {seats} seats", options.first);
            return Err(SetupError::Options(text));
        }
        let set = &options.components;
        let start = set.start();
        let copies = set.tiles.iter().enumerate().flat_map(|(index, kind)| {
            std::iter::repeat_n(TileId(index as u8), usize::from(kind.count - u8::from(kind.start)))
        });
        let mut stack = [0; MAX_SHIP_KINDS];
        for (left, kind) in stack.iter_mut().zip(&set.ships) {
            *left = kind.count;
        }
        let mut tiles = List::new();
        tiles.push(Placed { cell: Cell::START, tile: start, rotation: Rotation::default(), covered: 0 });
        let facts = Facts {
            components: set.clone(),
            retrieve: options.retrieve,
            first: options.first,
            seats,
            phase: Phase::SetUp,
            active: options.first,
            drawn: None,
            tiles,
            removed: List::new(),
            bag: copies.collect(),
            islanders: [List::new(); MAX_SEATS],
            wares: [[0; 3]; MAX_SEATS],
            taken: [[0; MAX_SHIP_KINDS]; MAX_SEATS],
            display: [None; DISPLAY],
            stack,
            tokens: 0,
            dues: [0; MAX_SEATS],
            due_from: 0,
        };
        let mut index = Index::new();
        index.lay(set, &facts.tiles, 0);
        Ok(Self { facts, index })
    }

    /// SS-4, SS-27, SS-30: a ship is turned up and fills the first empty place of the display.
    pub(crate) fn turn_up_ship(&mut self, ship: ShipId, out: &mut impl Sink<Event>) {
        self.facts.stack[usize::from(ship.0)] -= 1;
        let slot =
            self.facts.display.iter().position(Option::is_none).expect("ships are drawn only for an empty place");
        self.facts.display[slot] = Some(ship);
        out.emit(|| Event::ShipTurnedUp { ship, slot: slot as u8 });
        match self.facts.phase {
            Phase::SetUp => {
                if self.facts.display.iter().all(Option::is_some) || self.facts.stack_total() == 0 {
                    self.facts.phase = Phase::Draw;
                }
            }
            Phase::RefillMarket => self.award_markets(out),
            _ => self.end_turn(out),
        }
    }
}
