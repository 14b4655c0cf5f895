//! Reading and writing files without losing anything.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use atoll_catalog::Record;

use crate::failure::Failure;

/// Larger files are none of ours.
const MAX_BYTES: u64 = 8 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let fail = |what: String| Failure::input(format!("{}: {what}", path.display()));
    let size = fs::metadata(path).map_err(|error| fail(error.to_string()))?.len();
    if size > MAX_BYTES {
        return Err(fail(format!("the file has {size} bytes; at most {MAX_BYTES} are read")));
    }
    let bytes = fs::read(path).map_err(|error| fail(error.to_string()))?;
    String::from_utf8(bytes).map_err(|_| fail("the file is not UTF-8 text".into()))
}

/// Reads a record file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Failure> {
    Record::parse(&read(path)?).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Replaces a file as a whole: a crash leaves the old one or the new one, never half of it.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let fail = |error: std::io::Error| Failure::input(format!("{}: {error}", path.display()));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(fail)?;
    }
    let mut draft = path.as_os_str().to_owned();
    draft.push(".part");
    let draft = PathBuf::from(draft);
    let mut file = fs::File::create(&draft).map_err(fail)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(fail)?;
    fs::rename(&draft, path).map_err(fail)
}

/// Ending of the files that saved games get by default.
const ENDING: &str = "atoll";

/// The folder of saved games: in the user's data directory.
pub(crate) fn saves() -> Result<PathBuf, Failure> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        absolute("APPDATA")
    } else {
        absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local").join("share")))
    };
    match data {
        Some(data) => Ok(data.join("atoll").join("saves")),
        None => Err(Failure::input("no data directory is known for this user; name a file with --save FILE")),
    }
}

/// A new file for a saved game, named after the game and the day and numbered within it. It is created at once, so that
/// two programs never choose the same one.
#[expect(clippy::disallowed_methods, reason = "this dates a file, and measures nothing")]
pub(crate) fn reserve_save(game: &str) -> Result<PathBuf, Failure> {
    let folder = saves()?;
    let fail = |path: &Path, error: std::io::Error| Failure::input(format!("{}: {error}", path.display()));
    fs::create_dir_all(&folder).map_err(|error| fail(&folder, error))?;
    let since_epoch = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    let day = date(since_epoch.as_secs() / 86_400);
    for number in 1..=9_999 {
        let path = folder.join(format!("{game}-{day}-{number}.{ENDING}"));
        match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(fail(&path, error)),
        }
    }
    Err(Failure::input(format!("{} is full; name a file with --save FILE", folder.display())))
}

/// The unfinished game that was saved last, of this game if one is named.
pub(crate) fn latest_save(game: Option<&str>) -> Result<PathBuf, Failure> {
    let folder = saves()?;
    let mut files: Vec<(std::time::SystemTime, PathBuf)> = fs::read_dir(&folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((fs::metadata(&path).and_then(|data| data.modified()).ok()?, path)))
        .collect();
    files.sort();
    let is_unfinished =
        |record: &Record| record.result.is_empty() && game.is_none_or(|game| record.header.game == game);
    let latest = files.into_iter().rev().find(|(_, path)| read_record(path).is_ok_and(|record| is_unfinished(&record)));
    latest.map(|(_, path)| path).ok_or_else(|| {
        Failure::input(format!("no unfinished game is saved in {}; name a file with --resume FILE", folder.display()))
    })
}

/// A day counted from 1 January 1970, as year-month-day (UTC).
fn date(day: u64) -> String {
    // Counted in eras of 400 years that begin on 1 March, so that leap days come last.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day_of_month:02}", era * 400 + year + carry)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_dates() {
        for (day, text) in [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_453, "2025-12-31")] {
            assert_eq!(date(day), text);
        }
    }
}
