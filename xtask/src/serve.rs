//! `cargo xtask serve`: the one command that builds everything and opens it in the browser.

use anyhow::Result;

use crate::shell::{self, cargo};
use crate::web;

/// Arguments of `cargo xtask serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Passed on to `atoll serve`, for example `-- --address 0.0.0.0:4100`
    #[arg(last = true)]
    rest: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    web::build()?;
    let mut command = cargo(&["run", "--release", "--package", "atoll", "--", "serve"]);
    command.args(&args.rest);
    if !args.no_open {
        command.arg("--open");
    }
    shell::run("serving", &mut command)
}
