//! All that matters about a table, without anything derived. What one seat alone knows is in it; what nobody knows is not.

use atoll_components::Kept;
use std::str::FromStr;

use atoll_core::Seat;
use serde::Serialize;

use crate::bits::{ScoringSet, Sites};
use crate::components::{Components, SITES, SiteId, TileId};
use crate::names::{Building, Card, Reach, Scoring, SetName, words};
use crate::options::Sets;

/// The largest table (SC-1).
pub const MAX_PLAYERS: usize = 4;

words! {
    /// What is being waited for.
    Phase, "a phase" {
        /// SC-1: tiles are laid on the coast sites.
        Lay = "lay",
        /// SC-4: the active seat is dealt scoring cards.
        Deal = "deal",
        /// SC-5: who chooses a set first.
        First = "first",
        /// SC-5: the active seat chooses a set.
        Choose = "choose",
        /// SC-5, sets at random: the active seat is dealt a set.
        Sets = "sets",
        /// SC-5, sets at random: who starts.
        Start = "start",
        /// SC-11: the active seat plays a card.
        Play = "play",
        /// SC-17: the active seat names the double card's kind.
        Double = "double",
        /// SC-10, SC-12: the active seat builds.
        Build = "build",
        /// SC-15: the face-down tile chosen for a river card is turned up.
        Reveal = "reveal",
        /// SC-14: the active seat draws a bird chip.
        Bird = "bird",
        /// SC-14: tiles joined to the new building are turned up.
        Turn = "turn",
        /// SC-61: the active seat draws its new scoring card.
        New = "new",
        /// SC-61: the active seat takes a pile.
        Take = "take",
        /// SC-62: the active seat puts a scoring card away.
        Away = "away",
        /// SC-64: the active seat reveals its bird chips.
        Show = "show",
        /// The game is over.
        Over = "over",
    }
}

/// Which build of its card a building step is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The only one.
    Single,
    /// The first of a double card (SC-17).
    First,
    /// The second of a double card (SC-17).
    Second,
}

/// A building step: where it reaches to, and which build of its card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where it reaches to.
    pub kind: Reach,
    /// Which build of its card it is.
    pub half: Half,
}

impl Step {
    /// The landing (SC-10); also stands where no step is under way.
    pub const LANDING: Self = Self { kind: Reach::Landing, half: Half::Single };
}

/// A table, complete: everything that anybody knows, and nothing that nobody knows (SC-70).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Facts {
    /// The map, tiles, cards and chips in use.
    pub components: Kept<Components>,
    /// How sets are come by.
    pub sets: Sets,
    /// Number of seats.
    pub seats: u8,
    /// What is being waited for.
    pub phase: Phase,
    /// 1 or 2; 2 from the moment when scoring cards are put away.
    pub round: u8,
    /// Whose step or draw it is; seat A while it is nobody's.
    pub active: Seat,
    /// The start player of the round (SC-5, SC-63); seat A while it is not known.
    pub start: Seat,
    /// Whether the round's last player has shared a tile (SC-18).
    pub has_shared: bool,
    /// The building step under way, in the phases `Build`, `Reveal`, `Bird` and `Turn`.
    pub step: Step,
    /// The site of the phases `Reveal` and `Bird`.
    pub at: Option<SiteId>,
    /// The sites that wait for their tile, in the phases `Lay` and `Turn`.
    pub turning: Sites,
    /// The open tile on each site; [`TileId::NONE`] where a tile is face down or not yet laid.
    pub tiles: [TileId; SITES],
    /// Sites with a building, by seat.
    pub buildings: [Sites; MAX_PLAYERS],
    /// Pieces in stock, by seat and type.
    pub stock: [[u8; 3]; MAX_PLAYERS],
    /// Points, by seat.
    pub points: [i16; MAX_PLAYERS],
    /// SC-31: the seats by rank, best first, once markers stand; seat A in places that are not used.
    pub order: [Seat; MAX_PLAYERS],
    /// The set chosen in round 1, by seat.
    pub set: [Option<SetName>; MAX_PLAYERS],
    /// Building cards in hand, by seat and sort.
    pub cards: [[u8; 4]; MAX_PLAYERS],
    /// Scoring cards in hand, by seat; known to that seat only.
    pub hands: [ScoringSet; MAX_PLAYERS],
    /// Scoring cards played in this round, by seat.
    pub scored: [ScoringSet; MAX_PLAYERS],
    /// Scoring cards played in round 1, by seat, once it is over (SC-60).
    pub piles: [ScoringSet; MAX_PLAYERS],
    /// Whose pile each seat took (SC-61).
    pub took: [Option<Seat>; MAX_PLAYERS],
    /// The new scoring card of each seat (SC-61); known to that seat only.
    pub new: [Option<Scoring>; MAX_PLAYERS],
    /// The scoring card each seat put away (SC-62); known to that seat only.
    pub away: [Option<Scoring>; MAX_PLAYERS],
    /// Bird chips, by seat and value; known to that seat only, until they are shown.
    pub birds: [[u8; 3]; MAX_PLAYERS],
    /// SC-64: which seats have revealed their bird chips.
    pub shown: [bool; MAX_PLAYERS],
}

impl Facts {
    /// How many scoring cards each seat is dealt (SC-4).
    pub fn deal(&self) -> u32 {
        6 - u32::from(self.seats)
    }

    /// The last in turn order this round (SC-18).
    pub fn last(&self) -> Seat {
        self.start.after(self.seats - 1, self.seats)
    }

    /// All sites with a building.
    #[inline]
    pub fn occupied(&self) -> Sites {
        let [a, b, c, d] = self.buildings;
        a | b | c | d
    }

    /// All sites with two buildings (SC-18).
    #[inline]
    pub fn doubly_occupied(&self) -> Sites {
        let mut once = Sites::EMPTY;
        let mut twice = Sites::EMPTY;
        for own in self.buildings {
            twice |= once & own;
            once |= own;
        }
        twice
    }

    /// Sites with a building of another player.
    pub fn others(&self, seat: Seat) -> Sites {
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        others.fold(Sites::EMPTY, |sites, other| sites | self.buildings[other.index()])
    }

    /// The other owner of a building on this site, if there is one.
    pub fn neighbour_on(&self, site: SiteId, seat: Seat) -> Option<Seat> {
        Seat::all(self.seats).find(|&other| other != seat && self.buildings[other.index()].has(site))
    }

    /// The open tile on a site.
    #[inline]
    pub fn tile_on(&self, site: SiteId) -> Option<TileId> {
        let tile = self.tiles[usize::from(site.0)];
        (tile != TileId::NONE).then_some(tile)
    }

    /// The type of building an open site takes.
    pub fn building_on(&self, site: SiteId) -> Option<Building> {
        self.tile_on(site).map(|tile| self.components.tile(tile).building)
    }

    /// Whether markers stand on the score track (SC-6).
    pub fn has_markers(&self) -> bool {
        use Phase::{Choose, Deal, First, Lay, Sets, Start};
        !matches!(self.phase, Lay | Deal | First | Choose | Sets | Start)
    }

    /// Whether the start player of the round is known.
    pub fn has_start(&self) -> bool {
        self.has_markers() || self.phase == Phase::Choose
    }

    /// The seats by rank, best first; none before markers stand.
    pub fn ranking(&self) -> &[Seat] {
        if self.has_markers() { &self.order[..usize::from(self.seats)] } else { &[] }
    }

    /// A seat's rank by SC-31, from 1; 0 before markers stand.
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranking().iter().position(|&other| other == seat).map_or(0, |place| place as u8 + 1)
    }

    /// The set a seat plays with in the present round: that of the pile taken, or of its choice.
    pub fn playing_set(&self, seat: Seat) -> Option<SetName> {
        self.set[self.took[seat.index()].unwrap_or(seat).index()]
    }

    /// How many building cards of a sort a seat has played in this round.
    pub fn played(&self, seat: Seat, card: Card) -> u8 {
        // Between taking a pile and the next round, the cards in hand are those of the pile.
        let set = self.playing_set(seat).map_or(0, |set| self.components.set(set).cards[card as usize]);
        set.saturating_sub(self.cards[seat.index()][card as usize])
    }

    /// Building cards in hand.
    #[inline]
    pub fn card_total(&self, seat: Seat) -> u32 {
        self.cards[seat.index()].iter().map(|&n| u32::from(n)).sum()
    }

    /// Bird chips of a seat.
    #[inline]
    pub fn bird_total(&self, seat: Seat) -> u32 {
        self.birds[seat.index()].iter().map(|&n| u32::from(n)).sum()
    }

    /// Chips of each value that no seat has.
    #[inline]
    pub fn birds_left(&self) -> [u8; 3] {
        let mut left = self.components.tables.birds;
        for own in self.birds {
            for (left, own) in left.iter_mut().zip(own) {
                *left -= own;
            }
        }
        left
    }

    /// The scoring cards in the stack: those that are nowhere else.
    #[inline]
    pub fn stack(&self) -> ScoringSet {
        let mut elsewhere = ScoringSet::EMPTY;
        for seat in 0..MAX_PLAYERS {
            elsewhere |= self.hands[seat] | self.scored[seat] | self.piles[seat];
            elsewhere |= self.new[seat].map_or(ScoringSet::EMPTY, ScoringSet::only);
            elsewhere |= self.away[seat].map_or(ScoringSet::EMPTY, ScoringSet::only);
        }
        !elsewhere
    }

    /// Pieces of a type that are neither in stock nor on the board, because a volcano erupted (SC-54).
    pub fn lost(&self, seat: Seat, building: Building) -> u8 {
        let standing = self.buildings[seat.index()].iter().filter(|&site| self.building_on(site) == Some(building));
        building.pieces() - self.stock[seat.index()][building as usize] - standing.count() as u8
    }
}
