//! The list of games.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use atoll_bots::{BotSpec, Evaluate};
use atoll_core::{Game, JsonGame, Message, OptionSpec, SetError, TextGame};

use crate::bots::{Bots, Levels};
use crate::table::TypedTable;
use crate::{Table, TableError};

/// Makes the list, and the door to the types behind it.
macro_rules! games {
    ($($game:ty: $bots:ty,)+) => {
        /// Our games, in the order people see them.
        pub const GAMES: Games = Games(&[$(&Entry::<$game, $bots>::new()),+]);

        /// Shows the game with this id to a visitor.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, TableError> {
            match id {
                $(<$game as Game>::ID => <$bots as Bots<$game>>::show(visitor),)+
                _ => Err(GAMES.unknown(id)),
            }
        }
    };
}

// Adding a game means adding a line here: its state, and who plays it without a person.
games! {
    south_seas::State: Levels,
    maori::State: Levels,
    santa_cruz::State: Levels,
}

/// Every game of ours.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES.0
}

/// The game of ours with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, TableError> {
    GAMES.find(id)
}

/// A list of games; [`GAMES`] is ours.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|game| game.id())).finish()
    }
}

impl Games {
    /// Every game, in the order people see them.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }

    /// The game with this id.
    pub fn find(self, id: &str) -> Result<&'static dyn AnyGame, TableError> {
        self.iter().find(|game| game.id() == id).ok_or_else(|| self.unknown(id))
    }

    fn unknown(self, id: &str) -> TableError {
        let known: Vec<&str> = self.iter().map(|game| game.id()).collect();
        TableError::UnknownGame(id.chars().take(80).collect(), known.join(", "))
    }
}

/// Somebody who works with a game's types, whichever game it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Meets the game.
    fn visit<G: TextGame + JsonGame + Evaluate>(self) -> Self::Output;
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

impl Setup {
    /// The options of a game that it names.
    pub fn options<G: TextGame>(&self) -> Result<G::Options, TableError> {
        let mut options = G::Options::default();
        if let Some(text) = &self.components {
            G::load_components(&mut options, text).map_err(TableError::Components)?;
        }
        for (key, value) in &self.options {
            G::set_option(&mut options, key, value).map_err(|error| TableError::Setup(error.to_string()))?;
        }
        Ok(options)
    }
}

/// A game without its types: what playing it needs.
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
    /// The bots that people can pick, weakest first.
    fn bots(&self) -> &'static [BotSpec];
    /// The options a table may choose.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// The player-facing rules, in Markdown.
    fn rulebook(&self) -> &'static str;
    /// The same in another language, by its two-letter code, if they are written in it.
    fn rulebook_in(&self, language: &str) -> Option<&'static str>;
    /// Sets up a table.
    fn table(&self, setup: &Setup) -> Result<Box<dyn Table>, TableError>;
    /// Sets up a table in a position drawn as text.
    fn table_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, TableError>;
    /// Checks a component file; answers the set's hash.
    fn check_components(&self, text: &str) -> Result<String, Vec<SetError>>;
    /// Describes a component file, or the built-in set, for people.
    fn describe_components(&self, text: Option<&str>) -> Result<String, Vec<SetError>>;
}

/// A line of a list of games: a game, and who plays it without a person.
pub struct Entry<G, B>(PhantomData<fn() -> (G, B)>);

impl<G, B> Entry<G, B> {
    /// The entry; it holds nothing.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G, B> Default for Entry<G, B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: TextGame + JsonGame, B: Bots<G>> Entry<G, B> {
    /// A table in this state.
    pub fn table_of(&self, state: G) -> Box<dyn Table> {
        Box::new(TypedTable::<G, B>::new(state))
    }
}

impl<G: TextGame + JsonGame, B: Bots<G>> AnyGame for Entry<G, B> {
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

    fn bots(&self) -> &'static [BotSpec] {
        B::list()
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn rulebook(&self) -> &'static str {
        G::RULEBOOK
    }

    fn rulebook_in(&self, language: &str) -> Option<&'static str> {
        let mut books = [("en", G::RULEBOOK)].into_iter().chain(G::RULEBOOKS.iter().copied());
        books.find(|(code, _)| *code == language).map(|(_, book)| book)
    }

    fn table(&self, setup: &Setup) -> Result<Box<dyn Table>, TableError> {
        let state = G::under(setup.revision.unwrap_or(G::REVISION), &setup.options::<G>()?, setup.seats)
            .map_err(|error| TableError::Setup(error.to_string()))?;
        Ok(self.table_of(state))
    }

    fn table_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, TableError> {
        Ok(self.table_of(G::from_position(&setup.options::<G>()?, setup.seats, position)?))
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
}
