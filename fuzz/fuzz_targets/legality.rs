//! The legal list and `check` agree on every action a game can name, wherever the bytes lead.

#![no_main]

use atoll_core::{Game, NoEvents, Turn};
use libfuzzer_sys::fuzz_target;

fn any_in_south_seas(bytes: &[u8; 6]) -> south_seas::Action {
    use south_seas::{Action, Cell, Rotation, SegmentId, ShipId, Spot, Wares};
    let [kind, a, b, c, d, e] = *bytes;
    let spot = Spot { tile: a, segment: SegmentId(b % 12) };
    match kind % 6 {
        0 => {
            let near = |byte: u8| (byte % 25) as i8 - 12;
            let cell = if c & 128 == 0 { Cell::new(near(a), near(b)) } else { Cell::new(a as i8, b as i8) };
            Action::Place { cell, rotation: Rotation::new(c & 3).expect("below four") }
        }
        1 => Action::Put { segment: SegmentId(a % 14) },
        2 => Action::Back { spot },
        3 => Action::Take { ship: ShipId(a % 24) },
        4 => Action::Load { ship: ShipId(a % 24), payment: Wares([b % 8, c % 8, (d ^ e) % 8]) },
        _ => Action::Skip,
    }
}

fn any_in_maori(bytes: &[u8; 6]) -> maori::Action {
    use maori::{Action, Position, Rotation, Source, Space};
    let [kind, a, b, c, d, _] = *bytes;
    let space = |byte: u8| Space::new(byte % 5, byte / 5 % 5).expect("within five by five");
    match kind % 12 {
        0 => Action::Place { position: Position::new(a % 16).expect("below sixteen") },
        1 => Action::Move { steps: a },
        2 => Action::Store { depth: a % 6 },
        3 => Action::Remove { space: space(a) },
        4 => Action::Ship { space: space(a) },
        5 => Action::Pass,
        6 => Action::Stay,
        _ => Action::Lay {
            source: if a % 6 == 5 { Source::Storage } else { Source::Display(a % 6) },
            space: space(b),
            rotation: Rotation::new(c & 3).expect("below four"),
            from: if c & 128 == 0 { None } else { Some(space(d)) },
        },
    }
}

/// Plays where the bytes lead, and tries one named action in every position.
fn follow<G: Game>(mut state: G, bytes: &[u8], any_action: impl Fn(&[u8; 6]) -> G::Action) {
    for chunk in bytes.chunks_exact(8) {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let n = u32::from(chunk[0]) % state.draw_total();
                state.settle(state.nth_draw(n).expect("n is below the total"), &mut NoEvents);
            }
            Turn::Seat(seat) => {
                let legal = state.legal();
                let tried = any_action(chunk[2..8].try_into().expect("six bytes"));
                let is_listed = legal.binary_search(&tried).is_ok();
                assert_eq!(state.check(seat, tried).is_ok(), is_listed, "{tried:?}");
                let n = usize::from(u16::from_le_bytes([chunk[0], chunk[1]])) % legal.len();
                state.play(legal[n], &mut NoEvents);
            }
        }
        assert!(state.is_conserved());
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&table, rest)) = bytes.split_first() else { return };
    let seats = 2 + table % 4;
    if table & 128 == 0 {
        let state = south_seas::State::new(&Default::default(), seats).expect("2 to 5 seats");
        return follow(state, rest, any_in_south_seas);
    }
    let mode = maori::Mode::ALL[usize::from(table / 4 % 3)];
    let board = maori::BoardId::ALL[usize::from(table / 16 % 4)];
    let options = maori::Options { mode, board, ..Default::default() };
    // The reef board refuses a fifth seat.
    if let Ok(state) = maori::State::new(&options, seats) {
        follow(state, rest, any_in_maori);
    }
});
