//! The display of 4 by 4 places and the explorer's sixteen positions around it (MA-3, MA-5).

use std::fmt;
use std::str::FromStr;

use atoll_core::Place;

/// Places of the display (MA-3), in reading order.
pub const PLACES: usize = 16;
/// Positions of the explorer (MA-5).
pub const POSITIONS: u8 = 16;

/// Where the explorer is, 0 to 15 (MA-5): 0–3 above the columns from the left, 4–7 right of the rows from the top, 8–11
/// below the columns from the right, 12–15 left of the rows from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position(pub(crate) u8);

/// The places that each position faces, nearest first.
static LINES: [[u8; 4]; POSITIONS as usize] = {
    let mut lines = [[0; 4]; POSITIONS as usize];
    let mut position = 0;
    while position < POSITIONS {
        let along = position % 4;
        let mut depth = 0;
        while depth < 4 {
            let (x, y) = match position / 4 {
                0 => (along, depth),
                1 => (3 - depth, along),
                2 => (3 - along, 3 - depth),
                _ => (depth, 3 - along),
            };
            lines[position as usize][depth as usize] = 4 * y + x;
            depth += 1;
        }
        position += 1;
    }
    lines
};

impl Position {
    /// The position with this number, 0 to 15.
    pub const fn new(number: u8) -> Option<Self> {
        if number < POSITIONS { Some(Self(number)) } else { None }
    }

    /// Its number, 0 to 15.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// So many positions clockwise.
    #[inline]
    #[must_use]
    pub const fn after(self, steps: u8) -> Self {
        Self((self.0.wrapping_add(steps)) & (POSITIONS - 1))
    }

    /// The places of the row or column it faces, nearest first.
    #[inline]
    pub fn line(self) -> &'static [u8; 4] {
        &LINES[usize::from(self.0 & (POSITIONS - 1))]
    }

    /// Where it is on the text board: the display lies on 1 to 4.
    pub(crate) const fn place(self) -> Place {
        let along = (self.0 % 4) as i16;
        match self.0 / 4 {
            0 => Place { x: 1 + along, y: 0 },
            1 => Place { x: 5, y: 1 + along },
            2 => Place { x: 4 - along, y: 5 },
            _ => Place { x: 0, y: 4 - along },
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Position {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        number.and_then(Self::new).ok_or_else(|| {
            format!("`{text}` is not a position of the explorer; write 0 to 15, clockwise from above the left column")
        })
    }
}

/// A place of the display as text, `X,Y`.
pub(crate) fn place_text(place: u8) -> String {
    format!("{},{}", place % 4, place / 4)
}

/// A place of the display from text.
pub(crate) fn read_place(text: &str) -> Result<u8, String> {
    let digit = |word: &str| ["0", "1", "2", "3"].iter().position(|known| *known == word);
    let found = text.split_once(',').and_then(|(x, y)| Some(4 * digit(y)? + digit(x)?));
    found
        .map(|place| place as u8)
        .ok_or_else(|| format!("`{text}` is not a place of the display; write column,row such as 0,3 (each 0 to 3)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_faces_its_row_or_column() {
        for number in 0..POSITIONS {
            let position = Position(number);
            let beside = position.place();
            let places: Vec<(i16, i16)> =
                position.line().iter().map(|&place| (i16::from(place % 4) + 1, i16::from(place / 4) + 1)).collect();
            for (depth, (x, y)) in places.iter().enumerate() {
                let distance = (x - beside.x).abs() + (y - beside.y).abs();
                assert!((*x == beside.x || *y == beside.y) && distance == depth as i16 + 1, "{number}");
            }
            let next = position.after(1).place();
            assert!((next.x - beside.x).abs() <= 1 && (next.y - beside.y).abs() <= 1, "{number} is beside the next");
        }
        assert_eq!(Position(0).line(), &[0, 4, 8, 12]);
        assert_eq!(Position(4).line(), &[3, 2, 1, 0]);
        assert_eq!(Position(8).line(), &[15, 11, 7, 3]);
        assert_eq!(Position(12).line(), &[12, 13, 14, 15]);
        assert_eq!(Position(14).after(5), Position(3));
    }
}
