//! Given positions of every game: what is accepted is played on, and nothing wraps or is lost on the way.

#![no_main]

use atoll_catalog::{GAMES, Setup, Turn};
use libfuzzer_sys::fuzz_target;

/// Steps that are made from a position.
const STEPS: usize = 60;

fuzz_target!(|text: &str| {
    for game in GAMES.iter() {
        let setup = Setup { seats: 2 + (text.len() % 3) as u8, ..Setup::default() };
        let Ok(mut table) = game.table_at(&setup, text) else { continue };
        for number in 0..STEPS {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let draws: Vec<_> = table.draws().into_iter().filter(|(_, weight)| *weight > 0).collect();
                    let Some((draw, _)) = draws.get(number % draws.len().max(1)) else { break };
                    table.settle(draw).expect("a draw of the list can be drawn");
                }
                Turn::Seat(seat) => {
                    let legal = table.legal();
                    let action = &legal[(number * 7 + text.len()) % legal.len()];
                    table.play(seat, action).expect("a legal action is played");
                }
            }
        }
        let again = game.table_at(&setup, &table.position()).expect("a position that was reached is read back");
        assert_eq!(again.hash(), table.hash());
    }
});
