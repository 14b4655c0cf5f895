//! The list of games.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use atoll_bots::{Evaluate, Feature};
use atoll_core::{Message, OptionSpec, SetError, TextGame, Wire};

use crate::arena::{Generation, TrainError, Trained, compare, tournament, train};
use crate::bench::{BenchReport, bench};
use crate::table::TypedTable;
use crate::{Budget, Record, Report, Table, TableError, Tournament};

/// Every game, in the order people see them. Adding a game means adding a line here.
const GAMES: &[&dyn AnyGame] = &[
    &Entry::<south_seas::State>(PhantomData),
    &Entry::<maori::State>(PhantomData),
    &Entry::<santa_cruz::State>(PhantomData),
];

/// Every game.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, TableError> {
    GAMES.iter().find(|game| game.id() == id).copied().ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
        TableError::UnknownGame(id.chars().take(80).collect(), known.join(", "))
    })
}

/// How a table is to be set up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// The revision of the rules; the newest if none is named.
    pub revision: Option<u32>,
    /// Options by key; those left out have their defaults.
    pub options: Vec<(String, String)>,
    /// A component file's text, if not the built-in set.
    pub components: Option<String>,
}

/// A game without its types.
pub trait AnyGame: Sync {
    /// Its stable id.
    fn id(&self) -> &'static str;
    /// Its name as English speakers know it.
    fn title(&self) -> &'static str;
    /// Its name in people's languages.
    fn name(&self) -> Message;
    /// The newest revision of its rules; all from the first to this one are played.
    fn revision(&self) -> u32;
    /// How many seats a table may have.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Whether a seat may know things that other seats may not.
    fn hides(&self) -> bool;
    /// The options a table may choose.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// The player-facing rules, in Markdown.
    fn rulebook(&self) -> &'static str;
    /// Sets up a table.
    fn table(&self, setup: &Setup) -> Result<Box<dyn Table>, TableError>;
    /// Sets up a table in a position drawn as text.
    fn table_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, TableError>;
    /// Checks a component file; answers the set's hash.
    fn check_components(&self, text: &str) -> Result<String, Vec<SetError>>;
    /// Describes a component file, or the built-in set, for people.
    fn describe_components(&self, text: Option<&str>) -> Result<String, Vec<SetError>>;
    /// Plays uniformly random games for so many seconds and measures.
    fn bench(&self, seats: u8, seconds: f64, seed: u64) -> Result<BenchReport, TableError>;
    /// Lets bots play against each other. `progress` hears the games played and to play, `record` gets every game.
    fn arena(
        &self,
        setup: &Setup,
        tournament: &Tournament,
        budget: Option<Budget>,
        progress: &mut dyn FnMut(u64, u64),
        record: &mut dyn FnMut(Record),
    ) -> Result<Report, TableError>;
    /// Plays one generation of games and learns from them. `progress` hears a stage, what is done of it and to do.
    fn train(
        &self,
        generation: &Generation,
        progress: &(dyn Fn(&'static str, u64, u64) + Sync),
    ) -> Result<Trained, TrainError>;
    /// What describes a position to the learned value.
    fn features(&self) -> &'static [Feature];
    /// Lets `value`, the one-turn player at full strength, with these weights play against the same with others; without others, against `greedy`.
    fn compare_weights(&self, ours: &[u8], theirs: Option<&[u8]>, games: u64, seed: u64) -> Result<Report, TrainError>;
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: TextGame + Wire + Evaluate> Entry<G> {
    fn options(setup: &Setup) -> Result<G::Options, TableError> {
        let mut options = G::Options::default();
        if let Some(text) = &setup.components {
            G::load_components(&mut options, text).map_err(TableError::Components)?;
        }
        for (key, value) in &setup.options {
            G::set_option(&mut options, key, value).map_err(|error| TableError::Setup(error.to_string()))?;
        }
        Ok(options)
    }
}

impl<G: TextGame + Wire + Evaluate> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn name(&self) -> Message {
        Message::new(G::TITLE_KEY)
    }

    fn revision(&self) -> u32 {
        G::REVISION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn rulebook(&self) -> &'static str {
        G::RULEBOOK
    }

    fn table(&self, setup: &Setup) -> Result<Box<dyn Table>, TableError> {
        let state = G::under(setup.revision.unwrap_or(G::REVISION), &Self::options(setup)?, setup.seats)
            .map_err(|error| TableError::Setup(error.to_string()))?;
        Ok(Box::new(TypedTable(state)))
    }

    fn table_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, TableError> {
        Ok(Box::new(TypedTable(G::from_position(&Self::options(setup)?, setup.seats, position)?)))
    }

    fn check_components(&self, text: &str) -> Result<String, Vec<SetError>> {
        let mut options = G::Options::default();
        G::load_components(&mut options, text)?;
        Ok(G::components_hash(&options))
    }

    fn describe_components(&self, text: Option<&str>) -> Result<String, Vec<SetError>> {
        let mut options = G::Options::default();
        text.map_or(Ok(()), |text| G::load_components(&mut options, text))?;
        Ok(G::describe_components(&options))
    }

    fn bench(&self, seats: u8, seconds: f64, seed: u64) -> Result<BenchReport, TableError> {
        bench::<G>(seats, seconds, seed).map_err(|error| TableError::Setup(error.to_string()))
    }

    fn arena(
        &self,
        setup: &Setup,
        plan: &Tournament,
        budget: Option<Budget>,
        progress: &mut dyn FnMut(u64, u64),
        record: &mut dyn FnMut(Record),
    ) -> Result<Report, TableError> {
        tournament::<G>(&Self::options(setup)?, plan, budget, progress, record)
    }

    fn train(
        &self,
        generation: &Generation,
        progress: &(dyn Fn(&'static str, u64, u64) + Sync),
    ) -> Result<Trained, TrainError> {
        train::<G>(generation, progress)
    }

    fn features(&self) -> &'static [Feature] {
        G::FEATURES
    }

    fn compare_weights(&self, ours: &[u8], theirs: Option<&[u8]>, games: u64, seed: u64) -> Result<Report, TrainError> {
        compare::<G>(ours, theirs, games, seed)
    }
}
