//! Finished games in `records/` replay to the same end in every version.

use std::fs;
use std::path::Path;

use atoll_catalog::{Record, games, verify};

#[test]
fn every_record_replays() {
    for game in games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game.id());
        let mut count = 0;
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("the folder can be listed").path();
            let text = fs::read_to_string(&path).expect("records are text");
            let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let verdict = verify(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(
                verdict.is_over && record.hash.is_some() && record.header.commitment.is_some(),
                "{}",
                path.display()
            );
            count += 1;
        }
        assert!(count > 0, "{} has no records", game.id());
    }
}
