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

use std::time::Duration;

use atoll_core::Game;
use rand_core::SeedableRng;
pub use rand_xoshiro::Xoshiro256PlusPlus as BotRng;

pub use advice::{Advice, advise};
pub use budget::{Budget, BudgetError};
pub use evaluation::{Evaluate, Feature};
pub use flat::Flat;
pub use greedy::Greedy;
pub use levels::{Easy, Expert, Normal};
pub use random::Random;
pub use search::{Search, best_action};
pub use value::{Layers, MAX_FEATURES, Network, WeightsError, margin, value};

/// A player of one game.
pub trait Player<G: Game>: Send {
    /// Chooses an action for the viewer, who is the seat to act. The choice depends on the view and the generator only,
    /// and on the clock if the budget is a time.
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action;
}

/// A bot that people can pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name on the command line and in the protocol.
    pub name: &'static str,
    /// The key of what players call it.
    pub title: &'static str,
    /// The key of its character in one sentence.
    pub about: &'static str,
    /// Whether it spends a budget, so that people wait for it.
    pub spends: bool,
}

/// Every bot that people can pick, weakest first.
pub const BOTS: [BotSpec; 5] = [
    BotSpec { name: "random", title: "common-bot-random", about: "common-bot-random-about", spends: false },
    BotSpec { name: "easy", title: "common-bot-easy", about: "common-bot-easy-about", spends: false },
    BotSpec { name: "greedy", title: "common-bot-greedy", about: "common-bot-greedy-about", spends: false },
    BotSpec { name: "normal", title: "common-bot-normal", about: "common-bot-normal-about", spends: false },
    BotSpec { name: "expert", title: "common-bot-expert", about: "common-bot-expert-about", spends: true },
];

/// The bot that plays if nobody chooses another.
pub const DEFAULT_BOT: &str = "normal";

/// The bots that only the arena knows: `value`, which plays by the learned value at full strength, and `flat`, flat Monte
/// Carlo, a yardstick.
pub const ARENA_BOTS: [&str; 2] = ["value", "flat"];

/// What an expert may spend on a decision if nobody says otherwise.
pub const EXPERT_BUDGET: Budget = Budget::Time(Duration::from_millis(1_000));

/// The player with this name: one of [`BOTS`] or [`ARENA_BOTS`]. The budget is for those that can spend one: `expert` and
/// `flat`.
pub fn player<G: Evaluate>(name: &str, budget: Option<Budget>) -> Option<Box<dyn Player<G>>> {
    player_with(name, budget, G::network())
}

/// The same with other weights than those the game ships with.
pub fn player_with<'n, G: Evaluate>(
    name: &str,
    budget: Option<Budget>,
    network: Option<&'n Network>,
) -> Option<Box<dyn Player<G> + 'n>> {
    let budget = budget.unwrap_or(EXPERT_BUDGET);
    match name {
        "random" => Some(Box::new(Random)),
        "easy" => Some(Box::new(Easy)),
        "greedy" => Some(Box::new(Greedy)),
        "normal" => Some(Box::new(Normal { network, alike: G::ALIKE })),
        "value" => Some(Box::new(Normal { network, alike: 0.0 })),
        "expert" => Some(Box::new(Expert { budget, network })),
        "flat" => Some(Box::new(Flat { budget })),
        _ => None,
    }
}

/// A bot's own generator for one decision; a seed makes its choice reproducible.
pub fn bot_rng(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}
