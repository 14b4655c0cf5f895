//! Component sets as files.

use crate::{Game, digest, to_hex};

/// One thing that is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SetError {
    /// The line it concerns, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

/// The pieces that a game is played with, read from a file and shown. A game whose only pieces are in its rules leaves all of
/// it out.
pub trait ComponentFiles: Game {
    /// Reads a component file and puts the set into the options. All that is wrong with it is reported at once.
    fn load_components(_options: &mut Self::Options, _text: &str) -> Result<(), Vec<SetError>> {
        Err(vec![SetError { line: 1, what: format!("{} reads no component files", Self::ID) }])
    }

    /// SHA-256 of the set's content, independent of comments and layout, as 64 hexadecimal digits.
    fn components_hash(_options: &Self::Options) -> String {
        to_hex(&digest([Self::ID.as_bytes()]))
    }

    /// The set as a component file, or `None` if it is the built-in one.
    fn custom_components(_options: &Self::Options) -> Option<String> {
        None
    }

    /// The set for people: pieces drawn as text, counts, totals, provenance.
    fn describe_components(_options: &Self::Options) -> String {
        String::new()
    }
}
