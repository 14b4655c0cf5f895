//! The legal list and `check` agree on every action a game can name, wherever the bytes lead.

#![no_main]

use atoll_core::{Game, NoEvents, Turn};
use libfuzzer_sys::fuzz_target;
use south_seas::{Action, Cell, Options, Rotation, SegmentId, ShipId, Spot, State, Wares};

fn any_action(bytes: &[u8; 6]) -> Action {
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

fuzz_target!(|bytes: &[u8]| {
    let Some((&seats, rest)) = bytes.split_first() else { return };
    let mut state = State::new(&Options::default(), 2 + seats % 4).expect("2 to 5 seats");
    for chunk in rest.chunks_exact(8) {
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
});
