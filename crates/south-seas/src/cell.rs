//! Cells of the map, sides of a tile, quarter turns.

use std::fmt;
use std::str::FromStr;

use atoll_core::Place;
use serde::Serialize;

/// A cell of the map. The start tile lies on 0,0; x grows east, y grows south. Ordered by row, then column.
///
/// The coordinates range over −128 … 127; a table of at most [`crate::MAX_TILES`] connected tiles stays far inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell(u16);

impl Cell {
    /// Where the start tile lies (SS-4).
    pub const START: Self = Self::new(0, 0);

    /// The cell at these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self((((y as i16 + 128) as u16) << 8) | (x as i16 + 128) as u16)
    }

    /// The column.
    pub const fn x(self) -> i8 {
        ((self.0 & 255) as i16 - 128) as i8
    }

    /// The row.
    pub const fn y(self) -> i8 {
        ((self.0 >> 8) as i16 - 128) as i8
    }

    /// The neighbour across a side. The cell must not lie on the rim of the coordinate range.
    pub const fn beyond(self, side: Side) -> Self {
        const STEPS: [i16; 4] = [-256, 1, 256, -1];
        Self(self.0.wrapping_add_signed(STEPS[side as usize]))
    }

    /// The eight cells around this one. The cell must not lie on the rim of the coordinate range.
    pub fn around(self) -> [Self; 8] {
        [-257i16, -256, -255, -1, 1, 255, 256, 257].map(|step| Self(self.0.wrapping_add_signed(step)))
    }

    /// Whether the other cell is one of the eight around this one. Neither may lie on the rim of the coordinate range.
    #[inline]
    pub(crate) fn is_beside(self, other: Self) -> bool {
        // One more than the steps to the east and to the south, a byte each: both at most 2.
        let steps = other.0.wrapping_sub(self.0).wrapping_add(0x0101);
        (steps | steps.wrapping_add(0x0101)) & 0xfcfc == 0 && self != other
    }

    /// The packed form: row and column, each plus 128, as one number.
    pub(crate) const fn packed(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_packed(packed: u16) -> Self {
        Self(packed)
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Self {
        Self { x: cell.x().into(), y: cell.y().into() }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a cell; write column,row such as 0,-1 (each from -100 to 100)");
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let read = |part: &str| part.parse::<i8>().ok().filter(|n| (-100..=100).contains(n)).ok_or_else(wrong);
        Ok(Self::new(read(x)?, read(y)?))
    }
}

/// A side of a tile, clockwise from north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Towards smaller y.
    North,
    /// Towards larger x.
    East,
    /// Towards larger y.
    South,
    /// Towards smaller x.
    West,
}

impl Side {
    /// The four sides, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The facing side of the neighbour.
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// This side after clockwise quarter turns.
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) & 3]
    }

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// Clockwise quarter turns, 0–3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rotation(u8);

impl Rotation {
    /// The four rotations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// This many quarter turns, if at most three.
    pub const fn new(quarters: u8) -> Option<Self> {
        if quarters < 4 { Some(Self(quarters)) } else { None }
    }

    /// The number of quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
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
        match text {
            "r0" => Ok(Self(0)),
            "r1" => Ok(Self(1)),
            "r2" => Ok(Self(2)),
            "r3" => Ok(Self(3)),
            _ => Err(format!("`{text}` is not a rotation; write r0, r1, r2 or r3 (clockwise quarter turns)")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_survive_packing_and_text() {
        for (x, y) in [(0, 0), (-1, 0), (0, -1), (-84, 84), (100, -100)] {
            let cell = Cell::new(x, y);
            assert_eq!((cell.x(), cell.y()), (x, y));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for bad in ["", "1", "1,", "1;2", "101,0", "0,-101", "999,0", "a,b"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }

    #[test]
    fn neighbours_meet() {
        let cell = Cell::new(0, -3);
        for side in Side::ALL {
            assert_eq!(cell.beyond(side).beyond(side.opposite()), cell);
            assert!(cell.around().contains(&cell.beyond(side)));
        }
    }

    #[test]
    fn order_is_by_row_then_column() {
        assert!(Cell::new(5, -1) < Cell::new(-5, 0));
        assert!(Cell::new(-1, 0) < Cell::new(0, 0));
    }
}
