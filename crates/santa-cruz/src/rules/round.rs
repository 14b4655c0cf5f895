//! A round: SC-10 to SC-12, SC-17.

use atoll_core::{Illegal, Seat, Sink};

use super::breaks;
use crate::facts::{Half, Phase, Step};
use crate::names::{Card, Reach};
use crate::{Event, State};

impl State {
    /// A round begins: SC-5, SC-63. In round 1 markers are set (SC-6); then everybody lands (SC-10).
    pub(crate) fn begin_round(&mut self, out: &mut impl Sink<Event>) {
        let (round, seat) = (self.facts.round, self.facts.start);
        out.emit(|| Event::RoundBegun { round, seat });
        self.facts.active = seat;
        // The phase tells that markers stand; the step that follows sets it anew.
        self.facts.phase = Phase::Play;
        if round == 1 {
            self.set_markers(out);
        }
        self.begin_step(Step::LANDING, out);
    }

    /// SC-11: whether the active seat may play this building card.
    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        match self.facts.cards[self.facts.active.index()][card as usize] {
            0 => Err(breaks(11, "santa-cruz-illegal-card", "this card is not in your hand")),
            _ => Ok(()),
        }
    }

    /// SC-12: the active seat lays a building card open and builds if it can.
    #[inline]
    pub(crate) fn play_card(&mut self, card: Card, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.cards[seat.index()][card as usize] -= 1;
        out.emit(|| Event::BuildingCardPlayed { seat, card });
        let kind = match card {
            Card::Ship => Reach::Ship,
            Card::Path => Reach::Path,
            Card::River => Reach::River,
            Card::Double => {
                self.facts.phase = Phase::Double;
                return;
            }
        };
        self.begin_step(Step { kind, half: Half::Single }, out);
    }

    /// SC-17: the double card's kind; a landing is none.
    pub(crate) fn check_double(&self, kind: Reach) -> Result<(), Illegal> {
        match kind {
            Reach::Landing => Err(breaks(17, "santa-cruz-illegal-double-landing", "a double is a ship, river or path")),
            _ => Ok(()),
        }
    }

    /// SC-17: the active seat names the double card's kind and takes the first of two steps.
    #[inline]
    pub(crate) fn name_double(&mut self, kind: Reach, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        out.emit(|| Event::DoubleNamed { seat, kind });
        self.begin_step(Step { kind, half: Half::First }, out);
    }

    /// After a step in which something was built or turned up: the second half of a double, or the next player.
    #[inline]
    pub(crate) fn end_step(&mut self, out: &mut impl Sink<Event>) {
        let step = self.facts.step;
        match step.half {
            Half::First => self.begin_step(Step { half: Half::Second, ..step }, out),
            _ => self.end_turn(out),
        }
    }

    /// After a landing comes the next landing (SC-10), then the first turn; after a turn the next player that has a card
    /// (SC-11).
    #[inline]
    pub(crate) fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        let facts = &self.facts;
        let seat = facts.active;
        if facts.step.kind == Reach::Landing && seat != facts.last() && facts.phase != Phase::Play {
            self.facts.active = seat.next(facts.seats);
            return self.begin_step(Step::LANDING, out);
        }
        self.facts.step = Step::LANDING;
        self.next_turn(seat.next(self.facts.seats), out);
    }

    /// SC-11: the first seat from `from` on, clockwise, that has a card plays one; if nobody has, the round is over.
    #[inline]
    fn next_turn(&mut self, from: Seat, out: &mut impl Sink<Event>) {
        let seats = self.facts.seats;
        let mut seat = from;
        for _ in 0..seats {
            if self.facts.card_total(seat) > 0 || !self.facts.hands[seat.index()].is_empty() {
                self.facts.active = seat;
                self.facts.phase = Phase::Play;
                return;
            }
            seat = seat.next(seats);
        }
        self.end_round(out);
    }
}
