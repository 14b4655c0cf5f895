//! Sequential halving (Karnin, Koren, Somekh 2013) over plans, with common futures for all candidates.

use atoll_core::{NoEvents, Seat};
use rand_core::{Rng, SeedableRng};

use super::Ranked;
use super::plans::{Plan, plans};
use super::rollout::{Future, rollout};
use crate::budget::Meter;
use crate::value::{Judge, utility};
use crate::{BotRng, Evaluate, Network};

/// Candidates that are rolled out.
const WIDTH: usize = 10;
/// Candidates that may begin with the same action.
const PER_ACTION: usize = 3;
/// Turns that a rollout plays on; with more seats than that, a round.
const TURNS: u32 = 4;

/// A plan with what its rollouts said.
struct Candidate<G: Evaluate> {
    plan: Plan<G>,
    utility: f64,
    margin: f64,
    visits: u32,
}

impl<G: Evaluate> Candidate<G> {
    fn new(plan: Plan<G>) -> Self {
        Self { plan, utility: 0.0, margin: 0.0, visits: 0 }
    }

    /// Counts one future's margin.
    fn add(&mut self, margin: f32) {
        self.margin += f64::from(margin);
        self.utility += f64::from(utility(margin, G::SPREAD));
        self.visits += 1;
    }

    /// Mean utility; what candidates are compared by.
    fn mean(&self) -> f64 {
        self.utility / f64::from(self.visits.max(1))
    }

    /// With the expected final margin: by rollouts, or by value if there were none.
    fn ranked(self) -> Ranked<G> {
        let margin = if self.visits == 0 { self.plan.value } else { (self.margin / f64::from(self.visits)) as f32 };
        Ranked { actions: self.plan.actions, margin }
    }
}

/// At most so many of the most promising plans of the seat to act, best first, as rollouts compared them.
pub(super) fn halve<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    most: usize,
    mut meter: Meter,
    network: Option<&Network>,
    rng: &mut BotRng,
) -> Vec<Ranked<G>> {
    let world = G::imagine(view, rng);
    let turns = TURNS.max(world.seats().into());
    let mut judge = Judge::new(seat, network);
    let mut candidates = candidates(plans(&world, seat, |state| judge.value(state)));
    let base = rng.next_u64();
    let mut alive = candidates.len();
    let rounds = usize::BITS - (alive.max(2) - 1).leading_zeros();
    let mut future = 0;
    let mut margins = Vec::with_capacity(alive);
    for round in 1..=rounds {
        if alive < 2 {
            break;
        }
        let until = round as f32 / rounds as f32;
        // Every future is seen by all candidates that are still alive, so that they are compared under the same luck. One
        // that the budget cuts short counts for none of them.
        loop {
            let seed = base.wrapping_add(future);
            future += 1;
            margins.clear();
            for candidate in &candidates[..alive] {
                if meter.share() >= 1.0 {
                    break;
                }
                margins.push(simulate::<G>(&candidate.plan, view, seat, turns, network, seed));
                meter.count();
            }
            if margins.len() < alive {
                break;
            }
            candidates.iter_mut().zip(&margins).for_each(|(candidate, &margin)| candidate.add(margin));
            if meter.share() >= until {
                break;
            }
        }
        // Without a single future, the order by value stands.
        if candidates[0].visits > 0 {
            candidates[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        }
        alive = alive.div_ceil(2);
    }
    candidates.into_iter().take(most).map(Candidate::ranked).collect()
}

/// The best plans by value, not too many of them beginning alike.
fn candidates<G: Evaluate>(mut plans: Vec<Plan<G>>) -> Vec<Candidate<G>> {
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut chosen: Vec<Candidate<G>> = Vec::with_capacity(WIDTH);
    for plan in plans {
        if chosen.len() == WIDTH {
            break;
        }
        let alike = chosen.iter().filter(|other| other.plan.actions[0] == plan.actions[0]).count();
        if alike < PER_ACTION {
            chosen.push(Candidate::new(plan));
        }
    }
    chosen
}

/// What a plan comes to in one future, in points of final margin.
fn simulate<G: Evaluate>(
    plan: &Plan<G>,
    view: &G::View,
    seat: Seat,
    turns: u32,
    network: Option<&Network>,
    seed: u64,
) -> f32 {
    // What nobody knows is dealt anew for each future, alike for all candidates.
    let mut state = G::imagine(view, &mut BotRng::seed_from_u64(seed));
    for &action in &plan.actions {
        state.play(action, &mut NoEvents);
    }
    rollout(state, seat, turns, network, &mut Future::new(seed))
}
