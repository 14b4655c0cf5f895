//! How much a bot may think.

use std::str::FromStr;
use std::time::{Duration, Instant};

/// What one decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many rollouts: the choice depends on view and seed only, so it can be repeated anywhere.
    Iterations(u32),
    /// So much wall-clock time on one core. What is chosen may depend on the machine.
    Time(Duration),
}

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is a number of rollouts from 1, like 2000, or a time of 0.001 to 3600 seconds, like 0.5s")]
pub struct BudgetError;

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        if let Some(seconds) = text.strip_suffix('s') {
            let seconds: f64 = seconds.parse().map_err(|_| BudgetError)?;
            let is_sane = (0.001..=3600.0).contains(&seconds);
            return if is_sane { Ok(Self::Time(Duration::from_secs_f64(seconds))) } else { Err(BudgetError) };
        }
        match text.parse() {
            Ok(0) | Err(_) => Err(BudgetError),
            Ok(rollouts) => Ok(Self::Iterations(rollouts)),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read() {
        assert_eq!("2000".parse(), Ok(Budget::Iterations(2_000)));
        assert_eq!("0.25s".parse(), Ok(Budget::Time(Duration::from_millis(250))));
        for bad in ["", "0", "-3", "s", "0s", "-1s", "NaNs", "infs", "1e9s", "2 s", "1.5", "5m", "99999999999"] {
            assert_eq!(bad.parse::<Budget>(), Err(BudgetError), "{bad}");
        }
    }
}
