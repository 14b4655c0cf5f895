//! Sentences as keys and arguments, so that any client can say them in its reader's language.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A sentence or phrase: a key of the message files in `locales/`, and what goes into its gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key, such as `common-game-over`.
    pub key: &'static str,
    /// Named arguments, in the order they were given.
    pub args: Vec<(&'static str, Arg)>,
}

/// What goes into a gap of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A name, an id, a cell: shown as it is.
    Text(String),
    /// A number; messages choose their plural form by it.
    Number(i64),
    /// A phrase of its own.
    Message(Message),
    /// Several phrases, joined as the language joins a list.
    List(Vec<Message>),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Self {
        Self::List(messages)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

from_numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<crate::Seat> for Arg {
    fn from(seat: crate::Seat) -> Self {
        Self::Text(seat.to_string())
    }
}

impl From<crate::RuleId> for Arg {
    fn from(rule: crate::RuleId) -> Self {
        Self::Text(rule.to_string())
    }
}

/// `{"key": "…", "args": {…}}`
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("key", self.key)?;
        map.serialize_entry("args", &Args(&self.args))?;
        map.end()
    }
}

/// A text, a number, a message, or a list of messages.
impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Message(message) => message.serialize(serializer),
            Self::List(messages) => messages.serialize(serializer),
        }
    }
}
