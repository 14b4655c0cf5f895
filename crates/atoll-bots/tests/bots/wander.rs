//! Positions of random games.

use std::ops::ControlFlow;

use atoll_bots::{BotRng, Evaluate, bot_rng};
use atoll_core::{NoEvents, Turn, below, random_draw};

/// Plays random games of every table size, with the options that training plays, and asks `look` at each position until it
/// breaks or the games are over.
pub(crate) fn wander<G: Evaluate>(games: u64, mut look: impl FnMut(&G, &mut BotRng) -> ControlFlow<()>) {
    for game in 0..games {
        let mut rng = bot_rng(game);
        let sizes = u64::from(G::SEATS.end() - G::SEATS.start()) + 1;
        let seats = G::SEATS.start() + (game % sizes) as u8;
        let options = G::training_options(game / sizes);
        let Ok(mut state) = G::new(&options, seats) else { continue };
        while state.turn() != Turn::Over {
            if look(&state, &mut rng).is_break() {
                return;
            }
            if let Turn::Seat(_) = state.turn() {
                let n = below(&mut rng, state.count_playout());
                state.play(state.nth_legal(n).unwrap(), &mut NoEvents);
            } else {
                state.settle(random_draw(&state, &mut rng), &mut NoEvents);
            }
        }
    }
}
