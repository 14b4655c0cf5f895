//! `atoll run`: scripts.

use std::io::Write as _;
use std::path::PathBuf;

use atoll_catalog::{GAMES, Script, ScriptLine, Turn};
use atoll_locale::Language;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::files;

/// Arguments of `atoll run`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Script files; the format is described in docs/notation.md
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print each step's events, view and legal actions, one JSON object a line (docs/json.md)
    #[arg(long)]
    json: bool,
    /// Print each step's events as sentences
    #[arg(long, short, conflicts_with = "json")]
    verbose: bool,
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for path in &args.files {
        let text = files::read(path)?;
        let place = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let script = Script::parse(GAMES, &text).map_err(|error| Failure::input(place(&error)))?;
        let claim = script.claim.clone();
        let mut lines = Vec::new();
        let done = script.run(|step| {
            if args.json {
                lines.push(step_json(path, step).to_string());
            } else if args.verbose {
                lines.extend(step_words(step));
            }
        });
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        done.map_err(|error| Failure::unmet(place(&error)))?;
        if !args.json {
            writeln!(out, "{}", format!("ok  {}  {claim}", path.display()).trim_end())?;
        }
    }
    Ok(())
}

fn step_words(step: &ScriptLine<'_>) -> Vec<String> {
    let Some(done) = step.step else { return Vec::new() };
    let who = done.seat.map_or("*".into(), |seat| seat.to_string());
    let head = format!("{:>4}  {who} {}", step.line, done.text);
    let messages = done.events.iter().filter_map(|event| event.message.as_ref());
    std::iter::once(head).chain(messages.map(|message| format!("        {}", Language::En.say(message)))).collect()
}

fn step_json(path: &std::path::Path, step: &ScriptLine<'_>) -> Value {
    let table = step.table;
    let setup = (step.line == 0).then(|| {
        let setup = table.setup();
        let options: serde_json::Map<String, Value> =
            setup.options.into_iter().map(|(key, value)| (key, value.into())).collect();
        json!({
            "file": path.display().to_string(),
            "game": table.game().id(),
            "rules": table.game().revision(),
            "seats": setup.seats,
            "options": options,
            "components": table.components_hash(),
        })
    });
    let to_act = match table.turn() {
        Turn::Seat(seat) => json!({ "seat": seat }),
        Turn::Chance(bag) => json!({ "chance": bag.0, "draws": table.draws() }),
        Turn::Over => json!({ "over": table.outcome() }),
    };
    let events: Vec<Value> = step
        .step
        .iter()
        .flat_map(|done| &done.events)
        .map(|event| {
            json!({
                "line": event.line,
                "sentence": event.message.as_ref().map(|message| Language::En.say(message)),
                "message": event.message,
                "data": event.json,
                "ledger": event.score_lines,
            })
        })
        .collect();
    json!({
        "line": step.line,
        "setup": setup,
        "who": step.step.map(|done| done.seat.map_or("*".to_string(), |seat| seat.to_string())),
        "move": step.step.map(|done| &done.text),
        "events": events,
        "turn": to_act,
        "legal": table.legal(),
        "view": table.view_json(None),
        "hash": table.hash(),
    })
}
