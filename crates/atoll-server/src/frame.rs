//! Messages as they go over a socket.

use atoll_protocol::ServerMessage;
use axum::extract::ws::Utf8Bytes;

/// A message as text.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
