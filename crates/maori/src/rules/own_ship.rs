//! MA-41: in the advanced game the own ship may move when the action is done.

use atoll_core::{Illegal, Sink};

use super::breaks;
use crate::{Event, Mode, Phase, Space, Spaces, State, law};

impl State {
    /// MA-41: after the action and the refill; only asked if there is another own tile to go to.
    #[inline]
    pub(crate) fn after_refill(&mut self, out: &mut impl Sink<Event>) {
        if self.mode == Mode::Advanced && !self.harbours().is_empty() {
            self.phase = Phase::Ship;
        } else {
            self.end_turn(out);
        }
    }

    /// MA-41: the own tiles that the own ship is not on.
    #[inline]
    pub(crate) fn harbours(&self) -> Spaces {
        let bay = self.own();
        bay.ship().map_or(Spaces::EMPTY, |ship| bay.laid.without(Spaces::only(ship)))
    }

    pub(crate) fn check_ship(&self, space: Space) -> Result<(), Illegal> {
        if self.phase != Phase::Ship {
            return Err(self.out_of_phase());
        }
        if self.own().ship() == Some(space) {
            return Err(breaks(41, "maori-illegal-ship-there", "the own ship is there already; let it stay instead"));
        }
        if !self.own().laid.has(space) {
            return Err(breaks(41, "maori-illegal-ship-to-empty", "the own ship moves to an own tile only"));
        }
        Ok(())
    }

    pub(crate) fn check_stay(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Ship { Ok(()) } else { Err(self.out_of_phase()) }
    }

    /// MA-41: free and at any distance.
    pub(crate) fn move_ship(&mut self, to: Space, out: &mut impl Sink<Event>) {
        let seat = self.active;
        let from = self.own().ship();
        self.own_mut().set_ship(to);
        out.emit(|| Event::OwnShipMoved { seat, from, to, price: 0, rule: law(41) });
        self.end_turn(out);
    }

    /// MA-41: it need not move.
    pub(crate) fn stay(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.active;
        out.emit(|| Event::OwnShipStayed { seat });
        self.end_turn(out);
    }

    /// MA-44: while a seat with an own ship is to act, every empty space that it could lay on, whatever tile, with the tile
    /// that its ship stands on then and the shells this costs. Before the first tile there is no such tile.
    pub fn reachable(&self) -> Vec<(Space, Option<Space>, u8)> {
        if self.phase != Phase::Act || !self.mode.has_ships() {
            return Vec::new();
        }
        let (bay, reach) = (self.own(), self.reach());
        let spaces = reach.within(bay.shells);
        let ways = spaces.iter().filter_map(|space| Some((space, reach.way(space)?)));
        ways.map(|(space, (price, from))| (space, from.or(bay.ship()), price)).collect()
    }
}
