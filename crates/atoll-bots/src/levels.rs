//! The three levels that people play against.

use atoll_core::{Seat, Turn};
use rand_core::Rng;

use crate::search::{SEARCH, exact, plans, rank};
use crate::{BotRng, Budget, Evaluate, Network, Player};

/// Sees what lies on the table, not where it leads, and is not always careful.
#[derive(Clone, Copy, Debug)]
pub struct Easy;

/// Knows what positions are worth and looks through its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Normal {
    /// What it has learned.
    pub network: Option<&'static Network>,
}

/// Plays the most promising turns on into many futures.
#[derive(Clone, Copy, Debug)]
pub struct Expert {
    /// What one decision may cost.
    pub budget: Budget,
    /// What it has learned.
    pub network: Option<&'static Network>,
}

/// How far below the best, in points, an easy bot's choices may lie, and how it weighs them.
const CARELESS: f32 = 4.0;
const TEMPERATURE: f32 = 1.2;
/// Plans this close to the best, in points, are alike to a player; choosing among them makes no two games the same.
const ALIKE: f32 = 0.15;
/// Positions of the end of a game that are searched completely.
const EXACT: u32 = 40_000;
/// Only from so few steps before the end on is it worth trying.
const EXACT_STEPS: u32 = 8;

fn to_act<G: Evaluate>(state: &G) -> Seat {
    match state.turn() {
        Turn::Seat(seat) => seat,
        _ => unreachable!("a player is asked only when it is to act"),
    }
}

/// A number from 0 up to, but not including, 1.
fn unit(rng: &mut BotRng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}

impl<G: Evaluate> Player<G> for Easy {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let seat = to_act(&world);
        let mut options: Vec<(G::Action, f32)> = Vec::new();
        let _ = world.for_each_legal(|action| {
            let mut next = world.clone();
            next.play(action, &mut atoll_core::NoEvents);
            options.push((action, next.novice(seat)));
            std::ops::ControlFlow::Continue(())
        });
        let best = options.iter().map(|&(_, value)| value).fold(f32::NEG_INFINITY, f32::max);
        options.retain(|&(_, value)| value >= best - CARELESS);
        let weight = |value: f32| ((value - best) / TEMPERATURE).exp();
        let mut left = unit(rng) * options.iter().map(|&(_, value)| weight(value)).sum::<f32>();
        for &(action, value) in &options {
            left -= weight(value);
            if left < 0.0 {
                return action;
            }
        }
        options[options.len() - 1].0
    }
}

impl<G: Evaluate> Player<G> for Normal {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let mut plans = plans(&world, to_act(&world), self.network);
        let best = plans.iter().map(|plan| plan.value).fold(f32::NEG_INFINITY, f32::max);
        plans.retain(|plan| plan.value >= best - ALIKE);
        plans[atoll_core::below(rng, plans.len() as u32) as usize].actions[0]
    }
}

impl<G: Evaluate> Player<G> for Expert {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let seat = to_act(&world);
        if let Some(only) = only_action(&world) {
            return only;
        }
        if world.steps_left().is_some_and(|steps| steps <= EXACT_STEPS)
            && let Some(action) = exact(&world, seat, EXACT)
        {
            return action;
        }
        rank::<G>(view, seat, SEARCH, self.budget, self.network, rng)[0].plan.actions[0]
    }
}

/// The legal action, if there is no choice.
fn only_action<G: Evaluate>(world: &G) -> Option<G::Action> {
    if world.count_legal() == 1 { world.nth_legal(0) } else { None }
}
