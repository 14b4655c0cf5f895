//! Bodies of HTTP requests: any bytes are answered, and what asks for a table gets one or a sentence.

#![no_main]

use std::cell::Cell;

use atoll_catalog::{GAMES, Setup, Work};
use atoll_match::Beginning;
use atoll_protocol::{ClaimSeat, GiveSeat, NewSeat, NewTable, TakeSeat, name};
use libfuzzer_sys::fuzz_target;

/// Steps of work before nobody wants it any more.
const STEPS: u32 = 50;

fn set_up(new: NewTable) {
    for seat in &new.seats {
        if let NewSeat::Here { name: called } = seat {
            let _ = name::read(called);
        }
    }
    let Ok(game) = GAMES.find(&new.game) else { return };
    let setup = Setup {
        seats: new.seats.len() as u8,
        options: new.options,
        components: new.components,
        ..Setup::default()
    };
    let left = Cell::new(STEPS);
    let is_wanted = || {
        left.set(left.get().saturating_sub(1));
        left.get() > 0
    };
    let begun = match new.from {
        Some(from) => {
            let work = Work::wanted_while(&is_wanted);
            Beginning::from_record(game, &setup, &from.record, from.step as usize, work)
        }
        None => Beginning::fresh(game, &setup),
    };
    if let Ok(Beginning { table, given }) = begun {
        assert!(given.len() <= 20_000 && table.seats() == setup.seats);
    }
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(new) = serde_json::from_slice::<NewTable>(bytes) {
        set_up(new);
    }
    if let Ok(TakeSeat { name: called }) = serde_json::from_slice(bytes) {
        let _ = name::read(&called);
    }
    let _ = serde_json::from_slice::<GiveSeat>(bytes);
    let _ = serde_json::from_slice::<ClaimSeat>(bytes);
    // A body in which only the file is strange.
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in GAMES.iter() {
        let seats = serde_json::json!([{ "kind": "here", "name": text }, { "kind": "open" }]);
        let body = serde_json::json!({ "game": game.id(), "seats": seats, "components": text });
        set_up(serde_json::from_value(body).expect("a body of ours"));
    }
});
