//! How much one connection or address may ask, and what a name may look like.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::time::{Duration, Instant};

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
/// Characters of a name.
pub(crate) const NAME: usize = 24;
/// Characters of a command's id.
pub(crate) const COMMAND_ID: usize = 64;

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// So often at once.
    pub(crate) at_once: f64,
    /// So often after that.
    pub(crate) per_second: f64,
}

/// Messages of one connection.
pub(crate) const MESSAGES: Rate = Rate { at_once: 100.0, per_second: 5.0 };
/// Hints that one table asks for: one for each decision of a brisk player.
pub(crate) const HINTS: Rate = Rate { at_once: 8.0, per_second: 0.25 };
/// Tables that one address sets up: a club behind one connection for an evening, and no more.
pub(crate) const TABLES: Rate = Rate { at_once: 30.0, per_second: 0.05 };
/// Addresses that are remembered; when there are more, those that have long been quiet are forgotten.
const ADDRESSES: usize = 10_000;

/// What is left of a rate.
#[derive(Debug)]
pub(crate) struct TokenBucket {
    rate: Rate,
    tokens: f64,
    at: Instant,
}

impl TokenBucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Self {
        Self { rate, tokens: rate.at_once, at: now }
    }

    /// What is left now.
    fn level(&self, now: Instant) -> f64 {
        let earned = now.saturating_duration_since(self.at).as_secs_f64() * self.rate.per_second;
        (self.tokens + earned).min(self.rate.at_once)
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.tokens = self.level(now);
        self.at = now;
        let has_one = self.tokens >= 1.0;
        if has_one {
            self.tokens -= 1.0;
        }
        has_one
    }
}

/// One bucket for each address: of IPv6, for each network of a household.
#[derive(Debug)]
pub(crate) struct Addresses {
    rate: Rate,
    buckets: HashMap<IpAddr, TokenBucket>,
}

impl Addresses {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: HashMap::new() }
    }

    /// Takes one token of this address. What comes from this machine itself is not counted.
    pub(crate) fn take(&mut self, address: IpAddr, now: Instant) -> bool {
        let address = match address.to_canonical() {
            local if local.is_loopback() => return true,
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
            address => address,
        };
        if self.buckets.len() >= ADDRESSES && !self.buckets.contains_key(&address) {
            self.buckets.retain(|_, bucket| bucket.level(now) < bucket.rate.at_once);
            // So many at once are no people; memory matters more than counting them.
            if self.buckets.len() >= ADDRESSES {
                self.buckets.clear();
            }
        }
        self.buckets.entry(address).or_insert_with(|| TokenBucket::new(self.rate, now)).take(now)
    }
}

/// A name as it is shown: 1 to 24 characters, none of them invisible. Empty if none is given.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > NAME {
        return Err(Problem::invalid("name", format!("A name has at most {NAME} characters; choose a shorter one.")));
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
    use super::*;

    #[test]
    fn a_burst_empties_the_bucket_and_time_fills_it() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(MESSAGES, start);
        assert_eq!((0..150).filter(|_| bucket.take(start)).count(), 100);
        let later = start + Duration::from_secs(2);
        assert_eq!((0..150).filter(|_| bucket.take(later)).count(), 10);
        assert_eq!((0..150).filter(|_| bucket.take(later + Duration::from_secs(900))).count(), 100);
    }

    #[test]
    fn addresses_are_counted_apart_and_forgotten() {
        let start = Instant::now();
        let mut addresses = Addresses::new(TABLES);
        let mut taken = |text: &str, at: Instant| {
            let address: IpAddr = text.parse().expect("an address");
            (0..50).filter(|_| addresses.take(address, at)).count()
        };
        assert_eq!([taken("192.0.2.1", start), taken("192.0.2.2", start)], [30, 30]);
        assert_eq!(taken("::ffff:192.0.2.1", start), 0, "the same in another form");
        assert_eq!(taken("192.0.2.1", start + Duration::from_secs(60)), 3);
        assert_eq!(
            [taken("2001:db8::1", start), taken("2001:db8::2", start), taken("2001:db8:0:1::1", start)],
            [30, 0, 30]
        );
        assert_eq!([taken("127.0.0.1", start), taken("::1", start)], [50, 50]);
        for number in 0..ADDRESSES as u32 {
            assert!(addresses.take(IpAddr::V4(number.into()), start));
        }
        assert!(addresses.buckets.len() <= ADDRESSES);
    }

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Ann <b> "), Ok("Ann <b>".to_string()));
        assert_eq!(name("žluťoučký kůň"), Ok("žluťoučký kůň".to_string()));
        assert!(name(&"x".repeat(25)).is_err());
        for bad in ["a\u{0}", "a\nb", "x\u{202e}y", "\u{200b}z"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
