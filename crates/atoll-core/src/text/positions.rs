//! Positions as text.

use super::notation::{NotationError, Read, read_number, wrong};
use crate::Game;

/// Positions in the form that `docs/notation.md` describes.
pub trait Positions: Game {
    /// The position as text, complete: [`Positions::from_position`] rebuilds an equal state from it.
    fn position_text(&self) -> String;
    /// Reads a position; whatever it leaves out follows from the rest of the box.
    fn from_position(options: &Self::Options, seats: u8, text: &str) -> Read<Self>;
}

/// How the lines of a position begin.
pub struct PositionKeys {
    /// The words that begin lines.
    pub all: &'static [&'static str],
    /// Those of them below which the rows of a grid follow, up to the next line that begins with such a word.
    pub grids: &'static [&'static str],
}

impl PositionKeys {
    /// Calls `line` with each line that says something: its key, the words behind it, and the rows below it. An error says
    /// in which line it is. Comments are left out.
    pub fn read<'a>(
        &self,
        text: &'a str,
        mut line: impl FnMut(&'a str, &[&'a str], &[&'a str]) -> Read<()>,
    ) -> Read<()> {
        let is_key = |text: &str| text.split_whitespace().next().is_some_and(|word| self.all.contains(&word));
        let said = without_mark(text).lines().map(without_comment);
        let mut lines = (1..).zip(said).filter(|(_, text)| !text.trim().is_empty()).peekable();
        while let Some((number, head)) = lines.next() {
            let mut words = head.split_whitespace();
            let Some(key) = words.next() else { continue };
            let mut rows = Vec::new();
            while self.grids.contains(&key)
                && let Some((_, row)) = lines.next_if(|(_, row)| !is_key(row))
            {
                rows.push(row);
            }
            let words: Vec<&str> = words.collect();
            line(key, &words, &rows).map_err(|error| NotationError::new(format!("position line {number}: {error}")))?;
        }
        Ok(())
    }

    /// Refuses a line that does not exist.
    pub fn unknown<T>(&self, key: &str, words: &[&str]) -> Read<T> {
        let (count, keys) = (words.len(), self.all.join(", "));
        wrong(format!("`{key}` with {count} words behind it is no line of a position; lines begin with {keys}"))
    }
}

/// A text without the mark that some editors put before its first line, to say how it is written. Whoever reads a file that
/// people make calls this first.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A comment stands alone: `#` also numbers things, directly behind a word.
fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with('#') { "" } else { line.split(" # ").next().unwrap_or(line) }
}

/// ` C1*2 R1`, with a leading blank: what there is of each, nothing where there is none.
pub fn counted<'a>(counts: impl IntoIterator<Item = (&'a str, u8)>) -> String {
    let word = |(id, count)| match count {
        0 => String::new(),
        1 => format!(" {id}"),
        count => format!(" {id}*{count}"),
    };
    counts.into_iter().map(word).collect()
}

/// An id and how many, from a word such as `C1*2` or `C1`.
pub fn read_counted(word: &str, most: u8) -> Read<(&str, u8)> {
    let (id, count) = word.split_once('*').unwrap_or((word, "1"));
    Ok((id, read_number(count, most)?))
}
