//! MA-30 … MA-38: the end of turns and of the game.

use atoll_core::{MAX_SEATS, Outcome, Seat, Sink, Standing};

use crate::{EndReason, Event, Phase, Score, Spaces, State, law};

impl State {
    /// MA-30, MA-31: judged after the turn.
    #[inline]
    pub(crate) fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.active;
        if self.filled.is_none() && self.waters.without(self.own().laid).is_empty() {
            self.filled = Some(seat);
            out.emit(|| Event::BoardFull { seat });
        }
        if self.passes >= 2 * self.seats {
            return self.finish(EndReason::Passed, out);
        }
        let next = seat.next(self.seats);
        if self.filled == Some(next) {
            return self.finish(EndReason::Filled, out);
        }
        self.active = next;
        self.phase = Phase::Move;
    }

    /// MA-32 … MA-38: unfinished islands are removed, then everything is counted.
    fn finish(&mut self, reason: EndReason, out: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        out.emit(|| Event::GameEnded { reason });
        for seat in Seat::all(self.seats) {
            if out.is_listening() {
                self.islands(self.bay(seat), |island| {
                    if !island.is_finished {
                        out.emit(|| Event::IslandUnfinished { seat, spaces: island.spaces });
                    }
                });
            }
            self.clear(seat, self.unfinished(self.bay(seat)));
        }
        if out.is_listening() {
            self.tell_scores(out);
        }
    }

    /// Says what counts, in the order of the law.
    fn tell_scores(&self, out: &mut impl Sink<Event>) {
        let seats = Seat::all(self.seats);
        for seat in seats.clone() {
            self.islands(self.bay(seat), |island| {
                if island.palms > 0 {
                    out.emit(|| Event::PalmsScored {
                        seat,
                        palms: island.palms,
                        each: island.each(),
                        points: island.palm_points(),
                        spaces: island.spaces,
                        rule: law(if island.is_in_reef { 50 } else { 33 }),
                    });
                }
            });
        }
        for seat in seats.clone() {
            self.islands(self.bay(seat), |island| {
                for space in island.wreaths.iter() {
                    let both = Spaces::only(space) | island.after(space);
                    out.emit(|| Event::WreathScored { seat, spaces: both });
                }
            });
        }
        let scores = self.scores();
        for seat in seats.clone() {
            let (boats, points) = (self.bay(seat).boats, scores[seat.index()].boats as u8);
            out.emit(|| Event::BoatsScored { seat, boats, points });
        }
        for seat in seats.clone() {
            let (shells, points) = (self.bay(seat).shells, scores[seat.index()].shells as u8);
            out.emit(|| Event::ShellsScored { seat, shells, points });
        }
        for seat in seats.clone() {
            let spaces = self.waters.without(self.bay(seat).laid).len() as u8;
            out.emit(|| Event::EmptyScored { seat, spaces });
        }
        for seat in seats.filter(|&seat| self.is_tie_broken(&scores, seat)) {
            let shells = self.bay(seat).shells;
            out.emit(|| Event::TieBroken { seat, shells });
        }
    }

    /// MA-38: whether another seat has the same score and another number of shells.
    fn is_tie_broken(&self, scores: &[Score; MAX_SEATS], seat: Seat) -> bool {
        let (own, shells) = (scores[seat.index()].total(), self.bay(seat).shells);
        Seat::all(self.seats).any(|other| scores[other.index()].total() == own && self.bay(other).shells != shells)
    }

    /// MA-38: most points; ties: more shells; still tied: shared.
    pub(crate) fn standings(&self) -> Outcome {
        let scores = self.scores();
        let strength = |seat: Seat| (scores[seat.index()].total(), self.bay(seat).shells);
        let standings = Seat::all(self.seats).map(|seat| Standing {
            seat,
            score: scores[seat.index()].total().into(),
            rank: 1 + Seat::all(self.seats).filter(|&other| strength(other) > strength(seat)).count() as u8,
        });
        let is_broken = Seat::all(self.seats).any(|seat| self.is_tie_broken(&scores, seat));
        Outcome { standings: standings.collect(), tie_break: is_broken.then_some("maori-tie-break-shells") }
    }
}
