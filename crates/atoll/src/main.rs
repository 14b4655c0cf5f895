//! The `atoll` program.

#![forbid(unsafe_code)]

mod arena;
mod bench;
mod data;
mod database;
mod failure;
mod files;
mod hint;
mod out;
mod play;
mod progress;
mod replay;
mod run;
mod serve;
mod train;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play and study island board games.
#[derive(Parser)]
#[command(name = "atoll", version, arg_required_else_help = true)]
#[command(
    after_help = "Exit codes: 0 done; 1 an expectation of a script is not met; 2 wrong input, with a sentence that says what is wrong."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal, against bots or around one keyboard
    Play(play::Args),
    /// Serve tables and the client to browsers
    Serve(serve::Args),
    /// Copy the database of a server, also of one that runs, into a file that is examined
    Backup(database::BackupArgs),
    /// Put a backup where a server will find it
    Restore(database::RestoreArgs),
    /// Run a script: a small test of the law
    Run(run::Args),
    /// Check a record: every move, the result, the hash, the commitment and every draw
    Verify(verify::Args),
    /// Step through a record and see why things happen
    Replay(replay::Args),
    /// Show or check component files
    #[command(subcommand)]
    Data(data::Command),
    /// Say what the expert would play in a position of a record, and why
    Hint(hint::Args),
    /// Let bots play against each other, with honest statistics
    Arena(arena::Args),
    /// Learn what positions are worth, from games that bots play against themselves
    Train(train::Args),
    /// Measure uniformly random play
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(args) => play::main(&args),
        Command::Serve(args) => serve::main(&args),
        Command::Backup(args) => database::backup(&args),
        Command::Restore(args) => database::restore(&args),
        Command::Run(args) => run::main(&args),
        Command::Verify(args) => verify::main(&args),
        Command::Replay(args) => replay::main(&args),
        Command::Data(command) => data::main(&command),
        Command::Hint(args) => hint::main(&args),
        Command::Arena(args) => arena::main(&args),
        Command::Train(args) => train::main(&args),
        Command::Bench(args) => bench::main(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
