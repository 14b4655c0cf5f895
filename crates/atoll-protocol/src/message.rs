//! Sentences as keys and arguments, said by the client in its reader's language.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sentence or phrase: a key of the message files, and what goes into its gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Message {
    /// The key; `text` for a sentence that has only its English form.
    pub key: String,
    /// What goes into the gaps, by name.
    pub args: BTreeMap<String, Arg>,
}

/// What goes into a gap of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
#[ts(export)]
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
