//! `cargo xtask test`.
//!
//! Everything is compiled once, in one profile, and the client is checked and built beside it. What needs the whole
//! machine, the browser tests and the oracle, runs alone.

use std::time::Instant;

use anyhow::Result;

use crate::shell::{beside, cargo, has, print_times, run};
use crate::{load, locales, rulebook, tidy, types, wasm, web};

/// Games of each game's oracle in every full test run.
const ORACLE_GAMES: &str = "20000";
/// Random games per combination of options and seats in the conformance suite.
const CONFORMANCE_GAMES: &str = "100";

/// What is compiled for the tests: all of it, but for the benchmarks.
const TARGETS: [&str; 4] = ["--workspace", "--lib", "--bins", "--tests"];

/// The law's long tests alone, with so many games of each oracle.
pub(crate) fn run_oracle(games: &str) -> Result<()> {
    let mut command = cargo(&["test", "--quiet", "--workspace"]);
    command.args(["--test", "lockstep", "--test", "conformance", "--", "--nocapture"]);
    command.env("ATOLL_ORACLE_GAMES", games).env("ATOLL_CONFORMANCE_GAMES", CONFORMANCE_GAMES);
    run(&format!("oracle over {games} games"), &mut command)
}

fn lints() -> Result<()> {
    if has(&["clippy", "--version"]) {
        let args = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
        return run("lints", &mut cargo(&args));
    }
    println!("== lints: skipped, clippy is not installed (`rustup component add clippy`)");
    Ok(())
}

fn build() -> Result<()> {
    run("building tests and programs", cargo(&["build", "--quiet"]).args(TARGETS))
}

fn tests() -> Result<()> {
    types::forget()?;
    let mut command = cargo(&["test", "--quiet", "--workspace"]);
    run("tests", command.env("ATOLL_ORACLE_GAMES", ORACLE_GAMES).env("ATOLL_CONFORMANCE_GAMES", CONFORMANCE_GAMES))?;
    types::compare()
}

fn docs() -> Result<()> {
    // The comments of a program's arguments are help texts, not Markdown.
    let mut docs = cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--lib"]);
    run("docs", docs.env("RUSTDOCFLAGS", "-D warnings"))
}

fn run_all() -> Result<()> {
    // A toolchain without these components still builds and tests everything.
    if has(&["fmt", "--version"]) {
        run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    } else {
        println!("== format: skipped, rustfmt is not installed (`rustup component add rustfmt`)");
    }
    tidy::run()?;
    rulebook::run()?;
    locales::run()?;
    let has_client = web::is_testable()?;
    let client = || if has_client { web::test() } else { Ok(()) };
    beside(|| lints().and_then(|()| build()), client)?;
    let hard_times = || load::short_chaos().and_then(|()| load::short_faults());
    beside(|| docs().and_then(|()| wasm::run()), hard_times)?;
    tests()?;
    if has_client {
        web::end_to_end()?;
    }
    Ok(())
}

pub(crate) fn test() -> Result<()> {
    let begin = Instant::now();
    let done = run_all();
    print_times();
    done?;
    println!("\nEverything holds ({:.0} s).", begin.elapsed().as_secs_f32());
    Ok(())
}
