//! How slowly something may come or go: never still for long, and on the whole not slower than a pace.

use std::time::Duration;

use tokio::time::Instant;

use super::bounds::Bounds;

/// How far something has come that takes its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    began: Instant,
    moved: Instant,
    bytes: u64,
}

impl Pace {
    pub(crate) fn begin(now: Instant) -> Self {
        Self { began: now, moved: now, bytes: 0 }
    }

    /// So many bytes more have moved now.
    pub(crate) fn moved(&mut self, bytes: usize, now: Instant) {
        self.moved = now;
        self.bytes += bytes as u64;
    }

    /// When it will have taken too long, if nothing more moves.
    pub(crate) fn deadline(&self, bounds: &Bounds) -> Instant {
        let earned = Duration::from_millis(self.bytes.saturating_mul(1_000) / bounds.pace.max(1));
        (self.moved + bounds.stall).min(self.began + bounds.stall + earned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_a_pause_nor_a_trickle_goes_on_for_long() {
        let bounds = Bounds { stall: Duration::from_secs(10), pace: 1_000, ..Bounds::default() };
        let begin = Instant::now();
        let mut pace = Pace::begin(begin);
        let after = |pace: &Pace| (pace.deadline(&bounds) - begin).as_secs();
        assert_eq!(after(&pace), 10);
        for second in [4, 8, 12] {
            pace.moved(1, begin + Duration::from_secs(second));
            assert_eq!(after(&pace), 10, "a trickle at {second} s earns no time");
        }
        pace.moved(30_000, begin + Duration::from_secs(12));
        assert_eq!(after(&pace), 22, "whoever has sent much may rest, but not for long");
    }
}
