//! Thinking on another thread, so that the screen is drawn and keys are heard meanwhile.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// How long a thought is waited for before the screen is drawn and keys are heard again.
const GLIMPSE: Duration = Duration::from_millis(40);

/// Something that is being thought about.
pub(crate) struct Thinking<T>(Receiver<T>);

/// How far it has come.
pub(crate) enum Thought<T> {
    /// It goes on.
    Unfinished,
    /// It came to this; told once.
    Done(T),
    /// It broke off; the thread has said why.
    Broken,
}

impl<T: Send + 'static> Thinking<T> {
    /// Begins. What it comes to is not waited for if the program stops.
    pub(crate) fn begin(think: impl FnOnce() -> T + Send + 'static) -> Self {
        let (sender, receiver) = mpsc::channel();
        // Nobody listens any more if the table has moved on.
        std::thread::spawn(move || drop(sender.send(think())));
        Self(receiver)
    }

    /// Looks how far it has come, and waits for a moment if it goes on.
    pub(crate) fn look(&self) -> Thought<T> {
        match self.0.recv_timeout(GLIMPSE) {
            Ok(done) => Thought::Done(done),
            Err(RecvTimeoutError::Timeout) => Thought::Unfinished,
            Err(RecvTimeoutError::Disconnected) => Thought::Broken,
        }
    }
}
