//! What a game says of its component sets, and what follows for all games.

use atoll_core::{SetError, without_mark};

use crate::{Kept, Shelf};

/// The component sets of a game.
pub trait ComponentSet: Sized + Send + Sync + 'static {
    /// Where the game's sets are found: a static of the game.
    fn shelf() -> &'static Shelf<Self>;

    /// The set's name.
    fn name(&self) -> &str;

    /// SHA-256 of everything that matters to the game, and of nothing else.
    fn content_hash(&self) -> &[u8; 32];

    /// Reads a component file. What it leaves out comes from the base. Everything that is wrong with it is reported at once,
    /// in line order.
    fn from_file(text: &str, base: &Self) -> Result<Self, Vec<SetError>>;

    /// The set as a component file that reads back to the same set, remarks of its rows included.
    fn to_file(&self) -> String;

    /// The set that comes with the program.
    fn built_in() -> &'static Self {
        Self::shelf().built_in()
    }

    /// Reads a component file that somebody gave. What it leaves out comes from the built-in set.
    fn read(text: &str) -> Result<Kept<Self>, Vec<SetError>> {
        Self::from_file(without_mark(text), Self::built_in()).map(|set| Self::shelf().keep(set))
    }
}

/// A string as TOML writes it.
pub fn toml_string(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
