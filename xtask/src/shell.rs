//! Running other programs.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::root;

/// A cargo command in the workspace's root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a command and says how long it took; an error if it fails.
pub(crate) fn run(title: &str, command: &mut Command) -> Result<()> {
    println!("\n== {title}");
    let begin = Instant::now();
    let status = command.status().with_context(|| format!("starting {command:?}"))?;
    if !status.success() {
        bail!("{title} failed ({status})");
    }
    println!("== {title}: {:.0} s", begin.elapsed().as_secs_f32());
    Ok(())
}

/// Whether a cargo subcommand is installed.
pub(crate) fn has(args: &[&str]) -> bool {
    cargo(args).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
