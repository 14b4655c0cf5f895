//! Where bots and hints think: on threads of their own, a bounded number at a time, within a time budget.
//!
//! Those that spend a budget have places apart from those that decide at once, so that nobody waits a second for a
//! decision that takes none. One core is left to everything else. Who comes first is said in `line.rs`.
//!
//! A thought ends early, with the best that it has found, when nobody waits for it any more or when its place is needed
//! for somebody who does: then its clock shows that its time is over.

mod counts;
mod line;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use atoll_catalog::{Budget, Clock, TableError};
use tokio::sync::{oneshot, watch};
use tokio::time::{sleep_until, timeout_at};

use crate::config::Config;
pub(crate) use counts::Counts;
use line::Line;
pub(crate) use line::{Class, Pace, Rank};

/// The longest time that one decision may ever get.
const MOST: Duration = Duration::from_secs(2);
/// When many wait each gets less time, but never less than this: with it an expert still compares a few futures.
const LEAST: Duration = Duration::from_millis(20);
/// What a thought may take beyond its time before it is given up: it looks at its clock more often than that.
const GRACE: Duration = Duration::from_secs(1);

/// Why there is no thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missed {
    /// No place became free in time.
    Late,
    /// It did not end in time.
    Stuck,
    /// It failed.
    Failed,
    /// Nobody waits for it any more.
    Gone,
}

impl Missed {
    /// Those after which somebody else decides.
    pub(crate) const COUNTED: [Self; 3] = [Self::Late, Self::Stuck, Self::Failed];

    /// What metrics call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::Stuck => "stuck",
            Self::Failed => "failed",
            Self::Gone => "gone",
        }
    }
}

/// What is to be thought about.
#[derive(Clone)]
pub(crate) struct Wish<'a> {
    /// The table, for the log.
    pub(crate) table: &'a str,
    /// Whether it will use up the budget that it is given.
    pub(crate) pace: Pace,
    /// Who waits for it. When the other end is dropped, nobody does.
    pub(crate) rank: watch::Receiver<Rank>,
    /// Whether it replaces a thought that was missed, and comes before all others.
    pub(crate) is_overdue: bool,
    /// How long somebody may wait for it.
    pub(crate) limit: Duration,
}

impl Wish<'_> {
    fn rank(&mut self) -> Rank {
        let rank = *self.rank.borrow_and_update();
        if self.is_overdue { Rank { class: Class::Overdue, ..rank } } else { rank }
    }
}

/// The line, and how those in it are told.
struct Open {
    line: Line,
    /// Where those who wait hear the part of the time that they get.
    calls: HashMap<u64, oneshot::Sender<f64>>,
    /// What ends each thought in line.
    cuts: HashMap<u64, Arc<AtomicBool>>,
}

struct Room {
    open: Mutex<Open>,
    counts: Counts,
}

impl Room {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("nothing panics while it holds this lock")
    }

    /// Changes the line, and lets all begin that may.
    fn change<T>(&self, change: impl FnOnce(&mut Open) -> T) -> T {
        let mut open = self.open();
        let done = change(&mut open);
        while let Some(called) = open.line.call(clock()) {
            self.counts.called(called.class, called.waited);
            // Whoever does not hear it leaves the line just now.
            let _ = open.calls.remove(&called.id).map(|call| call.send(called.part));
        }
        while let Some(id) = open.line.cut() {
            self.counts.cut();
            open.cuts.get(&id).inspect(|cut| cut.store(true, Ordering::Relaxed));
        }
        done
    }
}

/// A place in line and then to think at, until it is dropped.
struct Place {
    room: Arc<Room>,
    id: u64,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.room.change(|open| {
            open.line.leave(self.id);
            open.calls.remove(&self.id);
            open.cuts.remove(&self.id);
        });
    }
}

/// Ends a thought when whoever waits for it goes.
struct Waits(Arc<AtomicBool>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The places to think at.
pub(crate) struct Thinkers {
    room: Arc<Room>,
    budget: Duration,
}

impl Thinkers {
    pub(crate) fn new(config: &Config, counts: Counts) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let line = Line::new(cores, cores.saturating_sub(1));
        let open = Open { line, calls: HashMap::new(), cuts: HashMap::new() };
        Self { room: Arc::new(Room { open: Mutex::new(open), counts }), budget: config.bot_think.min(MOST) }
    }

    /// Counts how long the line is now.
    pub(crate) fn measure(&self) {
        self.room.counts.measure(&self.room.open().line);
    }

    /// Another bot decides for one that was missed.
    pub(crate) fn fell_back(&self, missed: Missed) {
        self.room.counts.fell_back(missed);
    }

    /// Thinks on another thread, as soon as it is its turn.
    ///
    /// Where somebody is connected it is missed after the limit; where nobody is, it waits as long as it has to. If this
    /// future is dropped, the thought ends.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        mut wish: Wish<'_>,
        what: impl FnOnce(Budget) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, Missed> {
        let mut rank = wish.rank();
        let waits = Waits(Arc::default());
        let (call, mut called) = oneshot::channel();
        let place = self.get_in_line(wish.pace, rank, call, &waits);
        let mut since = Instant::now();
        let part = loop {
            tokio::select! {
                biased;
                called = &mut called => break called.map_err(|_| Missed::Gone)?,
                changed = wish.rank.changed() => {
                    changed.map_err(|_| Missed::Gone)?;
                    let before = std::mem::replace(&mut rank, wish.rank());
                    if before.class == Class::Unwatched {
                        since = Instant::now();
                    }
                    self.room.change(|open| open.line.regrade(place.id, rank));
                }
                () = sleep_until((since + wish.limit).into()), if rank.class != Class::Unwatched => {
                    return Err(Missed::Late);
                }
            }
        };
        let begin = Instant::now();
        if rank.class == Class::Unwatched {
            since = begin;
        }
        let end = since + wish.limit;
        let left = end.saturating_duration_since(begin);
        let time = self.budget.mul_f64(part).min(left).max(LEAST.min(self.budget));
        let end = end.max(begin + GRACE);
        let is_over = Arc::clone(&waits.0);
        let clock = Clock::new(move || if is_over.load(Ordering::Relaxed) { Duration::MAX } else { clock() });
        let (room, id) = (Arc::clone(&self.room), place.id);
        let thinking = tokio::task::spawn_blocking(move || {
            let done = what(Budget::Time(time, clock));
            // Whoever overruns its time keeps its place until it ends.
            drop(place);
            done
        });
        let gone = async {
            while wish.rank.changed().await.is_ok() {
                let rank = wish.rank();
                room.change(|open| open.line.regrade(id, rank));
            }
        };
        let done = tokio::select! {
            done = timeout_at(end.into(), thinking) => done.map_err(|_| Missed::Stuck)?,
            () = gone => return Err(Missed::Gone),
        };
        match done {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) => {
                tracing::error!(table = wish.table, %error, "a bot failed");
                Err(Missed::Failed)
            }
            // The server stops before it has begun.
            Err(error) if error.is_cancelled() => Err(Missed::Gone),
            Err(error) => {
                tracing::error!(table = wish.table, %error, "a bot panicked");
                Err(Missed::Failed)
            }
        }
    }

    fn get_in_line(&self, pace: Pace, rank: Rank, call: oneshot::Sender<f64>, waits: &Waits) -> Place {
        let id = self.room.change(|open| {
            let id = open.line.join(pace, rank, clock());
            open.calls.insert(id, call);
            open.cuts.insert(id, Arc::clone(&waits.0));
            id
        });
        Place { room: Arc::clone(&self.room), id }
    }
}

/// What budgets are measured by.
fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests;
