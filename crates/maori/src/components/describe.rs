//! Component sets as files and for people.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{ComponentFiles, SetError, to_hex};

use super::{Components, Shape};
use crate::board::{LEGEND, tile_lines};
use crate::{Options, State};

impl ComponentFiles for State {
    fn load_components(options: &mut Options, text: &str) -> Result<(), Vec<SetError>> {
        options.components = Components::read(text)?;
        Ok(())
    }

    fn components_hash(options: &Options) -> String {
        to_hex(&options.components.hash)
    }

    fn custom_components(options: &Options) -> Option<String> {
        options.components.custom_file()
    }

    fn describe_components(options: &Options) -> String {
        describe(&options.components)
    }
}

/// Tiles drawn as text, boards, totals, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n\n", set.name, to_hex(&set.hash));
    for shape in Shape::ALL {
        let tiles: Vec<usize> = (0..set.tiles.len()).filter(|&index| set.tiles[index].shape == shape).collect();
        if tiles.is_empty() {
            continue;
        }
        let total: u32 = tiles.iter().map(|&index| u32::from(set.tiles[index].count)).sum();
        let _ = writeln!(text, "{} × {}", total, shape.word());
        for row in tiles.chunks(8) {
            let heads: Vec<String> = row
                .iter()
                .map(|&index| format!("{:<8}", format!("{}×{}", set.tiles[index].id, set.tiles[index].count)))
                .collect();
            let _ = writeln!(text, "   {}", heads.join(" ").trim_end());
            let drawn: Vec<Vec<String>> = row.iter().map(|&index| tile_lines(&set.tiles[index])).collect();
            for line in 0..3 {
                let cells: Vec<String> = drawn.iter().map(|tile| format!("{:<8}", tile[line])).collect();
                let _ = writeln!(text, "   {}", cells.join(" ").trim_end());
            }
        }
        for index in tiles {
            let _ = writeln!(text, "   {}: {}", set.tiles[index].id, set.tiles[index].provenance);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}\n", LEGEND);
    for kind in &set.boards {
        let (id, spaces, boats) = (kind.id.word(), kind.waters.len(), kind.boats);
        let _ = writeln!(text, "Board {id}: {spaces} spaces, {boats} boats printed off them");
        kind.rows().iter().for_each(|row| {
            let _ = writeln!(text, "   {row}");
        });
        let _ = writeln!(text, "   {}", kind.provenance);
    }
    let _ = writeln!(text, ". water   # printed land   r inside the reef   b inside the reef, with a boat\n");
    let sum =
        |f: fn(&super::TileKind) -> u32| -> u32 { set.tiles.iter().map(|kind| f(kind) * u32::from(kind.count)).sum() };
    let _ = writeln!(
        text,
        "Totals: {} tiles, {} palms, {} huts, {} half wreaths, {} boats, {} shells on tiles",
        sum(|_| 1),
        sum(|kind| kind.palms.into()),
        sum(|kind| kind.hut.into()),
        sum(|kind| kind.wreath.count_ones()),
        sum(|kind| kind.boats.into()),
        sum(|kind| kind.shells.into())
    );
    text
}
