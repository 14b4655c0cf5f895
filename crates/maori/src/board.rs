//! The table drawn with characters: the display in the explorer's ring, below it the boards, two in a row.
//!
//! A place is six columns by three rows. Coordinates are those of `docs/notation.md`.

use atoll_core::{Boards, Ink, Place, Seat, TextBoard};

use crate::components::{Shape, TileKind};
use crate::space::{Side, turned};
use crate::{PLACES, POSITIONS, Phase, Position, Rotation, Space, State, View};

const WIDTH: u16 = 6;
const HEIGHT: u16 = 3;
/// Columns and rows from one board to the next: the largest board and a gap, or its head.
const BLOCK: i16 = 6;
/// The first row of the first board.
const TOP: i16 = 7;

/// What the characters mean.
pub(crate) const LEGEND: &str =
    "# land   ( ) | - coast   ~ water   Y palm   ^ hut   @ half wreath   b boat   s shell   /VV\\ volcano";

type Picture = [[(char, Ink); WIDTH as usize]; HEIGHT as usize];

/// Palms, hut, boats, shells in at most four characters.
fn symbols(kind: &TileKind) -> String {
    let shown = [(kind.palms, 'Y'), (u8::from(kind.hut), '^'), (kind.boats, 'b'), (kind.shells, 's')];
    let spelt: String = shown.iter().flat_map(|&(n, sign)| std::iter::repeat_n(sign, n.into())).collect();
    if spelt.chars().count() <= 4 {
        return spelt;
    }
    let some = shown.iter().filter(|(n, _)| *n > 0);
    some.map(|&(n, sign)| if n == 1 { sign.to_string() } else { format!("{n}{sign}") }).collect::<String>()
}

/// A tile as it lies.
fn picture(kind: &TileKind, rotation: Rotation) -> Picture {
    let mut picture = [[('~', Ink::Sea); WIDTH as usize]; HEIGHT as usize];
    if kind.shape == Shape::Volcano {
        for (row, line) in ["~~/\\~~", "~/VV\\~", "/____\\"].iter().enumerate() {
            for (column, sign) in line.chars().enumerate() {
                picture[row][column] = (sign, if sign == '~' { Ink::Sea } else { Ink::Built });
            }
        }
        return picture;
    }
    let open = turned(kind.open, rotation.quarters());
    let wreath = turned(kind.wreath, rotation.quarters());
    if kind.shape.is_island() {
        draw_land(&mut picture, open, wreath);
    }
    let text = symbols(kind);
    let first = if text.chars().count() > 2 { 1 } else { 2 };
    for (column, sign) in (first..5).zip(text.chars()) {
        picture[1][column] = (sign, Ink::Symbol);
    }
    picture
}

fn draw_land(picture: &mut Picture, open: u8, wreath: u8) {
    let has = |sides: u8, side: Side| sides & side.bit() != 0;
    let half = |side, otherwise| if has(wreath, side) { ('@', Ink::Symbol) } else { (otherwise, Ink::Land) };
    picture[1][1..5].fill(('#', Ink::Land));
    picture[1][0] = if has(open, Side::West) { half(Side::West, '#') } else { ('(', Ink::Land) };
    picture[1][5] = if has(open, Side::East) { half(Side::East, '#') } else { (')', Ink::Land) };
    for (row, side, corner) in [(0, Side::North, '.'), (2, Side::South, '\'')] {
        let shore = |is_open: bool| if is_open { '-' } else { corner };
        let line = match has(open, side) {
            true => ['|', '#', '#', '|'],
            false => [shore(has(open, Side::West)), '-', '-', shore(has(open, Side::East))],
        };
        for (column, sign) in (1..).zip(line) {
            picture[row][column] = (sign, Ink::Land);
        }
        if has(open, side) {
            picture[row][2] = half(side, '#');
            picture[row][3] = half(side, '#');
        } else {
            for (column, beside) in [(0, Side::West), (5, Side::East)] {
                if has(open, beside) {
                    picture[row][column] = ('-', Ink::Land);
                }
            }
        }
    }
}

/// A design as lines of text, for the description of a set.
pub(crate) fn tile_lines(kind: &TileKind) -> Vec<String> {
    picture(kind, Rotation::default()).iter().map(|row| row.iter().map(|(sign, _)| *sign).collect()).collect()
}

/// The place of a space on a seat's board.
pub(crate) fn space_place(seat: Seat, space: Space) -> Place {
    let corner = corner_of(seat);
    Place { x: corner.x + i16::from(space.x()), y: corner.y + i16::from(space.y()) }
}

/// The place of a tile in the display.
pub(crate) fn display_place(place: u8) -> Place {
    Place { x: 1 + i16::from(place % 4), y: 1 + i16::from(place / 4) }
}

/// The place of a seat's storage.
pub(crate) fn storage_place(seat: Seat) -> Place {
    let corner = corner_of(seat);
    Place { x: corner.x + 4, y: corner.y - 1 }
}

fn corner_of(seat: Seat) -> Place {
    let seat = seat.index() as i16;
    Place { x: BLOCK * (seat % 2), y: TOP + BLOCK * (seat / 2) }
}

impl Boards for State {
    fn board(view: &View) -> TextBoard {
        let state = &view.table;
        let rows_of_boards = u16::from(state.seats).div_ceil(2);
        let height = TOP as u16 - 1 + rows_of_boards * BLOCK as u16;
        let mut board = TextBoard::new(Place { x: 0, y: 0 }, (2 * BLOCK as u16 - 1, height), (WIDTH, HEIGHT));
        draw_display(state, &mut board);
        draw_ring(state, &mut board);
        for seat in Seat::all(state.seats) {
            draw_bay(state, seat, &mut board);
        }
        board
    }
}

fn put(board: &mut TextBoard, place: Place, picture: &Picture) {
    for (row, line) in (0..).zip(picture) {
        for (column, &(sign, ink)) in (0..).zip(line) {
            board.set(place, column, row, sign, ink);
        }
    }
}

fn draw_display(state: &State, board: &mut TextBoard) {
    for place in 0..PLACES {
        if let Some(tile) = state.shown(place) {
            put(board, display_place(place as u8), &picture(state.components.tile(tile), Rotation::default()));
        }
    }
    if state.phase == Phase::Act {
        for (price, (_, place)) in state.takeable().into_iter().enumerate() {
            board.write(display_place(place), 0, 0, &price.to_string(), Ink::Candidate);
        }
    }
}

/// The explorer, an arrow into its line; else how many steps lead there, and for how many shells.
fn draw_ring(state: &State, board: &mut TextBoard) {
    let steps = state.steps();
    for number in 0..POSITIONS {
        let position = Position(number);
        let arrow = ['▼', '◄', '▲', '►'][usize::from(number / 4)];
        if state.explorer() == Some(position) {
            board.write(position.place(), 1, 1, &format!("«{arrow}»"), Ink::Built);
        } else if let Some((steps, _, price)) = steps.iter().find(|(_, at, _)| *at == position) {
            let price = if *price == 0 { String::new() } else { format!("-{price}s") };
            board.write(position.place(), 1, 1, &format!("{steps}{price}"), Ink::Candidate);
        } else {
            board.set(position.place(), 2, 1, '·', Ink::Frame);
        }
    }
}

fn draw_bay(state: &State, seat: Seat, board: &mut TextBoard) {
    let (kind, bay) = (state.board_kind(), state.bay(seat));
    let corner = corner_of(seat);
    let total = state.scores()[seat.index()].total();
    let name = format!("[{seat}]");
    let head = format!("{name} ={total} {}b {}s", bay.boats(), bay.shells());
    for (column, sign) in (0..).zip(head.chars()) {
        let place = Place { x: corner.x + column / WIDTH as i16, y: corner.y - 1 };
        let ink = if column < name.len() as i16 { Ink::Piece(seat) } else { Ink::Symbol };
        board.set(place, column as u16 % WIDTH, 1, sign, ink);
    }
    if let Some(tile) = bay.stored() {
        put(board, storage_place(seat), &picture(state.components.tile(tile), Rotation::default()));
    }
    for y in 0..kind.height {
        for x in 0..kind.width {
            let place = Place { x: corner.x + i16::from(x), y: corner.y + i16::from(y) };
            match Space::new(x, y).filter(|space| kind.waters.has(*space)) {
                Some(space) => draw_space(state, seat, space, place, board),
                None => put(board, place, &[[(':', Ink::Frame); WIDTH as usize]; HEIGHT as usize]),
            }
        }
    }
}

fn draw_space(state: &State, seat: Seat, space: Space, place: Place, board: &mut TextBoard) {
    let (kind, bay) = (state.board_kind(), state.bay(seat));
    match bay.tile(space) {
        Some((tile, rotation)) => put(board, place, &picture(state.components.tile(tile), rotation)),
        None if kind.boat_spaces.has(space) => board.set(place, 2, 1, 'b', Ink::Symbol),
        None => board.set(place, 2, 1, '·', Ink::Sea),
    }
    if kind.reef.has(space) {
        for (column, row) in [(0, 0), (5, 0), (0, 2), (5, 2)] {
            board.set(place, column, row, '°', Ink::Frame);
        }
    }
    if bay.ship() == Some(space) {
        board.write(place, 0, 0, &format!("[{seat}]"), Ink::Piece(seat));
    }
}
