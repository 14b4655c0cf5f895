//! Learning: self-play by the released program, and the weights that the bots ship with.

use std::process::Command;

use anyhow::Result;

use crate::shell::{self, cargo};

/// Arguments of `cargo xtask train`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, as `atoll play --help` names it
    game: String,
    /// Further arguments for `atoll train`, such as --games 20000; see `atoll train --help`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    more: Vec<String>,
}

/// Trains and writes `crates/atoll-bots/weights/GAME.bin`. Generations are kept in `target/train/GAME`, so that a run that
/// was cut goes on where it stopped.
pub(crate) fn run(args: &Args) -> Result<()> {
    shell::run("program", &mut cargo(&["build", "--quiet", "--release", "--package", "atoll"]))?;
    let mut command = Command::new(shell::target().join("release/atoll"));
    command.arg("train").arg(&args.game);
    command.arg("--out").arg(crate::root().join("crates/atoll-bots/weights").join(format!("{}.bin", args.game)));
    command.arg("--keep").arg(shell::target().join("train").join(&args.game));
    shell::run("training", command.args(&args.more))
}
