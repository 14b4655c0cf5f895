//! The examples in the documentation are real.

use std::fs;
use std::path::Path;

use atoll_catalog::{GAMES, Record, Script};

/// The indented blocks of a document that begin with this line.
fn blocks(document: &str, first: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(document);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut found: Vec<String> = Vec::new();
    let mut block = String::new();
    for line in text.lines().chain(["the end"]) {
        if let Some(line) = line.strip_prefix("    ") {
            block.push_str(line);
            block.push('\n');
        } else if line.trim().is_empty() && !block.is_empty() {
            block.push('\n');
        } else {
            found.push(std::mem::take(&mut block));
        }
    }
    found.retain(|block| block.starts_with(first));
    assert!(!found.is_empty(), "{document} has no example that begins with `{first}`");
    found
}

#[test]
fn example_records_verify() {
    for text in blocks("notation.md", "atoll-record") {
        let record = Record::parse(text.trim_end()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let verdict = GAMES.verify(&record).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(verdict.is_over && verdict.draws_verified.is_some());
    }
}

#[test]
fn example_scripts_hold() {
    let scripts: Vec<String> =
        blocks("notation.md", "# ").into_iter().filter(|text| text.contains("\ngame ")).collect();
    assert!(!scripts.is_empty());
    for text in scripts {
        Script::parse(GAMES, &text)
            .and_then(|script| script.run(|_| {}))
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
}
