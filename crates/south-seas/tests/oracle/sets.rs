//! Small random component sets, in which rare rules are common.

use atoll_components::{ComponentSet, Kept};
use atoll_core::below;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use south_seas::{Components, FeatureKind};
use toml::{Table, Value};

/// What a set is heavy in.
struct Theme {
    layouts: &'static [&'static str],
    /// Weights of the fish words 0, 1, 2 and boat.
    fish: [u32; 4],
    /// Least and most tiles.
    tiles: [u32; 2],
    demands: &'static [&'static str],
    /// Least and most ships.
    ships: [u32; 2],
    /// Where islanders crowd in games that have habits.
    crowd: FeatureKind,
}

const fn theme(
    layouts: &'static [&'static str],
    fish: [u32; 4],
    tiles: [u32; 2],
    demands: &'static [&'static str],
    ships: [u32; 2],
    crowd: FeatureKind,
) -> Theme {
    Theme { layouts, fish, tiles, demands, ships, crowd }
}

const THEMES: &[Theme] = &[
    // Markets close together, few and dear ships: several markets at once, choices, no ship left.
    theme(&["K0"], [3, 1, 1, 1], [60, 80], DEAR, [2, 5], FeatureKind::Market),
    theme(&["K0"], [3, 1, 1, 1], [60, 80], DEAR, [4, 12], FeatureKind::Market),
    theme(&["K0"], [3, 1, 1, 1], [40, 80], MIXED, [1, 8], FeatureKind::Market),
    theme(&["K0", "K1", "K2", "K3", "K4"], [3, 1, 1, 1], [20, 60], MIXED, [2, 24], FeatureKind::Market),
    theme(&["K0", "K0", "E", "U", "V"], [2, 1, 2, 2], [20, 70], MIXED, [3, 24], FeatureKind::Market),
    // Boats everywhere: coverings, ties among groups, tokens running out.
    theme(&["U", "V", "E", "K0"], [1, 2, 4, 4], [20, 80], MIXED, [8, 40], FeatureKind::Sea),
    theme(&["V", "W", "X", "U"], [1, 2, 3, 4], [10, 60], MIXED, [8, 24], FeatureKind::Sea),
    theme(&["K0"], [0, 0, 1, 1], [70, 80], DEAR, [24, 60], FeatureKind::Sea),
    theme(&["K0"], [0, 1, 3, 5], [70, 80], DEAR, [24, 60], FeatureKind::Sea),
    theme(&["F", "H", "I", "M", "Y1", "Y2"], [1, 1, 1, 2], [10, 50], MIXED, [8, 24], FeatureKind::Sea),
    // Few ways to fit: unplaceable tiles.
    theme(&["X", "C"], [3, 1, 1, 1], [2, 12], MIXED, [1, 6], FeatureKind::Island),
    theme(&["C", "K0", "K4"], [3, 1, 1, 1], [2, 16], MIXED, [1, 6], FeatureKind::Market),
    theme(&["C", "X", "S", "F", "E"], [3, 1, 1, 1], [4, 24], MIXED, [1, 8], FeatureKind::Island),
    // Many small features that are joined later: majorities, several boats of one tile in one sea.
    theme(&["P1", "K0"], [1, 2, 2, 2], [20, 80], MIXED, [8, 24], FeatureKind::Sea),
    theme(&["P2", "K0"], [0, 0, 2, 3], [40, 80], DEAR, [8, 24], FeatureKind::Sea),
    theme(&["P3", "C", "E", "F"], [3, 1, 1, 1], [20, 80], MIXED, [8, 24], FeatureKind::Island),
    theme(&["P4", "X", "V", "U"], [3, 1, 1, 1], [20, 60], MIXED, [8, 24], FeatureKind::Bridge),
    // Bridges that close.
    theme(&["V"], [3, 1, 1, 1], [16, 60], MIXED, [4, 24], FeatureKind::Bridge),
    // Seas of hundreds of double groups, and as many parts as a set may have: what is counted goes beyond a byte.
    theme(&["P5", "P6"], [0, 0, 20, 1], [64, 72], DEAR, [8, 24], FeatureKind::Sea),
    // A bit of everything, once with hardly any ships.
    theme(ALL, [2, 2, 2, 2], [10, 40], CHEAP, [1, 3], FeatureKind::Sea),
    theme(ALL, [4, 2, 2, 2], [2, 60], MIXED, [1, 24], FeatureKind::Sea),
];

const ALL: &[&str] = &[
    "U", "W", "V", "X", "E", "D", "J", "K", "L", "Y1", "Y2", "H", "F", "Q", "I", "M", "O", "C", "S", "K0", "K1", "K2",
    "K3", "K4",
];

/// Ships that the first ware is enough for.
const CHEAP: &[&str] = &["any 1", "1B", "1S", "1F"];

/// Ships that are soon delivered to.
const MIXED: &[&str] = &[
    "1B", "1S", "1F", "any 1", "any 2", "same 2", "same 3", "pair 1+1", "pair 2+1", "pair 3+1", "1B 1S 1F", "2F 1B",
    "any 5", "any 7", "2B 2S",
];

/// Ships that hardly anybody can deliver to.
const DEAR: &[&str] = &["10B 2S", "10S 2B", "12B", "12S", "pair 9+3", "pair 8+4", "4B 4S 4F", "11B 1F"];

/// Layouts with many separate parts, so that later tiles join a lot at once.
const PATCHWORK: &str = r#"
[[layout]]
key = "P1"
edges = "SSSS"
islands = []
bridges = []
seas = ["n1 n2", "e1 e2", "s1 s2", "w1 w2"]

[[layout]]
key = "P2"
edges = "SSSS"
islands = []
bridges = []
seas = ["n1 n2 e1 e2", "s1 s2 w1 w2"]

[[layout]]
key = "P3"
edges = "IIII"
islands = ["N", "E", "S", "W"]
bridges = []
seas = []

[[layout]]
key = "P4"
edges = "BBBB"
islands = []
bridges = ["N-E", "S-W"]
seas = ["n2 e1", "e2 s1 w2 n1", "s2 w1"]

[[layout]]
key = "P5"
edges = "BBBB"
islands = []
bridges = ["N-S", "E-W"]
seas = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]

[[layout]]
key = "P6"
edges = "BBBB"
islands = []
bridges = ["N-S", "E-W"]
seas = ["n1 n2 e1 e2 s1 s2 w1 w2"]
"#;

/// The set with this number, always the same one, and where islanders like to crowd in it.
pub(crate) fn custom_set(number: u64) -> (Kept<Components>, FeatureKind) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0x5e75_0000 + number);
    let theme = &THEMES[number as usize % THEMES.len()];
    for _ in 0..200 {
        let text = draw_up(theme, &mut rng);
        match Components::read(&text) {
            Ok(set) => return (set, theme.crowd),
            // Designs that look alike and too many parts are the mistakes that are not avoided beforehand.
            Err(errors) => {
                let expected = ["looks like", "twice", "parts; at most"];
                let is_expected = errors.iter().all(|error| expected.iter().any(|part| error.what.contains(part)));
                assert!(is_expected, "set {number}: {errors:?}\n{text}");
            }
        }
    }
    panic!("set {number}: no valid set found");
}

fn between(rng: &mut Xoshiro256PlusPlus, [least, most]: [u32; 2]) -> u32 {
    least + below(rng, most - least + 1)
}

/// One attempt at a component file.
fn draw_up(theme: &Theme, rng: &mut Xoshiro256PlusPlus) -> String {
    let built_in: Table = Components::built_in().to_file().parse().expect("the built-in file is TOML");
    let patchwork: Table = PATCHWORK.parse().expect("the extra layouts are TOML");
    let rows =
        [&built_in, &patchwork].map(|file| file["layout"].as_array().expect("layouts are a list").clone()).concat();
    let keys = theme.layouts;
    // Copies by design; a design is a layout and a letter, with symbols of its own. The first is the start tile.
    let mut designs: Vec<(&str, u32)> = vec![(keys[below(rng, keys.len() as u32) as usize], 1)];
    let mut left = between(rng, theme.tiles).max(2) - 1;
    while left > 0 {
        let copies = (1 + below(rng, 12)).min(left);
        let key = keys[below(rng, keys.len() as u32) as usize];
        // Plain layouts have few designs that can be told apart.
        match designs.iter().skip(1).filter(|(other, _)| *other == key).count() {
            0..=1 => designs.push((key, copies)),
            _ => designs.iter_mut().skip(1).rfind(|(other, _)| *other == key).expect("just counted").1 += copies,
        }
        left -= copies;
    }
    let mut layouts = Vec::new();
    let mut tiles = Vec::new();
    for row in rows {
        let mut row = row.as_table().expect("a layout is a table").clone();
        let key = row["key"].as_str().expect("a key is text").to_owned();
        let mut count = 0;
        for (number, &(_, copies)) in designs.iter().enumerate().filter(|(_, design)| design.0 == key) {
            count += copies;
            let mut tile = Table::new();
            tile.insert("id".into(), format!("{key}x{number}").into());
            tile.insert("layout".into(), key.clone().into());
            tile.insert("count".into(), i64::from(copies).into());
            tile.insert("start".into(), (number == 0).into());
            let parts = |field: &str| row[field].as_array().expect("parts are a list").len();
            let numbers = |rng: &mut Xoshiro256PlusPlus, parts| (0..parts).map(|_| i64::from(below(rng, 4))).collect();
            let bananas: Vec<i64> = numbers(rng, parts("islands"));
            let shells: Vec<i64> = numbers(rng, parts("bridges"));
            tile.insert("bananas".into(), bananas.into());
            tile.insert("shells".into(), shells.into());
            let fish: Vec<Value> = (0..parts("seas")).map(|_| fish(theme, rng).into()).collect();
            tile.insert("fish".into(), Value::Array(fish));
            tiles.push(Value::Table(tile));
        }
        if count > 0 {
            row.insert("count".into(), i64::from(count).into());
            layouts.push(Value::Table(row));
        }
    }
    let mut file = Table::new();
    file.insert("layout".into(), Value::Array(layouts));
    file.insert("tile".into(), Value::Array(tiles));
    file.insert("ship".into(), Value::Array(ships(theme, rng)));
    toml::to_string(&file).expect("the file can be written")
}

fn fish(theme: &Theme, rng: &mut Xoshiro256PlusPlus) -> &'static str {
    let target = below(rng, theme.fish.iter().sum());
    let words = ["0", "1", "2", "boat"].into_iter().zip(theme.fish);
    atoll_core::pick_weighted(words, target).expect("the target is below the sum")
}

fn ships(theme: &Theme, rng: &mut Xoshiro256PlusPlus) -> Vec<Value> {
    let mut ships = Vec::new();
    let mut left = between(rng, theme.ships);
    let first = below(rng, theme.demands.len() as u32);
    for step in 0..theme.demands.len() {
        let demand = theme.demands[(first as usize + step) % theme.demands.len()];
        let is_last = step + 1 == theme.demands.len();
        let copies = if is_last { left } else { (1 + below(rng, 3)).min(left) };
        if copies == 0 {
            break;
        }
        let mut ship = Table::new();
        ship.insert("value".into(), i64::from(2 + below(rng, 3)).into());
        ship.insert("count".into(), i64::from(copies).into());
        ship.insert("demand".into(), demand.into());
        ships.push(Value::Table(ship));
        left -= copies;
    }
    ships
}
