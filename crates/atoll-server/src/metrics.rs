//! What a server counts, one set per server, told in the text format of OpenMetrics, which Prometheus reads.

use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::meters::{BOUNDS, Counts, gauge};
use crate::net::machine;
use crate::storage::Meters;
use crate::thinkers;

/// The format of [`Metrics::text`].
pub(crate) const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The first digits of statuses.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// How many messages may be seen to wait for a connection.
const QUEUES: [f64; 6] = [1.0, 4.0, 16.0, 64.0, 128.0, 256.0];

/// What a server counts.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// Open connections of any kind.
    pub(crate) connections: Gauge,
    /// Open WebSocket connections.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Uploads and replays that are being examined.
    pub(crate) examining: Gauge,
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
    /// What becomes of what is stored.
    pub(crate) storage: Meters,
    /// Who was turned away, by reason.
    pub(crate) refusals: Counts,
    descriptors: Gauge,
    descriptor_limit: Gauge,
    connection_limit: Gauge,
    socket_limit: Gauge,
    memory: Gauge,
    queued: Histogram,
    answers: Counts,
    /// Bots and hints that think.
    pub(crate) thoughts: thinkers::Counts,
    acknowledged: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("atoll");
        let mut gauge = |name: &str, help: &str| gauge(&mut registry, name, help);
        let connections = gauge("connections", "Open connections of any kind");
        let connection_limit = gauge("connections_limit", "Connections that can be open at a time");
        let sockets = gauge("sockets", "Open WebSocket connections");
        let socket_limit = gauge("sockets_limit", "WebSocket connections that can be open at a time");
        let descriptors = gauge("descriptors", "Open descriptors of the process");
        let descriptor_limit = gauge("descriptors_limit", "Descriptors that the system gives to the process");
        let memory = gauge("memory_resident_bytes", "Memory of the process that is resident");
        let tables = gauge("tables_live", "Tables in memory");
        let examining = gauge("examining", "Uploads and replays being examined");
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
        let refusals = Counts::default();
        registry.register("refusals", "Connections and requests turned away or cut off", refusals.clone());
        let queued = Histogram::new(QUEUES);
        let help = "Messages that wait for a WebSocket, whenever one is added";
        registry.register("socket_queue", help, queued.clone());
        let answers = Counts::default();
        registry.register("http_answers", "HTTP answers", answers.clone());
        for class in CLASSES {
            drop(answers.get_or_create(&[("status", class)]));
        }
        let thoughts = thinkers::Counts::register(&mut registry);
        let acknowledged = Histogram::new(BOUNDS);
        let help = "From a command's arrival to its acknowledgement";
        registry.register("acknowledge_seconds", help, acknowledged.clone());
        let storage = Meters::register(&mut registry);
        Self {
            registry,
            storage,
            connections,
            sockets,
            tables,
            examining,
            steps,
            refused,
            bot_moves,
            hints,
            slow_readers,
            floods,
            refusals,
            thoughts,
            descriptors,
            descriptor_limit,
            connection_limit,
            socket_limit,
            memory,
            queued,
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

    /// So many connections and WebSockets are possible, and so many descriptors, if the system limits them.
    pub(crate) fn promise(&self, connections: usize, sockets: usize, descriptors: Option<usize>) {
        let set = |gauge: &Gauge, value| gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        set(&self.connection_limit, connections);
        set(&self.socket_limit, sockets);
        set(&self.descriptor_limit, descriptors.unwrap_or(0));
    }

    /// So many messages wait for a connection that one was just added for.
    pub(crate) fn queued(&self, waiting: usize) {
        self.queued.observe(waiting as f64);
    }

    /// A command was acknowledged after so long.
    pub(crate) fn acknowledged(&self, after: Duration) {
        self.acknowledged.observe(after.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let (descriptors, memory) = machine::used();
        self.descriptors.set(descriptors.unwrap_or(0));
        self.memory.set(memory.unwrap_or(0));
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
        metrics.promise(12, 10, Some(1_024));
        metrics.queued(5);
        metrics.answered(StatusCode::NOT_FOUND);
        metrics.acknowledged(Duration::from_millis(3));
        metrics.acknowledged(Duration::from_secs(9));
        metrics.thoughts.fell_back(Missed::Late);
        let text = metrics.text();
        let lines = [
            "# HELP atoll_sockets Open WebSocket connections.",
            "# TYPE atoll_sockets gauge",
            "atoll_sockets 1",
            "atoll_sockets_limit 10",
            "atoll_connections_limit 12",
            "atoll_descriptors_limit 1024",
            "atoll_socket_queue_bucket{le=\"4.0\"} 0",
            "atoll_socket_queue_bucket{le=\"16.0\"} 1",
            "atoll_tables_live 0",
            "atoll_thinking 0",
            "atoll_database_writable 1",
            "atoll_database_queue 0",
            "atoll_database_failures_total{work=\"write\",reason=\"full\"} 0",
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
