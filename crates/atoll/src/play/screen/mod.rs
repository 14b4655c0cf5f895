//! Playing on the whole screen.

mod app;
mod choice;
pub(crate) mod chrome;
pub(crate) mod map;
pub(crate) mod overlay;
pub(crate) mod terminal;
mod theme;

#[cfg(test)]
mod tests;

pub(crate) use theme::Theme;

use super::plain;
use super::session::{Next, Session};
use crate::failure::Failure;

/// Plays until the game is over or left; says then, on the ordinary screen, where it is.
pub(crate) fn play(session: Session, fast: bool, theme: Theme) -> Result<(), Failure> {
    let mut app = app::App::new(session, fast, theme);
    let done = terminal::run(&mut app);
    let mut session = app.into_session();
    session.save()?;
    done?;
    if session.next() == Next::Over {
        println!("The game is over.");
        plain::closing(&session).iter().for_each(|line| println!("{line}"));
    } else {
        println!("The game is saved; go on with: atoll play --resume {}", session.path().display());
    }
    Ok(())
}
