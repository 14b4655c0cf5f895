//! How the program says that something went wrong.

use std::fmt::{self, Display};
use std::io::Write as _;
use std::process::ExitCode;

/// A reason to stop, with the exit code it leads to.
#[derive(Debug)]
pub(crate) struct Failure {
    code: u8,
    lines: Vec<String>,
}

impl Failure {
    /// Wrong input: exit code 2.
    pub(crate) fn input(what: impl Display) -> Self {
        Self { code: 2, lines: vec![what.to_string()] }
    }

    /// Wrong input in several places: exit code 2.
    pub(crate) fn inputs(head: impl Display, all: impl IntoIterator<Item = impl Display>) -> Self {
        let head = std::iter::once(head.to_string());
        Self { code: 2, lines: head.chain(all.into_iter().map(|what| format!("  {what}"))).collect() }
    }

    /// An expectation that is not met: exit code 1.
    pub(crate) fn unmet(what: impl Display) -> Self {
        Self { code: 1, lines: vec![what.to_string()] }
    }

    /// A signal asked the program to end, and it did; the exit code is the one that shells give to it.
    pub(crate) fn signal(number: i32) -> Self {
        Self { code: u8::try_from(128 + number).unwrap_or(1), lines: Vec::new() }
    }

    /// Says it on standard error.
    pub(crate) fn report(&self) -> ExitCode {
        // Nobody is left to tell if standard error is closed.
        if !self.lines.is_empty() {
            let _ = writeln!(std::io::stderr(), "{}", self.lines.join("\n"));
        }
        ExitCode::from(self.code)
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines.join("\n"))
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        // A reader that has seen enough, such as `head`, is no failure of ours.
        let code = if error.kind() == std::io::ErrorKind::BrokenPipe { 0 } else { 2 };
        Self { code, lines: if code == 0 { Vec::new() } else { vec![error.to_string()] } }
    }
}
