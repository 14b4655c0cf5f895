//! What a game is called, and its rules for players.

use crate::Game;

/// A game's name and rulebook.
pub trait Titled: Game {
    /// The game's name as English speakers know it.
    const TITLE: &'static str;
    /// The key of the message that is the game's name.
    const TITLE_KEY: &'static str;
    /// The player-facing rules, in Markdown, with paragraph ids.
    const RULEBOOK: &'static str;
    /// The same in other languages, by their two-letter codes.
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[];
}
