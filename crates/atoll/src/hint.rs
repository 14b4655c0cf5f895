//! `atoll hint`: what the expert would play.

use std::io::Write as _;
use std::path::PathBuf;

use atoll_catalog::{Budget, GAMES};
use atoll_locale::Language;

use crate::arena::seconds;
use crate::failure::Failure;
use crate::files;
use crate::out;
use crate::play::words;

/// Arguments of `atoll hint`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, or a saved game
    file: PathBuf,
    /// The position after this move (0 is the beginning) [default: the last one]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How many actions to show
    #[arg(long, default_value_t = 3)]
    count: usize,
    /// Rollouts to think; makes the answer reproducible
    #[arg(long, conflicts_with = "time")]
    iterations: Option<u32>,
    /// Seconds to think
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    time: f64,
    /// Seed of the imagined futures
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON array
    #[arg(long)]
    json: bool,
    /// Speak en, de, hu or cs [default: as LC_ALL or LANG says, else en]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let budget = args.iterations.map_or_else(|| seconds(args.time), |rollouts| Ok(Budget::Iterations(rollouts)))?;
    let record = files::read_record(&args.file)?;
    let named = |error: &dyn std::fmt::Display| Failure::input(format!("{}: {error}", args.file.display()));
    let moves = record.moves.len();
    let at = args.at.unwrap_or(moves);
    if at > moves {
        return Err(Failure::input(format!("there is no move {at}; the record has moves 1 to {moves}")));
    }
    let mut replay = GAMES.replay(&record).map_err(|error| named(&error))?;
    while replay.position() < at {
        match replay.step() {
            Some(step) => step.map_err(|error| named(&error))?,
            None => break,
        };
    }
    let hints = replay.table().advise(args.count, budget, args.seed).map_err(Failure::input)?;
    let mut out = out::stdout();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&hints).map_err(Failure::input)?)?;
        return Ok(());
    }
    let language = args.lang.unwrap_or_else(Language::from_environment);
    for line in words::hint_lines(&hints, language) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
