//! What is counted of thoughts: who waits, how long, and whose decision was replaced.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::Missed;
use super::line::{Class, Line};
use crate::meters::Label;

/// Upper bounds of the times of waiting, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 60.0];

/// What is counted of thoughts. Clones count together.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    slow: Gauge,
    waiting: Family<Label, Gauge>,
    waited: Family<Label, Histogram>,
    cut: Counter,
    fallbacks: Family<Label, Counter>,
}

impl Counts {
    /// All at nothing, told among these.
    pub(crate) fn register(registry: &mut Registry) -> Self {
        let counts = Self {
            slow: Gauge::default(),
            waiting: Family::default(),
            waited: Family::new_with_constructor(|| Histogram::new(BOUNDS)),
            cut: Counter::default(),
            fallbacks: Family::default(),
        };
        registry.register("thinking", "Experts and hints that think or wait for a place", counts.slow.clone());
        registry.register("thoughts_waiting", "Bots and hints that wait for a place", counts.waiting.clone());
        registry.register("thought_wait_seconds", "How long they waited for one", counts.waited.clone());
        let help = "Thoughts that nobody waited for and that gave their place up early";
        registry.register("thoughts_cut", help, counts.cut.clone());
        registry.register("bot_fallbacks", "Bot decisions that another bot made instead", counts.fallbacks.clone());
        for class in Class::ALL {
            drop(counts.waiting.get_or_create(&[("for", class.name())]));
            drop(counts.waited.get_or_create(&[("for", class.name())]));
        }
        for missed in Missed::COUNTED {
            drop(counts.fallbacks.get_or_create(&[("reason", missed.name())]));
        }
        counts
    }

    /// How long the line is now.
    pub(super) fn measure(&self, line: &Line) {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.slow.set(number(line.slow()));
        for class in Class::ALL {
            self.waiting.get_or_create(&[("for", class.name())]).set(number(line.waiting(class)));
        }
    }

    pub(super) fn called(&self, class: Class, waited: Duration) {
        self.waited.get_or_create(&[("for", class.name())]).observe(waited.as_secs_f64());
    }

    pub(super) fn cut(&self) {
        self.cut.inc();
    }

    /// Another bot decides, because of this.
    pub(crate) fn fell_back(&self, missed: Missed) {
        self.fallbacks.get_or_create(&[("reason", missed.name())]).inc();
    }
}
