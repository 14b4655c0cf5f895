//! Playing line by line: for screen readers, slow lines and other programs.
//!
//! Every answer is made of whole lines, nothing is redrawn, and the same input gives the same output if the seed is the
//! same. Whatever is typed, the worst that happens is a sentence that says what was expected.

use std::io::{BufRead, Read as _, Write};
use std::path::Path;

use atoll_catalog::{ActionLabel, Message, Seat, Table};
use atoll_locale::Language;

use super::session::{Next, Session};
use super::{rulebook, words};
use crate::failure::Failure;

/// Longer lines are cut into several; nobody types them.
const MAX_LINE: u64 = 4096;
/// Width of the texts that are wrapped.
const WIDTH: usize = 100;
/// How many moves `log` shows if no number is given.
const LOG: usize = 20;
/// Up to so many actions are listed with what they do even if several concern one cell.
const FEW: usize = 9;

/// The commands, which are the same in every language, and the keys of what they do.
const COMMANDS: &[(&str, &str)] = &[
    ("MOVE", "terminal-command-move"),
    ("list", "terminal-command-list"),
    ("try MOVE", "terminal-command-try"),
    ("hint", "terminal-command-hint"),
    ("end", "terminal-command-end"),
    ("undo", "terminal-command-undo"),
    ("board", "terminal-command-board"),
    ("seats", "terminal-command-seats"),
    ("bag", "terminal-command-bag"),
    ("log [N]", "terminal-command-log"),
    ("why N", "terminal-command-why"),
    ("rules [ID]", "terminal-command-rules"),
    ("position", "terminal-command-position"),
    ("save FILE", "terminal-command-save"),
    ("lang CODE", "terminal-command-lang"),
    ("quit", "terminal-command-quit"),
];

/// Clears the screen, and what has been scrolled away.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
/// More lines than a screen has.
const SCREENFUL: usize = 100;

/// Plays to the end of the game or of the input. Whether the reader's screen can be cleared decides how one person's cards are
/// taken out of another's sight.
pub(crate) fn run(
    session: Session,
    language: Language,
    input: &mut impl BufRead,
    out: &mut impl Write,
    can_clear: bool,
) -> Result<(), Failure> {
    let mut talk = Talk { session, language, out, can_clear, has_shown: false, is_new_turn: true, is_told: false };
    talk.introduce()?;
    loop {
        match talk.session.next() {
            next @ (Next::Draw | Next::Bot(_)) => {
                if let Next::Bot(seat) = next
                    && talk.session.is_slow(seat)
                {
                    talk.tell(&Message::new("terminal-thinking").with("seat", talk.seat_name(seat)))?;
                }
                talk.session.advance().map_err(Failure::input)?;
                talk.tell_last()?;
                talk.is_new_turn = true;
            }
            Next::Over => return talk.finish(),
            next @ (Next::Ask(_) | Next::HandOver(_) | Next::Hold(_)) => {
                talk.ask(next)?;
                let Some(line) = read_line(input)? else {
                    talk.tell(&Message::new("terminal-input-ended"))?;
                    return talk.stop();
                };
                if talk.answer(line.trim())?.is_break() {
                    return talk.stop();
                }
            }
        }
        if let Some(trouble) = talk.session.take_trouble() {
            talk.tell(&trouble)?;
        }
    }
}

/// The next line, whatever bytes it has; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    Ok((!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

type Flow = std::ops::ControlFlow<()>;

struct Talk<'a, W> {
    session: Session,
    language: Language,
    out: &'a mut W,
    /// Whether the reader's screen can be cleared.
    can_clear: bool,
    /// Whether somebody's cards may be in sight.
    has_shown: bool,
    /// Whether something has happened since the board was shown.
    is_new_turn: bool,
    /// Whether the question has been put since the table last changed.
    is_told: bool,
}

impl<W: Write> Talk<'_, W> {
    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        // Another program may wait for this line.
        Ok(self.out.flush()?)
    }

    fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        let text = self.language.say(message);
        self.say(&text)
    }

    fn tell_all(&mut self, messages: impl IntoIterator<Item = Message>) -> Result<(), Failure> {
        messages.into_iter().try_for_each(|message| self.tell(&message))
    }

    fn say_all(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.say(line.as_ref()))
    }

    fn table(&self) -> &dyn Table {
        self.session.table()
    }

    fn names(&self) -> Vec<String> {
        words::names(self.session.players(), self.language)
    }

    fn seat_name(&self, seat: Seat) -> String {
        words::seat_name(&self.names(), seat)
    }

    fn path(&self) -> String {
        self.session.path().display().to_string()
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let seats = Message::new("terminal-intro-seats").with("game", self.table().game().name());
        self.tell(&seats.with("seats", words::seating(&self.names())))?;
        self.say_all(words::characters(self.session.players(), self.language))?;
        let commitment = self.session.commitment().to_string();
        self.tell(&Message::new("terminal-intro-chance").with("commitment", commitment))?;
        self.tell(&Message::new("terminal-intro-saved").with("path", self.path()))?;
        if !self.session.log().is_empty() {
            self.tell(&Message::new("terminal-intro-moves").with("count", self.session.log().len()))?;
            self.tell_log(5)?;
        }
        Ok(())
    }

    /// Puts the question, once for each state of the table.
    fn ask(&mut self, next: Next) -> Result<(), Failure> {
        if std::mem::replace(&mut self.is_told, true) {
            return Ok(());
        }
        match next {
            Next::Hold(seat) => {
                let message = Message::new("terminal-hold").with("seat", self.seat_name(seat));
                self.tell(&message.with("then", self.table().prompt()))
            }
            Next::HandOver(seat) => {
                self.is_new_turn = true;
                self.hide_hand()?;
                self.tell(&Message::new("terminal-hand-over").with("seat", self.seat_name(seat)))
            }
            _ => {
                if std::mem::take(&mut self.is_new_turn) {
                    self.say("")?;
                    self.show_board()?;
                    self.tell_all(self.table().summary(self.session.viewer()))?;
                }
                let actions = self.session.actions();
                self.say_all(short_list(&actions, self.language))?;
                let prompt = self.language.say(&self.table().prompt());
                self.say(&format!("? {prompt}"))
            }
        }
    }

    /// Takes the last person's cards out of sight.
    fn hide_hand(&mut self) -> Result<(), Failure> {
        if !std::mem::take(&mut self.has_shown) {
            return Ok(());
        }
        let veil = if self.can_clear { CLEAR.to_string() } else { "\n".repeat(SCREENFUL) };
        Ok(write!(self.out, "{veil}")?)
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        self.say_all(self.table().board(self.session.viewer()).to_lines())
    }

    fn tell_last(&mut self) -> Result<(), Failure> {
        self.is_told = false;
        self.tell_log(1)
    }

    fn tell_log(&mut self, count: usize) -> Result<(), Failure> {
        let log = self.session.log();
        let viewer = self.session.viewer();
        let last = &log[log.len().saturating_sub(count)..];
        let lines: Vec<String> = last.iter().flat_map(|entry| words::log_lines(entry, viewer, self.language)).collect();
        self.say_all(lines)
    }

    /// Does what a line asks for.
    fn answer(&mut self, line: &str) -> Result<Flow, Failure> {
        let (command, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let viewer = self.session.viewer();
        match command {
            "" | "end" if self.session.take_over() => {
                self.has_shown = true;
                self.is_told = false;
            }
            "" if matches!(self.session.next(), Next::Hold(_)) => self.end()?,
            "" => self.is_told = false,
            "help" | "?" => {
                let line = |(command, key): &(&str, &'static str)| {
                    format!("{command:<10} {}", words::word(self.language, key))
                };
                self.say_all(COMMANDS.iter().map(line).collect::<Vec<_>>())?;
            }
            "lang" => self.switch_language(rest)?,
            "list" | "try" | "hint" if matches!(self.session.next(), Next::HandOver(_)) => self.is_told = false,
            "list" => self.say_all(full_list(&self.session.actions(), self.language))?,
            "board" => self.show_board()?,
            "seats" => {
                self.tell(&Message::new("terminal-seats").with("seats", words::seating(&self.names())))?;
                self.say_all(words::characters(self.session.players(), self.language))?;
                self.tell_all(self.table().summary(viewer))?;
            }
            "bag" => self.tell_all(self.table().counter(viewer))?,
            "position" if self.session.has_secrets() => self.tell(&Message::new("terminal-position-hidden"))?,
            "position" => self.say_all(self.table().position().lines().map(str::to_string).collect::<Vec<_>>())?,
            "log" => match if rest.is_empty() { Ok(LOG) } else { rest.parse() } {
                Ok(count) => self.tell_log(count)?,
                Err(_) => self.tell(&Message::new("terminal-log-usage"))?,
            },
            "why" => self.why(rest)?,
            "rules" => self.say_all(rules(rulebook::of(self.table().game(), self.language), rest, self.language))?,
            "try" => self.try_out(rest)?,
            "hint" => self.hint()?,
            "undo" => match self.session.undo() {
                Some(text) => {
                    self.is_told = false;
                    self.tell(&Message::new("terminal-undone").with("move", text))?;
                }
                None => self.tell(&Message::new("terminal-nothing-to-undo"))?,
            },
            "end" => self.end()?,
            "save" if rest.is_empty() => self.tell(&Message::new("terminal-saved").with("path", self.path()))?,
            "save" => match self.session.save_copy(Path::new(rest)) {
                Ok(()) => self.tell(&Message::new("terminal-copy-saved").with("path", rest))?,
                Err(failure) => self.say(&failure.to_string())?,
            },
            "quit" | "exit" => return Ok(Flow::Break(())),
            _ => self.play(line)?,
        }
        Ok(Flow::Continue(()))
    }

    /// Goes on in another language; what has been asked is asked again.
    fn switch_language(&mut self, code: &str) -> Result<(), Failure> {
        let Ok(language) = code.parse() else {
            let known = Language::ALL.map(|language| format!("{} ({})", language.code(), language.name())).join(", ");
            return self.tell(&Message::new("terminal-language-usage").with("known", known));
        };
        self.language = language;
        self.is_told = false;
        self.tell(&Message::new("terminal-language").with("name", language.name()))
    }

    fn end(&mut self) -> Result<(), Failure> {
        if self.session.end_turn() {
            self.is_told = false;
            return Ok(());
        }
        self.tell(&Message::new("terminal-cannot-end"))
    }

    /// The move a person means: by number in the list, or written out.
    fn meant(&self, text: &str) -> Result<String, Message> {
        let Ok(number) = text.parse::<usize>() else { return Ok(text.into()) };
        let legal = self.table().legal();
        let chosen = number.checked_sub(1).and_then(|index| legal.get(index)).cloned();
        chosen.ok_or_else(|| match legal.len() {
            0 => Message::new("terminal-no-move-asked"),
            count => Message::new("terminal-no-such-number").with("number", number).with("count", count),
        })
    }

    fn play(&mut self, text: &str) -> Result<(), Failure> {
        if matches!(self.session.next(), Next::HandOver(_)) {
            self.is_told = false;
            return Ok(());
        }
        if matches!(self.session.next(), Next::Hold(_)) {
            return self.tell(&Message::new("terminal-moves-made"));
        }
        let played = self.meant(text).and_then(|text| match self.session.play(&text) {
            Ok(_) => Ok(()),
            Err(error) => Err(Message::new("terminal-refused").with("error", error.message())),
        });
        match played {
            Ok(()) => self.tell_last(),
            Err(what) => self.tell(&what),
        }
    }

    /// Shows what a move would do.
    fn try_out(&mut self, text: &str) -> Result<(), Failure> {
        let Next::Ask(seat) = self.session.next() else {
            return self.tell(&Message::new("terminal-no-move-asked"));
        };
        let viewer = self.session.viewer();
        let mut table = self.table().clone_table();
        match self.meant(text).and_then(|text| table.play(seat, &text).map_err(|error| error.message())) {
            Ok(step) => {
                self.say_all(table.board(viewer).to_lines())?;
                let seen = step.events.into_iter().filter(|event| event.audience.has(viewer));
                let would = seen.filter_map(|event| event.message);
                self.tell_all(would.map(|message| Message::new("terminal-would-be").with("what", message)))?;
                self.tell(&Message::new("terminal-nothing-played"))
            }
            Err(what) => self.tell(&what),
        }
    }

    /// Shows what the expert would play.
    fn hint(&mut self) -> Result<(), Failure> {
        let Some(advise) = self.session.advice() else {
            return self.tell(&Message::new("terminal-no-move-asked"));
        };
        self.tell(&Message::new("terminal-hint-thinking"))?;
        let hints = advise().map_err(Failure::input)?;
        self.say_all(words::hint_lines(&hints, self.language))
    }

    fn why(&mut self, number: &str) -> Result<(), Failure> {
        let log = self.session.log();
        let index = if number.is_empty() { Some(log.len()) } else { number.parse::<usize>().ok() };
        match index.and_then(|number| number.checked_sub(1)).and_then(|index| log.get(index)) {
            Some(entry) => {
                let book = rulebook::of(self.table().game(), self.language);
                let lines = words::why(entry, self.session.viewer(), book, WIDTH, self.language);
                self.say_all(lines)
            }
            None => self.tell(&Message::new("terminal-no-such-move").with("count", log.len())),
        }
    }

    /// Says where the game is saved and how to go on.
    fn stop(&mut self) -> Result<(), Failure> {
        self.session.save()?;
        self.tell(&Message::new("terminal-stopped").with("path", self.path()))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.session.save()?;
        self.say("")?;
        self.tell(&Message::new("terminal-over"))?;
        // How the last move counted has just been told.
        self.say_all(closing(&self.session, self.language))
    }
}

/// What is said when the game is over: standings, and where the record is.
pub(crate) fn closing(session: &Session, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(outcome) = session.table().outcome() {
        lines.extend(words::standings(&outcome, &words::names(session.players(), language), language));
    }
    for key in ["terminal-close-verify", "terminal-close-replay"] {
        lines.push(language.say(&Message::new(key).with("path", session.path().display().to_string())));
    }
    lines
}

/// The legal actions in few lines: those of one cell share a line.
fn short_list(actions: &[(String, ActionLabel)], language: Language) -> Vec<String> {
    let shares_cells = actions.windows(2).any(|pair| pair[0].1.place.is_some() && pair[0].1.place == pair[1].1.place);
    if actions.len() <= FEW || !shares_cells {
        return full_list(actions, language);
    }
    let mut lines: Vec<String> = Vec::new();
    let mut place = None;
    for (index, (text, hint)) in actions.iter().enumerate() {
        let item = format!("{:>3} {text}", index + 1);
        match lines.last_mut() {
            Some(line) if place.is_some() && place == hint.place => line.push_str(&format!("  {item}")),
            _ => lines.push(item),
        }
        place = hint.place;
    }
    lines
}

/// The legal actions, one a line, with what they do.
fn full_list(actions: &[(String, ActionLabel)], language: Language) -> Vec<String> {
    let width = actions.iter().map(|(text, _)| text.chars().count()).max().unwrap_or(0);
    if actions.is_empty() {
        return vec![words::word(language, "terminal-no-move-asked")];
    }
    let line = |(index, (text, hint)): (usize, &(String, ActionLabel))| {
        format!("{:>3} {text:<width$}  {}", index + 1, language.say(&hint.label))
    };
    actions.iter().enumerate().map(line).collect()
}

/// A paragraph of the rulebook, or the list of all.
fn rules(book: &str, wanted: &str, language: Language) -> Vec<String> {
    let paragraphs = rulebook::paragraphs(book);
    if !wanted.is_empty() {
        return match rulebook::find(&paragraphs, wanted) {
            Some(paragraph) => words::reflow(&paragraph.text, WIDTH),
            None => {
                let message = Message::new("terminal-no-paragraph").with("text", brief(wanted, 40));
                vec![language.say(&message)]
            }
        };
    }
    if paragraphs.is_empty() {
        return vec![words::word(language, "terminal-no-paragraphs")];
    }
    let mut lines = vec![words::word(language, "terminal-paragraphs")];
    lines.extend(paragraphs.iter().map(|paragraph| format!("  {}", brief(&paragraph.text, 90))));
    lines
}

/// The beginning of a text in one line.
fn brief(text: &str, length: usize) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= length {
        text
    } else {
        format!("{}…", text.chars().take(length - 1).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atoll_catalog::Place;

    fn action(text: &str, cell: Option<i16>) -> (String, ActionLabel) {
        // A key without a text is shown as it is.
        (text.into(), ActionLabel { label: Message::new("do-it"), place: cell.map(|x| Place { x, y: 0 }) })
    }

    #[test]
    fn actions_of_one_cell_share_a_line() {
        let many: Vec<_> = (0..12).map(|n| action(&format!("go {n}"), Some(n / 4))).collect();
        let lines = short_list(&many, Language::En);
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0], "  1 go 0    2 go 1    3 go 2    4 go 3");
        assert_eq!(full_list(&many, Language::En).len(), 12);
        let few = [action("go 1", Some(1)), action("stop", None)];
        assert_eq!(short_list(&few, Language::En), ["  1 go 1  do-it", "  2 stop  do-it"]);
    }

    #[test]
    fn lines_of_any_bytes_are_read() {
        let mut input: &[u8] = b"one\n\xff\xfe\nlast";
        let mut next = || read_line(&mut input).expect("memory can be read");
        assert_eq!(next().as_deref(), Some("one\n"));
        assert!(next().is_some());
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }

    #[test]
    fn unknown_paragraphs_are_refused_in_words() {
        let book = "**XX-1.** One.\n";
        let rules = |book, wanted| rules(book, wanted, Language::En);
        assert_eq!(rules(book, "xx-1"), ["XX-1. One."]);
        assert!(rules(book, "7")[0].contains("no rule `7`"));
        assert_eq!(rules(book, "").len(), 2);
        assert_eq!(rules("", "").len(), 1);
    }
}
