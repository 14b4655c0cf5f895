//! Sentences as the protocol wants them: a key and arguments.

use atoll_catalog::Message;
use serde_json::{Value, json};

/// A message as JSON.
pub(crate) fn message(message: &Message) -> Value {
    serde_json::to_value(message).expect("messages are plain data")
}

/// A ready-made English sentence as a message; its key is `text`.
pub(crate) fn sentence(text: impl Into<String>) -> Value {
    json!({ "key": "text", "args": { "text": text.into() } })
}
