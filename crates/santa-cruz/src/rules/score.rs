//! Scoring cards: SC-30, SC-40 to SC-57.

use atoll_core::{Illegal, Seat, Sink};

use super::breaks;
use crate::bits::Sites;
use crate::components::SiteId;
use crate::event::Reason;
use crate::names::{Building, Category, Resource, Scoring};
use crate::{Event, State};

/// What a scoring card pays one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pay {
    /// Points, the bonus included; not positive for the eruption.
    pub(crate) amount: i16,
    /// The fish bonus within it (SC-56).
    pub(crate) bonus: i16,
    /// The own sites that count.
    pub(crate) sites: Sites,
}

impl State {
    /// SC-11: whether the active seat may play this scoring card.
    pub(crate) fn check_score(&self, card: Scoring) -> Result<(), Illegal> {
        match self.facts.hands[self.facts.active.index()].has(card) {
            true => Ok(()),
            false => Err(breaks(11, "santa-cruz-illegal-card", "this card is not in your hand")),
        }
    }

    /// SC-30: the active seat lays a scoring card open and everybody scores, that seat first, then clockwise.
    #[inline]
    pub(crate) fn score_card(&mut self, card: Scoring, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        self.facts.hands[seat.index()].remove(card);
        self.facts.scored[seat.index()].insert(card);
        out.emit(|| Event::ScoringCardPlayed { seat, card });
        let seats = self.facts.seats;
        for steps in 0..seats {
            let other = seat.after(steps, seats);
            let Pay { amount, bonus, sites } = self.pay(other, card);
            self.move_marker(other, amount, (Reason::Card(card), sites, bonus), out);
        }
        if card == Scoring::Eruption {
            self.erupt(out);
        }
        self.end_turn(out);
    }

    /// SC-54: all buildings on volcano tiles leave the board; their pieces are in nobody's stock in this round.
    fn erupt(&mut self, out: &mut impl Sink<Event>) {
        let volcano = self.facts.components.sites_of(Category::Volcano);
        for site in (self.facts.occupied() & volcano).iter() {
            for seat in Seat::all(self.facts.seats).filter(|seat| self.facts.buildings[seat.index()].has(site)) {
                let building = self.facts.building_on(site).expect("buildings stand on open tiles");
                out.emit(|| Event::Erupted { seat, site, building });
            }
        }
        for own in &mut self.facts.buildings {
            *own = *own & !volcano;
        }
    }

    /// What a scoring card would pay a seat now. For the eruption: what it costs, as a negative number.
    #[inline]
    pub(crate) fn pay(&self, seat: Seat, card: Scoring) -> Pay {
        let own = self.facts.buildings[seat.index()];
        let [points, single] = self.facts.components.tables.pays[card as usize];
        let yields = |resource: Resource| own & self.index.yields[resource as usize];
        let pay = |amount, sites| Pay { amount, bonus: 0, sites };
        let once = |sites: Sites| pay(if sites.is_empty() { 0 } else { points }, sites);
        let each = |sites: Sites| pay(points * sites.len() as i16, sites);
        let pair = |one: Sites, other: Sites| match (one.is_empty(), other.is_empty()) {
            (false, false) => pay(points, one | other),
            (true, true) => pay(0, Sites::EMPTY),
            _ => pay(single, one | other),
        };
        // SC-56: the bonus comes on top, if the card pays at all.
        let with_bonus = |pay: Pay| {
            if pay.amount == 0 {
                return pay;
            }
            let bonus = self.fish_bonus(seat);
            Pay { amount: pay.amount + bonus, bonus, sites: pay.sites | own & self.index.bonus }
        };
        match card {
            Scoring::Sheep => once(yields(Resource::Sheep)),
            Scoring::Fish => with_bonus(once(yields(Resource::Fish))),
            Scoring::Wood => once(yields(Resource::Wood)),
            Scoring::Sugar => once(yields(Resource::Sugar)),
            Scoring::Gold | Scoring::GreatGold => once(yields(Resource::Gold)),
            Scoring::SheepFish => with_bonus(pair(yields(Resource::Sheep), yields(Resource::Fish))),
            Scoring::WoodSugar => pair(yields(Resource::Wood), yields(Resource::Sugar)),
            Scoring::FourHouses => {
                let houses = own & self.index.takes[Building::House as usize];
                if houses.len() >= 4 { pay(points, houses) } else { pay(0, Sites::EMPTY) }
            }
            Scoring::Mixed => {
                let has_all = self.index.takes.iter().all(|&takes| !(own & takes).is_empty());
                if has_all { pay(points, own) } else { pay(0, Sites::EMPTY) }
            }
            Scoring::Street => {
                let street = self.street(seat);
                if street.len() >= 4 { pay(points, street) } else { pay(0, Sites::EMPTY) }
            }
            Scoring::Coast => each(own & self.facts.components.sites_of(Category::Coast)),
            Scoring::River => each(own & self.facts.components.river_sites()),
            Scoring::Volcano => each(own & self.facts.components.sites_of(Category::Volcano)),
            Scoring::Eruption => {
                let lost = each(own & self.facts.components.sites_of(Category::Volcano));
                pay(-lost.amount.min(self.facts.points[seat.index()]), lost.sites)
            }
            Scoring::Birds => pay(points * self.facts.bird_total(seat) as i16, Sites::EMPTY),
        }
    }

    /// SC-56: the sum of the fish bonuses on a seat's tiles.
    #[inline]
    pub(crate) fn fish_bonus(&self, seat: Seat) -> i16 {
        let sites = self.facts.buildings[seat.index()] & self.index.bonus;
        let bonus = |site: SiteId| {
            self.facts.components.tables.values[usize::from(self.facts.tiles[usize::from(site.0)].0 & 63)]
        };
        sites.iter().map(|site| i16::from(bonus(site).fish_bonus)).sum()
    }

    /// SC-50: the largest number of a seat's buildings that paths connect; of equally large groups the first in map order.
    #[inline]
    pub(crate) fn street(&self, seat: Seat) -> Sites {
        let mut rest = self.facts.buildings[seat.index()];
        let mut longest = Sites::EMPTY;
        while let Some(first) = rest.first() {
            let mut group = Sites::only(first);
            let mut edge = group;
            while let Some(site) = edge.first() {
                edge.remove(site);
                let more = self.facts.components.path_neighbours(site) & rest & !group;
                group |= more;
                edge |= more;
            }
            rest = rest & !group;
            if group.len() > longest.len() {
                longest = group;
            }
        }
        longest
    }
}
