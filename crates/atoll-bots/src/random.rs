//! The uniformly random player.

use atoll_core::{Game, random_action};

use crate::{BotRng, Player};

/// Plays any legal action, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        random_action(&G::imagine(view, rng), rng)
    }
}
