//! Reading component files, with line-numbered errors.
//!
//! The format is explained at the heads of the files in `data/`.

use atoll_components::{Findings, parse};
use atoll_core::{SetError, digest};
use serde::Deserialize;
use toml::Spanned;

use super::map::{Map, RawPath, RawRiver, RawSite, read_map, warnings};
use super::{
    BIRD_CHIPS, BIRD_VALUES, Bird, Components, PlayingSet, SET_CARDS, ScoringCard, TILES, Tables, Tile, write,
};
use crate::names::{Building, Category, Resource, Scoring, SetName};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    name: Option<String>,
    site: Option<Vec<RawSite>>,
    path: Option<Vec<RawPath>>,
    river: Option<Vec<RawRiver>>,
    tile: Option<Vec<RawTile>>,
    set: Option<Vec<RawSet>>,
    scoring: Option<Vec<RawScoring>>,
    bird: Option<Vec<RawBird>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    id: Spanned<String>,
    category: Spanned<String>,
    building: Spanned<String>,
    points: Spanned<i64>,
    resources: Spanned<Vec<String>>,
    fish_bonus: Option<Spanned<i64>>,
    #[serde(default)]
    bird: bool,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSet {
    id: Spanned<String>,
    ship: Spanned<i64>,
    path: Spanned<i64>,
    river: Spanned<i64>,
    double: Spanned<i64>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScoring {
    id: Spanned<String>,
    points: Spanned<i64>,
    single: Option<Spanned<i64>>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBird {
    value: Spanned<i64>,
    count: Spanned<i64>,
    #[serde(default)]
    provenance: String,
}

/// Reads a set; `base` supplies what is missing.
pub(super) fn read(text: &str, base: Option<&Components>) -> Result<Components, Vec<SetError>> {
    let raw: RawFile = parse(text)?;
    let mut findings = Findings::new(text);
    let has_map = raw.site.is_some() || raw.path.is_some() || raw.river.is_some();
    let map: Map = match base {
        Some(base) if !has_map => (base.sites.clone(), base.paths.clone(), base.rivers.clone()),
        _ => read_map(
            raw.site.as_deref().unwrap_or_default(),
            raw.path.as_deref().unwrap_or_default(),
            raw.river.as_deref().unwrap_or_default(),
            &mut findings,
        ),
    };
    let tiles = match (&raw.tile, base) {
        (None, Some(base)) => base.tiles.clone(),
        (tiles, _) => read_tiles(tiles.as_deref().unwrap_or_default(), &mut findings),
    };
    let sets = match (&raw.set, base) {
        (None, Some(base)) => base.sets.clone(),
        (sets, _) => read_sets(sets.as_deref().unwrap_or_default(), &mut findings),
    };
    let scoring = match (&raw.scoring, base) {
        (None, Some(base)) => base.scoring.clone(),
        (cards, _) => read_scoring(cards.as_deref().unwrap_or_default(), &mut findings),
    };
    let birds = match (&raw.bird, base) {
        (None, Some(base)) => base.birds.clone(),
        (birds, _) => read_birds(birds.as_deref().unwrap_or_default(), &mut findings),
    };
    let is_empty = !has_map && raw.tile.is_none() && raw.set.is_none() && raw.scoring.is_none() && raw.bird.is_none();
    if is_empty {
        findings.at(
            0,
            "the file holds no rows; it may hold the map ([[site]], [[path]], [[river]]), [[tile]], [[set]], [[scoring]] and [[bird]]",
        );
    }
    for category in Category::ALL {
        let wanted = map.0.iter().filter(|site| site.category == category).count();
        let there = tiles.iter().filter(|tile| tile.category == category).count();
        if findings.count() == 0 && there < wanted {
            let word = category.word();
            findings.at(0, format_args!("there are {wanted} {word} sites but only {there} {word} tiles (SC-1)"));
        }
    }
    findings.done()?;
    let counts = std::array::from_fn(|index| birds[index].count);
    let tables = Tables::new((&map.0, &map.1, &map.2), &tiles, &sets, &scoring, counts);
    let warnings = warnings(&map);
    let (sites, paths, rivers) = map;
    let name = raw.name.unwrap_or_else(|| "custom".into());
    let mut set =
        Components { name, sites, paths, rivers, tiles, sets, scoring, birds, warnings, hash: [0; 32], tables };
    set.hash = digest([write::content(&set).as_bytes()]);
    Ok(set)
}

/// The word's value; a wrong one is reported and `fallback` stands for it until the errors are.
fn word<T: std::str::FromStr<Err = String>>(text: &Spanned<String>, fallback: T, findings: &mut Findings<'_>) -> T {
    text.get_ref().parse().unwrap_or_else(|error| {
        findings.on(text, error);
        fallback
    })
}

fn read_tiles(raw_tiles: &[RawTile], findings: &mut Findings<'_>) -> Vec<Tile> {
    if raw_tiles.len() != TILES {
        findings
            .at(0, format_args!("there are {} tiles ([[tile]]); the box has exactly {TILES} (SC-1)", raw_tiles.len()));
        return Vec::new();
    }
    let mut tiles: Vec<Tile> = Vec::new();
    for raw in raw_tiles {
        let id = raw.id.get_ref().as_str();
        if id.is_empty() || id.len() > 4 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            findings.on(&raw.id, format_args!("tile id `{id}` must be 1 to 4 letters and digits"));
        }
        if tiles.iter().any(|tile| tile.id.eq_ignore_ascii_case(id)) {
            findings.on(&raw.id, format_args!("tile id `{id}` is used twice"));
        }
        let mut resources = Vec::new();
        for text in raw.resources.get_ref() {
            match text.parse::<Resource>() {
                Ok(resource) if resources.contains(&resource) => {
                    findings.on(&raw.resources, format_args!("tile {id} shows {text} twice"));
                }
                Ok(resource) => resources.push(resource),
                Err(error) => findings.on(&raw.resources, error),
            }
        }
        resources.sort_unstable();
        tiles.push(Tile {
            id: id.into(),
            category: word(&raw.category, Category::Coast, findings),
            building: word(&raw.building, Building::House, findings),
            points: findings.number(&raw.points, 0..=9, "points").unwrap_or(0),
            resources,
            fish_bonus: raw
                .fish_bonus
                .as_ref()
                .map_or(0, |bonus| findings.number(bonus, 0..=9, "fish_bonus").unwrap_or(0)),
            bird: raw.bird,
            provenance: raw.provenance.clone(),
        });
    }
    tiles
}

/// Places rows in the order of their names; every name has to stand once.
fn in_order<N: Copy + PartialEq + std::str::FromStr<Err = String>, R>(
    all: &[N],
    rows: Vec<(&Spanned<String>, R)>,
    what: &str,
    name: impl Fn(N) -> &'static str,
    findings: &mut Findings<'_>,
) -> Vec<R> {
    let mut found: Vec<(N, R)> = Vec::new();
    for (id, row) in rows {
        match id.get_ref().parse::<N>() {
            Ok(known) if found.iter().any(|(other, _)| *other == known) => {
                findings.on(id, format_args!("{what} `{}` stands twice", id.get_ref()));
            }
            Ok(known) => found.push((known, row)),
            Err(error) => findings.on(id, error),
        }
    }
    let mut ordered = Vec::new();
    for &wanted in all {
        match found.iter().position(|(known, _)| *known == wanted) {
            Some(place) => ordered.push(found.swap_remove(place).1),
            None => findings.at(0, format_args!("{what} `{}` is missing", name(wanted))),
        }
    }
    ordered
}

fn read_sets(raw: &[RawSet], findings: &mut Findings<'_>) -> Vec<PlayingSet> {
    let mut rows = Vec::new();
    for raw in raw {
        let mut number = |value, what| findings.number(value, 0..=SET_CARDS, what).unwrap_or(0);
        let cards = [
            number(&raw.ship, "ship"),
            number(&raw.path, "path"),
            number(&raw.river, "river"),
            number(&raw.double, "double"),
        ];
        let total: i64 = cards.iter().map(|&n| i64::from(n)).sum();
        if total != SET_CARDS {
            let what = format!("set `{}` has {total} cards; a set has {SET_CARDS} (SC-3)", raw.id.get_ref());
            findings.on(&raw.id, what);
        }
        rows.push((&raw.id, PlayingSet { cards, provenance: raw.provenance.clone() }));
    }
    in_order(&SetName::ALL, rows, "set", SetName::word, findings)
}

fn read_scoring(raw: &[RawScoring], findings: &mut Findings<'_>) -> Vec<ScoringCard> {
    let mut rows = Vec::new();
    for raw in raw {
        let points = findings.number(&raw.points, 1..=20, "points").unwrap_or(0);
        let is_pair = ["sheep-fish", "wood-sugar"].contains(&raw.id.get_ref().as_str());
        let single = match (&raw.single, is_pair) {
            (Some(single), true) => findings.number(single, 1..=20, "single").unwrap_or(0),
            (Some(single), false) => {
                findings.on(single, "only sheep-fish and wood-sugar pay something for one of two resources");
                0
            }
            (None, true) => {
                findings
                    .on(&raw.id, format_args!("`single` is missing: what {} pays for one of two", raw.id.get_ref()));
                0
            }
            (None, false) => 0,
        };
        rows.push((&raw.id, ScoringCard { points, single, provenance: raw.provenance.clone() }));
    }
    in_order(&Scoring::ALL, rows, "scoring card", Scoring::word, findings)
}

fn read_birds(raw: &[RawBird], findings: &mut Findings<'_>) -> Vec<Bird> {
    let mut birds: [Option<Bird>; BIRD_VALUES] = [const { None }; BIRD_VALUES];
    for raw in raw {
        let value = findings.number(&raw.value, 1..=BIRD_VALUES as i64, "value").unwrap_or(0);
        let count = findings.number(&raw.count, 0..=BIRD_CHIPS, "count").unwrap_or(0);
        let Some(place) = usize::from(value).checked_sub(1) else { continue };
        if birds[place].is_some() {
            findings.on(&raw.value, format_args!("value {value} stands twice"));
        }
        birds[place] = Some(Bird { count, provenance: raw.provenance.clone() });
    }
    let birds: Vec<Bird> = birds.into_iter().flatten().collect();
    let total: i64 = birds.iter().map(|bird| i64::from(bird.count)).sum();
    if birds.len() != BIRD_VALUES || total != BIRD_CHIPS {
        let what = format!(
            "there are {} values ([[bird]]) and {total} chips; it must be 1 to {BIRD_VALUES} and {BIRD_CHIPS} chips (SC-2)",
            birds.len()
        );
        findings.at(0, what);
    }
    birds
}
