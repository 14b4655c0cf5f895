//! Everything that is wrong with a component file, collected with line numbers.
//!
//! Files come from strangers. So whatever is wrong with one costs no more than reading it: lines are found in a list that is
//! made once, and what is told has a limit, in number and in length.

use std::cell::OnceCell;
use std::fmt::{self, Display, Write as _};
use std::ops::RangeInclusive;

use atoll_core::SetError;
use serde::de::DeserializeOwned;
use toml::Spanned;

/// The largest component file that is read, in bytes.
const MAX_FILE: usize = 1 << 20;

/// So many things are told of one file; of the rest, how many they are.
pub const MOST_FINDINGS: usize = 100;

/// The longest sentence about one thing, in bytes: files can make words of any length.
const LONGEST: usize = 300;

/// Collects what is wrong, with line numbers.
pub struct Findings<'a> {
    text: &'a str,
    /// Where lines end, once somebody wants to know.
    line_ends: OnceCell<Vec<usize>>,
    errors: Vec<SetError>,
    /// What was found beyond [`MOST_FINDINGS`].
    untold: usize,
}

impl<'a> Findings<'a> {
    /// Nothing is wrong with this file yet.
    pub fn new(text: &'a str) -> Self {
        Self { text, line_ends: OnceCell::new(), errors: Vec::new(), untold: 0 }
    }

    /// What follows concerns another file; what was found stays.
    pub fn turn_to(&mut self, text: &'a str) {
        self.text = text;
        self.line_ends.take();
    }

    /// How many things are wrong so far.
    pub fn count(&self) -> usize {
        self.errors.len() + self.untold
    }

    /// All that is wrong, in line order, or nothing.
    pub fn done(mut self) -> Result<(), Vec<SetError>> {
        if self.errors.is_empty() {
            return Ok(());
        }
        self.errors.sort_by_key(|error| error.line);
        if self.untold > 0 {
            let line = self.errors.last().map_or(1, |last| last.line);
            let what = format!("{} more things are wrong with the file; mend these first", self.untold);
            self.errors.push(SetError { line, what });
        }
        Err(self.errors)
    }

    /// Gives up: this is wrong with the file as a whole, besides what was found.
    pub fn fail<T>(mut self, what: impl Display) -> Result<T, Vec<SetError>> {
        self.at(0, what);
        self.done().map(|()| unreachable!("something was reported just now"))
    }

    /// Reports something at a place of the file, counted in bytes. What is beyond the limit is only counted, and not put into
    /// words: give `format_args!`.
    pub fn at(&mut self, offset: usize, what: impl Display) {
        if self.errors.len() == MOST_FINDINGS {
            self.untold += 1;
            return;
        }
        let mut sentence = Sentence(String::new());
        if write!(sentence, "{what}").is_err() {
            sentence.0.push('…');
        }
        self.errors.push(SetError { line: self.line(offset), what: sentence.0 });
    }

    /// The line of a place, counted from 1.
    fn line(&self, offset: usize) -> usize {
        let ends = self.line_ends.get_or_init(|| self.text.match_indices('\n').map(|(end, _)| end).collect());
        1 + ends.partition_point(|&end| end < offset)
    }

    /// Reports something about a value.
    pub fn on<T>(&mut self, value: &Spanned<T>, what: impl Display) {
        self.at(value.span().start, what);
    }

    /// The number if it lies in the range; otherwise it is reported.
    pub fn within(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Option<i64> {
        let number = *value.get_ref();
        if range.contains(&number) {
            return Some(number);
        }
        self.on(value, format_args!("{what} is {number}; it must be {} to {}", range.start(), range.end()));
        None
    }

    /// A small number if it lies in the range, which a byte must hold; otherwise it is reported.
    pub fn number(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Option<u8> {
        self.within(value, range, what).and_then(|number| u8::try_from(number).ok())
    }
}

/// A text that takes no more than [`LONGEST`] bytes, and stops whoever writes more.
struct Sentence(String);

impl fmt::Write for Sentence {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = LONGEST.saturating_sub(self.0.len());
        let end = text.floor_char_boundary(room);
        self.0.push_str(&text[..end]);
        if end == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}

/// Reads a file's rows. A file that is too long, or no TOML of this shape, is reported at its place.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Vec<SetError>> {
    let mut findings = Findings::new(text);
    if text.len() > MAX_FILE {
        return findings.fail(format!("the file has {} bytes; a component file has at most {MAX_FILE}", text.len()));
    }
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        // The reader speaks of its own types; people know whole numbers.
        let message = message
            .replace("expected i64", "expected a whole number")
            .replace("expected u8", "expected a whole number from 0 to 255");
        findings.at(offset, message);
        findings.errors
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Row {
        count: Spanned<i64>,
        size: Spanned<i64>,
    }

    #[test]
    fn findings_name_their_lines_in_order() {
        let text = "# head\ncount = 300\nsize = 7\n";
        let row: Row = parse(text).expect("a row");
        let mut findings = Findings::new(text);
        assert_eq!(findings.number(&row.size, 1..=5, "size"), None);
        assert_eq!(findings.number(&row.count, 0..=255, "count"), None);
        assert_eq!(findings.within(&row.count, 0..=999, "count"), Some(300));
        assert_eq!(findings.count(), 2);
        let said: Vec<String> = findings.done().unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(said, ["line 2: count is 300; it must be 0 to 255", "line 3: size is 7; it must be 1 to 5"]);
        assert_eq!(Findings::new(text).done(), Ok(()));
    }

    /// A thousand things wrong with long words cost a hundred short sentences.
    #[test]
    fn what_is_told_has_a_limit() {
        let text = format!("count = 300 # {}\n{}size = 7\n", "é".repeat(50_000), "\n".repeat(50_000));
        let row: Row = parse(&text).expect("a row");
        let mut findings = Findings::new(&text);
        for _ in 0..1_000 {
            findings.on(&row.size, format_args!("`{text}` is long"));
        }
        findings.on(&row.count, "not told any more");
        assert_eq!(findings.count(), 1_001);
        let told = findings.done().unwrap_err();
        assert_eq!(told.len(), MOST_FINDINGS + 1);
        assert!(told.iter().all(|error| error.line == 50_002 && error.what.len() <= LONGEST + 3));
        assert_eq!(told[MOST_FINDINGS].what, "901 more things are wrong with the file; mend these first");
    }

    #[test]
    fn what_is_no_file_is_refused_at_its_line() {
        let wrong = parse::<Row>("count = 1\nsize = \"two\"\n").unwrap_err();
        assert_eq!(wrong[0].line, 2);
        assert!(wrong[0].what.contains("expected a whole number"), "{}", wrong[0]);
        assert_eq!(parse::<Row>(&"#".repeat(MAX_FILE + 1)).unwrap_err()[0].line, 1);
    }
}
