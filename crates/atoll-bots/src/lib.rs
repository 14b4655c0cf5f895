//! Players that are programs.
//!
//! A bot sees a view, never a state: what it does not know it has to imagine. The methods are generic over games; what
//! a position is worth is told by one file per game in `evaluation/`, and learned from games that bots played.

#![forbid(unsafe_code)]

mod advice;
mod budget;
mod evaluation;
mod flat;
mod greedy;
mod levels;
mod random;
mod search;
mod value;

use atoll_core::Game;
use rand_core::SeedableRng;
pub use rand_xoshiro::Xoshiro256PlusPlus as BotRng;

pub use advice::{Advice, advise};
pub use budget::{Budget, BudgetError, Clock};
pub use evaluation::{Evaluate, Feature};
pub use flat::Flat;
pub use greedy::Greedy;
pub use levels::{ARENA_BOTS, BOTS, BotSpec, DEFAULT_BOT, EXPERT_BUDGET, Easy, Expert, Normal, player, player_with};
pub use random::Random;
pub use search::{Search, best_action};
pub use value::{Layers, MAX_FEATURES, Network, WeightsError, margin, value};

/// A player of one game.
pub trait Player<G: Game>: Send {
    /// Chooses an action for the viewer, who is the seat to act. The choice depends on the view and the generator only,
    /// and on the clock if the budget is a time.
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action;
}

/// A bot's own generator for one decision; a seed makes its choice reproducible.
pub fn bot_rng(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}
