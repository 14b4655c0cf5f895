//! Everything that is wrong with a component file, collected with line numbers.

use std::ops::RangeInclusive;

use atoll_core::SetError;
use toml::Spanned;

/// Collects what is wrong, with line numbers.
pub(super) struct Findings<'a> {
    pub(super) text: &'a str,
    pub(super) errors: Vec<SetError>,
}

impl Findings<'_> {
    fn line_of(&self, offset: usize) -> usize {
        1 + self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|&&byte| byte == b'\n').count()
    }

    pub(super) fn at(&mut self, offset: usize, what: impl Into<String>) {
        let line = self.line_of(offset);
        self.errors.push(SetError { line, what: what.into() });
    }

    pub(super) fn on<T>(&mut self, value: &Spanned<T>, what: impl Into<String>) {
        self.at(value.span().start, what);
    }

    /// The number if it lies in the range.
    pub(super) fn number(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Option<u8> {
        if range.contains(value.get_ref()) {
            return Some(*value.get_ref() as u8);
        }
        self.on(value, format!("{what} is {}; it must be {} to {}", value.get_ref(), range.start(), range.end()));
        None
    }
}
