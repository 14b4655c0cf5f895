//! Counters at the limits of what a component file may hold.

use atoll_components::ComponentSet as _;
use atoll_core::{Game as _, Notation as _, Positions as _, Seat, Turn};
use south_seas::{Components, Event, Options, State};

/// Three pictures with bridges across: one water with eight shores (Y), and tiles whose shores are waters of their own, but for
/// one that leads through from north to south (X), or to all sides (W). `plain` tiles of the first sort show no fish.
fn set(plain: usize) -> String {
    let layout = |key: &str, count: usize, seas: &[&str]| {
        let seas = seas.iter().map(|sea| format!("\"{sea}\"")).collect::<Vec<_>>().join(", ");
        format!(
            "[[layout]]\nkey = \"{key}\"\ncount = {count}\nedges = \"BBBB\"\nislands = []\nbridges = [\"N-S\", \"E-W\"]\nseas = [{seas}]\n"
        )
    };
    let tile = |id: &str, count: usize, is_start: bool, fish: &str, seas: usize| {
        let (layout, fish) = (&id[..1], vec![format!("\"{fish}\""); seas].join(", "));
        format!(
            "[[tile]]\nid = \"{id}\"\nlayout = \"{layout}\"\ncount = {count}\nstart = {is_start}\nbananas = []\nshells = [0, 0]\nfish = [{fish}]\n"
        )
    };
    [
        layout("X", 36, &["n1 s1", "n2", "e1", "e2", "s2", "w1", "w2"]),
        layout("W", 4, &["n1 e1 s1 w1", "n2", "e2", "s2", "w2"]),
        layout("Y", 44, &["n1 n2 e1 e2 s1 s2 w1 w2"]),
        tile("Xa", 36, false, "2", 7),
        tile("Wa", 4, false, "2", 5),
        tile("Ya", 40 - plain, false, "2", 1),
        tile("Yb", 1, false, "1", 1),
        tile("Yc", 2, false, "boat", 1),
        tile("Yd", 1, true, "0", 1),
        if plain > 0 { tile("Ye", plain, false, "0", 1) } else { String::new() },
    ]
    .concat()
}

/// SS-22: of hundreds of double groups a boat covers one, and never a single group instead.
#[test]
fn hundreds_of_double_groups_are_counted() {
    let second = Seat::new(1).expect("seat B");
    for plain in [35, 34, 33, 0] {
        // On nine rows of nine: waters of one shore, waters that lead through, waters of eight shores. The tiles below them, one
        // of them the boat's, reach one more water each.
        let doubles = 208 + 40 + (40 - plain) + 2;
        let components = Components::read(&set(plain)).unwrap_or_else(|errors| panic!("{errors:?}"));
        let options = Options { components, ..Options::default() };
        let mut left = plain;
        let mut rows = String::new();
        for y in 0..9 {
            let cell = |x: usize| match (x + y) % 2 {
                1 => {
                    if y == 0 {
                        "Wa"
                    } else {
                        "Xa"
                    }
                }
                _ if x + y == 0 => "Yd",
                _ if left > 0 => {
                    left -= 1;
                    "Ye"
                }
                _ => "Ya",
            };
            let row: Vec<&str> = (0..9).map(cell).collect();
            rows.push_str(&format!("    {}\n", row.join(" ")));
        }
        rows.push_str("    . Yb\n");
        let position = format!("phase place B Yc\nmap 0,0\n{rows}islander A 0,0 s1\n");
        let mut state = State::from_position(&options, 2, &position).expect("a position");
        let mut events = Vec::new();
        for text in ["place 3,9 r0", "skip"] {
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
