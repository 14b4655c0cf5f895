//! `cargo xtask test`.

use std::time::Instant;

use anyhow::Result;

use crate::shell::{cargo, has, run};
use crate::{law, locales, tidy, web};

/// Games of the oracle in every full test run.
const ORACLE_GAMES: &str = "20000";
/// Random games per combination of options and seats in the conformance suite.
const CONFORMANCE_GAMES: &str = "100";

pub(crate) fn run_oracle(games: &str) -> Result<()> {
    let mut command = cargo(&["test", "--quiet", "--profile", "checked", "--workspace"]);
    command.args(["--test", "lockstep", "--test", "conformance", "--", "--nocapture"]);
    command.env("ATOLL_ORACLE_GAMES", games).env("ATOLL_CONFORMANCE_GAMES", CONFORMANCE_GAMES);
    run(&format!("oracle over {games} games"), &mut command)
}

pub(crate) fn run_all() -> Result<()> {
    // A toolchain without these components still builds and tests everything.
    if has(&["fmt", "--version"]) {
        run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    } else {
        println!("== format: skipped, rustfmt is not installed (`rustup component add rustfmt`)");
    }
    tidy::run()?;
    law::run()?;
    locales::run()?;
    if has(&["clippy", "--version"]) {
        let args = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
        run("lints", &mut cargo(&args))?;
    } else {
        println!("== lints: skipped, clippy is not installed (`rustup component add clippy`)");
    }
    let has_client = web::is_testable()?;
    if has_client {
        web::test()?;
    }
    run("tests", &mut cargo(&["test", "--workspace"]))?;
    // The comments of a program's arguments are help texts, not Markdown.
    let mut docs = cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--lib"]);
    run("docs", docs.env("RUSTDOCFLAGS", "-D warnings"))?;
    run_oracle(ORACLE_GAMES)?;
    web::short_chaos()?;
    if has_client {
        web::end_to_end()?;
    }
    Ok(())
}

pub(crate) fn test() -> Result<()> {
    let begin = Instant::now();
    run_all()?;
    println!("\nEverything holds ({:.0} s).", begin.elapsed().as_secs_f32());
    Ok(())
}
