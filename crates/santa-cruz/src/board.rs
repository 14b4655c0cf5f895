//! The map drawn with characters.
//!
//! A site is six columns by two rows: its name and the letters of those who built there, below them what its tile shows:
//! `L`, `C` or `H` for lighthouse, church or house, the points, then s f w u g for sheep, fish, wood, sugar and gold, the
//! fish bonus, and `*` for a bird. `?` is a face-down tile. `·` are paths, `≈` rivers.

use atoll_core::{Boards, Ink, Place, Seat, TextBoard};

use crate::components::{Components, GRID, SiteId, Tile};
use crate::names::{Building, Category, Resource};
use crate::{State, View};

const WIDTH: u16 = 6;
const HEIGHT: u16 = 2;

/// What a tile shows, such as `L1f+2`.
pub(crate) fn tile_sign(tile: &Tile) -> String {
    let building = match tile.building {
        Building::Lighthouse => 'L',
        Building::Church => 'C',
        Building::House => 'H',
    };
    let mut sign = format!("{building}{}", tile.points);
    for resource in &tile.resources {
        sign.push(match resource {
            Resource::Sheep => 's',
            Resource::Fish => 'f',
            Resource::Wood => 'w',
            Resource::Sugar => 'u',
            Resource::Gold => 'g',
        });
    }
    if tile.fish_bonus > 0 {
        sign.push_str(&format!("+{}", tile.fish_bonus));
    }
    if tile.bird {
        sign.push('*');
    }
    sign
}

impl Boards for State {
    fn board(view: &View) -> TextBoard {
        let facts = &view.facts;
        let set = &facts.components;
        let mut board = TextBoard::new(Place { x: 0, y: 0 }, (GRID.0 as u16, GRID.1 as u16), (WIDTH, HEIGHT));
        for path in &set.paths {
            draw_link(&mut board, set, path.ends, '·', Ink::Frame);
        }
        for river in &set.rivers {
            for pair in river.sites.windows(2) {
                draw_link(&mut board, set, [pair[0], pair[1]], '≈', Ink::Sea);
            }
        }
        for site in set.site_ids() {
            let place = set.place(site);
            for row in 0..HEIGHT {
                board.write(place, 0, row, "      ", Ink::Blank);
            }
            let ink = match set.site(site).category {
                Category::Coast => Ink::Sea,
                Category::Land => Ink::Land,
                Category::Volcano => Ink::Built,
            };
            board.write(place, 1, 0, &set.site(site).id, ink);
            let owners = Seat::all(facts.seats).filter(|seat| facts.buildings[seat.index()].has(site));
            for (column, seat) in (4..).zip(owners) {
                board.set(place, column, 0, seat.letter(), Ink::Piece(seat));
            }
            match facts.tile_on(site) {
                Some(tile) => board.write(place, 1, 1, &tile_sign(set.tile(tile)), Ink::Symbol),
                None => board.write(place, 1, 1, "?", Ink::Spent),
            }
        }
        board
    }
}

/// A line from site to site; the sites are drawn over it.
fn draw_link(board: &mut TextBoard, set: &Components, ends: [SiteId; 2], sign: char, ink: Ink) {
    let middle = |site: SiteId| {
        let place = set.place(site);
        (i32::from(place.x) * i32::from(WIDTH) + 2, i32::from(place.y) * i32::from(HEIGHT))
    };
    let ((x0, y0), (x1, y1)) = (middle(ends[0]), middle(ends[1]));
    // A row is about as high as two columns are wide, so every other column is enough.
    let steps = ((x1 - x0).abs() / 2).max((y1 - y0).abs()).max(1);
    for step in 0..=steps {
        let along = |from: i32, to: i32| from + ((to - from) * step * 2 + steps) / (steps * 2);
        let (x, y) = (along(x0, x1), along(y0, y1));
        let (width, height) = (i32::from(WIDTH), i32::from(HEIGHT));
        let place = Place { x: x.div_euclid(width) as i16, y: y.div_euclid(height) as i16 };
        board.set(place, x.rem_euclid(width) as u16, y.rem_euclid(height) as u16, sign, ink);
    }
}
