//! Every automation of the project. README, CI and people run nothing else.

#![forbid(unsafe_code)]

mod files;
mod load;
mod locales;
mod rulebook;
mod serve;
mod shell;
mod soak;
mod test;
mod tidy;
mod train;
mod translations;
mod types;
mod wasm;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Automation of the Atoll workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run everything that must hold: format, lints, tidy, rulebook, locales, WebAssembly, all tests, docs, the oracle over 20,000 games
    Test,
    /// Build client and server, and open Atoll in the browser
    Serve(serve::Args),
    /// Write the TypeScript types of the protocol and of the games' JSON into the client
    Types,
    /// Kill a server again and again while 50 tables play, also on a full disk, and check that nothing is lost
    Chaos(load::ChaosArgs),
    /// Let happen to a server what can happen to its machine, and check that nothing is lost and service returns
    Faults,
    /// Measure acknowledgements with 500 tables and 1,000 sockets for two minutes
    Load,
    /// Teach the bots of a game what positions are worth, and write the weights they ship with
    Train(train::Args),
    /// Check the invariants of ARCHITECTURE.md
    Tidy,
    /// Check that every paragraph of every law is told to players and has a script
    Rulebook,
    /// Check that every language has every message, and that every message is used
    Locales,
    /// Check that everything below the server builds for WebAssembly, and build the client's engine
    Wasm,
    /// Run the long checks: the oracle over 200,000 games, and each fuzz target for a while
    Soak(soak::Args),
}

/// The workspace's root.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Test => test::test(),
        Command::Serve(args) => serve::run(&args),
        Command::Types => types::run(),
        Command::Chaos(args) => load::chaos(&args),
        Command::Faults => load::faults(),
        Command::Load => load::run(),
        Command::Train(args) => train::run(&args),
        Command::Tidy => tidy::run(),
        Command::Rulebook => rulebook::run(),
        Command::Locales => locales::run(),
        Command::Wasm => wasm::run(),
        Command::Soak(args) => soak::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
