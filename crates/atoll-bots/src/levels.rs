//! The bots by name: which there are, which plays if nobody chooses, and the three levels that people play against.

use atoll_core::{Seat, Turn};
use rand_core::Rng;

use crate::budget::Meter;
use crate::search::{Plan, exact, plans, rank};
use crate::value::Judge;
use crate::{BotRng, Budget, Evaluate, Flat, Greedy, Network, Player, Random};

/// A bot that people can pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name on the command line and in the protocol.
    pub name: &'static str,
    /// The key of what players call it.
    pub title: &'static str,
    /// The key of its character in one sentence.
    pub about: &'static str,
    /// Whether it spends a budget, so that people wait for it.
    pub spends: bool,
}

/// Every bot that people can pick, weakest first.
pub const BOTS: [BotSpec; 5] = [
    BotSpec { name: "random", title: "common-bot-random", about: "common-bot-random-about", spends: false },
    BotSpec { name: "easy", title: "common-bot-easy", about: "common-bot-easy-about", spends: false },
    BotSpec { name: "greedy", title: "common-bot-greedy", about: "common-bot-greedy-about", spends: false },
    BotSpec { name: "normal", title: "common-bot-normal", about: "common-bot-normal-about", spends: false },
    BotSpec { name: "expert", title: "common-bot-expert", about: "common-bot-expert-about", spends: true },
];

/// The bot that plays if nobody chooses another.
pub const DEFAULT_BOT: &str = "normal";

/// The bots that only the arena knows: `value`, which plays by the learned value at full strength, and `flat`, flat Monte
/// Carlo, a yardstick.
pub const ARENA_BOTS: [&str; 2] = ["value", "flat"];

/// What an expert may spend on a decision if nobody says otherwise: rollouts and not time, so that the same seed gives the
/// same game on every machine.
pub const EXPERT_BUDGET: Budget = Budget::Iterations(4_000);

/// The player with this name: one of [`BOTS`] or [`ARENA_BOTS`]. The budget is for those that can spend one: `expert` and
/// `flat`.
pub fn player<G: Evaluate>(name: &str, budget: Option<Budget>) -> Option<Box<dyn Player<G>>> {
    player_with(name, budget, G::network())
}

/// The same with other weights than those the game ships with.
pub fn player_with<'n, G: Evaluate>(
    name: &str,
    budget: Option<Budget>,
    network: Option<&'n Network>,
) -> Option<Box<dyn Player<G> + 'n>> {
    let budget = budget.unwrap_or(EXPERT_BUDGET);
    match name {
        "random" => Some(Box::new(Random)),
        "easy" => Some(Box::new(Easy)),
        "greedy" => Some(Box::new(Greedy)),
        "normal" => Some(Box::new(Normal { network, alike: G::ALIKE })),
        "value" => Some(Box::new(Normal { network, alike: 0.0 })),
        "expert" => Some(Box::new(Expert { budget, network })),
        "flat" => Some(Box::new(Flat { budget })),
        _ => None,
    }
}

/// Sees what lies on the table, not where it leads, and is not always careful.
#[derive(Clone, Copy, Debug)]
pub struct Easy;

/// Knows what positions are worth and looks through its own turn. Plans that are nearly as good as the best are alike to it, so
/// that no two games are the same.
#[derive(Clone, Copy, Debug)]
pub struct Normal<'n> {
    /// What it has learned.
    pub network: Option<&'n Network>,
    /// How close to the best, in points, a plan has to be to be taken as readily; 0 for full strength.
    pub alike: f32,
}

/// Plays the most promising turns on into many futures.
#[derive(Clone, Debug)]
pub struct Expert<'n> {
    /// What one decision may cost.
    pub budget: Budget,
    /// What it has learned.
    pub network: Option<&'n Network>,
}

/// How many of its best plans an easy bot notices, and how far apart, in points, they have to be for it to tell them apart.
const NOTICED: usize = 6;
const TEMPERATURE: f32 = 1.2;
/// Only from so few steps before the end on is it worth trying.
const EXACT_STEPS: u32 = 8;

fn to_act<G: Evaluate>(state: &G) -> Seat {
    match state.turn() {
        Turn::Seat(seat) => seat,
        _ => unreachable!("a player is asked only when it is to act"),
    }
}

fn best_value<G: Evaluate>(plans: &[Plan<G>]) -> f32 {
    plans.iter().map(|plan| plan.value).fold(f32::NEG_INFINITY, f32::max)
}

/// A number from 0 up to, but not including, 1.
fn unit(rng: &mut BotRng) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1u64 << 24) as f32
}

impl<G: Evaluate> Player<G> for Easy {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let seat = to_act(&world);
        let mut plans = plans(&world, seat, |state| state.novice(seat));
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        plans.truncate(NOTICED);
        let best = plans[0].value;
        let weight = |plan: &Plan<G>| ((plan.value - best) / TEMPERATURE).exp();
        let mut left = unit(rng) * plans.iter().map(weight).sum::<f32>();
        let chosen = plans.iter().position(|plan| {
            left -= weight(plan);
            left < 0.0
        });
        // Rounding may leave a little over after the last one.
        plans[chosen.unwrap_or(plans.len() - 1)].actions[0]
    }
}

impl<G: Evaluate> Player<G> for Normal<'_> {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let seat = to_act(&world);
        let mut judge = Judge::new(seat, self.network);
        let mut plans = plans(&world, seat, |state| judge.value(state));
        let best = best_value(&plans);
        plans.retain(|plan| plan.value >= best - self.alike);
        plans[atoll_core::below(rng, plans.len() as u32) as usize].actions[0]
    }
}

impl<G: Evaluate> Player<G> for Expert<'_> {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let seat = to_act(&world);
        if let Some(only) = only_action(&world) {
            return only;
        }
        let meter = Meter::new(self.budget.clone());
        if world.steps_left().is_some_and(|steps| steps <= EXACT_STEPS)
            && let Some(action) = exact(&world, seat, &meter)
        {
            return action;
        }
        rank::<G>(view, seat, 1, meter, self.network, rng)[0].actions[0]
    }
}

/// The legal action, if there is no choice.
fn only_action<G: Evaluate>(world: &G) -> Option<G::Action> {
    if world.count_legal() == 1 { world.nth_legal(0) } else { None }
}
