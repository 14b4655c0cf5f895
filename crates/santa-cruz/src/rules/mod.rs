//! The law, chapter by chapter.

mod build;
mod drafts;
mod end;
mod marker;
mod round;
mod score;
mod set_up;

use atoll_core::{Illegal, Reason};

use crate::law;

/// A refusal by the paragraph with this number.
pub(crate) fn breaks(number: u8, key: &'static str, english: &'static str) -> Illegal {
    Illegal::Breaks { rule: law(number), why: Reason { key, english } }
}
