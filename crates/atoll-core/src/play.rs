//! Random play.

use rand_core::Rng;

use crate::{Game, NoEvents, Sink, Turn, below};

/// A legal action of the seat to act, each as likely as every other.
#[inline]
pub fn random_action<G: Game>(state: &G, rng: &mut impl Rng) -> G::Action {
    state.nth_legal(below(rng, state.count_legal())).expect("the number is below the count of legal actions")
}

/// An outcome of the pending draw, by its weights.
#[inline]
pub fn random_draw<G: Game>(state: &G, rng: &mut impl Rng) -> G::Draw {
    state.nth_draw(below(rng, state.draw_total())).expect("the number is below the total weight")
}

/// One random step: an action of the seat to act, or an outcome of the pending draw; none when the game is over.
#[inline]
pub fn random_step<G: Game>(state: &mut G, rng: &mut impl Rng, out: &mut impl Sink<G::Event>) {
    match state.turn() {
        Turn::Seat(_) => state.play(random_action(state, rng), out),
        Turn::Chance(_) => state.settle(random_draw(state, rng), out),
        Turn::Over => {}
    }
}

/// Plays uniformly random actions and draws to the end, without events; returns the number of actions. The actions are
/// those that [`Game::count_playout`] leaves to chance.
#[inline]
pub fn playout<G: Game>(state: &mut G, rng: &mut impl Rng) -> u32 {
    let mut actions = 0;
    loop {
        match state.turn() {
            Turn::Seat(_) => {
                let n = below(rng, state.count_playout());
                let action = state.nth_legal(n).expect("n is below the count of legal actions");
                state.play(action, &mut NoEvents);
                actions += 1;
            }
            Turn::Chance(_) => state.settle(random_draw(state, rng), &mut NoEvents),
            Turn::Over => return actions,
        }
    }
}
