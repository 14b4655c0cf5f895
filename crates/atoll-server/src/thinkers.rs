//! Where bots and hints think: on threads of their own, a bounded number at a time, within a time budget.
//!
//! Those that spend a budget have places apart from those that decide at once, so that nobody waits a second for a
//! decision that takes none. One core is left to everything else.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use atoll_catalog::{Budget, TableError};
use tokio::sync::Semaphore;

use crate::config::Config;

/// The longest time that one decision may ever get.
const MOST: Duration = Duration::from_secs(2);
/// When many wait each gets less time, but never less than this: with it an expert still compares a few futures.
const LEAST: Duration = Duration::from_millis(20);

/// The places to think at.
pub(crate) struct Thinkers {
    quick: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    slow_places: usize,
    /// How many of the slow ones think, or wait for a place.
    in_line: Arc<AtomicUsize>,
    budget: Duration,
    limit: Duration,
}

/// Counts somebody in line, for as long as it lives.
struct InLine(Arc<AtomicUsize>);

impl InLine {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(count))
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub(crate) fn new(config: &Config) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let slow_places = cores.saturating_sub(1).max(1);
        Self {
            quick: Arc::new(Semaphore::new(cores)),
            slow: Arc::new(Semaphore::new(slow_places)),
            slow_places,
            in_line: Arc::default(),
            budget: config.bot_think.min(MOST),
            limit: config.bot_time,
        }
    }

    /// How many decisions that spend a budget are under way or wait.
    pub(crate) fn in_line(&self) -> usize {
        self.in_line.load(Ordering::Relaxed)
    }

    /// Thinks about something of this table, on another thread; `spends` says whether it will use up the budget that it
    /// is given. Nothing if it fails, or is not done in time.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        table: &str,
        spends: bool,
        what: impl FnOnce(Budget) -> Result<T, TableError> + Send + 'static,
    ) -> Option<T> {
        let think = async {
            let in_line = spends.then(|| InLine::new(&self.in_line));
            let places = if spends { &self.slow } else { &self.quick };
            let permit = Arc::clone(places).acquire_owned().await.ok()?;
            let budget = Budget::Time(share(self.budget, self.slow_places, self.in_line()), clock);
            let thinking = tokio::task::spawn_blocking(move || {
                let done = what(budget);
                // Whoever overruns its time keeps its place until it ends.
                drop((permit, in_line));
                done
            });
            match thinking.await {
                Ok(Ok(done)) => Some(done),
                Ok(Err(error)) => {
                    tracing::error!(table, %error, "a bot failed");
                    None
                }
                Err(error) => {
                    tracing::error!(table, %error, "a bot panicked");
                    None
                }
            }
        };
        tokio::time::timeout(self.limit, think).await.unwrap_or_default()
    }
}

/// What budgets are measured by.
fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// What each may spend when so many are in line for so many places.
fn share(budget: Duration, places: usize, in_line: usize) -> Duration {
    let part = places as f64 / in_line.max(places) as f64;
    budget.mul_f64(part).max(LEAST.min(budget))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinkers(think: Duration, time: Duration) -> Thinkers {
        let mut config = Config::new("sqlite://unused");
        (config.bot_think, config.bot_time) = (think, time);
        Thinkers::new(&config)
    }

    #[test]
    fn a_long_line_shortens_everybodys_time() {
        let second = Duration::from_secs(1);
        assert_eq!([share(second, 2, 0), share(second, 2, 1), share(second, 2, 2)], [second; 3]);
        assert_eq!(share(second, 2, 8), second / 4);
        assert_eq!(share(second, 2, 1_000), LEAST);
        assert_eq!(share(Duration::from_millis(5), 2, 1_000), Duration::from_millis(5));
    }

    #[tokio::test]
    async fn the_budget_is_what_was_set_and_at_most_two_seconds() {
        for (set, expected) in [(700, 700), (2_000, 2_000), (60_000, 2_000)] {
            let thinkers = thinkers(Duration::from_millis(set), Duration::from_secs(20));
            let budget = thinkers.think("t", true, Ok).await;
            let Some(Budget::Time(limit, _)) = budget else { panic!("a budget of time") };
            assert_eq!(limit, Duration::from_millis(expected));
            assert_eq!(thinkers.in_line(), 0);
        }
    }

    #[tokio::test]
    async fn the_quick_do_not_wait_for_the_slow_and_the_late_are_given_up() {
        let thinkers = thinkers(Duration::from_millis(100), Duration::from_millis(300));
        let places = thinkers.slow_places;
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        // Every place is taken by somebody who ends when told to, not when the time is up.
        let stuck = (0..places).map(|_| {
            let wait = Arc::clone(&wait);
            thinkers.think("t", true, move |_| {
                // The sender's end tells all of them.
                let _ = wait.lock().expect("nobody panics").recv();
                Ok(())
            })
        });
        let mut stuck: Vec<_> = stuck.map(Box::pin).collect();
        for one in &mut stuck {
            let _ = tokio::time::timeout(Duration::from_millis(20), one.as_mut()).await;
        }
        assert_eq!(thinkers.think("t", false, |_| Ok(7)).await, Some(7));
        assert_eq!(thinkers.think("t", true, |_| Ok(8)).await, None, "no place became free in time");
        for one in stuck {
            assert_eq!(one.await, None);
        }
        drop(go);
        while thinkers.in_line() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.think("t", true, |_| Ok(9)).await, Some(9), "places come back");
    }
}
