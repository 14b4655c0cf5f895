//! MA-11 … MA-19: the action of a turn.

use std::ops::ControlFlow;

use atoll_core::{Illegal, Sink};

use super::breaks;
use crate::bay::NONE;
use crate::components::{Face, SHELLS, TileId};
use crate::{Action, Event, Mode, PLACES, Phase, Position, Reach, Rotation, Source, Space, Spaces, State, law};

/// The tiles of the faced row or column that can be taken (MA-12, MA-13), whatever they cost. The place in this list is the
/// depth, which is the price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Faced {
    tiles: [TileId; 4],
    places: [u8; 4],
    count: u8,
    /// Whether a volcano ends the line.
    is_cut: bool,
}

impl Faced {
    /// Tile and display place, nearest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (TileId, u8)> + '_ {
        (0..usize::from(self.count)).map(|depth| (self.tiles[depth], self.places[depth]))
    }
}

/// Where a tile may be laid, by what may be spent on moving the own ship there.
enum Room {
    /// MA-14: anywhere empty.
    Anywhere(Spaces),
    /// MA-40, MA-44: next to the own ship.
    BesideShip(Reach),
}

impl Room {
    #[inline]
    fn within(&self, shells: u8) -> Spaces {
        match self {
            Self::Anywhere(empty) => *empty,
            Self::BesideShip(reach) => reach.within(shells),
        }
    }

    #[inline]
    fn from(&self, space: Space) -> Option<Space> {
        match self {
            Self::Anywhere(_) => None,
            Self::BesideShip(reach) => reach.way(space).and_then(|(_, from)| from),
        }
    }
}

impl State {
    /// MA-12, MA-13: what the explorer faces.
    #[inline]
    pub(crate) fn faced(&self) -> Faced {
        let mut faced = Faced { tiles: [TileId(0); 4], places: [0; 4], count: 0, is_cut: false };
        for &place in Position(self.explorer).line() {
            let tile = self.display[usize::from(place) % PLACES];
            if tile == NONE {
                continue;
            }
            if tile == self.volcano {
                faced.is_cut = true;
                break;
            }
            faced.tiles[usize::from(faced.count) % 4] = TileId(tile);
            faced.places[usize::from(faced.count) % 4] = place;
            faced.count += 1;
        }
        faced
    }

    /// MA-44: where the own ship of the active seat can go with all its shells.
    pub(crate) fn reach(&self) -> Reach {
        let bay = self.own();
        Reach::new(bay, self.empty(), bay.shells)
    }

    #[inline]
    fn empty(&self) -> Spaces {
        self.waters.without(self.own().laid)
    }

    #[inline]
    fn room(&self) -> Room {
        match self.mode {
            Mode::Basic => Room::Anywhere(self.empty()),
            _ => Room::BesideShip(self.reach()),
        }
    }

    /// MA-43: every own tile but the one under the own ship.
    #[inline]
    fn removable(&self) -> Spaces {
        let bay = self.own();
        bay.ship().map_or(bay.laid, |ship| bay.laid.without(Spaces::only(ship)))
    }

    /// How many tiles of the faced line the active seat can pay for.
    #[inline]
    fn affordable(&self, faced: &Faced) -> u8 {
        faced.count.min(self.own().shells + 1)
    }

    /// How many layings and storings are possible.
    #[inline]
    pub(crate) fn count_gains(&self) -> u32 {
        let (faced, room, bay) = (self.faced(), self.room(), self.own());
        let affordable = self.affordable(&faced);
        let mut count = 0;
        for depth in 0..affordable {
            let turns = self.components.traits(faced.tiles[usize::from(depth) % 4]).turns;
            count += room.within(bay.shells - depth).len() << turns;
        }
        match bay.stored() {
            None => count + u32::from(affordable),
            Some(stored) => count + (room.within(bay.shells).len() << self.components.traits(stored).turns),
        }
    }

    /// How many actions are possible: what gains something, doing nothing, removing.
    #[inline]
    pub(crate) fn count_acts(&self) -> u32 {
        self.count_gains() + 1 + self.removable().len()
    }

    /// The action with this number: first what lays or stores, then doing nothing, then what removes.
    #[inline]
    pub(crate) fn nth_act(&self, n: u32) -> Option<Action> {
        let (faced, room, bay) = (self.faced(), self.room(), self.own());
        let affordable = self.affordable(&faced);
        let mut left = n;
        let lay = |source, spaces: Spaces, turns: u8, n: u32| {
            let space = spaces.nth(n >> turns)?;
            let rotation = Rotation::masked((n & ((1 << turns) - 1)) as u8);
            Some(Action::Lay { source, space, rotation, from: room.from(space) })
        };
        for depth in 0..affordable {
            let turns = self.components.traits(faced.tiles[usize::from(depth) % 4]).turns;
            let spaces = room.within(bay.shells - depth);
            let count = spaces.len() << turns;
            if left < count {
                return lay(Source::Display(depth), spaces, turns, left);
            }
            left -= count;
        }
        match bay.stored() {
            None => {
                if left < u32::from(affordable) {
                    return Some(Action::Store { depth: left as u8 });
                }
                left -= u32::from(affordable);
            }
            Some(stored) => {
                let turns = self.components.traits(stored).turns;
                let spaces = room.within(bay.shells);
                let count = spaces.len() << turns;
                if left < count {
                    return lay(Source::Storage, spaces, turns, left);
                }
                left -= count;
            }
        }
        if left == 0 {
            return Some(Action::Pass);
        }
        let removable = self.removable();
        removable.nth(left - 1).map(|space| Action::Remove { space })
    }

    /// All actions in order.
    pub(crate) fn acts(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let (faced, room, bay) = (self.faced(), self.room(), self.own());
        let affordable = self.affordable(&faced);
        let from_display = (0..affordable).map(|depth| {
            let tile = faced.tiles[usize::from(depth)];
            (Source::Display(depth), tile, room.within(bay.shells - depth))
        });
        let from_storage = bay.stored().map(|tile| (Source::Storage, tile, room.within(bay.shells)));
        for (source, tile, spaces) in from_display.chain(from_storage) {
            for space in spaces.iter() {
                let from = room.from(space);
                for quarters in 0..1 << self.components.traits(tile).turns {
                    f(Action::Lay { source, space, rotation: Rotation::masked(quarters), from })?;
                }
            }
        }
        if bay.stored().is_none() {
            (0..affordable).try_for_each(|depth| f(Action::Store { depth }))?;
        }
        self.removable().iter().try_for_each(|space| f(Action::Remove { space }))?;
        f(Action::Pass)
    }

    /// The tile at a depth of the faced line, if it can be taken at all.
    fn check_faced(&self, depth: u8) -> Result<TileId, Illegal> {
        let faced = self.faced();
        match faced.iter().nth(usize::from(depth)) {
            Some((tile, _)) => Ok(tile),
            None if faced.is_cut => {
                let why = "a volcano is never taken, and no tile behind it";
                Err(breaks(13, "maori-illegal-volcano", why))
            }
            None => {
                let why = "the row or column in front of the explorer has no tile so far behind";
                Err(breaks(12, "maori-illegal-no-tile-there", why))
            }
        }
    }

    fn check_passed_over(&self, depth: u8) -> Result<(), Illegal> {
        if depth > self.own().shells {
            let why = "every tile passed over costs a shell; there are not enough";
            return Err(breaks(12, "maori-illegal-too-deep", why));
        }
        Ok(())
    }

    pub(crate) fn check_lay(
        &self,
        source: Source,
        space: Space,
        rotation: Rotation,
        from: Option<Space>,
    ) -> Result<(), Illegal> {
        if self.phase != Phase::Act {
            return Err(self.out_of_phase());
        }
        let bay = self.own();
        let (tile, depth) = match source {
            Source::Display(depth) => (self.check_faced(depth)?, depth),
            Source::Storage => match bay.stored() {
                Some(tile) => (tile, 0),
                None => return Err(breaks(11, "maori-illegal-storage-empty", "the storage is empty")),
            },
        };
        if rotation.quarters() >= self.components.tile(tile).ways() {
            let why = match self.components.tile(tile).palms {
                0 => {
                    let why = "the tile looks the same with fewer quarter turns; name that rotation";
                    return Err(breaks(14, "maori-illegal-same-as-fewer-turns", why));
                }
                _ => "a tile with palms stands upright and is not turned",
            };
            return Err(breaks(14, "maori-illegal-upright", why));
        }
        if !self.waters.has(space) {
            return Err(breaks(14, "maori-illegal-no-water", "the board has no water space there"));
        }
        if bay.laid.has(space) {
            return Err(breaks(14, "maori-illegal-occupied", "a tile lies there already"));
        }
        self.check_passed_over(depth)?;
        self.check_way(space, from, depth)
    }

    /// MA-40, MA-44: the own ship is next to the space, or is taken there.
    fn check_way(&self, space: Space, from: Option<Space>, depth: u8) -> Result<(), Illegal> {
        if !self.mode.has_ships() {
            return match from {
                None => Ok(()),
                Some(_) => Err(breaks(44, "maori-illegal-no-ships", "there are no own ships in the basic game")),
            };
        }
        let bay = self.own();
        let reach = self.reach();
        let Some(target) = from else {
            return match reach.within(0).has(space) {
                true => Ok(()),
                false => {
                    let why =
                        "the space must be next to the own ship, or the ship must be moved there first for shells";
                    Err(breaks(40, "maori-illegal-not-beside-ship", why))
                }
            };
        };
        if bay.ship().is_none() {
            let why = "the own ship is still beside the board; it goes onto the first tile that is laid";
            return Err(breaks(44, "maori-illegal-ship-ashore", why));
        }
        if !bay.laid.has(target) {
            return Err(breaks(44, "maori-illegal-ship-needs-tile", "the own ship moves over own tiles only"));
        }
        if !Spaces::only(target).around().has(space) {
            let why = "the tile that the own ship goes to must be next to the space";
            return Err(breaks(44, "maori-illegal-ship-not-beside", why));
        }
        match (reach.steps_to(target), reach.way(space)) {
            (Some(steps), _) if steps + depth > bay.shells => {
                let why = "every step of the own ship and every tile passed over costs a shell; there are not enough";
                Err(breaks(44, "maori-illegal-ship-too-far", why))
            }
            (Some(_), Some((_, way))) if way == from => Ok(()),
            (Some(_), _) => {
                let why = "another own tile next to the space is nearer, or as near and earlier in reading order; name that one";
                Err(breaks(44, "maori-illegal-nearer-tile", why))
            }
            (None, _) => {
                let why = "no way over own tiles that the shells can pay for leads there";
                Err(breaks(44, "maori-illegal-ship-no-way", why))
            }
        }
    }

    pub(crate) fn check_store(&self, depth: u8) -> Result<(), Illegal> {
        if self.phase != Phase::Act {
            return Err(self.out_of_phase());
        }
        self.check_faced(depth)?;
        self.check_passed_over(depth)?;
        if self.own().stored().is_some() {
            return Err(breaks(16, "maori-illegal-storage-full", "the storage holds one tile; it is full"));
        }
        Ok(())
    }

    pub(crate) fn check_remove(&self, space: Space) -> Result<(), Illegal> {
        if self.phase != Phase::Act {
            return Err(self.out_of_phase());
        }
        let bay = self.own();
        if !bay.laid.has(space) {
            return Err(breaks(11, "maori-illegal-nothing-to-remove", "no own tile lies there"));
        }
        if bay.ship() == Some(space) {
            return Err(breaks(43, "maori-illegal-under-ship", "the own ship is on that tile"));
        }
        Ok(())
    }

    pub(crate) fn check_pass(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Act { Ok(()) } else { Err(self.out_of_phase()) }
    }

    /// MA-12: takes a tile of the faced line out of the display; leaves the gap to be refilled.
    #[inline]
    fn take(&mut self, depth: u8, out: &mut impl Sink<Event>) -> TileId {
        let faced = self.faced();
        let (tile, place) = (faced.tiles[usize::from(depth) % 4], faced.places[usize::from(depth) % 4]);
        self.display[usize::from(place) % PLACES] = NONE;
        self.gap = place;
        self.own_mut().shells -= depth;
        let seat = self.active;
        out.emit(|| Event::TileTaken { seat, tile, place: Some(place), price: depth });
        tile
    }

    /// MA-11 (a), (c): the own ship is moved and paid, the tile taken and paid, laid, its shells come out of the supply.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        source: Source,
        space: Space,
        rotation: Rotation,
        from: Option<Space>,
        out: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        if let Some(target) = from {
            let price = self.reach().steps_to(target).unwrap_or_default();
            self.own_mut().shells -= price;
            self.move_own_ship(target, price, 44, out);
        }
        let tile = match source {
            Source::Display(depth) => self.take(depth, out),
            Source::Storage => {
                let tile = TileId(std::mem::replace(&mut self.own_mut().stored, NONE));
                out.emit(|| Event::TileTaken { seat, tile, place: None, price: 0 });
                tile
            }
        };
        self.bays[seat.index()].lay(&self.components, self.boat_spaces, space, Face::new(tile, rotation));
        out.emit(|| Event::TileLaid { seat, tile, space, rotation });
        // MA-15: as many as there are, those just paid included.
        let shown = self.components.traits(tile).shells;
        if shown > 0 {
            let amount = shown.min(self.supply());
            self.own_mut().shells += amount;
            out.emit(|| Event::ShellsGained { seat, amount, shown });
        }
        if self.mode.has_ships() {
            match self.own().ship() {
                None => self.move_own_ship(space, 0, 40, out),
                Some(_) if self.mode == Mode::Pro => self.move_own_ship(space, 0, 42, out),
                Some(_) => {}
            }
        }
        self.passes = 0;
        self.refill_or_go_on(matches!(source, Source::Display(_)), out);
    }

    fn move_own_ship(&mut self, to: Space, price: u8, rule: u8, out: &mut impl Sink<Event>) {
        let seat = self.active;
        let from = self.own().ship();
        self.own_mut().set_ship(to);
        out.emit(|| Event::OwnShipMoved { seat, from, to, price, rule: law(rule) });
    }

    /// MA-11 (b), MA-16: storing pays nothing.
    #[inline]
    pub(crate) fn store(&mut self, depth: u8, out: &mut impl Sink<Event>) {
        let tile = self.take(depth, out);
        self.own_mut().stored = tile.0;
        let seat = self.active;
        out.emit(|| Event::TileStored { seat, tile });
        self.passes = 0;
        self.refill_or_go_on(true, out);
    }

    /// MA-11 (d), MA-17: out of the game; shells it gave stay.
    pub(crate) fn remove(&mut self, space: Space, out: &mut impl Sink<Event>) {
        let seat = self.active;
        let tile = self.bays[seat.index()].lift(&self.components, self.boat_spaces, space);
        out.emit(|| Event::TileRemoved { seat, tile, space });
        self.passes = 0;
        self.refill_or_go_on(false, out);
    }

    /// MA-11 (e).
    #[inline]
    pub(crate) fn pass(&mut self, out: &mut impl Sink<Event>) {
        let seat = self.active;
        out.emit(|| Event::Passed { seat });
        self.passes += 1;
        self.refill_or_go_on(false, out);
    }

    /// MA-18: a gap is refilled as long as the stack lasts, before the own ship moves.
    #[inline]
    fn refill_or_go_on(&mut self, has_gap: bool, out: &mut impl Sink<Event>) {
        if has_gap && self.stack.total() > 0 {
            self.phase = Phase::Refill;
        } else {
            self.gap = NONE;
            self.after_refill(out);
        }
    }

    /// MA-18: the gap is filled.
    #[inline]
    pub(crate) fn refill(&mut self, tile: TileId, out: &mut impl Sink<Event>) {
        let place = self.gap;
        self.stack.take(tile);
        self.display[usize::from(place) % PLACES] = tile.0;
        self.gap = NONE;
        out.emit(|| Event::Refilled { tile, place });
        self.after_refill(out);
    }

    /// MA-19: shells that nobody holds; paid shells return to it.
    #[inline]
    pub fn supply(&self) -> u8 {
        SHELLS - self.bays.iter().map(|bay| bay.shells).sum::<u8>()
    }
}
