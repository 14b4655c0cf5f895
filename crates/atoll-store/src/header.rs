//! What is settled when a table is set up, as it is stored: JSON with the number of its form.
//!
//! A form that was ever written is read for ever; what is read of an older one is brought into the newest at once.

use serde::{Deserialize, Serialize};

use crate::StoreError;

/// The newest form.
const FORM: u32 = 2;

/// What is settled when a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules revision that it was set up under.
    pub rules: u32,
    /// Number of seats.
    pub seats: u8,
    /// Options by key.
    pub options: Vec<(String, String)>,
    /// A component file, if not the built-in set.
    pub components: Option<String>,
    /// What the table agreed on beyond the game's rules.
    pub terms: Terms,
    /// Moves of another game that this one goes on with.
    pub given: Vec<GivenMove>,
}

/// What a table agreed on beyond the game's rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Who may watch.
    pub watch: Watch,
    /// Whether decisions can be taken back.
    pub takes_back: bool,
    /// Whether clients offer the bag counter, odds and the like.
    pub aids: bool,
    /// Whether a seat may ask for hints.
    pub hints: bool,
    /// Whether the game is a serious one.
    pub serious: bool,
}

/// Who may watch a table without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// Whoever has the link.
    Link,
    /// Seats only.
    Nobody,
}

/// A move taken over from another game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GivenMove {
    /// The seat's number; none for a draw.
    pub seat: Option<u8>,
    /// The move in the game's notation.
    pub text: String,
}

#[derive(Serialize)]
struct Written<'a> {
    form: u32,
    #[serde(flatten)]
    header: &'a Header,
}

impl Header {
    /// As it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(&Written { form: FORM, header: self }).expect("a header is plain data")
    }

    /// Reads what was stored, in whatever form.
    pub fn read(text: &str) -> Result<Self, StoreError> {
        #[derive(Deserialize)]
        struct Form {
            form: Option<u32>,
        }
        let wrong = |error: serde_json::Error| StoreError::Damaged(format!("the header of a table: {error}"));
        let Form { form } = serde_json::from_str(text).map_err(wrong)?;
        match form.unwrap_or(1) {
            1 => serde_json::from_str::<First>(text).map(First::into_newest).map_err(wrong),
            FORM => serde_json::from_str(text).map_err(wrong),
            newer => Err(StoreError::Damaged(format!(
                "the header of a table has form {newer}; this version knows forms up to {FORM}"
            ))),
        }
    }
}

/// The first form. It had no number.
#[derive(Deserialize)]
struct First {
    game: String,
    rules: u32,
    seats: u8,
    options: Vec<(String, String)>,
    components: Option<String>,
    policy: FirstPolicy,
    #[serde(default)]
    given: Vec<GivenMove>,
}

#[derive(Deserialize)]
struct FirstPolicy {
    watch: Watch,
    undo: FirstUndo,
    aids: bool,
    hints: bool,
    serious: bool,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum FirstUndo {
    Turn,
    None,
}

impl First {
    fn into_newest(self) -> Header {
        let Self { game, rules, seats, options, components, policy, given } = self;
        let FirstPolicy { watch, undo, aids, hints, serious } = policy;
        let terms = Terms { watch, takes_back: undo == FirstUndo::Turn, aids, hints, serious };
        Header { game, rules, seats, options, components, terms, given }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header {
            game: "islands".into(),
            rules: 3,
            seats: 2,
            options: vec![("first".into(), "A".into())],
            components: Some("tile = 1\n".into()),
            terms: Terms { watch: Watch::Nobody, takes_back: true, aids: true, hints: false, serious: false },
            given: vec![GivenMove { seat: None, text: "draw".into() }],
        }
    }

    #[test]
    fn a_header_is_read_back() {
        assert_eq!(Header::read(&header().to_text()), Ok(header()));
    }

    #[test]
    fn the_first_form_is_brought_into_the_newest() {
        let first = r#"{"game":"islands","rules":3,"seats":2,"options":[["first","A"]],"components":"tile = 1\n",
            "policy":{"watch":"nobody","undo":"turn","aids":true,"hints":false,"serious":false},
            "given":[{"seat":null,"text":"draw"}]}"#;
        assert_eq!(Header::read(first), Ok(header()));
        let without = first.replace(",\n            \"given\":[{\"seat\":null,\"text\":\"draw\"}]", "");
        assert_eq!(Header::read(&without), Ok(Header { given: Vec::new(), ..header() }));
    }

    #[test]
    fn a_newer_form_and_nonsense_are_refused_in_words() {
        for (text, expected) in [(r#"{"form":99}"#, "form 99"), ("{}", "missing field"), ("", "the header of a table")]
        {
            let error = Header::read(text).expect_err(text).to_string();
            assert!(error.contains(expected), "{error}");
        }
    }
}
