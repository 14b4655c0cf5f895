//! What positions are worth, one file per game.

mod maori;
mod santa_cruz;
mod south_seas;

use atoll_core::{Game, Seat};

/// A game whose positions can be judged.
pub trait Evaluate: Game {
    /// How good the position is for a seat, in points of the final score, compared with the other seats. Judged from
    /// what the seat may know.
    fn evaluate(&self, seat: Seat) -> f32;
}
