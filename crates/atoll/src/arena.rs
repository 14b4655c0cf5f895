//! `atoll arena`: bots against bots.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use atoll_arena::{Report, Tournament, clock, hold};
use atoll_catalog::{Budget, Record, Setup};

use crate::failure::Failure;
use crate::progress::Bar;

/// Arguments of `atoll arena`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(long)]
    game: String,
    /// The bots, separated by commas; the last one fills the seats that are left: random, easy, greedy, normal, expert,
    /// value (normal at full strength), or flat (flat Monte Carlo). A bot may have a budget of its own: expert@0.5s,
    /// flat@2000
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Games at least; rounded up to whole sets, each deal being played with every cyclic seating
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seats at the table
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// An option of the game, as KEY=VALUE; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Stop as soon as a sequential test between these two Elo differences is decided
    #[arg(long, value_delimiter = ',', value_name = "ELO0,ELO1")]
    sprt: Option<Vec<f64>>,
    /// Rollouts that a bot that searches may spend on a decision; makes the match reproducible
    #[arg(long, conflicts_with = "time")]
    iterations: Option<u32>,
    /// Seconds that it may spend instead
    #[arg(long, value_name = "SECONDS")]
    time: Option<f64>,
    /// Seed of deals and bots
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep every game as a record in this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let options = args.options.iter().map(|option| {
        option
            .split_once('=')
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .ok_or_else(|| Failure::input(format!("`{option}` is no option; write KEY=VALUE")))
    });
    let setup = Setup { seats: args.seats, options: options.collect::<Result<_, _>>()?, ..Setup::default() };
    let sprt = match args.sprt.as_deref() {
        None => None,
        Some(&[low, high]) if low < high => Some((low, high)),
        Some(_) => return Err(Failure::input("--sprt takes two Elo differences, the smaller one first, like 0,20")),
    };
    let budget = match (args.iterations, args.time) {
        (Some(iterations), _) => Some(Budget::Iterations(iterations)),
        (None, Some(time)) => Some(seconds(time)?),
        (None, None) => None,
    };
    let tournament =
        Tournament { bots: args.bots.clone(), seats: args.seats, games: args.games, seed: args.seed, sprt };
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)?;
    }
    let mut bar = Bar::new(format!("{}: {}", args.game, args.bots.join(" against ")));
    let mut kept = 0;
    let mut failure = None;
    let keep = |record: Record| {
        if let Some(folder) = &args.records
            && failure.is_none()
        {
            kept += 1;
            failure = fs::write(folder.join(format!("game-{kept:05}.atoll")), record.to_text()).err();
        }
    };
    let report =
        hold(&args.game, &setup, &tournament, budget, |done, of| bar.show(done, of), keep).map_err(Failure::input)?;
    if let Some(error) = failure {
        return Err(error.into());
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report).map_err(Failure::input)?)?;
        return Ok(());
    }
    print(&mut out, &report)
}

/// A budget of `--time`.
pub(crate) fn seconds(time: f64) -> Result<Budget, Failure> {
    Budget::seconds(time, clock).map_err(|_| Failure::input("--time must be 0.001 to 3600 seconds"))
}

/// The report for people.
pub(crate) fn print(out: &mut impl std::io::Write, report: &Report) -> Result<(), Failure> {
    writeln!(
        out,
        "{}, {} seats: {} games in {} sets of one deal, {:.0} s",
        report.game, report.seats, report.games, report.sets, report.seconds
    )?;
    writeln!(out, "  bot          won  drawn   lost   win share (95 %)       × fair   score   ms a move   longest")?;
    for bot in &report.bots {
        let share = bot.share;
        writeln!(
            out,
            "  {:<10} {:>5}  {:>5}  {:>5}   {:.3} ({:.3} to {:.3})   {:>6.2}  {:>6.1}  {:>10.2}  {:>8.1}",
            bot.name,
            bot.won,
            bot.drawn,
            bot.lost,
            share.mean,
            share.low,
            share.high,
            bot.times_fair,
            bot.mean_score,
            bot.mean_ms,
            bot.longest_ms
        )?;
    }
    writeln!(out, "  first seat {:+.3} of a game above its fair share", report.first_seat_advantage)?;
    if let Some(pairs) = &report.pairs {
        let elo = pairs.elo.map_or_else(|| "beyond measure".into(), |elo| format!("{elo:+.0}"));
        writeln!(out, "  pairs {:?}, Elo {elo}", pairs.pentanomial)?;
        if let Some(sprt) = &pairs.sprt {
            writeln!(out, "  test {} to {}: ratio {:+.2}, {:?}", sprt.elo0, sprt.elo1, sprt.ratio, sprt.verdict)?;
        }
    }
    Ok(())
}
