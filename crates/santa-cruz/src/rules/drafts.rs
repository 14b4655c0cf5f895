//! Between the rounds: SC-60 to SC-63.

use atoll_core::{Illegal, Seat, Sink};

use super::breaks;
use super::set_up::FULL_STOCK;
use crate::bits::{ScoringSet, Sites};
use crate::facts::{MAX_PLAYERS, Phase};
use crate::names::Scoring;
use crate::{Event, State, law};

impl State {
    /// SC-60: all hands are empty. After round 1 buildings go home and piles lie ready; after round 2 the game ends.
    pub(crate) fn end_round(&mut self, out: &mut impl Sink<Event>) {
        let facts = &mut self.facts;
        let round = facts.round;
        out.emit(|| Event::RoundOver { round });
        if round == 2 {
            // SC-64: beginning with whoever played the last card, who is still the active seat.
            facts.phase = Phase::Show;
            return;
        }
        facts.buildings = [Sites::EMPTY; MAX_PLAYERS];
        for stock in &mut facts.stock[..usize::from(facts.seats)] {
            *stock = FULL_STOCK;
        }
        facts.piles = facts.scored;
        facts.scored = [ScoringSet::EMPTY; MAX_PLAYERS];
        facts.has_shared = false;
        facts.phase = Phase::New;
        facts.active = facts.start;
    }

    /// SC-61: the active seat gets its new scoring card and lays it aside.
    #[inline]
    pub(crate) fn draw_new_card(&mut self, card: Scoring, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.new[seat.index()] = Some(card);
        out.emit(|| Event::CardDealt { seat, rule: law(61) });
        out.emit(|| Event::CardSeen { seat, card, rule: law(61) });
        self.facts.active = seat.next(self.facts.seats);
        if self.facts.active == self.facts.start {
            self.facts.phase = Phase::Take;
            self.facts.active = self.lowest();
        }
    }

    /// SC-31: the seat of the lowest rank.
    fn lowest(&self) -> Seat {
        self.facts.order[usize::from(self.facts.seats) - 1]
    }

    /// Whether a pile still lies before its player.
    #[inline]
    pub(crate) fn is_pile_free(&self, owner: Seat) -> bool {
        !self.facts.took.contains(&Some(owner))
    }

    /// SC-61: whether the pile may be taken.
    pub(crate) fn check_take(&self, owner: Seat) -> Result<(), Illegal> {
        match owner.index() < usize::from(self.facts.seats) && self.is_pile_free(owner) {
            true => Ok(()),
            false => Err(breaks(61, "santa-cruz-illegal-pile", "this pile is not there to be taken")),
        }
    }

    fn take_pile(&mut self, seat: Seat, owner: Seat, out: &mut impl Sink<Event>) {
        let facts = &mut self.facts;
        facts.took[seat.index()] = Some(owner);
        facts.hands[seat.index()] = facts.piles[owner.index()];
        if let Some(set) = facts.set[owner.index()] {
            facts.cards[seat.index()] = facts.components.tables.sets[set as usize];
        }
        out.emit(|| Event::PileTaken { seat, owner });
    }

    /// SC-61: the active seat takes a pile; the leader gets the last one.
    #[inline]
    pub(crate) fn take(&mut self, owner: Seat, out: &mut impl Sink<Event>) {
        let seats = self.facts.seats;
        let seat = self.facts.active;
        self.take_pile(seat, owner, out);
        let place = usize::from(self.facts.rank(seat)) - 1;
        self.facts.active = self.facts.order[place - 1];
        if place == 1 {
            let leader = self.facts.active;
            let last = Seat::all(seats).find(|&owner| self.is_pile_free(owner));
            self.take_pile(leader, last.expect("one pile is left for the leader"), out);
            // SC-63: the lowest marker starts.
            self.facts.round = 2;
            self.facts.start = self.lowest();
            self.facts.active = self.facts.start;
            self.facts.phase = Phase::Away;
        }
    }

    /// The active seat's scoring cards of which it puts one away: those of the pile and the new one (SC-62).
    #[inline]
    pub(crate) fn to_choose_from(&self) -> ScoringSet {
        let seat = self.facts.active.index();
        self.facts.hands[seat] | self.facts.new[seat].map_or(ScoringSet::EMPTY, ScoringSet::only)
    }

    /// SC-62: whether the card may be put away.
    pub(crate) fn check_away(&self, card: Scoring) -> Result<(), Illegal> {
        match self.to_choose_from().has(card) {
            true => Ok(()),
            false => Err(breaks(62, "santa-cruz-illegal-away", "this scoring card is not in your hand")),
        }
    }

    /// SC-62: the active seat adds its new card and puts one away.
    #[inline]
    pub(crate) fn put_away(&mut self, card: Scoring, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.hands[seat.index()] = self.to_choose_from();
        self.facts.hands[seat.index()].remove(card);
        self.facts.away[seat.index()] = Some(card);
        out.emit(|| Event::CardPutAway { seat });
        out.emit(|| Event::PutAwaySeen { seat, card });
        self.facts.active = seat.next(self.facts.seats);
        if self.facts.active == self.facts.start {
            self.begin_round(out);
        }
    }
}
