//! Small random component sets, in which rare rules are common.

use atoll_core::{below, pick_weighted};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use toml::{Table, Value};

/// Distinct custom sets; each is kept ready for other games once it was read, so there is a limit.
pub(crate) const SETS: u64 = 512;

/// What a set is heavy in.
struct Theme {
    /// Weights of ends, middles, singles and water.
    shapes: [u32; 4],
    /// Least and most designs.
    designs: [u32; 2],
    /// Least and most tiles that are no volcanoes.
    tiles: [u32; 2],
    /// Least and most volcanoes.
    volcanoes: [u32; 2],
    /// Most palms on a tile, and of how many island tiles one has palms at all.
    palms: [u32; 2],
    /// Of how many tiles one has a hut, a half wreath, a boat, shells.
    rare: [u32; 4],
    /// Most boats and shells on one tile.
    most: [u32; 2],
    /// Least and most spaces across and down.
    side: [u32; 2],
    /// Of how many fields one is land.
    land: u32,
}

const PLAIN: Theme = Theme {
    shapes: [5, 2, 1, 1],
    designs: [8, 30],
    tiles: [40, 90],
    volcanoes: [0, 4],
    palms: [3, 2],
    rare: [6, 6, 6, 6],
    most: [2, 2],
    side: [2, 5],
    land: 6,
};

const THEMES: &[Theme] = &[
    PLAIN,
    // Volcanoes everywhere, so that lines are blocked and passing is often all there is.
    Theme { volcanoes: [8, 60], tiles: [18, 60], ..PLAIN },
    Theme { volcanoes: [20, 90], tiles: [16, 30], designs: [3, 10], ..PLAIN },
    // Wreaths on every edge, palms seldom: islands of several wreaths, tiles turned.
    Theme { shapes: [4, 4, 0, 0], designs: [4, 12], rare: [8, 1, 8, 8], palms: [2, 4], side: [2, 4], ..PLAIN },
    Theme { shapes: [3, 3, 0, 0], designs: [3, 6], rare: [3, 1, 8, 8], palms: [1, 6], side: [3, 5], land: 50, ..PLAIN },
    // Nothing but boats: whole laps for nothing.
    Theme { shapes: [2, 1, 1, 4], rare: [6, 6, 1, 9], most: [8, 1], ..PLAIN },
    // Shells: the supply runs short.
    Theme { shapes: [3, 1, 1, 3], rare: [6, 6, 9, 1], most: [1, 9], ..PLAIN },
    // A stack that is soon gone.
    Theme { tiles: [16, 24], designs: [4, 16], volcanoes: [0, 2], side: [4, 5], land: 20, ..PLAIN },
    // Tiny boards, soon filled, many ties.
    Theme { shapes: [2, 0, 3, 2], designs: [2, 6], tiles: [16, 40], palms: [1, 3], side: [1, 2], land: 50, ..PLAIN },
    // Long straight islands with huts.
    Theme {
        shapes: [2, 3, 0, 0],
        designs: [4, 10],
        rare: [2, 3, 9, 9],
        palms: [9, 2],
        side: [3, 5],
        land: 90,
        ..PLAIN
    },
    // Holes in the boards: ways of own ships around corners.
    Theme { land: 3, side: [4, 5], ..PLAIN },
];

/// A component file with this number, always the same one. It corrects all boards.
pub(crate) fn custom_file(number: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0x3a08_0000 + number);
    let theme = &THEMES[number as usize % THEMES.len()];
    let rng = &mut rng;
    let mut tiles: Vec<Table> = Vec::new();
    let designs = between(rng, theme.designs);
    for _ in 0..designs {
        let tile = draw_up(theme, rng);
        // Designs that look alike are one design.
        if !tiles.iter().any(|other| looks(other) == looks(&tile)) {
            tiles.push(tile);
        }
    }
    let goal = between(rng, theme.tiles).max(tiles.len() as u32);
    let mut counts = vec![1; tiles.len()];
    for _ in tiles.len() as u32..goal {
        counts[below(rng, tiles.len() as u32) as usize] += 1;
    }
    for (place, (tile, count)) in tiles.iter_mut().zip(counts).enumerate() {
        tile.insert("id".into(), format!("T{place}").into());
        tile.insert("count".into(), Value::Integer(count));
    }
    let volcanoes = between(rng, theme.volcanoes).min(127 - goal);
    if volcanoes > 0 {
        let mut volcano = Table::new();
        volcano.insert("id".into(), "V".into());
        volcano.insert("shape".into(), "volcano".into());
        volcano.insert("count".into(), i64::from(volcanoes).into());
        // Not always the last design.
        tiles.insert(below(rng, tiles.len() as u32 + 1) as usize, volcano);
    }
    let boards = ["A", "B", "C", "reef"].map(|id| Value::Table(board(theme, id, rng)));
    let mut file = Table::new();
    file.insert("tile".into(), Value::Array(tiles.into_iter().map(Value::Table).collect()));
    file.insert("board".into(), Value::Array(boards.into()));
    toml::to_string(&file).expect("the file can be written")
}

fn between(rng: &mut Xoshiro256PlusPlus, [least, most]: [u32; 2]) -> u32 {
    least + below(rng, most - least + 1)
}

/// What tells two designs apart: turning a piece that may be turned does not make another one.
fn looks(tile: &Table) -> String {
    let mut shown = tile.clone();
    if tile["palms"].as_integer() == Some(0) {
        let word = |key: &str| tile[key].as_str().expect("sides are text").to_owned();
        let (open, wreath) = (word("open"), word("wreath"));
        let turned = |turns: usize| {
            let turn = |sides: &str| {
                let mut sides: Vec<usize> =
                    sides.chars().map(|side| ("NESW".find(side).expect("a side") + turns) % 4).collect();
                sides.sort_unstable();
                sides
            };
            (turn(&open), turn(&wreath))
        };
        let least = (0..4).map(turned).min();
        shown.insert("open".into(), format!("{least:?}").into());
        shown.insert("wreath".into(), "".into());
    }
    shown.to_string()
}

/// A random design without name and number.
fn draw_up(theme: &Theme, rng: &mut Xoshiro256PlusPlus) -> Table {
    let total = theme.shapes.iter().sum();
    let shape = pick_weighted(["end", "middle", "single", "water"].into_iter().zip(theme.shapes), below(rng, total));
    let shape = shape.expect("the target is below the sum");
    let open = match shape {
        "end" => ["N", "E", "S", "W"][below(rng, 4) as usize],
        "middle" => ["NS", "EW"][below(rng, 2) as usize],
        _ => "",
    };
    let one_in = |rng: &mut Xoshiro256PlusPlus, n: u32| below(rng, n) == 0;
    let amount =
        |rng: &mut Xoshiro256PlusPlus, n: u32, most: u32| if one_in(rng, n) { 1 + below(rng, most) } else { 0 };
    let is_land = shape != "water";
    let palms = if is_land && !one_in(rng, theme.palms[1]) { below(rng, theme.palms[0] + 1) } else { 0 };
    let wreath: String = open.chars().filter(|_| one_in(rng, theme.rare[1])).collect();
    let mut tile = Table::new();
    tile.insert("shape".into(), shape.into());
    tile.insert("open".into(), open.into());
    tile.insert("palms".into(), i64::from(palms).into());
    tile.insert("hut".into(), (is_land && one_in(rng, theme.rare[0])).into());
    tile.insert("wreath".into(), wreath.into());
    tile.insert("boats".into(), i64::from(amount(rng, theme.rare[2], theme.most[0])).into());
    tile.insert("shells".into(), i64::from(amount(rng, theme.rare[3], theme.most[1])).into());
    tile
}

/// A random board: any holes, on the reef side any reef.
fn board(theme: &Theme, id: &str, rng: &mut Xoshiro256PlusPlus) -> Table {
    let is_reef = id == "reef";
    let rows = loop {
        let (width, height) = (between(rng, theme.side), between(rng, theme.side));
        let mut field = || match below(rng, theme.land) {
            0 => '#',
            _ if is_reef && below(rng, 2) == 0 => 'r',
            _ => '.',
        };
        let mut rows: Vec<String> = (0..height).map(|_| (0..width).map(|_| field()).collect()).collect();
        if is_reef && below(rng, 4) > 0 {
            let row = below(rng, rows.len() as u32) as usize;
            rows[row] = rows[row].replacen('r', "b", 1);
        }
        if rows.concat().chars().filter(|&what| what != '#').count() >= 2 {
            break rows;
        }
    };
    let mut board = Table::new();
    board.insert("id".into(), id.into());
    board.insert("rows".into(), Value::Array(rows.into_iter().map(Value::String).collect()));
    board.insert("boats".into(), i64::from(1 + below(rng, 3)).into());
    board
}
