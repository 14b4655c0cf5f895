//! Component files: reading with line-numbered errors, and writing.
//!
//! The format is explained at the head of `data/tiles.toml` and `data/ships.toml`.

use std::collections::HashMap;
use std::fmt::Write as _;

use atoll_core::{SetError, digest};
use serde::Deserialize;
use toml::Spanned;

use super::tables::appearance;
use super::{
    BridgeEnd, Components, Edge, FeatureKind, Layout, MAX_PARTS, MAX_SEGMENTS, MAX_SHIP_KINDS, MAX_SHIPS, MAX_TILES,
    Segment, ShipKind, Tables, TileKind,
};
use crate::{Demand, Side};

/// The largest component file that is read, in bytes.
const MAX_FILE: usize = 1 << 20;

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
struct RawLayout {
    key: Spanned<String>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    overview: u8,
    count: Spanned<i64>,
    edges: Spanned<String>,
    islands: Spanned<Vec<String>>,
    bridges: Spanned<Vec<String>>,
    seas: Spanned<Vec<String>>,
    #[serde(default)]
    market: bool,
    #[serde(default)]
    provenance: String,
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

/// Collects what is wrong, with line numbers.
struct Findings<'a> {
    text: &'a str,
    errors: Vec<SetError>,
}

impl Findings<'_> {
    fn line_of(&self, offset: usize) -> usize {
        1 + self.text.as_bytes()[..offset.min(self.text.len())].iter().filter(|&&byte| byte == b'\n').count()
    }

    fn at(&mut self, offset: usize, what: impl Into<String>) {
        let line = self.line_of(offset);
        self.errors.push(SetError { line, what: what.into() });
    }

    fn on<T>(&mut self, value: &Spanned<T>, what: impl Into<String>) {
        self.at(value.span().start, what);
    }

    /// The number if it lies in the range.
    fn number(&mut self, value: &Spanned<i64>, range: std::ops::RangeInclusive<i64>, what: &str) -> Option<u8> {
        if range.contains(value.get_ref()) {
            return Some(*value.get_ref() as u8);
        }
        self.on(value, format!("{what} is {}; it must be {} to {}", value.get_ref(), range.start(), range.end()));
        None
    }
}

/// Reads a set in which tiles or ships may be missing; `base` supplies them.
pub(super) fn read(text: &str, base: &Components) -> Result<Components, Vec<SetError>> {
    let raw = parse(text)?;
    let mut findings = Findings { text, errors: Vec::new() };
    let (layouts, tiles) = match (&raw.layout, &raw.tile) {
        (None, None) if raw.ship.is_none() => {
            findings.at(0, "the file holds neither tiles ([[layout]] and [[tile]]) nor ships ([[ship]])");
            return Err(findings.errors);
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
    let (raw_tiles, raw_ships) = (parse(tiles)?, parse(ships)?);
    let mut findings = Findings { text: ships, errors: Vec::new() };
    let read_in_ships = read_ships(&raw_ships.ship.unwrap_or_default(), &mut findings);
    findings.text = tiles;
    let (layouts, tiles) =
        read_tiles(&raw_tiles.layout.unwrap_or_default(), &raw_tiles.tile.unwrap_or_default(), &mut findings);
    finish("reconstruction-1".into(), layouts, tiles, read_in_ships, findings)
}

fn finish(
    name: String,
    layouts: Vec<Layout>,
    tiles: Vec<TileKind>,
    ships: Vec<ShipKind>,
    mut findings: Findings<'_>,
) -> Result<Components, Vec<SetError>> {
    if !findings.errors.is_empty() {
        findings.errors.sort_by_key(|error| error.line);
        return Err(findings.errors);
    }
    let hash = digest([content(&layouts, &tiles, &ships).as_bytes()]);
    let tables = Tables::new(&layouts, &tiles, &ships);
    Ok(Components { name, layouts, tiles, ships, hash, tables })
}

fn parse(text: &str) -> Result<RawFile, Vec<SetError>> {
    let mut findings = Findings { text, errors: Vec::new() };
    if text.len() > MAX_FILE {
        findings.at(0, format!("the file has {} bytes; a component file has at most {MAX_FILE}", text.len()));
        return Err(findings.errors);
    }
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        // The reader speaks of its own types; people know whole numbers.
        findings.at(
            offset,
            message
                .replace("expected i64", "expected a whole number")
                .replace("expected u8", "expected a whole number from 0 to 255"),
        );
        findings.errors
    })
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
        findings.at(0, format!("the file has {rows} {what} {MAX_TILES} tiles"));
        return Default::default();
    }
    let before = findings.errors.len();
    let mut layouts = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for raw in raw_layouts {
        let key = raw.key.get_ref().as_str();
        if key.is_empty() || key.len() > 8 || !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            findings.on(&raw.key, format!("layout key `{key}` must be 1 to 8 letters and digits"));
        }
        if places.insert(key, layouts.len()).is_some() {
            findings.on(&raw.key, format!("layout key `{key}` is used twice"));
        }
        layouts.push(read_layout(raw, findings));
    }
    // A layout that cannot be read would only bring follow-up errors about its tiles.
    if findings.errors.len() > before {
        return Default::default();
    }
    let layouts: Vec<Layout> = layouts.into_iter().flatten().collect();
    let mut tiles: Vec<TileKind> = Vec::new();
    for raw in raw_tiles {
        let Some(&place) = places.get(raw.layout.get_ref().as_str()) else {
            findings.on(&raw.layout, format!("there is no layout `{}`", raw.layout.get_ref()));
            continue;
        };
        if let Some(tile) = read_tile(raw, place, &layouts[place], findings) {
            if tiles.iter().any(|other| other.id == tile.id) {
                findings.on(&raw.id, format!("tile id `{}` is used twice", tile.id));
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
    if findings.errors.len() == before {
        check_totals(raw_layouts, raw_tiles, &tiles, findings);
    }
    (layouts, tiles)
}

fn check_totals(raw_layouts: &[RawLayout], raw_tiles: &[RawTile], tiles: &[TileKind], findings: &mut Findings<'_>) {
    for (index, raw) in raw_layouts.iter().enumerate() {
        let sum: u32 = tiles.iter().filter(|tile| tile.layout == index).map(|tile| u32::from(tile.count)).sum();
        if i64::from(sum) != *raw.count.get_ref() {
            let (key, count) = (raw.key.get_ref(), raw.count.get_ref());
            findings.on(&raw.count, format!("layout `{key}` has count {count}, but its tiles add up to {sum}"));
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
        findings.at(0, format!("the set has {total} tiles; it needs 2 to {MAX_TILES}, start tile included"));
    }
    let parts: usize = tiles.iter().map(|tile| tile.segments.len() * usize::from(tile.count)).sum();
    if parts > MAX_PARTS {
        findings.at(0, format!("all tiles together have {parts} parts; at most {MAX_PARTS} are supported"));
    }
}

fn read_layout(raw: &RawLayout, findings: &mut Findings<'_>) -> Option<Layout> {
    let before = findings.errors.len();
    let key = raw.key.get_ref();
    let count = findings.number(&raw.count, 1..=MAX_TILES as i64, "count");
    let edges: Vec<Edge> = raw.edges.get_ref().chars().filter_map(edge_named).collect();
    let Ok(edges) = <[Edge; 4]>::try_from(edges) else {
        let what = format!("edges of `{key}` are \"{}\"; write four of the letters I, S, B", raw.edges.get_ref());
        findings.on(&raw.edges, what);
        return None;
    };
    if raw.edges.get_ref().chars().count() != 4 {
        findings.on(&raw.edges, format!("edges of `{key}` must be exactly four letters"));
    }
    let layout = Layout {
        key: key.clone(),
        name: raw.name.clone(),
        overview: raw.overview,
        count: count.unwrap_or(1),
        edges,
        islands: read_islands(raw, edges, findings),
        bridges: read_bridges(raw, edges, findings),
        seas: read_seas(raw, edges, findings),
        market: raw.market,
        provenance: raw.provenance.clone(),
    };
    let parts = layout.islands.len() + layout.bridges.len() + layout.seas.len() + usize::from(layout.market);
    if parts > MAX_SEGMENTS {
        findings.on(&raw.key, format!("layout `{key}` has {parts} parts; at most {MAX_SEGMENTS} are supported"));
    }
    (findings.errors.len() == before).then_some(layout)
}

fn edge_named(letter: char) -> Option<Edge> {
    match letter {
        'I' => Some(Edge::Island),
        'S' => Some(Edge::Sea),
        'B' => Some(Edge::Bridge),
        _ => None,
    }
}

fn side_named(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter() == letter)
}

/// Reports edges of one sort that no part reaches, or that two parts reach.
fn check_reach<T>(
    at: &Spanned<T>,
    key: &str,
    reached: [u8; 4],
    edges: [Edge; 4],
    sort: Edge,
    findings: &mut Findings<'_>,
) {
    let word = if sort == Edge::Island { "island" } else { "bridge" };
    for side in Side::ALL {
        let letter = side.letter();
        let what = match (edges[side as usize] == sort, reached[side as usize]) {
            (true, 0) => format!("edge {letter} of `{key}` is {} but no {word} part reaches it", sort.letter()),
            (true, 1) | (false, 0) => continue,
            (true, _) => format!("edge {letter} of `{key}` belongs to more than one {word} part"),
            (false, _) => {
                format!("a {word} part of `{key}` reaches edge {letter}, which is {}", edges[side as usize].letter())
            }
        };
        findings.on(at, what);
    }
}

fn read_islands(raw: &RawLayout, edges: [Edge; 4], findings: &mut Findings<'_>) -> Vec<Vec<Side>> {
    let mut reached = [0; 4];
    let mut islands = Vec::new();
    for text in raw.islands.get_ref() {
        let sides: Option<Vec<Side>> = text.chars().map(side_named).collect();
        match sides {
            Some(sides) if !sides.is_empty() => {
                sides.iter().for_each(|&side| reached[side as usize] += 1);
                islands.push(sides);
            }
            _ => findings.on(&raw.islands, format!("island part \"{text}\" must name edges by N, E, S, W")),
        }
    }
    check_reach(&raw.islands, raw.key.get_ref(), reached, edges, Edge::Island, findings);
    islands
}

fn read_bridges(raw: &RawLayout, edges: [Edge; 4], findings: &mut Findings<'_>) -> Vec<[BridgeEnd; 2]> {
    let mut reached = [0; 4];
    let mut bridges = Vec::new();
    let has_island = !raw.islands.get_ref().is_empty();
    let end_named = |word: &str| match word {
        "stone" => Some(BridgeEnd::Stone),
        "island" => Some(BridgeEnd::Island),
        "market" => Some(BridgeEnd::Market),
        _ => {
            let mut letters = word.chars();
            letters.next().and_then(side_named).filter(|_| letters.next().is_none()).map(BridgeEnd::Edge)
        }
    };
    for text in raw.bridges.get_ref() {
        let ends = text.split_once('-').and_then(|(one, other)| Some([end_named(one)?, end_named(other)?]));
        let Some(ends) = ends else {
            let what =
                format!("bridge part \"{text}\" must name two ends, such as \"E-W\", \"E-stone\" or \"S-island\"");
            findings.on(&raw.bridges, what);
            continue;
        };
        let sides = ends.iter().filter_map(|end| if let BridgeEnd::Edge(side) = end { Some(*side) } else { None });
        let before: u8 = reached.iter().sum();
        sides.for_each(|side| reached[side as usize] += 1);
        if reached.iter().sum::<u8>() == before {
            findings.on(&raw.bridges, format!("bridge part \"{text}\" reaches no edge"));
        }
        if ends.contains(&BridgeEnd::Island) && !has_island {
            findings.on(&raw.bridges, format!("bridge part \"{text}\" ends at an island, but there is none"));
        }
        if ends.contains(&BridgeEnd::Market) && !raw.market {
            findings.on(&raw.bridges, format!("bridge part \"{text}\" ends at a market, but `market` is not true"));
        }
        bridges.push(ends);
    }
    check_reach(&raw.bridges, raw.key.get_ref(), reached, edges, Edge::Bridge, findings);
    bridges
}

const HALVES: [&str; 8] = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];

fn read_seas(raw: &RawLayout, edges: [Edge; 4], findings: &mut Findings<'_>) -> Vec<Vec<u8>> {
    let key = raw.key.get_ref();
    let mut owner = [None; 8];
    let mut seas = Vec::new();
    for (index, text) in raw.seas.get_ref().iter().enumerate() {
        let mut halves = Vec::new();
        for word in text.split_whitespace() {
            let Some(half) = HALVES.iter().position(|&name| name == word) else {
                findings.on(&raw.seas, format!("`{word}` is not a half-edge; they are {}", HALVES.join(" ")));
                continue;
            };
            if edges[half / 2] == Edge::Island {
                findings.on(&raw.seas, format!("a sea part of `{key}` reaches {word}, but that edge is an island"));
            } else if owner[half].replace(index).is_some() {
                findings.on(&raw.seas, format!("half-edge {word} of `{key}` is listed twice"));
            }
            halves.push(half as u8);
        }
        if halves.is_empty() {
            findings.on(&raw.seas, format!("a sea part of `{key}` reaches no half-edge"));
        }
        seas.push(halves);
    }
    for (side, edge) in edges.into_iter().enumerate() {
        let (first, second) = (owner[2 * side], owner[2 * side + 1]);
        if edge == Edge::Island {
            continue;
        }
        for half in [2 * side, 2 * side + 1] {
            if owner[half].is_none() {
                findings.on(&raw.seas, format!("half-edge {} of `{key}` belongs to no sea part", HALVES[half]));
            }
        }
        if edge == Edge::Sea && first.is_some() && second.is_some() && first != second {
            let what = format!(
                "{} and {} of `{key}` are one plain sea edge, so one sea part",
                HALVES[2 * side],
                HALVES[2 * side + 1]
            );
            findings.on(&raw.seas, what);
        }
    }
    seas
}

fn read_tile(raw: &RawTile, place: usize, layout: &Layout, findings: &mut Findings<'_>) -> Option<TileKind> {
    let before = findings.errors.len();
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
                findings.on(&raw.fish, format!("`{word}` in fish of `{id}` must be \"0\", \"1\", \"2\" or \"boat\""));
                continue;
            }
        };
        push(FeatureKind::Sea, symbols, symbols == 2, boat, sea_ports(layout, halves));
    }
    if layout.market {
        push(FeatureKind::Market, 0, false, false, 0);
    }
    (findings.errors.len() == before).then(|| TileKind {
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
        findings.on(raw, format!("{wrong} in {field} of `{id}` must be 0 to 9"));
        return Vec::new();
    }
    numbers.iter().map(|&number| number as u8).collect()
}

fn read_ships(raw_ships: &[RawShip], findings: &mut Findings<'_>) -> Vec<ShipKind> {
    let mut ships: Vec<ShipKind> = Vec::new();
    if raw_ships.is_empty() || raw_ships.len() > MAX_SHIP_KINDS {
        findings.at(0, format!("the set has {} ship designs; it needs 1 to {MAX_SHIP_KINDS}", raw_ships.len()));
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
            findings.on(&raw.demand, format!("ship {id} is listed twice; make it one row and add up the counts"));
        }
        let payments = demand.payments();
        ships.push(ShipKind { id, value, count, demand, payments, provenance: raw.provenance.clone() });
    }
    let total: u32 = ships.iter().map(|ship| u32::from(ship.count)).sum();
    if total > MAX_SHIPS {
        findings.at(0, format!("the set has {total} ships; at most {MAX_SHIPS} are supported"));
    }
    ships
}

fn island_text(sides: &[Side]) -> String {
    sides.iter().map(|side| side.letter()).collect()
}

fn bridge_text(ends: &[BridgeEnd; 2]) -> String {
    let word = |end: &BridgeEnd| match end {
        BridgeEnd::Edge(side) => side.letter().to_string(),
        BridgeEnd::Stone => "stone".into(),
        BridgeEnd::Island => "island".into(),
        BridgeEnd::Market => "market".into(),
    };
    format!("{}-{}", word(&ends[0]), word(&ends[1]))
}

fn sea_text(halves: &[u8]) -> String {
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
fn content(layouts: &[Layout], tiles: &[TileKind], ships: &[ShipKind]) -> String {
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

/// A string as TOML writes it.
fn toml_string(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// The set as a component file that reads back to the same set.
pub(super) fn write(set: &Components) -> String {
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
