//! The engine as a page asks it: questions and answers in JSON, over records that lie in one thing each.

use atoll_catalog::{BOTS, FairChance, GAMES, Record, Salt, Seat, Secret, Setup, Turn, to_hex};
use atoll_protocol::{AgreedTerms, AuditFault, Audited, EngineAsk, KeptOfGame};

/// A finished game with salts of both seats, and what its seat A has kept of it.
fn played(game: &str, secret: &Secret) -> (Record, KeptOfGame) {
    let game = GAMES.find(game).expect("a game of ours");
    let mut table = game.table(&Setup { seats: 2, ..Setup::default() }).expect("a table");
    let mut record = Record::new(&*table);
    let salts: Vec<Salt> = vec![vec![7; 32], vec![9; 32]];
    record.header.commitment = Some(secret.commitment());
    record.header.salts = salts.clone();
    let mut chance = FairChance::new(secret.seed(game.id(), &salts));
    loop {
        let step = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.draw(&mut chance).expect("a draw"),
            Turn::Seat(seat) => {
                let text = table.choose(BOTS[0].name, None, 1).expect("random play");
                table.play(seat, &text).expect("what it chose is legal")
            }
        };
        record.push(step.seat, step.text);
    }
    record.close(&*table);
    record.secret = Some(secret.clone());
    let kept = KeptOfGame {
        commitment: Some(secret.commitment().to_string()),
        own: vec![("A".into(), to_hex(&salts[0]))],
        told: Some(salts.iter().map(|salt| to_hex(salt)).collect()),
        agreed: Some(AgreedTerms {
            game: game.id().into(),
            options: table.setup().options,
            components: table.components_hash(),
            given: 0,
        }),
        seen: record
            .moves
            .iter()
            .map(|step| (step.seat.map(|seat| seat.to_string()), Some(step.text.clone())))
            .collect(),
    };
    (record, kept)
}

fn ask(record: &str, kept: &KeptOfGame) -> Audited {
    let question = EngineAsk::Verify { record: record.into(), kept: kept.clone() };
    let answer = atoll_wasm::answer(&serde_json::to_vec(&question).expect("questions are plain data"));
    serde_json::from_slice(&answer).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&answer)))
}

/// The game with a secret of its own, once.
fn honest(game: &str) -> (Record, KeptOfGame) {
    played(game, &Secret::from_phrase("honest"))
}

#[test]
fn an_honest_record_of_every_game_is_recomputed_whole() {
    for game in GAMES.iter() {
        let (record, kept) = honest(game.id());
        let draws = record.moves.iter().filter(|step| step.seat.is_none()).count();
        let found = ask(&record.to_text(), &kept);
        assert!(found.faults.is_empty(), "{found:?}");
        assert!(found.is_over && found.is_open && found.is_sealed && draws > 0);
        assert_eq!((found.draws, found.recomputed, found.salted), (draws, draws, 2));
        // Whoever kept nothing is told the same of the record alone.
        assert_eq!(ask(&record.to_text(), &KeptOfGame::default()), found);
    }
}

/// A server that knows the secret it wants, and tells everything else to fit.
#[test]
fn a_secret_that_was_chosen_afterwards_is_found_by_the_kept_seal() {
    for game in GAMES.iter() {
        let (_, kept) = honest(game.id());
        let (other, _) = played(game.id(), &Secret::from_phrase("chosen"));
        assert!(ask(&other.to_text(), &KeptOfGame::default()).faults.is_empty(), "it agrees with itself");
        let faults = ask(&other.to_text(), &KeptOfGame { seen: Vec::new(), ..kept }).faults;
        assert_eq!(faults, [AuditFault::OtherSeal, AuditFault::OtherSecret]);
    }
}

#[test]
fn a_salt_that_was_dropped_or_swapped_is_found() {
    for game in GAMES.iter() {
        let (record, kept) = honest(game.id());
        let own = AuditFault::OwnSalt { seat: "A".into() };
        let told = AuditFault::ToldSalt { seat: "B".into() };
        let mut dropped = record.clone();
        dropped.header.salts.clear();
        let faults = ask(&dropped.to_text(), &kept).faults;
        assert_eq!(faults[..2], [own.clone(), told.clone()]);
        assert!(matches!(faults[2], AuditFault::Draw { .. }), "{faults:?}");
        let mut swapped = record.clone();
        swapped.header.salts.swap(0, 1);
        assert_eq!(ask(&swapped.to_text(), &kept).faults[..2], [own.clone(), told.clone()]);
        let mut lent = record.clone();
        lent.header.salts[1] = vec![8; 32];
        assert_eq!(ask(&lent.to_text(), &kept).faults[0], told);
    }
}

#[test]
fn a_draw_that_was_changed_is_found_and_named() {
    for game in GAMES.iter() {
        let (record, kept) = honest(game.id());
        let mut tried = 0;
        for (place, step) in record.moves.iter().enumerate().filter(|(_, step)| step.seat.is_none()) {
            // Another thing of the same bag, so that the record is legal up to there.
            let Some(other) =
                record.moves[place + 1..].iter().find(|later| later.seat.is_none() && later.text != step.text)
            else {
                continue;
            };
            tried += 1;
            let mut lying = record.clone();
            lying.moves[place].text = other.text.clone();
            let faults = ask(&lying.to_text(), &KeptOfGame { seen: Vec::new(), ..kept.clone() }).faults;
            let is_named = faults.iter().any(|fault| match fault {
                AuditFault::Draw { number, due, .. } => *number == place + 1 && *due == step.text,
                // The other thing may be of another bag: then the move is none at all.
                AuditFault::Record { why } => why.contains(&format!("move {}", place + 1)),
                _ => false,
            });
            assert!(is_named, "{faults:?}");
            assert_eq!(ask(&lying.to_text(), &kept).faults[0], AuditFault::Move { number: place + 1 });
            if tried == 5 {
                break;
            }
        }
        assert!(tried > 0);
    }
}

#[test]
fn moves_that_were_seen_are_in_the_record() {
    for game in GAMES.iter() {
        let (record, kept) = honest(game.id());
        let seen = |change: &dyn Fn(&mut KeptOfGame)| {
            let mut kept = kept.clone();
            change(&mut kept);
            ask(&record.to_text(), &kept).faults
        };
        let last = kept.seen.len();
        assert_eq!(seen(&|kept| kept.seen[3].1 = None), [], "a move that was hidden may be any");
        assert_eq!(seen(&|kept| kept.seen[3].1 = Some("other".into())), [AuditFault::Move { number: 4 }]);
        assert_eq!(seen(&|kept| kept.seen.push((None, None))), [AuditFault::Move { number: last + 1 }]);
        assert_eq!(seen(&|kept| kept.seen.truncate(5)), []);
    }
}

/// Given moves are not drawn, and draws come from the pieces: a liar who may choose either needs no secret.
#[test]
fn terms_other_than_the_table_told_are_found() {
    for game in GAMES.iter() {
        let (record, kept) = honest(game.id());
        let mut given = record.clone();
        given.header.given = record.moves.len();
        let found = ask(&given.to_text(), &kept);
        assert_eq!((found.faults, found.draws), (vec![AuditFault::OtherTerms], 0));
        let mut agreed = kept.clone();
        agreed.agreed.as_mut().expect("it was kept").components = "00".repeat(32);
        assert_eq!(ask(&record.to_text(), &agreed).faults, [AuditFault::OtherTerms]);
    }
}

#[test]
fn a_record_that_is_kept_back_is_not_taken_for_a_true_one() {
    for game in GAMES.iter() {
        let (mut record, kept) = honest(game.id());
        record.secret = None;
        let found = ask(&record.to_text(), &kept);
        assert!(!found.is_open && found.faults.is_empty() && found.recomputed == 0, "{found:?}");
        let partial = record.partial(vec![Seat::A], |_| true);
        assert!(!ask(&partial.to_text(), &KeptOfGame { seen: Vec::new(), ..kept }).is_open);
    }
}

#[test]
fn nonsense_is_refused_in_words() {
    for question in ["", "{}", r#"{"ask":"verify"}"#, r#"{"ask":"sing"}"#, "\u{feff}{}", "[1]"] {
        let answer = String::from_utf8(atoll_wasm::answer(question.as_bytes())).expect("JSON is UTF-8");
        assert!(answer.starts_with(r#"{"error":"this is no question"#), "{answer}");
    }
    let kept = KeptOfGame { own: vec![("Q".into(), "00".into())], ..KeptOfGame::default() };
    let question = EngineAsk::Verify { record: String::new(), kept };
    let answer = atoll_wasm::answer(&serde_json::to_vec(&question).expect("plain data"));
    assert!(String::from_utf8(answer).expect("JSON is UTF-8").contains("error"));
    let found = ask("not a record", &KeptOfGame::default());
    assert!(matches!(&found.faults[..], [AuditFault::Record { .. }]) && !found.is_open);
}
