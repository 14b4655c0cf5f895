//! The game on the screen: keys in, pictures out.

use std::time::{Duration, Instant};

use atoll_catalog::{Hint, Message, Place, TableError, TextBoard};
use atoll_locale::Language;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::Style;
use ratatui::text::Line;

use super::choice::{Choice, Direction};
use super::chrome::{self, KEYS, KeyHelp, Log, Parts};
use super::map::{Camera, Map};
use super::overlay::Overlay;
use super::terminal::{Flow, Screen};
use super::theme::Theme;
use super::thinking::{Thinking, Thought};
use crate::failure::Failure;
use crate::play::session::{Next, Session, YOU, last_places};
use crate::play::{plain, rulebook, words};

/// How long a bot's move stays before the next.
const PAUSE: Duration = Duration::from_millis(150);

/// The word that passes an optional step, in every game.
const SKIP: &str = "skip";

/// A game on the screen.
pub(crate) struct App {
    session: Session,
    language: Language,
    theme: Theme,
    fast: bool,
    board: TextBoard,
    choice: Option<Choice>,
    last: Vec<(atoll_catalog::Seat, Place)>,
    camera: Camera,
    overlay: Option<Overlay>,
    log_back: usize,
    notice: Option<Message>,
    /// When the next bot may move.
    due: Instant,
    /// What the bot whose turn it is decides, once it does.
    thought: Option<Thinking<Result<String, TableError>>>,
    /// What the expert would play, once it knows.
    hints: Option<Thinking<Result<Vec<Hint>, TableError>>>,
    is_closed: bool,
}

impl App {
    /// A session on the screen.
    pub(crate) fn new(session: Session, language: Language, fast: bool, theme: Theme) -> Self {
        let mut app = Self {
            board: session.table().board(None),
            session,
            language,
            theme,
            fast,
            choice: None,
            last: Vec::new(),
            camera: Camera::default(),
            overlay: None,
            log_back: 0,
            notice: None,
            due: Instant::now(),
            thought: None,
            hints: None,
            is_closed: false,
        };
        app.refresh();
        app
    }

    /// Gives the session back.
    pub(crate) fn into_session(self) -> Session {
        self.session
    }

    /// The language spoken now.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    fn names(&self) -> Vec<String> {
        words::names(self.session.players(), self.language)
    }

    fn path(&self) -> String {
        self.session.path().display().to_string()
    }

    fn commitment(&self) -> String {
        let commitment = self.session.commitment().to_string();
        self.language.say(&Message::new("terminal-commitment").with("commitment", commitment))
    }

    /// What stands before the first move of the log.
    fn head(&self) -> Vec<String> {
        let seats = words::seating(&self.names());
        let saved = Message::new("terminal-head").with("seats", seats).with("path", self.path());
        vec![self.language.say(&saved), self.commitment()]
    }

    /// Looks at the table again after it has changed.
    fn refresh(&mut self) {
        self.board = self.session.table().board(self.session.viewer());
        // Advice on what is past helps nobody.
        self.hints = None;
        self.last = last_places(&self.session.log());
        self.log_back = 0;
        self.choice = match self.session.next() {
            Next::Ask(seat) => {
                let own = self.last.iter().find(|(known, _)| *known == seat).map(|(_, place)| *place);
                let near = own.or_else(|| self.focus());
                Some(Choice::new(self.session.table(), self.session.actions(), seat, near))
            }
            _ => None,
        };
        if let Some(trouble) = self.session.take_trouble() {
            self.notice = Some(trouble);
        }
        if self.session.next() == Next::Over && !std::mem::replace(&mut self.is_closed, true) {
            let (language, viewer) = (self.language, self.session.viewer());
            let mut lines = plain::closing(&self.session, language);
            lines.extend([String::new(), words::word(language, "terminal-last-move")]);
            let log = self.session.log();
            let last = log.last();
            lines.extend(last.into_iter().flat_map(|entry| words::log_lines(entry, viewer, language)));
            self.open("terminal-title-over", lines);
        }
    }

    /// The cell of the last move on the board.
    fn focus(&self) -> Option<Place> {
        self.session.log().iter().rev().find_map(|entry| entry.place())
    }

    fn change(&mut self, change: impl FnOnce(&mut Choice)) {
        if let Some(choice) = &mut self.choice {
            change(choice);
            choice.look(self.session.table());
        }
    }

    fn play(&mut self, text: &str) {
        match self.session.play(text) {
            Ok(_) => self.notice = None,
            Err(error) => self.notice = Some(Message::new("terminal-notice").with("error", error.message())),
        }
        self.refresh();
    }

    fn confirm(&mut self) {
        if let Some((text, _)) = self.choice.as_ref().and_then(Choice::chosen).cloned() {
            self.play(&text);
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if self.session.take_over() {
            self.notice = None;
            self.refresh();
        } else if self.session.end_turn() {
            self.notice = None;
            self.due = Instant::now();
            self.refresh();
        } else if self.choice.is_some() {
            self.notice = Some(Message::new("terminal-cannot-end"));
        }
    }

    fn skip(&mut self) {
        let can_skip = self.choice.as_ref().is_some_and(|choice| choice.actions.iter().any(|(text, _)| text == SKIP));
        if can_skip {
            self.play(SKIP);
        } else {
            self.notice = Some(Message::new("terminal-cannot-skip"));
        }
    }

    fn undo(&mut self) {
        self.notice = Some(match self.session.undo() {
            Some(text) => Message::new("terminal-undone").with("move", text),
            None => Message::new("terminal-nothing-to-undo"),
        });
        self.refresh();
    }

    /// Asks the expert, on another thread: the screen is drawn and keys are heard meanwhile.
    fn ask_expert(&mut self) {
        let Some(advise) = self.session.advice() else {
            self.notice = Some(Message::new("terminal-no-move-asked"));
            return;
        };
        self.notice = Some(Message::new("terminal-hint-thinking"));
        self.hints = Some(Thinking::begin(advise));
    }

    /// Shows what the expert would play, if it has been asked and knows by now. Whether it is still thinking.
    fn hear_expert(&mut self) -> Result<bool, Failure> {
        let Some(hints) = &self.hints else { return Ok(false) };
        let hints = match hints.look() {
            Thought::Unfinished => return Ok(true),
            Thought::Broken => Vec::new(),
            Thought::Done(hints) => hints.map_err(Failure::input)?,
        };
        self.hints = None;
        self.notice = None;
        let lines = words::hint_lines(&hints, self.language);
        self.open("terminal-title-hint", lines);
        Ok(false)
    }

    fn open(&mut self, title: &'static str, lines: Vec<String>) {
        self.overlay = Some(Overlay::new(title, lines, self.language));
    }

    /// Goes on in the next language. Moves and notices are kept as messages, so all that is shown follows.
    fn switch_language(&mut self) {
        self.language = self.language.next();
        self.notice = Some(Message::new("terminal-language").with("name", self.language.name()));
    }

    fn open_log(&mut self) {
        let (viewer, language) = (self.session.viewer(), self.language);
        let lines = self.session.log().iter().flat_map(|entry| words::log_lines(entry, viewer, language)).collect();
        self.overlay = Some(Overlay::new("terminal-log", lines, language).at_end());
    }

    /// Why the moves since somebody's ledger last changed did what they did.
    fn open_why(&mut self) {
        let log = self.session.log();
        let Some(entry) = log.iter().rev().find(|entry| entry.ledger().next().is_some()).or(log.last()) else {
            return;
        };
        let book = rulebook::of(self.session.table().game(), self.language);
        let lines = words::why(entry, self.session.viewer(), book, 4_000, self.language);
        self.open("terminal-title-why", lines);
    }

    fn open_info(&mut self) {
        let say = |message: &Message| self.language.say(message);
        let seats = Message::new("terminal-seats").with("seats", words::seating(&self.names()));
        let mut lines = vec![say(&seats)];
        lines.extend(words::characters(self.session.players(), self.language));
        lines.push(String::new());
        lines.extend(self.session.table().summary(self.session.viewer()).iter().map(say));
        lines.extend([String::new(), self.commitment()]);
        lines.push(say(&Message::new("terminal-saved").with("path", self.path())));
        self.open("terminal-title-table", lines);
    }

    fn prompt(&self) -> (String, bool) {
        let prompt = self.language.say(&self.session.table().prompt());
        let of = |key, seat| self.language.say(&Message::new(key).with("seat", words::seat_name(&self.names(), seat)));
        match self.session.next() {
            // Somebody with a name may have to be called to the keyboard.
            Next::Ask(seat) => match self.session.players()[seat.index()].name() {
                YOU => (prompt, true),
                name => (format!("{name} – {prompt}"), true),
            },
            Next::Hold(seat) => (of("terminal-screen-hold", seat), true),
            Next::HandOver(seat) => (of("terminal-screen-hand-over", seat), true),
            Next::Bot(seat) => (of("terminal-thinking", seat), false),
            Next::Draw | Next::Over => (prompt, false),
        }
    }

    fn footer(&self) -> Vec<KeyHelp> {
        let mut keys = match &self.choice {
            Some(choice) if choice.is_on_map() => {
                vec![("←↑↓→", "terminal-foot-cell"), ("r", "terminal-foot-turn"), ("Enter", "terminal-foot-play")]
            }
            Some(_) => vec![("↑↓", "terminal-foot-choose"), ("Enter", "terminal-foot-play")],
            None if matches!(self.session.next(), Next::HandOver(_)) => vec![("Enter", "terminal-foot-take-over")],
            None if matches!(self.session.next(), Next::Hold(_)) => vec![("Enter", "terminal-foot-end")],
            None => Vec::new(),
        };
        if self.choice.as_ref().is_some_and(|choice| choice.actions.iter().any(|(text, _)| text == SKIP)) {
            keys.push(("s", "terminal-foot-skip"));
        }
        if self.session.can_undo() {
            keys.push(("u", "terminal-foot-undo"));
        }
        keys.extend([
            ("b", "terminal-foot-bag"),
            ("l", "terminal-foot-log"),
            ("w", "terminal-foot-why"),
            ("i", "terminal-foot-table"),
            ("h", "terminal-foot-hint"),
            ("t", "terminal-foot-language"),
            ("?", "terminal-foot-help"),
            ("q", "terminal-foot-quit"),
        ]);
        keys
    }

    /// The panel: the decision, what it would do, and everybody's things.
    fn panel(&self, parts: Parts) -> Vec<Line<'static>> {
        let (width, theme) = (chrome::panel_width(parts.panel), self.theme);
        let seats = self.session.table().seats();
        let mut lines: Vec<Line<'static>> = Vec::new();
        if let Some(notice) = &self.notice {
            let brief = words::wrap(&self.language.say(notice), width, 2);
            lines.extend(brief.into_iter().take(4).map(|line| Line::styled(line, theme.heading())));
            lines.push(Line::default());
        }
        if let Some(choice) = &self.choice {
            let room = usize::from(parts.panel.height) / 2;
            if choice.is_on_map() {
                self.map_choice(choice, width, &mut lines)
            } else {
                self.list(choice, width, room, &mut lines)
            }
            for prospect in &choice.prospects {
                lines.extend(
                    words::wrap(&format!("→ {}", self.language.say(prospect)), width, 2)
                        .into_iter()
                        .map(|l| Line::styled(l, theme.prospect())),
                );
            }
            lines.push(Line::default());
        }
        for message in self.session.table().summary(self.session.viewer()) {
            let text = self.language.say(&message);
            let folded = chrome::fold(&text, width);
            let is_heading = !text.starts_with(' ') && text.split_whitespace().count() == 1;
            let style = if is_heading { theme.heading() } else { Style::default() };
            lines.extend(folded.iter().map(|line| chrome::message_line(line, &message, seats, theme, style)));
        }
        lines
    }

    fn map_choice(&self, choice: &Choice, width: usize, lines: &mut Vec<Line<'static>>) {
        let Some((_, hint)) = choice.chosen() else { return };
        lines.extend(
            words::wrap(&self.language.say(&hint.label), width, 2)
                .into_iter()
                .map(|line| Line::styled(line, self.theme.heading())),
        );
        let (way, ways) = choice.ways();
        let at = choice.places.iter().position(|place| Some(*place) == choice.place()).unwrap_or(0);
        let key = if ways > 1 { "terminal-cell-ways" } else { "terminal-cell-one-way" };
        let mut message = Message::new(key).with("at", at + 1).with("count", choice.places.len());
        if ways > 1 {
            message = message.with("way", way + 1).with("ways", ways);
        }
        lines.push(Line::styled(self.language.say(&message), self.theme.faint()));
    }

    /// The list of actions around the chosen one; that one is shown in full.
    fn list(&self, choice: &Choice, width: usize, room: usize, lines: &mut Vec<Line<'static>>) {
        let room = room.max(4);
        let count = choice.actions.len();
        let first = choice.index.saturating_sub(room / 2).min(count.saturating_sub(room));
        for (index, (_, hint)) in choice.actions.iter().enumerate().skip(first).take(room) {
            let text = format!("{:>2} {}", index + 1, self.language.say(&hint.label));
            if index == choice.index {
                lines.extend(
                    words::wrap(&text, width, 3)
                        .into_iter()
                        .map(|line| Line::styled(format!("{line:<width$}"), self.theme.chosen())),
                );
            } else if text.chars().count() <= width {
                lines.push(Line::from(text));
            } else {
                lines.push(Line::from(format!("{}…", text.chars().take(width - 1).collect::<String>())));
            }
        }
        if count > room {
            let message = Message::new("terminal-list-at").with("at", choice.index + 1).with("count", count);
            lines.push(Line::styled(format!("   {}", self.language.say(&message)), self.theme.faint()));
        }
    }

    fn table_key(&mut self, key: KeyEvent) -> Flow {
        if self.camera.key(key) {
            return Flow::Continue(());
        }
        match key.code {
            KeyCode::Up => self.change(|choice| choice.arrow(Direction::Up)),
            KeyCode::Down => self.change(|choice| choice.arrow(Direction::Down)),
            KeyCode::Left => self.change(|choice| choice.arrow(Direction::Left)),
            KeyCode::Right => self.change(|choice| choice.arrow(Direction::Right)),
            KeyCode::Tab => self.change(|choice| choice.cycle(true)),
            KeyCode::BackTab => self.change(|choice| choice.cycle(false)),
            KeyCode::Char('r' | ' ') => self.change(Choice::vary),
            KeyCode::Char(digit @ '1'..='9') => {
                self.change(|choice| choice.pick(digit as usize - '0' as usize));
            }
            KeyCode::Enter => self.confirm(),
            KeyCode::Char('e') => self.end_turn(),
            KeyCode::Char('s') => self.skip(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.ask_expert(),
            KeyCode::Char('b') => {
                let left = self.session.table().counter(self.session.viewer());
                self.open("terminal-title-left", left.iter().map(|message| self.language.say(message)).collect());
            }
            KeyCode::Char('i') => self.open_info(),
            KeyCode::Char('t') => self.switch_language(),
            KeyCode::Char('w') => self.open_why(),
            KeyCode::Char('l') => self.open_log(),
            KeyCode::PageUp => self.log_back += 3,
            KeyCode::PageDown => self.log_back = self.log_back.saturating_sub(3),
            KeyCode::Char('?') | KeyCode::F(1) => {
                self.overlay =
                    Some(Overlay::help(KEYS, rulebook::of(self.session.table().game(), self.language), self.language));
            }
            KeyCode::Char('q') => return Flow::Break(()),
            KeyCode::Esc => self.notice = None,
            _ => {}
        }
        Flow::Continue(())
    }
}

impl App {
    /// Lets the bot whose turn it is think, and plays what it decides when its time has come; how long to wait for the
    /// next look.
    fn bot_tick(&mut self) -> Result<Duration, Failure> {
        if self.thought.is_none() {
            self.thought = self.session.decision().map(Thinking::begin);
        }
        let left = self.due.saturating_duration_since(Instant::now());
        if !left.is_zero() {
            return Ok(left);
        }
        match self.thought.as_ref().map_or(Thought::Broken, Thinking::look) {
            Thought::Unfinished => return Ok(Duration::ZERO),
            Thought::Broken => drop(self.session.advance().map_err(Failure::input)?),
            Thought::Done(action) => {
                self.session.bot_plays(&action.map_err(Failure::input)?).map_err(Failure::input)?;
            }
        }
        self.thought = None;
        self.refresh();
        let pause = if self.fast { Duration::ZERO } else { PAUSE };
        self.due = Instant::now() + pause;
        // Every move of a bot is seen once, and keys are heard between two of them.
        Ok(pause)
    }
}

impl Screen for App {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let Some(parts) = chrome::parts(frame, self.language) else { return };
        let (asked, is_yours) = self.prompt();
        let title = self.language.say(&self.session.table().game().name());
        chrome::draw_title(frame, parts.title, &title, &asked, is_yours, self.theme);
        let map = Map {
            board: &self.board,
            preview: self.choice.as_ref().map(|choice| &choice.preview),
            candidates: self.choice.as_ref().map_or(&[], |choice| &choice.places),
            chosen: self.choice.as_ref().and_then(Choice::place),
            last: &self.last,
            focus: self.focus(),
            theme: self.theme,
        };
        map.draw(&mut self.camera, parts.map, frame.buffer_mut());
        chrome::draw_panel(frame, parts.panel, self.panel(parts), self.language, self.theme);
        let (viewer, seats) = (self.session.viewer(), self.session.table().seats());
        let (head, language) = (self.head(), self.language);
        let log = Log { head: &head, entries: &self.session.log(), viewer, seats, language };
        self.log_back = log.draw(frame, parts.log, self.log_back, self.theme);
        chrome::draw_footer(frame, parts.footer, &self.footer(), self.language, self.theme);
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(frame, self.theme);
        }
    }

    fn overlay(&mut self) -> &mut Option<Overlay> {
        &mut self.overlay
    }

    fn own_key(&mut self, key: KeyEvent) -> Flow {
        self.table_key(key)
    }

    fn tick(&mut self) -> Result<Option<Duration>, Failure> {
        if self.hear_expert()? {
            return Ok(Some(Duration::ZERO));
        }
        loop {
            match self.session.next() {
                Next::Draw => {
                    self.session.advance().map_err(Failure::input)?;
                    self.refresh();
                }
                Next::Bot(_) => return self.bot_tick().map(Some),
                Next::Ask(_) | Next::HandOver(_) | Next::Hold(_) | Next::Over => return Ok(None),
            }
        }
    }
}
