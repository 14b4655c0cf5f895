//! Some of a table's seats: those through which somebody looks.

use atoll_catalog::{Audience, MAX_SEATS, Seat};

/// Some seats of a table. No seat is a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// One seat.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Every seat of a table of this size.
    pub fn all(count: u8) -> Self {
        Seat::all(count).collect()
    }

    /// Adds a seat.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Whether it is among them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Whether one of them belongs to an audience.
    pub fn sees(self, audience: Audience) -> bool {
        match audience {
            Audience::All => true,
            Audience::Only(seat) => self.has(seat),
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What a viewer with these seats looks through. Around one screen everybody sees what it shows, so in a game with
    /// private information it shows what `open` may see, the one seat that was asked for, or else what everybody sees.
    #[must_use]
    pub fn around_one_screen(self, is_private: bool, open: Option<Seat>) -> Self {
        if !is_private || self.0.count_ones() < 2 {
            return self;
        }
        open.filter(|seat| self.has(*seat)).map_or_else(Self::default, Self::only)
    }

    /// They, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }

    /// Their letters.
    pub fn letters(self) -> Vec<String> {
        self.iter().map(|seat| seat.to_string()).collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}
