//! Long work that whoever asked for it may cease to want.

/// Whether work is still wanted. Whoever does the work asks at every step and ends at once if it is not; whoever asked for it
/// gives the answer, since nothing down here knows clocks or connections.
#[derive(Clone, Copy)]
pub struct Work<'a>(&'a dyn Fn() -> bool);

/// The work has been given up, because nobody wants it any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nobody wants to know any more")]
pub struct Unwanted;

impl<'a> Work<'a> {
    /// Work that is wanted in any case.
    pub const WANTED: Work<'static> = Work(&|| true);

    /// Work that is wanted for as long as this says so.
    pub const fn wanted_while(is_wanted: &'a dyn Fn() -> bool) -> Self {
        Self(is_wanted)
    }

    /// To be asked at every step that takes time.
    pub fn go_on(self) -> Result<(), Unwanted> {
        if (self.0)() { Ok(()) } else { Err(Unwanted) }
    }
}

impl std::fmt::Debug for Work<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Work")
    }
}
