//! `cargo xtask load`, `chaos` and `faults`: many people at a server of this machine, and what happens to it.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::shell::{self, cargo};

/// Runs the load tester that lies in this folder, on the program beside it.
fn load_tester(folder: &Path, args: &[&str]) -> Result<()> {
    let mut command = Command::new(folder.join("atoll-loadtest"));
    command.arg(args[0]).arg("--program").arg(folder.join("atoll")).args(&args[1..]);
    shell::run(args[0], &mut command)
}

/// The same, on the program as people run it.
fn released_load_tester(args: &[&str]) -> Result<()> {
    let build = ["build", "--quiet", "--release", "--package", "atoll", "--package", "atoll-loadtest"];
    shell::run("program", &mut cargo(&build))?;
    load_tester(&shell::target().join("release"), args)
}

/// Arguments of `cargo xtask chaos`.
#[derive(clap::Args)]
pub(crate) struct ChaosArgs {
    /// Fewest kills
    #[arg(long, default_value_t = 60)]
    kills: usize,
    /// Seed of the moments and moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// `cargo xtask chaos`.
pub(crate) fn chaos(args: &ChaosArgs) -> Result<()> {
    let (kills, seed) = (args.kills.to_string(), args.seed.to_string());
    released_load_tester(&["chaos", "--tables", "50", "--disasters", "--kills", &kills, "--seed", &seed])
}

/// `cargo xtask faults`.
pub(crate) fn faults() -> Result<()> {
    released_load_tester(&["faults"])
}

/// The short form of [`faults`] in every full test run, on the program that has been built with the tests.
pub(crate) fn short_faults() -> Result<()> {
    load_tester(&shell::target().join("debug"), &["faults", "--short"])
}

/// The short form of [`chaos`] in every full test run, on the program that has been built with the tests.
pub(crate) fn short_chaos() -> Result<()> {
    load_tester(&shell::target().join("debug"), &["chaos", "--tables", "12", "--kills", "8"])
}

/// `cargo xtask load`.
pub(crate) fn run() -> Result<()> {
    released_load_tester(&["load"])
}
