//! How experts search: whole turns compared in common futures, or a tree of everybody's actions; the last steps exactly.

mod exact;
mod halving;
mod plans;
mod rollout;
mod tree;

use atoll_core::Seat;

use crate::budget::Meter;
use crate::{BotRng, Evaluate, Network};

pub(crate) use exact::exact;
pub use plans::best_action;
pub(crate) use plans::{Plan, plans};

/// How a game is searched; which is better was measured (`docs/bots.md`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Search {
    /// The best turns by value, compared in common futures: where a turn is many actions and luck decides much.
    Turns,
    /// A tree over the actions of all seats: where what the others do next decides much.
    Tree {
        /// The share of a random game to the end in what a leaf is worth, from 0 to 1; the rest is the learned value.
        played_out: f32,
    },
}

/// A turn of the seat that thinks, as far as it was thought of.
#[derive(Clone, Debug)]
pub(crate) struct Ranked<G: Evaluate> {
    /// At least one action.
    pub(crate) actions: Vec<G::Action>,
    /// The expected final margin, in points.
    pub(crate) margin: f32,
}

/// At most so many of the most promising turns of the seat to act, best first; at least one.
pub(crate) fn rank<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    most: usize,
    meter: Meter,
    network: Option<&Network>,
    rng: &mut BotRng,
) -> Vec<Ranked<G>> {
    match G::SEARCH {
        Search::Turns => halving::halve(view, seat, most, meter, network, rng),
        Search::Tree { played_out } => tree::grow(view, seat, most, played_out, meter, network, rng),
    }
}
