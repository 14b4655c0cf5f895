//! The search that all games share: candidates by value, sequential halving over rollouts with common chance.

mod exact;
mod halving;
mod plans;
mod rollout;

pub(crate) use exact::exact;
pub(crate) use halving::{SEARCH, rank};
pub use plans::best_action;
pub(crate) use plans::{Plan, plans};
