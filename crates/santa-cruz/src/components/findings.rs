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

    /// Reports a number outside its range.
    pub(super) fn within(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) {
        if !range.contains(value.get_ref()) {
            self.on(value, format!("{what} is {}; it must be {} to {}", value.get_ref(), range.start(), range.end()));
        }
    }

    /// The number, or 0 if it is outside its range, which is reported.
    pub(super) fn number(&mut self, value: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> u8 {
        self.within(value, range.clone(), what);
        if range.contains(value.get_ref()) { *value.get_ref() as u8 } else { 0 }
    }
}
