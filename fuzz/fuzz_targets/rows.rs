//! Rows of a database: a header in the first line, then steps. Whatever is stored is answered with a table or a sentence.

#![no_main]

use atoll_catalog::{GAMES, Seat, Secret, Setup};
use atoll_match::{Kept, Match, Terms};
use atoll_protocol::StepSource;
use atoll_store::{Header, Watch};
use libfuzzer_sys::fuzz_target;

/// A step from a line: who made it, and what; `p`, `b`, `d` and `u` stand for makers, as in `p A text`.
fn step(line: &str) -> Option<Kept> {
    let mut words = line.splitn(3, ' ');
    let source = match words.next()? {
        "p" => StepSource::Person,
        "b" => StepSource::Bot,
        "d" => StepSource::Draw,
        "u" => StepSource::Undo,
        _ => return None,
    };
    let seat = words.next()?.parse::<Seat>().ok();
    Some(Kept { source, seat, text: words.next().unwrap_or_default().into(), command: None, at: 0 })
}

fn load(header: &Header, steps: &[Kept]) {
    assert_eq!(Header::read(&header.to_text()).as_ref(), Ok(header), "a written header is read back");
    let Ok(game) = GAMES.find(&header.game) else { return };
    let setup = Setup {
        seats: header.seats,
        revision: Some(header.rules),
        options: header.options.clone(),
        components: header.components.clone(),
    };
    let Ok(table) = game.table(&setup) else { return };
    let terms = Terms {
        secret: Secret::from_phrase("fuzz"),
        salts: Vec::new(),
        given: header.given.len(),
        takes_back: header.terms.takes_back,
    };
    if let Ok(made) = Match::resume(table, terms, steps.iter().cloned()) {
        assert_eq!(made.log().len(), steps.len());
        let _ = made.renewed().record(Vec::new()).to_text();
    }
}

fuzz_target!(|text: &str| {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let steps: Vec<Kept> = rest.lines().take(500).map_while(step).collect();
    if let Ok(header) = Header::read(first) {
        load(&header, &steps);
    }
    for game in GAMES.iter() {
        let terms =
            atoll_store::Terms { watch: Watch::Link, takes_back: true, aids: false, hints: true, serious: false };
        let header = Header {
            game: game.id().into(),
            rules: game.revision(),
            seats: 2,
            options: Vec::new(),
            components: None,
            terms,
            given: Vec::new(),
        };
        load(&header, &steps);
    }
});
