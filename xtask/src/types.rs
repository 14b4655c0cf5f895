//! `cargo xtask types`: the protocol in TypeScript, and whether the client has it as it is.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Result, bail};

use crate::shell::{self, cargo};
use crate::{root, web};

/// Writes the TypeScript form of the protocol into this folder.
fn export(folder: &Path) -> Result<()> {
    let mut command = cargo(&["test", "--quiet", "--package", "atoll-protocol", "export_bindings"]);
    command.env("TS_RS_EXPORT_DIR", folder).stdout(Stdio::null());
    shell::run("protocol types", &mut command)
}

/// `cargo xtask types`.
pub(crate) fn run() -> Result<()> {
    export(&web::folder().join("src/protocol"))
}

/// Where the tests write the protocol's TypeScript types; `.cargo/config.toml` says so.
fn of_tests() -> PathBuf {
    root().join("target/protocol-types-of-tests")
}

/// Removes the types of an earlier run, which may be of types that are gone.
pub(crate) fn forget() -> Result<()> {
    std::fs::remove_dir_all(of_tests()).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(error.into()),
    })
}

/// Whether the client's types are those that the tests have just written.
pub(crate) fn compare() -> Result<()> {
    let names = |folder: &Path| -> Result<BTreeSet<OsString>> {
        let paths = crate::tidy::files_below(folder, "ts")?;
        Ok(paths.iter().filter_map(|path| path.file_name().map(Into::into)).collect())
    };
    let (fresh, kept) = (of_tests(), web::folder().join("src/protocol"));
    let (fresh_names, kept_names) = (names(&fresh)?, names(&kept)?);
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let wrong = fresh_names.union(&kept_names).find(|name| read(fresh.join(name)) != read(kept.join(name)));
    match wrong {
        Some(name) => bail!("{} is not what the protocol says; run `cargo xtask types`", kept.join(name).display()),
        None => Ok(()),
    }
}
