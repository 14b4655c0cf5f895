//! Copies of a database that somebody may be working with, and copies put back.
//!
//! A copy of the file alone is no backup: the newest steps are in the log beside it. Here SQLite makes a file of what is
//! committed, and that file takes its name only when it has been examined and has reached the disk.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions as _, Connection as _};

use super::connect::{self, failed};
use super::file::{self, Lock};
use crate::{Counted, StoreError};

/// How long another program's lock is waited for.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a copy is called until it is whole.
const PART: &str = "-part";
/// What a database that a restored one replaces is called, with a number behind it.
const ASIDE: &str = "-before-restore";
/// Most databases that are kept aside.
const KEPT: u32 = 100;

/// Writes a copy of the database that a URL names into a file.
pub(crate) async fn back_up(url: &str, to: &Path, force: bool) -> Result<Counted, StoreError> {
    if !force && to.exists() {
        return Err(StoreError::Exists(to.display().to_string()));
    }
    let mut from = connect::options(url, PATIENCE)?.connect().await.map_err(failed)?;
    connect::check_form(&mut from).await?;
    let before = connect::count(&mut from).await?;
    let copied = copy(&mut from, to, |copied| {
        if copied.tables >= before.tables && copied.steps >= before.steps {
            return Ok(());
        }
        Err(StoreError::Damaged(format!(
            "the copy has {} tables and {} steps, but there were {} and {} before",
            copied.tables, copied.steps, before.tables, before.steps
        )))
    });
    let copied = copied.await?;
    from.close().await.map_err(failed)?;
    Ok(copied)
}

/// Puts a copy where a URL says.
pub(crate) async fn restore(from: &Path, url: &str, force: bool) -> Result<(Counted, Option<PathBuf>), StoreError> {
    let path = connect::options(url, PATIENCE)?.get_filename().to_path_buf();
    let _lock = Lock::take(&path, "restoring a backup")?;
    // An empty file is what is left of a start that failed.
    let is_there = std::fs::metadata(&path).is_ok_and(|file| file.len() > 0);
    if is_there && !force {
        return Err(StoreError::Exists(path.display().to_string()));
    }
    let options = SqliteConnectOptions::new().filename(from).create_if_missing(false).busy_timeout(PATIENCE);
    let mut backup = options.connect().await.map_err(failed)?;
    connect::check_form(&mut backup).await?;
    connect::examine(&mut backup, true).await?;
    // The copy is whole before the old database moves.
    let whole = file::beside(&path, "-restored");
    let copied = copy(&mut backup, &whole, |_| Ok(())).await?;
    backup.close().await.map_err(failed)?;
    let aside = if is_there { Some(put_aside(&path)?) } else { None };
    // A log without its database would be taken for the new one's.
    for end in [file::LOG, "-shm"] {
        let _ = std::fs::remove_file(file::beside(&path, end));
    }
    rename(&whole, &path)?;
    Ok((copied, aside))
}

/// Moves a database aside with its log, under a name that is free.
fn put_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let names = (1..=KEPT).map(|number| file::beside(path, &format!("{ASIDE}-{number}")));
    let free = names.into_iter().find(|name| !name.exists());
    let aside = free.ok_or_else(|| StoreError::Exists(file::beside(path, ASIDE).display().to_string()))?;
    // The log goes first: if the next move fails, the database is still here and not taken for one without steps.
    let log = file::beside(path, file::LOG);
    if log.exists() {
        rename(&log, &file::beside(&aside, file::LOG))?;
    }
    rename(path, &aside)?;
    Ok(aside)
}

/// Writes what is committed into a file of its own, which must be as `right` says.
async fn copy(
    from: &mut SqliteConnection,
    to: &Path,
    right: impl FnOnce(Counted) -> Result<(), StoreError>,
) -> Result<Counted, StoreError> {
    let part = file::beside(to, PART);
    let cannot = |error| StoreError::system(format_args!("{} cannot be written", part.display()), &error);
    // SQLite fills an empty file and makes none that others may read.
    drop(file::private().write(true).create(true).truncate(true).open(&part).map_err(cannot)?);
    let copied = async {
        let name = part.to_str().ok_or_else(|| StoreError::Address(part.display().to_string()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(from).await.map_err(failed)?;
        let options =
            SqliteConnectOptions::new().filename(&part).read_only(true).journal_mode(SqliteJournalMode::Delete);
        let mut copy = options.connect().await.map_err(failed)?;
        connect::examine(&mut copy, true).await?;
        let copied = connect::count(&mut copy).await?;
        copy.close().await.map_err(failed)?;
        right(copied)?;
        File::open(&part).and_then(|file| file.sync_all()).map_err(cannot)?;
        Ok(copied)
    };
    match copied.await {
        Ok(copied) => rename(&part, to).map(|()| copied),
        Err(error) => {
            // Half a copy is of no use to anybody.
            let _ = std::fs::remove_file(&part);
            Err(error)
        }
    }
}

/// Gives a file another name, also after a power cut.
fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    let wrong = |error| StoreError::system(format_args!("{} cannot be written", to.display()), &error);
    std::fs::rename(from, to).map_err(wrong)?;
    #[cfg(unix)]
    File::open(file::folder(to)).and_then(|folder| folder.sync_all()).map_err(wrong)?;
    Ok(())
}
