//! Seats at the table.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// The largest number of seats any Atoll game has.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, 0–4, written `A`–`E`. Play goes clockwise in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = r#""A" | "B" | "C" | "D" | "E""#))]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Self = Self(0);
    /// All there can be, clockwise.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];
    /// How they are written.
    pub const LETTERS: [&'static str; MAX_SEATS] = ["A", "B", "C", "D", "E"];

    /// The seat with this index, if there is one (0–4).
    pub const fn new(index: u8) -> Option<Self> {
        if index < MAX_SEATS as u8 { Some(Self(index)) } else { None }
    }

    /// The seat's index, 0–4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's letter, `A`–`E`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The seat `steps` places clockwise at a table of `seats`; `steps` must not exceed `seats`.
    pub const fn after(self, steps: u8, seats: u8) -> Self {
        let index = self.0 + steps;
        if index >= seats { Self(index - seats) } else { Self(index) }
    }

    /// All seats of a table of `seats`, clockwise from A.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.letter())
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Self(letter - b'A')),
            [letter @ b'a'..=b'e'] => Ok(Self(letter - b'a')),
            _ => Err(format!("`{text}` is not a seat; seats are A, B, C, D and E")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
