//! `cargo xtask soak`: what takes too long for every run: the oracles, leaks, memory, decisions of bots, floods, starving,
//! faults and fuzz targets.

use anyhow::{Context, Result};

use crate::shell::{self, cargo, has};
use crate::{load, root, test};

/// Arguments of `cargo xtask soak`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games the oracle follows
    #[arg(long, default_value_t = 200_000)]
    games: u64,
    /// Seconds for each fuzz target; 0 for none
    #[arg(long, default_value_t = 60)]
    fuzz_seconds: u64,
}

/// Games of each table size in which every viewer's frames are compared with those of another world.
const LEAK_GAMES: &str = "500";

/// Decisions of each game at which every bot is asked whether it sees more than its seat, and plays something legal.
const BOT_DECISIONS: &str = "10000";

/// Seconds for each flood while somebody plays.
const FLOOD_SECONDS: &str = "20";
/// Tables of experts that nobody watches, beside one at which somebody sits.
const STARVING_TABLES: &str = "500";
/// Finished games of bots after which a server must have little in memory.
const MEMORY_GAMES: &str = "2000";

/// Every fuzz target, from the names of its files.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| format!("listing {}", folder.display()))? {
        let path = entry?.path();
        names.extend(path.file_stem().and_then(|stem| stem.to_str()).map(String::from));
    }
    names.sort();
    Ok(names)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.games > 0 {
        test::run_oracle(&args.games.to_string())?;
        let mut leaks = cargo(&["test", "--quiet", "-p", "atoll-match", "--test", "leaks"]);
        shell::run("leaks over thousands of games", leaks.env("ATOLL_LEAK_GAMES", LEAK_GAMES))?;
        let mut memory = cargo(&["test", "--quiet", "-p", "atoll-server", "--test", "server", "finished_games_leave"]);
        memory.args(["--", "--nocapture"]).env("ATOLL_MEMORY_GAMES", MEMORY_GAMES);
        shell::run("thousands of finished games and the memory after them", &mut memory)?;
        // One after the other, because some measure time.
        let mut bots = cargo(&["test", "--quiet", "-p", "atoll-bots", "--test", "bots", "decisions"]);
        bots.args(["--", "--test-threads", "1", "--nocapture"]).env("ATOLL_BOT_DECISIONS", BOT_DECISIONS);
        shell::run("thousands of decisions of every bot", &mut bots)?;
        let mut floods = cargo(&["test", "--quiet", "-p", "atoll-server", "--test", "server", "hostile::floods"]);
        floods.args(["--", "--test-threads", "1", "--nocapture"]).env("ATOLL_FLOOD_SECONDS", FLOOD_SECONDS);
        shell::run("somebody plays under every flood", &mut floods)?;
        let mut starving = cargo(&["test", "--quiet", "-p", "atoll-server", "--test", "server", "starving"]);
        starving.args(["--", "--test-threads", "1", "--nocapture"]).env("ATOLL_STARVING_TABLES", STARVING_TABLES);
        shell::run("hundreds of tables of experts that nobody watches", &mut starving)?;
    }
    load::faults()?;
    if args.fuzz_seconds > 0 {
        fuzz(args.fuzz_seconds)?;
    }
    println!("\nThe soak found nothing.");
    Ok(())
}

fn fuzz(seconds: u64) -> Result<()> {
    if !has(&["fuzz", "--version"]) {
        shell::run("installing cargo-fuzz", &mut cargo(&["install", "--locked", "cargo-fuzz"]))?;
    }
    let limit = format!("-max_total_time={seconds}");
    for target in targets()? {
        // Without a sanitizer the stable toolchain is enough; the code under test forbids `unsafe` anyway.
        let mut command = cargo(&["fuzz", "run", "--sanitizer", "none", &target, "--", &limit, "-max_len=4096"]);
        shell::run(&format!("fuzzing {target} for {seconds} s"), &mut command)?;
    }
    Ok(())
}
