//! Says messages in people's languages.
//!
//! The texts are Fluent files, `locales/<language>/<prefix>.ftl`, held in the program. A message is a key and arguments
//! ([`atoll_core::Message`]); [`Language::say`] finds the text and fills it. Nothing here knows a particular game.

#![forbid(unsafe_code)]

mod bundle;
mod language;

pub use bundle::SayError;
pub use language::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));
