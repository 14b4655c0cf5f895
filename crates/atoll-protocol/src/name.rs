//! What a person may be called: one rule for browsers, programs and terminals.
//!
//! A name is measured in what people see as letters (grapheme clusters), brought into one form (NFC), and has nothing in it
//! that cannot be seen, that turns the writing around it, or that spills over other lines. It is not one that somebody else
//! speaks by: a bot, a seat, the server.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_segmentation::UnicodeSegmentation as _;

use crate::limits::{NAME_LENGTH, NAME_UNITS};

/// Marks that one letter may bear: more of them run over the lines above and below.
const MARKS: usize = 4;
/// Characters that one sign may be joined of: a family of four with its skin colours is eleven.
const JOINED: usize = 12;

/// Words by which bots are called, wherever they stand in a name.
const BOT: &[&str] = &["bot", "bots", "robot", "robots"];
/// Words that call a seat if its letter stands beside them.
const SEAT: &[&str] = &["seat", "platz", "sitz", "sitzplatz", "hely", "szék", "ülőhely", "místo", "sedadlo", "židle"];
/// Letters of seats.
const LETTERS: &[&str] = &["a", "b", "c", "d", "e"];
/// What nobody is called: bots by name and title in every language, and those who speak for the server.
const TAKEN: &[&str] = &[
    "random",
    "easy",
    "greedy",
    "normal",
    "expert",
    "Drift",
    "Beachcomber",
    "Trader",
    "Navigator",
    "Captain",
    "Treibholz",
    "Strandläufer",
    "Kauffrau",
    "Kapitänin",
    "Sodródó",
    "Partjáró",
    "Kalmár",
    "Kapitány",
    "Naplavenina",
    "Plavčík",
    "Kupec",
    "Navigátor",
    "Kapitán",
    "server",
    "szerver",
    "atoll",
    "admin",
    "administrator",
    "administrátor",
    "moderator",
    "moderátor",
    "system",
    "systém",
    "rendszer",
    "nobody",
    "niemand",
    "senki",
    "nikdo",
];

/// Why something is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has too many letters.
    Long,
    /// Something in it cannot be seen, or changes how the rest is read.
    Invisible,
    /// A letter bears too many marks, or marks stand without a letter.
    Stacked,
    /// It is what a bot, a seat or the server is called.
    Misleading,
}

impl std::fmt::Display for NameError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Long => write!(f, "A name has at most {NAME_LENGTH} characters; choose a shorter one."),
            Self::Invisible => f.write_str("A name must not contain invisible characters; type it anew."),
            Self::Stacked => {
                write!(f, "A letter of a name has at most {MARKS} marks, and no mark stands alone; leave some out.")
            }
            Self::Misleading => f.write_str("This is what a bot, a seat or the server is called; choose another name."),
        }
    }
}

impl std::error::Error for NameError {}

/// A name as it is kept and shown; empty if nothing is given.
pub fn read(text: &str) -> Result<String, NameError> {
    // Longer than any name, so that nobody has it measured.
    if text.trim().len() > 4 * NAME_UNITS {
        return Err(NameError::Long);
    }
    if text
        .trim()
        .chars()
        .any(|c| c != ' ' && c.general_category() != GeneralCategory::SpaceSeparator && c.is_whitespace())
    {
        return Err(NameError::Invisible);
    }
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    for sign in name.graphemes(true) {
        check_sign(sign)?;
    }
    if name.graphemes(true).count() > NAME_LENGTH || name.encode_utf16().count() > NAME_UNITS {
        return Err(NameError::Long);
    }
    if misleads(&name) { Err(NameError::Misleading) } else { Ok(name) }
}

/// Whether two names look the same, or nearly.
pub fn looks_like(one: &str, other: &str) -> bool {
    one == other || fold(one) == fold(other)
}

/// A name that looks like none of these: the name itself, or with a number behind it.
pub fn apart(name: &str, others: &[&str]) -> String {
    let is_free = |name: &str| !others.iter().any(|other| looks_like(name, other));
    if name.is_empty() || is_free(name) {
        return name.to_string();
    }
    let numbered = |number: u32| {
        let tail = format!(" {number}");
        let head: String = name.graphemes(true).take(NAME_LENGTH - tail.len()).collect();
        head.trim_end().to_string() + &tail
    };
    (2..).map(numbered).find(|name| is_free(name)).unwrap_or_else(|| name.to_string())
}

/// Whether what people see as one sign can be seen, and is one.
fn check_sign(sign: &str) -> Result<(), NameError> {
    let mut marks = 0;
    for (place, c) in sign.chars().enumerate() {
        use GeneralCategory as Category;
        match c.general_category() {
            Category::Control
            | Category::Surrogate
            | Category::PrivateUse
            | Category::Unassigned
            | Category::LineSeparator
            | Category::ParagraphSeparator => return Err(NameError::Invisible),
            Category::Format if !joins(sign, c) => return Err(NameError::Invisible),
            Category::NonspacingMark | Category::EnclosingMark | Category::SpacingMark if is_blank(c) => {
                return Err(NameError::Invisible);
            }
            Category::NonspacingMark | Category::EnclosingMark if place == 0 || sign.starts_with(' ') => {
                return Err(NameError::Stacked);
            }
            Category::NonspacingMark | Category::EnclosingMark => marks += 1,
            _ if is_blank(c) => return Err(NameError::Invisible),
            _ => {}
        }
    }
    let limit = if sign.contains('\u{200d}') { JOINED } else { MARKS };
    if marks > limit || sign.chars().count() > JOINED {
        return Err(NameError::Stacked);
    }
    Ok(())
}

/// Whether an invisible character does what it is for: it joins the parts of an emoji, keeps letters apart or together in
/// scripts that are written so, or spells the flag of a region.
fn joins(sign: &str, c: char) -> bool {
    let is_emoji = sign.chars().next().is_some_and(|first| first.is_emoji_char() && !first.is_ascii());
    let is_last = sign.ends_with(c);
    match c {
        '\u{200d}' if is_emoji => !is_last,
        // Arabic and the scripts of India and south-east Asia.
        '\u{200c}' | '\u{200d}' => sign.starts_with(|first| ('\u{600}'..='\u{109f}').contains(&first)),
        '\u{e0020}'..='\u{e007f}' => sign.starts_with('\u{1f3f4}') && sign.ends_with('\u{e007f}'),
        _ => false,
    }
}

/// Letters and marks that show nothing.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
        | '\u{ffa0}' | '\u{1d159}' | '\u{e0100}'..='\u{e01ef}')
}

fn misleads(name: &str) -> bool {
    let is_one_of = |word: &str, known: &[&str]| known.iter().any(|known| looks_like(word, known));
    let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_seat = |one: &str, other: &str| is_one_of(one, SEAT) && is_one_of(other, LETTERS);
    let is_letter = |word: &str| word.chars().count() == 1 && is_one_of(word, LETTERS);
    match words[..] {
        _ if is_one_of(name, TAKEN) || words.iter().any(|word| is_one_of(word, BOT)) => true,
        [word] => is_one_of(word, TAKEN) || is_letter(word),
        [one, other] => is_seat(one, other) || is_seat(other, one),
        _ => false,
    }
}

/// What is left of a text when everything is taken away that the eye easily overlooks: capitals, marks, and which script a
/// letter belongs to.
fn fold(text: &str) -> String {
    let bare = |text: &str| -> String {
        let is_mark = |c: &char| c.general_category() == GeneralCategory::NonspacingMark;
        text.to_lowercase().nfkd().filter(|c| !is_mark(c)).collect()
    };
    let skeleton: String = unicode_security::skeleton(&bare(text)).collect();
    bare(&skeleton).split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_taken_as_they_are() {
        for name in [
            "Ann <b>",
            "žluťoučký kůň",
            "שלום 1",
            "ליאת",
            "محمد",
            "نیم\u{200c}فاصله",
            "क्षत्रिय",
            "ক\u{200d}ষ",
            "佐藤",
            "한글",
            "Þór",
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "👩🏽\u{200d}🚀",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "🇨🇿",
            "O'Neil",
            "Bottle",
            "Botond",
            "Abbot",
            "Anna B",
            "C3PO",
            "Platzhirsch",
            "Robert'); DROP TABLE",
        ] {
            assert_eq!(read(&format!(" {name} ")), Ok(name.nfc().collect()), "{name}");
        }
        assert_eq!(read("A\u{30a}sa\u{a0}\u{3000}B"), Ok("Åsa B".into()));
        assert_eq!(read(""), Ok(String::new()));
        assert_eq!(read(&"👨\u{200d}👩\u{200d}👧\u{200d}👦".repeat(10)).map(|_| ()), Ok(()));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for bad in [
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{2800}",
            "\u{ffa0}",
            "\u{200b}z",
            "a\u{0}",
            "a\nb",
            "a\tb",
            "a\u{2028}b",
            "x\u{202e}y",
            "x\u{2067}y",
            "\u{200f}x",
            "x\u{ad}y",
            "x\u{feff}y",
            "x\u{e0041}",
            "\u{e000}",
            "x\u{200d}y",
            "🚀\u{200d}",
            "Ann\u{34f}",
            "Ann\u{e0100}",
            "\u{fff9}x",
            "Ann\u{3164}",
        ] {
            assert_eq!(read(bad), Err(NameError::Invisible), "{bad:?}");
        }
        for bad in ["Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "\u{301}", "a \u{20dd}"] {
            assert_eq!(read(bad), Err(NameError::Stacked), "{bad:?}");
        }
        for bad in ["x".repeat(25), "👨\u{200d}👩\u{200d}👧\u{200d}👦".repeat(25), "é".repeat(25), " y".repeat(100_000)]
        {
            assert_eq!(read(&bad), Err(NameError::Long), "{bad:.30}");
        }
        assert!(read(&"é".repeat(24)).is_ok());
    }

    #[test]
    fn nobody_is_called_like_a_bot_a_seat_or_the_server() {
        for bad in [
            "bot expert",
            "BOT",
            "Bot: Captain",
            "b\u{43e}t expert",
            "b0t",
            "bót",
            "ｂｏｔ",
            "expert",
            "Expert",
            "еxpert",
            "Seat A",
            "seat-b",
            "Platz C",
            "A hely",
            "Místo D",
            "A",
            "e",
            "А",
            "Server",
            "SERVER",
            "Admin",
            "Kapitán",
            "kapitan",
        ] {
            assert_eq!(read(bad), Err(NameError::Misleading), "{bad:?}");
        }
    }

    #[test]
    fn names_at_one_table_can_be_told_apart() {
        let others = ["Ann", "Ann 2", "Ben"];
        let apart = |name: &str| super::apart(name, &others);
        assert_eq!(["Zoë", "Ann", "ANN", "Аnn", "Ben"].map(apart), ["Zoë", "Ann 3", "ANN 3", "Аnn 3", "Ben 2"]);
        assert_eq!(super::apart(&"x".repeat(24), &["x".repeat(24).as_str()]), "x".repeat(22) + " 2");
        assert_eq!(super::apart("", &[""]), "");
    }
}
