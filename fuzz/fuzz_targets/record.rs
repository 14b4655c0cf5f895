//! Records of every game: any text is answered, and what is read is written back to the same text.

#![no_main]

use atoll_catalog::{GAMES, Record, Setup};
use libfuzzer_sys::fuzz_target;

fn answer(text: &str) {
    if let Ok(record) = Record::parse(text) {
        let written = record.to_text();
        let again = Record::parse(&written).expect("a written record is read back");
        assert_eq!(again.to_text(), written);
        let _ = GAMES.verify(&record);
    }
}

fuzz_target!(|text: &str| {
    answer(text);
    for game in GAMES.iter() {
        // With a head that is in order, the moves are looked at, too.
        let table = game.table(&Setup { seats: 2, ..Setup::default() }).expect("two seats are a table");
        let empty = Record::new(&*table).to_text();
        let head = empty.strip_suffix("end\n").expect("a record ends so");
        answer(&format!("{head}{text}\nend\n"));
    }
});
