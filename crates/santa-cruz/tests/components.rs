//! The component tables: the built-in set matches the box, files survive reading and writing, and broken files are
//! refused with the right line and a helpful sentence.

use atoll_components::ComponentSet;
use santa_cruz::{Building, Category, Components, Resource, Scoring, SetName};

fn built_in() -> &'static Components {
    Components::built_in()
}

/// The built-in set as a file, with one piece of it replaced.
fn with(old: &str, new: &str) -> String {
    let file = built_in().to_file();
    assert!(file.contains(old), "the file has no `{old}`");
    file.replacen(old, new, 1)
}

/// The line and text of the first error of a file.
fn error(file: &str) -> (usize, String) {
    let errors = Components::read(file).expect_err("the file is wrong");
    (errors[0].line, errors[0].what.clone())
}

#[track_caller]
fn refused(file: &str, what: &str) {
    let errors = Components::read(file).expect_err("the file is wrong");
    assert!(errors.iter().any(|error| error.what.contains(what)), "{errors:?}");
}

#[test]
fn the_box_is_complete() {
    let set = built_in();
    let sites = Category::ALL.map(|category| set.sites_of(category).len());
    let tiles = Category::ALL.map(|category| set.tiles_of(category).len());
    assert_eq!((set.sites.len(), set.tiles.len()), (49, 54));
    assert_eq!((sites, tiles), ([18, 20, 11], [20, 22, 12]));
    assert_eq!(Building::ALL.map(Building::pieces), [2, 3, 8]);
    assert_eq!(set.birds.iter().map(|bird| bird.count).sum::<u8>(), 22);
    // SC-3, by set: ship, path, river, double.
    let sets: Vec<[u8; 4]> = set.sets.iter().map(|set| set.cards).collect();
    assert_eq!(sets, [[1, 2, 3, 1], [1, 4, 1, 1], [3, 2, 1, 1], [2, 2, 2, 1]]);
    assert_eq!(SetName::ALL.map(SetName::letter), ['A', 'B', 'C', 'D']);
    // SC-40 to SC-55.
    let points: Vec<(u8, u8)> = set.scoring.iter().map(|card| (card.points, card.single)).collect();
    let pays = [(7, 0), (5, 0), (6, 0), (7, 0), (6, 0), (7, 3), (7, 3), (10, 0), (6, 0), (6, 0), (7, 0)];
    assert_eq!(points[..11], pays);
    assert_eq!(points[11..], [(3, 0), (3, 0), (3, 0), (2, 0), (2, 0)]);
    assert_eq!(Scoring::Sheep.rule().to_string(), "SC-40");
    assert_eq!(Scoring::Birds.rule().to_string(), "SC-55");
    assert!(set.warnings.is_empty(), "{:?}", set.warnings);
}

#[test]
fn the_map_is_as_reconstructed() {
    let set = built_in();
    assert_eq!(set.paths.len(), 59);
    let lengths: Vec<usize> = set.rivers.iter().map(|river| river.sites.len()).collect();
    assert_eq!(lengths, [4, 5, 7]);
    assert_eq!(set.river_sites().len(), 16);
    for site in set.site_ids() {
        assert!(!set.joined(site).is_empty());
        for other in set.joined(site).iter() {
            assert!(set.joined(other).has(site), "links go both ways");
        }
        assert!((set.path_neighbours(site) & !set.joined(site)).is_empty());
    }
    // River neighbours are joined, but not by paths.
    let site = |id| set.site_named(id).expect("a site of the map");
    assert!(set.joined(site("V02")).has(site("l12")) && !set.path_neighbours(site("V02")).has(site("L12")));
    assert!(!set.joined(site("V02")).has(site("L02")), "only neighbours up and down the river are joined");
    let mut places: Vec<_> = set.site_ids().map(|site| set.place(site)).collect();
    places.sort();
    places.dedup();
    assert_eq!(places.len(), 49, "every site has a place of its own");
}

#[test]
fn tiles_add_up() {
    let tiles = &built_in().tiles;
    let count = |building| tiles.iter().filter(|tile| tile.building == building).count();
    assert_eq!(Building::ALL.map(count), [9, 13, 32]);
    let shows = |resource| tiles.iter().filter(|tile| tile.resources.contains(&resource)).count();
    assert_eq!(Resource::ALL.map(shows), [6, 9, 8, 6, 6]);
    assert_eq!(tiles.iter().filter(|tile| tile.bird).count(), 11);
    assert_eq!(tiles.iter().filter(|tile| tile.fish_bonus > 0).count(), 9);
    // SC-57 cannot occur: every volcano tile gives what an eruption takes.
    let volcanoes = tiles.iter().filter(|tile| tile.category == Category::Volcano);
    assert!(volcanoes.clone().all(|tile| tile.points >= 2) && volcanoes.count() == 12);
}

#[test]
fn every_row_says_where_it_comes_from() {
    let set = built_in();
    let rows = set.sites.iter().map(|row| (&row.id, &row.provenance));
    let rows = rows.chain(set.tiles.iter().map(|row| (&row.id, &row.provenance)));
    let rows = rows.chain(set.rivers.iter().map(|row| (&row.id, &row.provenance)));
    let rest = set.paths.iter().map(|row| &row.provenance);
    let rest =
        rest.chain(set.sets.iter().map(|row| &row.provenance)).chain(set.birds.iter().map(|row| &row.provenance));
    let rest = rest.chain(set.scoring.iter().map(|row| &row.provenance)).map(|provenance| (&set.name, provenance));
    for (id, provenance) in rows.chain(rest) {
        let begins = ["sourced", "inferred", "reconstructed"].iter().any(|word| provenance.starts_with(word));
        assert!(begins, "{id}: {provenance}");
    }
}

#[test]
fn a_written_file_reads_back_to_the_same_set() {
    let set = built_in();
    let read = Components::read(&set.to_file()).expect("our own file is valid");
    assert!(read.is_built_in() && read.hash == set.hash);
    let other = Components::read(&with("points = 2", "points = 9")).expect("a corrected file is valid");
    assert!(!other.is_built_in() && other.hash != set.hash);
    assert_eq!(Components::read(&other.to_file()).expect("a written file is valid").hash, other.hash);
}

#[test]
fn a_file_may_hold_a_part_of_the_set() {
    let birds = "[[bird]]\nvalue = 1\ncount = 10\n[[bird]]\nvalue = 2\ncount = 6\n[[bird]]\nvalue = 3\ncount = 6\n";
    let set = Components::read(birds).expect("birds alone are a file");
    assert_eq!(set.birds[0].count, 10);
    assert_eq!((&set.sites, &set.tiles, &set.sets), (&built_in().sites, &built_in().tiles, &built_in().sets));
    let renamed =
        format!("# a remark\nname = \"mine\"\n{}", birds.replace("count = 10", "count = 10\nprovenance = \"my box\""));
    assert_eq!(Components::read(&renamed).expect("valid").hash, set.hash, "the hash is of content only");
    refused("name = \"empty\"\n", "no rows");
}

#[test]
fn wrong_maps_are_refused() {
    refused(&with("id = \"C01\"", "id = \"L99\""), "C for coast");
    refused(&with("id = \"C02\"", "id = \"C01\""), "used twice");
    refused(&with("category = \"coast\"", "category = \"reef\""), "coast, land, volcano");
    refused(&with("x = 560", "x = 1001"), "0 to 1000");
    refused(&with("ends = \"C01 C13\"", "ends = \"C01 C99\""), "not two sites");
    refused(&with("ends = \"C01 C13\"", "ends = \"C01 C01\""), "with itself");
    refused(&with("ends = \"C01 L01\"", "ends = \"C13 C01\""), "stands twice");
    refused(&with("sites = \"V02 L12 L02 C03\"", "sites = \"V02\""), "at least two");
    refused(&with("sites = \"V02 L12 L02 C03\"", "sites = \"V02 L12 V02\""), "stands twice");
    // The only paths of an islet's coast site lead nowhere else.
    let cut = with("ends = \"C17 L20\"", "ends = \"C01 C03\"");
    let (line, said) = error(&cut);
    assert!(said.contains("C17 lies on no path and no river"), "{said}");
    assert!(cut.lines().nth(line - 1).expect("the line exists").contains("C17"), "line {line}");
    let sites = built_in().to_file().replacen("[[site]]", "[[tile]]", 1);
    assert!(Components::read(&sites).is_err());
}

#[test]
fn wrong_tiles_and_cards_are_refused() {
    refused(&with("id = \"K02\"", "id = \"K01\""), "used twice");
    refused(&with("building = \"lighthouse\"", "building = \"tower\""), "lighthouse, church, house");
    refused(&with("resources = [\"fish\"]", "resources = [\"fish\", \"fish\"]"), "twice");
    refused(&with("resources = [\"fish\"]", "resources = [\"milk\"]"), "sheep, fish, wood, sugar, gold");
    refused(&with("fish_bonus = 2", "fish_bonus = 10"), "0 to 9");
    refused(&with("ship = 1", "ship = 2"), "a set has 7");
    refused(&with("id = \"paths\"", "id = \"rivers\""), "stands twice");
    refused(&with("id = \"great-gold\"", "id = \"gold\""), "stands twice");
    refused(&with("single = 3\n", ""), "`single` is missing");
    refused(&with("count = 8", "count = 9"), "22 chips");
    // One coast tile too few: 18 sites need 18.
    let file = built_in().to_file();
    let tiles = file.find("[[tile]]").expect("there are tiles");
    let poor =
        format!("{}{}", &file[..tiles], file[tiles..].replacen("category = \"coast\"", "category = \"land\"", 3));
    refused(&poor, "18 coast sites but only 17 coast tiles");
    refused(&with("points = 2", "points = \"two\""), "whole number");
    refused(&with("points = 2", "value = 2"), "unknown field");
}

#[test]
fn odd_maps_are_warned_of() {
    let crossed = Components::read(&with("ends = \"C01 C13\"", "ends = \"C05 C11\"")).expect("odd, but possible");
    assert!(crossed.warnings.iter().any(|warning| warning.contains("cross")), "{:?}", crossed.warnings);
    let doubled = Components::read(&with("ends = \"C02 L01\"", "ends = \"L02 C03\"")).expect("odd, but possible");
    assert!(doubled.warnings.iter().any(|warning| warning.contains("by river R1")), "{:?}", doubled.warnings);
    let torn = Components::read(&with("ends = \"V10 V11\"", "ends = \"C17 C18\"")).expect("odd, but possible");
    assert!(torn.warnings.is_empty(), "the volcano islet still hangs together: {:?}", torn.warnings);
    let lost = Components::read(&with("island = \"plain islet\"", "island = \"main\"")).expect("odd, but possible");
    assert!(lost.warnings.iter().any(|warning| warning.contains("`main` no links")), "{:?}", lost.warnings);
}
