//! Small sets as bits of one integer: sites, tiles, cards, sets of cards, seats.

use atoll_core::{Seat, bit_set};

use crate::ids::{SiteId, TileId};
use crate::names::{Card, Scoring, SetName};

bit_set! {
    /// Some sites of the map.
    pub Sites(u64) of SiteId: site => site.0, place => SiteId(place)
}

bit_set! {
    /// Some tiles.
    pub TileSet(u64) of TileId: tile => tile.0, place => TileId(place)
}

bit_set! {
    /// Some scoring cards.
    pub ScoringSet(u16) of Scoring: card => card as u8, place => Scoring::ALL[place as usize]
}

impl ScoringSet {
    /// All sixteen (SC-4).
    pub const ALL: Self = Self(u16::MAX);
}

bit_set! {
    /// Some sorts of building cards.
    pub Cards(u8) of Card: card => card as u8, place => Card::ALL[place as usize]
}

bit_set! {
    /// Some sets of building cards.
    pub SetNames(u8) of SetName: name => name as u8, place => SetName::ALL[place as usize]
}

bit_set! {
    /// Some seats.
    pub Seats(u8) of Seat: seat => seat.index(), place => Seat::ALL[place as usize]
}
