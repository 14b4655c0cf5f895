//! `atoll bench`: throughput.

use std::io::Write as _;

use atoll_arena::bench;

use crate::failure::Failure;

/// Arguments of `atoll bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Number of seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// How long to play, in seconds (up to 3600)
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Seed of the random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    if !(0.0..=3600.0).contains(&args.seconds) {
        return Err(Failure::input("--seconds must be 0 to 3600"));
    }
    let report = bench(&args.game, args.seats, args.seconds, args.seed).map_err(Failure::input)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(Failure::input)?)?;
        return Ok(());
    }
    let scores: Vec<String> = report.mean_scores.iter().map(|score| format!("{score:.2}")).collect();
    writeln!(out, "{}, {} seats, uniformly random legal play, one thread", report.game, report.seats)?;
    writeln!(out, "  {:>12.0} games/s ({} games in {:.2} s)", report.games_per_second, report.games, report.seconds)?;
    writeln!(out, "  {:>12.0} actions/s, {:.1} actions a game", report.actions_per_second, report.actions_per_game)?;
    writeln!(out, "  {:>12.1} ns an action, draws and set-up included", report.ns_per_action)?;
    writeln!(
        out,
        "  {:>12.1} ns to list the legal actions in order ({:.1} on average)",
        report.list_legal_ns, report.mean_legal
    )?;
    writeln!(out, "  {:>12.1} ns to copy a state of {} bytes", report.clone_ns, report.state_bytes)?;
    writeln!(out, "  mean scores {}", scores.join(" "))?;
    Ok(())
}
