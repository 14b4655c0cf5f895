//! The terminal itself: taken over, given back whatever happens, and fed with keys.

use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};

use super::overlay::{Overlay, Reply};
use super::signals;
use crate::failure::Failure;
use crate::out;

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

/// How long a signal may wait to be noticed.
const NOTICE: Duration = Duration::from_millis(100);

/// Runs a screen until it is done. The terminal is restored also after an error, after a panic, and after a signal that asks
/// the program to end.
pub(crate) fn run(screen: &mut dyn Screen) -> Result<(), Failure> {
    signals::listen(give_back)?;
    let done = match ratatui::try_init() {
        Ok(mut terminal) => run_in(&mut terminal, screen),
        Err(error) => Err(Failure::input(format!("the terminal cannot be used: {error}; try --plain"))),
    };
    give_back();
    match signals::came() {
        // Where the terminal is gone, writing to it fails; what counts is that a signal came.
        Some(signal) => Err(Failure::signal(signal)),
        None => done,
    }
}

/// Gives the terminal back as it was, with its cursor.
fn give_back() {
    ratatui::restore();
    // Nothing is left to show a cursor on if this fails.
    let _ = execute!(std::io::stdout(), Show);
}

fn run_in(terminal: &mut DefaultTerminal, screen: &mut dyn Screen) -> Result<(), Failure> {
    let is_ascii = out::is_ascii();
    loop {
        let wait = screen.tick()?;
        terminal.draw(|frame| {
            screen.draw(frame);
            if is_ascii {
                in_ascii(frame.buffer_mut());
            }
        })?;
        let start = Instant::now();
        while !event::poll(wait.map_or(NOTICE, |wait| wait.saturating_sub(start.elapsed()).min(NOTICE)))? {
            if signals::came().is_some() {
                return Ok(());
            }
            if wait.is_some_and(|wait| start.elapsed() >= wait) {
                break;
            }
        }
        if wait.is_some() && !event::poll(Duration::ZERO)? {
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

/// Replaces what is beyond ASCII; each cell keeps one letter.
fn in_ascii(buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
        let like = out::ascii(cell.symbol());
        cell.set_char(like.chars().next().unwrap_or(' '));
    }
}
