//! Writing component files, and the text that is hashed.

use std::fmt::Write as _;

use atoll_components::toml_string;

use super::Components;
use crate::names::{Scoring, SetName};

/// Everything that matters to the game or to its picture, one line for each row, without remarks.
pub(super) fn content(set: &Components) -> String {
    let mut text = String::new();
    let id = |site: super::SiteId| set.site(site).id.as_str();
    for site in &set.sites {
        let _ = writeln!(text, "site {} {} {} {} {}", site.id, site.category.word(), site.x, site.y, site.island);
    }
    for path in &set.paths {
        let _ = writeln!(text, "path {} {}", id(path.ends[0]), id(path.ends[1]));
    }
    for river in &set.rivers {
        let sites: Vec<&str> = river.sites.iter().map(|&site| id(site)).collect();
        let _ = writeln!(text, "river {} {}", river.id, sites.join(" "));
    }
    for tile in &set.tiles {
        let resources: Vec<&str> = tile.resources.iter().map(|resource| resource.word()).collect();
        let _ = writeln!(
            text,
            "tile {} {} {} {} [{}] {} {}",
            tile.id,
            tile.category.word(),
            tile.building.word(),
            tile.points,
            resources.join(" "),
            tile.fish_bonus,
            tile.bird
        );
    }
    for (name, sort) in SetName::ALL.into_iter().zip(&set.sets) {
        let [ship, path, river, double] = sort.cards;
        let _ = writeln!(text, "set {} {ship} {path} {river} {double}", name.word());
    }
    for (card, pays) in Scoring::ALL.into_iter().zip(&set.scoring) {
        let _ = writeln!(text, "scoring {} {} {}", card.word(), pays.points, pays.single);
    }
    for (value, bird) in (1..).zip(&set.birds) {
        let _ = writeln!(text, "bird {value} {}", bird.count);
    }
    text
}

/// The set as a component file.
pub(super) fn file(set: &Components) -> String {
    let mut text = format!("name = {}\n", toml_string(&set.name));
    let id = |site: super::SiteId| set.site(site).id.as_str();
    for site in &set.sites {
        let _ = write!(
            text,
            "\n[[site]]\nid = {}\ncategory = {}\nisland = {}\nx = {}\ny = {}\nprovenance = {}\n",
            toml_string(&site.id),
            toml_string(site.category.word()),
            toml_string(&site.island),
            site.x,
            site.y,
            toml_string(&site.provenance)
        );
    }
    for path in &set.paths {
        let [one, other] = path.ends.map(id);
        let _ = write!(text, "\n[[path]]\nends = \"{one} {other}\"\nprovenance = {}\n", toml_string(&path.provenance));
    }
    for river in &set.rivers {
        let sites: Vec<&str> = river.sites.iter().map(|&site| id(site)).collect();
        let _ = write!(
            text,
            "\n[[river]]\nid = {}\nsites = \"{}\"\nprovenance = {}\n",
            toml_string(&river.id),
            sites.join(" "),
            toml_string(&river.provenance)
        );
    }
    for tile in &set.tiles {
        let resources: Vec<String> = tile.resources.iter().map(|resource| toml_string(resource.word())).collect();
        let _ = write!(
            text,
            "\n[[tile]]\nid = {}\ncategory = {}\nbuilding = {}\npoints = {}\nresources = [{}]\nfish_bonus = {}\nbird = {}\nprovenance = {}\n",
            toml_string(&tile.id),
            toml_string(tile.category.word()),
            toml_string(tile.building.word()),
            tile.points,
            resources.join(", "),
            tile.fish_bonus,
            tile.bird,
            toml_string(&tile.provenance)
        );
    }
    for (name, sort) in SetName::ALL.into_iter().zip(&set.sets) {
        let [ship, path, river, double] = sort.cards;
        let _ = write!(
            text,
            "\n[[set]]\nid = {}\nship = {ship}\npath = {path}\nriver = {river}\ndouble = {double}\nprovenance = {}\n",
            toml_string(name.word()),
            toml_string(&sort.provenance)
        );
    }
    for (card, pays) in Scoring::ALL.into_iter().zip(&set.scoring) {
        let _ = write!(text, "\n[[scoring]]\nid = {}\npoints = {}\n", toml_string(card.word()), pays.points);
        if pays.single > 0 {
            let _ = writeln!(text, "single = {}", pays.single);
        }
        let _ = writeln!(text, "provenance = {}", toml_string(&pays.provenance));
    }
    for (value, bird) in (1..).zip(&set.birds) {
        let _ = write!(
            text,
            "\n[[bird]]\nvalue = {value}\ncount = {}\nprovenance = {}\n",
            bird.count,
            toml_string(&bird.provenance)
        );
    }
    text
}
