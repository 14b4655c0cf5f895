//! The map: a text board in colour, seen through a window that can be moved.

use atoll_catalog::{Glyph, Ink, Place, Seat, TextBoard};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::theme::Theme;

/// Where the window stands, in characters counted from the upper left of place 0,0.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Camera {
    left: i32,
    top: i32,
    focus: Option<Place>,
    is_free: bool,
}

/// The part of the line of characters that one axis of the board covers: start and length.
type Span = (i32, i32);

impl Camera {
    /// Moves the window by hand; it stays there until something else is looked at.
    pub(crate) fn pan(&mut self, columns: i32, rows: i32) {
        self.left += columns;
        self.top += rows;
        self.is_free = true;
    }

    /// Moves the window if the key says so; false if it is no such key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let is_shifted = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up if is_shifted => self.pan(0, -3),
            KeyCode::Down if is_shifted => self.pan(0, 3),
            KeyCode::Left if is_shifted => self.pan(-6, 0),
            KeyCode::Right if is_shifted => self.pan(6, 0),
            KeyCode::Char('H') => self.pan(-6, 0),
            KeyCode::Char('J') => self.pan(0, 3),
            KeyCode::Char('K') => self.pan(0, -3),
            KeyCode::Char('L') => self.pan(6, 0),
            KeyCode::Char('c') => self.centre(),
            _ => return false,
        }
        true
    }

    /// Gives the window back to the focus.
    pub(crate) fn centre(&mut self) {
        self.is_free = false;
        self.focus = None;
    }

    /// Follows the focus: centres a board that fits, else moves no further than needed.
    fn aim(&mut self, window: Rect, board: &TextBoard, focus: Option<Place>) {
        if focus != self.focus {
            self.is_free = false;
        }
        let (across, down) = spans(board);
        let sizes = (i32::from(window.width), i32::from(window.height));
        if self.is_free {
            // Something of the board always stays in sight.
            self.left = self.left.clamp(across.0 - sizes.0 + 3, across.0 + across.1 - 3);
            self.top = self.top.clamp(down.0 - sizes.1 + 2, down.0 + down.1 - 2);
            return;
        }
        let is_fresh = self.focus.is_none();
        self.focus = focus;
        let cell = focus.map(|place| cell_spans(board, place));
        self.left = follow(self.left, sizes.0, across, cell.map(|cell| cell.0), is_fresh);
        self.top = follow(self.top, sizes.1, down, cell.map(|cell| cell.1), is_fresh);
    }
}

/// The new start of the window along one axis.
fn follow(start: i32, size: i32, board: Span, cell: Option<Span>, is_fresh: bool) -> i32 {
    if board.1 <= size {
        return board.0 - (size - board.1) / 2;
    }
    let Some((at, length)) = cell else { return board.0 + (board.1 - size) / 2 };
    if length >= size {
        return at;
    }
    let centred = at - (size - length) / 2;
    // Half a cell beyond the cell in focus stays in sight, so that one sees what it touches.
    let margin = (length / 2 + 1).min((size - length) / 2);
    let start = if is_fresh { centred } else { start.clamp(at + length + margin - size, at - margin) };
    start.clamp(board.0, board.0 + board.1 - size)
}

fn spans(board: &TextBoard) -> (Span, Span) {
    let (left, top) = (i32::from(board.origin.x), i32::from(board.origin.y));
    let (width, height) = (i32::from(board.cell.0), i32::from(board.cell.1));
    ((left * width, board.width() as i32), (top * height, board.height() as i32))
}

fn cell_spans(board: &TextBoard, place: Place) -> (Span, Span) {
    let (width, height) = (i32::from(board.cell.0), i32::from(board.cell.1));
    ((i32::from(place.x) * width, width), (i32::from(place.y) * height, height))
}

/// Everything the map shows.
pub(crate) struct Map<'a> {
    /// The board as it is; it decides how far the map reaches.
    pub(crate) board: &'a TextBoard,
    /// The board as it would be, if a choice is being looked at.
    pub(crate) preview: Option<&'a TextBoard>,
    /// Cells where something may be done now.
    pub(crate) candidates: &'a [Place],
    /// The cell that is looked at.
    pub(crate) chosen: Option<Place>,
    /// Where each seat did something last.
    pub(crate) last: &'a [(Seat, Place)],
    /// Where to look if no cell is chosen.
    pub(crate) focus: Option<Place>,
    /// The colours.
    pub(crate) theme: Theme,
}

impl Map<'_> {
    /// Draws the window; with rulers if there is room for them.
    pub(crate) fn draw(&self, camera: &mut Camera, area: Rect, buffer: &mut Buffer) {
        let has_rulers = area.width >= 56 && area.height >= 18;
        let window = if has_rulers {
            Rect { x: area.x + 4, y: area.y + 1, width: area.width - 4, height: area.height - 1 }
        } else {
            area
        };
        camera.aim(window, self.board, self.chosen.or(self.focus));
        let (width, height) = (i32::from(self.board.cell.0), i32::from(self.board.cell.1));
        let is_framed = |place: Place| self.chosen == Some(place) || self.candidates.contains(&place);
        for row in 0..window.height {
            for column in 0..window.width {
                let (x, y) = (camera.left + i32::from(column), camera.top + i32::from(row));
                let place = place_at(x.div_euclid(width), y.div_euclid(height));
                let inner = (x.rem_euclid(width) as usize, y.rem_euclid(height) as usize);
                let (symbol, style) = match place {
                    Some(place) if is_framed(place) => self.framed(place, inner),
                    Some(place) => self.marked(place, inner),
                    None => (' ', self.theme.glyph(Ink::Blank, Ink::Blank, false)),
                };
                if let Some(cell) = buffer.cell_mut((window.x + column, window.y + row)) {
                    cell.set_char(symbol).set_style(style);
                }
            }
        }
        if has_rulers {
            self.draw_rulers(*camera, area, window, buffer);
        }
    }

    fn glyph(&self, place: Place, inner: (usize, usize)) -> Glyph {
        let board = self.preview.unwrap_or(self.board);
        board.corner(place).map_or_else(Glyph::default, |(left, top)| board.glyph(left + inner.0, top + inner.1))
    }

    /// What lies under a character that is no ground itself: the nearest ground in its cell.
    fn ground(&self, place: Place, inner: (usize, usize)) -> Ink {
        let is_ground = |ink: Ink| matches!(ink, Ink::Sea | Ink::Land | Ink::Built);
        let own = self.glyph(place, inner).ink;
        if is_ground(own) {
            return own;
        }
        let (width, height) = (usize::from(self.board.cell.0), usize::from(self.board.cell.1));
        (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .filter(|&at| is_ground(self.glyph(place, at).ink))
            // A row is about twice as far away as a column.
            .min_by_key(|&(x, y)| x.abs_diff(inner.0) + 2 * y.abs_diff(inner.1))
            .map_or(Ink::Blank, |at| self.glyph(place, at).ink)
    }

    fn is_blank(&self, place: Place) -> bool {
        let (width, height) = (usize::from(self.board.cell.0), usize::from(self.board.cell.1));
        (0..height).all(|y| (0..width).all(|x| self.glyph(place, (x, y)).ink == Ink::Blank))
    }

    /// A character of the board.
    fn plain(&self, place: Place, inner: (usize, usize)) -> (char, Style) {
        let glyph = self.glyph(place, inner);
        (glyph.symbol, self.theme.glyph(glyph.ink, self.ground(place, inner), is_odd(place)))
    }

    /// A character of an ordinary cell, with the mark of a last move.
    fn marked(&self, place: Place, inner: (usize, usize)) -> (char, Style) {
        let ground = self.ground(place, inner);
        let movers: Vec<Seat> = self.last.iter().filter(|(_, last)| *last == place).map(|(seat, _)| *seat).collect();
        if !movers.is_empty()
            && let Some((left, row)) = self.mark_corner(place, movers.len() + 1)
            && inner.1 == row
            && (left..=left + movers.len()).contains(&inner.0)
        {
            return match movers.get((inner.0 - left).wrapping_sub(1)) {
                Some(seat) => (seat.letter(), self.theme.seat(*seat)),
                None => ('▸', self.theme.glyph(Ink::Symbol, ground, is_odd(place))),
            };
        }
        self.plain(place, inner)
    }

    /// Where a mark of this many characters covers nothing but ground: the first of four corners.
    fn mark_corner(&self, place: Place, length: usize) -> Option<(usize, usize)> {
        let (width, height) = (usize::from(self.board.cell.0), usize::from(self.board.cell.1));
        let right = width.checked_sub(length)?;
        [(0, 0), (right, 0), (right, height - 1), (0, height - 1)].into_iter().find(|&(left, row)| {
            (left..left + length).all(|x| matches!(self.glyph(place, (x, row)).ink, Ink::Sea | Ink::Land))
        })
    }

    /// A character of a cell that can be chosen, or is.
    fn framed(&self, place: Place, inner: (usize, usize)) -> (char, Style) {
        let is_chosen = self.chosen == Some(place);
        let (width, height) = (usize::from(self.board.cell.0), usize::from(self.board.cell.1));
        let style = if is_chosen {
            self.theme.chosen_frame()
        } else {
            self.theme.glyph(Ink::Candidate, self.ground(place, inner), is_odd(place))
        };
        if matches!(self.glyph(place, inner).ink, Ink::Piece(_) | Ink::Symbol | Ink::Spent) {
            return self.plain(place, inner);
        }
        let (left, right) = (inner.0 == 0, inner.0 == width - 1);
        let (top, bottom) = (inner.1 == 0, inner.1 == height - 1);
        let corners = if is_chosen { ['┏', '┓', '┗', '┛'] } else { ['┌', '┐', '└', '┘'] };
        match (left, right, top, bottom) {
            (true, _, true, _) => return (corners[0], style),
            (_, true, true, _) => return (corners[1], style),
            (true, _, _, true) => return (corners[2], style),
            (_, true, _, true) => return (corners[3], style),
            _ => {}
        }
        if !self.is_blank(place) {
            return self.plain(place, inner);
        }
        if top || bottom {
            return ('╌', style);
        }
        if left || right {
            return ('╎', style);
        }
        // The sign of an empty cell is its name.
        let name: Vec<char> = format!("{},{}", place.x, place.y).chars().collect();
        let start = (width.saturating_sub(name.len())) / 2;
        match inner.0.checked_sub(start).and_then(|at| name.get(at)) {
            Some(letter) if inner.1 == height / 2 => (*letter, style),
            _ => (' ', self.theme.glyph(Ink::Blank, Ink::Blank, false)),
        }
    }

    fn draw_rulers(&self, camera: Camera, area: Rect, window: Rect, buffer: &mut Buffer) {
        let style = self.theme.faint();
        let (width, height) = (i32::from(self.board.cell.0), i32::from(self.board.cell.1));
        for column in 0..window.width {
            let x = camera.left + i32::from(column);
            if x.rem_euclid(width) == width / 2 {
                let label = x.div_euclid(width).to_string();
                let left = (window.x + column).saturating_sub(label.len() as u16 / 2);
                buffer.set_stringn(left, area.y, &label, usize::from(area.right() - left), style);
            }
        }
        for row in 0..window.height {
            let y = camera.top + i32::from(row);
            if y.rem_euclid(height) == height / 2 {
                buffer.set_stringn(area.x, window.y + row, format!("{:>3}", y.div_euclid(height)), 3, style);
            }
        }
    }
}

/// Every other cell is a little lighter, so that cells can be told apart at sea.
fn is_odd(place: Place) -> bool {
    (i32::from(place.x) + i32::from(place.y)) % 2 != 0
}

fn place_at(x: i32, y: i32) -> Option<Place> {
    Some(Place { x: i16::try_from(x).ok()?, y: i16::try_from(y).ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> TextBoard {
        let mut board = TextBoard::new(Place { x: -1, y: -1 }, (3, 3), (5, 3));
        for y in 0..3 {
            board.write(Place { x: 0, y: 0 }, 0, y, "~~#~~", Ink::Sea);
        }
        board.set(Place { x: 0, y: 0 }, 2, 1, 's', Ink::Symbol);
        board
    }

    fn drawn(map: &Map<'_>, width: u16, height: u16) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        map.draw(&mut Camera::default(), Rect::new(0, 0, width, height), &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol().to_string()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_string()).collect()
    }

    #[test]
    fn a_board_that_fits_is_centred_with_its_frames() {
        let board = board();
        let (place, other) = (Place { x: 1, y: 0 }, Place { x: 0, y: 1 });
        let map = Map {
            board: &board,
            preview: None,
            candidates: &[place, other],
            chosen: Some(other),
            last: &[(Seat::new(1).expect("seat B"), Place { x: 0, y: 0 })],
            focus: None,
            theme: Theme::MONO,
        };
        let lines = drawn(&map, 15, 9);
        assert_eq!(
            lines[3..],
            ["     ▸B#~~┌╌╌╌┐", "     ~~s~~╎1,0╎", "     ~~#~~└╌╌╌┘", "     ┏╌╌╌┓", "     ╎0,1╎", "     ┗╌╌╌┛"]
        );
        assert!(lines[..3].iter().all(String::is_empty));
    }

    #[test]
    fn the_window_follows_the_focus_and_can_be_moved() {
        let board = TextBoard::new(Place { x: 0, y: 0 }, (20, 20), (5, 3));
        let window = Rect::new(0, 0, 20, 9);
        let mut camera = Camera::default();
        camera.aim(window, &board, Some(Place { x: 10, y: 10 }));
        let seen = |camera: Camera, place: Place| {
            let (across, down) = cell_spans(&board, place);
            across.0 >= camera.left
                && across.0 + 5 <= camera.left + 20
                && down.0 >= camera.top
                && down.0 + 3 <= camera.top + 9
        };
        assert!(seen(camera, Place { x: 10, y: 10 }));
        for place in [Place { x: 13, y: 10 }, Place { x: 0, y: 0 }, Place { x: 19, y: 19 }] {
            camera.aim(window, &board, Some(place));
            assert!(seen(camera, place), "{place:?}");
        }
        camera.pan(-1_000, -1_000);
        camera.aim(window, &board, Some(Place { x: 19, y: 19 }));
        assert!(camera.left > -20 && camera.top > -9, "something stays in sight");
        camera.centre();
        camera.aim(window, &board, Some(Place { x: 19, y: 19 }));
        assert!(seen(camera, Place { x: 19, y: 19 }));
    }

    #[test]
    fn a_symbol_stands_on_its_ground() {
        let board = board();
        let map = Map {
            board: &board,
            preview: None,
            candidates: &[],
            chosen: None,
            last: &[],
            focus: None,
            theme: Theme::MONO,
        };
        assert_eq!(map.ground(Place { x: 0, y: 0 }, (2, 1)), Ink::Sea);
        assert_eq!(map.ground(Place { x: 1, y: 1 }, (2, 1)), Ink::Blank);
    }
}
