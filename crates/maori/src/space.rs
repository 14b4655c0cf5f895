//! Spaces of a player's board, sets of them, sides and rotations.

use std::fmt;
use std::str::FromStr;

use atoll_core::{Place, bit_set};
use serde::Serialize;

/// Bits from one row of a board to the next: one more than the widest board has columns, so that nothing that is shifted
/// over an edge lands on a space.
const STRIDE: u8 = 6;
/// The largest width and height of a board.
pub(crate) const MAX_SIDE: u8 = 5;
/// Numbers of spaces are below this.
pub const SPACES: usize = (STRIDE * MAX_SIDE) as usize;

/// A place on a player's board where a tile may lie, in reading order. Written `X,Y`; `0,0` is the upper left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The space in this column and row, each 0 to 4.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < MAX_SIDE && y < MAX_SIDE { Some(Self(y * STRIDE + x)) } else { None }
    }

    /// The space with this number.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// Its number, below [`SPACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column, from the left.
    pub const fn x(self) -> u8 {
        self.0 % STRIDE
    }

    /// Row, from the top.
    pub const fn y(self) -> u8 {
        self.0 / STRIDE
    }

    /// The number a step east or south from here, unless it is too large for any space. Past the right edge of the widest
    /// board it is one that belongs to no board.
    #[inline]
    pub(crate) const fn onward(self, along: Side) -> Option<Self> {
        let next = self.0 + if matches!(along, Side::East) { 1 } else { STRIDE };
        if (next as usize) < SPACES { Some(Self(next)) } else { None }
    }

    /// The space beyond a side, if the grid goes on there.
    pub fn beyond(self, side: Side) -> Option<Self> {
        let (x, y) = (self.x(), self.y());
        match side {
            Side::North => Self::new(x, y.wrapping_sub(1)),
            Side::East => Self::new(x + 1, y),
            Side::South => Self::new(x, y + 1),
            Side::West => Self::new(x.wrapping_sub(1), y),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = |word: &str| word.parse::<u8>().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()));
        let parts = text.split_once(',').and_then(|(x, y)| Some((read(x)?, read(y)?)));
        parts.and_then(|(x, y)| Self::new(x, y)).ok_or_else(|| {
            format!("`{text}` is not a space; write column,row from the upper left corner, such as 0,2 (each 0 to 4)")
        })
    }
}

impl From<Space> for Place {
    fn from(space: Space) -> Self {
        Self { x: space.x().into(), y: space.y().into() }
    }
}

bit_set! {
    /// A set of spaces, in reading order.
    pub Spaces(u32) of Space: space => space.0, place => Space(place)
}

impl Spaces {
    /// All grid neighbours in the eight directions; may hold bits that are no spaces, and its own.
    #[inline]
    #[must_use]
    pub const fn around(self) -> Self {
        let row = self.0 | self.0 << 1 | self.0 >> 1;
        Self(row | row << STRIDE | row >> STRIDE)
    }
}

impl fmt::Display for Spaces {
    /// All in reading order, with blanks between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, space) in self.iter().enumerate() {
            write!(f, "{}{space}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// Clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its bit in a set of sides.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The other end.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// A set of sides, turned clockwise by quarters.
pub(crate) const fn turned(sides: u8, quarters: u8) -> u8 {
    (sides << quarters | sides >> (4 - quarters)) & 15
}

/// Letters of a set of sides: N, E, S, W in this order.
pub(crate) fn side_letters(sides: u8) -> String {
    Side::ALL.iter().filter(|side| sides & side.bit() != 0).map(|side| side.letter()).collect()
}

/// Clockwise quarter turns from the printed picture, 0 to 3. Written `r0` to `r3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rotation(u8);

impl Rotation {
    /// So many quarter turns, 0 to 3.
    pub const fn new(quarters: u8) -> Option<Self> {
        if quarters < 4 { Some(Self(quarters)) } else { None }
    }

    /// Quarter turns, 0 to 3.
    #[inline]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn masked(quarters: u8) -> Self {
        Self(quarters & 3)
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for Rotation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        ["r0", "r1", "r2", "r3"]
            .iter()
            .position(|word| *word == text)
            .map(|quarters| Self(quarters as u8))
            .ok_or_else(|| format!("`{text}` is not a rotation; write r0, r1, r2 or r3 (clockwise quarter turns)"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_never_wrap() {
        for y in 0..MAX_SIDE {
            for x in 0..MAX_SIDE {
                let space = Space::new(x, y).unwrap();
                let all = (0..MAX_SIDE).flat_map(|y| (0..MAX_SIDE).filter_map(move |x| Space::new(x, y)));
                for other in all {
                    let is_near = x.abs_diff(other.x()) <= 1 && y.abs_diff(other.y()) <= 1;
                    assert_eq!(Spaces::only(space).around().has(other), is_near, "{space} {other}");
                }
            }
        }
    }

    #[test]
    fn spaces_and_rotations_are_read_back() {
        for text in ["0,0", "4,4", "3,1"] {
            assert_eq!(text.parse::<Space>().unwrap().to_string(), text);
        }
        for text in ["5,0", "0,5", "-1,0", "+1,0", "1", "1,2,3", ",", "a,b"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
        assert_eq!("r3".parse::<Rotation>().unwrap().quarters(), 3);
        assert!("r4".parse::<Rotation>().is_err());
        assert_eq!(turned(Side::North.bit() | Side::West.bit(), 1), Side::East.bit() | Side::North.bit());
    }

    #[test]
    fn spaces_are_found_by_number() {
        let some = Spaces(0b1010_0110_0001);
        let all: Vec<Space> = some.iter().collect();
        assert_eq!(all.len() as u32, some.len());
        for (n, space) in all.iter().enumerate() {
            assert_eq!(some.nth(n as u32), Some(*space));
        }
    }
}
