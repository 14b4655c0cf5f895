//! The files of a database: who may read them, who works with them, and whether they still lie where they did.
//!
//! SQLite keeps its files open, so that a database which is deleted or replaced takes writes as before, and they are lost
//! with it. Only a look at the folder tells.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::{Fault, Room, StoreError};

/// What SQLite and we put beside the file of a database.
pub(super) const LOG: &str = "-wal";
const INDEX: &str = "-shm";
const LOCK: &str = "-lock";

/// The name of a file beside the database's.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The right to work with a database, held by one process at a time; the system takes it back when that ends, however it
/// ends.
pub(super) struct Lock(#[expect(dead_code, reason = "the lock is held as long as the file is open")] File);

impl Lock {
    /// Takes the lock, or says who has it.
    pub(super) fn take(path: &Path, holder: &str) -> Result<Self, StoreError> {
        let at = beside(path, LOCK);
        let failed = |error| StoreError::system(format_args!("{} cannot be written", at.display()), &error);
        let mut file = private().read(true).write(true).create(true).truncate(false).open(&at).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Whoever has just taken it may not have written who it is.
                let is_told = file.read_to_string(&mut who).is_ok() && !who.trim().is_empty();
                return Err(StoreError::Held(if is_told { who.trim().into() } else { "it does not say which".into() }));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let told = format!("process {}{}{holder}\n", std::process::id(), if holder.is_empty() { "" } else { ", " });
        // Who it is helps people only: on a full disk the lock holds all the same.
        let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(told.as_bytes()));
        Ok(Self(file))
    }
}

/// How files are opened that only their owner may read.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Lets nobody but their owner read the files of a database. The file is made here, because SQLite would let everybody
/// read it; what SQLite makes beside it is as private as it is.
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
    let made = private().append(true).create(true).open(path);
    drop(made.map_err(|error| StoreError::system(format_args!("{} cannot be opened", path.display()), &error))?);
    #[cfg(unix)]
    for end in ["", LOG, INDEX, LOCK] {
        use std::os::unix::fs::PermissionsExt as _;
        let file = beside(path, end);
        let Ok(known) = std::fs::metadata(&file) else { continue };
        if known.permissions().mode() & 0o077 != 0
            && let Err(error) = std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600))
        {
            tracing::warn!(file = %file.display(), %error, "others may read this file, and it has secrets in it");
        }
    }
    Ok(())
}

/// Which file it is, whatever its name.
#[cfg(unix)]
type Identity = (u64, u64);
/// Where files in use cannot be deleted it is enough that there is one.
#[cfg(not(unix))]
type Identity = ();

fn identity(path: &Path) -> Option<Identity> {
    let found = std::fs::metadata(path).ok()?;
    #[cfg(unix)]
    let identity = (std::os::unix::fs::MetadataExt::dev(&found), std::os::unix::fs::MetadataExt::ino(&found));
    #[cfg(not(unix))]
    let identity = drop(found);
    Some(identity)
}

/// The files that connections have open, as they were when the first of these connections opened them.
pub(super) struct Files {
    pub(super) path: PathBuf,
    main: Option<Identity>,
    log: Mutex<Option<Identity>>,
}

impl Files {
    /// The files of a database that lies here now.
    pub(super) fn at(path: &Path) -> Self {
        Self { path: path.into(), main: identity(path), log: Mutex::new(None) }
    }

    /// Remembers the log that a connection has just opened while no other had one.
    pub(super) fn opened(&self) {
        *self.log.lock().expect("nothing panics while it holds this lock") = identity(&beside(&self.path, LOG));
    }

    /// Whether the database itself lies in the folder, whatever has become of its log.
    pub(super) fn has_main(&self) -> bool {
        self.main.is_some() && identity(&self.path) == self.main
    }

    /// Whether the database still is what lies in the folder.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let gone = |file: &Path| {
            Err(StoreError::Database { fault: Fault::Gone, what: format!("{} is another file", file.display()) })
        };
        if !self.has_main() {
            return gone(&self.path);
        }
        let log = *self.log.lock().expect("nothing panics while it holds this lock");
        let at = beside(&self.path, LOG);
        if log.is_some() && identity(&at) != log { gone(&at) } else { Ok(()) }
    }

    /// What the files take, and what is left beside them.
    pub(super) fn room(&self) -> Room {
        let size = |end| std::fs::metadata(beside(&self.path, end)).map_or(0, |file| file.len());
        Room { used: ["", LOG, INDEX].into_iter().map(size).sum(), left: left(&self.path) }
    }
}

/// The folder that a file lies in.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Bytes that may still be written beside a file.
#[cfg(unix)]
fn left(path: &Path) -> Option<u64> {
    let system = rustix::fs::statvfs(folder(path)).ok()?;
    Some(system.f_bavail.saturating_mul(system.f_frsize))
}

#[cfg(not(unix))]
fn left(_path: &Path) -> Option<u64> {
    None
}
