//! The law, chapter by chapter.

mod deliver;
mod end;
mod evaluate;
mod islander;
mod market;
mod place;
mod set_up;

use atoll_core::{Illegal, Reason};

use crate::law;

/// The action breaks this paragraph.
pub(crate) fn breaks<T>(rule: u8, key: &'static str, english: &'static str) -> Result<T, Illegal> {
    Err(Illegal::Breaks { rule: law(rule), why: Reason { key, english } })
}
