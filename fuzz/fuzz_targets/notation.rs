//! Moves, draws and positions of every game: any text is answered.

#![no_main]

use atoll_catalog::{Seat, Setup, games};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in games() {
        let setup = Setup { seats: 2, ..Setup::default() };
        if let Ok(table) = game.table_at(&setup, text) {
            // What is accepted is written and read back to the same table.
            let again = game.table_at(&setup, &table.position()).expect("a written position is read back");
            assert_eq!(again.hash(), table.hash());
        }
        let mut table = game.table(&setup).expect("two seats are a table");
        for line in text.lines() {
            for seat in Seat::all(2) {
                let _ = table.play(seat, line);
            }
            let _ = table.settle(line);
        }
    }
});
