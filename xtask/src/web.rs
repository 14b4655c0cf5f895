//! The browser client: building it, its checks, and driving it in a real browser.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::root;
use crate::shell;
use crate::wasm;

/// The client's folder.
pub(crate) fn folder() -> PathBuf {
    root().join("web")
}

/// An npm command in the client's folder.
fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(folder());
    command
}

/// Node 20.19 or newer with npm, or a sentence that says how to get it.
fn check_node() -> Result<()> {
    let version = Command::new("node").arg("--version").output().ok().map(|output| output.stdout);
    let text = version.map(|bytes| String::from_utf8_lossy(&bytes).trim().to_string()).unwrap_or_default();
    let mut numbers = text.trim_start_matches('v').split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let version = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if version < (20, 19) {
        let found = if text.is_empty() { "it is not installed".to_string() } else { format!("found {text}") };
        bail!(
            "the client needs Node.js 20.19 or newer ({found}). Get it from nodejs.org or your system's packages, then try again"
        );
    }
    if npm(&["--version"]).stdout(Stdio::null()).status().is_err() {
        bail!("the client needs npm, which comes with Node.js; install it, then try again");
    }
    Ok(())
}

/// Installs what the lock file names, if it changed since the last time.
fn install() -> Result<()> {
    let written = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    let is_fresh =
        written(folder().join("node_modules/.package-lock.json")) >= written(folder().join("package-lock.json"));
    if is_fresh && folder().join("node_modules").exists() {
        return Ok(());
    }
    shell::run("client packages", &mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Builds the client into `web/dist`, which the server holds within itself.
pub(crate) fn build() -> Result<()> {
    check_node()?;
    install()?;
    wasm::build()?;
    shell::run("client", &mut npm(&["run", "build"]))
}

/// The client's own checks and tests, and the client itself.
pub(crate) fn test() -> Result<()> {
    install()?;
    wasm::build()?;
    shell::run("client format", &mut npm(&["run", "format:check"]))?;
    shell::run("client lints", &mut npm(&["run", "lint"]))?;
    shell::run("client types", &mut npm(&["run", "check"]))?;
    shell::run("client tests", &mut npm(&["test"]))?;
    shell::run("client", &mut npm(&["run", "build"]))
}

/// Whether the client can be tested here. On a machine without Node.js everything else still is; where the environment
/// says that this is CI, nothing may be left out.
pub(crate) fn is_testable() -> Result<bool> {
    match check_node() {
        Ok(()) => Ok(true),
        Err(error) if std::env::var_os("CI").is_some() => Err(error),
        Err(error) => {
            println!("\n== client and browser tests: SKIPPED, {error}");
            Ok(false)
        }
    }
}

/// Chromium, installed from Debian's package if it is missing.
fn chromium() -> Result<PathBuf> {
    let find =
        || ["/usr/bin/chromium", "/usr/bin/chromium-browser"].into_iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(path) = find() {
        return Ok(path);
    }
    println!("\n== Chromium is missing; installing Debian's package");
    for args in [&["update", "-qq"][..], &["install", "-y", "-qq", "chromium"]] {
        // What went wrong shows below: the browser is not there.
        let _ = Command::new("apt-get").args(args).stdout(Stdio::null()).status();
    }
    match find() {
        Some(path) => Ok(path),
        None => bail!(
            "the browser tests need Chromium at /usr/bin/chromium, and it could not be installed; install it, then try again"
        ),
    }
}

/// Drives real games in a real browser against a real server, which has been built with the tests.
pub(crate) fn end_to_end() -> Result<()> {
    let browser = chromium()?;
    let program = shell::target().join("debug/atoll");
    let mut command = npm(&["run", "e2e"]);
    shell::run("browser tests", command.env("ATOLL_PROGRAM", program).env("CHROMIUM", browser))
}
