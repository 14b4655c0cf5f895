//! The law, chapter by chapter.

mod act;
mod end;
mod explorer;
mod own_ship;
mod score;
mod set_up;

pub(crate) use score::WREATH;
pub use score::{Island, Score};

use atoll_core::{Illegal, Reason};

use crate::law;

/// A refusal: the paragraph and why.
pub(crate) fn breaks(rule: u8, key: &'static str, english: &'static str) -> Illegal {
    Illegal::Breaks { rule: law(rule), why: Reason { key, english } }
}
