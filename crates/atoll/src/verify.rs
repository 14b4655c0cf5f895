//! `atoll verify`: records.

use std::io::Write as _;
use std::path::PathBuf;

use atoll_catalog::{Commitment, GAMES, Kept, Salt, Seat, from_hex, parse_salt};

use crate::failure::Failure;
use crate::files;
use crate::out;

/// Arguments of `atoll verify`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Record files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The commitment that you kept from before the first move; the record must have it
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<Commitment>,
    /// A salt that you added, with the letter of your seat; the record must have it. Can be given for several seats
    #[arg(long = "salt", value_name = "A=HEX", value_parser = parse_salt)]
    salts: Vec<(Seat, Salt)>,
}

fn commitment(text: &str) -> Result<Commitment, String> {
    from_hex(text).map(Commitment).map_err(|error| error.to_string())
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let mut out = out::stdout();
    let kept = Kept { commitment: args.commitment, own: args.salts.clone(), ..Kept::default() };
    for path in &args.files {
        let record = files::read_record(path)?;
        if let Some(fault) = kept.compare(&record).first() {
            return Err(Failure::input(format!("{}: {fault}", path.display())));
        }
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
