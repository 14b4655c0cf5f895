//! Many people at many tables of one server on this machine. Knows the program and the protocol from outside only.
//!
//! `load` measures how long moves take to be acknowledged; `chaos` kills the server again and again and checks that
//! nothing acknowledged is lost. Both start a server of their own on a loopback port, with its data in a folder that is
//! removed at the end.

#![forbid(unsafe_code)]

mod chaos;
mod client;
mod load;
mod numbers;
mod server;

use clap::{Parser, Subcommand};

/// Load and chaos tests of a server on this machine.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure how long moves take to be acknowledged
    Load(load::Args),
    /// Kill the server at random moments while tables play, and check that nothing is lost
    Chaos(chaos::Args),
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Load(args) => load::run(&args).await,
        Command::Chaos(args) => chaos::run(&args).await,
    }
}
