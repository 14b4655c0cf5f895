//! A table's own timer: what it does when nobody asks anything.

use tokio::time::Instant;

/// What a table waits for. Deadlines of its people come here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Deadline {
    /// Nobody has needed the table for long, so that it goes out of memory.
    Idle,
}

/// At most one moment for each deadline.
#[derive(Debug, Default)]
pub(crate) struct Alarm(Vec<(Instant, Deadline)>);

impl Alarm {
    /// Rings for this deadline then, and not when it was to ring before; never if there is no moment.
    pub(crate) fn set(&mut self, deadline: Deadline, at: Option<Instant>) {
        self.0.retain(|(_, known)| *known != deadline);
        self.0.extend(at.map(|at| (at, deadline)));
    }

    /// Waits for the next deadline and forgets it; for ever if there is none.
    pub(crate) async fn rings(&mut self) -> Deadline {
        let Some((at, deadline)) = self.0.iter().min().copied() else { return std::future::pending().await };
        tokio::time::sleep_until(at).await;
        self.set(deadline, None);
        deadline
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn it_rings_once_and_at_the_last_moment_that_was_set() {
        let mut alarm = Alarm::default();
        let soon = Instant::now() + Duration::from_millis(20);
        alarm.set(Deadline::Idle, Some(soon - Duration::from_millis(20)));
        alarm.set(Deadline::Idle, Some(soon));
        assert_eq!(alarm.rings().await, Deadline::Idle);
        assert!(Instant::now() >= soon);
        assert!(tokio::time::timeout(Duration::from_millis(20), alarm.rings()).await.is_err(), "it has rung");
    }
}
