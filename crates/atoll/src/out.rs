//! What the program says on standard output, in letters that the terminal knows: where the locale has no UTF-8, frames, boards
//! and sentences are told in ASCII.

use std::io::{self, IsTerminal as _, Write};

use unicode_normalization::UnicodeNormalization as _;

/// Letters and signs of ours that have a likeness in ASCII.
const LIKENESS: &[(&str, &str)] = &[
    ("┌┐└┘├┤┬┴┼┏┓┗┛╔╗╚╝╭╮╰╯", "+"),
    ("─━╌┄┅╍═╴╶–—‐‑−", "-"),
    ("│┃╎┆║▏▕", "|"),
    ("▶▸→›»", ">"),
    ("◀◂←‹«", "<"),
    ("↑▲△", "^"),
    ("↓▼▽", "v"),
    ("●◆■█▓▉", "#"),
    ("○◇□▒░", "o"),
    ("·•∙⋅", "."),
    ("×✕✗", "x"),
    ("✓", "+"),
    ("≈≋～", "~"),
    ("‘’‚´", "'"),
    ("“”„", "\""),
    ("…", "..."),
    ("ß", "ss"),
    ("æ", "ae"),
    ("ø", "o"),
    ("đ", "d"),
    ("ł", "l"),
    ("\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f}\u{feff}", ""),
];

/// The closest that ASCII has.
pub(crate) fn ascii(text: &str) -> String {
    let mut told = String::new();
    for letter in text.nfc() {
        if letter.is_ascii() {
            told.push(letter);
        } else if let Some((_, like)) = LIKENESS.iter().find(|(letters, _)| letters.contains(letter)) {
            told.push_str(like);
        } else {
            // The letter without its marks, if that is one of ASCII.
            told.push(letter.nfkd().next().filter(char::is_ascii).unwrap_or('?'));
        }
    }
    told
}

/// Whether the locale says that letters are those of ASCII. Where nothing is said, terminals know UTF-8 today.
pub(crate) fn is_ascii() -> bool {
    is_ascii_in(["LC_ALL", "LC_CTYPE", "LANG"].map(|name| std::env::var(name).unwrap_or_default()))
}

fn is_ascii_in(names: [String; 3]) -> bool {
    let name = names.iter().find(|name| !name.is_empty()).map(|name| name.to_ascii_lowercase());
    name.is_some_and(|name| !name.contains("utf-8") && !name.contains("utf8")) && !cfg!(windows)
}

/// Standard output.
pub(crate) fn stdout() -> Told<io::StdoutLock<'static>> {
    Told { out: io::stdout().lock(), is_ascii: is_ascii() }
}

/// Whether somebody watches standard output on a terminal that can be cleared.
pub(crate) fn can_be_cleared() -> bool {
    io::stdout().is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Lines for a reader, in letters that it knows.
pub(crate) struct Told<W> {
    out: W,
    is_ascii: bool,
}

impl<W: Write> Write for Told<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    /// Whoever writes gives whole letters, as `write!` does.
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        if !self.is_ascii || bytes.is_ascii() {
            return self.out.write_all(bytes);
        }
        self.out.write_all(ascii(&String::from_utf8_lossy(bytes)).as_bytes())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ascii_looks_like_what_was_meant() {
        assert_eq!(ascii("┌╌┐ ▶A → žluťoučký kůň … „Größe“ 7 × 佐"), "+-+ >A > zlutoucky kun ... \"Grosse\" 7 x ?");
        let mut told = Told { out: Vec::new(), is_ascii: true };
        write!(told, "● é").expect("memory");
        assert_eq!(told.out, b"# e");
    }

    #[test]
    fn the_locale_says_which_letters_there_are() {
        let ascii = |names: [&str; 3]| is_ascii_in(names.map(String::from));
        for names in [["C", "", "de_DE.UTF-8"], ["", "POSIX", ""], ["", "", "de_DE@euro"], ["", "", "C"]] {
            assert_eq!(ascii(names), !cfg!(windows), "{names:?}");
        }
        for names in [["C.UTF-8", "C", "C"], ["", "en_GB.utf8", "C"], ["", "", ""]] {
            assert!(!ascii(names), "{names:?}");
        }
    }
}
