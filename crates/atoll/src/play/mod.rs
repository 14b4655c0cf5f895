//! `atoll play`: a game in the terminal, against bots or around one keyboard.
//!
//! [`session`] plays, undoes and saves; [`plain`] and [`screen`] are two ways to sit in front of it.

mod plain;
pub(crate) mod rulebook;
pub(crate) mod screen;
pub(crate) mod session;
mod setup;
pub(crate) mod words;

use std::io::IsTerminal as _;
use std::path::PathBuf;

use atoll_locale::Language;

use crate::failure::Failure;
use crate::out;

/// Arguments of `atoll play`.
#[derive(clap::Args)]
#[command(after_help = setup::help_tail())]
pub(crate) struct Args {
    /// The game
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Who sits where, clockwise from seat A: `you`, `you:NAME` or a bot; several people share the keyboard
    /// [default: you,normal]
    #[arg(long, value_name = "LIST", verbatim_doc_comment)]
    seats: Option<String>,
    /// Variants of the game, as key=value,key=value
    #[arg(long, value_name = "LIST")]
    options: Option<String>,
    /// Derive all chance from this phrase instead of a random secret; the same phrase gives the same game
    #[arg(long, value_name = "PHRASE")]
    seed: Option<String>,
    /// Play with this component file instead of the built-in set
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    /// Save the game in this file [default: a new file in your data directory]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game; without FILE, with the one saved last
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["seats", "options", "seed", "components", "save"])]
    resume: Option<Option<PathBuf>>,
    /// Talk line by line instead of drawing a screen: for screen readers and other programs
    #[arg(long)]
    plain: bool,
    /// Do not pause between the moves of bots
    #[arg(long)]
    fast: bool,
    /// Use no colours (also if NO_COLOR is set)
    #[arg(long)]
    no_color: bool,
    /// Speak en, de, hu or cs [default: as LC_ALL or LANG says, else en]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// Whether to talk line by line: asked for, or no screen to draw on.
pub(crate) fn is_plain(asked: bool) -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    asked || is_dumb || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal()
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let session = setup::session(args)?;
    let language = args.lang.unwrap_or_else(Language::from_environment);
    if is_plain(args.plain) {
        return plain::run(session, language, &mut std::io::stdin().lock(), &mut out::stdout(), out::can_be_cleared());
    }
    screen::play(session, language, args.fast, screen::Theme::detect(args.no_color))
}
