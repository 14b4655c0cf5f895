//! Rulebooks in other languages: `rulebooks/<language>/<game>.md` tells what `rulebooks/<game>.md` tells, paragraph for
//! paragraph.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::root;

/// The folders of translations, and what marks a ruling in each: the client shows these marks as `web-ruling`.
const LANGUAGES: [(&str, &str); 3] = [("de", "Klarstellung"), ("hu", "Tisztázás"), ("cs", "Výklad")];

/// What a block of a rulebook is, whatever its words are.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Mark {
    /// A heading's signs, a paragraph's id, a list's sign, the bar of a table's row; empty for plain text.
    kind: String,
    /// Rulings it holds.
    rulings: usize,
    /// Paragraphs it cites and numbers it writes as such, sorted.
    facts: Vec<String>,
}

/// Headings and numbered paragraphs, each with what follows until the next.
struct Chapter {
    line: usize,
    head: Mark,
    /// Sorted where the order is the alphabet's, that is outside of the law.
    rest: Vec<Mark>,
}

fn kind_of(line: &str) -> Option<&str> {
    let text = line.trim_start();
    if line.starts_with('#') {
        return line.split(' ').next();
    }
    if line.starts_with('|') {
        return Some("|");
    }
    if text.starts_with("- ") {
        return Some("-");
    }
    if let Some((id, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once(".**"))
        && id.contains('-')
        && !id.contains(' ')
    {
        return Some(id);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && text[digits..].starts_with(". ")).then_some("1.")
}

/// Paragraph ids and numbers in a text. Words of letters and digits, such as `1x`, are none.
fn facts(text: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let mut found: Vec<String> = text
        .split(|letter: char| !is_part(letter))
        // A range such as 2–5 is split by its dash; one written with a hyphen is two numbers as well.
        .flat_map(|word| match word.bytes().next().is_some_and(|byte| byte.is_ascii_uppercase()) {
            true => vec![word],
            false => word.split('-').collect(),
        })
        .filter(|word| word.bytes().any(|byte| byte.is_ascii_digit()))
        .map(|word| word.trim_matches(|letter: char| letter != '-' && !letter.is_ascii_alphanumeric()).to_string())
        .collect();
    found.sort();
    found
}

fn chapters(text: &str, ruling: &str) -> Vec<Chapter> {
    let ruling = format!("*{ruling}");
    let mut blocks: Vec<(usize, String, String)> = Vec::new();
    let mut is_open = false;
    for (number, line) in (1..).zip(text.lines()) {
        match (kind_of(line), blocks.last_mut()) {
            (Some(kind), _) => blocks.push((number, kind.to_string(), line.to_string())),
            (None, Some((_, _, block))) if is_open && !line.trim().is_empty() => {
                block.push(' ');
                block.push_str(line);
            }
            (None, _) if !line.trim().is_empty() => blocks.push((number, String::new(), line.to_string())),
            _ => {}
        }
        is_open = !line.trim().is_empty() && !line.starts_with('#') && !line.starts_with('|');
    }
    let mut found: Vec<Chapter> = Vec::new();
    for (line, kind, block) in blocks {
        let mark = Mark { rulings: block.matches(&ruling).count(), facts: facts(&block), kind };
        let is_head = mark.kind.starts_with('#') || mark.kind.contains('-') && mark.kind.len() > 1;
        match found.last_mut() {
            Some(chapter) if !is_head => chapter.rest.push(mark),
            _ => found.push(Chapter { line, head: mark, rest: Vec::new() }),
        }
    }
    for chapter in &mut found {
        if chapter.head.kind.starts_with('#') {
            chapter.rest.sort();
        }
    }
    found
}

/// How a translation differs from the book in what it tells, or nothing.
fn differences(book: &str, translation: &str, ruling: &str) -> Vec<String> {
    let (told, translated) = (chapters(book, "Ruling"), chapters(translation, ruling));
    let mut problems = Vec::new();
    for (english, other) in told.iter().zip(&translated) {
        let at = format!("line {} (line {} in English)", other.line, english.line);
        if english.head.kind != other.head.kind {
            // Whatever follows is compared with something else.
            problems.push(format!("{at}: `{}` stands where `{}` should", other.head.kind, english.head.kind));
            return problems;
        }
        if english.head != other.head {
            problems.push(format!("{at}: {:?} should be {:?}", other.head, english.head));
        } else if english.rest != other.rest {
            let wrong = other.rest.iter().find(|mark| !english.rest.contains(mark));
            let missing = english.rest.iter().find(|mark| !other.rest.contains(mark));
            problems.push(format!("{at}: what follows has {wrong:?} and not {missing:?}"));
        }
    }
    if told.len() != translated.len() {
        problems.push(format!("{} headings and paragraphs instead of {}", translated.len(), told.len()));
    }
    problems
}

/// Compares every translation with its book. Games that have messages in a language have a rulebook in it.
pub(crate) fn check(books: &Path, problems: &mut Vec<String>) -> Result<()> {
    let known: BTreeSet<&str> = LANGUAGES.iter().map(|(language, _)| *language).collect();
    for entry in fs::read_dir(books).with_context(|| format!("listing {}", books.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !known.contains(name.as_str()) {
            problems.push(format!("rulebooks/{name} is no language; they are {known:?}"));
        }
    }
    for (language, ruling) in LANGUAGES {
        let mut count = 0;
        for game in games(books)? {
            let translation = books.join(language).join(&game).with_extension("md");
            let needed = root().join("locales").join(language).join(&game).with_extension("ftl").exists();
            let Ok(text) = fs::read_to_string(&translation) else {
                if needed {
                    problems.push(format!("{game} speaks {language}, but {} is missing", translation.display()));
                }
                continue;
            };
            count += 1;
            let book = books.join(&game).with_extension("md");
            let book = fs::read_to_string(&book).with_context(|| format!("reading {}", book.display()))?;
            let found = differences(&book, &text, ruling);
            problems.extend(found.into_iter().map(|problem| format!("rulebooks/{language}/{game}.md, {problem}")));
        }
        println!("{language}: {count} rulebooks");
    }
    Ok(())
}

/// The games that have a rulebook.
pub(crate) fn games(books: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(books).with_context(|| format!("listing {}", books.display()))? {
        let path = entry?.path();
        if path.is_file() {
            games.push(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# A\n\nHello.\n\n**XX-1.** One of 5,\nand more (XX-2).\n\n- a point\n- 2 points\n\n**XX-2.** Two. *Ruling:* so.\n\n## Words\n\n- **Sea** – wet (XX-1).\n- **Land** – dry.\n";

    fn german(from: &str, to: &str) -> Vec<String> {
        let book = "# A\n\nHallo.\n\n**XX-1.** Eins von 5 und noch mehr\n(XX-2).\n\n- ein Punkt\n- 2 Punkte\n\n**XX-2.** Zwei. *Klarstellung:* so.\n\n## Wörter\n\n- **Land** – trocken.\n- **Meer** – nass (XX-1).\n";
        assert!(book.contains(from));
        differences(BOOK, &book.replace(from, to), "Klarstellung")
    }

    #[test]
    fn a_translation_tells_the_same() {
        assert_eq!(german("Hallo", "Hallo"), Vec::<String>::new());
    }

    #[test]
    fn what_a_translation_leaves_out_or_changes_is_found() {
        for (from, to) in [
            ("**XX-2.**", "**XX-3.**"),
            ("**XX-2.** Zwei. ", ""),
            ("von 5", "von 6"),
            ("(XX-2)", "(XX-1)"),
            ("- 2 Punkte\n", ""),
            ("*Klarstellung:*", "*Entscheidung:*"),
            ("## Wörter\n", ""),
            ("nass (XX-1)", "nass"),
        ] {
            assert_ne!(german(from, to), Vec::<String>::new(), "{from} -> {to}");
        }
    }

    #[test]
    fn numbers_and_ids_are_facts() {
        assert_eq!(facts("2–5 lapka, 4-4 hal: +1 (MA-11 d), `0,0`."), ["0", "0", "1", "2", "4", "4", "5", "MA-11"]);
    }
}
