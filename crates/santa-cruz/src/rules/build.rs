//! Building: SC-13 to SC-19.

use atoll_core::{Illegal, Seat, Sink};

use super::breaks;
use crate::bits::Sites;
use crate::components::{SITES, SiteId, TileId};
use crate::event::Reason;
use crate::facts::{Half, Phase, Step};
use crate::names::{Building, Category, Reach};
use crate::{Event, State, law};

/// Sites that a building step may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Targets {
    /// Free tiles.
    pub(crate) free: Sites,
    /// SC-18: tiles with one other player's building.
    pub(crate) shared: Sites,
}

impl State {
    /// SC-10, SC-13: the sites within reach, whatever lies or stands there.
    #[inline]
    pub(crate) fn within_reach(&self, seat: Seat, kind: Reach) -> Sites {
        let tables = &self.facts.components.tables;
        let joined_by: &[Sites; SITES] = match kind {
            Reach::Landing | Reach::Ship => return tables.category[Category::Coast as usize],
            Reach::Path => &tables.path,
            Reach::River => &tables.rivers,
        };
        let mut reach = Sites::EMPTY;
        for site in self.facts.buildings[seat.index()].iter() {
            reach |= joined_by[usize::from(site.0)];
        }
        reach
    }

    /// The open sites whose building the seat has in stock (SC-14).
    #[inline]
    pub(crate) fn stocked(&self, seat: Seat) -> Sites {
        let mut sites = Sites::EMPTY;
        for (takes, stock) in self.index.takes.iter().zip(self.facts.stock[seat.index()]) {
            if stock > 0 {
                sites |= *takes;
            }
        }
        sites
    }

    /// SC-13, SC-15, SC-18: where a seat may build by a step of this kind.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, kind: Reach) -> Targets {
        let reach = self.within_reach(seat, kind);
        let occupied = self.facts.occupied();
        let stocked = self.stocked(seat);
        let mut free = reach & !occupied & stocked;
        if kind == Reach::River {
            // SC-15: a face-down tile is a target like any other.
            free |= reach & !occupied & !self.index.open;
        }
        let mut shared = Sites::EMPTY;
        if seat == self.facts.last() && !self.facts.has_shared {
            let foreign = occupied & !self.facts.buildings[seat.index()] & !self.facts.doubly_occupied();
            shared = reach & stocked & foreign;
        }
        Targets { free, shared }
    }

    /// SC-12, SC-17: a building step begins; without a target the turn is over. A step that fails for lack of targets
    /// changes nothing, so the second half of a double would fail as well.
    #[inline]
    pub(crate) fn begin_step(&mut self, step: Step, out: &mut impl Sink<Event>) {
        self.facts.step = step;
        self.facts.phase = Phase::Build;
        let seat = self.facts.active;
        self.find_targets();
        if self.index.targets.is_empty() {
            let rule = law(match step {
                Step { kind: Reach::Landing, .. } => 10,
                Step { half: Half::Second, .. } => 17,
                _ => 12,
            });
            out.emit(|| Event::Unable { seat, kind: step.kind, rule });
            self.end_turn(out);
        }
    }

    /// Notes the targets of the step under way.
    #[inline]
    pub(crate) fn find_targets(&mut self) {
        let Targets { free, shared } = self.targets(self.facts.active, self.facts.step.kind);
        self.index.targets = free | shared;
        self.index.may_decline = free.is_empty() && !shared.is_empty();
    }

    /// Whether the active seat may build there.
    pub(crate) fn check_build(&self, site: SiteId) -> Result<(), Illegal> {
        if self.index.targets.has(site) {
            return Ok(());
        }
        let facts = &self.facts;
        let (seat, kind) = (facts.active, facts.step.kind);
        if facts.buildings[seat.index()].has(site) {
            return Err(breaks(19, "santa-cruz-illegal-own-building", "you have a building there already"));
        }
        if facts.doubly_occupied().has(site) {
            return Err(breaks(19, "santa-cruz-illegal-third-building", "two buildings stand there already"));
        }
        if facts.occupied().has(site) {
            if seat != facts.last() {
                let english = "another player's building stands there, and only the round's last player may share";
                return Err(breaks(18, "santa-cruz-illegal-share-not-last", english));
            }
            if facts.has_shared {
                let english = "another player's building stands there, and you have shared once in this round";
                return Err(breaks(18, "santa-cruz-illegal-share-used", english));
            }
        }
        if !self.within_reach(seat, kind).has(site) {
            return Err(match kind {
                Reach::Landing => breaks(10, "santa-cruz-illegal-landing", "a landing needs a coast tile"),
                Reach::Ship => breaks(13, "santa-cruz-illegal-ship", "a ship reaches coast tiles only"),
                Reach::Path => breaks(13, "santa-cruz-illegal-path", "no path joins it to a building of yours"),
                Reach::River => breaks(13, "santa-cruz-illegal-river", "you have no building on a river there"),
            });
        }
        Err(breaks(14, "santa-cruz-illegal-stock", "you have no such building in stock"))
    }

    /// SC-18: only sharing may be declined.
    pub(crate) fn check_decline(&self) -> Result<(), Illegal> {
        match self.index.may_decline {
            true => Ok(()),
            false => Err(breaks(12, "santa-cruz-illegal-decline", "you can build on a free tile, so you must build")),
        }
    }

    /// SC-18: the seat keeps its right, and the turn is over, in the first half of a double too.
    #[inline]
    pub(crate) fn decline(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        out.emit(|| Event::Declined { seat });
        self.end_turn(out);
    }

    /// The active seat builds on a target, or has its face-down tile turned up first (SC-15).
    #[inline]
    pub(crate) fn build(&mut self, site: SiteId, out: &mut impl Sink<Event>) {
        if self.index.open.has(site) {
            self.construct(site, out);
        } else {
            self.facts.phase = Phase::Reveal;
            self.facts.at = Some(site);
        }
    }

    /// SC-15: the chosen tile is turned up; its building is compulsory, if in stock.
    #[inline]
    pub(crate) fn reveal(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        let site = self.facts.at.take().expect("the site was noted when it was chosen");
        self.open_tile(site, tile);
        out.emit(|| Event::TurnedUp { site, tile, rule: law(15) });
        let seat = self.facts.active;
        let building = self.facts.components.tables.values[usize::from(tile.0)].building;
        if self.facts.stock[seat.index()][usize::from(building)] > 0 {
            self.construct(site, out);
        } else {
            out.emit(|| Event::Lacking { seat, site, building: Building::ALL[usize::from(building)] });
            self.end_step(out);
        }
    }

    /// SC-14: build the type shown, score its points, then draw a bird if it shows one.
    #[inline]
    fn construct(&mut self, site: SiteId, out: &mut impl Sink<Event>) {
        let facts = &mut self.facts;
        let seat = facts.active;
        let tile = facts.tiles[usize::from(site.0)];
        let value = facts.components.tables.values[usize::from(tile.0 & 63)];
        // SC-18: whoever builds beside another has used its right.
        let is_shared = facts.occupied().has(site);
        facts.has_shared |= is_shared;
        facts.buildings[seat.index()].insert(site);
        facts.stock[seat.index()][usize::from(value.building)] -= 1;
        let kind = facts.step.kind;
        out.emit(|| Event::Built {
            seat,
            site,
            tile,
            building: Building::ALL[usize::from(value.building)],
            kind,
            shared_with: self.facts.neighbour_on(site, seat),
        });
        self.move_marker(seat, value.points.into(), (Reason::Tile, Sites::only(site), 0), out);
        if value.has_bird {
            if self.facts.birds_left() != [0; 3] {
                self.facts.phase = Phase::Bird;
                self.facts.at = Some(site);
                return;
            }
            out.emit(|| Event::NoBirdLeft { seat });
        }
        self.turn_up_joined(site, out);
    }

    /// SC-14: the active seat gets a chip, unseen by the others.
    #[inline]
    pub(crate) fn draw_bird(&mut self, value: u8, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        let site = self.facts.at.take().expect("the site was noted when it was built on");
        self.facts.birds[seat.index()][usize::from(value) - 1] += 1;
        out.emit(|| Event::BirdDrawn { seat });
        out.emit(|| Event::ChipSeen { seat, value });
        self.turn_up_joined(site, out);
    }

    /// SC-14: face-down tiles joined to the new building are turned up.
    #[inline]
    fn turn_up_joined(&mut self, site: SiteId, out: &mut impl Sink<Event>) {
        let face_down = self.facts.components.joined(site) & !self.index.open;
        if face_down.is_empty() {
            return self.end_step(out);
        }
        self.facts.turning = face_down;
        self.facts.phase = Phase::Turn;
    }

    /// SC-14: the next of those tiles.
    #[inline]
    pub(crate) fn turn_up(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        let site = self.open_next(tile);
        out.emit(|| Event::TurnedUp { site, tile, rule: law(14) });
        if self.facts.turning.is_empty() {
            self.end_step(out);
        }
    }

    /// Lays the tile on the first site that waits for one.
    #[inline]
    pub(crate) fn open_next(&mut self, tile: TileId) -> SiteId {
        let site = self.facts.turning.first().expect("a site waits for a tile");
        self.facts.turning.remove(site);
        self.open_tile(site, tile);
        site
    }

    #[inline]
    fn open_tile(&mut self, site: SiteId, tile: TileId) {
        self.facts.tiles[usize::from(site.0)] = tile;
        self.index.open(&self.facts, site, tile);
    }
}
