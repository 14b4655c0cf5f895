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
