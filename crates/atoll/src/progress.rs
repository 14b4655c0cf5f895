//! A bar on standard error that says how far long work is. Quiet if nobody watches.

use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

const WIDTH: usize = 30;
/// Redrawing more often than this only costs time.
const PAUSE: Duration = Duration::from_millis(200);

/// One bar.
pub(crate) struct Bar {
    title: String,
    begin: Instant,
    drawn: Option<Instant>,
    is_watched: bool,
}

impl Bar {
    pub(crate) fn new(title: impl Into<String>) -> Self {
        let is_watched = std::io::stderr().is_terminal();
        Self { title: title.into(), begin: Instant::now(), drawn: None, is_watched }
    }

    /// Shows how much is done.
    pub(crate) fn show(&mut self, done: u64, of: u64) {
        let is_last = done >= of;
        if !self.is_watched || (!is_last && self.drawn.is_some_and(|drawn| drawn.elapsed() < PAUSE)) {
            return;
        }
        self.drawn = Some(Instant::now());
        let full = (done.min(of) as usize * WIDTH) / (of.max(1) as usize);
        let spent = self.begin.elapsed().as_secs_f64();
        let left = spent / done.max(1) as f64 * of.saturating_sub(done) as f64;
        let bar = format!("{}{}", "█".repeat(full), "·".repeat(WIDTH - full));
        // Nobody is left to tell if standard error is closed.
        let _ = write!(std::io::stderr(), "\r{} {bar} {done}/{of}, {left:.0} s left ", self.title);
        if is_last {
            let _ = writeln!(std::io::stderr());
        }
        let _ = std::io::stderr().flush();
    }
}
