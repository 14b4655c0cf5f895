//! The machine's clock, for budgets of time.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The time since it was first asked.
pub fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
