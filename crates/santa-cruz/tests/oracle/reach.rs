//! What may be built where, which decisions are legal, and which paragraph forbids the others.

use santa_cruz::{Action, Building, Card, Category, Reach, Scoring, SetName, SiteId};

use super::{Kit, Oracle, Wait};

/// Where somebody could build: free sites, and sites to share; both in map order.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Targets {
    pub(crate) free: Vec<usize>,
    pub(crate) shared: Vec<usize>,
}

impl Targets {
    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.free.is_empty() && self.shared.is_empty()
    }

    /// SC-18: sharing may be declined if it is all there is.
    pub(crate) fn may_decline(&self) -> bool {
        self.free.is_empty() && !self.shared.is_empty()
    }

    /// Both, in map order.
    pub(crate) fn all(&self) -> Vec<usize> {
        let mut all = [self.free.clone(), self.shared.clone()].concat();
        all.sort_unstable();
        all
    }
}

fn test(is_so: bool, paragraph: u32) -> Result<(), u32> {
    if is_so { Ok(()) } else { Err(paragraph) }
}

/// A site of the engine by its number in map order.
pub(crate) fn site_id(site: usize) -> SiteId {
    SiteId(site as u8)
}

impl Oracle {
    /// Own sites, in map order.
    pub(crate) fn own(&self, seat: usize) -> Vec<usize> {
        (0..self.kit.sites.len()).filter(|&site| self.owners[site].contains(&seat)).collect()
    }

    /// SC-2, SC-14, SC-54: pieces neither on the board nor lost.
    pub(crate) fn stock(&self, seat: usize, building: Building) -> u32 {
        let box_has = match building {
            Building::Lighthouse => 2,
            Building::Church => 3,
            Building::House => 8,
        };
        let sites = 0..self.owners.len();
        let standing =
            sites.filter(|&site| self.owners[site].contains(&seat) && self.building_on(site) == Some(building)).count();
        let lost = self.people[seat].lost.iter().filter(|&&other| other == building).count();
        box_has - standing as u32 - lost as u32
    }

    /// What an open site takes.
    pub(crate) fn building_on(&self, site: usize) -> Option<Building> {
        self.tiles[site].map(|tile| self.kit.tiles[tile].building)
    }

    /// SC-10, SC-13: whether a step of this kind reaches the site, whatever stands there.
    pub(crate) fn reaches(&self, seat: usize, kind: Reach, site: usize) -> bool {
        let is_own = |&other: &usize| self.owners[other].contains(&seat);
        let kit: &Kit = &self.kit;
        match kind {
            Reach::Landing | Reach::Ship => kit.sites[site].category == Category::Coast,
            // SC-16: a path does not lead onto a tile that still lies face down.
            Reach::Path => self.tiles[site].is_some() && kit.path_ends(site).iter().any(is_own),
            Reach::River => kit.rivers.iter().any(|river| river.contains(&site) && river.iter().any(is_own)),
        }
    }

    /// SC-18: whether the seat may still share in this round.
    pub(crate) fn may_share(&self, seat: usize) -> bool {
        self.last() == Some(seat) && !self.has_shared
    }

    /// SC-13, SC-14, SC-15, SC-18.
    pub(crate) fn targets(&self, seat: usize, kind: Reach) -> Targets {
        let mut targets = Targets::default();
        for site in 0..self.kit.sites.len() {
            if self.site_verdict(seat, kind, site).is_ok() {
                if self.owners[site].is_empty() { &mut targets.free } else { &mut targets.shared }.push(site);
            }
        }
        targets
    }

    /// The first thing wrong with building there.
    fn site_verdict(&self, seat: usize, kind: Reach, site: usize) -> Result<(), u32> {
        let owners = &self.owners[site];
        test(!owners.contains(&seat) && owners.len() < 2, 19)?;
        test(owners.is_empty() || self.may_share(seat), 18)?;
        test(self.reaches(seat, kind, site), if kind == Reach::Landing { 10 } else { 13 })?;
        test(self.building_on(site).is_none_or(|building| self.stock(seat, building) > 0), 14)
    }

    /// Whether the seat to act may do this; if not, the paragraph that forbids it; 0 if it is nobody's step.
    pub(crate) fn verdict(&self, action: Action) -> Result<(), u32> {
        let person = &self.people[self.active];
        match (&self.wait, action) {
            (Wait::Choose, Action::Choose(set)) => test(self.sets_left().contains(&set), 5),
            (Wait::Choose, _) => Err(5),
            (Wait::Play, Action::Play(card)) => test(person.cards[card as usize] > 0, 11),
            (Wait::Play, Action::Score(card)) => test(person.hand.contains(&card), 11),
            (Wait::Play, _) => Err(11),
            (Wait::Double, Action::Double(kind)) => test(kind != Reach::Landing, 17),
            (Wait::Double, _) => Err(17),
            (Wait::Build(step), Action::Build(site)) => self.site_verdict(self.active, step.kind, site.0.into()),
            (Wait::Build(step), Action::Decline) => test(self.targets(self.active, step.kind).may_decline(), 12),
            (Wait::Build(step), _) => Err(if step.kind == Reach::Landing { 10 } else { 12 }),
            (Wait::Take, Action::Take(owner)) => test(self.piles_left().contains(&owner.index()), 61),
            (Wait::Take, _) => Err(61),
            (Wait::Away, Action::PutAway(card)) => test(self.choice().contains(&card), 62),
            (Wait::Away, _) => Err(62),
            _ => Err(0),
        }
    }

    /// Every decision that can be spelt at this table.
    pub(crate) fn everything(&self) -> Vec<Action> {
        let mut all: Vec<Action> = SetName::ALL.into_iter().map(Action::Choose).collect();
        all.extend(Card::ALL.into_iter().map(Action::Play));
        all.extend(Scoring::ALL.into_iter().map(Action::Score));
        all.extend(Reach::ALL.into_iter().map(Action::Double));
        all.extend((0..self.kit.sites.len()).map(|site| Action::Build(site_id(site))));
        all.push(Action::Decline);
        all.extend((0..self.people.len()).map(|seat| Action::Take(super::seat(seat))));
        all.extend(Scoring::ALL.into_iter().map(Action::PutAway));
        all
    }

    /// All that is legal, put together directly and in the order of the notation. [`Oracle::verdict`] must agree.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let person = &self.people[self.active];
        match &self.wait {
            Wait::Choose => self.sets_left().into_iter().map(Action::Choose).collect(),
            Wait::Play => {
                let building = Card::ALL.into_iter().filter(|&card| person.cards[card as usize] > 0).map(Action::Play);
                building.chain(person.hand.iter().copied().map(Action::Score)).collect()
            }
            Wait::Double => [Reach::Ship, Reach::Path, Reach::River].map(Action::Double).to_vec(),
            Wait::Build(step) => {
                let targets = self.targets(self.active, step.kind);
                let mut deeds: Vec<Action> =
                    targets.all().into_iter().map(|site| Action::Build(site_id(site))).collect();
                deeds.extend(targets.may_decline().then_some(Action::Decline));
                deeds
            }
            Wait::Take => self.piles_left().into_iter().map(|owner| Action::Take(super::seat(owner))).collect(),
            Wait::Away => self.choice().into_iter().map(Action::PutAway).collect(),
            _ => Vec::new(),
        }
    }
}
