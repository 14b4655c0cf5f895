//! Set-up: SC-1 to SC-6.

use atoll_core::{Illegal, Seat, Sink};

use super::breaks;
use crate::bits::{ScoringSet, Sites};
use crate::components::{SITES, TileId};
use crate::facts::{Facts, MAX_PLAYERS, Phase, Step};
use crate::index::Index;
use crate::names::{Building, Category, Scoring, SetName};
use crate::options::Sets;
use crate::{Event, Options, State, law};

/// Everything in stock (SC-2).
pub(crate) const FULL_STOCK: [u8; 3] =
    [Building::Lighthouse.pieces(), Building::Church.pieces(), Building::House.pieces()];

impl State {
    /// A table whose tiles are about to be laid.
    pub(crate) fn fresh(options: &Options, seats: u8) -> Self {
        let first = Seat::A;
        let facts = Facts {
            components: options.components.clone(),
            sets: options.sets,
            seats,
            phase: Phase::Lay,
            round: 1,
            active: first,
            start: first,
            has_shared: false,
            step: Step::LANDING,
            at: None,
            turning: options.components.sites_of(Category::Coast),
            tiles: [TileId::NONE; SITES],
            buildings: [Sites::EMPTY; MAX_PLAYERS],
            stock: std::array::from_fn(|seat| if seat < usize::from(seats) { FULL_STOCK } else { [0; 3] }),
            points: [0; MAX_PLAYERS],
            order: [first; MAX_PLAYERS],
            set: [None; MAX_PLAYERS],
            cards: [[0; 4]; MAX_PLAYERS],
            hands: [ScoringSet::EMPTY; MAX_PLAYERS],
            scored: [ScoringSet::EMPTY; MAX_PLAYERS],
            piles: [ScoringSet::EMPTY; MAX_PLAYERS],
            took: [None; MAX_PLAYERS],
            new: [None; MAX_PLAYERS],
            away: [None; MAX_PLAYERS],
            birds: [[0; 3]; MAX_PLAYERS],
            shown: [false; MAX_PLAYERS],
        };
        let mut state = Self { facts, index: Index::new() };
        if state.facts.turning.is_empty() {
            // A map without a coast has nothing to lay.
            state.facts.phase = Phase::Deal;
        }
        state
    }

    /// SC-1: the next coast site gets its tile, face up.
    #[inline]
    pub(crate) fn lay_tile(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        let site = self.open_next(tile);
        out.emit(|| Event::TileLaid { site, tile });
        if self.facts.turning.is_empty() {
            self.facts.phase = Phase::Deal;
        }
    }

    /// SC-4: the active seat gets a scoring card; after its last one the next seat gets its first.
    #[inline]
    pub(crate) fn deal_card(&mut self, card: Scoring, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.hands[seat.index()].insert(card);
        out.emit(|| Event::CardDealt { seat, rule: law(4) });
        out.emit(|| Event::CardSeen { seat, card, rule: law(4) });
        if self.facts.hands[seat.index()].len() == self.facts.deal() {
            self.facts.active = seat.next(self.facts.seats);
            if self.facts.active.index() == 0 {
                self.facts.phase = match self.facts.sets {
                    Sets::Chosen => Phase::First,
                    Sets::Random => Phase::Sets,
                };
            }
        }
    }

    /// SC-5: this seat chooses first, so the one before it chooses last and starts round 1.
    #[inline]
    pub(crate) fn pick_first(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        let seats = self.facts.seats;
        out.emit(|| Event::FirstChooser { seat });
        self.facts.start = seat.after(seats - 1, seats);
        self.facts.active = seat;
        self.facts.phase = Phase::Choose;
    }

    /// The sets that nobody has.
    #[inline]
    pub(crate) fn is_set_free(&self, set: SetName) -> bool {
        !self.facts.set.contains(&Some(set))
    }

    /// SC-5: whether the set may be chosen.
    pub(crate) fn check_choose(&self, set: SetName) -> Result<(), Illegal> {
        match self.is_set_free(set) {
            true => Ok(()),
            false => Err(breaks(5, "santa-cruz-illegal-set-taken", "another player has this set already")),
        }
    }

    fn take_set(&mut self, set: SetName, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.set[seat.index()] = Some(set);
        self.facts.cards[seat.index()] = self.facts.components.tables.sets[set as usize];
        out.emit(|| Event::SetTaken { seat, set });
        self.facts.active = seat.next(self.facts.seats);
    }

    /// SC-5: the active seat chooses a set. The last of four gets the one that is left.
    #[inline]
    pub(crate) fn choose_set(&mut self, set: SetName, out: &mut impl Sink<Event>) {
        self.take_set(set, out);
        if self.facts.active == self.facts.start && usize::from(self.facts.seats) == SetName::ALL.len() {
            let rest = SetName::ALL.into_iter().find(|&set| self.is_set_free(set));
            self.take_set(rest.expect("three of four sets are taken"), out);
        }
        // The last to choose is the start player, and after it comes the first again.
        if self.facts.set[self.facts.active.index()].is_some() {
            self.begin_round(out);
        }
    }

    /// SC-5, sets at random: the active seat is dealt a set.
    #[inline]
    pub(crate) fn deal_set(&mut self, set: SetName, out: &mut impl Sink<Event>) {
        self.take_set(set, out);
        if self.facts.active.index() == 0 {
            self.facts.phase = Phase::Start;
        }
    }

    /// SC-5, sets at random: this seat starts.
    #[inline]
    pub(crate) fn pick_start(&mut self, seat: Seat, out: &mut impl Sink<Event>) {
        self.facts.start = seat;
        self.begin_round(out);
    }

    /// SC-6: markers on 0, 1, 2, 3 clockwise from the start player.
    pub(crate) fn set_markers(&mut self, out: &mut impl Sink<Event>) {
        let seats = self.facts.seats;
        for amount in 0..seats {
            let seat = self.facts.start.after(amount, seats);
            self.facts.points[seat.index()] = amount.into();
            self.facts.order[usize::from(seats - 1 - amount)] = seat;
            out.emit(|| Event::MarkerSet { seat, amount });
        }
    }
}
