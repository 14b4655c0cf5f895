//! The open connections: how many there are, from where, and which of them goes when there is no room for a new one.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{Notify, watch};
use tokio::time::Instant;

use super::bounds::Bounds;
use super::callers::network;
use super::pace::Pace;
use super::refusals::Why;

/// Connections that are told to go and have not gone yet; more than so many are waited for.
const GOING: usize = 16;

/// What a connection does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Phase {
    /// Nothing, since then.
    Idle(Instant),
    /// It sends the head of a request, since then.
    Head(Instant),
    /// Its request is worked on.
    Busy,
    /// It is sent an answer.
    Answer(Pace),
    /// It is a WebSocket, which has rules of its own.
    Socket,
}

/// The open connections.
#[derive(Debug)]
pub(crate) struct Lines {
    bounds: Bounds,
    book: Mutex<Book>,
    freed: Notify,
}

#[derive(Debug, Default)]
struct Book {
    next: u64,
    open: HashMap<u64, Entry>,
    /// Those without a request that is worked on, and since when.
    idle: BTreeSet<(Instant, u64)>,
    by_address: HashMap<IpAddr, usize>,
    going: usize,
}

#[derive(Debug)]
struct Entry {
    address: Option<IpAddr>,
    phase: watch::Sender<Phase>,
    idle: Option<Instant>,
    hang_up: Arc<Notify>,
    is_going: bool,
}

/// One open connection. When the last part of the server that uses it lets go, its place is free again.
#[derive(Debug)]
pub(crate) struct Line {
    lines: Arc<Lines>,
    number: u64,
    /// Who is at the other end.
    pub(crate) peer: SocketAddr,
    /// Whether that is a proxy.
    is_proxy: bool,
    phase: watch::Receiver<Phase>,
    hang_up: Arc<Notify>,
}

impl Lines {
    pub(crate) fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self { bounds, book: Mutex::default(), freed: Notify::new() })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().expect("nothing panics while it holds this lock")
    }

    /// How many are open, without those that are told to go.
    pub(crate) fn count(&self) -> usize {
        let book = self.book();
        book.open.len() - book.going
    }

    /// Waits until those that were told to go have gone, but for a few.
    pub(crate) async fn settled(&self) {
        loop {
            let freed = self.freed.notified();
            if self.book().going < GOING {
                return;
            }
            freed.await;
        }
    }

    /// Takes a new connection; a proxy's counts in all only. If there is no room, the one that has been idle longest goes;
    /// of an address that has all it may have, its own. The second part says whether one had to go.
    pub(crate) fn admit(self: &Arc<Self>, peer: SocketAddr, is_proxy: bool) -> Result<(Arc<Line>, bool), Why> {
        let address = network(peer.ip()).filter(|_| !is_proxy);
        let mut book = self.book();
        let has = address.and_then(|address| book.by_address.get(&address)).copied().unwrap_or(0);
        let mut has_gone = false;
        if has >= self.bounds.connections_by_address {
            has_gone = book.hang_up_idlest(address);
            if !has_gone {
                return Err(Why::ConnectionsByAddress);
            }
        }
        if book.open.len() - book.going >= self.bounds.connections {
            has_gone = book.hang_up_idlest(None);
            if !has_gone {
                return Err(Why::Connections);
            }
        }
        let (number, now) = (book.next, Instant::now());
        let (send, phase) = watch::channel(Phase::Head(now));
        let hang_up = Arc::new(Notify::new());
        book.next += 1;
        let entry = Entry { address, phase: send, idle: Some(now), hang_up: Arc::clone(&hang_up), is_going: false };
        book.open.insert(number, entry);
        book.idle.insert((now, number));
        if let Some(address) = address {
            *book.by_address.entry(address).or_default() += 1;
        }
        drop(book);
        Ok((Arc::new(Line { lines: Arc::clone(self), number, peer, is_proxy, phase, hang_up }), has_gone))
    }

    /// Tells the connection that has been idle longest to go.
    pub(crate) fn hang_up_idlest(&self) {
        self.book().hang_up_idlest(None);
    }
}

impl Book {
    /// Tells the connection that has been idle longest to go; of this address, if one is given.
    fn hang_up_idlest(&mut self, of: Option<IpAddr>) -> bool {
        let is_of = |number: &u64| of.is_none() || self.open.get(number).is_some_and(|entry| entry.address == of);
        let Some(&(since, number)) = self.idle.iter().find(|(_, number)| is_of(number)) else { return false };
        self.idle.remove(&(since, number));
        let Some(entry) = self.open.get_mut(&number) else { return false };
        (entry.idle, entry.is_going) = (None, true);
        entry.hang_up.notify_one();
        self.going += 1;
        // It counts for its address no more, so that the new one can take its place.
        if let Some(address) = entry.address.take() {
            self.release(address);
        }
        true
    }

    fn release(&mut self, address: IpAddr) {
        if let Some(count) = self.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&address);
            }
        }
    }
}

impl Line {
    /// What it does from now on. What has become a WebSocket stays one.
    pub(crate) fn now(&self, phase: Phase) {
        let mut book = self.lines.book();
        let Some(entry) = book.open.get_mut(&self.number) else { return };
        if entry.is_going || matches!(*entry.phase.borrow(), Phase::Socket) {
            return;
        }
        let idle = match phase {
            Phase::Idle(since) | Phase::Head(since) => Some(since),
            Phase::Busy | Phase::Answer(_) | Phase::Socket => None,
        };
        entry.phase.send_replace(phase);
        let was = std::mem::replace(&mut entry.idle, idle);
        if was != idle {
            if let Some(was) = was {
                book.idle.remove(&(was, self.number));
            }
            if let Some(idle) = idle {
                book.idle.insert((idle, self.number));
            }
        }
    }

    /// Bytes have come; if it was idle, they begin a request.
    pub(crate) fn heard(&self) {
        if matches!(*self.phase.borrow(), Phase::Idle(_)) {
            self.now(Phase::Head(Instant::now()));
        }
    }

    /// Waits until it has to make room for another.
    pub(crate) async fn hung_up(&self) {
        self.hang_up.notified().await;
    }

    /// Waits until something takes too long; the reason, if whoever does it is to be told of.
    pub(crate) async fn overdue(&self) -> Option<Why> {
        let bounds = &self.lines.bounds;
        let mut phases = self.phase.clone();
        loop {
            let phase = *phases.borrow_and_update();
            let (deadline, why) = match phase {
                Phase::Idle(since) if self.is_proxy => (Some(since + bounds.proxy_idle), None),
                Phase::Idle(since) => (Some(since + bounds.idle), None),
                Phase::Head(since) => (Some(since + bounds.head), Some(Why::SlowHead)),
                Phase::Answer(pace) => (Some(pace.deadline(bounds)), Some(Why::SlowAnswer)),
                Phase::Busy | Phase::Socket => (None, None),
            };
            let late = async {
                match deadline {
                    Some(deadline) => tokio::time::sleep_until(deadline).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                changed = phases.changed() => if changed.is_err() { std::future::pending::<()>().await },
                () = late => return why,
            }
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut book = self.lines.book();
        let Some(entry) = book.open.remove(&self.number) else { return };
        if let Some(idle) = entry.idle {
            book.idle.remove(&(idle, self.number));
        }
        if let Some(address) = entry.address {
            book.release(address);
        }
        book.going -= usize::from(entry.is_going);
        drop(book);
        self.lines.freed.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(connections: usize, connections_by_address: usize) -> Arc<Lines> {
        Lines::new(Bounds { connections, connections_by_address, ..Bounds::default() })
    }

    fn at(last: u8) -> SocketAddr {
        SocketAddr::from(([192, 0, 2, last], 1))
    }

    #[tokio::test]
    async fn the_idlest_goes_and_whoever_is_busy_stays() {
        let lines = lines(3, 9);
        let mut open = Vec::new();
        for last in 0..3 {
            open.push(lines.admit(at(last), false).expect("there is room").0);
        }
        open[0].now(Phase::Busy);
        let (new, has_gone) = lines.admit(at(9), false).expect("an idle one goes");
        assert!(has_gone);
        open[1].hung_up().await;
        // What is told to go does not come back by beginning something.
        open[1].now(Phase::Busy);
        open[1].now(Phase::Idle(Instant::now()));
        open[2].now(Phase::Busy);
        new.now(Phase::Busy);
        assert_eq!(lines.admit(at(8), false).map(drop), Err(Why::Connections));
        open.clear();
        drop(new);
        let book = lines.book();
        assert!(book.open.is_empty() && book.idle.is_empty() && book.by_address.is_empty() && book.going == 0);
    }

    #[tokio::test]
    async fn an_address_makes_room_for_itself_and_proxies_are_not_counted() {
        let lines = lines(100, 2);
        let other = lines.admit(at(1), false).expect("there is room").0;
        let own: Vec<_> = (0..2).map(|_| lines.admit(at(2), false).expect("there is room").0).collect();
        let third = lines.admit(at(2), false).expect("its own idlest goes");
        own[0].hung_up().await;
        third.0.now(Phase::Busy);
        own[1].now(Phase::Busy);
        assert_eq!(lines.admit(at(2), false).map(drop), Err(Why::ConnectionsByAddress));
        let proxied: Vec<_> = (0..9).map(|_| lines.admit(at(2), true).expect("a proxy's")).collect();
        assert_eq!(lines.count(), 3 + proxied.len(), "whoever was told to go is not counted");
        drop(other);
    }
}
