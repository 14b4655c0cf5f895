//! Live tables: each is one task that owns its match, and everybody else sends it an [`ask::Ask`].

mod absence;
pub(crate) mod alarm;
pub(crate) mod ask;
mod bots;
mod hints;
mod log;
mod presence;
pub(crate) mod seating;
pub(crate) mod stored;
pub(crate) mod task;
mod thought;
