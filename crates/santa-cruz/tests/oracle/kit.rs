//! The box as plain rows, and who is joined with whom, looked up from the rows of paths and rivers alone.

use santa_cruz::{Building, Category, Components, Resource};

/// A building site.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) id: String,
    pub(crate) category: Category,
}

/// A tile.
#[derive(Debug)]
pub(crate) struct Design {
    pub(crate) id: String,
    pub(crate) category: Category,
    pub(crate) building: Building,
    pub(crate) points: i32,
    pub(crate) resources: Vec<Resource>,
    pub(crate) fish_bonus: i32,
    pub(crate) bird: bool,
}

/// Everything in the box.
#[derive(Debug)]
pub(crate) struct Kit {
    pub(crate) sites: Vec<Ground>,
    pub(crate) rivers: Vec<Vec<usize>>,
    pub(crate) tiles: Vec<Design>,
    /// SC-3: ship, path, river and double cards of each set.
    pub(crate) sets: Vec<[u32; 4]>,
    /// Points of each scoring card, and for one of two resources.
    pub(crate) pays: Vec<(i32, i32)>,
    /// SC-2: chips of value 1, 2, 3.
    pub(crate) chips: [u32; 3],
    /// Where the paths from each site lead, in map order.
    path_ends: Vec<Vec<usize>>,
    /// What is turned up by a building on each site, in map order (SC-14).
    joined: Vec<Vec<usize>>,
}

impl Kit {
    /// Of a component set; nothing but its rows is used.
    pub(crate) fn of(set: &Components) -> Self {
        let sites: Vec<Ground> =
            set.sites.iter().map(|site| Ground { id: site.id.clone(), category: site.category }).collect();
        let paths: Vec<[usize; 2]> = set.paths.iter().map(|path| path.ends.map(|end| usize::from(end.0))).collect();
        let rivers: Vec<Vec<usize>> =
            set.rivers.iter().map(|river| river.sites.iter().map(|site| usize::from(site.0)).collect()).collect();
        let tiles = set.tiles.iter().map(|tile| Design {
            id: tile.id.clone(),
            category: tile.category,
            building: tile.building,
            points: tile.points.into(),
            resources: tile.resources.clone(),
            fish_bonus: tile.fish_bonus.into(),
            bird: tile.bird,
        });
        let all = 0..sites.len();
        let is_path = |a: usize, b: usize| paths.contains(&[a, b]) || paths.contains(&[b, a]);
        let path_ends: Vec<Vec<usize>> =
            all.clone().map(|a| all.clone().filter(|&b| is_path(a, b)).collect()).collect();
        let follow = |a: usize, b: usize| rivers.iter().any(|river| river.windows(2).any(|pair| pair == [a, b]));
        let is_joined = |a: usize, b: usize| is_path(a, b) || follow(a, b) || follow(b, a);
        let joined = all.clone().map(|a| all.clone().filter(|&b| is_joined(a, b)).collect()).collect();
        let chips = [0, 1, 2].map(|place| set.birds[place].count.into());
        Self {
            tiles: tiles.collect(),
            sets: set.sets.iter().map(|set| set.cards.map(u32::from)).collect(),
            pays: set.scoring.iter().map(|card| (card.points.into(), card.single.into())).collect(),
            chips,
            path_ends,
            joined,
            sites,
            rivers,
        }
    }

    /// Where paths lead directly.
    pub(crate) fn path_ends(&self, site: usize) -> &[usize] {
        &self.path_ends[site]
    }

    /// Paths and the next sites up and down rivers.
    pub(crate) fn joined(&self, site: usize) -> &[usize] {
        &self.joined[site]
    }

    /// Whether a river passes.
    pub(crate) fn is_on_river(&self, site: usize) -> bool {
        self.rivers.iter().any(|river| river.contains(&site))
    }
}
