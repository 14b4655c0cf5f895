//! What must not change when the whole table is mirrored, turned, or its seats change places.
//!
//! Random boards are drawn as positions; only the engine speaks, so these tests hold whatever an oracle thinks.

use std::collections::BTreeMap;

use atoll_core::{ComponentFiles, Game, Lines, Positions, Variants, below};
use maori::{Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use toml::{Table, Value};

use crate::oracle::{Kit, Spot, custom_file};

const SIDES: &str = "NESW";

/// A way of moving the plane onto itself.
#[derive(Clone, Copy)]
enum Motion {
    /// Left and right change places.
    Mirror,
    /// A quarter turn clockwise.
    Turn,
}

impl Motion {
    /// Where a field goes on a board of this width and height.
    fn spot(self, spot: Spot, width: usize, height: usize) -> Spot {
        match self {
            Self::Mirror => Spot::at(width as i32 - 1 - spot.x, spot.y),
            Self::Turn => Spot::at(height as i32 - 1 - spot.y, spot.x),
        }
    }

    /// The rows of a board after it.
    fn rows(self, rows: &[Vec<char>]) -> Vec<String> {
        let (width, height) = (rows[0].len(), rows.len());
        match self {
            Self::Mirror => rows.iter().map(|row| row.iter().rev().collect()).collect(),
            Self::Turn => (0..width).map(|x| (0..height).rev().map(|y| rows[y][x]).collect()).collect(),
        }
    }

    /// Sides of a tile after it. A turned tile is the same design, turned; a mirrored one is another design.
    fn sides(self, sides: &str) -> String {
        match self {
            Self::Mirror => sides
                .chars()
                .map(|side| match side {
                    'E' => 'W',
                    'W' => 'E',
                    other => other,
                })
                .collect(),
            Self::Turn => sides.to_owned(),
        }
    }

    /// Quarter turns of a tile after it.
    fn turns(self, turns: usize) -> usize {
        match self {
            Self::Mirror => (4 - turns) % 4,
            Self::Turn => (turns + 1) % 4,
        }
    }
}

/// A component file and all it takes to draw positions with it.
struct Scene {
    options: Options,
    kit: Kit,
}

impl Scene {
    fn new(file: &str, mode: &str, board: &str) -> Self {
        let mut options = Options::default();
        State::load_components(&mut options, file).unwrap_or_else(|errors| panic!("{errors:?}\n{file}"));
        State::set_option(&mut options, "mode", mode).expect("a mode of the law");
        State::set_option(&mut options, "board", board).expect("a board of the law");
        let mut kit = Kit::built_in();
        kit.correct(file);
        Self { options, kit }
    }
}

/// The file after a motion.
fn moved_file(file: &str, motion: Motion) -> String {
    let mut table: Table = file.parse().expect("the file is TOML");
    for tile in table["tile"].as_array_mut().expect("tiles are a list") {
        for key in ["open", "wreath"] {
            let sides = tile.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
            let mut sides: Vec<char> = motion.sides(&sides).chars().collect();
            sides.sort_unstable_by_key(|&side| SIDES.find(side));
            tile.as_table_mut().expect("a tile is a table").insert(key.into(), sides.iter().collect::<String>().into());
        }
    }
    let kit = {
        let mut kit = Kit::built_in();
        kit.correct(file);
        kit
    };
    for board in table["board"].as_array_mut().expect("boards are a list") {
        let id = board["id"].as_str().expect("an id is text");
        let rows = motion.rows(&kit.plan(id).rows).into_iter().map(Value::String).collect();
        board.as_table_mut().expect("a board is a table").insert("rows".into(), Value::Array(rows));
    }
    toml::to_string(&table).expect("the file can be written")
}

/// The file without any palm, so that everything can be turned.
fn bare_file(file: &str) -> String {
    let mut table: Table = file.parse().expect("the file is TOML");
    for tile in table["tile"].as_array_mut().expect("tiles are a list") {
        tile.as_table_mut().expect("a tile is a table").insert("palms".into(), 0.into());
    }
    toml::to_string(&table).expect("the file can be written")
}

/// A board with tiles.
#[derive(Clone)]
struct Board {
    laid: BTreeMap<Spot, (usize, usize)>,
    ship: Option<Spot>,
    shells: u32,
}

/// Random boards for two seats, within the limits of the set.
fn boards(scene: &Scene, board: &str, rng: &mut Xoshiro256PlusPlus) -> [Board; 2] {
    let mut left: Vec<u32> = scene.kit.designs.iter().map(|design| design.count).collect();
    let spaces = scene.kit.plan(board).spaces();
    [(); 2].map(|()| {
        let mut laid = BTreeMap::new();
        for &spot in &spaces {
            let tile = below(rng, left.len() as u32) as usize;
            let design = &scene.kit.designs[tile];
            if below(rng, 4) == 0 || left[tile] == 0 || design.is_volcano() {
                continue;
            }
            left[tile] -= 1;
            laid.insert(spot, (tile, design.ways[below(rng, design.ways.len() as u32) as usize]));
        }
        let ship = match laid.len() as u32 {
            0 => None,
            n => laid.keys().nth(below(rng, n) as usize).copied(),
        };
        Board { laid, ship, shells: below(rng, 8) }
    })
}

/// The board after a motion.
fn moved_board(board: &Board, motion: Motion, rows: &[Vec<char>], kit: &Kit) -> Board {
    let (width, height) = (rows[0].len(), rows.len());
    let laid = board.laid.iter().map(|(&spot, &(tile, turns))| {
        let design = &kit.designs[tile];
        let turns = motion.turns(turns);
        let looks = |turns: usize| [0, 1, 2, 3].map(|side| (design.is_open(side, turns), design.has_half(side, turns)));
        let turns = *design.ways.iter().find(|&&way| looks(way) == looks(turns)).expect("it can be laid so");
        (motion.spot(spot, width, height), (tile, turns))
    });
    Board { laid: laid.collect(), ship: board.ship.map(|spot| motion.spot(spot, width, height)), shells: board.shells }
}

/// What the engine says of two boards: each seat's score line, and for the seat to act, A, where its own ship can lay.
fn told(scene: &Scene, board: &str, boards: &[Board; 2], has_ships: bool) -> (Vec<String>, Vec<(Spot, String)>) {
    let mut lines = vec!["phase act A".to_owned(), "explorer 0".to_owned()];
    for (name, drawn) in ["A", "B"].into_iter().zip(boards) {
        lines.push(format!("board {name}"));
        for (y, row) in scene.kit.plan(board).rows.iter().enumerate() {
            let field = |x: usize| match drawn.laid.get(&Spot::at(x as i32, y as i32)) {
                Some(&(tile, turns)) => format!("{}/{turns}", scene.kit.designs[tile].id),
                None if row[x] == '#' => "=".to_owned(),
                None => ".".to_owned(),
            };
            lines.push((0..row.len()).map(field).collect::<Vec<_>>().join(" "));
        }
        lines.push(format!("shells {name} {}", drawn.shells));
        lines.extend(drawn.ship.filter(|_| has_ships).map(|ship| format!("ship {name} {ship}")));
    }
    let text = lines.join("\n") + "\n";
    let state = State::from_position(&scene.options, 2, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let facts = State::fact_lines(&state.view(None));
    let score =
        |name: &str| facts.iter().find_map(|line| line.strip_prefix(&format!("{name} score "))).map(str::to_owned);
    let scores = ["A", "B"].map(|name| score(name).expect("everybody has a score")).to_vec();
    let reach = facts.iter().filter_map(|line| line.strip_prefix("reach ")).map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let (x, y) = words[0].split_once(',').expect("a space is written X,Y");
        let number = |text: &str| text.parse().expect("a number");
        // The tile to lay from is a matter of reading order among equally near ones, which a motion does not keep.
        (Spot::at(number(x), number(y)), words[2].to_owned())
    });
    (scores, reach.collect())
}

/// Compares a table with itself after a motion, for many tables.
fn unchanged(motion: Motion, name: &str, prepare: fn(&str) -> String) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(50);
    let (mut scored, mut reached) = (0, 0);
    for number in 0..48 {
        let file = prepare(&custom_file(number));
        let moved_file = moved_file(&file, motion);
        let mode = ["basic", "advanced", "pro"][below(&mut rng, 3) as usize];
        let has_ships = mode != "basic";
        for board in ["A", "B", "C", "reef"] {
            let (scene, moved) = (Scene::new(&file, mode, board), Scene::new(&moved_file, mode, board));
            let rows = &scene.kit.plan(board).rows;
            for _ in 0..8 {
                let drawn = boards(&scene, board, &mut rng);
                let image = [&drawn[0], &drawn[1]].map(|board| moved_board(board, motion, rows, &moved.kit));
                let (scores, reach) = told(&scene, board, &drawn, has_ships);
                let (moved_scores, mut moved_reach) = told(&moved, board, &image, has_ships);
                assert_eq!(scores, moved_scores, "{name}, set {number}, board {board}, {mode}");
                let to = |(spot, price): (Spot, String)| (motion.spot(spot, rows[0].len(), rows.len()), price);
                scored += scores.iter().filter(|line| !line.starts_with("palms=0 wreaths=0")).count();
                reached += reach.iter().filter(|(_, price)| price != "price=0").count();
                let mut reach: Vec<(Spot, String)> = reach.into_iter().map(to).collect();
                reach.sort_unstable();
                moved_reach.sort_unstable();
                assert_eq!(reach, moved_reach, "{name}, set {number}, board {board}, {mode}");
            }
        }
    }
    assert!(scored > 100 && reached > 100, "{name}: {scored} boards with islands, {reached} paid ways");
}

#[test]
fn a_mirrored_table_is_worth_the_same() {
    unchanged(Motion::Mirror, "mirrored", str::to_owned);
}

#[test]
fn a_turned_table_without_palms_is_worth_the_same() {
    unchanged(Motion::Turn, "turned", bare_file);
}

#[test]
fn seats_that_change_places_take_their_scores_along() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(51);
    for number in 0..48 {
        let file = custom_file(number);
        for board in ["A", "reef"] {
            let scene = Scene::new(&file, "pro", board);
            for _ in 0..8 {
                let drawn = boards(&scene, board, &mut rng);
                let swapped = [drawn[1].clone(), drawn[0].clone()];
                let (mut scores, _) = told(&scene, board, &drawn, true);
                scores.reverse();
                assert_eq!(scores, told(&scene, board, &swapped, true).0, "set {number}, board {board}");
            }
        }
    }
}
