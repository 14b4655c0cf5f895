//! The end of the game: SC-64.

use atoll_core::{Seat, Sink};

use crate::bits::Sites;
use crate::event::Reason;
use crate::facts::Phase;
use crate::{Event, State};

impl State {
    /// SC-64: bird chips are revealed and scored, beginning with the player of the last card, then clockwise.
    pub(crate) fn end_game(&mut self, out: &mut impl Sink<Event>) {
        let (seats, last) = (self.facts.seats, self.facts.active);
        self.facts.phase = Phase::Over;
        for steps in 0..seats {
            let seat = last.after(steps, seats);
            let values = self.facts.birds[seat.index()];
            out.emit(|| Event::BirdsRevealed { seat, values });
            let amount = (1..).zip(values).map(|(value, n)| value * i16::from(n)).sum();
            self.move_marker(seat, amount, (Reason::Chips, Sites::EMPTY, 0), out);
        }
        self.facts.active = Seat::new(0).expect("seat A exists");
        out.emit(|| Event::GameEnded);
    }
}
