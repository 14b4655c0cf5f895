//! How much one connection or address may ask, and what a name may look like.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use atoll_protocol::limits::NAME_LENGTH;

use crate::identity::random;
use crate::problem::Problem;

/// Bytes of one frame from a client.
pub(crate) const FRAME: usize = 64 << 10;
/// Bytes read at a time from a connection, which keeps so many for it: commands are short, and connections are many.
pub(crate) const READ_BUFFER: usize = 16 << 10;
/// Bytes of an ordinary request body.
pub(crate) const BODY: usize = 64 << 10;
/// Bytes of a component file.
pub(crate) const COMPONENTS: usize = 1 << 20;
/// Bytes of a request that carries a component file as a JSON string.
pub(crate) const COMPONENTS_BODY: usize = 2 * COMPONENTS;
/// Bytes of a record.
pub(crate) const RECORD: usize = 4 << 20;
/// Bytes of a replay told step by step.
pub(crate) const REPLAY: usize = 32 << 20;
/// Messages that wait for a reader; one that is slower is dropped.
pub(crate) const OUTBOX: usize = 256;
/// Connections of one table.
pub(crate) const WATCHERS: usize = 1_000;
/// A connection that says nothing for so long is dropped; clients ping every 2.5 s.
pub(crate) const SILENCE: Duration = Duration::from_secs(30);
/// How long sending one message may take.
pub(crate) const SEND: Duration = Duration::from_secs(10);
/// How long what still comes in is thrown away after a connection's end.
pub(crate) const LINGER: Duration = Duration::from_millis(200);
/// Refused messages in a row before a flooding connection is closed.
pub(crate) const PATIENCE: u32 = 20;

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// So often at once.
    at_once: NonZeroU32,
    /// Once more whenever so much time has passed.
    every: Duration,
}

impl Rate {
    const fn new(at_once: u32, every: Duration) -> Self {
        Self { at_once: NonZeroU32::new(at_once).expect("a rate lets something through"), every }
    }

    fn quota(self) -> Quota {
        Quota::with_period(self.every).expect("a rate's period is not nothing").allow_burst(self.at_once)
    }
}

/// Messages of one connection.
pub(crate) const MESSAGES: Rate = Rate::new(100, Duration::from_millis(200));
/// Hints that one table asks for: one for each decision of a brisk player.
pub(crate) const HINTS: Rate = Rate::new(8, Duration::from_secs(4));
/// Tables that one address sets up: a club behind one connection for an evening, and no more.
pub(crate) const TABLES: Rate = Rate::new(30, Duration::from_secs(20));

/// What is left of a rate.
#[derive(Debug)]
pub(crate) struct Allowance<C: Clock = DefaultClock>(
    RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>,
);

impl Allowance {
    pub(crate) fn new(rate: Rate) -> Self {
        Self::by(DefaultClock::default(), rate)
    }
}

impl<C: Clock> Allowance<C> {
    fn by(clock: C, rate: Rate) -> Self {
        Self(RateLimiter::direct_with_clock(rate.quota(), clock))
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// Addresses are counted in so many places. Two that share one share its allowance, which is rare, and nobody can aim
/// at another's place; in return no number of addresses fills the memory or makes room by forgetting who was busy.
const PLACES: u64 = 1 << 18;
/// After so many takings, places are given up that nothing has been taken from for long.
const SWEEP: usize = 1 << 10;

/// What stands for everybody behind an address: of IPv6 the network of a household.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address => address,
    }
}

/// What is left of a rate for each address: of IPv6, for each network of a household.
#[derive(Debug)]
pub(crate) struct Addresses<C: Clock = DefaultClock> {
    places: RateLimiter<u64, HashMapStateStore<u64>, C, NoOpMiddleware<C::Instant>>,
    /// Nobody else knows it, so that nobody can tell which place an address has.
    seed: u64,
    taken: AtomicUsize,
}

impl Addresses {
    pub(crate) fn new(rate: Rate) -> Self {
        Self::by(DefaultClock::default(), u64::from_le_bytes(random()), rate)
    }
}

impl<C: Clock> Addresses<C> {
    fn by(clock: C, seed: u64, rate: Rate) -> Self {
        Self { places: RateLimiter::hashmap_with_clock(rate.quota(), clock), seed, taken: AtomicUsize::new(0) }
    }

    /// Takes one from this address, if there is one. What comes from this machine itself is not counted.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        let address = household(address);
        if address.is_loopback() {
            return true;
        }
        if self.taken.fetch_add(1, Ordering::Relaxed) % SWEEP == SWEEP - 1 {
            self.places.retain_recent();
            self.places.shrink_to_fit();
        }
        let mut hasher = DefaultHasher::new();
        (self.seed, address).hash(&mut hasher);
        self.places.check_key(&(hasher.finish() % PLACES)).is_ok()
    }
}

/// A name as it is shown: at most [`NAME_LENGTH`] characters, none of them invisible. Empty if none is given.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > NAME_LENGTH {
        return Err(Problem::invalid(
            "name",
            format!("A name has at most {NAME_LENGTH} characters; choose a shorter one."),
        ));
    }
    let is_invisible = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
    };
    if text.chars().any(is_invisible) {
        return Err(Problem::invalid("name", "A name must not contain invisible characters; type it anew."));
    }
    Ok(text.to_string())
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn a_burst_uses_up_an_allowance_and_time_gives_it_back() {
        let clock = FakeRelativeClock::default();
        let allowance = Allowance::by(clock.clone(), MESSAGES);
        let taken = || (0..150).filter(|_| allowance.take()).count();
        assert_eq!(taken(), 100);
        clock.advance(Duration::from_secs(2));
        assert_eq!(taken(), 10);
        clock.advance(Duration::from_secs(900));
        assert_eq!(taken(), 100);
    }

    #[test]
    fn addresses_are_counted_apart() {
        let clock = FakeRelativeClock::default();
        let addresses = Addresses::by(clock.clone(), 0, TABLES);
        let taken = |text: &str| {
            let address: IpAddr = text.parse().expect("an address");
            (0..50).filter(|_| addresses.take(address)).count()
        };
        assert_eq!([taken("192.0.2.1"), taken("192.0.2.2")], [30, 30]);
        assert_eq!(taken("::ffff:192.0.2.1"), 0, "the same in another form");
        assert_eq!([taken("2001:db8::1"), taken("2001:db8::2"), taken("2001:db8:0:1::1")], [30, 0, 30]);
        assert_eq!([taken("127.0.0.1"), taken("::1")], [50, 50]);
        clock.advance(Duration::from_secs(60));
        assert_eq!(taken("192.0.2.1"), 3);
    }

    #[test]
    fn a_crowd_neither_fills_the_memory_nor_frees_who_was_busy() {
        let clock = FakeRelativeClock::default();
        let addresses = Addresses::by(clock.clone(), 0, TABLES);
        let busy = IpAddr::from([192, 0, 2, 1]);
        assert_eq!((0..50).filter(|_| addresses.take(busy)).count(), 30);
        for number in 0..400_000 {
            addresses.take(IpAddr::V4(number.into()));
        }
        assert!(!addresses.take(busy));
        assert!(addresses.places.len() as u64 <= PLACES);
        clock.advance(Duration::from_secs(3_600));
        assert_eq!((0..SWEEP).filter(|_| addresses.take([198, 51, 100, 1].into())).count(), 30);
        assert!(addresses.places.len() <= 2, "{} places are kept", addresses.places.len());
    }

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann <b> "), Ok("Ann <b>".to_string()));
        assert_eq!(name("žluťoučký kůň"), Ok("žluťoučký kůň".to_string()));
        assert!(name(&"x".repeat(NAME_LENGTH + 1)).is_err());
        for bad in ["a\u{0}", "a\nb", "x\u{202e}y", "\u{200b}z"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
