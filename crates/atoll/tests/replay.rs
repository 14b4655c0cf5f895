//! Stepping through records, from outside.

mod common;

use common::{ALL, Folder, first_moves, game, moves};

#[test]
fn every_move_is_told_with_what_it_counts() {
    let (folder, game) = (Folder::new("told"), game());
    assert_eq!(folder.run(&["play", &game, "--seed", "tell", "--save", "g"], &first_moves(ALL)).code, Some(0));
    let record = folder.read("g");
    let ran = folder.run(&["replay", "g", "--plain"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for (index, line) in moves(&record).iter().enumerate() {
        assert!(ran.out.contains(&format!("\n{}. {line}\n", index + 1)), "move {} `{line}` is told", index + 1);
    }
    assert!(ran.out.contains("\n    = "), "the ledger is told");
    assert!(ran.out.contains("The game is over."));
    let told = folder.run(&["replay", "g", "--plain", "--lang", "cs"], "");
    assert!(told.out.contains("Hra skončila.") && !told.out.contains(" gains "), "{}", told.out);
    // The ledger adds up to the result.
    let points = |seat: &str| -> i32 {
        let head = format!("= {seat}: ");
        let lines = ran.out.lines().filter_map(|line| line.trim().strip_prefix(&head));
        lines
            .filter(|line| line.contains(" point (") || line.contains(" points ("))
            .map(|line| line.split(' ').next().unwrap_or("0").parse::<i32>().expect("a number"))
            .sum()
    };
    for line in record.lines().filter_map(|line| line.strip_prefix("result ")) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(points(words[0]).to_string(), words[1], "seat {}", words[0]);
    }
}

#[test]
fn any_position_can_be_shown() {
    let (folder, game) = (Folder::new("at"), game());
    assert_eq!(folder.run(&["play", &game, "--seed", "at", "--save", "g"], &first_moves(5)).code, Some(0));
    let count = moves(&folder.read("g")).len();
    let at = |number: usize| folder.run(&["replay", "g", "--at", &number.to_string()], "");
    let (start, end) = (at(0), at(count));
    assert_eq!((start.code, end.code), (Some(0), Some(0)), "{}{}", start.err, end.err);
    assert!(start.out.starts_with("Before the first move\n"));
    assert!(end.out.starts_with(&format!("After move {count}: ")));
    assert_ne!(start.out, end.out);
    let beyond = at(count + 1);
    assert_eq!(beyond.code, Some(2));
    assert!(beyond.err.contains(&format!("moves 1 to {count}")), "{}", beyond.err);
    // An unfinished game can be replayed too.
    let ran = folder.run(&["replay", "g"], "");
    assert!(ran.out.contains("The game is not over"), "{}", ran.out);
}
