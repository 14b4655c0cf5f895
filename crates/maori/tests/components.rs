//! The component tables: the built-in set matches the box, files survive reading and writing, and broken files are
//! refused with the right line and a helpful sentence.

use atoll_components::ComponentSet;
use atoll_core::{Game, NoEvents, Turn, below};
use maori::{BoardId, Components, Mode, Options, Shape, State, TileKind};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What all copies of all tiles add up to.
fn total(count: impl Fn(&TileKind) -> u32) -> u32 {
    Components::built_in().tiles.iter().map(|tile| count(tile) * u32::from(tile.count)).sum()
}

#[test]
fn tiles_match_the_box() {
    let of_shape = |shape| total(|tile| u32::from(tile.shape == shape));
    assert_eq!(Shape::ALL.map(of_shape), [10, 54, 14, 17, 2], "singles, ends, middles, water, volcanoes (MA-1)");
    assert_eq!(total(|_| 1), 97);
}

#[test]
fn symbols_add_up() {
    assert_eq!(total(|tile| tile.palms.into()), 99, "palms");
    assert_eq!(total(|tile| tile.hut.into()), 11, "huts");
    assert_eq!(total(|tile| tile.wreath.count_ones()), 8, "half wreaths");
    assert_eq!(total(|tile| tile.boats.into()), 17, "boats");
    assert_eq!(total(|tile| tile.shells.into()), 22, "shells");
}

/// MA-14: an end has four ways to lie, a middle two, a single or water one; a tile with palms has one.
#[test]
fn ways_to_lie_are_those_of_the_law() {
    for tile in &Components::built_in().tiles {
        let ways = match (tile.palms, tile.shape) {
            (0, Shape::End) => 4,
            (0, Shape::Middle) => 2,
            _ => 1,
        };
        assert_eq!(tile.ways(), ways, "{}", tile.id);
    }
    let middle = |wreath: u8| TileKind {
        wreath,
        ..Components::built_in().tiles.iter().find(|tile| tile.id == "M5").expect("a middle without palms").clone()
    };
    assert_eq!(middle(0b0010).ways(), 4, "one edge only bears a half wreath");
    assert_eq!(middle(0b1010).ways(), 2, "both edges do");
}

/// MA-2: sixteen spaces on the normal side, twenty on the reef side; two boats are seen on each.
#[test]
fn boards_match_the_law() {
    let set = Components::built_in();
    for board in &set.boards {
        let spaces = if board.id == BoardId::Reef { 20 } else { 16 };
        assert_eq!(board.waters.len(), spaces, "{}", board.id.word());
        assert_eq!(u32::from(board.boats) + board.boat_spaces.len(), 2, "{}", board.id.word());
        assert_eq!(u32::from(board.width) * u32::from(board.height), 20, "{}", board.id.word());
    }
    assert_eq!(set.board(BoardId::Reef).reef.len(), 6);
}

#[test]
fn every_row_says_where_it_comes_from() {
    let set = Components::built_in();
    let begins = |text: &str| ["sourced", "inferred", "reconstructed"].iter().any(|word| text.starts_with(word));
    for tile in &set.tiles {
        assert!(begins(&tile.provenance), "{}: {}", tile.id, tile.provenance);
    }
    for board in &set.boards {
        assert!(board.provenance.contains("sourced") && board.provenance.contains("reconstructed"));
    }
}

/// Sixteen plain tiles and a board of two spaces.
const SMALL: &str = r#"
[[tile]]
id = "P"
shape = "single"
palms = 1
count = 16

[[tile]]
id = "Q"
shape = "end"
open = "N"
wreath = "N"
count = 2

[[board]]
id = "B"
rows = [".#b"]
boats = 3
"#;

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
    assert_eq!(small.board(BoardId::A), set.board(BoardId::A), "boards a file leaves out are the built-in ones");
    assert_eq!(small.board(BoardId::B).rows(), [".#b"]);
    let boards_only = SMALL.split_once("[[board]]").expect("a board").1;
    let boards_only = Components::read(&format!("[[board]]{boards_only}")).expect("a file of boards is valid");
    assert_eq!(boards_only.tiles, set.tiles);
}

#[test]
fn the_hash_is_of_content_only() {
    let hash = |text: &str| Components::read(text).expect("a valid file").hash;
    let small = hash(SMALL);
    assert_eq!(hash(&format!("# a remark\nname = \"x\"\n{SMALL}")), small);
    assert_eq!(hash(&SMALL.replace("boats = 3", "boats = 3\nprovenance = \"seen\"")), small);
    assert_ne!(hash(&SMALL.replace("boats = 3", "boats = 2")), small);
    assert_ne!(hash(&SMALL.replace("palms = 1", "palms = 2")), small);
    assert_ne!(hash(&SMALL.replace(".#b", ".#r")), small);
}

/// A corrected file is played with at once, in every mode.
#[test]
fn a_corrected_file_is_played_with() {
    let components = Components::read(SMALL).expect("the small file is valid");
    for mode in Mode::ALL {
        let options = Options { mode, board: BoardId::B, components: components.clone() };
        atoll_testkit::conform::<State>(&options, 2, 6);
        let mut state = State::new(&options, 2).expect("a table for two");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        while state.turn() != Turn::Over {
            match state.turn() {
                Turn::Chance(_) => {
                    let draw = state.nth_draw(below(&mut rng, state.draw_total())).expect("something is left");
                    state.settle(draw, &mut NoEvents);
                }
                _ => state.play(state.nth_legal(0).expect("something is legal"), &mut NoEvents),
            }
        }
        assert_eq!(state.waters().len(), 2);
        // Between the two lies land, so an own ship never gets from one to the other (MA-40).
        assert_eq!(state.filled().is_some(), mode == Mode::Basic, "{mode:?}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let cases: [(&str, &str, usize, &str); 21] = [
        ("id = \"P\"", "id = \"1P\"", 3, "a letter followed by letters and digits"),
        ("id = \"P\"", "id = \"stored\"", 3, "a letter followed by letters and digits"),
        ("id = \"Q\"", "id = \"P\"", 9, "listed twice"),
        ("shape = \"single\"", "shape = \"bend\"", 4, "must be one of single, end, middle, water, volcano"),
        ("open = \"N\"", "open = \"NS\"", 10, "must name one side"),
        ("open = \"N\"", "open = \"NN\"", 11, "some of N, E, S, W, each once"),
        ("open = \"N\"", "open = \"E\"", 12, "at which the island does not go on"),
        ("shape = \"single\"", "shape = \"water\"", 4, "no land for palms"),
        ("shape = \"single\"", "shape = \"middle\"", 4, "two opposite sides"),
        ("palms = 1", "palms = 10", 5, "palms is 10; it must be 0 to 9"),
        ("palms = 1", "boats = 9", 5, "boats is 9; it must be 0 to 8"),
        ("count = 2", "count = 0", 13, "count is 0; it must be 1 to 127"),
        ("count = 2", "count = 120", 1, "136 tiles; at most 127"),
        ("count = 16", "count = 13", 1, "the display needs 16"),
        ("count = 16", "kount = 16", 6, "unknown field"),
        ("boats = 3", "boats = 0", 18, "needs a printed boat off the spaces"),
        ("boats = 3", "boats = 10", 18, "boats is 10; it must be 1 to 9"),
        ("id = \"B\"", "id = \"D\"", 16, "must be A, B, C or reef"),
        (".#b", ".#x", 17, "fields are . # r b"),
        (".#b", "###", 17, "at least 2 water spaces"),
        ("rows = [\".#b\"]", "rows = [\".#b\", \".\"]", 17, "must have 3 fields like the first"),
    ];
    for (old, new, line, part) in cases {
        assert!(SMALL.contains(old), "{old}");
        let errors = Components::read(&SMALL.replacen(old, new, 1)).expect_err(new);
        assert!(errors.iter().any(|error| error.line == line && error.what.contains(part)), "{new}: {errors:?}");
    }
    let volcanoes = SMALL.replace(
        "[[board]]",
        "[[tile]]\nid = \"V\"\nshape = \"volcano\"\ncount = 1\n[[tile]]\nid = \"U\"\nshape = \"volcano\"\ncount = 1\n[[board]]",
    );
    let errors = Components::read(&volcanoes).expect_err("two volcanoes");
    assert!(errors[0].what.contains("more than one design is a volcano"), "{errors:?}");
    assert!(Components::read("name = \"nothing\"").expect_err("nothing")[0].what.contains("neither tiles"));
}
