//! What surrounds the map: title bar, side panel, log and footer.

use atoll_catalog::{Message, Seat};
use atoll_locale::Language;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};

use super::theme::Theme;
use crate::play::session::Entry;
use crate::play::words;

/// The smallest screen everything fits on.
const SMALLEST: (u16, u16) = (64, 18);

/// The parts of the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    /// The bar along the top.
    pub(crate) title: Rect,
    /// The map.
    pub(crate) map: Rect,
    /// The panel to the right of it.
    pub(crate) panel: Rect,
    /// The log below.
    pub(crate) log: Rect,
    /// The keys along the bottom.
    pub(crate) footer: Rect,
}

/// Divides the screen, or says that it is too small.
pub(crate) fn parts(frame: &mut Frame<'_>, language: Language) -> Option<Parts> {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let message = Message::new("terminal-too-small")
            .with("width", area.width)
            .with("height", area.height)
            .with("columns", SMALLEST.0)
            .with("rows", SMALLEST.1);
        let text = language.say(&message);
        let lines: Vec<Line<'_>> = words::wrap(&text, usize::from(area.width), 0).into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines), area);
        return None;
    }
    let log = match area.height {
        ..24 => 5,
        24..36 => 7,
        _ => 10,
    };
    let rows =
        Layout::vertical([Constraint::Length(1), Constraint::Min(8), Constraint::Length(log), Constraint::Length(1)]);
    let [title, middle, log, footer] = rows.areas(area);
    let width = if area.width >= 104 { 50 } else { 41.min(area.width / 2) };
    let [map, panel] = Layout::horizontal([Constraint::Min(20), Constraint::Length(width)]).areas(middle);
    Some(Parts { title, map, panel, log, footer })
}

/// A text whose first word, if it is a seat's letter, wears the seat's colours.
pub(crate) fn seat_line(text: &str, seats: u8, theme: Theme, style: Style) -> Line<'static> {
    let start = text.find(|letter: char| letter.is_ascii_alphanumeric()).unwrap_or(0);
    let (before, rest) = text.split_at(start);
    let mut letters = rest.chars();
    let seat = letters.next().and_then(|letter| letter.to_string().parse::<Seat>().ok());
    let ends = letters.next().is_none_or(|next| matches!(next, ' ' | '\'' | ':' | '.'));
    match seat {
        Some(seat) if ends && rest.starts_with(seat.letter()) && seat.index() < usize::from(seats) => Line::from(vec![
            Span::styled(before.to_string(), style),
            Span::styled(seat.letter().to_string(), theme.seat(seat)),
            Span::styled(rest[1..].to_string(), style),
        ]),
        _ => Line::styled(text.to_string(), style),
    }
}

/// The first line of a message; its first word wears a seat's colours if the message is about a seat.
pub(crate) fn message_line(text: &str, message: &Message, seats: u8, theme: Theme, style: Style) -> Line<'static> {
    if message.args.iter().any(|(name, _)| *name == "seat") {
        seat_line(text, seats, theme, style)
    } else {
        Line::styled(text.to_string(), style)
    }
}

/// Wraps a text into lines of this width; repeated blanks are dropped where they would break a line.
pub(crate) fn fold(text: &str, width: usize) -> Vec<String> {
    if text.chars().count() <= width {
        return vec![text.to_string()];
    }
    words::wrap(text, width, text.chars().take_while(|letter| *letter == ' ').count() + 2)
}

/// The title bar: the game, and what is asked.
pub(crate) fn draw_title(frame: &mut Frame<'_>, area: Rect, game: &str, asked: &str, is_yours: bool, theme: Theme) {
    let style = if is_yours { theme.your_turn() } else { theme.bar() };
    let line =
        Line::from(vec![Span::styled(format!(" {game} "), theme.bar()), Span::styled(format!(" {asked} "), style)]);
    frame.render_widget(Paragraph::new(line).style(theme.bar()), area);
}

/// A key and the key of the message that says what it does. The first may be a message's key too.
pub(crate) type KeyHelp = (&'static str, &'static str);

/// The keys of a game.
pub(crate) const KEYS: &[KeyHelp] = &[
    ("terminal-name-arrows", "terminal-keys-arrows"),
    ("Tab, Shift-Tab", "terminal-keys-tab"),
    ("terminal-name-r-space", "terminal-keys-vary"),
    ("1 … 9", "terminal-keys-digit"),
    ("Enter", "terminal-keys-enter"),
    ("e", "terminal-keys-end"),
    ("s", "terminal-keys-skip"),
    ("u", "terminal-keys-undo"),
    ("h", "terminal-keys-hint"),
    ("H J K L", "terminal-keys-pan"),
    ("c", "terminal-keys-centre"),
    ("PgUp, PgDn", "terminal-keys-log-scroll"),
    ("b", "terminal-keys-bag"),
    ("i", "terminal-keys-table"),
    ("w", "terminal-keys-why"),
    ("l", "terminal-keys-log"),
    ("t", "terminal-keys-language"),
    ("q, Ctrl-C", "terminal-keys-quit"),
];

/// A key's name.
pub(crate) fn key_name(key: &'static str, language: Language) -> String {
    if language.has(key) { words::word(language, key) } else { key.into() }
}

/// The keys that matter now, as many as fit; the last two always do.
pub(crate) fn draw_footer(frame: &mut Frame<'_>, area: Rect, keys: &[KeyHelp], language: Language, theme: Theme) {
    let keys: Vec<(String, String)> =
        keys.iter().map(|(key, what)| (key_name(key, language), words::word(language, what))).collect();
    let width = |(key, what): &(String, String)| key.chars().count() + what.chars().count() + 3;
    let (others, last) = keys.split_at(keys.len().saturating_sub(2));
    let mut left = usize::from(area.width).saturating_sub(1 + last.iter().map(width).sum::<usize>());
    let fitting = others.iter().take_while(|pair| {
        let fits = width(pair) <= left;
        left = left.saturating_sub(width(pair));
        fits
    });
    let mut spans: Vec<Span<'_>> = Vec::new();
    for (key, what) in fitting.chain(last) {
        spans.push(Span::styled(format!(" {key}"), theme.bar().patch(theme.heading())));
        spans.push(Span::styled(format!(" {what} "), theme.bar()));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)).style(theme.bar()), area);
}

/// The side panel; what does not fit is announced, not cut silently.
pub(crate) fn draw_panel(
    frame: &mut Frame<'_>,
    area: Rect,
    mut lines: Vec<Line<'_>>,
    language: Language,
    theme: Theme,
) {
    let block = Block::new().borders(Borders::LEFT).border_style(theme.faint());
    let inner = block.inner(area);
    if lines.len() > usize::from(inner.height) {
        lines.truncate(usize::from(inner.height).saturating_sub(1));
        lines.push(Line::styled(words::word(language, "terminal-more"), theme.faint()));
    }
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Width of the text in the side panel.
pub(crate) fn panel_width(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(2)).max(10)
}

/// The log: the newest moves at the bottom, or `back` lines further up.
pub(crate) struct Log<'a> {
    /// What stands before the first move.
    pub(crate) head: &'a [String],
    /// All moves.
    pub(crate) entries: &'a [Entry<'a>],
    /// Who reads.
    pub(crate) viewer: Option<Seat>,
    /// Seats at the table.
    pub(crate) seats: u8,
    /// The reader's language.
    pub(crate) language: Language,
}

impl Log<'_> {
    /// Draws it; answers how far back it really is.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect, back: usize, theme: Theme) -> usize {
        let title = words::word(self.language, if back > 0 { "terminal-log-scrolled" } else { "terminal-log" });
        let block = Block::new().borders(Borders::TOP).border_style(theme.faint()).title(format!(" {title} "));
        let inner = block.inner(area);
        let (width, height) = (usize::from(inner.width.saturating_sub(6)), usize::from(inner.height));
        let mut lines: Vec<Line<'static>> = Vec::new();
        for entry in self.entries.iter().rev() {
            if lines.len() >= height + back {
                break;
            }
            lines.extend(self.entry_lines(entry, width, theme).into_iter().rev());
        }
        if lines.len() < height + back {
            let head = self.head.iter().flat_map(|text| words::wrap(text, width + 6, 2));
            let head: Vec<Line<'static>> = head.map(|text| Line::styled(text, theme.faint())).collect();
            lines.extend(head.into_iter().rev());
        }
        let back = back.min(lines.len().saturating_sub(height));
        let mut shown: Vec<Line<'static>> = lines.into_iter().skip(back).take(height).collect();
        shown.reverse();
        frame.render_widget(Paragraph::new(shown).block(block), area);
        back
    }

    fn entry_lines(&self, entry: &Entry<'_>, width: usize, theme: Theme) -> Vec<Line<'static>> {
        let mut number = format!("{:>4}  ", entry.number);
        let mut lines = Vec::new();
        for message in entry.telling(self.viewer) {
            let text = self.language.say(&message);
            for (index, part) in words::wrap(&text, width, 2).into_iter().enumerate() {
                let mut line = match index {
                    0 => message_line(&part, &message, self.seats, theme, Style::default()),
                    _ => Line::from(part),
                };
                line.spans.insert(0, Span::styled(std::mem::replace(&mut number, "      ".into()), theme.faint()));
                lines.push(line);
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_letter_that_stands_alone_is_a_seat() {
        let spans = |text: &str| seat_line(text, 2, Theme::MONO, Style::default()).spans.len();
        assert_eq!(["B lays", "▶ A  12", "A's", "A: go", "A"].map(spans), [3; 5]);
        let ship = Message::new("a-ship-arrives");
        assert_eq!(message_line("A ship", &ship, 2, Theme::MONO, Style::default()).spans.len(), 1);
        let lays = Message::new("lays").with("seat", "A");
        assert_eq!(message_line("A lays", &lays, 2, Theme::MONO, Style::default()).spans.len(), 3);
        assert_eq!(["C lays", "Another", "a ship", " ", "  7 points", "12"].map(spans), [1; 6]);
    }

    #[test]
    fn long_lines_are_folded_and_short_ones_kept() {
        assert_eq!(fold("a   b", 9), ["a   b"]);
        assert_eq!(fold("aaa   bbb ccc", 9), ["aaa bbb", "  ccc"]);
    }
}
