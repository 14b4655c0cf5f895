//! The browser client: building it, its checks, and the one command that serves it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::root;
use crate::shell::{self, cargo};

/// Arguments of `cargo xtask serve`.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Passed on to `atoll serve`, for example `-- --address 0.0.0.0:4100`
    #[arg(last = true)]
    rest: Vec<String>,
}

fn web() -> PathBuf {
    root().join("web")
}

/// An npm command in the client's folder.
fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(web());
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
    let is_fresh = written(web().join("node_modules/.package-lock.json")) >= written(web().join("package-lock.json"));
    if is_fresh && web().join("node_modules").exists() {
        return Ok(());
    }
    shell::run("client packages", &mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Builds the client into `web/dist`, which the server holds within itself.
pub(crate) fn build() -> Result<()> {
    check_node()?;
    install()?;
    shell::run("client", &mut npm(&["run", "build"]))
}

/// `cargo xtask serve`.
pub(crate) fn serve(args: &ServeArgs) -> Result<()> {
    build()?;
    let mut command = cargo(&["run", "--release", "--package", "atoll", "--", "serve"]);
    command.args(&args.rest);
    if !args.no_open {
        command.arg("--open");
    }
    shell::run("serving", &mut command)
}

/// Where the client keeps the TypeScript types of the protocol and of the games' JSON.
fn types_of_client() -> PathBuf {
    web().join("src/protocol")
}

/// Where the tests write them; `.cargo/config.toml` says so.
fn types_of_tests() -> PathBuf {
    root().join("target/types-of-tests")
}

/// Removes types that were written earlier, some of which may be gone.
fn forget(folder: &Path) -> Result<()> {
    std::fs::remove_dir_all(folder).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error.into()),
    })
}

/// `cargo xtask types`.
pub(crate) fn types() -> Result<()> {
    let packages = ["--package", "atoll-protocol", "--package", "atoll-catalog", "--lib", "--test", "typescript"];
    let tests = |args: &[&str]| {
        let mut command = cargo(&["test", "--quiet"]);
        command.args(packages).args(args).env("TS_RS_EXPORT_DIR", types_of_client()).stdout(Stdio::null());
        command
    };
    // What does not compile leaves the types as they are.
    shell::run("building", &mut tests(&["--no-run"]))?;
    forget(&types_of_client())?;
    shell::run("types", &mut tests(&["export_bindings"]))
}

/// Removes the types of an earlier run of the tests.
pub(crate) fn forget_types() -> Result<()> {
    forget(&types_of_tests())
}

/// Whether the client's types are those that the tests have just written.
pub(crate) fn compare_types() -> Result<()> {
    let names = |folder: &Path| -> Result<BTreeSet<PathBuf>> {
        let paths = crate::tidy::files_below(folder, "ts")?;
        Ok(paths.iter().filter_map(|path| path.strip_prefix(folder).ok()).map(Into::into).collect())
    };
    let (fresh, kept) = (types_of_tests(), types_of_client());
    let (fresh_names, kept_names) = (names(&fresh)?, names(&kept)?);
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let wrong = fresh_names.union(&kept_names).find(|name| read(fresh.join(name)) != read(kept.join(name)));
    match wrong {
        Some(name) => bail!("{} is not what our crates say; run `cargo xtask types`", kept.join(name).display()),
        None => Ok(()),
    }
}

/// The client's own checks and tests, and the client itself.
pub(crate) fn test() -> Result<()> {
    install()?;
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
pub(crate) fn load() -> Result<()> {
    released_load_tester(&["load"])
}
