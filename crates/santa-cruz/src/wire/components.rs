//! The shape of a component set.

use atoll_core::{Place, RuleId, to_hex};
use serde::Serialize;

use super::views::{CardsWire, PiecesWire, cards_wire, pieces_wire};
use crate::Components;
use crate::components::SiteId;
use crate::names::{Building, Category, Resource, Scoring, SetName};

/// A site of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SiteWire {
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
pub struct PathWire {
    pub(super) ends: [String; 2],
    pub(super) provenance: String,
}

/// A river, source first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RiverWire {
    pub(super) id: String,
    pub(super) sites: Vec<String>,
    pub(super) provenance: String,
}

/// A tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileWire {
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
pub struct SetWire {
    pub(super) id: SetName,
    pub(super) letter: char,
    #[serde(flatten)]
    pub(super) cards: CardsWire,
    pub(super) provenance: String,
}

/// A scoring card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoringWire {
    pub(super) id: Scoring,
    pub(super) points: u8,
    pub(super) single: u8,
    pub(super) rule: RuleId,
    pub(super) provenance: String,
}

/// The bird chips of one value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BirdWire {
    pub(super) value: u8,
    pub(super) count: u8,
    pub(super) provenance: String,
}

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ComponentsWire {
    pub(super) name: String,
    pub(super) hash: String,
    pub(super) sites: Vec<SiteWire>,
    pub(super) paths: Vec<PathWire>,
    pub(super) rivers: Vec<RiverWire>,
    pub(super) tiles: Vec<TileWire>,
    pub(super) sets: Vec<SetWire>,
    pub(super) scoring: Vec<ScoringWire>,
    pub(super) birds: Vec<BirdWire>,
    pub(super) buildings: PiecesWire,
    pub(super) warnings: Vec<String>,
}

pub(super) fn components_wire(set: &Components) -> ComponentsWire {
    let id = |site: SiteId| set.site(site).id.clone();
    let sites = set.site_ids().map(|site| {
        let row = set.site(site);
        let rivers = set.rivers.iter().filter(|river| river.sites.contains(&site));
        SiteWire {
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
    let paths = set.paths.iter().map(|path| PathWire { ends: path.ends.map(id), provenance: path.provenance.clone() });
    let rivers = set.rivers.iter().map(|river| RiverWire {
        id: river.id.clone(),
        sites: river.sites.iter().map(|&site| id(site)).collect(),
        provenance: river.provenance.clone(),
    });
    let tiles = set.tiles.iter().map(|tile| TileWire {
        id: tile.id.clone(),
        category: tile.category,
        building: tile.building,
        points: tile.points,
        resources: tile.resources.clone(),
        fish_bonus: tile.fish_bonus,
        bird: tile.bird,
        provenance: tile.provenance.clone(),
    });
    let sets = SetName::ALL.into_iter().zip(&set.sets).map(|(name, row)| SetWire {
        id: name,
        letter: name.letter(),
        cards: cards_wire(row.cards),
        provenance: row.provenance.clone(),
    });
    let scoring = Scoring::ALL.into_iter().zip(&set.scoring).map(|(card, row)| ScoringWire {
        id: card,
        points: row.points,
        single: row.single,
        rule: card.rule(),
        provenance: row.provenance.clone(),
    });
    let birds = (1..).zip(&set.birds).map(|(value, row)| BirdWire {
        value,
        count: row.count,
        provenance: row.provenance.clone(),
    });
    ComponentsWire {
        name: set.name.clone(),
        hash: to_hex(&set.hash),
        sites: sites.collect(),
        paths: paths.collect(),
        rivers: rivers.collect(),
        tiles: tiles.collect(),
        sets: sets.collect(),
        scoring: scoring.collect(),
        birds: birds.collect(),
        buildings: pieces_wire(Building::ALL.map(Building::pieces)),
        warnings: set.warnings.clone(),
    }
}
