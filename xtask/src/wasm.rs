//! `cargo xtask wasm`: everything below the server builds for WebAssembly, where there are no threads, clocks or files, and
//! the client's engine is such a module.
//!
//! The standard library for it comes with a rustup target. Where rustup is missing or cannot fetch it, Debian's compiler for
//! browsers builds one from its sources, in a folder of its own.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::shell::{self, cargo};

/// What is checked, each with all it depends on.
pub(crate) const TOPS: [&str; 3] = ["atoll-match", "atoll-locale", ENGINE];

/// The crate that becomes the client's engine.
const ENGINE: &str = "atoll-wasm";
/// The profile it is built in: small, and without what unwinds.
const PROFILE: &str = "wasm";
/// Where the client's build finds it.
const MODULE: &str = "web/src/engine/atoll.wasm";

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
    let Some(mut command) = compiler("check")? else {
        println!("\n== WebAssembly: SKIPPED, {NEEDED}");
        return Ok(());
    };
    shell::run("WebAssembly", of_tops(&mut command))?;
    build()
}

/// Builds the client's engine and puts it where the client's build finds it. Where that cannot be had there is none, not
/// even an old one, and the client says that it cannot verify by itself.
pub(crate) fn build() -> Result<()> {
    let module = crate::root().join(MODULE);
    let Some(mut command) = compiler("build")? else {
        println!("\n== the client's engine: LEFT OUT, {NEEDED}");
        return match std::fs::remove_file(&module) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        };
    };
    let own = command.get_envs().find(|(name, _)| *name == "CARGO_TARGET_DIR").and_then(|(_, folder)| folder);
    let folder = own.map_or_else(shell::target, PathBuf::from);
    shell::run("the client's engine", command.args(["--lib", "--package", ENGINE, "--profile", PROFILE]))?;
    let built = folder.join(TARGET).join(PROFILE).join(format!("{}.wasm", ENGINE.replace('-', "_")));
    let bytes = std::fs::read(&built).with_context(|| format!("reading {}", built.display()))?;
    // What is the same stays untouched, so that the client is not built anew for it.
    if std::fs::read(&module).ok().as_ref() != Some(&bytes) {
        std::fs::write(&module, bytes).with_context(|| format!("writing {}", module.display()))?;
    }
    Ok(())
}

/// What is needed where nothing can be built.
const NEEDED: &str = "it needs `rustup target add wasm32-unknown-unknown`, or root for Debian's compiler for browsers";

/// A command of a cargo that can build for the target, if there is one.
fn compiler(verb: &str) -> Result<Option<Command>> {
    let command = if has_target() || fetch_target() { Some(cargo(&[verb])) } else { debian(verb)? };
    Ok(command.map(|mut command| {
        command.args(["--quiet", "--target", TARGET]);
        command
    }))
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

/// A command of Debian's compiler. If it is missing it is installed where that asks nobody: by root, or where the environment
/// says that this is CI and nothing may be left out. Nothing that is there is removed for it.
fn debian(verb: &str) -> Result<Option<Command>> {
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
    command.args([verb, "-Z", "build-std=std,panic_abort"]).current_dir(crate::root());
    command.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
    command.env("CARGO_TARGET_DIR", shell::target().join("debian"));
    Ok(Some(command))
}
