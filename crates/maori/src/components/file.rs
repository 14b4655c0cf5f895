//! Reading component files, with line-numbered errors.
//!
//! The format is explained at the head of `data/tiles.toml` and `data/boards.toml`.

use atoll_components::{Findings, parse};
use atoll_core::{SetError, digest};
use serde::Deserialize;
use toml::Spanned;

use super::write;
use super::{BoardId, BoardKind, Components, MAX_KINDS, MAX_TILES, SHELLS, Shape, Tables, TileKind};
use crate::space::MAX_SIDE;
use crate::{PLACES, Side, Space, Spaces};

/// The most boats on one tile: with 25 such tiles and all shells a range still fits into a byte.
const MAX_BOATS: i64 = 8;
/// The most printed boats of a board off its spaces.
const MAX_PRINTED: i64 = 9;
/// The most palms on one tile.
const MAX_PALMS: i64 = 9;
// Bytes hold what anybody counts: boats and shells together, which are a range (MA-10), and the points of the palms of one
// island, a row of tiles, with huts and inside the reef (MA-33, MA-50).
const _: () = {
    let spaces = (MAX_SIDE as i64) * (MAX_SIDE as i64);
    assert!(MAX_PRINTED + spaces * MAX_BOATS + SHELLS as i64 <= u8::MAX as i64);
    assert!(MAX_SIDE as i64 * MAX_PALMS * 4 <= u8::MAX as i64);
};
/// The longest tile id.
const MAX_ID: usize = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    name: Option<String>,
    tile: Option<Vec<RawTile>>,
    board: Option<Vec<RawBoard>>,
}

fn no_number() -> Spanned<i64> {
    Spanned::new(0..0, 0)
}

fn no_sides() -> Spanned<String> {
    Spanned::new(0..0, String::new())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    shape: Spanned<String>,
    #[serde(default = "no_sides")]
    open: Spanned<String>,
    #[serde(default = "no_number")]
    palms: Spanned<i64>,
    #[serde(default)]
    hut: bool,
    #[serde(default = "no_sides")]
    wreath: Spanned<String>,
    #[serde(default = "no_number")]
    boats: Spanned<i64>,
    #[serde(default = "no_number")]
    shells: Spanned<i64>,
    count: Spanned<i64>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    id: Spanned<String>,
    rows: Spanned<Vec<String>>,
    boats: Spanned<i64>,
    #[serde(default)]
    provenance: String,
}

/// Reads a set in which the tiles or some boards may be missing; `base` supplies them.
pub(super) fn read(text: &str, base: &Components) -> Result<Components, Vec<SetError>> {
    let raw: RawFile = parse(text)?;
    let mut findings = Findings::new(text);
    if raw.tile.is_none() && raw.board.is_none() {
        return findings.fail("the file holds neither tiles ([[tile]]) nor boards ([[board]])");
    }
    let tiles = match &raw.tile {
        None => base.tiles.clone(),
        Some(tiles) => read_tiles(tiles, &mut findings),
    };
    let given = read_boards(raw.board.as_deref().unwrap_or_default(), &mut findings);
    let boards = BoardId::ALL.map(|id| {
        given.iter().find(|board| board.id == id).cloned().unwrap_or_else(|| base.boards[id as usize].clone())
    });
    finish(raw.name.unwrap_or_else(|| "custom".into()), tiles, boards, findings)
}

/// Reads the two files of the built-in set.
pub(super) fn read_built_in(tiles: &str, boards: &str) -> Result<Components, Vec<SetError>> {
    let (raw_tiles, raw_boards): (RawFile, RawFile) = (parse(tiles)?, parse(boards)?);
    let mut findings = Findings::new(boards);
    let read = read_boards(&raw_boards.board.unwrap_or_default(), &mut findings);
    let ids: Vec<BoardId> = read.iter().map(|board| board.id).collect();
    if ids != BoardId::ALL {
        return findings.fail("the boards must be A, B, C and reef, in this order");
    }
    let mut read = read.into_iter();
    let boards = BoardId::ALL.map(|_| read.next().expect("four boards were read"));
    findings.turn_to(tiles);
    let tiles = read_tiles(&raw_tiles.tile.unwrap_or_default(), &mut findings);
    finish("reconstruction-1".into(), tiles, boards, findings)
}

fn finish(
    name: String,
    tiles: Vec<TileKind>,
    boards: [BoardKind; 4],
    findings: Findings<'_>,
) -> Result<Components, Vec<SetError>> {
    findings.done()?;
    let hash = digest([write::content(&tiles, &boards).as_bytes()]);
    let tables = Tables::new(&tiles);
    Ok(Components { name, tiles, boards, hash, tables })
}

/// A set of sides written as letters, each at most once.
fn read_sides(raw: &Spanned<String>, field: &str, id: &str, findings: &mut Findings<'_>) -> u8 {
    let mut sides = 0;
    for letter in raw.get_ref().chars() {
        match Side::ALL.into_iter().find(|side| side.letter() == letter) {
            Some(side) if sides & side.bit() == 0 => sides |= side.bit(),
            _ => {
                let what =
                    format!("{field} of `{id}` is \"{}\"; it must be some of N, E, S, W, each once", raw.get_ref());
                findings.on(raw, what);
                return 0;
            }
        }
    }
    sides
}

fn read_tiles(raw_tiles: &[RawTile], findings: &mut Findings<'_>) -> Vec<TileKind> {
    let mut tiles: Vec<TileKind> = Vec::new();
    if raw_tiles.is_empty() || raw_tiles.len() > MAX_KINDS {
        findings.at(0, format_args!("the set has {} tile designs; it needs 1 to {MAX_KINDS}", raw_tiles.len()));
        return tiles;
    }
    let before = findings.count();
    for raw in raw_tiles {
        let Some(tile) = read_tile(raw, findings) else { continue };
        if tiles.iter().any(|other| other.id == tile.id) {
            findings
                .on(&raw.id, format_args!("tile `{}` is listed twice; make it one row and add up the counts", tile.id));
        }
        if tile.shape == Shape::Volcano && tiles.iter().any(|other| other.shape == Shape::Volcano) {
            findings.on(&raw.shape, "more than one design is a volcano; make it one row and add up the counts");
        }
        tiles.push(tile);
    }
    if findings.count() > before {
        return tiles;
    }
    let total: u32 = tiles.iter().map(|tile| u32::from(tile.count)).sum();
    if total > MAX_TILES as u32 {
        findings.at(0, format_args!("the set has {total} tiles; at most {MAX_TILES} are supported"));
    }
    let takeable: u32 =
        tiles.iter().filter(|tile| tile.shape != Shape::Volcano).map(|tile| u32::from(tile.count)).sum();
    if takeable < PLACES as u32 {
        findings
            .at(0, format_args!("the set has {takeable} tiles besides volcanoes; the display needs {PLACES} (MA-3)"));
    }
    tiles
}

fn read_tile(raw: &RawTile, findings: &mut Findings<'_>) -> Option<TileKind> {
    let before = findings.count();
    let id = raw.id.get_ref();
    let is_id = id.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && id.len() <= MAX_ID
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && id != "stored"
        && id != "storage";
    if !is_id {
        findings.on(
            &raw.id,
            format_args!("tile id `{id}` must be a letter followed by letters and digits, at most {MAX_ID}"),
        );
    }
    let Some(shape) = Shape::ALL.into_iter().find(|shape| shape.word() == raw.shape.get_ref()) else {
        let words = Shape::ALL.map(Shape::word).join(", ");
        findings
            .on(&raw.shape, format_args!("shape of `{id}` is \"{}\"; it must be one of {words}", raw.shape.get_ref()));
        return None;
    };
    let open = read_sides(&raw.open, "open", id, findings);
    let wreath = read_sides(&raw.wreath, "wreath", id, findings);
    let palms = findings.number(&raw.palms, 0..=MAX_PALMS, "palms");
    let boats = findings.number(&raw.boats, 0..=MAX_BOATS, "boats");
    let shells = findings.number(&raw.shells, 0..=9, "shells");
    let count = findings.number(&raw.count, 1..=MAX_TILES as i64, "count");
    let (fits, wanted) = match shape {
        Shape::End => (open.count_ones() == 1, "one side, such as \"E\""),
        Shape::Middle => (open == 0b0101 || open == 0b1010, "two opposite sides, \"NS\" or \"EW\""),
        Shape::Single | Shape::Water | Shape::Volcano => (open == 0, "no side, \"\""),
    };
    if !fits {
        findings
            .on(&raw.shape, format_args!("`{id}` is of shape {}; its open must name {wanted} (MA-1)", shape.word()));
    }
    if wreath & !open != 0 {
        findings
            .on(&raw.wreath, format_args!("wreath of `{id}` names a side at which the island does not go on (MA-34)"));
    }
    if !shape.is_island() && (palms != Some(0) || raw.hut) {
        findings.on(&raw.shape, format_args!("`{id}` is of shape {}; it has no land for palms or a hut", shape.word()));
    }
    if shape == Shape::Volcano && (boats != Some(0) || shells != Some(0)) {
        findings.on(&raw.shape, format_args!("`{id}` is a volcano, which shows neither boats nor shells (MA-13)"));
    }
    if findings.count() > before {
        return None;
    }
    Some(TileKind {
        id: id.clone(),
        shape,
        open,
        palms: palms?,
        hut: raw.hut,
        wreath,
        boats: boats?,
        shells: shells?,
        count: count?,
        provenance: raw.provenance.clone(),
    })
}

fn read_boards(raw_boards: &[RawBoard], findings: &mut Findings<'_>) -> Vec<BoardKind> {
    let mut boards: Vec<BoardKind> = Vec::new();
    for raw in raw_boards {
        let Some(id) = BoardId::ALL.into_iter().find(|id| id.word() == raw.id.get_ref()) else {
            findings.on(&raw.id, format_args!("board id `{}` must be A, B, C or reef (MA-50)", raw.id.get_ref()));
            continue;
        };
        if boards.iter().any(|board| board.id == id) {
            findings.on(&raw.id, format_args!("board {} is listed twice", id.word()));
        }
        boards.extend(read_board(id, raw, findings));
    }
    boards
}

fn read_board(id: BoardId, raw: &RawBoard, findings: &mut Findings<'_>) -> Option<BoardKind> {
    let before = findings.count();
    let name = id.word();
    // MA-50: covering the boat inside the reef must never leave a player without a range.
    let boats = if *raw.boats.get_ref() < 1 {
        let what = format!("board {name} needs a printed boat off the spaces; boats is {}", raw.boats.get_ref());
        findings.on(&raw.boats, format_args!("{what}, it must be 1 to 9 (MA-50)"));
        None
    } else {
        findings.number(&raw.boats, 1..=MAX_PRINTED, "boats")
    };
    let rows = raw.rows.get_ref();
    let width = rows.first().map_or(0, |row| row.chars().count());
    let most = usize::from(MAX_SIDE);
    if !(1..=most).contains(&rows.len()) || !(1..=most).contains(&width) {
        findings.on(&raw.rows, format_args!("board {name} must have 1 to {MAX_SIDE} rows of 1 to {MAX_SIDE} fields"));
        return None;
    }
    let (mut waters, mut reef, mut boat_spaces) = (Spaces::EMPTY, Spaces::EMPTY, Spaces::EMPTY);
    for (y, row) in (0..).zip(rows) {
        if row.chars().count() != width {
            findings
                .on(&raw.rows, format_args!("row \"{row}\" of board {name} must have {width} fields like the first"));
            return None;
        }
        for (x, field) in (0..).zip(row.chars()) {
            let one = Spaces::only(Space::new(x, y)?);
            match field {
                '#' => continue,
                '.' => {}
                'r' => reef |= one,
                'b' => (reef, boat_spaces) = (reef | one, boat_spaces | one),
                _ => {
                    let what = format!("row \"{row}\" of board {name} has a `{field}`; fields are . # r b");
                    findings.on(&raw.rows, what);
                    return None;
                }
            }
            waters |= one;
        }
    }
    if waters.len() < 2 {
        findings.on(&raw.rows, format_args!("board {name} must have at least 2 water spaces"));
    }
    if findings.count() > before {
        return None;
    }
    Some(BoardKind {
        id,
        width: width as u8,
        height: rows.len() as u8,
        waters,
        reef,
        boat_spaces,
        boats: boats?,
        provenance: raw.provenance.clone(),
    })
}
