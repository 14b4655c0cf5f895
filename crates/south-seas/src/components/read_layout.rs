//! Reading one layout: every edge and half-edge belongs to exactly one part of the right sort.

use atoll_components::Findings;
use serde::Deserialize;
use toml::Spanned;

use super::{BridgeEnd, Edge, Layout, MAX_SEGMENTS, MAX_TILES};
use crate::Side;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawLayout {
    pub(super) key: Spanned<String>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    overview: u8,
    pub(super) count: Spanned<i64>,
    edges: Spanned<String>,
    islands: Spanned<Vec<String>>,
    bridges: Spanned<Vec<String>>,
    seas: Spanned<Vec<String>>,
    #[serde(default)]
    market: bool,
    #[serde(default)]
    provenance: String,
}

pub(super) fn read_layout(raw: &RawLayout, findings: &mut Findings<'_>) -> Option<Layout> {
    let before = findings.count();
    let key = raw.key.get_ref();
    let count = findings.number(&raw.count, 1..=MAX_TILES as i64, "count");
    let edges: Vec<Edge> = raw.edges.get_ref().chars().filter_map(edge_named).collect();
    let Ok(edges) = <[Edge; 4]>::try_from(edges) else {
        let what = format!("edges of `{key}` are \"{}\"; write four of the letters I, S, B", raw.edges.get_ref());
        findings.on(&raw.edges, what);
        return None;
    };
    if raw.edges.get_ref().chars().count() != 4 {
        findings.on(&raw.edges, format_args!("edges of `{key}` must be exactly four letters"));
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
        findings.on(&raw.key, format_args!("layout `{key}` has {parts} parts; at most {MAX_SEGMENTS} are supported"));
    }
    (findings.count() == before).then_some(layout)
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
    reached: [usize; 4],
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
    let mut reached = [0usize; 4];
    let mut islands = Vec::new();
    for text in raw.islands.get_ref() {
        let sides: Option<Vec<Side>> = text.chars().map(side_named).collect();
        match sides {
            Some(sides) if !sides.is_empty() => {
                sides.iter().for_each(|&side| reached[side as usize] += 1);
                islands.push(sides);
            }
            _ => findings.on(&raw.islands, format_args!("island part \"{text}\" must name edges by N, E, S, W")),
        }
    }
    check_reach(&raw.islands, raw.key.get_ref(), reached, edges, Edge::Island, findings);
    islands
}

fn read_bridges(raw: &RawLayout, edges: [Edge; 4], findings: &mut Findings<'_>) -> Vec<[BridgeEnd; 2]> {
    let mut reached = [0usize; 4];
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
        let before: usize = reached.iter().sum();
        sides.for_each(|side| reached[side as usize] += 1);
        if reached.iter().sum::<usize>() == before {
            findings.on(&raw.bridges, format_args!("bridge part \"{text}\" reaches no edge"));
        }
        if ends.contains(&BridgeEnd::Island) && !has_island {
            findings.on(&raw.bridges, format_args!("bridge part \"{text}\" ends at an island, but there is none"));
        }
        if ends.contains(&BridgeEnd::Market) && !raw.market {
            findings
                .on(&raw.bridges, format_args!("bridge part \"{text}\" ends at a market, but `market` is not true"));
        }
        bridges.push(ends);
    }
    check_reach(&raw.bridges, raw.key.get_ref(), reached, edges, Edge::Bridge, findings);
    bridges
}

pub(super) const HALVES: [&str; 8] = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];

fn read_seas(raw: &RawLayout, edges: [Edge; 4], findings: &mut Findings<'_>) -> Vec<Vec<u8>> {
    let key = raw.key.get_ref();
    let mut owner = [None; 8];
    let mut seas = Vec::new();
    for (index, text) in raw.seas.get_ref().iter().enumerate() {
        let mut halves = Vec::new();
        for word in text.split_whitespace() {
            let Some(half) = HALVES.iter().position(|&name| name == word) else {
                findings.on(&raw.seas, format_args!("`{word}` is not a half-edge; they are {}", HALVES.join(" ")));
                continue;
            };
            if edges[half / 2] == Edge::Island {
                findings
                    .on(&raw.seas, format_args!("a sea part of `{key}` reaches {word}, but that edge is an island"));
            } else if owner[half].replace(index).is_some() {
                findings.on(&raw.seas, format_args!("half-edge {word} of `{key}` is listed twice"));
            }
            halves.push(half as u8);
        }
        if halves.is_empty() {
            findings.on(&raw.seas, format_args!("a sea part of `{key}` reaches no half-edge"));
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
                findings.on(&raw.seas, format_args!("half-edge {} of `{key}` belongs to no sea part", HALVES[half]));
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
