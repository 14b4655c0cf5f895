//! How much one connection may ask, and what a name may look like.

use std::time::{Duration, Instant};

use crate::problem::Problem;

/// Bytes of one frame from a client.
pub(crate) const FRAME: usize = 64 << 10;
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
/// Refused messages in a row before a flooding connection is closed.
pub(crate) const PATIENCE: u32 = 20;
/// Characters of a name.
pub(crate) const NAME: usize = 24;
/// Characters of a command's id.
pub(crate) const COMMAND_ID: usize = 64;

/// About 100 messages in 20 seconds, with bursts up to 100.
#[derive(Debug)]
pub(crate) struct TokenBucket {
    tokens: f64,
    at: Instant,
}

impl TokenBucket {
    const CAPACITY: f64 = 100.0;
    const PER_SECOND: f64 = 5.0;

    pub(crate) fn new(now: Instant) -> Self {
        Self { tokens: Self::CAPACITY, at: now }
    }

    /// Takes one token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let earned = now.saturating_duration_since(self.at).as_secs_f64() * Self::PER_SECOND;
        self.tokens = (self.tokens + earned).min(Self::CAPACITY);
        self.at = now;
        let has_one = self.tokens >= 1.0;
        if has_one {
            self.tokens -= 1.0;
        }
        has_one
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
        let mut bucket = TokenBucket::new(start);
        assert_eq!((0..150).filter(|_| bucket.take(start)).count(), 100);
        let later = start + Duration::from_secs(2);
        assert_eq!((0..150).filter(|_| bucket.take(later)).count(), 10);
        assert_eq!((0..150).filter(|_| bucket.take(later + Duration::from_secs(900))).count(), 100);
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
