//! The uniformly random player.

use atoll_core::{Game, below};

use crate::{BotRng, Player};

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let n = below(rng, world.count_legal());
        world.nth_legal(n).expect("a player is asked only when it has a legal action")
    }
}
