//! `cargo xtask wasm`: everything below the server builds for WebAssembly, where there are no threads, clocks or files.
//!
//! The standard library for it comes with a rustup target. Where rustup is missing or cannot fetch it, Debian's compiler for
//! browsers builds one from its sources, in a folder of its own.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::shell::{self, cargo};

/// What is checked, each with all it depends on.
pub(crate) const TOPS: [&str; 2] = ["atoll-match", "atoll-locale"];

const TARGET: &str = "wasm32-unknown-unknown";

/// What is of no use in a browser's worker, or gets there by a feature that binds it to a page.
const HOST_ONLY: [&str; 7] = ["getrandom", "js-sys", "wasm-bindgen", "web-sys", "rayon", "tokio", "instant"];

/// Debian's compiler for browsers, and the sources that belong to it.
const DEBIAN: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src";

pub(crate) fn run() -> Result<()> {
    host_only()?;
    let mut command = if has_target() || fetch_target() {
        cargo(&["check"])
    } else if let Some(command) = debian()? {
        command
    } else {
        println!("\n== WebAssembly: SKIPPED, it needs `rustup target add {TARGET}`, or root for Debian's {DEBIAN:?}");
        return Ok(());
    };
    command.args(["--quiet", "--target", TARGET]);
    shell::run("WebAssembly", of_tops(&mut command))
}

fn of_tops(command: &mut Command) -> &mut Command {
    command.args(TOPS.iter().flat_map(|top| ["--package", top]))
}

/// No crate that needs a host sneaks in, whatever its features would make of it.
fn host_only() -> Result<()> {
    let mut command = cargo(&["tree", "--target", TARGET, "--edges", "normal", "--prefix", "none", "--format", "{p}"]);
    let output = of_tops(&mut command).output()?;
    if !output.status.success() {
        bail!("cargo tree failed\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let tree = String::from_utf8_lossy(&output.stdout);
    let found = tree.lines().filter(|line| HOST_ONLY.contains(&line.split(' ').next().unwrap_or_default()));
    match found.collect::<Vec<_>>()[..] {
        [] => Ok(()),
        ref found => bail!("below the server there must not be {}", found.join(", ")),
    }
}

/// Whether the compiler has the standard library for the target.
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).exists())
}

fn fetch_target() -> bool {
    let status = Command::new("rustup").args(["target", "add", TARGET]).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success()) && has_target()
}

/// A check by Debian's compiler. If it is missing it is installed where that asks nobody: by root, or where the environment
/// says that this is CI and nothing may be left out. Nothing that is there is removed for it.
fn debian() -> Result<Option<Command>> {
    if [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_SOURCES].iter().any(|path| !Path::new(path).exists()) {
        let is_root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
        if !is_root && std::env::var_os("CI").is_none() {
            return Ok(None);
        }
        let apt = |args: &[&str]| {
            let mut command = Command::new(if is_root { "env" } else { "sudo" });
            command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]).args(args);
            shell::run(&format!("apt-get {} for WebAssembly", args[0]), &mut command)
        };
        apt(&["update"])?;
        apt(&[&["install", "--yes", "--no-install-recommends", "--no-remove"][..], &DEBIAN].concat())?;
    }
    let mut command = Command::new(DEBIAN_CARGO);
    command.args(["check", "-Z", "build-std=std,panic_abort"]).current_dir(crate::root());
    command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
    command.env("CARGO_TARGET_DIR", shell::target().join("debian"));
    Ok(Some(command))
}
