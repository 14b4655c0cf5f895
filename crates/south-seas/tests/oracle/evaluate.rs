//! SS-14 to SS-29, SS-41 and SS-42: evaluation, during the game and at its end.

use std::collections::{BTreeMap, BTreeSet};

use south_seas::{EndReason, FeatureKind};

use super::map::beside;
use super::picture::facing;
use super::{Feature, Node, Note, Oracle, Refill, Wait};

impl Oracle {
    /// Everything between the islander step and the delivery step.
    pub(super) fn evaluate(&mut self) {
        let newest = self.map.laid.len() - 1;
        for feature in self.features.clone() {
            if feature.kind == FeatureKind::Market {
                continue;
            }
            let boats = self.new_boats(&feature, newest);
            if feature.open == 0 {
                // SS-22: completion takes precedence over the boat; no token is placed.
                if boats > 0 {
                    self.tally.hit("boat tile closes its sea");
                }
                self.pay_and_return(&feature, "complete");
            } else if boats > 0 {
                self.evaluate_boat(&feature, boats);
            }
        }
        self.complete_markets();
        self.award();
    }

    /// Boats that the newest tile adds to a sea.
    fn new_boats(&self, feature: &Feature, newest: usize) -> usize {
        let new_parts = feature.nodes.iter().filter(|node| node.0 == newest);
        new_parts.filter(|&&node| self.map.part(&self.album, node).boat).count()
    }

    /// SS-19 to SS-23.
    fn evaluate_boat(&mut self, sea: &Feature, boats: usize) {
        if self.symbols(sea) == 0 {
            self.tally.hit("boat without fish");
            return;
        }
        if self.people(sea) == [0; 5] {
            self.tally.hit("boat without fisher");
            return;
        }
        if boats > 1 {
            self.tally.hit("several boats of one tile in one sea");
        }
        self.pay_and_return(sea, "boat");
        let uncovered = |size: u32| -> Vec<Node> {
            let shows = |node: &&Node| self.map.part(&self.album, **node).symbols == size;
            let open = |node: &&Node| !self.map.laid[node.0].covered.contains(&node.1);
            sea.nodes.iter().filter(shows).filter(open).copied().collect()
        };
        let groups = if uncovered(2).is_empty() { uncovered(1) } else { uncovered(2) };
        if groups.len() > 1 {
            self.tally.hit("several equal groups to cover");
        }
        // Nodes are listed by age of the tile, then in naming order (SS-22).
        let (tile, part) = groups[0];
        self.map.laid[tile].covered.insert(part);
        if self.tokens < 19 {
            self.tokens += 1;
        } else {
            self.tally.hit("tokens have run out");
        }
        self.notes.push(Note::Covered(self.map.laid[tile].at, part));
    }

    /// SS-17, SS-18, SS-24, SS-25.
    fn pay_and_return(&mut self, feature: &Feature, why: &'static str) {
        let people = self.people(feature);
        let most = people.into_iter().max().unwrap_or_default();
        if most == 0 {
            return;
        }
        let symbols = self.symbols(feature);
        let tiles: BTreeSet<usize> = feature.nodes.iter().map(|node| node.0).collect();
        let cells = tiles.into_iter().map(|tile| self.map.laid[tile].at).collect();
        self.notes.push(Note::Evaluated(feature.kind.word(), why, symbols, people, cells));
        let ware = match feature.kind {
            FeatureKind::Island => 0,
            FeatureKind::Bridge => 1,
            _ => 2,
        };
        for seat in (0..5).filter(|&seat| people[seat] == most) {
            self.wares[seat][ware] += symbols;
            self.notes.push(Note::Gained(seat, ware, symbols));
        }
        if people.iter().filter(|&&n| n == most).count() > 1 {
            self.tally.hit("tie for a majority");
        }
        if people.iter().any(|&n| n > 0 && n < most) {
            self.tally.hit("minority gets nothing");
        }
        if why == "end" {
            // SS-41 pays and says nothing of islanders; where they stand when all is over changes nothing.
            return;
        }
        if symbols == 0 {
            self.tally.hit("completed feature without symbols returns islanders");
        }
        if feature.kind == FeatureKind::Bridge
            && feature.nodes.iter().all(|&node| self.map.part(&self.album, node).inner_ends.is_empty())
        {
            self.tally.hit("bridge loop completed");
        }
        self.return_from(&feature.nodes);
    }

    /// SS-24: everybody on these parts goes home.
    fn return_from(&mut self, nodes: &[Node]) {
        let (home, stay) = self.islanders.iter().copied().partition(|(_, node)| nodes.contains(node));
        self.islanders = stay;
        let home: BTreeSet<(usize, Node)> = home;
        for (seat, node) in home {
            if self.put_at == Some(node) {
                self.tally.hit("islander placed and returned in one turn");
            }
            self.notes.push(Note::Returned(seat, self.map.laid[node.0].at, node.1));
        }
    }

    /// SS-27, SS-28: merchants of completed markets go home and their owners line up.
    fn complete_markets(&mut self) {
        let mut due: BTreeMap<usize, u32> = BTreeMap::new();
        for market in self.features.clone() {
            if market.kind != FeatureKind::Market || market.open > 0 {
                continue;
            }
            let owner = self.islanders.iter().find(|(_, node)| market.nodes.contains(node)).map(|(seat, _)| *seat);
            if let Some(owner) = owner {
                *due.entry(owner).or_default() += 1;
                self.return_from(&market.nodes);
            }
        }
        if due.values().sum::<u32>() > 1 {
            self.tally.hit("several markets at once");
        }
        if due.values().any(|&n| n > 1) {
            self.tally.hit("one owner of two completed markets");
        }
        while due.values().any(|&n| n > 0) {
            for step in 0..self.seats {
                let seat = (self.active + step) % self.seats;
                if let Some(left) = due.get_mut(&seat).filter(|left| **left > 0) {
                    *left -= 1;
                    self.queue.push_back(seat);
                }
            }
        }
    }

    /// SS-27, SS-28: owners take their ships until one has to choose or a ship has to be turned up.
    pub(super) fn award(&mut self) {
        while let Some(owner) = self.queue.pop_front() {
            match self.best_ships()[..] {
                [] => {
                    self.tally.hit("no ship left for a market's owner");
                    self.notes.push(Note::NoShip(owner));
                }
                [ship] => {
                    if !self.win(owner, ship) {
                        return;
                    }
                }
                _ => {
                    self.tally.hit("choice among ships of equal value");
                    if owner != self.active {
                        self.tally.hit("choice in another player's turn");
                    }
                    self.wait = Wait::Choose(owner);
                    return;
                }
            }
        }
        self.delivery_step();
    }

    /// An owner of a market takes this ship; says whether awarding goes on without a refill.
    pub(super) fn win(&mut self, owner: usize, ship: u8) -> bool {
        self.take_ship(owner, ship);
        self.notes.push(Note::Won(owner, ship));
        self.tally.hit("ship won from a market");
        if self.ships.is_empty() {
            if self.display.is_empty() {
                self.tally.hit("last ship won from a market");
            }
            return true;
        }
        self.wait = Wait::Ship(Refill::Market);
        false
    }

    /// SS-41, SS-42.
    pub(super) fn finish(&mut self, reason: EndReason) {
        for feature in self.features.clone() {
            if feature.kind != FeatureKind::Market {
                self.pay_and_return(&feature, "end");
            }
        }
        self.wait = Wait::Nothing(reason);
        for seat in 0..self.seats {
            let wares = self.wares[seat].iter().sum::<u32>();
            self.notes.push(Note::Counted(seat, wares, wares / 3));
        }
        let points: Vec<u32> = (0..self.seats).map(|seat| self.points(seat)).collect();
        if points.iter().filter(|&&n| Some(n) == points.iter().copied().max()).count() > 1 {
            self.tally.hit("shared win");
        }
    }

    /// Counts a boat tile that joins seas, before the new features are found: the old ones show what was apart.
    pub(super) fn note_joined_boats(&mut self) {
        let newest = self.map.laid.len() - 1;
        for part in 0..self.parts(newest) {
            let shown = self.map.part(&self.album, (newest, part));
            if !shown.boat {
                continue;
            }
            let mut joined = BTreeSet::new();
            for &point in &shown.reach {
                if let Some(neighbour) = self.map.on(beside(self.map.laid[newest].at)[point / 3]) {
                    let facing_part = self.map.picture(&self.album, neighbour).part_at(facing(point));
                    let node = (neighbour, facing_part.expect("touching edges continue"));
                    joined.insert(self.features.iter().position(|feature| feature.nodes.contains(&node)));
                }
            }
            if joined.len() > 1 {
                self.tally.hit("boat tile joins seas");
            }
        }
    }

    /// Counts rare situations right after a placement.
    pub(super) fn note_placement(&mut self) {
        let newest = self.map.laid.len() - 1;
        let mut seas_with_boats = 0;
        for feature in &self.features {
            let new_parts = feature.nodes.iter().filter(|node| node.0 == newest).count();
            if new_parts == 0 {
                continue;
            }
            if new_parts > 1 {
                self.tally.hit("several parts of the new tile are one choice");
            }
            if feature.kind == FeatureKind::Market && feature.open == 0 {
                self.tally.hit("market dropped into a hole");
            }
            seas_with_boats += usize::from(self.new_boats(feature, newest) > 0);
        }
        if seas_with_boats > 1 {
            self.tally.hit("boats of one tile in two seas");
        }
    }

    /// Counts rare situations of SS-12.
    pub(super) fn note_taken_back(&mut self, node: Node) {
        let newest = self.map.laid.len() - 1;
        let feature = self.feature_of(node).clone();
        if feature.open == 0 {
            self.tally.hit("islander taken back from a feature being completed");
        }
        let alone = self.people(&feature).iter().sum::<u8>() == 1;
        if feature.open > 0 && alone && self.new_boats(&feature, newest) > 0 && self.symbols(&feature) > 0 {
            self.tally.hit("only fisher taken back after the boat was laid");
        }
    }
}
