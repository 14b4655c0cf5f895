//! How much a bot may think.

use std::time::{Duration, Instant};

/// What one decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many rollouts: the choice depends on view and seed only, so it can be repeated anywhere.
    Iterations(u32),
    /// So much wall-clock time on one core. What is chosen may depend on the machine.
    Time(Duration),
}

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    begin: Instant,
    spent: u32,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        Self { budget, begin: Instant::now(), spent: 0 }
    }

    /// Counts one rollout.
    pub(crate) fn count(&mut self) {
        self.spent += 1;
    }

    /// The share of the budget that is spent, from 0 to 1 and above.
    pub(crate) fn share(&self) -> f32 {
        match self.budget {
            Budget::Iterations(limit) => self.spent as f32 / limit.max(1) as f32,
            Budget::Time(limit) => self.begin.elapsed().as_secs_f32() / limit.as_secs_f32().max(1e-6),
        }
    }
}
