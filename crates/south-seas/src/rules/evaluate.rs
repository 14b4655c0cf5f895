//! SS-14 to SS-26: bridges, islands and seas.

use atoll_core::{MAX_SEATS, Seat, Sink};

use crate::components::FeatureKind;
use crate::facts::BOAT_TOKENS;
use crate::index::{Parts, spot};
use crate::{Cell, Event, List, MAX_TILES, Placed, Spot, State, Trigger, Ware, law};

impl FeatureKind {
    /// What a feature yields (SS-14 to SS-16); a market yields a ship instead.
    pub(crate) fn ware(self) -> Option<Ware> {
        match self {
            Self::Bridge => Some(Ware::Shell),
            Self::Island => Some(Ware::Banana),
            Self::Sea => Some(Ware::Fish),
            Self::Market => None,
        }
    }
}

impl State {
    /// Evaluates what the tile just laid completes or fishes, then markets. The order of bridges, islands and seas has
    /// no effect (SS-29); it is that of the tile's parts.
    pub(crate) fn evaluate(&mut self, out: &mut impl Sink<Event>) {
        let tile = self.last_tile();
        let boats = self.facts.components.plain(self.facts.tiles[usize::from(tile)].tile).boats;
        let complete = self.index.new_parts.complete;
        for part in Parts(complete.0 | boats).iter() {
            let root = self.index.root(self.index.part(spot(tile, part)));
            let feature = self.index.feature(root);
            if complete.has(part) {
                self.pay(spot(tile, part), root, Trigger::Complete, out);
            } else if feature.open() > 0 && feature.symbols() > 0 && feature.is_occupied() {
                // A second boat of this tile in the same sea finds its fishers gone (SS-21).
                self.pay(spot(tile, part), root, Trigger::Boat, out);
                self.cover(root, out);
            }
        }
        if self.index.market_completed {
            self.complete_markets(out);
        }
        self.award_markets(out);
    }

    /// SS-17, SS-18: the seats with the most islanders get the whole yield each. SS-24: all islanders return.
    pub(crate) fn pay(&mut self, at: Spot, root: u16, trigger: Trigger, out: &mut impl Sink<Event>) {
        let feature = self.index.feature(root);
        let counts: [u8; MAX_SEATS] = std::array::from_fn(|seat| feature.islanders(seat));
        let site = self.site(at);
        let rule = trigger.rule(feature.kind());
        out.emit(|| Event::Evaluated {
            kind: feature.kind(),
            site,
            trigger,
            symbols: feature.symbols(),
            islanders: counts,
            cells: self.cells_of(root),
        });
        let (Some(ware), true) = (feature.kind().ware(), feature.is_occupied()) else { return };
        let most = counts.into_iter().max().unwrap_or_default();
        for seat in Seat::all(self.facts.seats).filter(|seat| counts[seat.index()] == most) {
            self.facts.wares[seat.index()][ware as usize] += u32::from(feature.symbols());
            out.emit(|| Event::Gained { seat, ware, amount: feature.symbols(), site, rule });
        }
        if trigger != Trigger::End {
            let rule = law(if feature.symbols() == 0 { 25 } else { 24 });
            self.send_home(root, rule, out);
        }
    }

    /// SS-24, SS-25: all islanders on a feature go back to their owners.
    pub(crate) fn send_home(&mut self, root: u16, rule: atoll_core::RuleId, out: &mut impl Sink<Event>) {
        for seat in Seat::all(self.facts.seats) {
            let mut position = 0;
            while let Some(&at) = self.facts.islanders[seat.index()].get(position) {
                if self.index.root(self.index.part(at)) != root {
                    position += 1;
                    continue;
                }
                self.facts.islanders[seat.index()].remove(position);
                out.emit(|| Event::IslanderReturned { seat, site: self.site(at), rule });
            }
        }
        self.index.feature_mut(root).clear_islanders();
    }

    /// SS-22, SS-23: covers one fish group of a sea, a double one if there is any: the one on the earliest-laid tile,
    /// then the part listed first.
    fn cover(&mut self, root: u16, out: &mut impl Sink<Event>) {
        let find = |double| self.find_group(root, double).map(|at| (at, double));
        let Some((at, double)) = find(true).or_else(|| find(false)) else { return };
        self.facts.tiles[usize::from(at.tile)].covered |= 1 << at.segment.0;
        self.uncount_fish(at, 1 + u8::from(double));
        let token = self.facts.tokens < BOAT_TOKENS;
        self.facts.tokens += u8::from(token);
        out.emit(|| Event::FishCovered { site: self.site(at), double, token });
    }

    /// The first uncovered fish group of a sea, double or single.
    fn find_group(&self, root: u16, double: bool) -> Option<Spot> {
        self.index.fish[usize::from(double)].iter().find_map(|number| {
            let Placed { tile, covered, .. } = self.facts.tiles[usize::from(number)];
            let groups = Parts(self.facts.components.plain(tile).fish[usize::from(double)] & !covered);
            let mut spots = groups.iter().map(|part| spot(number, part));
            spots.find(|&at| self.index.root(self.index.part(at)) == root)
        })
    }

    /// Every cell a feature reaches, in laying order.
    fn cells_of(&self, root: u16) -> List<Cell, MAX_TILES> {
        let reaches = |number: usize| {
            let (from, to) = (self.index.base(number as u8), self.index.base(number as u8 + 1));
            (from..to).any(|part| self.index.root(part) == root)
        };
        self.facts.tiles.iter().enumerate().filter(|&(number, _)| reaches(number)).map(|(_, laid)| laid.cell).collect()
    }
}
