//! What the sixteen scoring cards pay (SC-40 to SC-57), counted building by building.

use std::collections::BTreeSet;

use santa_cruz::{Building, Category, Resource, Scoring};

use super::{Kit, Oracle};

/// What a card would pay somebody.
pub(crate) struct Pay {
    /// Negative for the eruption.
    pub(crate) amount: i32,
    /// The own sites that count.
    pub(crate) sites: Vec<usize>,
    /// The fish bonus within the amount.
    pub(crate) bonus: i32,
}

impl Oracle {
    /// SC-56: the sum of all bonuses under own buildings.
    pub(crate) fn fish_bonus(&self, seat: usize) -> i32 {
        self.own(seat).into_iter().map(|site| self.design(site).fish_bonus).sum()
    }

    /// Own sites with a resource.
    pub(crate) fn yielding(&self, seat: usize, resource: Resource) -> Vec<usize> {
        self.own(seat).into_iter().filter(|&site| self.design(site).resources.contains(&resource)).collect()
    }

    /// SC-50: own buildings connected by paths, by flooding; a largest group, the first in map order.
    pub(crate) fn street(&self, seat: usize) -> Vec<usize> {
        let own: BTreeSet<usize> = self.own(seat).into_iter().collect();
        let mut longest = Vec::new();
        let mut seen = BTreeSet::new();
        for &from in &own {
            if seen.contains(&from) {
                continue;
            }
            let mut group = vec![from];
            let mut next = 0;
            while next < group.len() {
                for &to in self.kit.path_ends(group[next]) {
                    if own.contains(&to) && !group.contains(&to) {
                        group.push(to);
                    }
                }
                next += 1;
            }
            seen.extend(group.iter().copied());
            group.sort_unstable();
            if group.len() > longest.len() {
                longest = group;
            }
        }
        longest
    }

    /// What a card pays a seat now.
    pub(crate) fn pay(&self, card: Scoring, seat: usize) -> Pay {
        let (points, single) = self.kit.pays[card as usize];
        let own = self.own(seat);
        let kit: &Kit = &self.kit;
        let if_any = |sites: Vec<usize>| Pay { amount: if sites.is_empty() { 0 } else { points }, sites, bonus: 0 };
        let each = |sites: Vec<usize>, points: i32| Pay { amount: points * sites.len() as i32, sites, bonus: 0 };
        let of = |building: Building| -> Vec<usize> {
            own.iter().copied().filter(|&site| self.building_on(site) == Some(building)).collect()
        };
        let on = |category: Category| -> Vec<usize> {
            own.iter().copied().filter(|&site| kit.sites[site].category == category).collect()
        };
        let pair = |one: Resource, other: Resource| {
            let (one, other) = (self.yielding(seat, one), self.yielding(seat, other));
            let amount = match (one.is_empty(), other.is_empty()) {
                (true, true) => 0,
                (false, false) => points,
                _ => single,
            };
            let mut sites = [one, other].concat();
            sites.sort_unstable();
            sites.dedup();
            Pay { amount, sites, bonus: 0 }
        };
        let nothing = Pay { amount: 0, sites: Vec::new(), bonus: 0 };
        let pay = match card {
            Scoring::Sheep => if_any(self.yielding(seat, Resource::Sheep)),
            Scoring::Fish => self.with_bonus(seat, if_any(self.yielding(seat, Resource::Fish))),
            Scoring::Wood => if_any(self.yielding(seat, Resource::Wood)),
            Scoring::Sugar => if_any(self.yielding(seat, Resource::Sugar)),
            Scoring::Gold | Scoring::GreatGold => if_any(self.yielding(seat, Resource::Gold)),
            Scoring::SheepFish => self.with_bonus(seat, pair(Resource::Sheep, Resource::Fish)),
            Scoring::WoodSugar => pair(Resource::Wood, Resource::Sugar),
            Scoring::FourHouses => {
                let houses = of(Building::House);
                if houses.len() >= 4 { if_any(houses) } else { nothing }
            }
            Scoring::Mixed => {
                let is_mixed = Building::ALL.into_iter().all(|building| !of(building).is_empty());
                if is_mixed { if_any(own.clone()) } else { nothing }
            }
            Scoring::Street => {
                let street = self.street(seat);
                if street.len() >= 4 { if_any(street) } else { nothing }
            }
            Scoring::Coast => each(on(Category::Coast), points),
            Scoring::River => each(own.iter().copied().filter(|&site| kit.is_on_river(site)).collect(), points),
            Scoring::Volcano => each(on(Category::Volcano), points),
            Scoring::Eruption => {
                // SC-57: not more than there is.
                let pay = each(on(Category::Volcano), -points);
                Pay { amount: pay.amount.max(-self.people[seat].points), ..pay }
            }
            Scoring::Birds => Pay { amount: points * self.chips(seat) as i32, sites: Vec::new(), bonus: 0 },
        };
        if pay.amount == 0 { Pay { amount: 0, sites: Vec::new(), bonus: 0 } } else { pay }
    }

    /// SC-56: the bonus comes to whoever is paid for fish.
    fn with_bonus(&self, seat: usize, pay: Pay) -> Pay {
        if pay.amount == 0 {
            return pay;
        }
        let bonus = self.fish_bonus(seat);
        let mut sites = pay.sites;
        sites.extend(self.own(seat).into_iter().filter(|&site| self.design(site).fish_bonus > 0));
        sites.sort_unstable();
        sites.dedup();
        Pay { amount: pay.amount + bonus, sites, bonus }
    }
}
