//! `atoll data`: component files.

use std::io::Write as _;
use std::path::PathBuf;

use atoll_catalog::{AnyGame, game, games};

use crate::failure::Failure;
use crate::files;
use crate::out;

/// Subcommands of `atoll data`.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Check a component file; says what is wrong, line by line
    Check {
        /// The file
        file: PathBuf,
        /// The game it is for; may be left out while there is only one
        #[arg(long)]
        game: Option<String>,
    },
    /// Show a game's components: drawn as text, with counts, totals and provenance
    Show {
        /// The game
        game: String,
        /// Show this file's set instead of the built-in one
        #[arg(long, value_name = "FILE")]
        components: Option<PathBuf>,
    },
}

pub(crate) fn main(command: &Command) -> Result<(), Failure> {
    let mut out = out::stdout();
    match command {
        Command::Check { file, game: id } => {
            let game = match (id, games()) {
                (Some(id), _) => game(id).map_err(Failure::input)?,
                (None, [only]) => *only,
                (None, all) => {
                    let ids: Vec<&str> = all.iter().map(|game| game.id()).collect();
                    return Err(Failure::input(format!("name the game with --game; games are {}", ids.join(", "))));
                }
            };
            let text = files::read(file)?;
            let hash = game.check_components(&text).map_err(|errors| file_errors(file, errors))?;
            writeln!(out, "ok  {}  sha256 {hash}", file.display())?;
        }
        Command::Show { game: id, components } => {
            let game = game(id).map_err(Failure::input)?;
            write!(out, "{}", describe(game, components.as_ref())?)?;
        }
    }
    Ok(())
}

fn describe(game: &dyn AnyGame, file: Option<&PathBuf>) -> Result<String, Failure> {
    let text = file.map(|path| files::read(path)).transpose()?;
    game.describe_components(text.as_deref()).map_err(|errors| match file {
        Some(path) => file_errors(path, errors),
        None => Failure::inputs("the built-in set", errors),
    })
}

/// All that is wrong with a component file.
pub(crate) fn file_errors(path: &std::path::Path, errors: Vec<atoll_catalog::SetError>) -> Failure {
    Failure::inputs(format!("{}: {} errors", path.display(), errors.len()), errors)
}
