//! A record on the screen.

use std::time::{Duration, Instant};

use atoll_catalog::{Message, Table};
use atoll_locale::Language;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::Style;
use ratatui::text::Line;

use super::film::Film;
use crate::failure::Failure;
use crate::play::screen::Theme;
use crate::play::screen::chrome::{self, KeyHelp, Log, Parts};
use crate::play::screen::map::{Camera, Map};
use crate::play::screen::overlay::Overlay;
use crate::play::screen::terminal::{Flow, Screen};
use crate::play::session::{Entry, last_places};
use crate::play::{rulebook, words};

/// How long each move stays while the record plays by itself.
const PACE: Duration = Duration::from_millis(600);

const KEYS: &[KeyHelp] = &[
    ("→ n, ← p", "terminal-keys-step"),
    ("PgDn, PgUp", "terminal-keys-ten"),
    ("Home, End", "terminal-keys-ends"),
    ("g N Enter", "terminal-keys-go"),
    ("terminal-name-space", "terminal-keys-run"),
    ("w", "terminal-keys-why-move"),
    ("H J K L", "terminal-keys-pan"),
    ("c", "terminal-keys-last"),
    ("b", "terminal-keys-bag"),
    ("i", "terminal-keys-table"),
    ("l", "terminal-keys-log-so-far"),
    ("t", "terminal-keys-language"),
    ("q, Ctrl-C", "terminal-keys-stop"),
];

/// A record being watched.
pub(crate) struct Viewer {
    film: Film,
    language: Language,
    /// How many moves have been made.
    at: usize,
    theme: Theme,
    camera: Camera,
    overlay: Option<Overlay>,
    /// When the next move is shown by itself.
    due: Option<Instant>,
    /// The number that is being typed after `g`.
    going: Option<String>,
}

impl Viewer {
    /// A film at its beginning.
    pub(crate) fn new(film: Film, language: Language, theme: Theme) -> Self {
        Self { film, language, at: 0, theme, camera: Camera::default(), overlay: None, due: None, going: None }
    }

    fn table(&self) -> &dyn Table {
        &*self.film.tables[self.at]
    }

    fn log(&self) -> Vec<Entry<'_>> {
        let mut log = self.film.log();
        log.truncate(self.at);
        log
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.film.log().len());
    }

    fn open(&mut self, title: &'static str, lines: Vec<String>) {
        self.due = None;
        self.overlay = Some(Overlay::new(title, lines, self.language));
    }

    fn panel(&self, parts: Parts) -> Vec<Line<'static>> {
        let (width, language) = (chrome::panel_width(parts.panel), self.language);
        let seats = self.table().seats();
        let mut lines = Vec::new();
        if let Some(entry) = self.log().last() {
            lines.push(chrome::seat_line(&entry.notation(), seats, self.theme, self.theme.heading()));
            for message in entry.messages(None) {
                lines.extend(words::wrap(&language.say(message), width, 2).into_iter().map(Line::from));
            }
            for text in words::ledger(entry, language) {
                lines.push(chrome::seat_line(&format!("= {text}"), seats, self.theme, self.theme.prospect()));
            }
            lines.push(Line::default());
        }
        if let Some(outcome) = self.table().outcome() {
            let standings = words::standings(&outcome, &self.film.names(language), language);
            lines.extend(standings.into_iter().map(|text| Line::styled(text, self.theme.heading())));
            lines.push(Line::default());
        }
        for message in self.table().summary(None) {
            let folded = chrome::fold(&language.say(&message), width);
            lines.extend(folded.iter().map(|line| chrome::seat_line(line, seats, self.theme, Style::default())));
        }
        lines
    }

    fn number_key(&mut self, key: KeyEvent) {
        let Some(text) = &mut self.going else { return };
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if text.len() < 6 => text.push(digit),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Enter => {
                let number = text.parse();
                self.going = None;
                if let Ok(number) = number {
                    self.go(number);
                }
            }
            KeyCode::Esc => self.going = None,
            _ => {}
        }
    }

    fn film_key(&mut self, key: KeyEvent) -> Flow {
        let was_playing = self.due.take().is_some();
        if self.camera.key(key) {
            return Flow::Continue(());
        }
        match key.code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('n') => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Up | KeyCode::Char('p') => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + 10),
            KeyCode::PageUp => self.go(self.at.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(usize::MAX),
            KeyCode::Char('g') => self.going = Some(String::new()),
            KeyCode::Char(' ') if !was_playing => {
                if self.at == self.film.log().len() {
                    self.go(0);
                }
                self.due = Some(Instant::now() + PACE);
            }
            KeyCode::Char('w') => {
                if let Some(entry) = self.log().last() {
                    let lines =
                        words::why(entry, None, rulebook::of(self.table().game(), self.language), 4_000, self.language);
                    self.open("terminal-title-why", lines);
                }
            }
            KeyCode::Char('b') => {
                let left = self.table().counter(None);
                self.open("terminal-title-left", left.iter().map(|message| self.language.say(message)).collect());
            }
            KeyCode::Char('i') => {
                let seats = words::seating(&self.film.names(self.language));
                let seats = Message::new("terminal-seats").with("seats", seats);
                let mut lines = vec![self.language.say(&seats), String::new()];
                lines.extend(self.table().summary(None).iter().map(|message| self.language.say(message)));
                self.open("terminal-title-table", lines);
            }
            KeyCode::Char('l') => {
                let lines = self.log().iter().flat_map(|entry| words::log_lines(entry, None, self.language)).collect();
                self.overlay = Some(Overlay::new("terminal-log", lines, self.language).at_end());
            }
            KeyCode::Char('t') => self.language = self.language.next(),
            KeyCode::Char('?') | KeyCode::F(1) => {
                self.overlay =
                    Some(Overlay::help(KEYS, rulebook::of(self.table().game(), self.language), self.language));
            }
            KeyCode::Char('q') => return Flow::Break(()),
            _ => {}
        }
        Flow::Continue(())
    }
}

impl Screen for Viewer {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let Some(parts) = chrome::parts(frame, self.language) else { return };
        let count = self.film.log().len();
        let asked = match &self.going {
            Some(text) => Message::new("terminal-going").with("text", format!("{text}▏")).with("count", count),
            None => {
                let key = if self.due.is_some() { "terminal-at-move-running" } else { "terminal-at-move" };
                Message::new(key).with("at", self.at).with("count", count)
            }
        };
        let asked = self.language.say(&asked);
        let is_asking = self.going.is_some();
        chrome::draw_title(frame, parts.title, &self.film.title(self.language), &asked, is_asking, self.theme);
        let board = self.table().board(None);
        let mut log = self.film.log();
        log.truncate(self.at);
        let entries = &log[..];
        let map = Map {
            board: &board,
            preview: None,
            candidates: &[],
            chosen: entries.last().and_then(|entry| entry.place()),
            last: &last_places(entries),
            focus: entries.iter().rev().find_map(|entry| entry.place()),
            theme: self.theme,
        };
        map.draw(&mut self.camera, parts.map, frame.buffer_mut());
        chrome::draw_panel(frame, parts.panel, self.panel(parts), self.language, self.theme);
        let lines = Log { head: &[], entries, viewer: None, seats: self.table().seats(), language: self.language };
        lines.draw(frame, parts.log, 0, self.theme);
        let keys = [
            ("← →", "terminal-foot-step"),
            ("terminal-name-space", "terminal-foot-run"),
            ("g", "terminal-foot-go"),
            ("w", "terminal-foot-why"),
            ("b", "terminal-foot-bag"),
            ("i", "terminal-foot-table"),
            ("l", "terminal-foot-log"),
            ("t", "terminal-foot-language"),
            ("?", "terminal-foot-help"),
            ("q", "terminal-foot-quit"),
        ];
        chrome::draw_footer(frame, parts.footer, &keys, self.language, self.theme);
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame, self.theme);
        }
    }

    fn overlay(&mut self) -> &mut Option<Overlay> {
        &mut self.overlay
    }

    fn own_key(&mut self, key: KeyEvent) -> Flow {
        if self.going.is_some() {
            self.number_key(key);
            return Flow::Continue(());
        }
        self.film_key(key)
    }

    fn tick(&mut self) -> Result<Option<Duration>, Failure> {
        let Some(due) = self.due else { return Ok(None) };
        let now = Instant::now();
        if now < due {
            return Ok(Some(due - now));
        }
        self.go(self.at + 1);
        self.due = (self.at < self.film.log().len()).then_some(now + PACE);
        Ok(self.due.map(|_| PACE))
    }
}
