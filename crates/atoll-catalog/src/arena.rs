//! Bots against bots, and what they learn from it: the arena with the types of a game filled in.

use std::sync::atomic::{AtomicU64, Ordering};

use atoll_arena::{ArenaError, GameLog, Report, Step, Tournament, run, train as training};
use atoll_bots::{ARENA_BOTS, BOTS, Budget, BudgetError, Evaluate, Network, Player, WeightsError, player, player_with};
use atoll_core::{NoEvents, Secret, SetupError, TextGame, Wire};

use crate::table::TypedTable;
use crate::{Record, TableError, Who};

/// One round of self-play and learning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generation {
    /// The weights that play; `None` lets the hand-made evaluation play.
    pub weights: Option<Vec<u8>>,
    /// Games to play.
    pub games: u64,
    /// What everything follows from.
    pub seed: u64,
}

/// What a generation has learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The new weights file.
    pub weights: Vec<u8>,
    /// Positions learned from.
    pub samples: usize,
    /// How well margins of unseen games are predicted.
    pub loss: training::Loss,
}

/// Training that cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrainError {
    /// The game describes no features.
    #[error("{0} has no features to learn from")]
    NoFeatures(&'static str),
    /// Weights that are no weights of this game.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The comparison cannot be held.
    #[error(transparent)]
    Arena(#[from] ArenaError),
}

pub(crate) fn tournament<G: TextGame + Wire + Evaluate>(
    options: &G::Options,
    plan: &Tournament,
    budget: Option<Budget>,
    progress: &mut dyn FnMut(u64, u64),
    record: &mut dyn FnMut(Record),
) -> Result<Report, TableError> {
    // `expert@0.5s` has a budget of its own.
    let player_called = |called: &str| -> Result<Box<dyn Player<G>>, TableError> {
        let (name, budget) = match called.split_once('@') {
            Some((name, own)) => (name, Some(own.parse().map_err(|error| bad_budget(called, &error))?)),
            None => (called, budget),
        };
        player::<G>(name, budget).ok_or_else(|| {
            let known = BOTS.map(|bot| bot.name).join(", ");
            TableError::UnknownBot(name.chars().take(80).collect(), format!("{known}, {}", ARENA_BOTS.join(", ")))
        })
    };
    for bot in &plan.bots {
        player_called(bot)?;
    }
    let make = |bot: usize| player_called(&plan.bots[bot]).expect("every bot was tried");
    run::<G>(options, plan, &make, progress, |log| record(record_of(options, plan.seats, log)))
        .map_err(|error| TableError::Setup(error.to_string()))
}

fn bad_budget(called: &str, error: &BudgetError) -> TableError {
    TableError::Setup(format!("`{}`: {error}", called.chars().take(80).collect::<String>()))
}

/// The record of a game that bots played.
fn record_of<G: TextGame + Wire + Evaluate>(options: &G::Options, seats: u8, log: &GameLog<G>) -> Record {
    let mut table = TypedTable(G::new(options, seats).expect("this game was played"));
    let mut record = Record::new(&table);
    record.header.players = log.bots.iter().map(|bot| Who::Bot { bot: bot.clone() }).collect();
    let secret = Secret::from_phrase(&log.phrase);
    record.header.commitment = Some(secret.commitment());
    for step in &log.steps {
        match *step {
            Step::Action(action) => {
                let atoll_core::Turn::Seat(seat) = table.0.turn() else { unreachable!("a seat acted here") };
                record.push(Some(seat), table.0.action_text(action));
                table.0.play(action, &mut NoEvents);
            }
            Step::Draw(draw) => {
                record.push(None, table.0.draw_text(draw));
                table.0.settle(draw, &mut NoEvents);
            }
        }
    }
    record.close(&table);
    record.secret = Some(secret);
    record
}

fn network<G: Evaluate>(bytes: &[u8]) -> Result<Network, WeightsError> {
    Network::from_bytes(bytes, G::FEATURES.len())
}

pub(crate) fn train<G: Evaluate>(
    generation: &Generation,
    progress: &(dyn Fn(&'static str, u64, u64) + Sync),
) -> Result<Trained, TrainError> {
    if G::FEATURES.is_empty() {
        return Err(TrainError::NoFeatures(G::ID));
    }
    let teacher = generation.weights.as_deref().map(network::<G>).transpose()?;
    let done = AtomicU64::new(0);
    let samples = training::self_play::<G>(teacher.as_ref(), 0..generation.games, generation.seed, |games| {
        progress("games", done.fetch_add(games, Ordering::Relaxed) + games, generation.games);
    })?;
    let (network, loss) = training::fit(&samples, generation.seed, |epoch, of| {
        progress("epochs", u64::from(epoch), u64::from(of));
    });
    Ok(Trained { weights: network.to_bytes(), samples: samples.len(), loss })
}

pub(crate) fn compare<G: Evaluate>(
    ours: &[u8],
    theirs: Option<&[u8]>,
    games: u64,
    seed: u64,
) -> Result<Report, TrainError> {
    // Players keep a reference for as long as they like; a comparison is made a few times in a program's life.
    let leak = |bytes| network::<G>(bytes).map(|network| &*Box::leak(Box::new(network)));
    let ours = leak(ours)?;
    let theirs = theirs.map(leak).transpose()?;
    let second = if theirs.is_some() { "value" } else { "greedy" };
    let plan = Tournament { bots: vec!["new".into(), second.into()], seats: 2, games, seed, sprt: None };
    let make = |bot: usize| {
        let player =
            if bot == 0 { player_with::<G>("value", None, Some(ours)) } else { player_with(second, None, theirs) };
        player.expect("these bots exist")
    };
    Ok(run::<G>(&G::Options::default(), &plan, &make, |_, _| {}, |_| {})?)
}
