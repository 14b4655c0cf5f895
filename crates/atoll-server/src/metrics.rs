//! What a server counts, one set per server, told in the text format of OpenMetrics, which Prometheus reads.

use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::thinkers::Counts;

/// The format of [`Metrics::text`].
pub(crate) const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the acknowledgement histogram in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The first digits of statuses.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The label of a counter.
pub(crate) type Label = [(&'static str, &'static str); 1];

/// What a server counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Open WebSocket connections.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Steps stored.
    pub(crate) steps: Counter,
    /// Commands refused.
    pub(crate) refused: Counter,
    /// Bot decisions.
    pub(crate) bot_moves: Counter,
    /// Hints given.
    pub(crate) hints: Counter,
    /// Connections dropped because they read too slowly.
    pub(crate) slow_readers: Counter,
    /// Connections closed because they sent too much.
    pub(crate) floods: Counter,
    /// Bots and hints that think.
    pub(crate) thoughts: Counts,
    answers: Family<Label, Counter>,
    acknowledged: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("atoll");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open WebSocket connections");
        let tables = gauge("tables_live", "Tables in memory");
        // The format adds `_total` to the names of counters.
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let steps = counter("steps", "Steps stored");
        let refused = counter("commands_refused", "Commands refused");
        let bot_moves = counter("bot_moves", "Bot decisions");
        let hints = counter("hints", "Hints given");
        let slow_readers = counter("slow_readers", "Connections that read too slowly");
        let floods = counter("floods", "Connections that sent too much");
        let answers = Family::<Label, Counter>::default();
        registry.register("http_answers", "HTTP answers", answers.clone());
        for class in CLASSES {
            drop(answers.get_or_create(&[("status", class)]));
        }
        let thoughts = Counts::register(&mut registry);
        let acknowledged = Histogram::new(BOUNDS);
        let help = "From a command's arrival to its acknowledgement";
        registry.register("acknowledge_seconds", help, acknowledged.clone());
        Self {
            registry,
            sockets,
            tables,
            steps,
            refused,
            bot_moves,
            hints,
            slow_readers,
            floods,
            thoughts,
            answers,
            acknowledged,
        }
    }
}

impl Metrics {
    /// A request was answered.
    pub(crate) fn answered(&self, status: StatusCode) {
        if let Some(class) = CLASSES.get(usize::from(status.as_u16() / 100).wrapping_sub(1)) {
            self.answers.get_or_create(&[("status", class)]).inc();
        }
    }

    /// A command was acknowledged after so long.
    pub(crate) fn acknowledged(&self, after: Duration) {
        self.acknowledged.observe(after.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to memory does not fail");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinkers::Missed;

    #[test]
    fn what_is_counted_is_told_under_its_name() {
        let metrics = Metrics::default();
        metrics.sockets.inc();
        metrics.steps.inc_by(3);
        metrics.answered(StatusCode::NOT_FOUND);
        metrics.acknowledged(Duration::from_millis(3));
        metrics.acknowledged(Duration::from_secs(9));
        metrics.thoughts.fell_back(Missed::Late);
        let text = metrics.text();
        let lines = [
            "# HELP atoll_sockets Open WebSocket connections.",
            "# TYPE atoll_sockets gauge",
            "atoll_sockets 1",
            "atoll_tables_live 0",
            "atoll_thinking 0",
            "# TYPE atoll_steps counter",
            "atoll_steps_total 3",
            "atoll_commands_refused_total 0",
            "atoll_bot_moves_total 0",
            "atoll_bot_fallbacks_total{reason=\"late\"} 1",
            "atoll_bot_fallbacks_total{reason=\"failed\"} 0",
            "atoll_thoughts_waiting{for=\"unwatched\"} 0",
            "atoll_thought_wait_seconds_count{for=\"seated\"} 0",
            "atoll_thoughts_cut_total 0",
            "atoll_hints_total 0",
            "atoll_slow_readers_total 0",
            "atoll_floods_total 0",
            "atoll_http_answers_total{status=\"2xx\"} 0",
            "atoll_http_answers_total{status=\"4xx\"} 1",
            "# TYPE atoll_acknowledge_seconds histogram",
            "atoll_acknowledge_seconds_bucket{le=\"0.002\"} 0",
            "atoll_acknowledge_seconds_bucket{le=\"0.005\"} 1",
            "atoll_acknowledge_seconds_bucket{le=\"5.0\"} 1",
            "atoll_acknowledge_seconds_bucket{le=\"+Inf\"} 2",
            "atoll_acknowledge_seconds_sum 9.003",
            "atoll_acknowledge_seconds_count 2",
            "# EOF",
        ];
        for line in lines {
            assert!(text.lines().any(|told| told == line), "{line} is missing:\n{text}");
        }
    }
}
