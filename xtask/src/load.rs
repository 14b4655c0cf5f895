//! `cargo xtask load` and `cargo xtask chaos`: many people at a server of this machine.

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

/// `cargo xtask chaos`.
pub(crate) fn chaos() -> Result<()> {
    released_load_tester(&["chaos", "--tables", "50", "--kills", "60"])
}

/// The short form of [`chaos`] in every full test run, on the program that has been built with the tests.
pub(crate) fn short_chaos() -> Result<()> {
    load_tester(&shell::target().join("debug"), &["chaos", "--tables", "12", "--kills", "8"])
}

/// `cargo xtask load`.
pub(crate) fn run() -> Result<()> {
    released_load_tester(&["load"])
}
