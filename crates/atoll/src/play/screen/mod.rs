//! Playing on the whole screen.

mod app;
mod choice;
pub(crate) mod chrome;
pub(crate) mod map;
pub(crate) mod overlay;
mod signals;
pub(crate) mod terminal;
mod theme;
mod thinking;

#[cfg(test)]
mod tests;

pub(crate) use theme::Theme;

use std::io::Write as _;

use atoll_catalog::Message;
use atoll_locale::Language;

use super::plain;
use super::session::{Next, Session};
use super::words;
use crate::failure::Failure;
use crate::out;

/// Plays until the game is over or left; says then, on the ordinary screen, where it is.
pub(crate) fn play(session: Session, language: Language, fast: bool, theme: Theme) -> Result<(), Failure> {
    let mut app = app::App::new(session, language, fast, theme);
    let done = terminal::run(&mut app);
    let language = app.language();
    let session = app.into_session();
    session.save()?;
    done?;
    let mut out = out::stdout();
    if session.next() == Next::Over {
        let lines = plain::closing(&session, language);
        writeln!(out, "{}\n{}", words::word(language, "terminal-over"), lines.join("\n"))?;
    } else {
        let stopped = Message::new("terminal-stopped").with("path", session.path().display().to_string());
        writeln!(out, "{}", language.say(&stopped))?;
    }
    Ok(())
}
