//! What everything that counts shares: labels, bounds, and how a gauge is told among the others.

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// The label of a counter.
pub(crate) type Label = [(&'static str, &'static str); 1];
/// Counters of one kind, each with its label.
pub(crate) type Counts = Family<Label, Counter>;

/// Upper bounds of histograms of what people wait for, in seconds.
pub(crate) const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];

/// A gauge, told among the others.
pub(crate) fn gauge(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    let gauge = Gauge::default();
    registry.register(name, help, gauge.clone());
    gauge
}
