//! Component sets as files and for people.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{ComponentFiles, SetError, to_hex};

use super::{Components, FeatureKind, Segment, TileId, TileKind};
use crate::board::tile_lines;
use crate::ship::amount_words;
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

/// Tiles drawn as text, ships, totals, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n\n", set.name, to_hex(&set.hash));
    for (index, layout) in set.layouts.iter().enumerate() {
        let _ = writeln!(text, "{}. {} – {} × {}", layout.overview, layout.key, layout.count, layout.name);
        let _ = writeln!(text, "   {}", layout.provenance);
        let tiles: Vec<TileId> =
            (0..set.tiles.len() as u8).map(TileId).filter(|&tile| set.tile(tile).layout == index).collect();
        for row in tiles.chunks(8) {
            let heads: Vec<String> = row
                .iter()
                .map(|&tile| {
                    let kind = set.tile(tile);
                    let start = if kind.start { "*" } else { "" };
                    format!("{:<9}", format!("{}×{}{start}", kind.id, kind.count))
                })
                .collect();
            let _ = writeln!(text, "   {}", heads.join("  ").trim_end());
            let drawn: Vec<Vec<String>> = row.iter().map(|&tile| tile_lines(set, tile)).collect();
            for line in 0..5 {
                let cells: Vec<&str> = drawn.iter().map(|tile| tile[line].as_str()).collect();
                let _ = writeln!(text, "   {}", cells.join("  "));
            }
        }
        for &tile in &tiles {
            let _ = writeln!(text, "   {}: {}", set.tile(tile).id, set.tile(tile).provenance);
        }
        text.push('\n');
    }
    text.push_str("# land   ~ water   ═ ║ bridge   ● stone   [M] market   b banana   s shell   f fish   ff double group   ^ boat   * start tile\n\n");
    for ship in &set.ships {
        let _ = writeln!(text, "{} × {} points for {} ({})", ship.count, ship.value, ship.demand.words(), ship.id);
        let _ = writeln!(text, "   {}", ship.provenance);
    }
    let _ = writeln!(text, "\nTotals: {}", totals(set).join(", "));
    text
}

fn totals(set: &Components) -> Vec<String> {
    let count = |f: &dyn Fn(&Segment) -> u32| -> u32 {
        let per_tile = |kind: &TileKind| kind.segments.iter().map(f).sum::<u32>() * u32::from(kind.count);
        set.tiles.iter().map(per_tile).sum()
    };
    let symbols = |kind: FeatureKind| {
        let total = count(&|segment| if segment.kind == kind { segment.symbols.into() } else { 0 });
        kind_total(kind, total)
    };
    let tiles: u32 = set.tiles.iter().map(|kind| u32::from(kind.count)).sum();
    let ships: u32 = set.ships.iter().map(|kind| u32::from(kind.count)).sum();
    let points: u32 = set.ships.iter().map(|kind| u32::from(kind.count) * u32::from(kind.value)).sum();
    vec![
        format!("{tiles} tiles"),
        symbols(FeatureKind::Island),
        symbols(FeatureKind::Bridge),
        format!(
            "{} in {} double groups and {} singles",
            symbols(FeatureKind::Sea),
            count(&|s| s.double.into()),
            count(&|s| u32::from(s.symbols == 1 && s.kind == FeatureKind::Sea))
        ),
        format!("{} fishing boats", count(&|segment| segment.boat.into())),
        format!("{} markets", count(&|segment| u32::from(segment.kind == FeatureKind::Market))),
        format!("{ships} ships worth {points} points"),
    ]
}

/// `1 banana picker` and so on.
fn kind_total(kind: FeatureKind, total: u32) -> String {
    kind.ware().map_or_else(|| format!("{total} markets"), |ware| amount_words(total, ware))
}
