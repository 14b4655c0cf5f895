//! Many people at many tables of one server on this machine. Knows the program and the protocol from outside only.
//!
//! `load` measures how long moves take to be acknowledged; `chaos` kills the server again and again and checks that
//! nothing acknowledged is lost; `faults` lets happen to it what can happen to a machine. All start a server of their own on a loopback port, with its data in a folder that is
//! removed at the end.

#![forbid(unsafe_code)]

mod chaos;
mod client;
mod disk;
mod faults;
mod load;
mod numbers;
mod party;
mod server;
mod tamper;

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
    /// Let everything happen to the server that can happen to its machine, and check the same
    Faults(faults::Args),
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Load(args) => load::run(&args).await,
        Command::Chaos(args) => chaos::run(&args).await,
        Command::Faults(args) => faults::run(&args).await,
    }
}
