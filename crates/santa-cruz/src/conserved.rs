//! Whether every component of the box is accounted for (SC-1 to SC-4).

use atoll_core::Seat;

use crate::State;
use crate::bits::{ScoringSet, TileSet};
use crate::components::{SiteId, TileId};
use crate::facts::{MAX_PLAYERS, Phase};
use crate::names::Building;

/// Whether no card is in two of these.
fn is_disjoint(mut sets: impl Iterator<Item = ScoringSet>) -> bool {
    let mut all = ScoringSet::EMPTY;
    sets.all(|set| {
        let is_new = (all & set).is_empty();
        all |= set;
        is_new
    })
}

impl State {
    /// No tile lies twice or on a site of another category.
    pub(crate) fn are_tiles_conserved(&self) -> bool {
        let set = &self.facts.components;
        let mut seen = TileSet::EMPTY;
        set.site_ids().filter_map(|site| Some((site, self.facts.tile_on(site)?))).all(|(site, tile): (_, TileId)| {
            let is_new = !seen.has(tile);
            seen.insert(tile);
            is_new && set.tile(tile).category == set.site(site).category
        })
    }

    /// Every piece is in stock, on an open tile or lost to a volcano; no tile holds more than two; chips are not made up.
    pub(crate) fn are_pieces_conserved(&self) -> bool {
        let facts = &self.facts;
        let pieces = Seat::all(facts.seats).all(|seat| {
            let own = facts.buildings[seat.index()];
            (own & !self.index.open).is_empty()
                && Building::ALL.into_iter().all(|building| {
                    let standing = (own & self.index.takes[building as usize]).len();
                    standing + u32::from(facts.stock[seat.index()][building as usize]) <= building.pieces().into()
                })
        });
        let crowd = |site: SiteId| facts.buildings.iter().filter(|own| own.has(site)).count();
        let birds = (0..3).all(|value| {
            let owned: u32 = facts.birds.iter().map(|own| u32::from(own[value])).sum();
            owned <= facts.components.tables.birds[value].into()
        });
        pieces && birds && facts.occupied().iter().all(|site| crowd(site) <= 2)
    }

    /// Every scoring card is in one place, and every seat has as many as it was dealt.
    pub(crate) fn are_cards_conserved(&self) -> bool {
        let facts = &self.facts;
        let seats = || Seat::all(facts.seats).map(Seat::index);
        let single = |card: Option<crate::Scoring>| card.map_or(ScoringSet::EMPTY, ScoringSet::only);
        let sets =
            (0..MAX_PLAYERS).all(|seat| facts.set[seat].is_none() || !facts.set[..seat].contains(&facts.set[seat]));
        let piles =
            is_disjoint(seats().map(|seat| facts.piles[seat]).chain(seats().map(|seat| single(facts.new[seat]))));
        let own = seats().all(|seat| {
            let (hand, scored) = (facts.hands[seat], facts.scored[seat]);
            let held = hand | scored;
            let once = (hand & scored).is_empty();
            let taken = facts.took[seat].map(|owner| facts.piles[owner.index()]);
            once && match (taken, facts.away[seat]) {
                (Some(pile), Some(away)) => {
                    let all = pile | single(facts.new[seat]);
                    all.has(away) && held == all & !ScoringSet::only(away)
                }
                (Some(pile), None) => held == pile,
                (None, _) => true,
            }
        });
        let dealt = facts.round == 2
            || facts.phase == Phase::New
            || facts.phase == Phase::Take
            || is_disjoint(seats().map(|seat| facts.hands[seat] | facts.scored[seat]));
        sets && piles && own && dealt
    }
}
