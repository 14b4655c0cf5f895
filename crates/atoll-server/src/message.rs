//! Sentences as the protocol wants them: a key and arguments.

use serde_json::{Value, json};

/// A ready-made English sentence as a message; its key is `text`.
pub(crate) fn message(text: impl Into<String>) -> Value {
    json!({ "key": "text", "args": { "text": text.into() } })
}
