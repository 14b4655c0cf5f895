//! Playing line by line, from outside.

mod common;

use std::io::{BufRead as _, BufReader, Write as _};

use common::{ALL, Folder, first_moves, game, moves};

#[test]
fn a_game_is_played_to_its_end_and_its_record_verifies() {
    let (folder, game) = (Folder::new("whole"), game());
    let ran = folder.run(&["play", &game, "--seed", "coral", "--save", "g.atoll"], &first_moves(ALL));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is over."), "the game ends");
    assert!(ran.out.contains(" wins.") || ran.out.contains(" share the win."));
    assert!(ran.out.contains("atoll verify g.atoll") && ran.out.contains("atoll replay g.atoll"));
    let verified = folder.run(&["verify", "g.atoll"], "");
    assert_eq!(verified.code, Some(0), "{}", verified.err);
    assert!(verified.out.contains("draws as committed"), "{}", verified.out);
    let record = folder.read("g.atoll");
    let commitment = record.lines().find_map(|line| line.strip_prefix("commitment ")).expect("chance is committed to");
    assert!(ran.out.contains(commitment), "the commitment is shown");
    let again = folder.run(&["play", "--resume", "g.atoll"], "");
    assert_eq!(again.code, Some(2), "a finished game cannot go on");
    assert_eq!(folder.read("g.atoll"), record);
}

#[test]
fn the_same_seed_gives_the_same_game_and_the_same_words() {
    let game = game();
    let play = |name: &str, seed: &str| {
        let folder = Folder::new(name);
        let ran = folder
            .run(&["play", &game, "--seats", "you,greedy,random", "--seed", seed, "--save", "g"], &first_moves(40));
        (ran.out, folder.read("g"))
    };
    let (one, two, other) = (play("same-1", "reef"), play("same-2", "reef"), play("same-3", "lagoon"));
    assert_eq!(one, two);
    assert_ne!(one.1, other.1);
}

#[test]
fn a_killed_game_goes_on_as_if_nothing_had_happened() {
    let (folder, game) = (Folder::new("killed"), game());
    let whole = folder.run(&["play", &game, "--seed", "storm", "--save", "whole"], &first_moves(ALL));
    assert_eq!(whole.code, Some(0));
    for cut in [0_usize, 1, 7, 30] {
        let name = format!("cut-{cut}");
        let mut child =
            folder.command(&["play", &game, "--seed", "storm", "--save", &name]).spawn().expect("it starts");
        let mut pipe = child.stdin.take().expect("a pipe was asked for");
        pipe.write_all(first_moves(cut).as_bytes()).expect("the program listens");
        // Once it has shown the commands, everything before has been answered.
        pipe.write_all(b"help\n").expect("the program listens");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe was asked for")).lines();
        assert!(lines.any(|line| line.is_ok_and(|line| line.starts_with("undo"))));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let ran = folder.run(&["play", "--resume", &name], &format!("end\n{}", first_moves(ALL)));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert_eq!(folder.read(&name), folder.read("whole"), "cut after {cut} turns");
        assert_eq!(folder.run(&["verify", &name], "").code, Some(0));
    }
}

#[test]
fn the_end_of_the_input_saves() {
    let (folder, game) = (Folder::new("eof"), game());
    let ran = folder.run(&["play", &game, "--seed", "tide"], "1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The input has ended.") && ran.out.contains("--resume"));
    // Without --save and --resume FILE, the data directory is used and the latest game is found.
    let saves: Vec<_> = std::fs::read_dir(folder.file("atoll/saves")).expect("a folder of saves").flatten().collect();
    assert_eq!(saves.len(), 1);
    let name = saves[0].file_name().into_string().expect("a plain name");
    assert!(name.starts_with(&game) && name.ends_with("-1.atoll"), "{name}");
    let more = folder.run(&["play", &game, "--resume"], "undo\n");
    assert_eq!(more.code, Some(0), "{}", more.err);
    assert!(more.out.contains("Taken back: "), "a held move can be undone after a resume: {}", more.out);
    let swapped = folder.run(&["play", "--resume", &game], "");
    assert!(swapped.out.contains(&name), "a game's name behind --resume is understood: {}", swapped.err);
    assert_eq!(folder.run(&["play", &game, "--seed", "tide"], "").code, Some(0));
    assert!(folder.file(&format!("atoll/saves/{}", name.replace("-1.", "-2."))).exists());
}

#[test]
fn moves_are_taken_back_within_the_turn_only() {
    let (folder, game) = (Folder::new("undo"), game());
    let play = |name: &str, input: &str| {
        let ran = folder.run(&["play", &game, "--seed", "undo", "--save", name], input);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        (ran.out, folder.read(name))
    };
    let (_, plain) = play("plain", "1\n1\nend\n");
    let (out, undone) = play("undone", "undo\n1\n1\nundo\nundo\nundo\n2\nundo\n1\n1\nend\nundo\n");
    assert_eq!(plain, undone);
    assert_eq!(out.matches("Taken back: ").count(), 3);
    assert_eq!(out.matches("There is nothing to take back").count(), 3);
}

#[test]
fn people_around_one_keyboard_take_turns() {
    let (folder, game) = (Folder::new("people"), game());
    let ran = folder.run(&["play", &game, "--seats", "you:Ana,you:Ben", "--seed", "x", "--save", "g"], &first_moves(8));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Ana (A): type end") && ran.out.contains("Ben (B): type end"));
    let record = folder.read("g");
    assert!(record.contains("player A person Ana\nplayer B person Ben\n"));
    assert!(moves(&record).iter().any(|line| line.starts_with("B ")));
}

#[test]
fn bots_among_themselves_need_nobody() {
    let (folder, game) = (Folder::new("bots"), game());
    let ran = folder.run(&["play", &game, "--seats", "random,random", "--seed", "b", "--save", "g"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is over."));
    assert_eq!(folder.run(&["verify", "g"], "").code, Some(0));
}

#[test]
fn whatever_is_typed_is_answered_and_the_game_goes_on() {
    let (folder, game) = (Folder::new("typed"), game());
    let odd = [
        "",
        "?",
        "help",
        "list",
        "board",
        "seats",
        "bag",
        "log",
        "log 3",
        "log x",
        "why",
        "why 1",
        "why 0",
        "why 99999",
        "why -1",
        "rules",
        "rules 1",
        "rules XX-99",
        "position",
        "try 1",
        "try",
        "try 0",
        "try 99999999999999999999",
        "save",
        "save g",
        "save copy",
        "save copy",
        "end",
        "undo",
        "0",
        "99",
        "-1",
        "1e9",
        "abracadabra",
        "place",
        "place a,b",
        "place 99999,99999 r9",
        "\u{0}\u{1}",
        "é漢🌴",
        "end end",
        "play 1",
        "  1  ",
    ];
    let input = format!("{}\n{}\nlist\nquit\nboard\n", odd.join("\n"), "x".repeat(20_000));
    let ran = folder.run(&["play", &game, "--seed", "odd", "--save", "g"], &input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("g exists already") && ran.out.contains("A copy is saved in copy."));
    assert!(ran.out.contains("There is no move 99; they are numbered"));
    assert!(ran.out.trim_end().ends_with("--resume g"), "quit says where the game is");
    assert_eq!(folder.run(&["verify", "g", "copy"], "").code, Some(0));
}

#[test]
fn the_game_is_told_in_the_language_that_is_asked_for() {
    let (folder, game) = (Folder::new("language"), game());
    let play = |name: &str, args: &[&str], locale: &str, input: &str| {
        let all = [&["play", &game, "--seed", "tongue", "--save", name], args].concat();
        let mut child = folder.command(&all).env("LC_ALL", locale).spawn().expect("it starts");
        child.stdin.take().expect("a pipe was asked for").write_all(input.as_bytes()).expect("the program listens");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("output is UTF-8")
    };
    let input = "1\nplace here\nend\nhelp\nlog\nseats\nbag\nwhy\nundo\n";
    for (name, args, locale, words) in [
        ("a", &[][..], "de_DE.UTF-8", ["Jeder Zug wird sofort", "Stapel", "Die Eingabe ist zu Ende."]),
        ("b", &["--lang", "hu"][..], "de_DE.UTF-8", ["Minden lépés azonnal", "Pakli", "Véget ért a bemenet."]),
        ("c", &["--lang", "cs"][..], "C.UTF-8", ["Každý tah se hned", "Hromádky", "Vstup skončil."]),
        ("d", &[][..], "fr_FR.UTF-8", ["Every move is saved", "Stacks", "The input has ended."]),
    ] {
        let out = play(name, args, locale, input);
        assert!(words.iter().all(|word| out.contains(word)), "{locale}: {out}");
        assert!(!out.contains("terminal-") && !out.contains(&format!("{game}-")), "a key is shown: {out}");
    }
    let out = play("e", &[], "C.UTF-8", "1\nlog\nlang de\nlog\nlang xx\n");
    let (before, after) = out.split_once("Sprache: Deutsch").expect("the language is changed");
    assert!(before.contains(" draws tile ") && !before.contains(" zieht "));
    assert!(after.contains(" zieht ") && !after.contains(" draws tile "), "the log is told anew: {after}");
    assert!(after.contains("hu (Magyar)"), "{after}");
    // A paragraph is told in the language that is spoken, by its number and behind a move.
    let out = play("f", &["--lang", "de"], "C.UTF-8", "rules 19\nlang hu\nrules 19\nlang cs\nrules 19\n");
    for words in ["SS-19. Mit einem Fischerboot", "SS-19. Halászcsónakkal", "SS-19. S rybářským člunem"] {
        assert!(out.contains(words), "{words}: {out}");
    }
    assert_eq!(folder.run(&["play", &game, "--lang", "xx"], "").code, Some(2));
}
