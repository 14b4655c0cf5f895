//! `cargo xtask locales`: every sentence exists in every language, with the same arguments, and is said somewhere.
//!
//! The name of a file is the prefix of its keys: `common.ftl` holds `common-…`. A key with two hyphens in a row
//! is a piece that only the messages of its own language use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use crate::files::files_below;
use crate::root;

/// The language the others are compared with.
const FIRST: &str = "en";
/// Where keys are used: folders and endings.
const USERS: [(&str, &[&str]); 2] = [("crates", &["rs"]), ("web/src", &["ts", "tsx", "svelte", "js", "mjs"])];

/// The attribute with what is said to people who want no codes (CONTRIBUTING.md).
const PLAIN: &str = "plain";

/// One message of one language.
#[derive(Debug, Default)]
struct Entry {
    file: String,
    args: BTreeSet<String>,
    refs: BTreeSet<String>,
    /// Its plain form, if it has one.
    plain: Option<Box<Entry>>,
}

type Entries = BTreeMap<String, Entry>;

fn is_name_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

fn name_at(text: &str) -> String {
    text.chars().take_while(|letter| is_name_part(*letter)).collect()
}

/// What the keys of a file begin with: `de/common.ftl` holds `common-…`; `board/GAME/messages.de.ftl` holds `GAME-ui-…`.
fn prefix_of(file: &str) -> String {
    let mut folders = file.trim_end_matches(".ftl").rsplit('/');
    match (folders.next().unwrap_or_default(), folders.next()) {
        (name, Some(game)) if name.starts_with("messages.") => format!("{game}-ui-"),
        (name, _) => format!("{name}-"),
    }
}

/// Reads a message file: its keys, and for each the arguments and the messages that its text names.
fn read(text: &str, file: &str, entries: &mut Entries, problems: &mut Vec<String>) {
    let prefix = prefix_of(file);
    let (resource, errors) = parse(text).map_or_else(|broken| broken, |resource| (resource, Vec::new()));
    for error in errors {
        let begin = error.slice.as_ref().unwrap_or(&error.pos).start;
        let line = text[..begin].matches('\n').count() + 1;
        problems.push(format!("{file}, line {line}: {error}"));
    }
    for item in resource.body {
        match item {
            ast::Entry::Message(message) => {
                let key = message.id.name;
                if !key.starts_with(&prefix) {
                    problems.push(format!("{file}: `{key}` does not begin with `{prefix}`"));
                }
                let mut entry = Entry { file: file.into(), ..Entry::default() };
                for attribute in &message.attributes {
                    match attribute.id.name {
                        PLAIN => entry.plain.get_or_insert_default().add_pattern(&attribute.value),
                        name => problems.push(format!("{file}: `{key}` has an attribute `{name}`, which nobody reads")),
                    }
                }
                match &message.value {
                    Some(pattern) => entry.add_pattern(pattern),
                    None => problems.push(format!("{file}: `{key}` has no text")),
                }
                if entries.insert(key.into(), entry).is_some() {
                    problems.push(format!("{file}: `{key}` is given twice"));
                }
            }
            ast::Entry::Term(term) => {
                let name = term.id.name;
                problems.push(format!("{file}: `-{name}` is a term; make it a piece with two hyphens in a row"));
            }
            // An error has been told for what cannot be read.
            _ => {}
        }
    }
}

impl Entry {
    /// What its texts refer to.
    fn all_refs(&self) -> impl Iterator<Item = &String> {
        self.refs.iter().chain(self.plain.iter().flat_map(|plain| &plain.refs))
    }

    fn add_pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.add(expression);
            }
        }
    }

    fn add(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Select { selector, variants } => {
                self.add_inline(selector);
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
            ast::Expression::Inline(inline) => self.add_inline(inline),
        }
    }

    fn add_inline(&mut self, inline: &ast::InlineExpression<&str>) {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::VariableReference { id } => {
                self.args.insert(id.name.into());
            }
            Inline::MessageReference { id, attribute } => {
                self.refs.insert(match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.into(),
                });
            }
            // There are no terms, so that this is told as a reference to nothing.
            Inline::TermReference { id, .. } => {
                self.refs.insert(format!("-{}", id.name));
            }
            Inline::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.add_inline(argument));
                arguments.named.iter().for_each(|argument| self.add_inline(&argument.value));
            }
            Inline::Placeable { expression } => self.add(expression),
            Inline::StringLiteral { .. } | Inline::NumberLiteral { .. } => {}
        }
    }
}

/// The message that is referred to, or its plain form.
fn find<'a>(entries: &'a Entries, name: &str) -> Option<&'a Entry> {
    match name.strip_suffix(".plain") {
        Some(key) => entries.get(key)?.plain.as_deref(),
        None => entries.get(name),
    }
}

/// The arguments of a message with those of all it refers to.
fn all_args(entries: &Entries, key: &str) -> BTreeSet<String> {
    let (mut args, mut seen, mut waiting) = (BTreeSet::new(), BTreeSet::new(), vec![key.to_string()]);
    while let Some(key) = waiting.pop() {
        if let Some(entry) = find(entries, &key).filter(|_| seen.insert(key.clone())) {
            args.extend(entry.args.iter().cloned());
            waiting.extend(entry.refs.iter().cloned());
        }
    }
    args
}

/// The head and the tail of every template of a source that begins with one of the prefixes: `` `web-error-${code}` ``.
fn templates_in(text: &str, prefixes: &BTreeSet<String>, templates: &mut BTreeSet<(String, String)>) {
    for (at, _) in text.match_indices('`') {
        let head = name_at(&text[at + 1..]);
        let rest = &text[at + 1 + head.len()..];
        let Some((_, rest)) = rest.strip_prefix("${").and_then(|rest| rest.split_once('}')) else { continue };
        let tail = name_at(rest);
        let is_closed = rest[tail.len()..].starts_with('`');
        // A head that is only a prefix, without a tail, would stand for every key.
        let is_told = |prefix: &String| head.starts_with(prefix.as_str()) && head.len() + tail.len() > prefix.len();
        if is_closed && prefixes.iter().any(is_told) {
            templates.insert((head, tail));
        }
    }
}

/// Every quoted word of a source that begins with one of the prefixes.
fn used_in(text: &str, prefixes: &BTreeSet<String>, used: &mut BTreeSet<String>) {
    let is_quote = |letter: char| matches!(letter, '"' | '\'' | '`');
    for (at, _) in text.match_indices(is_quote) {
        let name = name_at(&text[at + 1..]);
        let is_closed = text[at + 1 + name.len()..].starts_with(is_quote);
        if is_closed && prefixes.iter().any(|prefix| name.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty())) {
            used.insert(name);
        }
    }
}

fn folders(root: &Path) -> Result<BTreeSet<String>> {
    let entries = fs::read_dir(root).with_context(|| format!("listing {}", root.display()))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    let folders = paths.iter().filter(|path| path.is_dir());
    Ok(folders.filter_map(|path| path.file_name().and_then(|name| name.to_str()).map(String::from)).collect())
}

/// What is wrong with a language compared with the first.
fn compare(first: &Entries, language: &str, entries: &Entries, problems: &mut Vec<String>) {
    let is_piece = |key: &&String| key.contains("--");
    for (key, entry) in first.iter().filter(|(key, _)| !is_piece(key)) {
        if !entries.contains_key(key) {
            problems.push(format!("{language}: `{key}` of {} is missing", entry.file));
            continue;
        }
        let other = &entries[key];
        if entry.plain.is_some() != other.plain.is_some() {
            problems.push(format!("{language}: `{key}` has a plain form in one language and none in another"));
        }
        let (of_plain, of_first) = (all_args(entries, &format!("{key}.{PLAIN}")), all_args(first, key));
        // A plain form may do with less; and with a number that only chooses a plural form.
        let unknown: Vec<&String> = of_plain.difference(&of_first).filter(|arg| *arg != "count").collect();
        if !unknown.is_empty() {
            problems.push(format!("{language}: the plain form of `{key}` has the arguments {unknown:?} of its own"));
        }
        let (wanted, found) = (all_args(first, key), all_args(entries, key));
        // A language may do without a number that only chooses a plural form.
        let differs = wanted.symmetric_difference(&found).any(|arg| arg != "count");
        if differs {
            problems.push(format!("{language}: `{key}` has the arguments {found:?}, in {FIRST} {wanted:?}"));
        }
    }
    for key in entries.keys().filter(|key| !is_piece(key) && !first.contains_key(*key)) {
        problems.push(format!("{language}: `{key}` does not exist in {FIRST}"));
    }
    let referred: BTreeSet<&String> = entries.values().flat_map(Entry::all_refs).collect();
    for key in referred.iter().filter(|key| find(entries, key).is_none()) {
        problems.push(format!("{language}: there is no `{key}`, which another message refers to"));
    }
    let is_used = |key: &String| referred.contains(key) || referred.contains(&format!("{key}.{PLAIN}"));
    for key in entries.keys().filter(|key| is_piece(key) && !is_used(key)) {
        problems.push(format!("{language}: no message uses the piece `{key}`"));
    }
}

pub(crate) fn run() -> Result<()> {
    let mut problems = Vec::new();
    let mut prefixes = BTreeSet::new();
    let mut languages: BTreeMap<String, Entries> = BTreeMap::new();
    for language in folders(&root().join("locales"))? {
        let entries = languages.entry(language.clone()).or_default();
        for path in files_below(&root().join("locales").join(&language), "ftl")? {
            let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            read(&text, &format!("{language}/{stem}.ftl"), entries, &mut problems);
            prefixes.insert(format!("{stem}-"));
        }
        let boards = root().join("web/src/board");
        for game in folders(&boards)? {
            let path = boards.join(&game).join(format!("messages.{language}.ftl"));
            if let Ok(text) = fs::read_to_string(&path) {
                let file = format!("board/{game}/messages.{language}.ftl");
                read(&text, &file, entries, &mut problems);
                prefixes.insert(prefix_of(&file));
            }
        }
    }
    let Some(first) = languages.get(FIRST) else { bail!("there is no folder locales/{FIRST}") };
    for (language, entries) in &languages {
        compare(first, language, entries, &mut problems);
    }
    let (mut used, mut templates) = (BTreeSet::new(), BTreeSet::new());
    for (folder, endings) in USERS {
        let folder = root().join(folder);
        for ending in endings.iter().filter(|_| folder.is_dir()) {
            for path in files_below(&folder, ending)? {
                let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
                used_in(&text, &prefixes, &mut used);
                templates_in(&text, &prefixes, &mut templates);
            }
        }
    }
    for key in used.iter().filter(|key| !first.contains_key(*key)) {
        problems.push(format!("`{key}` is used but no message file has it"));
    }
    let referred: BTreeSet<&String> = first.values().flat_map(Entry::all_refs).collect();
    let is_made = |key: &String| {
        templates.iter().any(|(head, tail)| {
            key.len() > head.len() + tail.len() && key.starts_with(head.as_str()) && key.ends_with(tail.as_str())
        })
    };
    let is_said = |key: &String| used.contains(key) || referred.contains(key) || is_made(key);
    for key in first.keys().filter(|key| !key.contains("--") && !is_said(key)) {
        problems.push(format!("`{key}` is never used"));
    }
    if !problems.is_empty() {
        bail!("the message files are not in order:\n  {}", problems.join("\n  "));
    }
    let shared = first.keys().filter(|key| !key.contains("--")).count();
    let names: Vec<String> =
        languages.iter().map(|(name, entries)| format!("{name} {} texts", entries.len())).collect();
    println!("locales: {shared} messages, {} used by programs; {}", used.len(), names.join(", "));
    for prefix in &prefixes {
        let count = first.keys().filter(|key| key.starts_with(prefix.as_str()) && !key.contains("--")).count();
        println!("  {prefix}… {count}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str) -> (Entries, Vec<String>) {
        let (mut entries, mut problems) = (Entries::new(), Vec::new());
        read(text, "xx/ab.ftl", &mut entries, &mut problems);
        (entries, problems)
    }

    #[test]
    fn arguments_are_found_through_references() {
        let (found, problems) =
            entries("# x\nab-one = { $n ->\n    [one] a\n   *[other] { ab--two }\n    }\nab--two = {$m}{\"\"}\n");
        assert_eq!(problems, [""; 0]);
        assert_eq!(all_args(&found, "ab-one"), BTreeSet::from(["m".into(), "n".into()]));
        compare(&found, "en", &found, &mut Vec::new());
    }

    #[test]
    fn what_is_out_of_order_is_said() {
        let (first, _) = entries("ab-one = { $n }\nab-two = x\n");
        let (other, problems) = entries("ab-one = { ab--gone }\nab-three = x\nab--idle = x\ncd-one = x\nab-one = x\n");
        assert_eq!(problems.len(), 2);
        let (_, problems) = entries("ab-one = { $n\nab-two =\nab-three = x\n    .title = y\n-ab = x\n");
        let all = problems.join("\n");
        for part in
            ["xx/ab.ftl, line 1: ", "xx/ab.ftl, line 2: ", "`ab-three` has an attribute `title`", "`-ab` is a term"]
        {
            assert!(all.contains(part), "{part}: {all}");
        }
        let mut problems = Vec::new();
        compare(&first, "xx", &other, &mut problems);
        let all = problems.join("\n");
        for part in ["`ab-two` of", "`ab-three` does not", "`ab-one` has the arguments", "piece `ab--idle`"] {
            assert!(all.contains(part), "{part}: {all}");
        }
    }

    #[test]
    fn plain_forms_are_alike_in_all_languages() {
        let (first, problems) = entries(
            "ab-one = { $n } at { ab--it }\n    .plain = { $n } { ab--it.plain }\nab--it = { $x }\n    .plain = x\n",
        );
        assert_eq!(problems, [""; 0]);
        let compared = |text: &str| {
            let mut problems = Vec::new();
            compare(&first, "xx", &entries(text).0, &mut problems);
            problems.join("\n")
        };
        assert_eq!(compared("ab-one = { $n } { $x }\n    .plain = { $n }\n"), "");
        assert!(compared("ab-one = { $n } { $x }\n").contains("a plain form in one language"));
        assert!(compared("ab-one = { $n } { $x }\n    .plain = { $y }\n").contains("of its own"));
        assert!(compared("ab-one = { $n } { $x }\n    .plain = { ab--no.plain }\n").contains("no `ab--no.plain`"));
    }

    #[test]
    fn only_whole_quoted_words_are_keys() {
        let mut used = BTreeSet::new();
        let prefixes = BTreeSet::from(["ab-".to_string()]);
        used_in("f(\"ab-one\") 'ab-two' \"ab-\" \"ab-x y\" \"cab-z\" `ab-three`", &prefixes, &mut used);
        assert_eq!(used, ["ab-one", "ab-two", "ab-three"].map(String::from).into());
    }
}
