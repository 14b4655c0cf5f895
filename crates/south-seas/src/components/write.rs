//! Writing component files, and the text that a set's hash is taken of.

use std::fmt::Write as _;

use atoll_components::toml_string;

use super::read_layout::HALVES;
use super::{BridgeEnd, Components, FeatureKind, Layout, ShipKind, TileKind};
use crate::{Demand, Side};

pub(crate) fn island_text(sides: &[Side]) -> String {
    sides.iter().map(|side| side.letter()).collect()
}

pub(crate) fn bridge_text(ends: &[BridgeEnd; 2]) -> String {
    let word = |end: &BridgeEnd| match end {
        BridgeEnd::Edge(side) => side.letter().to_string(),
        BridgeEnd::Stone => "stone".into(),
        BridgeEnd::Island => "island".into(),
        BridgeEnd::Market => "market".into(),
    };
    format!("{}-{}", word(&ends[0]), word(&ends[1]))
}

pub(crate) fn sea_text(halves: &[u8]) -> String {
    halves.iter().map(|&half| HALVES[usize::from(half)]).collect::<Vec<_>>().join(" ")
}

fn quoted(items: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", items.into_iter().map(|item| format!("\"{item}\"")).collect::<Vec<_>>().join(", "))
}

fn shown(tile: &TileKind, kind: FeatureKind) -> impl Iterator<Item = String> + '_ {
    let of_kind = tile.segments.iter().filter(move |segment| segment.kind == kind);
    of_kind.map(|segment| if segment.boat { "boat".into() } else { segment.symbols.to_string() })
}

fn layout_rows(layout: &Layout) -> String {
    let edges: String = layout.edges.iter().map(|edge| edge.letter()).collect();
    let islands = quoted(layout.islands.iter().map(|sides| island_text(sides)));
    let bridges = quoted(layout.bridges.iter().map(bridge_text));
    let seas = quoted(layout.seas.iter().map(|halves| sea_text(halves)));
    let market = layout.market;
    format!("edges = \"{edges}\"\nislands = {islands}\nbridges = {bridges}\nseas = {seas}\nmarket = {market}\n")
}

fn tile_rows(tile: &TileKind) -> String {
    let list = |kind| shown(tile, kind).collect::<Vec<_>>().join(", ");
    format!(
        "id = \"{}\"\ncount = {}\nstart = {}\nbananas = [{}]\nshells = [{}]\nfish = {}\n",
        tile.id,
        tile.count,
        tile.start,
        list(FeatureKind::Island),
        list(FeatureKind::Bridge),
        quoted(shown(tile, FeatureKind::Sea)),
    )
}

/// Everything about a set that matters to the game, as text; what the hash is taken of.
pub(super) fn content(layouts: &[Layout], tiles: &[TileKind], ships: &[ShipKind]) -> String {
    let mut text = String::new();
    for tile in tiles {
        text.push_str(&tile_rows(tile));
        text.push_str(&layout_rows(&layouts[tile.layout]));
    }
    for ship in ships {
        let _ = writeln!(text, "ship {} {}", ship.id, ship.count);
    }
    text
}

/// The set as a component file that reads back to the same set.
pub(super) fn file(set: &Components) -> String {
    let mut text = format!("name = {}\n", toml_string(&set.name));
    for layout in &set.layouts {
        let (key, name, overview, count) = (&layout.key, toml_string(&layout.name), layout.overview, layout.count);
        let _ = write!(text, "\n[[layout]]\nkey = \"{key}\"\nname = {name}\noverview = {overview}\ncount = {count}\n");
        let _ = writeln!(text, "{}provenance = {}", layout_rows(layout), toml_string(&layout.provenance));
    }
    for tile in &set.tiles {
        let layout = &set.layouts[tile.layout].key;
        let _ = write!(text, "\n[[tile]]\nlayout = \"{layout}\"\n{}", tile_rows(tile));
        let _ = writeln!(text, "provenance = {}", toml_string(&tile.provenance));
    }
    for ship in &set.ships {
        let demand = match ship.demand {
            Demand::Named(wares) => wares.to_string(),
            demand => demand.to_string(),
        };
        let _ = write!(text, "\n[[ship]]\nvalue = {}\ncount = {}\ndemand = \"{demand}\"\n", ship.value, ship.count);
        let _ = writeln!(text, "provenance = {}", toml_string(&ship.provenance));
    }
    text
}
