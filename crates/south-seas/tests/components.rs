//! The component tables: the built-in set matches the box, files survive reading and writing, and broken files are
//! refused with the right line and a helpful sentence.

use std::panic::catch_unwind;

use atoll_components::ComponentSet;
use atoll_core::SetError;
use south_seas::{Components, Demand, Edge, FeatureKind, TileId};

/// Copies of the 24 pictures in the rulebook's overview, start tile included (SS-1).
const OVERVIEW: [u8; 24] = [8, 5, 9, 1, 5, 3, 2, 2, 3, 1, 2, 3, 3, 3, 2, 6, 5, 1, 3, 1, 1, 2, 1, 1];

/// What all copies of all tiles add up to.
fn total(count: impl Fn(TileId) -> usize) -> usize {
    let set = Components::built_in();
    (0..set.tiles.len()).map(|n| count(TileId(n as u8)) * usize::from(set.tiles[n].count)).sum()
}

/// What all parts of one kind add up to.
fn total_of(kind: FeatureKind, count: impl Fn(&south_seas::Segment) -> usize) -> usize {
    total(|tile| {
        let parts = Components::built_in().tile(tile).segments.iter();
        parts.filter(|part| part.kind == kind).map(&count).sum()
    })
}

#[test]
fn tiles_match_the_box() {
    let set = Components::built_in();
    let by_picture: Vec<u8> = set.layouts.iter().map(|layout| layout.count).collect();
    assert_eq!(by_picture, OVERVIEW);
    for (place, layout) in set.layouts.iter().enumerate() {
        assert_eq!(usize::from(layout.overview), place + 1, "{}", layout.key);
        let copies: u8 = set.tiles.iter().filter(|tile| tile.layout == place).map(|tile| tile.count).sum();
        assert_eq!(copies, layout.count, "{}", layout.key);
    }
    assert_eq!(total(|_| 1), 73);
    let start = set.tile(set.start());
    assert!(start.start && start.count == 1, "{}", start.id);
    assert_eq!(set.tiles.iter().filter(|tile| tile.start).count(), 1);
    assert_eq!(set.layout_of(set.start()).overview, 6, "the overview's star is at picture 6");
}

#[test]
fn symbols_add_up() {
    let symbols = |part: &south_seas::Segment| usize::from(part.symbols);
    assert_eq!(total_of(FeatureKind::Island, symbols), 45, "bananas");
    assert_eq!(total_of(FeatureKind::Bridge, symbols), 45, "shells");
    assert_eq!(total_of(FeatureKind::Sea, symbols), 45, "fish");
    assert_eq!(total_of(FeatureKind::Sea, |part| usize::from(part.double)), 12, "double groups");
    assert_eq!(total_of(FeatureKind::Sea, |part| usize::from(part.symbols == 1)), 21, "single fish");
    assert_eq!(total_of(FeatureKind::Sea, |part| usize::from(part.boat)), 19, "boats");
    assert_eq!(total_of(FeatureKind::Market, |_| 1), 6, "markets");
    for part in Components::built_in().tiles.iter().flat_map(|tile| &tile.segments) {
        assert_eq!(part.double, part.kind == FeatureKind::Sea && part.symbols == 2, "{part:?}");
        assert!(!part.boat || (part.kind == FeatureKind::Sea && part.symbols == 0), "{part:?}");
    }
}

#[test]
fn edges_add_up() {
    let edges = |wanted: Edge| {
        total(|tile| Components::built_in().layout_of(tile).edges.iter().filter(|&&edge| edge == wanted).count())
    };
    assert_eq!((edges(Edge::Island), edges(Edge::Bridge), edges(Edge::Sea)), (78, 104, 110));
}

#[test]
fn ships_match_the_box() {
    let ships = &Components::built_in().ships;
    let of_value = |value| ships.iter().filter(|ship| ship.value == value).map(|ship| ship.count).sum::<u8>();
    assert_eq!([2, 3, 4, 5, 6].map(of_value), [2, 8, 6, 4, 4]);
    assert_eq!(ships.iter().map(|ship| ship.count).sum::<u8>(), 24);
    // The designs that a source names: see the research notes.
    for (value, demand) in [(3, "1B 2F"), (3, "same 4"), (3, "pair 3+1"), (4, "any 5"), (5, "1B 2S 1F"), (5, "any 6")] {
        let demand: Demand = demand.parse().expect("a demand");
        assert!(ships.iter().any(|ship| ship.value == value && ship.demand == demand), "{value}: {demand}");
    }
}

#[test]
fn every_row_says_where_it_comes_from() {
    let set = Components::built_in();
    let begins = |text: &str| {
        ["sourced", "inferred", "reconstructed"].iter().any(|word| text.starts_with(word))
            // A row of several statements says which of its copies the first one is about.
            || text.starts_with("one copy sourced")
    };
    for layout in &set.layouts {
        assert!(layout.provenance.contains("sourced"), "{}: {}", layout.key, layout.provenance);
    }
    for tile in &set.tiles {
        assert!(begins(&tile.provenance), "{}: {}", tile.id, tile.provenance);
    }
    for ship in &set.ships {
        assert!(begins(&ship.provenance), "{}: {}", ship.id, ship.provenance);
    }
}

#[test]
fn a_written_file_reads_back_to_the_same_set() {
    let set = Components::built_in();
    let read = Components::read(&set.to_file()).expect("our own file is valid");
    assert_eq!(read.hash, set.hash);
    assert_eq!(read.to_file(), set.to_file());
    assert!(read.is_built_in());
    let small = Components::read(SMALL).expect("the small file is valid");
    assert!(!small.is_built_in());
    assert_eq!(Components::read(&small.to_file()).expect("a written file is valid").hash, small.hash);
    assert_eq!(small.ships, set.ships, "ships that a file leaves out come from the built-in set");
}

#[test]
fn the_hash_is_of_content_only() {
    let small = Components::read(SMALL).expect("the small file is valid");
    let hash = |text: &str| Components::read(text).expect("a valid file").hash;
    assert_eq!(
        hash(&format!("# a remark\n{}", SMALL.replace("provenance = \"\"", "provenance = \"other\""))),
        small.hash
    );
    assert_ne!(hash(&SMALL.replace("bananas = [1]", "bananas = [2]")), small.hash);
    assert_ne!(hash(&SMALL.replace("count = 3", "count = 2").replace("count = 4", "count = 3")), small.hash);
}

/// A valid file of four tiles. The table below breaks it, so its line numbers matter: layout E begins on line 2, tile
/// Ea on line 12, tile Eb on line 22.
const SMALL: &str = r#"
[[layout]]
key = "E"
name = "cap"
count = 4
edges = "ISSS"
islands = ["N"]
bridges = []
seas = ["e1 e2 s1 s2 w1 w2"]
provenance = ""

[[tile]]
id = "Ea"
layout = "E"
count = 1
start = true
bananas = [1]
shells = []
fish = ["boat"]
provenance = ""

[[tile]]
id = "Eb"
layout = "E"
count = 3
bananas = [1]
shells = []
fish = ["2"]
provenance = ""
"#;

const SHIP: &str = "[[ship]]\nvalue = 3\ncount = 1\ndemand = \"2F 1B\"\n";

fn errors(text: &str) -> Vec<SetError> {
    let text = text.to_owned();
    let shown: String = text.chars().take(200).collect();
    let verdict = catch_unwind(move || Components::read(&text).err());
    verdict.unwrap_or_else(|_| panic!("reading panicked: {shown}")).unwrap_or_else(|| panic!("accepted: {shown}"))
}

/// One exchange of text in [`SMALL`], the line of the error, and a piece of its sentence.
#[test]
fn broken_rows_are_reported_on_their_line() {
    let cases: &[(&str, &str, usize, &str)] = &[
        // Layouts.
        ("name = \"cap\"", "colour = \"red\"", 4, "colour"),
        ("key = \"E\"\n", "", 2, "key"),
        ("key = \"E\"", "key = \"\"", 3, "1 to 8 letters and digits"),
        ("key = \"E\"", "key = \"E e\"", 3, "1 to 8 letters and digits"),
        ("count = 4", "count = 0", 5, "1 to 84"),
        ("count = 4", "count = -3", 5, "1 to 84"),
        ("count = 4", "count = 10000", 5, "1 to 84"),
        ("count = 4", "count = \"four\"", 5, "four"),
        ("count = 4", "count = 5", 5, "add up to 4"),
        ("edges = \"ISSS\"", "edges = \"ISS\"", 6, "four"),
        ("edges = \"ISSS\"", "edges = \"ISSSS\"", 6, "four"),
        ("edges = \"ISSS\"", "edges = \"IxSS\"", 6, "I, S, B"),
        ("edges = \"ISSS\"", "edges = \"ISxSS\"", 6, "four"),
        ("edges = \"ISSS\"", "edges = \"IISS\"", 7, "no island part reaches it"),
        ("islands = [\"N\"]", "islands = []", 7, "no island part reaches it"),
        ("islands = [\"N\"]", "islands = [\"N\", \"N\"]", 7, "more than one island part"),
        ("islands = [\"N\"]", "islands = [\"NE\"]", 7, "reaches edge E, which is S"),
        ("islands = [\"N\"]", "islands = [\"North\"]", 7, "N, E, S, W"),
        ("islands = [\"N\"]", "islands = [\"N\", \"\"]", 7, "N, E, S, W"),
        ("bridges = []", "bridges = [\"E-W\"]", 8, "which is S"),
        ("bridges = []", "bridges = [\"E\"]", 8, "two ends"),
        ("bridges = []", "bridges = [\"stone-stone\"]", 8, "reaches no edge"),
        ("bridges = []", "bridges = [\"S-market\"]", 8, "market"),
        ("edges = \"ISSS\"", "edges = \"IBSS\"", 8, "no bridge part reaches it"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"e1 e2 s1 s2 w1\"]", 9, "w2"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"e1 e2 s1 s2 w1 w2\", \"e1\"]", 9, "twice"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"e1 e2 s1 s2 w1 w2\", \"\"]", 9, "no half-edge"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"e1 e2 s1 s2 w1 w3\"]", 9, "`w3`"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"n1 e1 e2 s1 s2 w1 w2\"]", 9, "island"),
        ("seas = [\"e1 e2 s1 s2 w1 w2\"]", "seas = [\"e1\", \"e2 s1 s2 w1 w2\"]", 9, "one plain sea edge"),
        // Tiles.
        ("id = \"Eb\"", "id = \"Ea\"", 23, "used twice"),
        ("id = \"Eb\"", "id = \"Xb\"", 23, "followed by letters and digits"),
        ("id = \"Eb\"", "id = \"E-b\"", 23, "followed by letters and digits"),
        ("layout = \"E\"\ncount = 3", "layout = \"Z\"\ncount = 3", 24, "no layout `Z`"),
        ("count = 3", "count = 0", 25, "1 to 84"),
        ("count = 3", "count = 10000", 25, "1 to 84"),
        ("count = 3", "count = 2", 5, "add up to 3"),
        ("fish = [\"2\"]", "fish = [\"3\"]", 28, "\"boat\""),
        ("fish = [\"2\"]", "fish = [2]", 28, "string"),
        ("fish = [\"2\"]", "fish = []", 28, "1 sea part"),
        ("fish = [\"2\"]", "fish = [\"2\", \"0\"]", 28, "1 sea part"),
        ("bananas = [1]\nshells = []\nfish = [\"2\"]", "bananas = [10]\nshells = []\nfish = [\"2\"]", 26, "0 to 9"),
        ("bananas = [1]\nshells = []\nfish = [\"2\"]", "bananas = [-1]\nshells = []\nfish = [\"2\"]", 26, "0 to 9"),
        (
            "bananas = [1]\nshells = []\nfish = [\"2\"]",
            "bananas = []\nshells = []\nfish = [\"2\"]",
            26,
            "1 island part",
        ),
        ("shells = []\nfish = [\"2\"]", "shells = [1]\nfish = [\"2\"]", 27, "0 bridge parts"),
        ("fish = [\"2\"]", "fish = [\"2\"]\nwhales = 1", 29, "whales"),
        ("start = true\n", "", 1, "start = true"),
        ("count = 3", "count = 3\nstart = true", 23, "more than one tile"),
        // Files.
        ("provenance = \"\"\n\n[[tile]]\nid = \"Eb\"", "provenance = \"", 20, ""),
    ];
    for &(from, to, line, piece) in cases {
        let text = SMALL.replacen(from, to, 1);
        assert_ne!(text, SMALL, "`{from}` does not occur");
        let found = errors(&text);
        let is_told = found.iter().any(|error| error.line == line && error.what.contains(piece));
        assert!(is_told, "{from} -> {to}: expected line {line} with `{piece}`, found {found:?}");
        assert!(found.is_sorted_by_key(|error| error.line), "{found:?}");
        assert!(found.iter().all(|error| error.what.len() > 10), "{found:?}");
    }
}

#[test]
fn lookalikes_are_refused_even_turned() {
    let twin = SMALL.replace("count = 4", "count = 6")
        + "\n[[tile]]\nid = \"Ec\"\nlayout = \"E\"\ncount = 2\nbananas = [1]\nshells = []\nfish = [\"2\"]\n";
    assert!(errors(&twin).iter().any(|error| error.line == 32 && error.what.contains("`Eb`")), "{:?}", errors(&twin));
    // The same picture drawn with its island in the east.
    let turned = SMALL.to_owned()
        + "\n[[layout]]\nkey = \"G\"\ncount = 2\nedges = \"SISS\"\nislands = [\"E\"]\nbridges = []\nseas = [\"n1 n2 s1 s2 w1 w2\"]\n"
        + "\n[[tile]]\nid = \"Ga\"\nlayout = \"G\"\ncount = 2\nbananas = [1]\nshells = []\nfish = [\"2\"]\n";
    assert!(
        errors(&turned).iter().any(|error| error.line == 40 && error.what.contains("`Eb`")),
        "{:?}",
        errors(&turned)
    );
    // The start tile may look like another: it is told apart by its back.
    let start_twin = SMALL.replace("fish = [\"boat\"]", "fish = [\"2\"]");
    assert!(Components::read(&start_twin).is_ok());
}

#[test]
fn ships_are_checked() {
    let cases = [
        ("value = 3", "value = 0", 2, "1 to 20"),
        ("value = 3", "value = 21", 2, "1 to 20"),
        ("count = 1", "count = 0", 3, "1 to 96"),
        ("count = 1", "count = 97", 3, "1 to 96"),
        ("demand = \"2F 1B\"", "demand = \"2F 1X\"", 4, "not a demand"),
        ("demand = \"2F 1B\"", "demand = \"any 300\"", 4, "not a demand"),
        ("demand = \"2F 1B\"", "demand = \"same 0\"", 4, "not a demand"),
        ("demand = \"2F 1B\"", "demand = \"\"", 4, "not a demand"),
        ("demand = \"2F 1B\"", "demand = \"pair 3\"", 4, "not a demand"),
        ("demand = \"2F 1B\"", "price = 3", 4, "price"),
    ];
    for (from, to, line, piece) in cases {
        let found = errors(&SHIP.replace(from, to));
        let is_told = found.iter().any(|error| error.line == line && error.what.contains(piece));
        assert!(is_told, "{to}: expected line {line} with `{piece}`, found {found:?}");
    }
    let twice = errors(&format!("{SHIP}{}", SHIP.replace("2F 1B", "1B 2F")));
    assert!(twice.iter().any(|error| error.line == 8 && error.what.contains("listed twice")), "{twice:?}");
    let many =
        errors(&format!("{}{}", SHIP.replace("= 1", "= 90"), SHIP.replace("2F 1B", "any 1").replace("= 1", "= 90")));
    assert!(many.iter().any(|error| error.what.contains("180 ships")), "{many:?}");
    let kinds: String = (1..=40).map(|n| SHIP.replace("value = 3", &format!("value = {}", 1 + n % 20))).collect();
    assert!(errors(&kinds).iter().any(|error| error.what.contains("40 ship designs")));
    let only_ships = Components::read(SHIP).expect("ships alone are a valid file");
    assert_eq!(only_ships.tiles, Components::built_in().tiles, "tiles that a file leaves out are the built-in ones");
}

#[test]
fn whole_files_are_checked() {
    let one_line = |text: &str, piece: &str| {
        let found = errors(text);
        assert!(found[0].line == 1 && found[0].what.contains(piece), "expected `{piece}`, found {found:?}");
    };
    one_line("", "neither tiles");
    one_line("# nothing\n", "neither tiles");
    one_line("name = \"nothing\"\n", "neither tiles");
    one_line(&"#".repeat((1 << 20) + 1), "at most 1048576");
    one_line("\u{feff}\u{0}", "");
    let layout_only = SMALL.split("[[tile]]").next().expect("the part before the tiles");
    one_line(layout_only, "at least one [[layout]] and one [[tile]]");
    let tile = "[[tile]]\nid = \"Eq\"\nlayout = \"E\"\ncount = 1\nbananas = [1]\nshells = []\nfish = [\"2\"]\n";
    one_line(&(SMALL.to_owned() + &tile.repeat(9_998)), "at most 84");
    one_line(&SMALL.replace("count = 4", "count = 84").replace("count = 3", "count = 84"), "84");
    one_line("layout = 3\n", "");
    assert_eq!(errors("[[layout]]\n[[layout")[0].line, 2);
}

/// Every beginning of the built-in file is either a set or refused with sentences, never a panic.
#[test]
fn truncated_files_are_refused_calmly() {
    let text = Components::built_in().to_file();
    for length in (0..text.len()).step_by(97).chain(text.len() - 40..text.len()) {
        let Some(beginning) = text.get(..length) else { continue };
        let beginning = beginning.to_owned();
        let lines = beginning.lines().count().max(1) + 1;
        let verdict = catch_unwind(move || Components::read(&beginning).err());
        let found = verdict.unwrap_or_else(|_| panic!("reading the first {length} bytes panicked"));
        for error in found.unwrap_or_default() {
            assert!((1..=lines).contains(&error.line) && !error.what.is_empty(), "{length} bytes: {error:?}");
        }
    }
}
