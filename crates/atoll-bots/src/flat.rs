//! Flat Monte Carlo: random games to the end from every action. A yardstick, not a bot for people.

use atoll_core::{Game, NoEvents, Turn, playout};
use rand_core::{Rng, SeedableRng};

use crate::budget::Meter;
use crate::value::{margin, utility};
use crate::{BotRng, Budget, Evaluate, Player};

/// Sequential halving over all legal actions by uniformly random games, played to the end.
#[derive(Clone, Debug)]
pub struct Flat {
    /// Random games, or time, for one decision.
    pub budget: Budget,
}

impl<G: Evaluate> Player<G> for Flat {
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action {
        let world = G::imagine(view, rng);
        let Turn::Seat(seat) = world.turn() else { unreachable!("a player is asked only when it is to act") };
        let mut actions: Vec<(G::Action, f64)> = world.legal().into_iter().map(|action| (action, 0.0)).collect();
        let mut alive = actions.len();
        let rounds = usize::BITS - (alive.max(2) - 1).leading_zeros();
        let mut meter = Meter::new(self.budget.clone());
        let base = rng.next_u64();
        let mut future = 0;
        for round in 1..=rounds {
            if alive < 2 {
                break;
            }
            let mut seen = 0;
            actions[..alive].iter_mut().for_each(|(_, sum)| *sum = 0.0);
            while seen == 0 || meter.share() < round as f32 / rounds as f32 {
                let seed = base.wrapping_add(future);
                future += 1;
                for (action, sum) in &mut actions[..alive] {
                    *sum += f64::from(play_out::<G>(view, *action, seat, seed));
                    meter.count();
                }
                seen += 1;
            }
            actions[..alive].sort_by(|a, b| b.1.total_cmp(&a.1));
            alive = alive.div_ceil(2);
        }
        actions[0].0
    }
}

fn play_out<G: Evaluate>(view: &G::View, action: G::Action, seat: atoll_core::Seat, seed: u64) -> f32 {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut state = G::imagine(view, &mut rng);
    state.play(action, &mut NoEvents);
    playout(&mut state, &mut rng);
    Game::outcome(&state).map_or(0.0, |outcome| utility(margin(&outcome, seat), G::SPREAD))
}
