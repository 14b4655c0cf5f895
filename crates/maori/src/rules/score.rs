//! MA-32 … MA-37, MA-50: islands and what they and everything else are worth.

use atoll_core::{MAX_SEATS, Seat};

use crate::bay::NONE;
use crate::components::Looks;
use crate::{Bay, SPACES, Side, Space, Spaces, State};

/// Points for a complete wreath (MA-34).
pub(crate) const WREATH: u8 = 10;

/// Tiles of one island that join, finished or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Island {
    /// Its spaces.
    pub spaces: Spaces,
    /// MA-32: whether it is a single, or closed at both ends.
    pub is_finished: bool,
    /// Palms on it.
    pub palms: u8,
    /// Whether at least one hut is on it (MA-33).
    pub has_hut: bool,
    /// Whether it lies wholly inside the reef (MA-50).
    pub is_in_reef: bool,
    /// MA-34: the western or northern space of each complete wreath.
    pub wreaths: Spaces,
    /// Where the island goes on from its first space: east or south.
    pub along: Side,
}

impl Island {
    /// MA-33, MA-50: points for each palm, if the island is finished.
    pub const fn each(&self) -> u8 {
        (if self.has_hut { 2 } else { 1 }) * (if self.is_in_reef { 2 } else { 1 })
    }

    /// MA-32, MA-33: points for its palms.
    pub const fn palm_points(&self) -> u8 {
        if self.is_finished { self.palms * self.each() } else { 0 }
    }

    /// The island's space behind this one, if the grid goes on.
    pub(crate) fn after(&self, space: Space) -> Spaces {
        space.beyond(self.along).map_or(Spaces::EMPTY, Spaces::only)
    }

    /// MA-34: complete wreaths that count.
    pub const fn wreath_count(&self) -> u8 {
        if self.is_finished { self.wreaths.len() as u8 } else { 0 }
    }
}

/// What a seat's points consist of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// MA-33, MA-50.
    pub palms: i16,
    /// MA-34.
    pub wreaths: i16,
    /// MA-35.
    pub boats: i16,
    /// MA-36.
    pub shells: i16,
    /// MA-37; never above 0.
    pub empty: i16,
}

impl Score {
    /// All of it.
    pub const fn total(&self) -> i16 {
        self.palms + self.wreaths + self.boats + self.shells + self.empty
    }
}

impl State {
    /// Calls `f` with every island of a board in reading order of its first space.
    #[inline]
    pub fn islands(&self, bay: &Bay, mut f: impl FnMut(Island)) {
        let reef = self.board_kind().reef;
        let mut left = bay.laid;
        while let Some(first) = left.first() {
            left.remove(first);
            let looks = self.looks(bay, first);
            if looks.is_island {
                let island = self.island_from(bay, first, looks, reef);
                left = left.without(island.spaces);
                f(island);
            }
        }
    }

    #[inline]
    fn looks(&self, bay: &Bay, space: Space) -> Looks {
        self.components.looks(bay.faces[space.index() % SPACES])
    }

    /// MA-32: walks an island from its first space in reading order, which is its western or northern end.
    #[inline]
    fn island_from(&self, bay: &Bay, first: Space, looks: Looks, reef: Spaces) -> Island {
        let is_across = looks.open & (Side::East.bit() | Side::West.bit()) != 0;
        let along = if is_across { Side::East } else { Side::South };
        let back = along.opposite();
        let mut island = Island {
            spaces: Spaces::EMPTY,
            is_finished: looks.open & back.bit() == 0,
            palms: 0,
            has_hut: false,
            is_in_reef: false,
            wreaths: Spaces::EMPTY,
            along,
        };
        let (mut space, mut looks) = (first, looks);
        loop {
            island.spaces.insert(space);
            island.palms += looks.palms;
            island.has_hut |= looks.has_hut;
            if looks.open & along.bit() == 0 {
                break;
            }
            let next = space.onward(along).filter(|next| bay.laid.has(*next));
            let next = next.map(|next| (next, self.looks(bay, next))).filter(|(_, next)| next.open & back.bit() != 0);
            let Some((next, next_looks)) = next else {
                island.is_finished = false;
                break;
            };
            if looks.wreath & along.bit() != 0 && next_looks.wreath & back.bit() != 0 {
                island.wreaths.insert(space);
            }
            (space, looks) = (next, next_looks);
        }
        island.is_in_reef = island.spaces.without(reef).is_empty();
        island
    }

    /// The loose ends of an island: for each the empty space where it could go on, or none where it never can as things lie
    /// (rim, printed land, a tile that does not match).
    pub fn loose_ends(&self, bay: &Bay, island: &Island) -> impl Iterator<Item = Option<Space>> {
        let empty = self.waters.without(bay.laid);
        let along = island.along;
        let first = island.spaces.first().map(|space| (space, along.opposite()));
        let last = island.spaces.iter().last().map(|space| (space, along));
        let is_loose = |(space, side): &(Space, Side)| self.looks(bay, *space).open & side.bit() != 0;
        let ends = [first, last].map(|end| end.filter(is_loose));
        // A finished island has none: both of its ends are closed.
        ends.into_iter().flatten().map(move |(space, side)| space.beyond(side).filter(|next| empty.has(*next)))
    }

    /// MA-32: the spaces of all unfinished islands of a board.
    pub fn unfinished(&self, bay: &Bay) -> Spaces {
        let mut spaces = Spaces::EMPTY;
        self.islands(bay, |island| {
            if !island.is_finished {
                spaces |= island.spaces;
            }
        });
        spaces
    }

    /// The points of every seat if the game ended now: unfinished islands count as removed. Once the game is over, the
    /// final points. Entries of seats that are not at the table are 0.
    pub fn scores(&self) -> [Score; MAX_SEATS] {
        let mut scores = [Score::default(); MAX_SEATS];
        let mut boats = [0u8; MAX_SEATS];
        let seats = usize::from(self.seats);
        for (seat, bay) in self.bays[..seats].iter().enumerate() {
            let score = &mut scores[seat];
            let mut removed = Spaces::EMPTY;
            self.islands(bay, |island| {
                score.palms += i16::from(island.palm_points());
                score.wreaths += i16::from(island.wreath_count()) * i16::from(WREATH);
                if !island.is_finished {
                    removed |= island.spaces;
                }
            });
            score.empty = -(self.waters.without(bay.laid.without(removed)).len() as i16);
            boats[seat] = bay.boats + (removed & self.boat_spaces).len() as u8;
            for space in removed.iter() {
                boats[seat] -= self.components.traits(bay.faces[space.index()].tile()).boats;
            }
        }
        let most_boats = boats.into_iter().max().unwrap_or(0);
        let most_shells = self.bays.iter().map(|bay| bay.shells).max().unwrap_or(0);
        for seat in 0..seats {
            if boats[seat] == most_boats {
                scores[seat].boats = most_boats.into();
            }
            if self.bays[seat].shells == most_shells {
                scores[seat].shells = most_shells.into();
            }
        }
        scores
    }

    /// The final points of a seat; 0 as long as the game goes on.
    pub fn points(&self, seat: Seat) -> i16 {
        if self.phase == crate::Phase::Over { self.scores()[seat.index()].total() } else { 0 }
    }

    /// Takes a board's unfinished islands off (MA-32).
    #[inline]
    pub(crate) fn clear(&mut self, seat: Seat, spaces: Spaces) {
        let bay = &mut self.bays[seat.index()];
        let mut left = spaces;
        while let Some(space) = left.first() {
            left.remove(space);
            bay.lift(&self.components, self.boat_spaces, space);
        }
        // The tile under the own ship may be among them; then the ship is beside the board again.
        if bay.ship().is_some_and(|ship| spaces.has(ship)) {
            bay.ship = NONE;
        }
    }
}
