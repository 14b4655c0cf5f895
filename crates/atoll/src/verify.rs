//! `atoll verify`: records.

use std::io::Write as _;
use std::path::PathBuf;

use atoll_catalog::GAMES;

use crate::failure::Failure;
use crate::files;
use crate::out;

/// Arguments of `atoll verify`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let mut out = out::stdout();
    for path in &args.files {
        let record = files::read_record(path)?;
        let verdict = GAMES.verify(&record).map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
        let result: Vec<String> =
            verdict.result.iter().map(|(seat, score, rank)| format!("{seat} {score} (rank {rank})")).collect();
        let result = if verdict.is_over { result.join(", ") } else { "not over".into() };
        let draws = match (verdict.draws_verified, record.header.commitment) {
            (Some(draws), Some(_)) => format!("{draws} draws as committed"),
            (Some(draws), None) => format!("{draws} draws fit the secret, which was not committed to"),
            (None, _) => "draws not checked: the record holds no secret".into(),
        };
        writeln!(
            out,
            "ok  {}  {} moves; {draws}; result: {result}; hash {}",
            path.display(),
            verdict.moves,
            verdict.hash
        )?;
    }
    Ok(())
}
