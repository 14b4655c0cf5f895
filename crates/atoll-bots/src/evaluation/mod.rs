//! What positions are worth, one file per game.

mod maori;
mod santa_cruz;
mod south_seas;

use std::sync::OnceLock;

use atoll_core::{Game, Seat};

use crate::{Network, Search};

/// One number that describes a position to a learned value.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// Its name, unique within the game.
    pub name: &'static str,
    /// What it counts, with its unit.
    pub about: &'static str,
    /// The range it lies in with the built-in components; corrected sets may leave it.
    pub range: (f32, f32),
    /// The key of the phrase that says what it means when a move changes it for the better; `None` for a feature that
    /// is no reason.
    pub reason: Option<&'static str>,
}

/// A feature from 0 to `high` that is no reason.
pub(crate) const fn feature(name: &'static str, about: &'static str, high: f32) -> Feature {
    Feature { name, about, range: (0.0, high), reason: None }
}

/// A feature from 0 to `high` with the key of the phrase that says why a change is for the better.
pub(crate) const fn reason(name: &'static str, about: &'static str, high: f32, key: &'static str) -> Feature {
    Feature { name, about, range: (0.0, high), reason: Some(key) }
}

/// A feature within a range that is no reason.
pub(crate) const fn ranged(name: &'static str, about: &'static str, range: (f32, f32)) -> Feature {
    Feature { name, about, range, reason: None }
}

/// A game whose positions can be judged. Everything is judged from what the seat may know.
pub trait Evaluate: Game {
    /// The features of a position, in the order of [`Evaluate::features`]. Empty if the game has no learned value.
    const FEATURES: &'static [Feature] = &[];
    /// The final margin, in points, at which a two-player game is about as good as decided.
    const SPREAD: f32 = 12.0;
    /// How close to the best, in points, a plan has to be for a normal bot to take it as readily: the more, the weaker and
    /// the more various it plays.
    const ALIKE: f32 = 0.4;

    /// How the expert searches.
    const SEARCH: Search = Search::Turns;

    /// How good the position is for a seat, in points of the final score, compared with the other seats: hand-made.
    fn evaluate(&self, seat: Seat) -> f32;

    /// The final points that a seat may expect, as far as `viewer` can tell: hand-made.
    fn estimate(&self, seat: Seat, viewer: Seat) -> f32;

    /// The same as a beginner sees it: what lies on the table now, without plans and without the others.
    fn novice(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// Writes the features of the position for a seat; `out` is as long as [`Evaluate::FEATURES`].
    fn features(&self, seat: Seat, out: &mut [f32]) {
        let _ = (seat, out);
    }

    /// The learned value; `None` if there is none.
    fn network() -> Option<&'static Network> {
        None
    }

    /// An upper bound on the steps (actions and draws) that are left, where it is small and cheap to tell.
    fn steps_left(&self) -> Option<u32> {
        None
    }

    /// Options to play the `n`-th game of training with: over all `n` they should cover what tables choose.
    fn training_options(n: u64) -> Self::Options {
        let _ = n;
        Self::Options::default()
    }
}

/// What the strongest of the other seats may expect, in points.
pub(crate) fn best_estimate<G: Evaluate>(state: &G, seat: Seat) -> f32 {
    let others = Seat::all(state.seats()).filter(|&other| other != seat);
    others.map(|other| state.estimate(other, seat)).fold(f32::NEG_INFINITY, f32::max)
}

/// Writes features one after the other.
pub(crate) struct Row<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl<'a> Row<'a> {
    pub(crate) fn new(out: &'a mut [f32]) -> Self {
        Self { out, next: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, value: f32) {
        self.out[self.next] = value;
        self.next += 1;
    }
}

impl Drop for Row<'_> {
    fn drop(&mut self) {
        debug_assert_eq!(self.next, self.out.len(), "a game writes exactly the features it lists");
    }
}

/// The network of a weights file that is built in; read once. A file for other features than the game has now is as
/// good as none, until it is trained again.
pub(crate) fn shipped(
    slot: &'static OnceLock<Option<Network>>,
    bytes: &[u8],
    features: usize,
) -> Option<&'static Network> {
    slot.get_or_init(|| Network::from_bytes(bytes, features).ok()).as_ref()
}
