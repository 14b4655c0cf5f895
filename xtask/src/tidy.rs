//! `cargo xtask tidy`: the invariants of ARCHITECTURE.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files::files_below;
use crate::shell::cargo;
use crate::{root, wasm};

/// Which of our crates each crate may depend on. Games are found by what they are not: every crate that is not listed
/// is a game and may know the core only.
const ARROWS: &[(&str, &[&str])] = &[
    ("atoll-core", &[]),
    ("atoll-components", &["atoll-core"]),
    ("atoll-bots", &["atoll-core", GAMES]),
    ("atoll-catalog", &["atoll-core", "atoll-bots", GAMES]),
    ("atoll-arena", &["atoll-core", "atoll-bots", "atoll-catalog"]),
    ("atoll-match", &["atoll-catalog", "atoll-protocol"]),
    ("atoll-wasm", &["atoll-catalog", "atoll-protocol"]),
    ("atoll-testkit", &["atoll-core"]),
    ("atoll-protocol", &[]),
    ("atoll-store", &[]),
    ("atoll-server", &["atoll-catalog", "atoll-match", "atoll-protocol", "atoll-store"]),
    ("atoll-locale", &["atoll-core"]),
    ("atoll", &["atoll-arena", "atoll-catalog", "atoll-locale", "atoll-match", "atoll-protocol", "atoll-server"]),
    ("atoll-loadtest", &[]),
    ("xtask", &[]),
];
/// The one crate with `unsafe`, and its one file: what a page and a module of WebAssembly exchange are raw places.
const UNSAFE_CRATE: &str = "crates/atoll-wasm/";
const UNSAFE_FILE: &str = "crates/atoll-wasm/src/memory.rs";

/// Stands for every game in [`ARROWS`].
const GAMES: &str = "(games)";
const GAME_ARROWS: &[&str] = &["atoll-core", "atoll-components"];

/// What rules must stay free of: I/O, clocks, async, hidden randomness, floating point.
const BANNED_CRATES: [&str; 9] =
    ["tokio", "async-std", "serde_json", "rand", "getrandom", "ratatui", "crossterm", "anyhow", "ts-rs"];
const BANNED_WORDS: [&str; 7] =
    ["std::time", "std::fs", "std::net", "std::env", "std::thread", "std::process", "println!"];
/// What everything below the server must stay free of, rules or not: time comes in as a value.
const BANNED_BELOW: [&str; 5] = ["Instant", "SystemTime", "std::fs", "std::net", "std::thread"];
const BANNED_IN_RULES: [&str; 4] = ["f32", "f64", "HashMap", "HashSet"];

/// Files longer than this say why in their head.
const LONG_FILE: usize = 500;
const LONG_FILE_REASON: &str = "Long because";

/// Under these words a game is known: its id as crate and as module, its title, its law's letters as paragraphs begin with
/// them and as code spells them.
struct GameWords(Vec<String>);

impl GameWords {
    fn of(name: &str) -> Self {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let title = name.split('-').map(capital).collect::<Vec<_>>().join(" ");
        let mut words = vec![name.into(), name.replace('-', "_"), title];
        // A game without a rulebook is a problem that is found elsewhere.
        if let Ok(letters) = crate::rulebook::letters(name) {
            words.extend([format!("{letters}-"), format!("b\"{letters}\"")]);
        }
        Self(words)
    }
}

struct Package {
    name: String,
    folder: PathBuf,
    /// What it depends on, and whether only aside: in tests, or behind a feature.
    dependencies: Vec<(String, bool)>,
}

pub(crate) fn run() -> Result<()> {
    let packages = packages()?;
    let mut problems = Vec::new();
    let known: Vec<&str> = packages.iter().map(|package| package.name.as_str()).collect();
    let games: Vec<&Package> = packages.iter().filter(|package| is_game(&package.name)).collect();
    let words: Vec<GameWords> = games.iter().map(|game| GameWords::of(&game.name)).collect();
    for package in &packages {
        check_arrows(package, &known, &mut problems);
        check_sources(package, &words, &mut problems)?;
    }
    for package in below_the_server(&packages) {
        check_below(package, &mut problems)?;
    }
    for game in &games {
        check_game(game, &mut problems)?;
    }
    check_client(&mut problems)?;
    check_dependency_list(&packages, &known, &mut problems)?;
    if !problems.is_empty() {
        bail!("{} invariants are broken:\n  {}", problems.len(), problems.join("\n  "));
    }
    println!("tidy: {} crates, {} of them games, keep their invariants", packages.len(), games.len());
    Ok(())
}

fn is_game(name: &str) -> bool {
    ARROWS.iter().all(|(known, _)| *known != name)
}

fn packages() -> Result<Vec<Package>> {
    let output =
        cargo(&["metadata", "--format-version", "1", "--no-deps"]).output().context("running cargo metadata")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("reading cargo metadata")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    Ok(list(&metadata["packages"])
        .iter()
        .map(|package| Package {
            name: text(&package["name"]),
            folder: PathBuf::from(text(&package["manifest_path"])).parent().unwrap_or(Path::new("")).to_path_buf(),
            dependencies: list(&package["dependencies"])
                .iter()
                .map(|dependency| {
                    let is_aside = dependency["kind"] == "dev" || dependency["optional"] == true;
                    (text(&dependency["name"]), is_aside)
                })
                .collect(),
        })
        .collect())
}

/// Arrows between our crates go one way only.
fn check_arrows(package: &Package, known: &[&str], problems: &mut Vec<String>) {
    let name = &package.name;
    let allowed = ARROWS.iter().find(|(known, _)| known == name).map_or(GAME_ARROWS, |(_, allowed)| allowed);
    for (dependency, is_aside) in &package.dependencies {
        if !known.contains(&dependency.as_str()) {
            continue;
        }
        let word = if is_game(dependency) { GAMES } else { dependency.as_str() };
        // Tests may say what they test; nobody's arrows turn by that.
        let is_for_tests = *is_aside && (word == GAMES || ["atoll-testkit", "atoll-locale"].contains(&word));
        let is_allowed = allowed.contains(&word) || is_for_tests;
        if !is_allowed {
            problems.push(format!("{name} must not depend on {dependency}"));
        }
        if dependency == "atoll-testkit" && !is_aside {
            problems.push(format!("{name} may use atoll-testkit in tests only"));
        }
    }
    if package.folder.file_name().is_none_or(|folder| folder.to_string_lossy() != name.as_str()) {
        problems.push(format!("{name} lies in a folder of another name"));
    }
}

/// A file begins with what it is for, in a comment that opens like this; a long one says there why it is long.
fn check_head(shown: &str, text: &str, opening: &str, problems: &mut Vec<String>) {
    let head: String = match opening {
        "<!--" if text.starts_with(opening) => text.split("-->").next().unwrap_or_default().into(),
        _ => text.lines().take_while(|line| line.starts_with(opening)).collect(),
    };
    if head.is_empty() {
        problems.push(format!("{shown} does not begin with what it is for (`{opening} …`)"));
    }
    let length = text.lines().count();
    if length > LONG_FILE && !head.contains(LONG_FILE_REASON) {
        problems.push(format!(
            "{shown} has {length} lines; over {LONG_FILE} its head must say why (`{LONG_FILE_REASON} …`)"
        ));
    }
}

/// The client's files say what they are for, as the crates' do.
fn check_client(problems: &mut Vec<String>) -> Result<()> {
    for folder in ["web/src", "web/e2e"] {
        for (ending, opening) in [("ts", "//"), ("svelte", "<!--")] {
            for path in files_below(&root().join(folder), ending)? {
                let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
                check_head(&path.strip_prefix(root()).unwrap_or(&path).display().to_string(), &text, opening, problems);
            }
        }
    }
    Ok(())
}

/// Every source file: left-over markers, length, `unsafe`, names of games where they do not belong.
fn check_sources(package: &Package, games: &[GameWords], problems: &mut Vec<String>) -> Result<()> {
    let source = package.folder.join("src");
    for path in files_below(&package.folder, "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        check_head(&shown, &text, "//!", problems);
        for marker in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ig", "nore"), concat!("should_", "panic")]
        {
            if text.contains(marker) {
                problems.push(format!("{shown} contains `{marker}`"));
            }
        }
        let is_crate_root = path.parent() == Some(&source) && (path.ends_with("lib.rs") || path.ends_with("main.rs"));
        check_unsafe(&shown, &text, is_crate_root, problems);
        let may_name_games = is_game(&package.name)
            || !path.starts_with(&source)
            || shown == "crates/atoll-catalog/src/games.rs"
            || shown.starts_with("crates/atoll-bots/src/evaluation/");
        if !may_name_games {
            // Tests may name games; they come last in a file.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for word in games.iter().flat_map(|game| &game.0).filter(|word| code.contains(word.as_str())) {
                problems.push(format!(
                    "{shown} says `{word}`, which belongs to a game; only its crate, the catalog's list and its evaluation may"
                ));
            }
        }
    }
    Ok(())
}

/// One file may use `unsafe`, and says at each block why it is sound; every other crate forbids it.
fn check_unsafe(shown: &str, text: &str, is_crate_root: bool, problems: &mut Vec<String>) {
    if is_crate_root && !shown.starts_with(UNSAFE_CRATE) && !text.contains("#![forbid(unsafe_code)]") {
        problems.push(format!("{shown} does not forbid unsafe code"));
    }
    let is_allowed = |line: &str| line.contains("expect(unsafe_code") || line.contains("allow(unsafe_code");
    if !shown.starts_with("xtask/") && shown != UNSAFE_FILE && text.lines().any(is_allowed) {
        problems.push(format!("{shown} lets itself use unsafe code; only {UNSAFE_FILE} may"));
    }
    if shown == UNSAFE_FILE {
        let lines: Vec<&str> = text.lines().collect();
        let is_told = |at: usize| at > 0 && lines[at - 1].trim_start().starts_with("// SAFETY:");
        for at in (0..lines.len()).filter(|at| lines[*at].contains("unsafe {") && !is_told(*at)) {
            problems.push(format!("{shown}, line {}: a line above says why this is sound (`// SAFETY: …`)", at + 1));
        }
    }
}

/// What is built for WebAssembly too.
fn below_the_server(packages: &[Package]) -> Vec<&Package> {
    let named = |name: &str| packages.iter().find(|package| package.name == name);
    let mut found: Vec<&Package> = wasm::TOPS.iter().filter_map(|top| named(top)).collect();
    let mut next = 0;
    while let Some(package) = found.get(next).copied() {
        next += 1;
        for (dependency, _) in package.dependencies.iter().filter(|(_, is_aside)| !is_aside) {
            if let Some(package) = named(dependency)
                && !found.iter().any(|known| known.name == *dependency)
            {
                found.push(package);
            }
        }
    }
    found
}

/// Below the server nothing asks the machine for anything; tests may, and come last in a file.
fn check_below(package: &Package, problems: &mut Vec<String>) -> Result<()> {
    for path in files_below(&package.folder.join("src"), "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for word in BANNED_BELOW.iter().filter(|word| code.contains(**word)) {
            let shown = path.strip_prefix(root()).unwrap_or(&path).display();
            problems.push(format!("{shown} uses {word}; what lies below the server asks the machine for nothing"));
        }
    }
    Ok(())
}

/// Rules know no I/O, no clock and no randomness of their own, and count in integers.
fn check_game(game: &Package, problems: &mut Vec<String>) -> Result<()> {
    let name = &game.name;
    for (dependency, is_aside) in &game.dependencies {
        if !is_aside && BANNED_CRATES.contains(&dependency.as_str()) {
            problems.push(format!("the rules in {name} must not depend on {dependency}"));
        }
    }
    for path in files_below(&game.folder.join("src"), "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let is_rules =
            shown.contains("/rules/") || ["state.rs", "facts.rs", "index.rs"].iter().any(|file| shown.ends_with(file));
        let rules_only = if is_rules { &BANNED_IN_RULES[..] } else { &[] };
        for word in BANNED_WORDS.iter().chain(rules_only).filter(|word| text.contains(**word)) {
            problems.push(format!("{shown} uses {word}, which rules must stay free of"));
        }
    }
    for needed in [format!("rulebooks/{name}.md"), format!("scripts/{name}"), format!("records/{name}")] {
        if !root().join(&needed).exists() {
            problems.push(format!("{name} has no {needed}"));
        }
    }
    Ok(())
}

/// Every dependency from outside has a line in docs/dependencies.md.
fn check_dependency_list(packages: &[Package], known: &[&str], problems: &mut Vec<String>) -> Result<()> {
    let list = fs::read_to_string(root().join("docs/dependencies.md")).context("reading docs/dependencies.md")?;
    let mut users: BTreeMap<&str, &str> = BTreeMap::new();
    for package in packages {
        for (dependency, _) in &package.dependencies {
            if !known.contains(&dependency.as_str()) {
                users.insert(dependency, &package.name);
            }
        }
    }
    for (dependency, user) in users {
        if !list.contains(&format!("| {dependency} |")) {
            problems.push(format!("{user} depends on {dependency}, which docs/dependencies.md does not list"));
        }
    }
    Ok(())
}
