//! Random component sets, in which rare rules are common. A box always has 49 sites, 54 tiles, 28 and 16 cards and 22
//! chips; what can be small is the coast, an island, a choice of buildings.

use std::fmt::Write;

use atoll_core::{below, pick_weighted};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Distinct custom sets; each is kept ready for other games once it was read, so there is a limit.
pub(crate) const SETS: u64 = 256;

/// What a set is heavy in.
struct Theme {
    /// Weights of lighthouses, churches and houses.
    buildings: [u32; 3],
    /// Most points of a tile.
    points: u32,
    /// Of how many tiles one has a bird.
    birds: u32,
    /// Least and most coast and volcano sites; the rest is land.
    coast: [u32; 2],
    volcano: [u32; 2],
    /// Least and most paths.
    paths: [u32; 2],
    /// Least and most rivers, and sites of one.
    rivers: [u32; 2],
    length: [u32; 2],
    /// Most points of a scoring card.
    pays: u32,
}

const PLAIN: Theme = Theme {
    buildings: [9, 13, 32],
    points: 4,
    birds: 5,
    coast: [8, 20],
    volcano: [6, 14],
    paths: [40, 70],
    rivers: [2, 4],
    length: [3, 9],
    pays: 10,
};

const THEMES: &[Theme] = &[
    PLAIN,
    // So little coast that not everybody can land, and the last can only share.
    Theme { coast: [0, 3], ..PLAIN },
    Theme { coast: [1, 4], rivers: [0, 1], paths: [49, 60], ..PLAIN },
    // One type of building nearly everywhere: stocks run out, also on tiles just turned up.
    Theme { buildings: [20, 1, 1], rivers: [3, 8], length: [6, 14], ..PLAIN },
    Theme { buildings: [2, 20, 1], coast: [4, 8], ..PLAIN },
    Theme { buildings: [1, 1, 1], rivers: [4, 8], length: [8, 20], coast: [5, 10], ..PLAIN },
    // A bird on every tile: the supply runs out.
    Theme { birds: 1, buildings: [1, 1, 20], ..PLAIN },
    // Volcanoes that give nothing and take a lot.
    Theme { volcano: [25, 35], coast: [6, 10], points: 0, pays: 20, ..PLAIN },
    Theme { volcano: [20, 40], coast: [4, 8], points: 1, rivers: [2, 6], ..PLAIN },
    // Long rivers that meet, few paths.
    Theme { rivers: [5, 8], length: [10, 25], paths: [10, 20], ..PLAIN },
    // Islets: few links, so streets are short and many cards useless.
    Theme { paths: [8, 20], rivers: [1, 3], coast: [12, 30], ..PLAIN },
    // High points: markers beyond 50.
    Theme { points: 9, pays: 20, ..PLAIN },
    // Nothing pays much: fields are shared.
    Theme { points: 1, pays: 1, birds: 50, ..PLAIN },
];

fn between(rng: &mut Xoshiro256PlusPlus, [least, most]: [u32; 2]) -> u32 {
    least + below(rng, most - least + 1)
}

/// A component file with this number, always the same one. It corrects everything but the set's name.
pub(crate) fn custom_file(number: u64) -> String {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(0x5c00_0000 + number);
    let theme = &THEMES[number as usize % THEMES.len()];
    let mut file = String::new();
    let coast = between(rng, theme.coast);
    let volcano = between(rng, theme.volcano);
    let counts = [coast, 49 - coast - volcano, volcano];
    write_map(&mut file, theme, counts, rng);
    write_tiles(&mut file, theme, counts, rng);
    write_cards(&mut file, theme, rng);
    let ones = below(rng, 23);
    let twos = below(rng, 23 - ones);
    for (value, count) in [(1, ones), (2, twos), (3, 22 - ones - twos)] {
        let _ = writeln!(file, "[[bird]]\nvalue = {value}\ncount = {count}");
    }
    file
}

fn write_map(file: &mut String, theme: &Theme, counts: [u32; 3], rng: &mut Xoshiro256PlusPlus) {
    let mut ids: Vec<String> = Vec::new();
    for (letter, count) in ["C", "L", "V"].into_iter().zip(counts) {
        ids.extend((1..=count).map(|n| format!("{letter}{n:02}")));
    }
    // Map order need not be the order of categories.
    for last in (1..ids.len()).rev() {
        ids.swap(last, below(rng, last as u32 + 1) as usize);
    }
    for (place, id) in ids.iter().enumerate() {
        let category = match &id[..1] {
            "C" => "coast",
            "L" => "land",
            _ => "volcano",
        };
        let (x, y) = (place % 7 * 150 + 20, place / 7 * 85 + 20);
        let _ = writeln!(file, "[[site]]\nid = \"{id}\"\ncategory = \"{category}\"\nx = {x}\ny = {y}");
    }
    let mut is_joined = vec![false; ids.len()];
    let mut paths: Vec<[usize; 2]> = Vec::new();
    let mut rivers: Vec<Vec<usize>> = Vec::new();
    for _ in 0..between(rng, theme.rivers) {
        let mut sites: Vec<usize> = Vec::new();
        for _ in 0..between(rng, theme.length) {
            let site = below(rng, 49) as usize;
            if !sites.contains(&site) {
                sites.push(site);
            }
        }
        if sites.len() > 1 {
            sites.iter().for_each(|&site| is_joined[site] = true);
            rivers.push(sites);
        }
    }
    let wanted = between(rng, theme.paths) as usize;
    while paths.len() < wanted || is_joined.contains(&false) {
        let one = match is_joined.iter().position(|joined| !joined) {
            Some(lonely) if paths.len() >= wanted => lonely,
            _ => below(rng, 49) as usize,
        };
        let other = below(rng, 49) as usize;
        let ends = [one.min(other), one.max(other)];
        if one != other && !paths.contains(&ends) {
            ends.iter().for_each(|&site| is_joined[site] = true);
            paths.push(ends);
        }
    }
    for [one, other] in paths {
        let _ = writeln!(file, "[[path]]\nends = \"{} {}\"", ids[other], ids[one]);
    }
    for (number, river) in rivers.iter().enumerate() {
        let sites: Vec<&str> = river.iter().map(|&site| ids[site].as_str()).collect();
        let _ = writeln!(file, "[[river]]\nid = \"R{number}\"\nsites = \"{}\"", sites.join(" "));
    }
}

fn write_tiles(file: &mut String, theme: &Theme, mut counts: [u32; 3], rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..5 {
        counts[below(rng, 3) as usize] += 1;
    }
    let mut categories: Vec<&str> = Vec::new();
    for (category, count) in ["coast", "land", "volcano"].into_iter().zip(counts) {
        categories.extend((0..count).map(|_| category));
    }
    for last in (1..categories.len()).rev() {
        categories.swap(last, below(rng, last as u32 + 1) as usize);
    }
    for (place, category) in categories.into_iter().enumerate() {
        let total = theme.buildings.iter().sum();
        let kinds = ["lighthouse", "church", "house"].into_iter().zip(theme.buildings);
        let building = pick_weighted(kinds, below(rng, total)).expect("the target is below the sum");
        let points = below(rng, theme.points + 1);
        let mut resources: Vec<&str> = ["\"sheep\"", "\"fish\"", "\"wood\"", "\"sugar\"", "\"gold\""].to_vec();
        resources.retain(|_| below(rng, 5) == 0);
        let bonus = if below(rng, 5) == 0 { below(rng, 5) } else { 0 };
        let bird = below(rng, theme.birds) == 0;
        let _ = writeln!(
            file,
            "[[tile]]\nid = \"T{place}\"\ncategory = \"{category}\"\nbuilding = \"{building}\"\npoints = {points}\nresources = [{}]\nfish_bonus = {bonus}\nbird = {bird}",
            resources.join(", ")
        );
    }
}

fn write_cards(file: &mut String, theme: &Theme, rng: &mut Xoshiro256PlusPlus) {
    for set in ["rivers", "paths", "ships", "balanced"] {
        let mut cards = [0; 4];
        // Some sets are all of a sort.
        let sorts = [4, 4, 4, 2, 1][below(rng, 5) as usize];
        let first = below(rng, 4);
        for _ in 0..7 {
            cards[((first + below(rng, sorts)) % 4) as usize] += 1;
        }
        let [ship, path, river, double] = cards;
        let _ =
            writeln!(file, "[[set]]\nid = \"{set}\"\nship = {ship}\npath = {path}\nriver = {river}\ndouble = {double}");
    }
    let cards = [
        "sheep",
        "fish",
        "wood",
        "sugar",
        "gold",
        "sheep-fish",
        "wood-sugar",
        "great-gold",
        "four-houses",
        "mixed",
        "street",
        "coast",
        "river",
        "volcano",
        "eruption",
        "birds",
    ];
    for card in cards {
        let points = 1 + below(rng, theme.pays);
        let _ = writeln!(file, "[[scoring]]\nid = \"{card}\"\npoints = {points}");
        if card == "sheep-fish" || card == "wood-sugar" {
            let _ = writeln!(file, "single = {}", 1 + below(rng, theme.pays));
        }
    }
}
