//! Wrong input: exit code 2, a sentence, and no file touched.

mod common;

use common::{Folder, first_moves, game, moves};

fn refused(folder: &Folder, args: &[&str], expected: &str) {
    let ran = folder.run(args, "");
    assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
    assert!(ran.err.contains(expected), "{args:?}: `{}` should contain `{expected}`", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
}

#[test]
fn a_table_that_cannot_be_set_up_is_refused() {
    let (folder, game) = (Folder::new("set-up"), game());
    refused(&folder, &["play"], "GAME");
    refused(&folder, &["play", "nothing"], "there is no game `nothing`");
    refused(&folder, &["play", &game, "--seats", "you,nobody"], "there is no bot `nobody`");
    refused(&folder, &["play", &game, "--seats", ""], "there is no bot");
    refused(&folder, &["play", &game, "--seats", "you:,greedy"], "no name");
    refused(&folder, &["play", &game, "--seats", "you"], "seats");
    refused(&folder, &["play", &game, "--seats", &vec!["greedy"; 300].join(",")], "seats");
    refused(&folder, &["play", &game, "--options", "colour=blue"], "colour");
    refused(&folder, &["play", &game, "--options", "colour"], "has no value");
    refused(&folder, &["play", &game, "--components", "missing.toml"], "missing.toml");
    folder.write("bad.toml", "nonsense = 1\n");
    refused(&folder, &["play", &game, "--components", "bad.toml"], "bad.toml");
    refused(&folder, &["play", &game, "--resume", "--seed", "x"], "--seed");
    refused(&folder, &["play", &game, "--resume"], "no unfinished game is saved");
    folder.write("taken", "precious\n");
    refused(&folder, &["play", &game, "--save", "taken"], "exists already");
    assert_eq!(folder.read("taken"), "precious\n");
    refused(&folder, &["play", &game, "--save", "taken/inside"], "taken");
}

#[test]
fn a_record_that_is_not_true_is_refused_and_left_alone() {
    let (folder, game) = (Folder::new("records"), game());
    let ran = folder.run(&["play", &game, "--seed", "truth", "--save", "good"], &first_moves(6));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let good = folder.read("good");
    let first_draw = moves(&good)[0].to_string();
    let first_act = moves(&good).iter().find(|line| line.starts_with("A ")).expect("A has moved").to_string();
    let hash = good.lines().find(|line| line.starts_with("hash ")).expect("a save has a hash").to_string();
    let secret = good.lines().find(|line| line.starts_with("secret ")).expect("a save has its secret").to_string();
    let zeros = "0".repeat(64);
    let cases = [
        ("malformed", "once upon a time\n".to_string(), "line 1"),
        ("empty", String::new(), "line 1"),
        ("truncated", good[..good.len() / 2].to_string(), "line"),
        ("no-end", good.replace("\nend\n", "\n"), "`end` is missing"),
        ("illegal", good.replacen(&first_act, "A place 90,90 r0", 1), "move"),
        ("unread", good.replacen(&first_act, "A sing aloud", 1), "move"),
        ("wrong-seat", good.replacen(&first_act, &first_act.replacen('A', "B", 1), 1), "turn"),
        ("wrong-draw", good.replacen(&first_draw, "* nothing", 1), "line"),
        ("wrong-hash", good.replacen(&hash, &format!("hash {zeros}"), 1), "hash"),
        ("wrong-secret", good.replacen(&secret, &format!("secret {zeros}"), 1), "commitment"),
        ("wrong-game", good.replacen(&format!("game {game}"), "game chess", 1), "chess"),
        ("wrong-rules", good.replacen("rules 1", "rules 999", 1), "999"),
    ];
    for (name, text, expected) in cases {
        assert_ne!(text, good, "{name} changes something");
        folder.write(name, &text);
        refused(&folder, &["play", "--resume", name], expected);
        refused(&folder, &["replay", name, "--plain"], expected);
        refused(&folder, &["verify", name], expected);
        assert_eq!(folder.read(name), text, "{name} is left alone");
    }
    let secretless = good.replacen(&format!("{secret}\n"), "", 1);
    folder.write("no-secret", &secretless);
    refused(&folder, &["play", "--resume", "no-secret"], "holds no secret");
    assert_eq!(folder.read("no-secret"), secretless);
    refused(&folder, &["play", "--resume", "nowhere"], "nowhere");
    refused(&folder, &["play", "other-game", "--resume", "good"], "there is no game");
    std::fs::write(folder.file("bytes"), [0xff, 0xfe, 0]).expect("the folder can be written");
    refused(&folder, &["play", "--resume", "bytes"], "UTF-8");
    assert_eq!(folder.read("good"), good);
}
