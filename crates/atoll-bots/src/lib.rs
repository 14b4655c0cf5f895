//! Players that are programs.
//!
//! A bot sees a view, never a state: what it does not know it has to imagine. The methods are generic over games; what
//! a position is worth is told by one file per game in `evaluation/`.

#![forbid(unsafe_code)]

mod evaluation;
mod greedy;
mod random;

use atoll_core::Game;
use rand_core::SeedableRng;
pub use rand_xoshiro::Xoshiro256PlusPlus as BotRng;

pub use evaluation::Evaluate;
pub use greedy::Greedy;
pub use random::Random;

/// A player of one game.
pub trait Player<G: Game>: Send {
    /// Chooses an action for the viewer, who is the seat to act. The choice depends on the view and the generator only.
    fn choose(&mut self, view: &G::View, rng: &mut BotRng) -> G::Action;
}

/// A bot that people can pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name on the command line.
    pub name: &'static str,
    /// Its character in one sentence.
    pub about: &'static str,
}

/// Every bot, weakest first.
pub const BOTS: [BotSpec; 2] = [
    BotSpec { name: "random", about: "Plays any legal action, all equally likely." },
    BotSpec { name: "greedy", about: "Looks through its own turn and takes what looks best at once." },
];

/// The player with this name.
pub fn player<G: Evaluate>(name: &str) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy)),
        _ => None,
    }
}

/// A bot's own generator for one decision; a seed makes its choice reproducible.
pub fn bot_rng(seed: u64) -> BotRng {
    BotRng::seed_from_u64(seed)
}
