//! SS-10 to SS-13: an islander in or out.

use atoll_core::{Illegal, Sink};

use crate::components::{FeatureKind, SegmentId};
use crate::rules::breaks;
use crate::{Action, Event, Phase, Retrieve, Spot, State};

impl State {
    /// SS-10 (a), SS-11: the parts of the tile just laid on which an islander may be placed.
    #[inline]
    fn free_parts(&self) -> &[u8] {
        if self.facts.supply(self.facts.active) > 0 { self.index.new_parts.free() } else { &[] }
    }

    /// SS-10 (b), SS-12: the islanders that may be taken back.
    #[inline]
    fn returnable(&self) -> &[Spot] {
        if self.may_take_back() { &self.facts.islanders[self.facts.active.index()] } else { &[] }
    }

    /// SS-10 (a) and (b): every way to place an islander on the tile just laid, then every way to take one back.
    pub(crate) fn islander_options(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.count_islander_options() as usize).map_while(|n| self.nth_islander_option(n))
    }

    /// The number of [`State::islander_options`].
    #[inline]
    pub(crate) fn count_islander_options(&self) -> u32 {
        (self.free_parts().len() + self.returnable().len()) as u32
    }

    /// The `n`-th of [`State::islander_options`].
    #[inline]
    pub(crate) fn nth_islander_option(&self, n: usize) -> Option<Action> {
        let free = self.free_parts();
        match free.get(n) {
            Some(&part) => Some(Action::Put { segment: SegmentId(part) }),
            None => self.returnable().get(n - free.len()).map(|&spot| Action::Back { spot }),
        }
    }

    /// SS-12: the table's option, judged before this turn's returns.
    fn may_take_back(&self) -> bool {
        match self.facts.retrieve {
            Retrieve::AnyTime => true,
            Retrieve::OnlyWhenSupplyEmpty => self.facts.supply(self.facts.active) == 0,
        }
    }

    /// SS-10 (a), SS-11, SS-13.
    pub(crate) fn check_put(&self, segment: SegmentId) -> Result<(), Illegal> {
        if self.facts.phase != Phase::Islander {
            return breaks(
                10,
                "south-seas-illegal-islander-after-tile",
                "an islander is placed right after the tile, at most one a turn",
            );
        }
        if self.facts.supply(self.facts.active) == 0 {
            return breaks(13, "south-seas-illegal-no-islander-left", "the seat has no islander in its supply");
        }
        let tile = self.last_tile();
        let spot = Spot { tile, segment };
        if self.index.base(tile) + u16::from(segment.0) >= self.index.base(tile + 1) {
            return breaks(
                10,
                "south-seas-illegal-no-such-part",
                "an islander goes on a part of the tile just laid; it has no such part",
            );
        }
        let root = self.index.root(self.index.part(spot));
        if self.index.feature(root).is_occupied() {
            let (key, english) = match self.index.feature(root).kind() {
                FeatureKind::Bridge => ("south-seas-illegal-occupied-bridge", "this bridge already holds an islander"),
                FeatureKind::Island => ("south-seas-illegal-occupied-island", "this island already holds an islander"),
                FeatureKind::Sea => ("south-seas-illegal-occupied-sea", "this sea already holds an islander"),
                FeatureKind::Market => ("south-seas-illegal-occupied-market", "this market already holds a merchant"),
            };
            return breaks(11, key, english);
        }
        if !self.index.is_first(spot) {
            return breaks(
                11,
                "south-seas-illegal-later-part",
                "this part belongs to the same feature as an earlier part of the tile; name that one",
            );
        }
        Ok(())
    }

    /// SS-10 (b), SS-12.
    pub(crate) fn check_back(&self, spot: Spot) -> Result<(), Illegal> {
        if self.facts.phase != Phase::Islander {
            return breaks(
                12,
                "south-seas-illegal-back-after-tile",
                "an islander is taken back right after placing the tile, instead of placing one",
            );
        }
        if !self.facts.islanders[self.facts.active.index()].contains(&spot) {
            return breaks(12, "south-seas-illegal-no-islander-there", "no islander of the seat stands there");
        }
        if !self.may_take_back() {
            return breaks(
                12,
                "south-seas-illegal-supply-not-empty",
                "at this table an islander may be taken back only while the own supply is empty",
            );
        }
        Ok(())
    }

    /// SS-10 (a).
    pub(crate) fn put(&mut self, segment: SegmentId, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        let spot = Spot { tile: self.last_tile(), segment };
        // The tile just laid is the last one, so its spot sorts behind all others.
        self.facts.islanders[seat.index()].push(spot);
        self.index.add_islander(self.index.part(spot), seat.index());
        out.emit(|| Event::IslanderPlaced { seat, site: self.site(spot) });
        self.evaluate(out);
    }

    /// SS-10 (b): before evaluation, so the islander has no part in it (SS-12).
    pub(crate) fn take_back(&mut self, spot: Spot, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        let own = &mut self.facts.islanders[seat.index()];
        let position = own.iter().position(|&other| other == spot).expect("the seat has an islander there");
        own.remove(position);
        self.index.take_islander(self.index.part(spot), seat.index());
        out.emit(|| Event::IslanderTakenBack { seat, site: self.site(spot) });
        self.evaluate(out);
    }

    /// SS-5, SS-10 (c), SS-27, SS-30: where doing nothing is a choice.
    pub(crate) fn check_skip(&self) -> Result<(), Illegal> {
        match self.facts.phase {
            Phase::Place => breaks(5, "south-seas-illegal-tile-must-be-laid", "the drawn tile has to be laid"),
            Phase::Choose(_) => {
                breaks(27, "south-seas-illegal-ship-must-be-taken", "one of the ships of highest value has to be taken")
            }
            _ => Ok(()),
        }
    }

    /// SS-10 (c) or no delivery (SS-30).
    pub(crate) fn skip(&mut self, out: &mut impl Sink<Event>) {
        if self.facts.phase == Phase::Islander { self.evaluate(out) } else { self.end_turn(out) }
    }
}
