//! `atoll train`: learn what positions are worth.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;

use atoll_arena::train::{self, Generation};

use crate::arena;
use crate::failure::Failure;
use crate::progress::Bar;

/// Arguments of `atoll train`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Where the weights go; what is there before is compared with what was learned
    #[arg(long, value_name = "FILE", required_unless_present = "features")]
    out: Option<PathBuf>,
    /// Folder for the weights of each generation; those that are there are not learned again
    #[arg(long, value_name = "FOLDER", required_unless_present = "features")]
    keep: Option<PathBuf>,
    /// Only list what describes a position, with units and ranges
    #[arg(long)]
    features: bool,
    /// Generations; the first plays by the hand-made evaluation
    #[arg(long, default_value_t = 4)]
    generations: u32,
    /// Games of each generation
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Games of each comparison at the end
    #[arg(long, default_value_t = 400)]
    matches: u64,
    /// What everything follows from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    if args.generations == 0 || args.games < 100 {
        return Err(Failure::input("training takes at least one generation of 100 games"));
    }
    let features = train::features(&args.game).map_err(Failure::input)?;
    let mut out = std::io::stdout().lock();
    let (Some(target), Some(keep), false) = (&args.out, &args.keep, args.features) else {
        for feature in features {
            let (low, high) = feature.range;
            writeln!(out, "{:<20} {low:>4} to {high:>4}  {}", feature.name, feature.about)?;
        }
        return Ok(());
    };
    fs::create_dir_all(keep)?;
    let mut weights = None;
    for number in 0..args.generations {
        // The name holds all that the weights follow from, so that changed settings learn anew.
        let file = keep.join(format!("seed-{}-games-{}-generation-{number}.bin", args.seed, args.games));
        if let Ok(bytes) = fs::read(&file) {
            writeln!(out, "generation {number}: {} is there", file.display())?;
            weights = Some(bytes);
            continue;
        }
        let bar = Mutex::new((None, Bar::new("")));
        let progress = |stage: &'static str, done, of| {
            let mut bar = bar.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if bar.0 != Some(stage) {
                *bar = (Some(stage), Bar::new(format!("generation {number}, {stage}")));
            }
            bar.1.show(done, of);
        };
        let seed = args.seed.wrapping_mul(1_000).wrapping_add(number.into());
        let generation = Generation { weights, games: args.games, seed };
        let trained = train::train(&args.game, &generation, progress).map_err(Failure::input)?;
        let loss = trained.loss;
        writeln!(
            out,
            "generation {number}: {} positions; error in points {:.2} without knowledge, {:.2} linear, {:.2} with layers",
            trained.samples, loss.baseline, loss.linear, loss.network
        )?;
        // Written beside and renamed, so that a run that is cut leaves no half file.
        let part = file.with_extension("part");
        fs::write(&part, &trained.weights)?;
        fs::rename(&part, &file)?;
        weights = Some(trained.weights);
    }
    let Some(weights) = weights else { return Ok(()) };
    let mut compare = |title: &str, theirs: Option<&[u8]>| -> Result<(), Failure> {
        writeln!(out, "{title}:")?;
        let report = train::compare(&args.game, &weights, theirs, args.matches, args.seed).map_err(Failure::input)?;
        arena::print(&mut out, &report)
    };
    compare("against greedy", None)?;
    // Weights for other features cannot play any more; there is nothing to compare with then.
    match fs::read(target) {
        Ok(before) if before != weights && train::compare(&args.game, &before, None, 2, args.seed).is_ok() => {
            compare("against the weights before", Some(&before))?;
        }
        _ => {}
    }
    fs::write(target, &weights)?;
    writeln!(out, "{} written, {} bytes", target.display(), weights.len())?;
    Ok(())
}
