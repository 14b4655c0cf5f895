//! Hints: for a record, and at the table.

mod common;

use common::{Folder, first_moves, game, moves};

#[test]
fn a_position_of_a_record_is_judged_with_reasons() {
    let (folder, game) = (Folder::new("hint"), game());
    let ran = folder.run(&["play", &game, "--seats", "you,random", "--seed", "advice", "--save", "g"], &first_moves(6));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let hint = |args: &[&str]| folder.run(&[&["hint", "g", "--iterations", "60"], args].concat(), "");
    // The game begins with draws; after them somebody decides.
    let at = moves(&folder.read("g")).iter().position(|line| line.starts_with("A ")).expect("A has moved").to_string();
    let first = hint(&["--at", &at]);
    assert_eq!(first.code, Some(0), "{}", first.err);
    let lines: Vec<&str> = first.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", first.out);
    assert!((1..).zip(&lines).all(|(number, line)| line.starts_with(&format!("{number}. "))), "{}", first.out);
    assert!(lines.iter().all(|line| line.contains("expected margin ")), "{}", first.out);
    assert_eq!(hint(&["--at", &at]).out, first.out, "rollouts can be repeated");
    let german = hint(&["--at", &at, "--lang", "de"]);
    assert!(german.out.contains("erwarteter Abstand "), "{}", german.out);
    let json = hint(&["--at", &at, "--json", "--count", "2"]).out;
    assert!(json.trim_start().starts_with('[') && json.matches("\"margin\"").count() == 2, "{json}");
    assert!(json.contains("\"action\"") && json.contains("\"reasons\""), "{json}");
    for (args, expected) in [
        (&["--at", "0"][..], "a draw comes first"),
        (&["--at", "99999"][..], "there is no move 99999"),
        (&["--time", "0"][..], "cannot be used with"),
    ] {
        let ran = hint(args);
        assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
        assert!(ran.err.contains(expected), "{args:?}: {}", ran.err);
    }
    let over = folder.run(&["play", &game, "--seats", "random,random", "--seed", "b", "--save", "over"], "");
    assert_eq!(over.code, Some(0), "{}", over.err);
    let ran = folder.run(&["hint", "over"], "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("the game is over"), "{}", ran.err);
}

#[test]
fn at_the_table_a_hint_can_be_asked_for_and_played() {
    let (folder, game) = (Folder::new("hint-plain"), game());
    let play = |name: &str, input: &str| {
        let ran = folder.run(&["play", &game, "--seats", "you,easy", "--seed", "advice", "--save", name], input);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        (ran.out, folder.read(name))
    };
    let (out, asked) = play("asked", "hint\n1\nend\nhint\n1\n");
    let hints: Vec<&str> = out.lines().filter(|line| line.contains("expected margin ")).collect();
    assert!(hints.len() >= 4, "{out}");
    assert_eq!(play("silent", "1\nend\n1\n").1, asked, "asking changes nothing");
    // What is named can be typed as it stands.
    let (_, best) = hints[0].split_once(". ").expect("a number");
    let (action, _) = best.split_once("  ").expect("what it does");
    let (_, record) = play("played", &format!("{action}\n"));
    assert!(record.contains(&format!("A {action}\n")), "{record}");
    // Who sits where is told with names and characters.
    assert!(out.contains("B is Beachcomber: Picks up what lies on the table"), "{out}");
}

#[test]
fn every_level_plays_in_the_terminal() {
    let (folder, game) = (Folder::new("levels"), game());
    let ran = folder.run(&["play", &game, "--seats", "easy,normal", "--seed", "l", "--save", "g"], "");
    assert!(ran.out.contains("The game is over."), "{}", ran.err);
    let play = |name: &str| {
        let args = ["play", &game, "--seats", "you,expert", "--seed", "l", "--save", name];
        let ran = folder.run(&args, &first_moves(3));
        assert!(ran.out.contains("Captain (B) is thinking"), "{}{}", ran.out, ran.err);
        folder.read(name)
    };
    assert_eq!(play("one"), play("two"), "the same phrase gives the same game");
    let help = folder.run(&["play", "--help"], "").out;
    assert!(help.contains("normal  Navigator: Has learned"), "{help}");
}
