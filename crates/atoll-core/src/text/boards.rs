//! A board drawn with characters: what terminals, scripts and screen readers show.

use crate::{Game, Place, Seat};

/// Boards drawn with characters.
pub trait Boards: Game {
    /// What a view shows of the board; a blank for a game that has none.
    fn board(_view: &Self::View) -> TextBoard {
        TextBoard::new(Place { x: 0, y: 0 }, (1, 1), (1, 1))
    }
}

/// What a character stands for, so that a client can colour it. The character alone must already be unambiguous.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Nothing.
    #[default]
    Blank,
    /// Frame lines and coordinates.
    Frame,
    /// Water.
    Sea,
    /// Land.
    Land,
    /// Something built of wood or stone.
    Built,
    /// A symbol that is worth something.
    Symbol,
    /// A symbol that no longer counts.
    Spent,
    /// A piece of this seat.
    Piece(Seat),
    /// A cell where something may be placed now.
    Candidate,
}

/// One character with its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The character.
    pub symbol: char,
    /// What it stands for.
    pub ink: Ink,
}

impl Default for Glyph {
    fn default() -> Self {
        Self { symbol: ' ', ink: Ink::Blank }
    }
}

/// A rectangle of glyphs made of equal cells, each of which is one place of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextBoard {
    /// The place in the upper left corner.
    pub origin: Place,
    /// Columns and rows, in places.
    pub size: (u16, u16),
    /// Columns and rows of one place, in characters.
    pub cell: (u16, u16),
    glyphs: Vec<Glyph>,
}

impl TextBoard {
    /// An empty board.
    pub fn new(origin: Place, size: (u16, u16), cell: (u16, u16)) -> Self {
        let glyphs = usize::from(size.0) * usize::from(cell.0) * usize::from(size.1) * usize::from(cell.1);
        Self { origin, size, cell, glyphs: vec![Glyph::default(); glyphs] }
    }

    /// Width in characters.
    pub fn width(&self) -> usize {
        usize::from(self.size.0) * usize::from(self.cell.0)
    }

    /// Height in characters.
    pub fn height(&self) -> usize {
        usize::from(self.size.1) * usize::from(self.cell.1)
    }

    /// The glyph at a column and row counted in characters from the upper left; blank outside.
    pub fn glyph(&self, column: usize, row: usize) -> Glyph {
        if column < self.width() && row < self.height() {
            self.glyphs[row * self.width() + column]
        } else {
            Glyph::default()
        }
    }

    /// The upper left character of a place, if the board shows it.
    pub fn corner(&self, place: Place) -> Option<(usize, usize)> {
        let x = usize::try_from(i32::from(place.x) - i32::from(self.origin.x)).ok()?;
        let y = usize::try_from(i32::from(place.y) - i32::from(self.origin.y)).ok()?;
        (x < usize::from(self.size.0) && y < usize::from(self.size.1))
            .then(|| (x * usize::from(self.cell.0), y * usize::from(self.cell.1)))
    }

    /// Draws one glyph inside a place; ignored outside the board.
    pub fn set(&mut self, place: Place, column: u16, row: u16, symbol: char, ink: Ink) {
        if let Some((left, top)) = self.corner(place)
            && column < self.cell.0
            && row < self.cell.1
        {
            let width = self.width();
            self.glyphs[(top + usize::from(row)) * width + left + usize::from(column)] = Glyph { symbol, ink };
        }
    }

    /// Writes a text inside a place, from left to right; what does not fit is cut.
    pub fn write(&mut self, place: Place, column: u16, row: u16, text: &str, ink: Ink) {
        for (offset, symbol) in text.chars().enumerate() {
            self.set(place, column + offset as u16, row, symbol, ink);
        }
    }

    /// The board as lines of text, with coordinates along the top and the left.
    pub fn to_lines(&self) -> Vec<String> {
        let (cell_width, cell_height) = (usize::from(self.cell.0), usize::from(self.cell.1));
        let mut top = String::from("     ");
        for column in 0..self.size.0 {
            let x = i32::from(self.origin.x) + i32::from(column);
            top.push_str(&format!("{x:^cell_width$}"));
        }
        let mut lines = vec![top.trim_end().to_string()];
        for row in 0..self.height() {
            let label = if row % cell_height == cell_height / 2 {
                format!("{:>4} ", i64::from(self.origin.y) + (row / cell_height) as i64)
            } else {
                "     ".to_string()
            };
            let line: String = (0..self.width()).map(|column| self.glyph(column, row).symbol).collect();
            lines.push(format!("{label}{line}").trim_end().to_string());
        }
        lines
    }
}
