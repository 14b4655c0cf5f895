//! A match that was begun under older rules goes on under the newest if they make no difference to it, else under its own.

use atoll_catalog::{Entry, Games, RandomOnly, Secret, Setup};
use atoll_match::{Command, Kept, Match, Terms};

/// The game that is on no list of ours, with its mended rule.
const FOURTH: Games = Games(&[&Entry::<flotsam::State, RandomOnly>::new()]);

/// A match of two under the first rules.
fn begun() -> Match {
    let setup = Setup { seats: 2, revision: Some(1), ..Setup::default() };
    let table = FOURTH.iter().next().expect("one game").table(&setup).expect("a table");
    let terms = Terms { secret: Secret::from_phrase("tide"), salts: Vec::new(), given: 0, takes_back: true };
    let mut game = Match::new(table, terms);
    game.begin(&[], 0).expect("nothing is given");
    game
}

/// Draws what is due and lets the seat to act keep or toss its piece.
fn decide(game: &mut Match, word: &str) {
    game.draw_due(0).expect("draws");
    let action = game.table().legal().into_iter().find(|action| action.starts_with(word)).expect("always legal");
    let (id, seat) = (format!("c{}", game.seq()), game.to_act().expect("a decision"));
    let command = Command { id: &id, seat, based_on: game.seq(), action: Some(&action), is_lent: false };
    game.carry_out(command, 0).expect("legal");
}

fn revision(game: &Match) -> Option<u32> {
    game.table().setup().revision
}

fn kept(game: &Match) -> Vec<Kept> {
    game.log().iter().map(|step| step.kept.clone()).collect()
}

#[test]
fn a_match_is_renewed_where_the_mended_rule_made_no_difference() {
    for (words, expected) in [(&["keep", "keep"][..], 2), (&["keep", "toss", "keep"], 1), (&[], 2)] {
        let mut game = begun();
        words.iter().for_each(|word| decide(&mut game, word));
        let (steps, hash) = (kept(&game), game.table().hash());
        let mut game = game.renewed();
        assert_eq!((revision(&game), kept(&game), game.table().hash()), (Some(expected), steps, hash), "{words:?}");
        while !game.is_over() {
            decide(&mut game, "toss");
        }
        let record = game.record(Vec::new());
        assert_eq!(record.header.setup.revision, Some(expected));
        assert!(FOURTH.verify(&record).expect("it holds").is_over);
    }
}

#[test]
fn what_was_taken_back_makes_no_difference() {
    let mut game = begun();
    decide(&mut game, "toss");
    let seat = game.log()[1].kept.seat.expect("a decision");
    let back = Command { id: "back", seat, based_on: game.seq(), action: None, is_lent: false };
    game.carry_out(back, 0).expect("nothing was drawn since");
    decide(&mut game, "keep");
    let steps = kept(&game);
    let game = game.renewed();
    assert_eq!((revision(&game), kept(&game)), (Some(2), steps));
    assert_eq!(game.counting().count(), 2);
    assert_eq!(game.answered(seat, "back"), Some(3), "commands stay answered");
    assert!(game.log()[1].is_undone && game.can_undo(seat));
}

#[test]
fn a_match_that_is_over_stays_under_its_own_rules() {
    let mut game = begun();
    while !game.is_over() {
        decide(&mut game, "keep");
    }
    assert_eq!(revision(&game.renewed()), Some(1));
}
