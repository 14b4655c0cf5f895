//! Finished games in `records/` replay to the same end in every version, each under the rules that it was played by.

mod list;

use std::fs;
use std::path::Path;

use atoll_catalog::{AnyGame, Games, RECORD_VERSION, Record, Work, revision_to_go_on};
use list::every;

#[test]
fn every_record_of_every_revision_replays() {
    for game in every().iter() {
        let records = (1..=game.revision()).flat_map(|revision| check(every(), game, revision));
        let newest = format!("atoll-record {RECORD_VERSION}\n");
        assert!(records.filter(|text| text.starts_with(&newest)).count() > 0, "{}: none is of today's form", game.id());
    }
}

/// Checks the records of a revision; their texts.
fn check(games: Games, game: &dyn AnyGame, revision: u32) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../records/{}/{revision}", game.id()));
    let mut texts = Vec::new();
    for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be listed").path();
        let name = path.display();
        let text = fs::read_to_string(&path).expect("records are text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((&*record.header.game, record.header.setup.revision), (game.id(), Some(revision)), "{name}");
        let verified = games.verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(verified.is_over && record.hash.is_some() && record.header.commitment.is_some(), "{name}");
        let on = revision_to_go_on(game, &record, Work::WANTED).unwrap_or_else(|error| panic!("{name}: {error}"));
        println!("{}/{revision}: {} goes on under {on}", game.id(), path.file_name().unwrap_or_default().display());
        texts.push(text);
    }
    assert!(!texts.is_empty(), "{} has no records of revision {revision}", game.id());
    texts
}
