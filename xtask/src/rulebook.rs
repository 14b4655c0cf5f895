//! `cargo xtask rulebook`: the law, the rulebooks in every language and the scripts agree on what exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{root, translations};

/// The paragraphs a rulebook tells, in its order: lines that begin with `**XX-19.**`.
fn paragraphs(rulebook: &Path) -> Result<Vec<String>> {
    let text = fs::read_to_string(rulebook).with_context(|| format!("reading {}", rulebook.display()))?;
    let mut ids = Vec::new();
    for line in text.lines() {
        if let Some((id, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once(".**"))
            && is_id(id)
        {
            ids.push(id.to_string());
        }
    }
    Ok(ids)
}

/// The two letters of a game's law.
pub(crate) fn letters(game: &str) -> Result<String> {
    let told = paragraphs(&root().join("rulebooks").join(game).with_extension("md"))?;
    told.first().map(|id| id[..2].to_string()).with_context(|| format!("the rulebook of {game} tells no paragraph"))
}

fn is_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(law, number)| {
        law.len() == 2 && law.bytes().all(|b| b.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
    })
}

/// The scripts of a game by the paragraph in their name.
fn scripts(folder: &Path, problems: &mut Vec<String>) -> Result<BTreeMap<String, usize>> {
    let mut by_id = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut words = name.splitn(3, '-');
        let id = format!("{}-{}", words.next().unwrap_or_default(), words.next().unwrap_or_default());
        if !is_id(&id) || words.next().is_none() || !name.ends_with(".script") {
            problems.push(format!(
                "{}: a script is named after its paragraph, like XX-19-what-it-shows.script",
                path.display()
            ));
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        if !text.starts_with(&format!("# {id}: ")) {
            problems.push(format!("{}: its first line must claim something, as in `# {id}: …`", path.display()));
        }
        *by_id.entry(id).or_default() += 1;
    }
    Ok(by_id)
}

/// The paragraphs that a game's code cites as `XX-19` or in `law(19)` and `breaks(19, …)`.
fn cited(source: &Path, law: &str) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for path in crate::files::files_below(source, "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        for (before, head) in [("", format!("{law}-")), (law, "law(".into()), (law, "breaks(".into())] {
            for (at, _) in text.match_indices(&head) {
                let number: String = text[at + head.len()..].chars().take_while(char::is_ascii_digit).collect();
                if !number.is_empty() {
                    let law = if before.is_empty() { law } else { before };
                    ids.insert(format!("{law}-{number}"));
                }
            }
        }
    }
    Ok(ids)
}

pub(crate) fn run() -> Result<()> {
    let mut problems = Vec::new();
    let folder = root().join("rulebooks");
    for game in translations::games(&folder)? {
        let rulebook = folder.join(&game).with_extension("md");
        let told = paragraphs(&rulebook)?;
        let known: BTreeSet<&String> = told.iter().collect();
        if known.len() != told.len() || !told.is_sorted_by_key(|id| number_of(id)) {
            problems.push(format!("{game}: a paragraph of the rulebook is told twice or out of order"));
        }
        let scripts = scripts(&root().join("scripts").join(&game), &mut problems)?;
        for id in &told {
            if !scripts.contains_key(id) {
                problems.push(format!("{game}: {id} has no script"));
            }
        }
        for id in scripts.keys().filter(|id| !known.contains(id)) {
            problems.push(format!("{game}: scripts are named after {id}, which the rulebook does not tell"));
        }
        let law = told.first().map(|id| id[..2].to_string()).unwrap_or_default();
        let cited = cited(&root().join("crates").join(&game).join("src"), &law)?;
        for id in cited.iter().filter(|id| !known.contains(id)) {
            problems.push(format!("{game}: the code cites {id}, which the rulebook does not tell"));
        }
        let count: usize = scripts.values().sum();
        println!("{game}: {} paragraphs, {count} scripts, {} paragraphs cited in code", told.len(), cited.len());
    }
    translations::check(&folder, &mut problems)?;
    if !problems.is_empty() {
        bail!("the law is not covered:\n  {}", problems.join("\n  "));
    }
    Ok(())
}

fn number_of(id: &str) -> u32 {
    id[3..].parse().unwrap_or(0)
}
