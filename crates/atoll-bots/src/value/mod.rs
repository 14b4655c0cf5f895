//! What a position is worth to a seat, in points of final margin.

mod network;

use atoll_core::{MAX_SEATS, Outcome, Seat, Turn};

use crate::Evaluate;
use network::Base;
pub use network::{Layers, Network, WeightsError};

/// Most features a game may have.
pub const MAX_FEATURES: usize = 160;

/// The expected final margin of a seat: its points minus those of the best other seat. Exact once the game is over;
/// before that by the network, or by the hand-made evaluation if there is none.
#[inline]
pub fn value<G: Evaluate>(state: &G, seat: Seat, network: Option<&Network>) -> f32 {
    Judge::new(seat, network).value(state)
}

/// Judges positions for one seat, faster if they have much in common, as those after its possible actions do.
pub(crate) struct Judge<'a> {
    seat: Seat,
    network: Option<&'a Network>,
    base: Option<Base>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(seat: Seat, network: Option<&'a Network>) -> Self {
        Self { seat, network, base: None }
    }

    /// What [`value`] says.
    #[inline]
    pub(crate) fn value<G: Evaluate>(&mut self, state: &G) -> f32 {
        if state.turn() == Turn::Over {
            return state.outcome().map_or(0.0, |outcome| margin(&outcome, self.seat));
        }
        match self.network {
            Some(network) => {
                let mut features = [0.0; MAX_FEATURES];
                let features = &mut features[..G::FEATURES.len()];
                state.features(self.seat, features);
                network.value_beside(&mut self.base, features)
            }
            None => state.evaluate(self.seat),
        }
    }
}

/// A seat's points minus those of the best other seat. A tie that a tie-break decides counts half a point.
pub fn margin(outcome: &Outcome, seat: Seat) -> f32 {
    let own = outcome.standings[seat.index()];
    let others = outcome.standings.iter().filter(|standing| standing.seat != seat);
    let best = others.max_by_key(|standing| (standing.score, u8::MAX - standing.rank));
    best.map_or(0.0, |best| {
        let tie_break = match own.rank.cmp(&best.rank) {
            std::cmp::Ordering::Less => 0.5,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => -0.5,
        };
        if own.score == best.score { tie_break } else { (own.score - best.score) as f32 }
    })
}

/// A number for each seat; 0 for seats that the table does not have.
pub(crate) type PerSeat = [f32; MAX_SEATS];

/// Asks for each seat's number.
pub(crate) fn per_seat(seats: u8, of: impl Fn(Seat) -> f32) -> PerSeat {
    let mut all = PerSeat::default();
    Seat::all(seats).for_each(|seat| all[seat.index()] = of(seat));
    all
}

/// How much a margin is worth to a player who wants to win: nearly linear around 0, flat where the game is decided. A
/// small linear term keeps a bot from playing slack when it is far ahead or behind.
#[inline]
pub(crate) fn utility(margin: f32, spread: f32) -> f32 {
    margin / (spread + margin.abs()) + 0.1 * margin / spread
}
