//! `atoll replay`: step through a record and see why things happen.

mod film;
mod viewer;

use std::io::Write;
use std::path::PathBuf;

use atoll_catalog::Message;
use atoll_locale::Language;

use self::film::Film;
use crate::failure::Failure;
use crate::files;
use crate::out;
use crate::play::screen::Theme;
use crate::play::{is_plain, screen, words};

/// Arguments of `atoll replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, or a saved game
    file: PathBuf,
    /// Print the position after this move (0 is the beginning) and stop
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print every move with what it did and why, instead of drawing a screen
    #[arg(long)]
    plain: bool,
    /// Use no colours (also if NO_COLOR is set)
    #[arg(long)]
    no_color: bool,
    /// Speak en, de, hu or cs [default: as LC_ALL or LANG says, else en]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let record = files::read_record(&args.file)?;
    let film = Film::new(&record).map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    let language = args.lang.unwrap_or_else(Language::from_environment);
    let mut out = out::stdout();
    match args.at {
        Some(number) => print_at(&film, number, language, &mut out),
        None if is_plain(args.plain) => print_all(&film, language, &mut out),
        None => {
            drop(out);
            let mut viewer = viewer::Viewer::new(film, language, Theme::detect(args.no_color));
            screen::terminal::run(&mut viewer)
        }
    }
}

fn print_at(film: &Film, number: usize, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let Some(table) = film.tables.get(number) else {
        let count = film.log().len();
        return Err(Failure::input(format!("there is no move {number}; the record has moves 1 to {count}")));
    };
    let head = match number.checked_sub(1).and_then(|index| film.log().get(index).copied()) {
        Some(entry) => Message::new("terminal-replay-after").with("number", number).with("move", entry.notation()),
        None => Message::new("terminal-replay-before"),
    };
    writeln!(out, "{}", language.say(&head))?;
    let summary = table.summary(None).into_iter().map(|message| language.say(&message));
    for line in table.board(None).to_lines().into_iter().chain(summary) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", table.position().trim_end())?;
    Ok(())
}

fn print_all(film: &Film, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let head = Message::new("terminal-intro-seats").with("game", film.last().game().name());
    let names = film.names(language);
    writeln!(out, "{}", language.say(&head.with("seats", words::seating(&names))))?;
    for entry in film.log() {
        writeln!(out, "{}. {}", entry.number, entry.notation())?;
        for message in entry.messages(None) {
            writeln!(out, "    {}", language.say(message))?;
        }
        for line in words::ledger(&entry, language) {
            writeln!(out, "    = {line}")?;
        }
    }
    let last = film.last();
    match last.outcome() {
        Some(outcome) => {
            writeln!(out, "{}", words::word(language, "terminal-over"))?;
            for line in words::standings(&outcome, &names, language) {
                writeln!(out, "{line}")?;
            }
        }
        None => {
            let message = Message::new("terminal-replay-not-over").with("prompt", last.prompt());
            writeln!(out, "{}", language.say(&message))?;
        }
    }
    Ok(())
}
