//! Bots against bots, and learning, from the command line.

mod common;

use common::{Folder, game};

#[test]
fn a_match_is_reported_for_people_and_for_programs_and_kept() {
    let (folder, game) = (Folder::new("arena"), game());
    let arena = |more: &[&str]| {
        let ran =
            folder.run(&[&["arena", "--game", &game, "--bots", "greedy,random", "--games", "4"], more].concat(), "");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out
    };
    let text = arena(&["--records", "kept"]);
    assert!(text.contains("4 games in 2 sets of one deal") && text.contains("win share (95 %)"), "{text}");
    for number in 1..=4 {
        let file = format!("kept/game-{number:05}.atoll");
        let ran = folder.run(&["verify", &file], "");
        assert_eq!(ran.code, Some(0), "{file}: {}", ran.err);
    }
    let json: serde_json::Value = serde_json::from_str(&arena(&["--json"])).expect("one JSON object");
    assert_eq!(json["games"], 4);
    assert_eq!(json["bots"][0]["name"], "greedy");
    let test = arena(&["--sprt", "0,20"]);
    assert!(test.contains("test 0 to 20: ratio"), "{test}");
    for (args, expected) in [
        (&["--bots", "greedy,nobody"][..], "there is no bot `nobody`"),
        (&["--bots", "greedy"][..], "name 2 to 2 bots"),
        (&["--bots", "greedy,random", "--sprt", "20,0"][..], "the smaller one first"),
        (&["--bots", "greedy,random", "--sprt", "20"][..], "the smaller one first"),
        (&["--bots", "greedy,random", "--time", "0"][..], "--time must be"),
        (&["--bots", "greedy,random", "--option", "x"][..], "write KEY=VALUE"),
    ] {
        let ran = folder.run(&[&["arena", "--game", &game], args].concat(), "");
        assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
}

#[test]
fn training_goes_on_where_it_was_cut() {
    let (folder, game) = (Folder::new("train"), game());
    let train = |generations: &str| {
        let args = ["train", &game, "--out", "w.bin", "--keep", "kept", "--games", "100", "--matches", "2"];
        let ran = folder.run(&[&args[..], &["--generations", generations]].concat(), "");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.out
    };
    let first = train("1");
    assert!(first.contains("generation 0: ") && first.contains("against greedy") && first.contains("w.bin written"));
    let again = train("2");
    assert!(again.contains("generation-0.bin is there") && again.contains("against the weights before"), "{again}");
    let ran = folder.run(&["train", &game, "--features"], "");
    assert!(ran.out.lines().count() > 20 && ran.out.contains(" to "), "{}{}", ran.out, ran.err);
    let ran = folder.run(&["train", &game, "--out", "w.bin", "--keep", "kept", "--games", "1"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("at least one generation of 100 games"), "{}", ran.err);
}
