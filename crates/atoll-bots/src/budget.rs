//! How much a bot may think.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A clock, given by whoever has one: the time since some moment that stays the same. One that shows
/// [`Duration::MAX`] ends the thought that it measures: its bot plays the best that it has found until then.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> Duration + Send + Sync>);

impl Clock {
    /// A clock that shows what `now` says.
    pub fn new(now: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// What it shows.
    pub fn now(&self) -> Duration {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Clock")
    }
}

/// What one decision may cost.
#[derive(Clone, Debug)]
pub enum Budget {
    /// So many rollouts: the choice depends on view and seed only, so it can be repeated anywhere.
    Iterations(u32),
    /// So much time by this clock, on one core. What is chosen may depend on the machine.
    Time(Duration, Clock),
}

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is a number of rollouts from 1, like 2000, or a time of 0.001 to 3600 seconds, like 0.5s")]
pub struct BudgetError;

impl Budget {
    /// Reads a budget; a time is taken by this clock.
    pub fn parse(text: &str, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Result<Self, BudgetError> {
        if let Some(seconds) = text.strip_suffix('s') {
            return Self::seconds(seconds.parse().map_err(|_| BudgetError)?, clock);
        }
        match text.parse() {
            Ok(0) | Err(_) => Err(BudgetError),
            Ok(rollouts) => Ok(Self::Iterations(rollouts)),
        }
    }

    /// So many seconds by this clock.
    pub fn seconds(seconds: f64, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Result<Self, BudgetError> {
        let is_sane = (0.001..=3600.0).contains(&seconds);
        if is_sane { Ok(Self::Time(Duration::from_secs_f64(seconds), Clock::new(clock))) } else { Err(BudgetError) }
    }
}

/// A budget being spent.
#[derive(Clone, Debug)]
pub(crate) struct Meter {
    budget: Budget,
    /// What the clock showed at the beginning, if there is one.
    begin: Duration,
    spent: u32,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        let begin = match &budget {
            Budget::Iterations(_) => Duration::ZERO,
            Budget::Time(_, clock) => clock.now(),
        };
        Self { budget, begin, spent: 0 }
    }

    /// Counts one rollout.
    pub(crate) fn count(&mut self) {
        self.spent += 1;
    }

    /// The share of the budget that is spent, from 0 to 1 and above.
    pub(crate) fn share(&self) -> f32 {
        match &self.budget {
            Budget::Iterations(limit) => self.spent as f32 / (*limit).max(1) as f32,
            Budget::Time(limit, clock) => match clock.now() {
                Duration::MAX => f32::INFINITY,
                now => now.saturating_sub(self.begin).as_secs_f32() / limit.as_secs_f32().max(1e-6),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

    use super::*;

    static SECONDS: AtomicU64 = AtomicU64::new(100);

    /// A clock that goes on by a second whenever it is looked at.
    fn clock() -> Duration {
        Duration::from_secs(SECONDS.fetch_add(1, Ordering::Relaxed))
    }

    #[test]
    fn budgets_are_read() {
        assert!(matches!(Budget::parse("2000", clock), Ok(Budget::Iterations(2_000))));
        let Ok(Budget::Time(limit, _)) = Budget::parse("0.25s", clock) else { panic!("a time") };
        assert_eq!(limit, Duration::from_millis(250));
        for bad in ["", "0", "-3", "s", "0s", "-1s", "NaNs", "infs", "1e9s", "2 s", "1.5", "5m", "99999999999"] {
            assert!(Budget::parse(bad, clock).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_budget_is_spent_by_rollouts_or_by_its_clock() {
        let mut meter = Meter::new(Budget::Iterations(4));
        meter.count();
        assert_eq!(meter.share(), 0.25);
        let mut meter = Meter::new(Budget::Time(Duration::from_secs(4), Clock::new(clock)));
        meter.count();
        assert_eq!([meter.share(), meter.share()], [0.25, 0.5]);
    }

    #[test]
    fn a_clock_ends_what_it_measures_begun_or_not() {
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let clock = move || if over.load(Ordering::Relaxed) { Duration::MAX } else { Duration::from_secs(7) };
        let budget = Budget::seconds(3_600.0, clock).expect("a budget");
        let meter = Meter::new(budget.clone());
        assert_eq!(meter.share(), 0.0);
        is_over.store(true, Ordering::Relaxed);
        assert!([meter, Meter::new(budget)].iter().all(|meter| meter.share() > 1.0));
    }
}
