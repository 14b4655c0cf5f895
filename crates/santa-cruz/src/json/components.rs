//! The shape of a component set.

use atoll_core::{Place, RuleId, to_hex};
use serde::Serialize;

use super::views::{CardsJson, PiecesJson, cards_json, pieces_json};
use crate::Components;
use crate::components::SiteId;
use crate::names::{Building, Category, Resource, Scoring, SetName};

/// A site of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SiteData"))]
pub struct SiteJson {
    pub(super) id: String,
    pub(super) category: Category,
    pub(super) island: String,
    pub(super) x: i64,
    pub(super) y: i64,
    pub(super) place: Place,
    pub(super) paths: Vec<String>,
    pub(super) rivers: Vec<String>,
    /// What a building here turns up: sites joined by paths, and river neighbours.
    pub(super) joined: Vec<String>,
    pub(super) provenance: String,
}

/// A path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Path"))]
pub struct PathJson {
    pub(super) ends: [String; 2],
    pub(super) provenance: String,
}

/// A river, source first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "River"))]
pub struct RiverJson {
    pub(super) id: String,
    pub(super) sites: Vec<String>,
    pub(super) provenance: String,
}

/// A tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TileKind"))]
pub struct TileJson {
    pub(super) id: String,
    pub(super) category: Category,
    pub(super) building: Building,
    pub(super) points: u8,
    pub(super) resources: Vec<Resource>,
    pub(super) fish_bonus: u8,
    pub(super) bird: bool,
    pub(super) provenance: String,
}

/// A set of building cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CardSet"))]
pub struct SetJson {
    pub(super) id: SetName,
    pub(super) letter: char,
    #[serde(flatten)]
    pub(super) cards: CardsJson,
    pub(super) provenance: String,
}

/// A scoring card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ScoringKind"))]
pub struct ScoringJson {
    pub(super) id: Scoring,
    pub(super) points: u8,
    pub(super) single: u8,
    pub(super) rule: RuleId,
    pub(super) provenance: String,
}

/// The bird chips of one value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BirdChips"))]
pub struct BirdJson {
    pub(super) value: u8,
    pub(super) count: u8,
    pub(super) provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Components"))]
pub struct ComponentsJson {
    pub(super) name: String,
    pub(super) hash: String,
    pub(super) sites: Vec<SiteJson>,
    pub(super) paths: Vec<PathJson>,
    pub(super) rivers: Vec<RiverJson>,
    pub(super) tiles: Vec<TileJson>,
    pub(super) sets: Vec<SetJson>,
    pub(super) scoring: Vec<ScoringJson>,
    pub(super) birds: Vec<BirdJson>,
    pub(super) buildings: PiecesJson,
    pub(super) warnings: Vec<String>,
}

pub(super) fn components_json(set: &Components) -> ComponentsJson {
    let id = |site: SiteId| set.site(site).id.clone();
    let sites = set.site_ids().map(|site| {
        let row = set.site(site);
        let rivers = set.rivers.iter().filter(|river| river.sites.contains(&site));
        SiteJson {
            id: row.id.clone(),
            category: row.category,
            island: row.island.clone(),
            x: row.x,
            y: row.y,
            place: set.place(site),
            paths: set.path_neighbours(site).iter().map(id).collect(),
            rivers: rivers.map(|river| river.id.clone()).collect(),
            joined: set.joined(site).iter().map(id).collect(),
            provenance: row.provenance.clone(),
        }
    });
    let paths = set.paths.iter().map(|path| PathJson { ends: path.ends.map(id), provenance: path.provenance.clone() });
    let rivers = set.rivers.iter().map(|river| RiverJson {
        id: river.id.clone(),
        sites: river.sites.iter().map(|&site| id(site)).collect(),
        provenance: river.provenance.clone(),
    });
    let tiles = set.tiles.iter().map(|tile| TileJson {
        id: tile.id.clone(),
        category: tile.category,
        building: tile.building,
        points: tile.points,
        resources: tile.resources.clone(),
        fish_bonus: tile.fish_bonus,
        bird: tile.bird,
        provenance: tile.provenance.clone(),
    });
    let sets = SetName::ALL.into_iter().zip(&set.sets).map(|(name, row)| SetJson {
        id: name,
        letter: name.letter(),
        cards: cards_json(row.cards),
        provenance: row.provenance.clone(),
    });
    let scoring = Scoring::ALL.into_iter().zip(&set.scoring).map(|(card, row)| ScoringJson {
        id: card,
        points: row.points,
        single: row.single,
        rule: card.rule(),
        provenance: row.provenance.clone(),
    });
    let birds = (1..).zip(&set.birds).map(|(value, row)| BirdJson {
        value,
        count: row.count,
        provenance: row.provenance.clone(),
    });
    ComponentsJson {
        name: set.name.clone(),
        hash: to_hex(&set.hash),
        sites: sites.collect(),
        paths: paths.collect(),
        rivers: rivers.collect(),
        tiles: tiles.collect(),
        sets: sets.collect(),
        scoring: scoring.collect(),
        birds: birds.collect(),
        buildings: pieces_json(Building::ALL.map(Building::pieces)),
        warnings: set.warnings.clone(),
    }
}
