//! Rules that were mended: what was begun under older ones is replayed by them, and goes on under the newest where that makes
//! no difference.

use atoll_catalog::{Entry, FairChance, Games, RandomOnly, Record, Secret, Setup, Turn, Work, revision_to_go_on};

/// The game that is on no list of ours, with its mended rule.
const FOURTH: Games = Games(&[&Entry::<flotsam::State, RandomOnly>::new()]);
/// The same as it was before.
const FOURTH_BEFORE: Games = Games(&[&Entry::<flotsam::Before, RandomOnly>::new()]);

/// A finished game under a revision, in which decision number `n` is the legal action that `choose` says.
fn play(revision: u32, phrase: &str, choose: impl Fn(usize) -> usize) -> Record {
    let game = FOURTH.iter().next().expect("one game");
    let setup = Setup { seats: 2, revision: Some(revision), ..Setup::default() };
    let mut table = game.table(&setup).expect("a table");
    let mut record = Record::new(&*table);
    let secret = Secret::from_phrase(phrase);
    record.header.commitment = Some(secret.commitment());
    let mut chance = FairChance::new(secret.seed(game.id(), &[]));
    let mut decisions = 0..;
    loop {
        let played = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.draw(&mut chance),
            Turn::Seat(seat) => {
                let text = table.legal().swap_remove(choose(decisions.next().expect("endless")));
                table.play(seat, &text)
            }
        };
        let played = played.expect("possible");
        record.push(played.seat, played.text);
    }
    record.close(&*table);
    record.secret = Some(secret);
    record
}

/// Only the third decision tosses its piece, which is what was mended.
fn tossing(decision: usize) -> usize {
    usize::from(decision == 2)
}

fn keeping(_: usize) -> usize {
    0
}

#[test]
fn a_record_is_replayed_by_the_rules_that_it_was_begun_under() {
    for revision in [1, 2] {
        for (choose, differs) in [(tossing as fn(usize) -> usize, true), (keeping, false)] {
            let record = play(revision, "tide", choose);
            let read = Record::parse(&record.to_text()).expect("it is read back");
            assert_eq!(read.header.setup.revision, Some(revision));
            let verified = FOURTH.verify(&read).expect("it holds");
            assert_eq!((verified.is_over, verified.draws_verified), (true, Some(6)));
            let mut other = read.clone();
            other.header.setup.revision = Some(3 - revision);
            assert_eq!(FOURTH.verify(&other).is_err(), differs, "under the other rules");
        }
    }
}

#[test]
fn a_game_goes_on_under_the_newest_rules_where_that_makes_no_difference() {
    let game = FOURTH.iter().next().expect("one game");
    let on = |record: &Record| revision_to_go_on(game, record, Work::WANTED).expect("known rules");
    assert_eq!([1, 2].map(|revision| on(&play(revision, "tide", keeping))), [2, 2]);
    assert_eq!([1, 2].map(|revision| on(&play(revision, "tide", tossing))), [1, 2]);
    // The third decision is move 6; what is said before it makes no difference yet.
    let cut = |moves: usize| {
        let mut record = play(1, "tide", tossing);
        record.moves.truncate(moves);
        on(&record)
    };
    assert_eq!([0, 5, 6, 7].map(cut), [2, 2, 1, 1]);
}

#[test]
fn a_program_of_then_reads_its_own_and_says_what_it_does_not_know() {
    assert!(FOURTH_BEFORE.verify(&play(1, "tide", tossing)).is_ok());
    let refused = FOURTH_BEFORE.verify(&play(2, "tide", keeping)).unwrap_err().to_string();
    assert!(refused.contains("flotsam is played by the rules of revision 1 to 1; there is no revision 2"), "{refused}");
}
