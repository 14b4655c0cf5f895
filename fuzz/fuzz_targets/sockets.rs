//! Messages on a socket, one a line: whatever comes, a game answers, and its log makes the same game again.

#![no_main]

use atoll_catalog::{GAMES, Secret, Setup};
use atoll_match::{Command, Match, Seats, Terms, snapshot};
use atoll_protocol::{ClientMessage, StepSource};
use libfuzzer_sys::fuzz_target;

/// The step that a message is based on, told from the end, so that texts need not know numbers: 0 is now.
fn based_on(played: &Match, told: u64) -> u64 {
    if told < 4 { played.seq().saturating_sub(told) } else { told }
}

/// An action, or the place of one in the legal list.
fn action(played: &Match, text: String) -> String {
    let place = text.strip_prefix('#').and_then(|place| place.parse::<usize>().ok());
    match (place, played.choices()) {
        (Some(place), choices) if !choices.is_empty() => choices[place % choices.len()].text.clone(),
        _ => text,
    }
}

fuzz_target!(|text: &str| {
    let (which, text) = text.split_at_checked(1).unwrap_or(("", text));
    let place = which.bytes().next().map_or(0, usize::from);
    let game = GAMES.iter().nth(place % GAMES.iter().count()).expect("a game");
    let setup = Setup { seats: 2, ..Setup::default() };
    let table = game.table(&setup).expect("two seats are a table");
    let terms = Terms { secret: Secret::from_phrase("fuzz"), salts: Vec::new(), given: 0, takes_back: true };
    let mut played = Match::new(table.clone_table(), terms.clone());
    played.begin(&[], 0).expect("nothing is given");
    played.draw_due(0).expect("a game begins");
    for line in text.lines().take(200) {
        let Ok(message) = serde_json::from_str::<ClientMessage>(line) else { continue };
        let (id, told, seat, act) = match message {
            ClientMessage::Act { id, based_on, seat, action: text } => (id, based_on, seat, Some(action(&played, text))),
            ClientMessage::Undo { id, based_on, seat } => (id, based_on, seat, None),
            _ => continue,
        };
        let Ok(seat) = seat.parse() else { continue };
        let based_on = based_on(&played, told);
        let before = played.seq();
        let command = Command { id: &id, seat, based_on, action: act.as_deref(), is_lent: false };
        match played.carry_out(command, 0) {
            Ok(seq) => assert!(seq <= played.seq()),
            Err(refusal) => {
                assert_eq!(played.seq(), before, "what is refused changes nothing");
                let _ = refusal.into_message(id);
            }
        }
        played.draw_due(0).expect("what is due can be drawn");
    }
    let _ = snapshot(&played, Seats::default(), Seats::default());
    let kept = played.log().iter().map(|step| step.kept.clone());
    let again = Match::resume(table, terms, kept).expect("a log makes its game again");
    assert_eq!(again.table().hash(), played.table().hash());
    assert!(played.log().iter().all(|step| step.kept.source != StepSource::Bot));
});
