//! Reading the map: sites, paths and rivers, and what is odd about them.

use atoll_components::Findings;
use serde::Deserialize;
use toml::Spanned;

use super::{FIELD, MAX_RIVERS, Path, River, SITES, Site, SiteId};
use crate::bits::Sites;
use crate::names::Category;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSite {
    id: Spanned<String>,
    category: Spanned<String>,
    #[serde(default)]
    island: String,
    x: Spanned<i64>,
    y: Spanned<i64>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPath {
    ends: Spanned<String>,
    #[serde(default)]
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRiver {
    id: Spanned<String>,
    sites: Spanned<String>,
    #[serde(default)]
    provenance: String,
}

/// Sites, paths and rivers.
pub(super) type Map = (Vec<Site>, Vec<Path>, Vec<River>);

/// Reads a map. What it returns is to be used only if there are no findings.
pub(super) fn read_map(
    raw_sites: &[RawSite],
    raw_paths: &[RawPath],
    raw_rivers: &[RawRiver],
    findings: &mut Findings<'_>,
) -> Map {
    if raw_sites.len() != SITES {
        findings.at(0, format_args!("the map has {} sites ([[site]]); it has exactly {SITES} (SC-1)", raw_sites.len()));
        return Map::default();
    }
    let sites = read_sites(raw_sites, findings);
    let find = |id: &str| sites.iter().position(|site| site.id == id).map(|index| SiteId(index as u8));
    let paths = read_paths(raw_paths, find, findings);
    let rivers = read_rivers(raw_rivers, find, findings);
    if findings.count() == 0 {
        for (index, raw) in (0..).zip(raw_sites) {
            let site = SiteId(index);
            let is_joined = paths.iter().any(|path| path.ends.contains(&site))
                || rivers.iter().any(|river| river.sites.contains(&site));
            if !is_joined {
                findings.on(&raw.id, format_args!("site {} lies on no path and no river", raw.id.get_ref()));
            }
        }
    }
    (sites, paths, rivers)
}

fn read_sites(raw_sites: &[RawSite], findings: &mut Findings<'_>) -> Vec<Site> {
    let mut sites: Vec<Site> = Vec::new();
    for raw in raw_sites {
        let id = raw.id.get_ref().as_str();
        let category = raw.category.get_ref().parse::<Category>();
        let category = category.unwrap_or_else(|error| {
            findings.on(&raw.category, error);
            Category::Coast
        });
        let letter = ["C", "L", "V"][category as usize];
        let digits = id.strip_prefix(letter).unwrap_or_default();
        if digits.len() != 2 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            findings.on(
                &raw.id,
                format!("site id `{id}` must be {letter} for {} and two digits, such as {letter}01", category.word()),
            );
        }
        if sites.iter().any(|site| site.id == id) {
            findings.on(&raw.id, format_args!("site id `{id}` is used twice"));
        }
        findings.within(&raw.x, 0..=FIELD.0, "x");
        findings.within(&raw.y, 0..=FIELD.1, "y");
        if raw.island.len() > 40 || raw.island.contains(['\n', '\r', '\t']) {
            findings.on(&raw.id, "an island's name has at most 40 letters on one line");
        }
        sites.push(Site {
            id: id.into(),
            category,
            island: raw.island.clone(),
            x: *raw.x.get_ref(),
            y: *raw.y.get_ref(),
            provenance: raw.provenance.clone(),
        });
    }
    sites
}

fn read_paths(raw: &[RawPath], find: impl Fn(&str) -> Option<SiteId>, findings: &mut Findings<'_>) -> Vec<Path> {
    let mut paths: Vec<Path> = Vec::new();
    let mut joined = [Sites::EMPTY; SITES];
    for raw in raw {
        let text = raw.ends.get_ref();
        let mut words = text.split_whitespace();
        let ends = match (words.next(), words.next(), words.next()) {
            (Some(one), Some(other), None) => (find(one), find(other)),
            _ => (None, None),
        };
        let (Some(one), Some(other)) = ends else {
            findings.on(&raw.ends, format_args!("`{text}` are not two sites of the map; write them like \"C01 L01\""));
            continue;
        };
        let ends = [one.min(other), one.max(other)];
        if one == other {
            findings.on(&raw.ends, format_args!("the path `{text}` joins a site with itself"));
        } else if joined[usize::from(ends[0].0)].has(ends[1]) {
            findings.on(&raw.ends, format_args!("the path `{text}` stands twice"));
        } else {
            joined[usize::from(ends[0].0)].insert(ends[1]);
            paths.push(Path { ends, provenance: raw.provenance.clone() });
        }
    }
    paths
}

fn read_rivers(raw: &[RawRiver], find: impl Fn(&str) -> Option<SiteId>, findings: &mut Findings<'_>) -> Vec<River> {
    if raw.len() > MAX_RIVERS {
        findings.at(0, format_args!("the map has {} rivers; it may have at most {MAX_RIVERS}", raw.len()));
        return Vec::new();
    }
    let mut rivers: Vec<River> = Vec::new();
    for raw in raw {
        let id = raw.id.get_ref();
        if id.is_empty() || id.len() > 8 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            findings.on(&raw.id, format_args!("river id `{id}` must be 1 to 8 letters and digits"));
        }
        if rivers.iter().any(|river| river.id == *id) {
            findings.on(&raw.id, format_args!("river id `{id}` is used twice"));
        }
        let mut sites: Vec<SiteId> = Vec::new();
        for word in raw.sites.get_ref().split_whitespace() {
            match find(word) {
                None => findings.on(&raw.sites, format_args!("river {id}: there is no site `{word}`")),
                Some(site) if sites.contains(&site) => {
                    findings.on(&raw.sites, format_args!("river {id}: site {word} stands twice"));
                }
                Some(site) => sites.push(site),
            }
        }
        if sites.len() < 2 {
            findings.on(&raw.sites, format_args!("river {id} needs at least two sites, source first"));
        }
        rivers.push(River { id: id.clone(), sites, provenance: raw.provenance.clone() });
    }
    rivers
}

/// So many oddities of a map are told: whoever joins everything with everything has drawn no map.
const MOST_WARNINGS: usize = 100;

/// What is odd about a map, though possible: links that cross, rivers that are also paths, islands in pieces. At most
/// [`MOST_WARNINGS`] of it.
pub(super) fn warnings((sites, paths, rivers): &Map) -> Vec<String> {
    let mut links: Vec<[SiteId; 2]> = paths.iter().map(|path| path.ends).collect();
    let mut warnings = Vec::new();
    let id = |site: SiteId| sites[usize::from(site.0)].id.as_str();
    for river in rivers {
        for pair in river.sites.windows(2) {
            let ends = [pair[0].min(pair[1]), pair[0].max(pair[1])];
            if links.contains(&ends) {
                warnings.push(format!(
                    "{} and {} are joined by a path and by river {}",
                    id(ends[0]),
                    id(ends[1]),
                    river.id
                ));
            } else {
                links.push(ends);
            }
        }
    }
    let pairs =
        links.iter().enumerate().flat_map(|(index, one)| links[..index].iter().map(move |other| (*one, *other)));
    for (one, other) in pairs.filter(|(one, other)| crosses(sites, *one, *other)).take(MOST_WARNINGS) {
        let [a, b, c, d] = [one[0], one[1], other[0], other[1]].map(id);
        warnings.push(format!("drawn as straight lines, {c}–{d} and {a}–{b} cross"));
    }
    let mut islands: Vec<&str> = sites.iter().map(|site| site.island.as_str()).collect();
    islands.sort_unstable();
    islands.dedup();
    for island in islands {
        let all: Vec<SiteId> =
            (0..).map(SiteId).zip(sites).filter(|(_, site)| site.island == island).map(|(id, _)| id).collect();
        let mut reached = vec![all[0]];
        let mut next = 0;
        while next < reached.len() {
            let from = reached[next];
            next += 1;
            for ends in links.iter().filter(|ends| ends.contains(&from)) {
                let to = if ends[0] == from { ends[1] } else { ends[0] };
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        if let Some(&lost) = all.iter().find(|site| !reached.contains(site)) {
            warnings.push(format!("on the island `{island}` no links lead from {} to {}", id(all[0]), id(lost)));
        }
    }
    warnings.truncate(MOST_WARNINGS);
    warnings
}

/// Whether two links without a common end cross when drawn straight.
fn crosses(sites: &[Site], one: [SiteId; 2], other: [SiteId; 2]) -> bool {
    if one.iter().any(|site| other.contains(site)) {
        return false;
    }
    let at = |site: SiteId| (sites[usize::from(site.0)].x, sites[usize::from(site.0)].y);
    let side = |a: SiteId, b: SiteId, c: SiteId| {
        let ((ax, ay), (bx, by), (cx, cy)) = (at(a), at(b), at(c));
        ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum()
    };
    let [a, b] = one;
    let [c, d] = other;
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
