//! Component sets as files and for people.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{ComponentFiles, SetError, to_hex};

use super::{Components, SiteId};
use crate::board::tile_sign;
use crate::names::{Building, Category, Resource, Scoring, SetName};
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

/// Map, tiles, cards, chips, totals, warnings, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n", set.name, to_hex(&set.hash));
    let id = |site| set.site(site).id.as_str();
    text.push_str("\nSites: what paths and rivers join\n");
    for (index, site) in (0..).zip(&set.sites) {
        let joined: Vec<&str> = set.path_neighbours(SiteId(index)).iter().map(id).collect();
        let rivers = set.rivers.iter().filter(|river| river.sites.contains(&SiteId(index)));
        let rivers: String = rivers.map(|river| format!(", river {}", river.id)).collect();
        let (category, paths) = (site.category.word(), joined.join(" "));
        let _ = writeln!(text, "  {} {category} ({}), paths {paths}{rivers}", site.id, site.island);
        let _ = writeln!(text, "      {}", site.provenance);
    }
    for path in &set.paths {
        let [one, other] = path.ends.map(id);
        let _ = writeln!(text, "  path {one}–{other}: {}", path.provenance);
    }
    for river in &set.rivers {
        let sites: Vec<&str> = river.sites.iter().map(|&site| id(site)).collect();
        let _ = writeln!(text, "  river {}: {}\n      {}", river.id, sites.join(" – "), river.provenance);
    }
    text.push_str("\nTiles: building, points, resources (s f w u g), fish bonus, * bird\n");
    for tile in &set.tiles {
        let (sign, category) = (tile_sign(tile), tile.category.word());
        let _ = writeln!(text, "  {} {category:<7} {sign:<6} {}", tile.id, tile.provenance);
    }
    text.push_str("\nBuilding cards: ship, path, river, double\n");
    for (name, cards) in SetName::ALL.into_iter().zip(&set.sets) {
        let [ship, path, river, double] = cards.cards;
        let (letter, name) = (name.letter(), name.word());
        let _ = writeln!(text, "  {letter} {name:<9} {ship} {path} {river} {double}  {}", cards.provenance);
    }
    text.push_str("\nScoring cards\n");
    for (card, pays) in Scoring::ALL.into_iter().zip(&set.scoring) {
        let single = if pays.single > 0 { format!(" or {}", pays.single) } else { String::new() };
        let (rule, name) = (card.rule(), card.word());
        let _ = writeln!(text, "  {rule} {name:<11} {}{single}  {}", pays.points, pays.provenance);
    }
    text.push_str("\nBird chips\n");
    for (value, bird) in (1..).zip(&set.birds) {
        let _ = writeln!(text, "  {} × {value}  {}", bird.count, bird.provenance);
    }
    let _ = writeln!(text, "\nTotals: {}", totals(set).join(", "));
    for warning in &set.warnings {
        let _ = writeln!(text, "Warning: {warning}");
    }
    text
}

fn totals(set: &Components) -> Vec<String> {
    let mut totals = Vec::new();
    for category in Category::ALL {
        let (sites, tiles) = (set.sites_of(category).len(), set.tiles_of(category).len());
        totals.push(format!("{sites} {} sites and {tiles} tiles", category.word()));
    }
    for building in Building::ALL {
        let count = set.tiles.iter().filter(|tile| tile.building == building).count();
        totals.push(format!("{} on {count} tiles", building.word()));
    }
    for resource in Resource::ALL {
        let count = set.tiles.iter().filter(|tile| tile.resources.contains(&resource)).count();
        totals.push(format!("{} on {count}", resource.word()));
    }
    let birds = set.tiles.iter().filter(|tile| tile.bird).count();
    let chips: u32 = set.birds.iter().map(|bird| u32::from(bird.count)).sum();
    totals.push(format!("birds on {birds}"));
    totals.push(format!("{chips} bird chips"));
    totals
}
