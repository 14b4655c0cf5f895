//! One generation of any game in the list: played, learned from, and compared.

use std::sync::atomic::{AtomicU64, Ordering};

use atoll_bots::{Evaluate, Feature, Network, player_with};
use atoll_catalog::{TableError, Visitor, visit};
use atoll_core::{JsonGame, TextGame};

use super::{Loss, fit, self_play};
use crate::{ArenaError, Report, Tournament, run};

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
    pub loss: Loss,
}

/// What describes a position of this game to the learned value.
pub fn features(game: &str) -> Result<&'static [Feature], TableError> {
    struct Features;
    impl Visitor for Features {
        type Output = &'static [Feature];

        fn visit<G: TextGame + JsonGame + Evaluate>(self) -> Self::Output {
            G::FEATURES
        }
    }
    visit(game, Features)
}

/// Plays one generation of games and learns from them. `progress` hears a stage, what is done of it and to do.
pub fn train(
    game: &str,
    generation: &Generation,
    progress: impl Fn(&'static str, u64, u64) + Sync,
) -> Result<Trained, ArenaError> {
    visit(game, Train { generation, progress })?
}

struct Train<'a, P> {
    generation: &'a Generation,
    progress: P,
}

impl<P: Fn(&'static str, u64, u64) + Sync> Visitor for Train<'_, P> {
    type Output = Result<Trained, ArenaError>;

    fn visit<G: TextGame + JsonGame + Evaluate>(self) -> Self::Output {
        let Self { generation: &Generation { ref weights, games, seed }, progress } = self;
        if G::FEATURES.is_empty() {
            return Err(ArenaError::NoFeatures(G::ID));
        }
        let teacher = weights.as_deref().map(network::<G>).transpose()?;
        let done = AtomicU64::new(0);
        let samples = self_play::<G>(teacher.as_ref(), 0..games, seed, |more| {
            progress("games", done.fetch_add(more, Ordering::Relaxed) + more, games);
        })?;
        let (network, loss) = fit(&samples, seed, |epoch, of| progress("epochs", epoch.into(), of.into()));
        Ok(Trained { weights: network.to_bytes(), samples: samples.len(), loss })
    }
}

/// Lets `value`, the one-turn player at full strength, with these weights play against the same with others; without
/// others, against `greedy`.
pub fn compare(game: &str, ours: &[u8], theirs: Option<&[u8]>, games: u64, seed: u64) -> Result<Report, ArenaError> {
    visit(game, Compare { ours, theirs, games, seed })?
}

struct Compare<'a> {
    ours: &'a [u8],
    theirs: Option<&'a [u8]>,
    games: u64,
    seed: u64,
}

impl Visitor for Compare<'_> {
    type Output = Result<Report, ArenaError>;

    fn visit<G: TextGame + JsonGame + Evaluate>(self) -> Self::Output {
        let ours = network::<G>(self.ours)?;
        let theirs = self.theirs.map(network::<G>).transpose()?;
        let second = if theirs.is_some() { "value" } else { "greedy" };
        let bots = vec!["new".into(), second.into()];
        let plan = Tournament { bots, seats: 2, games: self.games, seed: self.seed, sprt: None };
        let make = |bot: usize| {
            let player = match bot {
                0 => player_with::<G>("value", None, Some(&ours)),
                _ => player_with(second, None, theirs.as_ref()),
            };
            player.expect("these bots exist")
        };
        run::<G>(&G::Options::default(), &plan, &make, |_, _| {}, |_| {})
    }
}

fn network<G: Evaluate>(bytes: &[u8]) -> Result<Network, ArenaError> {
    Ok(Network::from_bytes(bytes, G::FEATURES.len())?)
}
