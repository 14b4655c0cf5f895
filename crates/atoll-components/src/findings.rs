//! Everything that is wrong with a component file, collected with line numbers.

use std::ops::RangeInclusive;

use atoll_core::SetError;
use serde::de::DeserializeOwned;
use toml::Spanned;

/// The largest component file that is read, in bytes.
const MAX_FILE: usize = 1 << 20;

/// Collects what is wrong, with line numbers.
pub struct Findings<'a> {
    text: &'a str,
    errors: Vec<SetError>,
}

impl<'a> Findings<'a> {
    /// Nothing is wrong with this file yet.
    pub fn new(text: &'a str) -> Self {
        Self { text, errors: Vec::new() }
    }

    /// What follows concerns another file; what was found stays.
    pub fn turn_to(&mut self, text: &'a str) {
        self.text = text;
    }

    /// How many things are wrong so far.
    pub fn count(&self) -> usize {
        self.errors.len()
    }

    /// All that is wrong, in line order, or nothing.
    pub fn done(mut self) -> Result<(), Vec<SetError>> {
        if self.errors.is_empty() {
            return Ok(());
        }
        self.errors.sort_by_key(|error| error.line);
        Err(self.errors)
    }

    /// Gives up: this is wrong with the file as a whole, besides what was found.
    pub fn fail<T>(mut self, what: impl Into<String>) -> Result<T, Vec<SetError>> {
        self.at(0, what);
        self.done().map(|()| unreachable!("something was reported just now"))
    }

    /// Reports something at a place of the file, counted in bytes.
    pub fn at(&mut self, offset: usize, what: impl Into<String>) {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        self.errors.push(SetError { line, what: what.into() });
    }

    /// Reports something about a value.
    pub fn on<T>(&mut self, value: &Spanned<T>, what: impl Into<String>) {
        self.at(value.span().start, what);
    }

    /// The number if it lies in the range; otherwise it is reported.
    pub fn within(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Option<i64> {
        let number = *value.get_ref();
        if range.contains(&number) {
            return Some(number);
        }
        self.on(value, format!("{what} is {number}; it must be {} to {}", range.start(), range.end()));
        None
    }

    /// A small number if it lies in the range, which a byte must hold; otherwise it is reported.
    pub fn number(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Option<u8> {
        self.within(value, range, what).and_then(|number| u8::try_from(number).ok())
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

    #[test]
    fn what_is_no_file_is_refused_at_its_line() {
        let wrong = parse::<Row>("count = 1\nsize = \"two\"\n").unwrap_err();
        assert_eq!(wrong[0].line, 2);
        assert!(wrong[0].what.contains("expected a whole number"), "{}", wrong[0]);
        assert_eq!(parse::<Row>(&"#".repeat(MAX_FILE + 1)).unwrap_err()[0].line, 1);
    }
}
