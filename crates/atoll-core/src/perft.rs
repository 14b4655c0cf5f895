//! Counting all ways to play on.

use std::ops::ControlFlow;

use crate::{Game, NoEvents, Turn};

/// What [`perft`] counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Sequences of exactly the given length.
    pub leaves: u64,
    /// Shorter sequences that end the game.
    pub ends: u64,
}

/// Counts all sequences of `depth` steps, each legal action and each distinct outcome of a draw being one branch.
pub fn perft<G: Game>(state: &G, depth: u32) -> Perft {
    if depth == 0 {
        return Perft { leaves: 1, ends: 0 };
    }
    let mut total = Perft::default();
    let mut add = |next: &G| {
        let below = perft(next, depth - 1);
        total.leaves += below.leaves;
        total.ends += below.ends;
    };
    match state.turn() {
        Turn::Over => return Perft { leaves: 0, ends: 1 },
        Turn::Seat(_) => {
            let _ = state.for_each_legal(|action| {
                let mut next = state.clone();
                next.play(action, &mut NoEvents);
                add(&next);
                ControlFlow::Continue(())
            });
        }
        Turn::Chance(_) => state.draws(|draw, _| {
            let mut next = state.clone();
            next.settle(draw, &mut NoEvents);
            add(&next);
        }),
    }
    total
}
