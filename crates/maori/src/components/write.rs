//! Writing component files, and the text that a set's hash is taken of.

use std::fmt::Write as _;

use atoll_components::toml_string;

use super::{BoardKind, Components, TileKind};
use crate::space::side_letters;

fn tile_rows(tile: &TileKind) -> String {
    let TileKind { id, shape, palms, hut, boats, shells, count, .. } = tile;
    let (shape, open, wreath) = (shape.word(), side_letters(tile.open), side_letters(tile.wreath));
    format!(
        "id = \"{id}\"\nshape = \"{shape}\"\nopen = \"{open}\"\npalms = {palms}\nhut = {hut}\nwreath = \"{wreath}\"\nboats = {boats}\nshells = {shells}\ncount = {count}\n"
    )
}

fn board_rows(board: &BoardKind) -> String {
    let rows = board.rows().iter().map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(", ");
    format!("id = \"{}\"\nrows = [{rows}]\nboats = {}\n", board.id.word(), board.boats)
}

/// Everything about a set that matters to the game, as text; what the hash is taken of.
pub(super) fn content(tiles: &[TileKind], boards: &[BoardKind]) -> String {
    tiles.iter().map(tile_rows).chain(boards.iter().map(board_rows)).collect()
}

/// The set as a component file that reads back to the same set.
pub(super) fn file(set: &Components) -> String {
    let mut text = format!("name = {}\n", toml_string(&set.name));
    for tile in &set.tiles {
        let _ = write!(text, "\n[[tile]]\n{}provenance = {}\n", tile_rows(tile), toml_string(&tile.provenance));
    }
    for board in &set.boards {
        let _ = write!(text, "\n[[board]]\n{}provenance = {}\n", board_rows(board), toml_string(&board.provenance));
    }
    text
}
