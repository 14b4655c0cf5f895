//! `atoll backup` and `atoll restore`, and who may read what they and the server write.

#![cfg(unix)]

mod common;

use std::os::unix::fs::PermissionsExt as _;

use common::Folder;

#[test]
fn a_server_without_a_database_has_nothing_to_back_up_and_nothing_is_made_of_it() {
    let folder = Folder::new("nothing");
    let ran = folder.run(&["backup", "copy", "--data", "data"], "");
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("atoll.sqlite is not backed up: "), "{}", ran.err);
    assert!(!folder.file("copy").exists() && !folder.file("copy-part").exists());
    assert!(!folder.file("data/atoll.sqlite").exists());
    let mode = folder.file("data").metadata().expect("the data folder").permissions().mode() & 0o777;
    assert_eq!(mode, 0o700, "only its owner may look into it");
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let folder = Folder::new("no-backup");
    for (name, text) in [("empty", ""), ("text", "nothing of ours\n"), ("head", "SQLite format 3\0and no more")] {
        folder.write(name, text);
        let ran = folder.run(&["restore", name, "--data", "data"], "");
        assert_eq!(ran.code, Some(2), "{name}: {}{}", ran.out, ran.err);
        assert!(ran.err.starts_with(&format!("{name} is not restored: the database is damaged")), "{}", ran.err);
        assert!(!folder.file("data/atoll.sqlite").exists(), "{name}");
        assert_eq!(folder.read(name), text, "a file that is refused stays as it is");
    }
    let ran = folder.run(&["restore", "missing", "--data", "data"], "");
    assert_eq!(ran.code, Some(2), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("missing is not restored: "), "{}", ran.err);
}
