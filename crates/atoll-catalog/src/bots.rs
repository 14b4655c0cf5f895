//! Who plays a game without a person: the levels, if it has an evaluation, or chance alone.

use atoll_bots::{Advice, BOTS, BotSpec, Budget, Evaluate, Player, Random, advise, bot_rng, player};
use atoll_core::{Game, JsonGame, TextGame};

use crate::{TableError, Visitor};

/// The bots of a game.
pub trait Bots<G: Game>: 'static {
    /// Those that people can pick, weakest first.
    fn list() -> &'static [BotSpec];
    /// The bot of this name.
    fn player(name: &str, budget: Option<Budget>) -> Option<Box<dyn Player<G>>>;
    /// The best actions of the seat to act as the strongest of them sees them, best first.
    fn advise(view: &G::View, count: usize, budget: Budget, seed: u64) -> Result<Vec<Advice<G::Action>>, TableError>;
    /// Shows the game with its types to a visitor who asks for an evaluation.
    fn show<V: Visitor>(visitor: V) -> Result<V::Output, TableError>;
}

/// Every level, by the game's evaluation.
#[derive(Clone, Copy, Debug)]
pub enum Levels {}

/// Random play only: a game whose positions nobody judges yet.
#[derive(Clone, Copy, Debug)]
pub enum RandomOnly {}

impl<G: TextGame + JsonGame + Evaluate> Bots<G> for Levels {
    fn list() -> &'static [BotSpec] {
        &BOTS
    }

    fn player(name: &str, budget: Option<Budget>) -> Option<Box<dyn Player<G>>> {
        player::<G>(name, budget)
    }

    fn advise(view: &G::View, count: usize, budget: Budget, seed: u64) -> Result<Vec<Advice<G::Action>>, TableError> {
        Ok(advise::<G>(view, count, budget, &mut bot_rng(seed)))
    }

    fn show<V: Visitor>(visitor: V) -> Result<V::Output, TableError> {
        Ok(visitor.visit::<G>())
    }
}

impl<G: Game> Bots<G> for RandomOnly {
    fn list() -> &'static [BotSpec] {
        std::slice::from_ref(&BOTS[0])
    }

    fn player(name: &str, _: Option<Budget>) -> Option<Box<dyn Player<G>>> {
        (name == BOTS[0].name).then(|| Box::new(Random) as Box<dyn Player<G>>)
    }

    fn advise(_: &G::View, _: usize, _: Budget, _: u64) -> Result<Vec<Advice<G::Action>>, TableError> {
        Err(TableError::NoEvaluation(G::ID))
    }

    fn show<V: Visitor>(_: V) -> Result<V::Output, TableError> {
        Err(TableError::NoEvaluation(G::ID))
    }
}
