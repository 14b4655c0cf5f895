//! Scripts of every game: any text is answered.

#![no_main]

use atoll_catalog::{GAMES, Script};
use libfuzzer_sys::fuzz_target;

fn answer(text: &str) {
    if let Ok(script) = Script::parse(GAMES, text) {
        let _ = script.run(|_| {});
    }
}

fuzz_target!(|text: &str| {
    answer(text);
    for game in GAMES.iter() {
        answer(&format!("game {}\n{text}", game.id()));
    }
});
