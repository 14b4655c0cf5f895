//! Files that mean no good cost no more than reading them: of whatever kind, one sixteen times as long takes about sixteen
//! times as long. The worst time for a megabyte is printed.

#![cfg(unix)]

use std::fmt::Write as _;
use std::time::Duration;

use atoll_catalog::{GAMES, Record, Script, Setup, game, games};
use rustix::time::{ClockId, clock_gettime};

/// Bytes of the small files; those of games' maps are a bit longer.
const SMALL: usize = 16 << 10;
/// How many times as long the large files are.
const TIMES: u32 = 16;
/// How many times as long they may take. What grew with the square of the length would take 256 times as long.
const MOST: u32 = 100;
/// What takes less is not compared: it says more about the machine than about us.
const NOTHING: Duration = Duration::from_micros(200);

/// A text of about so many bytes: a piece again and again, numbered where it says `%`, between a head and a tail.
fn repeated(head: &str, piece: &str, tail: &str, bytes: usize) -> String {
    let room = bytes.saturating_sub(head.len() + tail.len() + 64);
    let mut text = head.to_string();
    for number in 0.. {
        if text.len() >= head.len() + room {
            break;
        }
        text.push_str(&piece.replace('%', &number.to_string()));
    }
    text + tail
}

/// The same behind lines that say nothing, so that whatever is wrong stands far from the beginning.
fn padded(head: &str, piece: &str, tail: &str, bytes: usize) -> String {
    let padding = "#\n".repeat(bytes / 8);
    repeated(&format!("{padding}{head}"), piece, tail, bytes)
}

const ROWS: &[(&str, &str)] = &[
    ("south-seas", "[[ship]]\nvalue = 99\ncount = 0\ndemand = \"any\"\n"),
    ("south-seas", "[[layout]]\nkey = \"%\"\ncount = 0\nedges = \"X\"\nislands = []\nbridges = []\nseas = []\n"),
    ("south-seas", "[[tile]]\nid = \"x%\"\nlayout = \"?\"\ncount = 0\nbananas = []\nshells = []\nfish = []\n"),
    ("maori", "[[board]]\nid = \"A\"\nrows = [\"..\"]\nboats = 0\n"),
    ("maori", "[[board]]\nid = \"?\"\nrows = []\nboats = 1\n"),
    ("maori", "[[tile]]\nid = \"!\"\nshape = \"end\"\ncount = 0\n"),
    ("santa-cruz", "[[set]]\nid = \"rivers\"\nship = 9\npath = 9\nriver = 9\ndouble = 9\n"),
    ("santa-cruz", "[[scoring]]\nid = \"?\"\npoints = 99\n"),
    ("santa-cruz", "[[bird]]\nvalue = 9\ncount = 99\n"),
    ("santa-cruz", "[[path]]\nends = \"C01 C01\"\n"),
    ("santa-cruz", "[[river]]\nid = \"R%\"\nsites = \"C01 L01\"\n"),
];

/// Files that hold one value of any length.
const VALUES: &[(&str, &str, &str, &str)] = &[
    (
        "south-seas",
        "[[layout]]\nkey = \"k\"\ncount = 1\nedges = \"IIII\"\nislands = [",
        "\"NNNN\",",
        "]\nbridges = []\nseas = []\n[[tile]]\nid = \"k1\"\nlayout = \"k\"\ncount = 1\nbananas = []\nshells = []\nfish = []\n",
    ),
    (
        "south-seas",
        "[[layout]]\nkey = \"k\"\ncount = 1\nedges = \"BBBB\"\nislands = []\nbridges = [",
        "\"N-island\",",
        "]\nseas = []\n[[tile]]\nid = \"k1\"\nlayout = \"k\"\ncount = 1\nbananas = []\nshells = []\nfish = []\n",
    ),
    (
        "south-seas",
        "[[layout]]\nkey = \"k\"\ncount = 1\nedges = \"SSSS\"\nislands = []\nbridges = []\nseas = [\"",
        "n1 x ",
        "\"]\n[[tile]]\nid = \"k1\"\nlayout = \"k\"\ncount = 1\nbananas = []\nshells = []\nfish = []\n",
    ),
    ("south-seas", "[[ship]]\nvalue = 1\ncount = 1\ndemand = \"", "1B ", "\"\n"),
    ("maori", "[[board]]\nid = \"A\"\nboats = 1\nrows = [\"", "...", "\"]\n"),
    ("maori", "[[board]]\nid = \"A\"\nboats = 1\nrows = [", "\"?\",", "]\n"),
    ("maori", "[[tile]]\nid = \"a\"\nshape = \"end\"\ncount = 1\nopen = \"", "NESW", "\"\n"),
    ("maori", "name = \"", "name", "\"\n[[tile]]\nid = \"a\"\nshape = \"end\"\ncount = 1\n"),
];

/// What no game reads, in the ways in which TOML can be long.
const SHAPES: &[(&str, &str, &str)] = &[
    ("x = ", "[", ""),
    ("x = ", "{a=", ""),
    ("x", ".a", " = 1"),
    ("[x", ".a", "]"),
    ("", "[a%]\n", ""),
    ("", "[[a.b]]\n", ""),
    ("", "a.b% = 1\n", ""),
    ("", "a% = 1\n", ""),
    ("x = ", "9", ""),
    ("x = \"", "\\u00e9", "\""),
    ("x = \"\"\"", "\n\\", "\"\"\""),
    ("", "\n", "]"),
    ("", "\u{feff}", ""),
    ("x = [", "1,\n", "]"),
];

/// The sites of the built-in map, then one more row.
fn map_with(row: &str, piece: &str, tail: &str, bytes: usize) -> String {
    let map = include_str!("../../santa-cruz/data/map.toml");
    let sites = map.split("\n[[path]]").next().expect("the map begins with sites");
    padded(&format!("{sites}\n{row}"), piece, tail, bytes)
}

type Make = Box<dyn Fn(usize) -> String>;

/// Component files: the game, what makes one, and what it is.
fn files() -> Vec<(&'static str, Make, String)> {
    let mut files: Vec<(&'static str, Make, String)> = Vec::new();
    for &(id, piece) in ROWS {
        files.push((id, Box::new(move |bytes| padded("", piece, "", bytes)), piece.into()));
    }
    for &(id, head, piece, tail) in VALUES {
        files.push((id, Box::new(move |bytes| padded(head, piece, tail, bytes)), head.into()));
    }
    for &(head, piece, tail) in SHAPES {
        let what = format!("{head}{piece}…{tail}");
        files.push(("maori", Box::new(move |bytes| repeated(head, piece, tail, bytes)), what));
    }
    for (row, piece, tail) in [
        ("[[river]]\nid = \"R1\"\nsites = \"", "nowhere ", "\"\n"),
        ("[[river]]\nid = \"R1\"\nsites = \"", "C01 ", "\"\n"),
        ("[[river]]\nid = \"", "R", "\"\nsites = \"C01 L01 x x x x x x x x x x\"\n"),
        ("", "[[river]]\nid = \"R%\"\nsites = \"C01 L01\"\n", ""),
        ("", "[[path]]\nends = \"C01 C02\"\n", ""),
        ("", "[[path]]\nends = \"C01 %\"\n", ""),
        ("[[path]]\nends = \"", "C01 ", "\"\n"),
    ] {
        let what = format!("map {row}{piece}");
        files.push(("santa-cruz", Box::new(move |bytes| map_with(row, piece, tail, bytes)), what));
    }
    files
}

/// What this thread has cost so far; time in which the machine did other things does not count.
fn spent() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// The shortest of a few times, since a machine may do other things besides.
fn time(mut work: impl FnMut()) -> Duration {
    let once = || {
        let start = spent();
        work();
        spent().saturating_sub(start)
    };
    std::iter::repeat_with(once).take(2).min().expect("twice")
}

/// Compares what a small and a large text cost; the time of the large one.
fn compare(what: &str, make: &dyn Fn(usize) -> String, work: impl Fn(&str)) -> Duration {
    let (small, large) = (make(SMALL), make(SMALL * TIMES as usize));
    let least = time(|| work(&small)).max(NOTHING);
    let mut most = time(|| work(&large));
    for _ in 0..3 {
        if most > least * MOST {
            most = most.min(time(|| work(&large)));
        }
    }
    assert!(most <= least * MOST, "{what}: {} kB take {least:?}, {TIMES} times as many {most:?}", SMALL >> 10);
    most
}

#[test]
fn component_files_cost_no_more_than_reading_them() {
    let mut worst = (Duration::ZERO, String::new());
    for (id, make, what) in files() {
        let game = game(id).expect("a game of ours");
        let took = compare(&what, &make, |text| {
            let errors = game.check_components(text).expect_err("nothing of it is right");
            assert!(errors.len() <= 101, "{what}: {} things are told", errors.len());
            assert!(errors.iter().all(|error| error.what.len() < 400), "{what}: {}", errors[0]);
        });
        worst = worst.max((took, what));
    }
    println!("a megabyte of the worst components takes {:?}: {}", worst.0 * 4, worst.1);
}

/// What people would never write, but may be right: every site joined with every other one.
#[test]
fn a_map_of_all_paths_is_told_in_a_few_words() {
    let map = include_str!("../../santa-cruz/data/map.toml");
    let sites = map.split("\n[[path]]").next().expect("the map begins with sites");
    let ids: Vec<&str> = sites.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"')).collect();
    let mut text = format!("{sites}\n");
    for (place, one) in ids.iter().enumerate() {
        for other in &ids[..place] {
            let _ = writeln!(text, "[[path]]\nends = \"{one} {other}\"");
        }
    }
    assert_eq!(ids.len(), 49);
    let game = game("santa-cruz").expect("a game of ours");
    let table = game.table(&Setup { seats: 2, components: Some(text), ..Setup::default() }).expect("a valid map");
    let told: serde_json::Value = serde_json::from_str(table.components_json().get()).expect("JSON");
    assert_eq!(told["warnings"].as_array().map(Vec::len), Some(100));
}

#[test]
fn records_scripts_and_positions_cost_no_more_than_reading_them() {
    let mut worst = (Duration::ZERO, String::new());
    for game in games() {
        let table = game.table(&Setup { seats: 2, ..Setup::default() }).expect("two seats are a table");
        let record = Record::new(&*table).to_text();
        let (head, _) = record.split_once("moves\n").expect("every record has moves");
        let head = head.to_string();
        for (before, piece) in [
            ("", "option a b\n"),
            ("", "| x\n"),
            ("", "player A person x\n"),
            ("player A person ", "x "),
            ("moves\nA ", "x "),
            ("moves\n", "* nothing\n"),
            ("moves\n", "\n"),
            ("moves\nresult A 1 1\n", "result A 1 1\n"),
            ("", "given 1\n"),
        ] {
            let what = format!("{}: {before}{piece}", game.id());
            let (start, end) =
                (format!("{head}{before}"), if before.is_empty() { "\nmoves\nend\n" } else { "\nend\n" });
            let took = compare(&what, &|bytes| repeated(&start, piece, end, bytes), |text| {
                if let Ok(record) = Record::parse(text) {
                    let _ = GAMES.verify(&record);
                }
            });
            worst = worst.max((took, what));
        }
        for piece in ["x\n", "A x\n", "expect x\n", "legal x\n", "position\n", "seats 2\n"] {
            let (what, start) = (format!("{}: {piece}", game.id()), format!("game {}\n", game.id()));
            let took = compare(&what, &|bytes| repeated(&start, piece, "", bytes), |text| {
                if let Ok(script) = Script::parse(GAMES, text) {
                    let _ = script.run(|_| {});
                }
            });
            worst = worst.max((took, what));
        }
        for piece in
            ["bag x\n", "map 0,0\n", "x ", "wares A 1B\n", "covered 0,0 s1\n", "removed \n", "points A 1\n", "\n"]
        {
            let (what, setup) = (format!("{}: position {piece}", game.id()), Setup { seats: 2, ..Setup::default() });
            let took = compare(&what, &|bytes| repeated("", piece, "", bytes), |text| {
                let _ = game.table_at(&setup, text);
            });
            worst = worst.max((took, what));
        }
    }
    println!("a megabyte of the worst text takes {:?}: {}", worst.0 * 4, worst.1);
}

/// Where a number does not fit it is refused, and nothing wraps.
#[test]
fn long_lists_of_parts_are_refused_and_not_miscounted() {
    let layout = |field: &str, part: &str, count: usize| {
        let list = vec![part; count].join(", ");
        let lists = ["islands", "bridges", "seas"]
            .map(|name| if name == field { format!("{name} = [{list}]\n") } else { format!("{name} = []\n") });
        format!(
            "[[layout]]\nkey = \"k\"\ncount = 1\nedges = \"IBSS\"\n{}[[tile]]\nid = \"k1\"\nlayout = \"k\"\nstart = true\ncount = 1\nbananas = []\nshells = []\nfish = []\n",
            lists.concat()
        )
    };
    let game = game("south-seas").expect("a game of ours");
    for (field, part) in [("islands", "\"N\""), ("bridges", "\"E-stone\"")] {
        for count in [255, 256, 257, 513] {
            let errors = game.check_components(&layout(field, part, count)).expect_err("too many");
            assert!(errors.iter().any(|error| error.what.contains("part")), "{field} {count}: {}", errors[0]);
        }
    }
}
