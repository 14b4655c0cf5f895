//! The end of the game: SC-64.

use atoll_core::{Seat, Sink};

use crate::bits::Sites;
use crate::event::Reason;
use crate::facts::Phase;
use crate::{Event, State};

impl State {
    /// SC-64: the active seat, which played the last card or follows one that has revealed, reveals and scores its bird
    /// chips; then the next clockwise.
    #[inline]
    pub(crate) fn show_birds(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        let values = self.facts.birds[seat.index()];
        self.facts.shown[seat.index()] = true;
        out.emit(|| Event::BirdsRevealed { seat, values });
        let amount = (1..).zip(values).map(|(value, n)| value * i16::from(n)).sum();
        self.move_marker(seat, amount, (Reason::Chips, Sites::EMPTY, 0), out);
        self.facts.active = seat.next(self.facts.seats);
        if self.facts.shown[self.facts.active.index()] {
            self.facts.phase = Phase::Over;
            self.facts.active = Seat::A;
            out.emit(|| Event::GameEnded);
        }
    }
}
