//! Events and views as stable lines: what scripts expect and logs keep.

use crate::Game;

/// What happened and what can be seen, one line for each, in words that stay; `docs/notation.md` describes them.
pub trait Lines: Game {
    /// An event as one line.
    fn event_line(&self, event: &Self::Event) -> String;
    /// Everything a view shows, as short lines.
    fn fact_lines(view: &Self::View) -> Vec<String>;
}
