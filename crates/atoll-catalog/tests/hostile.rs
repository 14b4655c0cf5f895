//! Whatever a file, a player or a network sends is answered with a sentence, never with a panic.

use atoll_catalog::{GAMES, Record, Script, Seat, Setup, games};
use proptest::prelude::*;

/// Words that stand in valid texts, so that random texts reach deep into the parsers.
const WORDS: [&str; 46] = [
    "atoll-record",
    "1",
    "game",
    "south-seas",
    "rules",
    "seats",
    "2",
    "option",
    "retrieve",
    "any-time",
    "first",
    "A",
    "B",
    "E",
    "components",
    "moves",
    "*",
    "tile",
    "Ua",
    "Da",
    "ship",
    "3-same4",
    "place",
    "0,1",
    "r1",
    "-1,0",
    "put",
    "s1",
    "back",
    "load",
    "2B1S",
    "skip",
    "end",
    "position",
    "map",
    "Da/0#0",
    ".",
    "wares",
    "show",
    "bag",
    "stack",
    "islander",
    "refuse",
    "SS-5",
    "expect",
    "99999999999999999999",
];

fn texts() -> impl Strategy<Value = String> {
    let word = prop_oneof![4 => proptest::sample::select(&WORDS[..]).prop_map(String::from), 1 => "\\PC{0,6}"];
    let line = proptest::collection::vec(word, 0..6).prop_map(|words| words.join(" "));
    proptest::collection::vec(line, 0..14).prop_map(|lines| lines.join("\n"))
}

fn check(text: &str) {
    if let Ok(record) = Record::parse(text) {
        let _ = GAMES.verify(&record);
    }
    if let Ok(script) = Script::parse(GAMES, text) {
        let _ = script.run(|_| {});
    }
    for game in games() {
        let _ = game.check_components(text);
        let setup = Setup { seats: 2, ..Setup::default() };
        let _ = game.table_at(&setup, text);
        let mut table = game.table(&setup).unwrap();
        for line in text.lines() {
            let _ = table.settle(line);
            for seat in Seat::all(2) {
                let _ = table.play(seat, line);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_texts_are_answered(text in texts()) {
        check(&text);
    }

    /// A valid script with a few characters changed.
    #[test]
    fn nearly_valid_texts_are_answered(place in 0usize..400, with in "\\PC{0,3}", cut in 0usize..6) {
        let valid = "game south-seas\nseats 3\noption first B\nposition\n  phase place A Vb\n  map -1,0\n    Da/2 Da/0#0 Ea/1\n    . Db\n  islander A 0,0 s1\n  wares A 2B 1S\n  show 3-same4 - 4-any5\n  bag Ua*2 Va\nend\nlegal place 0,1 r0\nA place 0,1 r0\n";
        let start = valid.char_indices().map(|(at, _)| at).nth(place % valid.len()).unwrap_or(0);
        let end = valid.char_indices().map(|(at, _)| at).find(|&at| at >= start + cut).unwrap_or(valid.len());
        check(&format!("{}{with}{}", &valid[..start], &valid[end..]));
    }
}
