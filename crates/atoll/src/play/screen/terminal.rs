//! The terminal itself: taken over, given back whatever happens, and fed with keys.

use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::{DefaultTerminal, Frame};

use super::overlay::{Overlay, Reply};
use crate::failure::Failure;

/// Whether to go on.
pub(crate) type Flow = std::ops::ControlFlow<()>;

/// A program that fills the screen.
pub(crate) trait Screen {
    /// Draws everything.
    fn draw(&mut self, frame: &mut Frame<'_>);
    /// The text that lies over the screen, if one is open.
    fn overlay(&mut self) -> &mut Option<Overlay>;
    /// Handles a key that is neither for the program nor for a text that lies over the screen.
    fn own_key(&mut self, key: KeyEvent) -> Flow;
    /// Does what is due without a key; answers how long it can wait for the next time, or `None` for a key only.
    fn tick(&mut self) -> Result<Option<Duration>, Failure>;

    /// Handles a key.
    fn key(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            let is_stop = matches!(key.code, KeyCode::Char('c' | 'd'));
            return if is_stop { Flow::Break(()) } else { Flow::Continue(()) };
        }
        let Some(overlay) = self.overlay() else { return self.own_key(key) };
        if overlay.key(key) == Reply::Close {
            *self.overlay() = None;
        }
        Flow::Continue(())
    }
}

/// Runs a screen until it is done. The terminal is restored also after an error, and after a panic.
pub(crate) fn run(screen: &mut dyn Screen) -> Result<(), Failure> {
    let done = match ratatui::try_init() {
        Ok(mut terminal) => run_in(&mut terminal, screen),
        Err(error) => Err(Failure::input(format!("the terminal cannot be used: {error}; try --plain"))),
    };
    ratatui::restore();
    done
}

fn run_in(terminal: &mut DefaultTerminal, screen: &mut dyn Screen) -> Result<(), Failure> {
    loop {
        let wait = screen.tick()?;
        terminal.draw(|frame| screen.draw(frame))?;
        if let Some(wait) = wait
            && !event::poll(wait)?
        {
            continue;
        }
        // A new size needs no answer but to be drawn again.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && screen.key(key).is_break()
        {
            return Ok(());
        }
    }
}
