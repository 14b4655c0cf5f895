//! The rules and the fair chance for browsers.
//!
//! [`answer`] takes a question as JSON and gives the answer as JSON; `atoll_protocol::EngineAsk` lists the questions. A page
//! reaches it through three functions of the module (`memory.rs`): `buf_alloc` makes room for a question, `call` answers
//! it, `buf_free` frees the answer. Nothing else goes in or out, so that a new question changes no signature.
//!
//! It asks no server and no machine for anything: what it says follows from the question.

#![deny(unsafe_code)]

#[cfg(target_family = "wasm")]
mod memory;
mod verify;

use atoll_protocol::EngineAsk;

/// Answers a question in JSON. One that cannot be understood gets `{"error": sentence}`.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let answered = serde_json::from_slice::<EngineAsk>(question)
        .map_err(|error| format!("this is no question to the engine: {error}"))
        .and_then(|ask| match ask {
            EngineAsk::Verify { record, kept } => verify::verify(&record, &kept),
        });
    let json = match answered {
        Ok(found) => serde_json::to_vec(&found),
        Err(error) => serde_json::to_vec(&serde_json::json!({ "error": error })),
    };
    json.expect("answers are plain data")
}
