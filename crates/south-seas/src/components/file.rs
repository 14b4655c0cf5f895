//! Reading component files, with line-numbered errors.
//!
//! The format is explained at the head of `data/tiles.toml` and `data/ships.toml`.

use std::collections::HashMap;

use atoll_components::{Findings, parse};
use atoll_core::{SetError, digest};
use serde::Deserialize;
use toml::Spanned;

use super::read_layout::{RawLayout, read_layout};
use super::tables::appearance;
use super::write;
use super::{
    BridgeEnd, Components, Edge, FeatureKind, Layout, MAX_PARTS, MAX_SHIP_KINDS, MAX_SHIPS, MAX_TILES, Segment,
    ShipKind, Tables, TileKind,
};
use crate::Demand;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    name: Option<String>,
    layout: Option<Vec<RawLayout>>,
    tile: Option<Vec<RawTile>>,
    ship: Option<Vec<RawShip>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    layout: Spanned<String>,
    count: Spanned<i64>,
    #[serde(default)]
    start: bool,
    bananas: Spanned<Vec<i64>>,
    shells: Spanned<Vec<i64>>,
    fish: Spanned<Vec<String>>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawShip {
    value: Spanned<i64>,
    count: Spanned<i64>,
    demand: Spanned<String>,
    #[serde(default)]
    provenance: String,
}

/// Reads a set in which tiles or ships may be missing; `base` supplies them.
pub(super) fn read(text: &str, base: &Components) -> Result<Components, Vec<SetError>> {
    let raw: RawFile = parse(text)?;
    let mut findings = Findings::new(text);
    let (layouts, tiles) = match (&raw.layout, &raw.tile) {
        (None, None) if raw.ship.is_none() => {
            return findings.fail("the file holds neither tiles ([[layout]] and [[tile]]) nor ships ([[ship]])");
        }
        (None, None) => (base.layouts.clone(), base.tiles.clone()),
        (layouts, tiles) => {
            read_tiles(layouts.as_deref().unwrap_or_default(), tiles.as_deref().unwrap_or_default(), &mut findings)
        }
    };
    let ships = match &raw.ship {
        None => base.ships.clone(),
        Some(ships) => read_ships(ships, &mut findings),
    };
    finish(raw.name.unwrap_or_else(|| "custom".into()), layouts, tiles, ships, findings)
}

/// Reads the two files of the built-in set.
pub(super) fn read_built_in(tiles: &str, ships: &str) -> Result<Components, Vec<SetError>> {
    let (raw_tiles, raw_ships): (RawFile, RawFile) = (parse(tiles)?, parse(ships)?);
    let mut findings = Findings::new(ships);
    let read_in_ships = read_ships(&raw_ships.ship.unwrap_or_default(), &mut findings);
    findings.turn_to(tiles);
    let (layouts, tiles) =
        read_tiles(&raw_tiles.layout.unwrap_or_default(), &raw_tiles.tile.unwrap_or_default(), &mut findings);
    finish("reconstruction-1".into(), layouts, tiles, read_in_ships, findings)
}

fn finish(
    name: String,
    layouts: Vec<Layout>,
    tiles: Vec<TileKind>,
    ships: Vec<ShipKind>,
    findings: Findings<'_>,
) -> Result<Components, Vec<SetError>> {
    findings.done()?;
    let hash = digest([write::content(&layouts, &tiles, &ships).as_bytes()]);
    let tables = Tables::new(&layouts, &tiles, &ships);
    Ok(Components { name, layouts, tiles, ships, hash, tables })
}

fn read_tiles(
    raw_layouts: &[RawLayout],
    raw_tiles: &[RawTile],
    findings: &mut Findings<'_>,
) -> (Vec<Layout>, Vec<TileKind>) {
    if raw_layouts.is_empty() || raw_tiles.is_empty() {
        findings.at(0, "a file with tiles needs at least one [[layout]] and one [[tile]]");
        return Default::default();
    }
    if raw_layouts.len() > MAX_TILES || raw_tiles.len() > MAX_TILES {
        let (rows, what) = (raw_layouts.len().max(raw_tiles.len()), "rows of one sort; a set has at most");
        findings.at(0, format_args!("the file has {rows} {what} {MAX_TILES} tiles"));
        return Default::default();
    }
    let before = findings.count();
    let mut layouts = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for raw in raw_layouts {
        let key = raw.key.get_ref().as_str();
        if key.is_empty() || key.len() > 8 || !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            findings.on(&raw.key, format_args!("layout key `{key}` must be 1 to 8 letters and digits"));
        }
        if places.insert(key, layouts.len()).is_some() {
            findings.on(&raw.key, format_args!("layout key `{key}` is used twice"));
        }
        layouts.push(read_layout(raw, findings));
    }
    // A layout that cannot be read would only bring follow-up errors about its tiles.
    if findings.count() > before {
        return Default::default();
    }
    let layouts: Vec<Layout> = layouts.into_iter().flatten().collect();
    let mut tiles: Vec<TileKind> = Vec::new();
    for raw in raw_tiles {
        let Some(&place) = places.get(raw.layout.get_ref().as_str()) else {
            findings.on(&raw.layout, format_args!("there is no layout `{}`", raw.layout.get_ref()));
            continue;
        };
        if let Some(tile) = read_tile(raw, place, &layouts[place], findings) {
            if tiles.iter().any(|other| other.id == tile.id) {
                findings.on(&raw.id, format_args!("tile id `{}` is used twice", tile.id));
            }
            let looks = appearance(&layouts[place], &tile, 0);
            let twin = tiles.iter().find(|other| {
                (0..4).any(|quarters| appearance(&layouts[other.layout], other, quarters) == looks)
                    && !other.start
                    && !tile.start
            });
            if let Some(twin) = twin {
                let what =
                    format!("tile `{}` looks like `{}`; make them one row and add up the counts", tile.id, twin.id);
                findings.on(&raw.id, what);
            }
            tiles.push(tile);
        }
    }
    if findings.count() == before {
        check_totals(raw_layouts, raw_tiles, &tiles, findings);
    }
    (layouts, tiles)
}

fn check_totals(raw_layouts: &[RawLayout], raw_tiles: &[RawTile], tiles: &[TileKind], findings: &mut Findings<'_>) {
    for (index, raw) in raw_layouts.iter().enumerate() {
        let sum: u32 = tiles.iter().filter(|tile| tile.layout == index).map(|tile| u32::from(tile.count)).sum();
        if i64::from(sum) != *raw.count.get_ref() {
            let (key, count) = (raw.key.get_ref(), raw.count.get_ref());
            findings.on(&raw.count, format_args!("layout `{key}` has count {count}, but its tiles add up to {sum}"));
        }
    }
    let starts: Vec<usize> = (0..tiles.len()).filter(|&index| tiles[index].start).collect();
    match starts[..] {
        [] => findings.at(0, "no tile is marked `start = true`"),
        [start] if tiles[start].count != 1 => {
            findings.on(&raw_tiles[start].count, "the start tile has a row of its own with count 1");
        }
        [_] => {}
        [_, second, ..] => findings.on(&raw_tiles[second].id, "more than one tile is marked `start = true`"),
    }
    let total: u32 = tiles.iter().map(|tile| u32::from(tile.count)).sum();
    if !(2..=MAX_TILES as u32).contains(&total) {
        findings.at(0, format_args!("the set has {total} tiles; it needs 2 to {MAX_TILES}, start tile included"));
    }
    let parts: usize = tiles.iter().map(|tile| tile.segments.len() * usize::from(tile.count)).sum();
    if parts > MAX_PARTS {
        findings.at(0, format_args!("all tiles together have {parts} parts; at most {MAX_PARTS} are supported"));
    }
}

fn read_tile(raw: &RawTile, place: usize, layout: &Layout, findings: &mut Findings<'_>) -> Option<TileKind> {
    let before = findings.count();
    let id = raw.id.get_ref();
    if !id.starts_with(layout.key.as_str()) || id.len() > 12 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        let what = format!("tile id `{id}` must be its layout's key `{}` followed by letters and digits", layout.key);
        findings.on(&raw.id, what);
    }
    let count = findings.number(&raw.count, 1..=MAX_TILES as i64, "count");
    let mut segments = Vec::new();
    let mut push = |kind, symbols, double, boat, ports| {
        let number = 1 + segments.iter().filter(|segment: &&Segment| segment.kind == kind).count() as u8;
        segments.push(Segment { kind, number, symbols, double, boat, ports });
    };
    let bridge_ports =
        layout.bridges.iter().map(|ends| ends.iter().filter(|end| matches!(end, BridgeEnd::Edge(_))).count() as u8);
    for (ports, symbols) in
        bridge_ports.zip(read_symbols(&raw.shells, layout.bridges.len(), "shells", "bridge", id, findings))
    {
        push(FeatureKind::Bridge, symbols, false, false, ports);
    }
    let island_ports = layout.islands.iter().map(|sides| sides.len() as u8);
    for (ports, symbols) in
        island_ports.zip(read_symbols(&raw.bananas, layout.islands.len(), "bananas", "island", id, findings))
    {
        push(FeatureKind::Island, symbols, false, false, ports);
    }
    let fish = raw.fish.get_ref();
    if fish.len() != layout.seas.len() {
        let what =
            format!("`{id}` has {} entries in fish, but its layout has {} sea parts", fish.len(), layout.seas.len());
        findings.on(&raw.fish, what);
    }
    for (halves, word) in layout.seas.iter().zip(fish) {
        let (symbols, boat) = match word.as_str() {
            "0" => (0, false),
            "1" => (1, false),
            "2" => (2, false),
            "boat" => (0, true),
            _ => {
                findings
                    .on(&raw.fish, format_args!("`{word}` in fish of `{id}` must be \"0\", \"1\", \"2\" or \"boat\""));
                continue;
            }
        };
        push(FeatureKind::Sea, symbols, symbols == 2, boat, sea_ports(layout, halves));
    }
    if layout.market {
        push(FeatureKind::Market, 0, false, false, 0);
    }
    (findings.count() == before).then(|| TileKind {
        id: id.clone(),
        layout: place,
        count: count.unwrap_or(1),
        start: raw.start,
        segments,
        provenance: raw.provenance.clone(),
    })
}

/// Connections of a sea part: one for a plain sea edge, one for each half beside a bridge.
fn sea_ports(layout: &Layout, halves: &[u8]) -> u8 {
    halves.iter().filter(|&&half| layout.edges[usize::from(half / 2)] == Edge::Bridge || half % 2 == 0).count() as u8
}

fn read_symbols(
    raw: &Spanned<Vec<i64>>,
    parts: usize,
    field: &str,
    part: &str,
    id: &str,
    findings: &mut Findings<'_>,
) -> Vec<u8> {
    let numbers = raw.get_ref();
    if numbers.len() != parts {
        let what = format!("`{id}` has {} entries in {field}, but its layout has {parts} {part} parts", numbers.len());
        findings.on(raw, what);
    }
    if let Some(wrong) = numbers.iter().find(|&number| !(0..=9).contains(number)) {
        findings.on(raw, format_args!("{wrong} in {field} of `{id}` must be 0 to 9"));
        return Vec::new();
    }
    numbers.iter().map(|&number| number as u8).collect()
}

fn read_ships(raw_ships: &[RawShip], findings: &mut Findings<'_>) -> Vec<ShipKind> {
    let mut ships: Vec<ShipKind> = Vec::new();
    if raw_ships.is_empty() || raw_ships.len() > MAX_SHIP_KINDS {
        findings.at(0, format_args!("the set has {} ship designs; it needs 1 to {MAX_SHIP_KINDS}", raw_ships.len()));
        return ships;
    }
    for raw in raw_ships {
        let value = findings.number(&raw.value, 1..=20, "value");
        let count = findings.number(&raw.count, 1..=MAX_SHIPS.into(), "count");
        let demand = match raw.demand.get_ref().parse::<Demand>() {
            Ok(demand) => demand,
            Err(what) => {
                findings.on(&raw.demand, what);
                continue;
            }
        };
        let (Some(value), Some(count)) = (value, count) else { continue };
        let id = format!("{value}-{demand}");
        if ships.iter().any(|ship| ship.id == id) {
            findings.on(&raw.demand, format_args!("ship {id} is listed twice; make it one row and add up the counts"));
        }
        let payments = demand.payments();
        ships.push(ShipKind { id, value, count, demand, payments, provenance: raw.provenance.clone() });
    }
    let total: u32 = ships.iter().map(|ship| u32::from(ship.count)).sum();
    if total > MAX_SHIPS {
        findings.at(0, format_args!("the set has {total} ships; at most {MAX_SHIPS} are supported"));
    }
    ships
}
