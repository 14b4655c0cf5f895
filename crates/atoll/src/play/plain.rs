//! Playing line by line: for screen readers, slow lines and other programs.
//!
//! Every answer is made of whole lines, nothing is redrawn, and the same input gives the same output if the seed is the
//! same. Whatever is typed, the worst that happens is a sentence that says what was expected.

use std::io::{BufRead, Read as _, Write};
use std::path::Path;

use atoll_catalog::{ActionHint, Table};

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

const HELP: &str = "\
Moves      type a move in notation, or its number in the list
list       all legal moves, one a line, with what they do
try MOVE   what a move would do; nothing is played (also: try NUMBER)
end        end your turn, so that the game goes on (also: an empty line)
undo       take your last move back, until you end your turn
board      the map
seats      seats and displays in words
bag        what is left in the stacks
log [N]    the last N moves
why N      what move N did, to whose account, and the paragraphs of the law
rules [ID] a paragraph of the rulebook; without ID, the list of paragraphs
position   the position as text
save FILE  write a copy into a new file; the game itself is saved after every move
quit       stop; go on later with `atoll play --resume`";

/// Plays to the end of the game or of the input.
pub(crate) fn run(session: Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let names = words::names(session.players());
    let mut talk = Talk { session, names, out, is_new_turn: true, is_told: false };
    talk.introduce()?;
    loop {
        match talk.session.next() {
            Next::Draw | Next::Bot(_) => {
                talk.session.advance().map_err(Failure::input)?;
                talk.tell_last()?;
                talk.is_new_turn = true;
            }
            Next::Over => return talk.finish(),
            next @ (Next::Ask(_) | Next::Hold(_)) => {
                talk.ask(next)?;
                let Some(line) = read_line(input)? else {
                    talk.say("The input has ended.")?;
                    return talk.stop();
                };
                if talk.answer(line.trim())?.is_break() {
                    return talk.stop();
                }
            }
        }
        if let Some(trouble) = talk.session.take_trouble() {
            talk.say(&trouble)?;
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
    names: Vec<String>,
    out: &'a mut W,
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

    fn say_all(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.say(line.as_ref()))
    }

    fn table(&self) -> &dyn Table {
        self.session.table()
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let (title, seating) = (self.table().game().title(), words::seating(&self.names));
        self.say(&format!("{title}. Seats: {seating}."))?;
        let (commitment, path) = (self.session.commitment(), self.session.path().display().to_string());
        self.say(&format!("Chance is settled already; commitment {commitment}."))?;
        self.say(&format!("Every move is saved at once in {path}. Type help for the commands."))?;
        if !self.session.log().is_empty() {
            let moves = self.session.log().len();
            self.say(&format!("{moves} moves have been made; the last ones:"))?;
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
                let then = self.table().prompt();
                let seat = words::seat_name(&self.names, seat);
                self.say(&format!("? {seat}: type end to go on ({then}), or undo."))
            }
            _ => {
                if std::mem::take(&mut self.is_new_turn) {
                    self.say("")?;
                    self.show_board()?;
                    self.say_all(self.table().summary(self.session.viewer()))?;
                }
                let actions = self.table().hints();
                self.say_all(short_list(&actions))?;
                let prompt = self.table().prompt();
                self.say(&format!("? {prompt}"))
            }
        }
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
        let lines: Vec<String> = last.iter().flat_map(|entry| words::log_lines(entry, viewer)).collect();
        self.say_all(lines)
    }

    /// Does what a line asks for.
    fn answer(&mut self, line: &str) -> Result<Flow, Failure> {
        let (command, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let viewer = self.session.viewer();
        match command {
            "" if matches!(self.session.next(), Next::Hold(_)) => self.end()?,
            "" => self.is_told = false,
            "help" | "?" => self.say(HELP)?,
            "list" => self.say_all(full_list(&self.table().hints()))?,
            "board" => self.show_board()?,
            "seats" => {
                let seating = words::seating(&self.names);
                self.say(&format!("Seats: {seating}"))?;
                self.say_all(self.table().summary(viewer))?;
            }
            "bag" => self.say_all(self.table().counter(viewer))?,
            "position" => self.say_all(self.table().position().lines().map(str::to_string).collect::<Vec<_>>())?,
            "log" => match if rest.is_empty() { Ok(LOG) } else { rest.parse() } {
                Ok(count) => self.tell_log(count)?,
                Err(_) => self.say("Write `log` or `log N` with a number of moves.")?,
            },
            "why" => self.why(rest)?,
            "rules" => self.say_all(rules(self.table().game().rulebook(), rest))?,
            "try" => self.try_out(rest)?,
            "undo" => match self.session.undo() {
                Some(text) => {
                    self.is_told = false;
                    self.say(&format!("Taken back: {text}."))?;
                }
                None => self.say("There is nothing to take back: a draw or another seat's move came last.")?,
            },
            "end" => self.end()?,
            "save" if rest.is_empty() => {
                let path = self.session.path().display().to_string();
                self.say(&format!("The game is saved in {path}."))?;
            }
            "save" => match self.session.save_copy(Path::new(rest)) {
                Ok(()) => self.say(&format!("A copy is saved in {rest}."))?,
                Err(failure) => self.say(&failure.to_string())?,
            },
            "quit" | "exit" => return Ok(Flow::Break(())),
            _ => self.play(line)?,
        }
        Ok(Flow::Continue(()))
    }

    fn end(&mut self) -> Result<(), Failure> {
        if self.session.end_turn() {
            self.is_told = false;
            return Ok(());
        }
        self.say("Your turn cannot end yet: choose a move first.")
    }

    /// The move a person means: by number in the list, or written out.
    fn meant(&self, text: &str) -> Result<String, String> {
        let Ok(number) = text.parse::<usize>() else { return Ok(text.into()) };
        let legal = self.table().legal();
        let chosen = number.checked_sub(1).and_then(|index| legal.get(index)).cloned();
        chosen.ok_or_else(|| match legal.len() {
            0 => "No move is asked for now; type end or undo.".into(),
            count => format!("There is no move {number}; they are numbered 1 to {count}."),
        })
    }

    fn play(&mut self, text: &str) -> Result<(), Failure> {
        if matches!(self.session.next(), Next::Hold(_)) {
            return self.say("Your moves are made: type end to go on, or undo. Type help for the commands.");
        }
        let played = self.meant(text).and_then(|text| match self.session.play(&text) {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("{error}. Type list for the moves, help for the commands.")),
        });
        match played {
            Ok(()) => self.tell_last(),
            Err(what) => self.say(&what),
        }
    }

    /// Shows what a move would do.
    fn try_out(&mut self, text: &str) -> Result<(), Failure> {
        let Next::Ask(seat) = self.session.next() else {
            return self.say("No move is asked for now; type end or undo.");
        };
        let viewer = self.session.viewer();
        let mut table = self.table().clone_table();
        match self.meant(text).and_then(|text| table.play(seat, &text).map_err(|error| error.to_string())) {
            Ok(step) => {
                self.say_all(table.board(viewer).to_lines())?;
                let would = step.events.iter().filter_map(|event| event.sentence.clone());
                self.say_all(would.map(|sentence| format!("Would be: {sentence}")).collect::<Vec<_>>())?;
                self.say("Nothing has been played.")
            }
            Err(what) => self.say(&what),
        }
    }

    fn why(&mut self, number: &str) -> Result<(), Failure> {
        let log = self.session.log();
        let index = if number.is_empty() { Some(log.len()) } else { number.parse::<usize>().ok() };
        match index.and_then(|number| number.checked_sub(1)).and_then(|index| log.get(index)) {
            Some(entry) => {
                let lines = words::why(entry, self.session.viewer(), self.table().game().rulebook(), WIDTH);
                self.say_all(lines)
            }
            None => {
                let count = log.len();
                self.say(&format!("There is no such move; they are numbered 1 to {count}."))
            }
        }
    }

    /// Says where the game is saved and how to go on.
    fn stop(&mut self) -> Result<(), Failure> {
        self.session.save()?;
        let path = self.session.path().display().to_string();
        self.say(&format!("The game is saved; go on with: atoll play --resume {path}"))
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.session.save()?;
        self.say("")?;
        self.say("The game is over.")?;
        // How the last move counted has just been told.
        self.say_all(closing(&self.session))
    }
}

/// What is said when the game is over: standings, and where the record is.
pub(crate) fn closing(session: &Session) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(outcome) = session.table().outcome() {
        lines.extend(words::standings(&outcome, &words::names(session.players())));
    }
    let path = session.path().display();
    lines.push(format!("The record is complete. Check it:        atoll verify {path}"));
    lines.push(format!("Step through it and see what counted why: atoll replay {path}"));
    lines
}

/// The legal actions in few lines: those of one cell share a line.
fn short_list(actions: &[(String, ActionHint)]) -> Vec<String> {
    let shares_cells = actions.windows(2).any(|pair| pair[0].1.place.is_some() && pair[0].1.place == pair[1].1.place);
    if actions.len() <= FEW || !shares_cells {
        return full_list(actions);
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
fn full_list(actions: &[(String, ActionHint)]) -> Vec<String> {
    let width = actions.iter().map(|(text, _)| text.chars().count()).max().unwrap_or(0);
    if actions.is_empty() {
        return vec!["No move is asked for now; type end or undo.".into()];
    }
    let line = |(index, (text, hint)): (usize, &(String, ActionHint))| {
        format!("{:>3} {text:<width$}  {}", index + 1, hint.label)
    };
    actions.iter().enumerate().map(line).collect()
}

/// A paragraph of the rulebook, or the list of all.
fn rules(book: &str, wanted: &str) -> Vec<String> {
    let paragraphs = rulebook::paragraphs(book);
    if !wanted.is_empty() {
        return match rulebook::find(&paragraphs, wanted) {
            Some(paragraph) => words::reflow(&paragraph.text, WIDTH),
            None => vec![format!("The rulebook has no paragraph `{}`; type rules for the list.", brief(wanted, 40))],
        };
    }
    if paragraphs.is_empty() {
        return vec!["The rulebook has no numbered paragraphs.".into()];
    }
    let mut lines = vec!["Type rules ID for one of these paragraphs:".to_string()];
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

    fn action(text: &str, cell: Option<i16>) -> (String, ActionHint) {
        (text.into(), ActionHint { label: format!("do {text}"), place: cell.map(|x| Place { x, y: 0 }) })
    }

    #[test]
    fn actions_of_one_cell_share_a_line() {
        let many: Vec<_> = (0..12).map(|n| action(&format!("go {n}"), Some(n / 4))).collect();
        let lines = short_list(&many);
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0], "  1 go 0    2 go 1    3 go 2    4 go 3");
        assert_eq!(full_list(&many).len(), 12);
        let few = [action("go 1", Some(1)), action("stop", None)];
        assert_eq!(short_list(&few), ["  1 go 1  do go 1", "  2 stop  do stop"]);
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
        assert_eq!(rules(book, "xx-1"), ["XX-1. One."]);
        assert!(rules(book, "7")[0].contains("no paragraph `7`"));
        assert_eq!(rules(book, "").len(), 2);
        assert_eq!(rules("", "").len(), 1);
    }
}
