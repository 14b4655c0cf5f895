//! `cargo xtask types`: the protocol and the games' JSON in TypeScript, and whether the client has them as they are.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Result, bail};

use crate::shell::{self, cargo};
use crate::{root, web};

/// Where the client keeps the TypeScript types of the protocol and of the games' JSON.
fn of_client() -> PathBuf {
    web::folder().join("src/protocol")
}

/// Where the tests write them; `.cargo/config.toml` says so.
fn of_tests() -> PathBuf {
    root().join("target/types-of-tests")
}

/// Removes types that were written earlier, some of which may be gone.
fn remove(folder: &Path) -> Result<()> {
    std::fs::remove_dir_all(folder).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error.into()),
    })
}

/// `cargo xtask types`.
pub(crate) fn run() -> Result<()> {
    let packages = ["--package", "atoll-protocol", "--package", "atoll-catalog", "--lib", "--test", "typescript"];
    let tests = |args: &[&str]| {
        let mut command = cargo(&["test", "--quiet"]);
        command.args(packages).args(args).env("TS_RS_EXPORT_DIR", of_client()).stdout(Stdio::null());
        command
    };
    // What does not compile leaves the types as they are.
    shell::run("building", &mut tests(&["--no-run"]))?;
    remove(&of_client())?;
    shell::run("types", &mut tests(&["export_bindings"]))
}

/// Removes the types of an earlier run of the tests.
pub(crate) fn forget() -> Result<()> {
    remove(&of_tests())
}

/// Whether the client's types are those that the tests have just written.
pub(crate) fn compare() -> Result<()> {
    let names = |folder: &Path| -> Result<BTreeSet<PathBuf>> {
        let paths = crate::files::files_below(folder, "ts")?;
        Ok(paths.iter().filter_map(|path| path.strip_prefix(folder).ok()).map(Into::into).collect())
    };
    let (fresh, kept) = (of_tests(), of_client());
    let (fresh_names, kept_names) = (names(&fresh)?, names(&kept)?);
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let wrong = fresh_names.union(&kept_names).find(|name| read(fresh.join(name)) != read(kept.join(name)));
    match wrong {
        Some(name) => bail!("{} is not what our crates say; run `cargo xtask types`", kept.join(name).display()),
        None => Ok(()),
    }
}
