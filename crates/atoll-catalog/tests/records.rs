//! Records: written, read, replayed, verified, and refused when anything in them is wrong.

mod list;

use atoll_catalog::{BOTS, FairChance, Record, Secret, Setup, Table, Turn, Who};
use list::every;

/// A finished game of random bots with a committed secret.
fn play(game: &dyn atoll_catalog::AnyGame, seats: u8, phrase: &str) -> (Record, Box<dyn Table>) {
    let setup = Setup { seats, ..Setup::default() };
    let mut table = game.table(&setup).unwrap();
    let mut record = Record::new(&*table);
    let secret = Secret::from_phrase(phrase);
    record.header.commitment = Some(secret.commitment());
    record.header.salts = vec![b"salt".to_vec(); usize::from(seats)];
    record.header.players = vec![Who::Bot { bot: "random".into() }; usize::from(seats)];
    let mut chance = FairChance::new(secret.seed(game.id(), &record.header.salts));
    let mut decision = 0;
    loop {
        let step = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.draw(&mut chance).unwrap(),
            Turn::Seat(seat) => {
                decision += 1;
                let text = table.choose(BOTS[0].name, None, decision).unwrap();
                table.play(seat, &text).unwrap()
            }
        };
        record.push(step.seat, step.text);
    }
    record.close(&*table);
    record.secret = Some(secret);
    (record, table)
}

#[test]
fn games_survive_the_way_through_text() {
    for game in every().iter() {
        for seats in game.seats() {
            for deal in 0..6 {
                let (record, table) = play(game, seats, &format!("deal {deal}"));
                let text = record.to_text();
                let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(read.to_text(), text);
                let verdict = every().verify(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert!(verdict.is_over && verdict.draws_verified > Some(0));
                assert_eq!(verdict.hash, table.hash());
                assert_eq!(verdict.moves, record.moves.len());
            }
        }
    }
}

#[test]
fn a_partial_record_tells_its_reader_no_more_and_is_not_replayed() {
    for game in every().iter() {
        let (record, _) = play(game, 2, "partial");
        let hides = |place: usize| place % 3 == 1;
        for (seats, letters) in [("", "-"), ("A", "A"), ("AB", "AB")] {
            let readers = seats.chars().map(|seat| seat.to_string().parse().unwrap()).collect();
            let partial = record.clone().partial(readers, hides);
            let text = partial.to_text();
            assert!(text.contains(&format!("\npartial {letters}\n")) && text.contains("\n* ?\n"), "{text}");
            assert!(!["\nhash ", "\nsecret ", "\nresult "].iter().any(|claim| text.contains(claim)), "{text}");
            let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((read.to_text(), &read.partial), (text, &partial.partial));
            for (place, (told, was)) in read.moves.iter().zip(&record.moves).enumerate() {
                assert_eq!(told.seat, was.seat);
                assert_eq!(told.text, if hides(place) { "?" } else { was.text.as_str() });
            }
            let refused = every().verify(&read).unwrap_err().to_string();
            assert!(refused.contains("move 2 is hidden"), "{refused}");
        }
        let open = record.to_text();
        for (wrong, what) in [
            (open.replace("\nmoves\n", "\nmoves\nA ?\n"), "no `partial` line"),
            (open.replacen("\nseats ", "\npartial A\nseats ", 1), "no result, hash or secret"),
            (open.replacen("\nseats ", "\npartial BA\nseats ", 1), "in order"),
            (open.replacen("\nseats ", "\npartial AA\nseats ", 1), "in order"),
            (open.replacen("\nseats ", "\npartial Q\nseats ", 1), "seat"),
        ] {
            let refused = Record::parse(&wrong).unwrap_err().to_string();
            assert!(refused.contains(what), "{refused}");
        }
    }
}

#[test]
fn the_same_secret_deals_the_same_whatever_is_played() {
    for game in every().iter() {
        let draws = |phrase: &str| -> Vec<String> {
            let (record, _) = play(game, 2, phrase);
            record.moves.iter().filter(|step| step.seat.is_none()).map(|step| step.text.clone()).collect()
        };
        assert_eq!(draws("one"), draws("one"));
        assert_ne!(draws("one"), draws("two"));
    }
}

#[test]
fn a_game_cut_short_verifies_as_far_as_it_goes() {
    for game in every().iter() {
        let (mut record, _) = play(game, 2, "short");
        record.moves.truncate(record.moves.len() / 2);
        record.result.clear();
        record.hash = None;
        let verdict = every().verify(&Record::parse(&record.to_text()).unwrap()).unwrap();
        assert!(!verdict.is_over);
    }
}

/// Every way to spoil a record is noticed, with a sentence that says where and what.
#[test]
fn spoilt_records_are_refused() {
    for game in every().iter() {
        let (record, _) = play(game, 2, "spoilt");
        let text = record.to_text();
        let lines: Vec<&str> = text.lines().collect();
        let first_draw = lines.iter().position(|line| line.starts_with("* ")).unwrap();
        let first_action = lines.iter().position(|line| line.starts_with("A ") || line.starts_with("B ")).unwrap();
        let replace = |from: &str, to: &str| text.replacen(from, to, 1);
        let swap = |at: usize, line: &str| {
            let mut lines = lines.clone();
            lines[at] = line;
            lines.join("\n") + "\n"
        };
        let other_draw = lines.iter().find(|line| line.starts_with("* ") && **line != lines[first_draw]).unwrap();
        let commitment = record.header.commitment.unwrap().to_string();
        let hash = record.hash.clone().unwrap();
        let result = lines.iter().find(|line| line.starts_with("result A")).unwrap();
        let spoilt = [
            (String::new(), "ends early"),
            ("hello".into(), "not a record"),
            (replace("atoll-record 2", "atoll-record 99"), "version 99"),
            (lines[..lines.len() / 2].join("\n"), "ends early"),
            (text[..text.len() - 5].to_string(), "ends early"),
            (text.clone() + "A skip\n", "nothing may follow"),
            (replace("seats 2", "seats 7"), "a table of 7 seats"),
            (replace("seats 2\n", ""), "no `seats` line"),
            (replace(&format!("game {}", game.id()), "game chess"), "no game `chess`"),
            (replace("rules ", "rules 9"), "revision"),
            (replace("seats 2\n", "seats 2\noption no-such-key 1\n"), "option"),
            (
                replace(&format!("components {}", record.header.components), &format!("components {}", "0".repeat(64))),
                "component set",
            ),
            (replace("components ", "components x"), "64 hexadecimal digits"),
            (swap(first_draw, other_draw), "the committed secret demands"),
            (swap(first_draw, "* nonsense"), "move 1 "),
            (swap(first_action, "A nonsense"), "move "),
            (swap(first_action, "Q skip"), "not a seat"),
            (swap(first_action, "skip"), "no move"),
            (replace(&commitment, &"0".repeat(64)), "does not fit the commitment"),
            (replace(&format!("hash {hash}"), &format!("hash {}", "0".repeat(64))), "claims the hash"),
            (replace(result, "result A 9999 1"), "claims the result"),
            (replace("salt B 73616c74\n", ""), "1 salts"),
            (replace("salt B 73616c74", "salt B 7"), "not a salt"),
        ];
        for (text, part) in spoilt {
            let refused = Record::parse(&text).and_then(|record| every().verify(&record).map(|_| ()));
            let Err(error) = refused else { panic!("this was not noticed: {part}\n{text}") };
            assert!(error.to_string().contains(part), "expected `{part}` in: {error}");
        }
    }
}
