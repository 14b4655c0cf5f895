//! What one viewer may know of a table (SC-70).

use atoll_core::{Game, Seat};

use crate::State;
use crate::bits::ScoringSet;
use crate::facts::{Facts, MAX_PLAYERS};

/// What one viewer knows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The table without what the viewer may not know: other seats' scoring cards in hand, new cards, cards put away
    /// and bird values, until they are shown, are left out.
    pub facts: Facts,
    /// Scoring cards in hand, by seat.
    pub hands: [u8; MAX_PLAYERS],
    /// Bird chips, by seat.
    pub birds: [u8; MAX_PLAYERS],
    /// Whether a seat has drawn its new scoring card.
    pub has_new: [bool; MAX_PLAYERS],
    /// Whether a seat has put a scoring card away.
    pub has_put_away: [bool; MAX_PLAYERS],
}

impl View {
    pub(crate) fn of(facts: &Facts, viewer: Option<Seat>) -> Self {
        let mut view = Self {
            viewer,
            facts: facts.clone(),
            hands: facts.hands.map(|hand| hand.len() as u8),
            birds: facts.birds.map(|own| own.iter().sum()),
            has_new: facts.new.map(|card| card.is_some()),
            has_put_away: facts.away.map(|card| card.is_some()),
        };
        let known = &mut view.facts;
        for seat in Seat::all(facts.seats).filter(|&seat| Some(seat) != viewer).map(Seat::index) {
            known.hands[seat] = ScoringSet::EMPTY;
            known.new[seat] = None;
            known.away[seat] = None;
            if !facts.shown[seat] {
                known.birds[seat] = [0; 3];
            }
        }
        view
    }

    /// Whether the viewer knows a seat's bird values: its own, and those that have been shown (SC-64).
    pub fn knows_birds(&self, seat: Seat) -> bool {
        self.viewer == Some(seat) || self.facts.shown[seat.index()]
    }

    /// A world that fits the view, always the same one; for everything that needs no more than what the view tells.
    pub(crate) fn any_world(&self) -> State {
        State::imagine(self, &mut AlwaysLast)
    }
}

/// A generator whose every choice is the last possibility.
struct AlwaysLast;

impl rand_core::TryRng for AlwaysLast {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(u32::MAX)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(u64::MAX)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(u8::MAX);
        Ok(())
    }
}
