//! Counters in the Prometheus text format, one set per server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the acknowledgement histogram in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// What a server counts.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Open WebSocket connections.
    pub(crate) sockets: AtomicI64,
    /// Tables in memory.
    pub(crate) tables: AtomicI64,
    /// Steps stored.
    pub(crate) steps: AtomicU64,
    /// Commands refused.
    pub(crate) refused: AtomicU64,
    /// Bot decisions.
    pub(crate) bot_moves: AtomicU64,
    /// Bot decisions that came too late or not at all.
    pub(crate) bot_failures: AtomicU64,
    /// Hints given.
    pub(crate) hints: AtomicU64,
    /// Connections dropped because they read too slowly.
    pub(crate) slow_readers: AtomicU64,
    /// Connections closed because they sent too much.
    pub(crate) floods: AtomicU64,
    /// HTTP answers by the first digit of their status.
    pub(crate) answers: [AtomicU64; 6],
    acknowledged: [AtomicU64; BOUNDS.len()],
    acknowledgements: AtomicU64,
    acknowledge_micros: AtomicU64,
}

impl Metrics {
    /// A command was acknowledged after so long.
    pub(crate) fn acknowledged(&self, after: Duration) {
        for (bound, count) in BOUNDS.iter().zip(&self.acknowledged) {
            if after.as_secs_f64() <= *bound {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.acknowledgements.fetch_add(1, Ordering::Relaxed);
        self.acknowledge_micros.fetch_add(after.as_micros() as u64, Ordering::Relaxed);
    }

    /// Everything as text; `in_line` are the decisions of bots that spend time and are under way or wait.
    pub(crate) fn text(&self, in_line: usize) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed).cast_signed();
        one("atoll_sockets", "gauge", "Open WebSocket connections.", self.sockets.load(Ordering::Relaxed));
        one("atoll_tables_live", "gauge", "Tables in memory.", self.tables.load(Ordering::Relaxed));
        one("atoll_steps_total", "counter", "Steps stored.", count(&self.steps));
        one("atoll_commands_refused_total", "counter", "Commands refused.", count(&self.refused));
        one("atoll_bot_moves_total", "counter", "Bot decisions.", count(&self.bot_moves));
        one(
            "atoll_bot_failures_total",
            "counter",
            "Bot decisions that failed or came late.",
            count(&self.bot_failures),
        );
        let in_line = i64::try_from(in_line).unwrap_or(i64::MAX);
        one("atoll_thinking", "gauge", "Experts and hints that think or wait for a place.", in_line);
        one("atoll_hints_total", "counter", "Hints given.", count(&self.hints));
        one("atoll_slow_readers_total", "counter", "Connections that read too slowly.", count(&self.slow_readers));
        one("atoll_floods_total", "counter", "Connections that sent too much.", count(&self.floods));
        text.push_str("# HELP atoll_http_answers_total HTTP answers.\n# TYPE atoll_http_answers_total counter\n");
        for (class, counter) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(text, "atoll_http_answers_total{{status=\"{class}xx\"}} {}", count(counter));
        }
        let name = "atoll_acknowledge_seconds";
        let _ =
            write!(text, "# HELP {name} From a command's arrival to its acknowledgement.\n# TYPE {name} histogram\n");
        for (bound, counter) in BOUNDS.iter().zip(&self.acknowledged) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {}", count(counter));
        }
        let total = count(&self.acknowledgements);
        let seconds = count(&self.acknowledge_micros) as f64 / 1e6;
        let _ = write!(text, "{name}_bucket{{le=\"+Inf\"}} {total}\n{name}_sum {seconds}\n{name}_count {total}\n");
        text
    }
}
