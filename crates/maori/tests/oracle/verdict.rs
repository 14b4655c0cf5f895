//! Whether a decision is legal and, if not, by which paragraph.

use std::collections::BTreeMap;

use super::{Deed, Mode, Oracle, Spot, Wait};

/// For each empty space: the own tiles next to it that cost least to go to, the first in reading order first.
pub(crate) struct Ways(BTreeMap<Spot, (Spot, u32)>);

impl Oracle {
    /// MA-44: own tiles the own ship can go to, and how many steps away they are: it is a search in all eight directions
    /// that never leaves the tiles.
    pub(crate) fn ship_ways(&self) -> BTreeMap<Spot, u32> {
        let person = &self.people[self.active];
        let Some(ship) = person.ship else { return BTreeMap::new() };
        let mut ways = BTreeMap::from([(ship, 0)]);
        for steps in 0.. {
            let edge: Vec<Spot> = ways.iter().filter(|(_, way)| **way == steps).map(|(&spot, _)| spot).collect();
            if edge.is_empty() {
                break;
            }
            for spot in edge {
                for &other in person.laid.keys().filter(|other| other.touches(spot)) {
                    ways.entry(other).or_insert(steps + 1);
                }
            }
        }
        ways
    }

    /// Where a tile could be laid with the own ship, for how much.
    pub(crate) fn ways(&self) -> Ways {
        let person = &self.people[self.active];
        let reached = self.ship_ways();
        let mut best = BTreeMap::new();
        for &space in self.spaces.iter().filter(|space| !person.laid.contains_key(space)) {
            let near = reached.iter().filter(|(spot, _)| spot.touches(space)).map(|(&spot, &steps)| (steps, spot));
            if let Some((steps, spot)) = near.min() {
                best.insert(space, (spot, steps));
            }
        }
        Ways(best)
    }

    /// Whether the seat to act may do this; if not, the paragraph that forbids it. Checks go from the phase to the
    /// source, to the space, to the price, to the own ship. What the table does not wait for is no matter of the law: 0.
    pub(crate) fn verdict(&self, deed: Deed, ways: &Ways) -> Result<(), u32> {
        let person = &self.people[self.active];
        match (self.wait, deed) {
            (Wait::Place, Deed::Place(position)) => test(position < 16, 4),
            (Wait::Place, _) => Err(4),
            (Wait::Move, Deed::Move(steps)) => test(steps >= 1 && steps <= self.boats(self.active) + person.shells, 10),
            (Wait::Move, _) => Err(10),
            (Wait::Ship, Deed::Ship(spot)) => test(person.laid.contains_key(&spot) && person.ship != Some(spot), 41),
            (Wait::Ship, Deed::Stay) => Ok(()),
            (Wait::Ship, _) => Err(41),
            (Wait::Act, Deed::Move(_)) => Err(10),
            (Wait::Act, Deed::Place(_) | Deed::Ship(_) | Deed::Stay) => Err(11),
            (Wait::Act, Deed::Pass) => Ok(()),
            (Wait::Act, Deed::Remove(spot)) => {
                test(person.laid.contains_key(&spot), 11)?;
                test(person.ship != Some(spot), 43)
            }
            (Wait::Act, Deed::Store(depth)) => {
                self.tile_at(depth)?;
                test(depth <= person.shells, 12)?;
                test(person.stored.is_none(), 16)
            }
            (Wait::Act, Deed::Lay { depth, spot, turns, from }) => {
                let tile = match depth {
                    None => person.stored.ok_or(11_u32)?,
                    Some(depth) => self.tile_at(depth)?,
                };
                test(self.design(tile).ways.contains(&turns), 14)?;
                test(self.spaces.contains(&spot) && !person.laid.contains_key(&spot), 14)?;
                let price = depth.unwrap_or(0);
                test(price <= person.shells, 12)?;
                self.ship_verdict(spot, from, price, ways)
            }
            (Wait::SetUp | Wait::Placer | Wait::Refill(_) | Wait::Over, _) => Err(0),
        }
    }

    /// MA-40, MA-44.
    fn ship_verdict(&self, spot: Spot, from: Option<Spot>, price: u32, ways: &Ways) -> Result<(), u32> {
        let person = &self.people[self.active];
        match (self.mode, person.ship, from) {
            (Mode::Basic, _, None) | (_, None, None) => Ok(()),
            (Mode::Basic, _, Some(_)) | (_, None, Some(_)) => Err(44),
            (_, Some(ship), None) => test(ship.touches(spot), 40),
            (_, Some(ship), Some(from)) => {
                test(!ship.touches(spot), 44)?;
                let &(nearest, steps) = ways.0.get(&spot).ok_or(44_u32)?;
                test(from == nearest && price + steps <= person.shells, 44)
            }
        }
    }

    /// MA-12, MA-13: the tile behind so many others.
    fn tile_at(&self, depth: u32) -> Result<usize, u32> {
        let (free, blocked) = self.faced();
        if let Some(&place) = free.get(depth as usize) {
            return Ok(self.display[place].expect("faced places have tiles"));
        }
        // Whatever lies beyond a volcano is out of reach, be there a tile or not.
        Err(if blocked > 0 { 13 } else { 12 })
    }

    /// All that is legal, put together directly and in the order of the notation. [`Oracle::verdict`] must agree.
    pub(crate) fn legal(&self) -> Vec<Deed> {
        let person = &self.people[self.active];
        match self.wait {
            Wait::Place => (0..16).map(Deed::Place).collect(),
            Wait::Move => (1..=self.boats(self.active) + person.shells).map(Deed::Move).collect(),
            Wait::Act => self.actions(),
            Wait::Ship => {
                let others = person.laid.keys().copied().filter(|&spot| person.ship != Some(spot));
                others.map(Deed::Ship).chain([Deed::Stay]).collect()
            }
            Wait::SetUp | Wait::Placer | Wait::Refill(_) | Wait::Over => Vec::new(),
        }
    }

    fn actions(&self) -> Vec<Deed> {
        let person = &self.people[self.active];
        let display =
            self.faced().0.into_iter().enumerate().map(|(depth, place)| (Some(depth as u32), self.display[place]));
        let sources = display.chain([(None, person.stored)]);
        let mut deeds = Vec::new();
        let spaces = self.reach();
        for (depth, tile) in sources {
            let Some(tile) = tile else { continue };
            for &(spot, from, steps) in &spaces {
                if depth.unwrap_or(0) + steps > person.shells {
                    continue;
                }
                let from = from.filter(|_| steps > 0);
                deeds.extend(self.design(tile).ways.iter().map(|&turns| Deed::Lay { depth, spot, turns, from }));
            }
        }
        if person.stored.is_none() {
            let affordable = 0..self.faced().0.len() as u32;
            deeds.extend(affordable.filter(|&depth| depth <= person.shells).map(Deed::Store));
        }
        deeds.extend(person.laid.keys().copied().filter(|&spot| person.ship != Some(spot)).map(Deed::Remove));
        deeds.push(Deed::Pass);
        deeds
    }

    /// Empty spaces within reach whatever the tile, the tile to lay from and the price of the way; 0 for the ship's own
    /// tile or if there is no ship to care for.
    pub(crate) fn reach(&self) -> Vec<(Spot, Option<Spot>, u32)> {
        let person = &self.people[self.active];
        let empty = self.spaces.iter().copied().filter(|spot| !person.laid.contains_key(spot));
        let Some(ship) = person.ship else { return empty.map(|spot| (spot, None, 0)).collect() };
        let ways = self.ways().0;
        let way = |spot: Spot| {
            if ship.touches(spot) {
                return Some((spot, Some(ship), 0));
            }
            let &(from, steps) = ways.get(&spot)?;
            (steps <= person.shells).then_some((spot, Some(from), steps))
        };
        empty.filter_map(way).collect()
    }

    /// Counts spaces that no payment reaches.
    pub(crate) fn tally_reach(&mut self) {
        if self.wait == Wait::Act && self.people[self.active].ship.is_some() {
            let empty = self.spaces.len() - self.people[self.active].laid.len();
            self.tally.hit_if(self.ways().0.len() < empty, "empty space out of reach whatever is paid");
        }
    }
}

fn test(is_so: bool, paragraph: u32) -> Result<(), u32> {
    if is_so { Ok(()) } else { Err(paragraph) }
}
