//! Costly work that strangers ask for: uploads examined, replays told, tables set up from files. Each address may ask for so
//! much of it, and no address gets all places where it is done.
//!
//! The work itself holds its place, not the request: whoever hangs up frees a place when the work has ended. That is soon,
//! since the work is asked at every step whether it is still wanted.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use atoll_catalog::Work;
use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::config::Config;
use crate::limits::{self, Addresses};
use crate::net::callers::{household, network};
use crate::problem::Problem;

/// Places, and who stands in line for them.
pub(crate) struct Examiners {
    places: Arc<Semaphore>,
    /// How many of the places one address may have.
    share: usize,
    callers: Arc<Callers>,
    allowance: Addresses,
    /// How long any work may take, with waiting in line.
    longest: Duration,
    /// How many are at work.
    busy: Gauge,
    stopping: watch::Receiver<bool>,
}

/// Who works or stands in line, by address.
#[derive(Default)]
struct Callers(Mutex<BTreeMap<IpAddr, Caller>>);

struct Caller {
    share: Arc<Semaphore>,
    /// How many works or waits it has.
    count: usize,
}

impl Callers {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Caller>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in line; it is given back by being dropped.
struct Ticket {
    callers: Arc<Callers>,
    address: IpAddr,
    share: Arc<Semaphore>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut callers = self.callers.lock();
        if let Some(caller) = callers.get_mut(&self.address) {
            caller.count -= 1;
            if caller.count == 0 {
                callers.remove(&self.address);
            }
        }
    }
}

/// What work holds while it is done.
struct Held {
    _ticket: Ticket,
    _share: OwnedSemaphorePermit,
    _place: OwnedSemaphorePermit,
    busy: Gauge,
}

impl Held {
    fn new(ticket: Ticket, share: OwnedSemaphorePermit, place: OwnedSemaphorePermit, busy: Gauge) -> Self {
        busy.inc();
        Self { _ticket: ticket, _share: share, _place: place, busy }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.busy.dec();
    }
}

/// Says that nobody waits any more, when it is dropped.
#[derive(Default)]
struct Presence(Arc<AtomicBool>);

impl Drop for Presence {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Examiners {
    /// Places as this says; they count who is `busy`, and end what is done there when the server is `stopping`.
    pub(crate) fn new(config: &Config, busy: Gauge, stopping: watch::Receiver<bool>) -> Self {
        let places = match config.examiners {
            0 => std::thread::available_parallelism().map_or(2, usize::from).max(2),
            places => places,
        };
        Self {
            places: Arc::new(Semaphore::new(places)),
            share: places.div_ceil(2),
            callers: Arc::default(),
            allowance: Addresses::new(limits::EXAMINED),
            longest: config.examine,
            busy,
            stopping,
        }
    }

    fn stand_in_line(&self, address: IpAddr) -> Result<Ticket, Problem> {
        let address = household(address);
        let mut callers = self.callers.lock();
        if callers.values().map(|caller| caller.count).sum::<usize>() >= limits::IN_LINE {
            return Err(Problem::unavailable());
        }
        let caller =
            callers.entry(address).or_insert_with(|| Caller { share: Arc::new(Semaphore::new(self.share)), count: 0 });
        if caller.count >= limits::IN_LINE_EACH {
            return Err(Problem::too_much_at_once());
        }
        caller.count += 1;
        Ok(Ticket { callers: Arc::clone(&self.callers), address, share: Arc::clone(&caller.share) })
    }

    /// Does costly work for whoever is at this address, on a thread of its own. The cost is counted by the bytes to be read.
    /// The work ends early if the caller hangs up, the server stops, or it takes too long.
    pub(crate) async fn examine<T: Send + 'static>(
        &self,
        address: IpAddr,
        bytes: usize,
        work: impl FnOnce(Work<'_>) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let cost = u32::try_from(1 + bytes / limits::EXAMINED_BYTES).unwrap_or(u32::MAX);
        if !network(address).is_none_or(|network| self.allowance.take_many(network, cost)) {
            return Err(Problem::too_much_to_examine());
        }
        let ticket = self.stand_in_line(address)?;
        let caller = Presence::default();
        let deadline = Instant::now() + self.longest;
        let mut stopping = self.stopping.clone();
        let wait = async {
            let share = Arc::clone(&ticket.share).acquire_owned().await;
            (share, Arc::clone(&self.places).acquire_owned().await)
        };
        let (share, place) = tokio::select! {
            permits = tokio::time::timeout_at(deadline.into(), wait) => permits.map_err(|_| Problem::took_too_long())?,
            _ = stopping.wait_for(|stop| *stop) => return Err(Problem::unavailable()),
        };
        let (Ok(share), Ok(place)) = (share, place) else { return Err(Problem::unavailable()) };
        let held = Held::new(ticket, share, place, self.busy.clone());
        let is_alone = Arc::clone(&caller.0);
        let done = tokio::task::spawn_blocking(move || {
            let _held = held;
            let is_wanted = || !is_alone.load(Ordering::Relaxed) && !*stopping.borrow() && Instant::now() < deadline;
            let wanted = Work::wanted_while(&is_wanted);
            wanted.go_on().map_err(Problem::from)?;
            work(wanted)
        });
        done.await.map_err(|_| Problem::unavailable())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_fills_the_line_and_nothing_is_kept_of_who_has_left() {
        let config = Config { examiners: 4, ..Config::new("sqlite://unused") };
        let examiners = Examiners::new(&config, Gauge::default(), watch::channel(false).1);
        let one = IpAddr::from([192, 0, 2, 1]);
        let mut tickets: Vec<Ticket> =
            (0..limits::IN_LINE_EACH).map(|_| examiners.stand_in_line(one).expect("room")).collect();
        assert!(examiners.stand_in_line(one).is_err());
        assert_eq!(tickets[0].share.available_permits(), 2, "half of the places");
        let crowd =
            (1..).map(|number: u32| IpAddr::from((0x2001_0db8_u128 << 96 | u128::from(number) << 64).to_be_bytes()));
        tickets.extend(crowd.map_while(|address| examiners.stand_in_line(address).ok()).take(10_000));
        assert_eq!(tickets.len(), limits::IN_LINE);
        tickets.clear();
        assert!(examiners.callers.lock().is_empty());
        assert!(examiners.stand_in_line(one).is_ok());
    }
}
