//! Bots of all games: what they are told, what they choose, and how strong they are.

mod decisions;
mod features;
mod matches;
mod wander;
