//! Playing on by the one-step policy.

use atoll_core::{Bag, Chance, NoEvents, Seat, Turn, below};
use rand_core::SeedableRng;

use super::plans::best_action;
use crate::value::value;
use crate::{BotRng, Evaluate, Network};

/// One future's chance: each bag has its own generator, so that what is drawn from one bag does not depend on how often
/// another was asked. Rollouts of different candidates with the same seed meet the same draws.
pub(crate) struct Future {
    seed: u64,
    streams: [Option<BotRng>; 8],
}

impl Future {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, streams: [const { None }; 8] }
    }
}

impl Chance for Future {
    fn pick(&mut self, bag: Bag, total: u32) -> u32 {
        let (seed, slot) = (self.seed, usize::from(bag.0) % self.streams.len());
        let stream = self.streams[slot].get_or_insert_with(|| {
            BotRng::seed_from_u64(seed ^ (u64::from(bag.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
        });
        below(stream, total)
    }
}

/// Plays `turns` more turns by the one-step policy, each seat for itself, and judges what comes out for `seat`, in
/// points of final margin.
pub(crate) fn rollout<G: Evaluate>(
    mut state: G,
    seat: Seat,
    turns: u32,
    network: Option<&Network>,
    future: &mut Future,
) -> f32 {
    let mut left = turns;
    let mut last = Some(seat);
    loop {
        match state.turn() {
            Turn::Over => return value(&state, seat, network),
            Turn::Chance(_) => {
                let draw = state.draw_from(future).expect("a draw is pending");
                state.settle(draw, &mut NoEvents);
            }
            Turn::Seat(actor) => {
                if last != Some(actor) {
                    if left == 0 {
                        return value(&state, seat, network);
                    }
                    left -= 1;
                    last = Some(actor);
                }
                let action = best_action(&state, actor, network);
                state.play(action, &mut NoEvents);
            }
        }
    }
}
