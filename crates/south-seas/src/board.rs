//! Tiles and the map drawn with characters.
//!
//! A tile is nine columns by five rows: `#` land, `~` water, double lines bridges, `●` a stone, `M` a market. Wares are
//! small letters (b, s, f; ff a double group), `^` a fishing boat, `x` covered fish, and `[A]` an islander of seat A.

use atoll_core::{Boards, Ink, Place, TextBoard};

use crate::components::{BridgeEnd, Components, FeatureKind, Layout, NO_PART, SegmentId, TileId};
use crate::{Placed, Side, State, View};

const WIDTH: usize = 9;
const HEIGHT: usize = 5;
const MIDDLE: (usize, usize) = (4, 2);

/// One tile in one rotation: for each character the part it belongs to and the sign that stands there.
struct Sketch {
    parts: [[u8; WIDTH]; HEIGHT],
    signs: [[(char, Ink); WIDTH]; HEIGHT],
}

/// Characters of a half-edge, 0 to 7 clockwise from n1.
fn half_edge_cells(half: u8) -> Vec<(usize, usize)> {
    let (left, right, upper, lower) = (0..4, 5..9, 0..2, 3..5);
    match half {
        0 => left.map(|x| (x, 0)).collect(),
        1 => right.map(|x| (x, 0)).collect(),
        2 => upper.map(|y| (8, y)).collect(),
        3 => lower.map(|y| (8, y)).collect(),
        4 => right.map(|x| (x, 4)).collect(),
        5 => left.map(|x| (x, 4)).collect(),
        6 => lower.map(|y| (0, y)).collect(),
        _ => upper.map(|y| (0, y)).collect(),
    }
}

/// Whether a character lies on an island that reaches these sides, in a tile whose far sides are 16 steps apart.
fn is_land(sides: &[Side], x: usize, y: usize) -> bool {
    let (x, y) = (x as i32, y as i32);
    let depth = |side: Side| match side {
        Side::North => y * 4,
        Side::South => (4 - y) * 4,
        Side::West => x * 2,
        Side::East => (8 - x) * 2,
    };
    let is_corner = (x == 0 || x == 8) && (y == 0 || y == 4);
    match *sides {
        // A cap leaves the corners to the sea, so that caps which meet at their tips stay apart.
        [side] => depth(side) <= 2 && !is_corner,
        [one, other] if one.opposite() == other => {
            let across = one.turned(1);
            (4..=12).contains(&depth(across))
        }
        [one, other] => depth(one) + depth(other) <= 10,
        [_, _, _] => {
            let free = Side::ALL.into_iter().find(|side| !sides.contains(side)).unwrap_or(Side::South);
            let beside = depth(free.turned(1));
            depth(free) > 6 || (depth(free) > 2 && !(4..=12).contains(&beside))
        }
        _ => true,
    }
}

/// The characters from the middle of a side to the middle of the tile.
fn way(side: Side) -> Vec<(usize, usize)> {
    match side {
        Side::North => (0..=2).map(|y| (4, y)).collect(),
        Side::South => (2..=4).rev().map(|y| (4, y)).collect(),
        Side::West => (0..=4).map(|x| (x, 2)).collect(),
        Side::East => (4..=8).rev().map(|x| (x, 2)).collect(),
    }
}

impl Sketch {
    fn new(layout: &Layout, quarters: u8) -> Self {
        let mut sketch = Self { parts: [[NO_PART; WIDTH]; HEIGHT], signs: [[('~', Ink::Sea); WIDTH]; HEIGHT] };
        let bridges = layout.bridges.len() as u8;
        for (index, sides) in layout.islands.iter().enumerate() {
            let sides: Vec<Side> = sides.iter().map(|side| side.turned(quarters)).collect();
            for (x, y) in cells().filter(|&(x, y)| is_land(&sides, x, y)) {
                sketch.set(x, y, bridges + index as u8, '#', Ink::Land);
            }
        }
        for (index, ends) in layout.bridges.iter().enumerate() {
            sketch.draw_bridge(layout, index as u8, ends, quarters);
        }
        if layout.bridges.iter().flatten().any(|end| *end == BridgeEnd::Stone) {
            sketch.set(MIDDLE.0, MIDDLE.1, NO_PART, '●', Ink::Built);
        }
        let seas = bridges + layout.islands.len() as u8;
        for (index, halves) in layout.seas.iter().enumerate() {
            for &half in halves {
                sketch.flood(half_edge_cells((half + 2 * quarters) & 7), seas + index as u8);
            }
        }
        if layout.market {
            let market = seas + layout.seas.len() as u8;
            for x in 3..=5 {
                sketch.set(x, 2, market, ['[', 'M', ']'][x - 3], Ink::Built);
            }
        }
        sketch
    }

    fn set(&mut self, x: usize, y: usize, part: u8, sign: char, ink: Ink) {
        self.parts[y][x] = part;
        self.signs[y][x] = (sign, ink);
    }

    fn draw_bridge(&mut self, layout: &Layout, part: u8, ends: &[BridgeEnd; 2], quarters: u8) {
        let sides: Vec<Side> = ends
            .iter()
            .filter_map(|end| if let BridgeEnd::Edge(side) = end { Some(side.turned(quarters)) } else { None })
            .collect();
        let mut sides_in = sides.clone();
        if ends.contains(&BridgeEnd::Island)
            && let Some(side) = layout.islands.iter().flatten().next()
        {
            // The way goes on towards the island and stops at its shore.
            sides_in.push(side.turned(quarters));
        }
        for &side in &sides_in {
            for (x, y) in way(side) {
                if self.signs[y][x].1 == Ink::Land {
                    if sides.contains(&side) { break } else { continue }
                }
                let sign = if (side as usize).is_multiple_of(2) { '║' } else { '═' };
                self.set(x, y, part, sign, Ink::Built);
            }
        }
        if self.signs[MIDDLE.1][MIDDLE.0].1 == Ink::Built {
            let reaches = |side: Side| sides_in.contains(&side);
            let turn = match (reaches(Side::North), reaches(Side::East), reaches(Side::South), reaches(Side::West)) {
                (true, true, false, false) => '╚',
                (false, true, true, false) => '╔',
                (false, false, true, true) => '╗',
                (true, false, false, true) => '╝',
                (_, false, _, false) => '║',
                _ => '═',
            };
            self.set(MIDDLE.0, MIDDLE.1, part, turn, Ink::Built);
        }
    }

    /// Gives the water that hangs together with these characters to a sea part.
    fn flood(&mut self, from: Vec<(usize, usize)>, part: u8) {
        let mut waiting = from;
        while let Some((x, y)) = waiting.pop() {
            if x < WIDTH && y < HEIGHT && self.signs[y][x].1 == Ink::Sea && self.parts[y][x] == NO_PART {
                self.parts[y][x] = part;
                waiting.extend([(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))]);
            }
        }
    }

    /// Writes a label onto a part, in the longest run nearest to its middle; what does not fit loses its front.
    fn label(&mut self, part: u8, text: &str, ink: Ink) {
        let mine: Vec<(usize, usize)> = cells().filter(|&(x, y)| self.parts[y][x] == part).collect();
        if mine.is_empty() || text.is_empty() {
            return;
        }
        let (middle_x, middle_y) = (
            mine.iter().map(|&(x, _)| x).sum::<usize>() as f32 / mine.len() as f32,
            mine.iter().map(|&(_, y)| y).sum::<usize>() as f32 / mine.len() as f32,
        );
        let letters: Vec<char> = text.chars().collect();
        let room = |&(x, y): &(usize, usize)| (x..WIDTH).take_while(|&x| self.parts[y][x] == part).count();
        let distance = |&(x, y): &(usize, usize), length: usize| {
            (x as f32 + (length as f32 - 1.0) / 2.0 - middle_x).abs() + 2.0 * (y as f32 - middle_y).abs()
        };
        for length in (1..=letters.len()).rev() {
            let best = mine
                .iter()
                .filter(|cell| room(cell) >= length)
                .min_by(|one, other| distance(one, length).total_cmp(&distance(other, length)))
                .copied();
            if let Some((x, y)) = best {
                for (offset, &letter) in letters[letters.len() - length..].iter().enumerate() {
                    self.signs[y][x + offset] = (letter, ink);
                }
                return;
            }
        }
    }

    fn draw_onto(&self, board: &mut TextBoard, place: Place) {
        for (x, y) in cells() {
            let (sign, ink) = self.signs[y][x];
            board.set(place, x as u16, y as u16, sign, ink);
        }
    }
}

fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

/// A tile with its symbols.
fn sketch_tile(set: &Components, tile: TileId, quarters: u8, covered: u16) -> Sketch {
    let mut sketch = Sketch::new(set.layout_of(tile), quarters);
    for (index, segment) in set.tile(tile).segments.iter().enumerate() {
        let letter = match segment.kind {
            FeatureKind::Bridge => 's',
            FeatureKind::Island => 'b',
            FeatureKind::Sea => 'f',
            FeatureKind::Market => continue,
        };
        let (sign, ink) = if covered >> index & 1 == 1 { ('x', Ink::Spent) } else { (letter, Ink::Symbol) };
        let shown = match segment.symbols {
            0 if segment.boat => "^".to_string(),
            n @ 0..=3 => sign.to_string().repeat(n.into()),
            n => format!("{n}{sign}"),
        };
        sketch.label(index as u8, &shown, ink);
    }
    sketch
}

/// A tile design, unrotated, as five lines.
pub(crate) fn tile_lines(set: &Components, tile: TileId) -> Vec<String> {
    let sketch = sketch_tile(set, tile, 0, 0);
    sketch.signs.iter().map(|row| row.iter().map(|(sign, _)| sign).collect()).collect()
}

impl Boards for State {
    /// The map and one ring of empty cells around it.
    fn board(view: &View) -> TextBoard {
        let state = State::from_facts(view.facts.clone());
        let facts = &state.facts;
        let xs = || facts.tiles.iter().map(|laid| i16::from(laid.cell.x()));
        let ys = || facts.tiles.iter().map(|laid| i16::from(laid.cell.y()));
        let (left, right) = (xs().min().unwrap_or(0) - 1, xs().max().unwrap_or(0) + 1);
        let (top, bottom) = (ys().min().unwrap_or(0) - 1, ys().max().unwrap_or(0) + 1);
        let size = ((right - left + 1) as u16, (bottom - top + 1) as u16);
        let mut board = TextBoard::new(Place { x: left, y: top }, size, (WIDTH as u16, HEIGHT as u16));
        for (number, laid) in facts.tiles.iter().enumerate() {
            draw_laid(&state, number as u8, laid, &mut board);
        }
        board
    }
}

fn draw_laid(state: &State, number: u8, laid: &Placed, board: &mut TextBoard) {
    let set = &state.facts.components;
    let mut sketch = sketch_tile(set, laid.tile, laid.rotation.quarters(), laid.covered);
    for seat in atoll_core::Seat::all(state.facts.seats) {
        for at in state.facts.islanders[seat.index()].iter().filter(|at| at.tile == number) {
            let SegmentId(part) = at.segment;
            sketch.label_islander(part, seat);
        }
    }
    sketch.draw_onto(board, laid.cell.into());
}

impl Sketch {
    /// An islander beside the symbol of its part, or over it if there is no room.
    fn label_islander(&mut self, part: u8, seat: atoll_core::Seat) {
        if self.signs[MIDDLE.1][MIDDLE.0].0 == 'M' && self.parts[MIDDLE.1][MIDDLE.0] == part {
            self.set(2, MIDDLE.1, part, 'M', Ink::Built);
            self.signs[MIDDLE.1][MIDDLE.0] = (seat.letter(), Ink::Piece(seat));
            return;
        }
        let free: Vec<(usize, usize)> = cells()
            .filter(|&(x, y)| self.parts[y][x] == part && !matches!(self.signs[y][x].1, Ink::Symbol | Ink::Spent))
            .collect();
        let run = free.iter().find(|&&(x, y)| (x..x + 3).all(|x| free.contains(&(x, y))));
        match (run, free.first()) {
            (Some(&(x, y)), _) => {
                for (offset, sign) in ['[', seat.letter(), ']'].into_iter().enumerate() {
                    self.signs[y][x + offset] = (sign, Ink::Piece(seat));
                }
            }
            (None, Some(&(x, y))) => self.signs[y][x] = (seat.letter(), Ink::Piece(seat)),
            (None, None) => self.label(part, &seat.letter().to_string(), Ink::Piece(seat)),
        }
    }
}
