//! The store, and how it does: what it answers is timed and counted, its failures are remembered and logged once, and
//! whether it can be written is found out once for everybody who asks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use atoll_store::{Answer, Append, Fault, Header, Listed, Query, Room, SeatRow, StepRow, Store, StoreError, TableRow};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use tokio::sync::{Mutex, watch};

use crate::meters::{BOUNDS, gauge};

/// The labels of the counter of failures.
type Labels = [(&'static str, &'static str); 2];

/// What is counted of a store.
#[derive(Clone, Debug)]
pub(crate) struct Meters {
    failures: Family<Labels, Counter>,
    wrote: Histogram,
    queue: Gauge,
    writable: Gauge,
    used: Gauge,
    left: Gauge,
}

impl Meters {
    pub(crate) fn register(registry: &mut Registry) -> Self {
        let mut gauge = |name: &str, help: &str| gauge(registry, name, help);
        let queue = gauge("database_queue", "Writes that wait or are being written");
        let writable = gauge("database_writable", "1 if the last write succeeded, 0 if not");
        let used = gauge("database_bytes", "Bytes that the files of the database take");
        let left = gauge("database_disk_left_bytes", "Bytes left on the disk of the database, -1 if unknown");
        let failures = Family::<Labels, Counter>::default();
        registry.register("database_failures", "Failures of the database", failures.clone());
        for work in [READ, WRITE] {
            for fault in Fault::ALL {
                drop(failures.get_or_create(&labels(work, fault)));
            }
        }
        let wrote = Histogram::new(BOUNDS);
        registry.register("database_write_seconds", "From queueing a write to its answer", wrote.clone());
        writable.set(1);
        Self { failures, wrote, queue, writable, used, left }
    }
}

/// What a store is asked for.
const READ: &str = "read";
const WRITE: &str = "write";

fn labels(work: &'static str, fault: Fault) -> Labels {
    [("work", work), ("reason", fault.word())]
}

/// A write in the queue, until it is answered or nobody waits any more.
struct Queued<'a>(&'a Gauge);

impl<'a> Queued<'a> {
    fn new(queue: &'a Gauge) -> Self {
        queue.inc();
        Self(queue)
    }
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Whether the store could be written, and when that was found out.
type Probed = Option<(Instant, Result<(), StoreError>)>;

/// A store, and how it does.
pub(crate) struct Storage {
    store: Arc<dyn Store>,
    meters: Meters,
    /// Why the last write failed, if it did.
    failing: watch::Sender<Option<Fault>>,
    /// Why the last read failed, if it did.
    unread: watch::Sender<Option<Fault>>,
    probed: Mutex<Probed>,
    /// How long one answer holds.
    holds: Duration,
}

impl Storage {
    pub(crate) fn new(store: Arc<dyn Store>, meters: Meters, holds: Duration) -> Self {
        let (failing, unread) = (watch::channel(None).0, watch::channel(None).0);
        Self { store, meters, failing, unread, probed: Mutex::new(None), holds }
    }

    /// Why nothing can be stored; none if that is not known to be so.
    pub(crate) fn fault(&self) -> Option<Fault> {
        *self.failing.borrow()
    }

    /// Waits until nothing can be stored.
    pub(crate) async fn fails(&self) {
        // The sender lives as long as we do.
        let _ = self.failing.subscribe().wait_for(Option::is_some).await;
    }

    /// Whether the store can be written. One answer holds for a while for everybody, so that asking costs nothing; it goes
    /// on being found out if whoever asked hangs up.
    pub(crate) async fn probe(self: &Arc<Self>) -> Result<(), StoreError> {
        let this = Arc::clone(self);
        let asked = tokio::spawn(async move {
            let mut probed = this.probed.lock().await;
            if let Some((at, answer)) = &*probed
                && at.elapsed() < this.holds
                && answer.is_err() == this.fault().is_some()
            {
                return answer.clone();
            }
            let answer = this.ping().await;
            *probed = Some((Instant::now(), answer.clone()));
            answer
        });
        asked.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Looks how full the disk is.
    pub(crate) fn measure(&self) {
        let Some(Room { used, left }) = self.store.room() else { return };
        let told = |bytes: u64| i64::try_from(bytes).unwrap_or(i64::MAX);
        self.meters.used.set(told(used));
        self.meters.left.set(left.map_or(-1, told));
    }

    fn write<'a>(&'a self, answer: Answer<'a, ()>) -> Answer<'a, ()> {
        Box::pin(async move {
            let queued = Queued::new(&self.meters.queue);
            let begun = Instant::now();
            let answer = answer.await;
            drop(queued);
            self.meters.wrote.observe(begun.elapsed().as_secs_f64());
            self.note(WRITE, &self.failing, answer.as_ref().err());
            self.meters.writable.set(i64::from(self.fault().is_none()));
            answer
        })
    }

    fn read<'a, T: Send + 'a>(&'a self, answer: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            let answer = answer.await;
            self.note(READ, &self.unread, answer.as_ref().err());
            answer
        })
    }

    /// Counts a failure, and logs it if the last answer was another.
    fn note(&self, work: &'static str, last: &watch::Sender<Option<Fault>>, error: Option<&StoreError>) {
        let fault = match error {
            // A store that is closed neither fails nor works.
            Some(StoreError::Closed) => return,
            error => error.and_then(StoreError::fault),
        };
        if let Some(fault) = fault {
            self.meters.failures.get_or_create(&labels(work, fault)).inc();
        }
        let is_new = last.send_if_modified(|last| std::mem::replace(last, fault) != fault);
        match error.filter(|_| is_new && fault.is_some()) {
            Some(error) => tracing::error!(work, %error, "the store fails"),
            None if is_new => tracing::warn!(work, "the store works again"),
            None => {}
        }
    }
}

impl Store for Storage {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Answer<'_, ()> {
        self.write(self.store.create(table, seats))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(TableRow, Vec<SeatRow>)>> {
        self.read(self.store.table(id))
    }

    fn steps<'a>(&'a self, id: &'a str) -> Answer<'a, Vec<StepRow>> {
        self.read(self.store.steps(id))
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write(self.store.append(append))
    }

    fn put_header(&self, table: &str, header: Header) -> Answer<'_, ()> {
        self.write(self.store.put_header(table, header))
    }

    fn put_seat(&self, table: &str, seat: SeatRow) -> Answer<'_, ()> {
        self.write(self.store.put_seat(table, seat))
    }

    fn put_salt(&self, table: &str, seat: u8, salt: Option<Vec<u8>>) -> Answer<'_, ()> {
        self.write(self.store.put_salt(table, seat, salt))
    }

    fn salts<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<(u8, Vec<u8>)>> {
        self.read(self.store.salts(table))
    }

    fn list(&self, query: Query) -> Answer<'_, Vec<Listed>> {
        self.read(self.store.list(query))
    }

    fn count(&self, query: Query) -> Answer<'_, u64> {
        self.read(self.store.count(query))
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.write(self.store.ping())
    }

    fn room(&self) -> Option<Room> {
        self.store.room()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}
