//! The greedy player: the exact law, one turn deep.

use std::ops::ControlFlow;

use atoll_core::{NoEvents, Seat, Turn, below};

use crate::{BotRng, Evaluate, Player};

/// Plays through every sequence of its own actions up to the end of its turn, or to the next draw, and takes the first
/// step of the best one. Equally good first steps are equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Evaluate> Player<G> for Greedy {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let Turn::Seat(seat) = world.turn() else { unreachable!("a player is asked only when it is to act") };
        let mut best = Vec::new();
        let mut best_value = f32::NEG_INFINITY;
        let _ = world.for_each_legal(|action| {
            let value = value_after(&world, action, seat);
            if value > best_value {
                best.clear();
                best_value = value;
            }
            if value >= best_value {
                best.push(action);
            }
            ControlFlow::Continue(())
        });
        best[below(rng, best.len() as u32) as usize]
    }
}

/// The best value a seat can reach from here within its own turn.
fn value_after<G: Evaluate>(world: &G, action: G::Action, seat: Seat) -> f32 {
    let mut next = world.clone();
    next.play(action, &mut NoEvents);
    if next.turn() != Turn::Seat(seat) {
        return next.evaluate(seat);
    }
    let mut best = f32::NEG_INFINITY;
    let _ = next.for_each_legal(|action| {
        best = best.max(value_after(&next, action, seat));
        ControlFlow::Continue(())
    });
    best
}
