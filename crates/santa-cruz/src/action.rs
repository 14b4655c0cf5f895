//! What a seat decides and what chance decides.

use atoll_core::Seat;

use crate::components::{SiteId, TileId};
use crate::names::{Card, Reach, Scoring, SetName};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// SC-5: choose a set of building cards.
    Choose(SetName),
    /// SC-11, SC-12: play a building card.
    Play(Card),
    /// SC-11, SC-30: play a scoring card.
    Score(Scoring),
    /// SC-17: name the double card's kind; never a landing.
    Double(Reach),
    /// SC-10, SC-12, SC-18: build on this site, be it free or shared.
    Build(SiteId),
    /// SC-18: do not share, though nothing else can be done.
    Decline,
    /// SC-61: take the pile that this seat played in round 1.
    Take(Seat),
    /// SC-62: put this scoring card away, unseen.
    PutAway(Scoring),
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// SC-1, SC-14, SC-15: this tile lies on the site that waits for one.
    Tile(TileId),
    /// SC-4, SC-61: the active seat gets this scoring card.
    Card(Scoring),
    /// SC-14: the active seat gets a chip of this value, 1 to 3.
    Bird(u8),
    /// SC-5: this seat is the first to choose a set.
    First(Seat),
    /// SC-5: this seat starts round 1; with sets at random.
    Start(Seat),
    /// SC-5: the active seat is dealt this set; with sets at random.
    Set(SetName),
    /// SC-64: the active seat reveals so many chips of value 1, 2 and 3. There is one outcome only: what it has.
    Show([u8; 3]),
}
