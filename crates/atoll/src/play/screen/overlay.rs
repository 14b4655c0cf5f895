//! A page of text over the table: scrolled, and searched by paragraph or word.

use atoll_catalog::Message;
use atoll_locale::Language;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::chrome::{KeyHelp, key_name};
use super::theme::Theme;
use crate::play::{rulebook, words};

/// What the page does with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// It stays open.
    Stay,
    /// It is done.
    Close,
}

/// A page of text.
pub(crate) struct Overlay {
    title: String,
    language: Language,
    blocks: Vec<String>,
    /// The text as it was last wrapped, for this width.
    lines: Vec<String>,
    width: usize,
    height: usize,
    top: usize,
    search: Option<String>,
    found: String,
}

impl Overlay {
    /// A page that begins at the top; its title is a message's key.
    pub(crate) fn new(title: &'static str, blocks: Vec<String>, language: Language) -> Self {
        let (lines, found) = (Vec::new(), String::new());
        let title = words::word(language, title);
        Self { title, language, blocks, lines, width: 0, height: 1, top: 0, search: None, found }
    }

    /// A page that begins at the end.
    pub(crate) fn at_end(mut self) -> Self {
        self.top = usize::MAX;
        self
    }

    /// The help page: keys, then the rulebook.
    pub(crate) fn help(keys: &[KeyHelp], book: &str, language: Language) -> Self {
        let line = |(key, what): &KeyHelp| format!("  {:<14} {}", key_name(key, language), words::word(language, what));
        let mut blocks: Vec<String> = keys.iter().map(line).collect();
        blocks.push(String::new());
        blocks.push(words::word(language, "terminal-help-signs"));
        blocks.push(words::word(language, "terminal-help-rules"));
        blocks.push(String::new());
        // Paragraphs are joined here so that they wrap to the width of the page.
        blocks.extend(words::reflow(book, 4_000).iter().map(|line| rulebook::without_marks(line)));
        Self::new("terminal-help", blocks, language)
    }

    fn wrap(&mut self, width: usize) {
        if self.width != width {
            self.width = width;
            let indent = |block: &str| if block.starts_with("  ") { 17.min(width / 4) } else { 0 };
            // Lines that fit keep their columns.
            let lay = |block: &String| match block.chars().count() <= width {
                true => vec![block.clone()],
                false => words::wrap(block, width, indent(block)),
            };
            self.lines = self.blocks.iter().flat_map(lay).collect();
        }
    }

    /// Draws the page over most of the screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, theme: Theme) {
        let screen = frame.area();
        let width = screen.width.saturating_sub(6).min(100);
        let height = screen.height.saturating_sub(2);
        let area = Rect { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height };
        self.wrap(usize::from(width.saturating_sub(4)));
        self.height = usize::from(height.saturating_sub(2)).max(1);
        self.top = self.top.min(self.lines.len().saturating_sub(self.height));
        let bottom = (self.top + self.height).min(self.lines.len());
        let foot = match &self.search {
            Some(text) => Message::new("terminal-page-find").with("text", format!("{text}▏")),
            None if self.lines.len() <= self.height => Message::new("terminal-page-close"),
            None => Message::new("terminal-page-foot")
                .with("first", self.top + 1)
                .with("last", bottom)
                .with("count", self.lines.len()),
        };
        let block = Block::bordered()
            .title(format!(" {} ", self.title))
            .title_bottom(format!(" {} ", self.language.say(&foot)))
            .padding(ratatui::widgets::Padding::horizontal(1));
        let is_hit = |line: &str| !self.found.is_empty() && line.to_lowercase().contains(&self.found);
        let shown = self.lines[self.top..bottom].iter().map(|line| {
            let style = if is_hit(line) { theme.heading() } else { ratatui::style::Style::default() };
            Line::styled(line.as_str(), style)
        });
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()).block(block), area);
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Reply {
        if self.search.is_some() {
            self.search_key(key);
            return Reply::Stay;
        }
        let page = self.height.saturating_sub(2).max(1);
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') | KeyCode::Enter => return Reply::Close,
            KeyCode::Up | KeyCode::Char('k') => self.top = self.top.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.top = self.top.saturating_add(1),
            KeyCode::PageUp => self.top = self.top.saturating_sub(page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top = self.top.saturating_add(page),
            KeyCode::Home => self.top = 0,
            KeyCode::End => self.top = usize::MAX,
            KeyCode::Char('/') => self.search = Some(String::new()),
            KeyCode::Char('n') => self.find(self.top.saturating_add(1)),
            _ => {}
        }
        Reply::Stay
    }

    fn search_key(&mut self, key: KeyEvent) {
        let Some(text) = &mut self.search else { return };
        match key.code {
            KeyCode::Char(letter) if text.len() < 40 => text.push(letter),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.search = None,
            KeyCode::Enter => {
                self.found = text.trim().to_lowercase();
                self.search = None;
                self.find(0);
            }
            _ => {}
        }
    }

    /// Goes to what was asked for: a paragraph if there is one with this number, else the next line with these words.
    fn find(&mut self, from: usize) {
        if self.found.is_empty() {
            return;
        }
        let starts = |line: &str| {
            let id = line.split_once(". ").map_or(line, |(id, _)| id).trim_end_matches('.').to_lowercase();
            id == self.found || id.split_once('-').is_some_and(|(law, number)| law.len() == 2 && number == self.found)
        };
        // Going on to the next place means any mention; the first place asked for is the paragraph itself.
        let paragraph = self.lines.iter().position(|line| from == 0 && starts(line));
        let has = |line: &String| line.to_lowercase().contains(&self.found);
        let next = self.lines.iter().skip(from).position(has).map(|index| index + from);
        if let Some(index) = paragraph.or(next).or_else(|| self.lines.iter().position(has)) {
            self.top = index;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn press(overlay: &mut Overlay, keys: &str) {
        for letter in keys.chars() {
            let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
            assert_eq!(overlay.key(KeyEvent::from(code)), Reply::Stay);
        }
    }

    #[test]
    fn a_paragraph_is_found_by_number_and_a_word_goes_round() {
        let book: String = (1..40).map(|n| format!("**XX-{n}.** Word number {n} of\nmany.\n\n")).collect();
        let mut overlay = Overlay::help(&[("x", "does-x")], &book, Language::En);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("memory is a terminal");
        let mut draw = |overlay: &mut Overlay| {
            terminal.draw(|frame| overlay.draw(frame, Theme::MONO)).expect("memory can be drawn on");
            terminal.backend().to_string()
        };
        assert!(draw(&mut overlay).contains("does-x"));
        press(&mut overlay, "/7\n");
        assert!(overlay.lines[overlay.top].starts_with("XX-7. Word number 7 of many."));
        press(&mut overlay, "/number 1\n");
        let first = overlay.top;
        press(&mut overlay, "n");
        assert!(overlay.top > first);
        press(&mut overlay, "/nowhere at all\n");
        draw(&mut overlay);
        assert_eq!(overlay.key(KeyEvent::from(KeyCode::Esc)), Reply::Close);
    }
}
