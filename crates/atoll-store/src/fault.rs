//! Why a store did not do as it was asked.

/// Why a store did not do as it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// A row of this key exists already: somebody else was faster, or the command is known.
    #[error("a row with this key exists already")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// A row cannot be read: it was written by a newer version, or tampered with.
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
    /// No store is known for such an address.
    #[error("`{0}` is no address of a store; write sqlite://PATH")]
    Address(String),
    /// Somebody else works with this database.
    #[error("another server works with it ({0}); stop that one, or give this one a data folder of its own with --data")]
    Held(String),
    /// A newer version of the program has changed the database's form.
    #[error(
        "a newer version of Atoll wrote it (form {found}; this version knows forms up to {known}), and nothing was changed; \
         start that version again, or restore a backup from before it with `atoll restore`"
    )]
    Newer {
        /// The form of the database.
        found: i64,
        /// The newest form that is known.
        known: i64,
    },
    /// A file is in the way.
    #[error("{0} exists already; name another file, or say --force")]
    Exists(String),
    /// The database does not work as it should.
    #[error("{fault}: {what}")]
    Database {
        /// What kind of failure it is.
        fault: Fault,
        /// What the database or the system says.
        what: String,
    },
}

impl StoreError {
    /// What kind of failure of the database this is; none if the database works.
    pub fn fault(&self) -> Option<Fault> {
        match self {
            Self::Database { fault, .. } => Some(*fault),
            _ => None,
        }
    }

    /// A failure that the system tells of.
    pub(crate) fn system(what: impl std::fmt::Display, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let fault = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Fault::ReadOnly,
            ErrorKind::OutOfMemory => Fault::Memory,
            _ => Fault::Disk,
        };
        Self::Database { fault, what: format!("{what}: {error}") }
    }
}

/// Kinds of failures of a database. Each says what it is and what helps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Fault {
    /// The disk is full.
    #[error("the disk of the database is full; free some space")]
    Full,
    /// It may be read and not written.
    #[error("the database may not be written; mount its disk for writing, and let the server's user write its folder")]
    ReadOnly,
    /// Another program has locked it for too long.
    #[error("another program keeps the database locked; find and end it")]
    Busy,
    /// There is not enough memory.
    #[error("there is not enough memory for the database; raise the limit")]
    Memory,
    /// The disk fails, or the file cannot be opened.
    #[error(
        "the disk of the database fails, or its files cannot be opened; look at the disk and at the folder's owner"
    )]
    Disk,
    /// What is in the file is no whole database.
    #[error(
        "the database is damaged; stop the server, keep the file, and restore a backup with `atoll restore --force FILE`"
    )]
    Damaged,
    /// The file was deleted or replaced while it was in use.
    #[error(
        "the file of the database was deleted or replaced while the server ran; put the same file back, or start the \
         server anew on what is there"
    )]
    Gone,
    /// Something else.
    #[error("the database failed")]
    Other,
}

impl Fault {
    /// Every kind.
    pub const ALL: [Self; 8] =
        [Self::Full, Self::ReadOnly, Self::Busy, Self::Memory, Self::Disk, Self::Damaged, Self::Gone, Self::Other];

    /// One word for it, as metrics call it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::ReadOnly => "read-only",
            Self::Busy => "busy",
            Self::Memory => "memory",
            Self::Disk => "disk",
            Self::Damaged => "damaged",
            Self::Gone => "gone",
            Self::Other => "other",
        }
    }
}
