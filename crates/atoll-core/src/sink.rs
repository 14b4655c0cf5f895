//! Where events go.

/// Receives the events of a step. The event is built only if the sink wants it, so that [`NoEvents`] costs nothing.
pub trait Sink<E> {
    /// Offers one event.
    fn emit(&mut self, make: impl FnOnce() -> E);

    /// Whether events are wanted at all; what only finds out what to tell can be left out if not.
    #[inline(always)]
    fn is_listening(&self) -> bool {
        true
    }
}

/// A sink that wants no events: what bots and playouts use.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Sink<E> for NoEvents {
    #[inline(always)]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn is_listening(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
