//! Counters at the limits of what a component file may hold.

use atoll_components::ComponentSet as _;
use atoll_core::{Game as _, Notation as _, Positions as _, Seat, Turn};
use south_seas::{Components, Event, Options, State};

/// Eight waters on one tile, and one water with eight shores; both carry bridges.
fn set(plain: usize) -> String {
    let layout = |key: &str, count: usize, seas: &str| {
        format!(
            "[[layout]]\nkey = \"{key}\"\ncount = {count}\nedges = \"BBBB\"\nislands = []\nbridges = [\"N-S\", \"E-W\"]\nseas = [{seas}]\n"
        )
    };
    let tile = |id: &str, count: usize, is_start: bool, fish: &str| {
        let layout = &id[..1];
        format!(
            "[[tile]]\nid = \"{id}\"\nlayout = \"{layout}\"\ncount = {count}\nstart = {is_start}\nbananas = []\nshells = [0, 0]\nfish = [{fish}]\n"
        )
    };
    let eight = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];
    [
        layout("X", 32, &eight.map(|half| format!("\"{half}\"")).join(", ")),
        layout("Y", 35, &format!("\"{}\"", eight.join(" "))),
        tile("Xa", 32, false, &["\"2\""; 8].join(", ")),
        tile("Ya", 31 - plain, false, "\"2\""),
        tile("Yb", 1, false, "\"1\""),
        tile("Yc", 2, false, "\"boat\""),
        tile("Yd", 1, true, "\"0\""),
        if plain > 0 { tile("Ye", plain, false, "\"0\"") } else { String::new() },
    ]
    .concat()
}

/// SS-22: of hundreds of double groups a boat covers one, and never a single group instead.
#[test]
fn hundreds_of_double_groups_are_counted() {
    // 112 shores between the two sorts of tiles join 224 waters, two more the tile with the single group, two the boat's.
    let second = Seat::new(1).expect("seat B");
    for plain in [2, 3, 4, 30] {
        let doubles = 224 + (31 - plain) + 4;
        let components = Components::read(&set(plain)).unwrap_or_else(|errors| panic!("{errors:?}"));
        let options = Options { components, ..Options::default() };
        let mut left = plain;
        let mut rows = String::new();
        for y in 0..8 {
            let cell = |x: usize| match (x + y) % 2 {
                1 => "Xa",
                _ if x + y == 0 => "Yd",
                _ if left > 0 => {
                    left -= 1;
                    "Ye"
                }
                _ => "Ya",
            };
            let row: Vec<&str> = (0..8).map(cell).collect();
            rows.push_str(&format!("    {}{}\n", row.join(" "), if y == 0 { " Yb" } else { "" }));
        }
        let position = format!("phase place B Yc\nmap 0,0\n{rows}islander A 0,0 s1\n");
        let mut state = State::from_position(&options, 2, &position).expect("a position");
        let mut events = Vec::new();
        for text in ["place 8,2 r0", "skip"] {
            assert_eq!(state.turn(), Turn::Seat(second));
            let action = state.parse_action(text).expect("an action");
            state.check(second, action).expect("it is legal");
            state.play(action, &mut events);
        }
        let caught = events.iter().find_map(|event| match event {
            Event::Gained { amount, .. } => Some(usize::from(*amount)),
            _ => None,
        });
        assert_eq!(caught, Some(2 * doubles + 1), "{plain}: {events:?}");
        let covered = events.iter().find_map(|event| match event {
            Event::FishCovered { double, .. } => Some(*double),
            _ => None,
        });
        assert_eq!(covered, Some(true), "{doubles} double groups: {events:?}");
    }
}
