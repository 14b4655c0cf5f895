//! MA-10: moving the explorer.

use atoll_core::{Illegal, Sink};

use super::breaks;
use crate::bay::NONE;
use crate::{Event, Phase, Position, State};

impl State {
    /// MA-10: the farthest move: every boat is a free step, every shell one more.
    #[inline]
    pub(crate) fn range(&self) -> u8 {
        let bay = self.own();
        bay.boats + bay.shells
    }

    /// MA-10: the price of so many steps.
    #[inline]
    pub(crate) fn move_price(&self, steps: u8) -> u8 {
        steps.saturating_sub(self.own().boats)
    }

    pub(crate) fn check_move(&self, steps: u8) -> Result<(), Illegal> {
        match self.phase {
            Phase::Move => {}
            Phase::Act => {
                let why = "the explorer has been moved; one action is due: lay, store, remove or pass";
                return Err(breaks(10, "maori-illegal-moved-already", why));
            }
            _ => return Err(self.out_of_phase()),
        }
        if steps == 0 {
            return Err(breaks(10, "maori-illegal-no-step", "the explorer moves at least 1 position"));
        }
        if steps > self.range() {
            let why =
                "every boat on the board is a free position, every further one costs a shell; there are not enough";
            return Err(breaks(10, "maori-illegal-too-far", why));
        }
        Ok(())
    }

    /// MA-10: compulsory, clockwise, paid by exactly what exceeds the boats.
    #[inline]
    pub(crate) fn move_explorer(&mut self, steps: u8, out: &mut impl Sink<Event>) {
        let price = self.move_price(steps);
        let from = Position(self.explorer);
        let to = from.after(steps);
        self.own_mut().shells -= price;
        self.explorer = to.number();
        self.phase = Phase::Act;
        let seat = self.active;
        out.emit(|| Event::ExplorerMoved { seat, steps, from, to, price });
    }

    /// MA-10: while a seat is to move the explorer, every number of steps with where it leads and what it costs.
    pub fn steps(&self) -> Vec<(u8, Position, u8)> {
        if self.phase != Phase::Move || self.explorer == NONE {
            return Vec::new();
        }
        let from = Position(self.explorer);
        (1..=self.range()).map(|steps| (steps, from.after(steps), self.move_price(steps))).collect()
    }
}
