//! `atoll replay`: step through a record and see why things happen.

mod film;
mod viewer;

use std::io::Write;
use std::path::PathBuf;

use self::film::Film;
use crate::failure::Failure;
use crate::files;
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
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let record = files::read_record(&args.file)?;
    let film = Film::new(&record).map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    let mut out = std::io::stdout().lock();
    match args.at {
        Some(number) => print_at(&film, number, &mut out),
        None if is_plain(args.plain) => print_all(&film, &mut out),
        None => {
            drop(out);
            let mut viewer = viewer::Viewer::new(film, Theme::detect(args.no_color));
            screen::terminal::run(&mut viewer)
        }
    }
}

fn print_at(film: &Film, number: usize, out: &mut impl Write) -> Result<(), Failure> {
    let Some(table) = film.tables.get(number) else {
        let count = film.log.len();
        return Err(Failure::input(format!("there is no move {number}; the record has moves 1 to {count}")));
    };
    match number.checked_sub(1).and_then(|index| film.log.get(index)) {
        Some(entry) => writeln!(out, "After move {number}: {}", entry.notation())?,
        None => writeln!(out, "Before the first move")?,
    }
    for line in table.board(None).to_lines().into_iter().chain(table.summary(None)) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", table.position().trim_end())?;
    Ok(())
}

fn print_all(film: &Film, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}. Seats: {}.", film.title(), words::seating(&film.names))?;
    for entry in &film.log {
        writeln!(out, "{}. {}", entry.number, entry.notation())?;
        for sentence in entry.sentences(None) {
            writeln!(out, "    {sentence}")?;
        }
        for line in words::ledger(entry) {
            writeln!(out, "    = {line}")?;
        }
    }
    let last = film.last();
    match last.outcome() {
        Some(outcome) => {
            writeln!(out, "The game is over.")?;
            for line in words::standings(&outcome, &film.names) {
                writeln!(out, "{line}")?;
            }
        }
        None => writeln!(out, "The game is not over: {}.", last.prompt())?,
    }
    Ok(())
}
