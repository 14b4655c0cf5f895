//! Everything below the requests themselves: who connects, from where, how long anything may take, and what it may cost.

pub(crate) mod answers;
pub(crate) mod bodies;
pub(crate) mod bounds;
pub(crate) mod callers;
pub(crate) mod costs;
pub(crate) mod lines;
pub(crate) mod listen;
pub(crate) mod machine;
pub(crate) mod pace;
pub(crate) mod refusals;
pub(crate) mod shares;
