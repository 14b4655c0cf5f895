//! Games with hidden hands at one keyboard: nobody is shown what another person knows.

mod common;

use common::{ALL, Folder, first_moves};

const GAME: &str = "santa-cruz";
/// What the panel calls the hand of whoever looks.
const HAND: &str = "Your scoring cards:";

fn play(folder: &Folder, seats: &str, input: &str) -> String {
    let ran = folder.run(&["play", GAME, "--plain", "--seed", "lava", "--save", "g", "--seats", seats], input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let _ = std::fs::remove_file(folder.file("g"));
    ran.out
}

#[test]
fn the_keyboard_is_handed_over_before_a_hand_is_shown() {
    let folder = Folder::new("hands");
    let shown = |input: &str| {
        let out = play(&folder, "you:Ada,you:Bea", input);
        (out.matches(HAND).count(), out.matches("please come to the keyboard").count())
    };
    assert_eq!(shown(""), (0, 1), "the first person is called");
    assert_eq!(shown("seats\nlog\nbag\nlist\n1\n").0, 0, "nothing shows a hand before somebody has taken over");
    assert_eq!(shown("\n"), (1, 1));
    assert_eq!(shown("\n1\nend\n"), (1, 2), "then the other person is called");
    assert_eq!(shown("\n1\nend\n\n"), (2, 2));
}

#[test]
fn what_others_were_dealt_is_in_no_log() {
    let folder = Folder::new("hands-log");
    // After the tiles of 18 coast sites four cards are dealt to the person, then four to the bot.
    let out = play(&folder, "you,greedy", "log 200\nwhy 23\nposition\n");
    assert_eq!(out.matches("is dealt a scoring card").count(), 17, "eight when dealt, eight in the log, one asked for");
    assert_eq!(out.matches("It is: ").count(), 8, "the person's cards are told, when dealt and in the log");
    assert!(out.contains("* card …"), "not even in the move's own words");
    assert!(out.contains("the position would tell what others have in hand"));
    assert!(!out.contains("scoring B"), "no position is printed");
}

#[test]
fn people_at_one_keyboard_play_a_whole_game() {
    let folder = Folder::new("hands-whole");
    let out = play(&folder, "you,you,greedy", &first_moves(ALL));
    assert!(out.contains("The game is over."), "the game ends");
}
