//! Colours, as far as the terminal has them.
//!
//! Colour is never the only sign: letters, frames and words say the same. Without colours the weight of the type helps.

use atoll_catalog::{Ink, MAX_SEATS, Seat};
use ratatui::style::{Color, Modifier, Style};

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Depth {
    None,
    Palette,
    Full,
}

/// The colours in use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    depth: Depth,
}

/// A colour as red, green and blue.
type Rgb = (u8, u8, u8);

const TABLE: Rgb = (0x0d, 0x27, 0x32);
const SEA: Rgb = (0x12, 0x50, 0x6a);
const SEA_LIT: Rgb = (0x17, 0x59, 0x74);
const WAVE: Rgb = (0x2c, 0x78, 0x92);
const GRASS: Rgb = (0x42, 0x6f, 0x3c);
const GRASS_LIT: Rgb = (0x48, 0x78, 0x42);
const LEAF: Rgb = (0x6c, 0x9f, 0x5a);
const PLANK: Rgb = (0x7a, 0x4f, 0x28);
const PLANK_LIT: Rgb = (0xe2, 0xb4, 0x7a);
const SUN: Rgb = (0xff, 0xcf, 0x5c);
const SYMBOL: Rgb = (0xff, 0xf3, 0xc4);
const SPENT: Rgb = (0x9f, 0xb4, 0xb4);
const DARK: Rgb = (0x21, 0x1f, 0x2a);
const WHITE: Rgb = (0xff, 0xff, 0xff);

/// Ground and letter of each seat's badge.
const SEATS: [(Rgb, Rgb); MAX_SEATS] = [
    ((0xd8, 0x38, 0x4a), WHITE),
    ((0xf6, 0xb5, 0x26), (0x3b, 0x26, 0x00)),
    ((0x27, 0x42, 0x9f), WHITE),
    ((0xf8, 0xf1, 0xe2), (0x3a, 0x32, 0x26)),
    (DARK, WHITE),
];

impl Theme {
    /// No colours at all.
    pub(crate) const MONO: Self = Self { depth: Depth::None };

    /// What the terminal says it can do, unless colours are unwanted.
    pub(crate) fn detect(no_color: bool) -> Self {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if no_color || is_set("NO_COLOR") {
            return Self::MONO;
        }
        let is_full = std::env::var("COLORTERM")
            .is_ok_and(|value| value.contains("truecolor") || value.contains("24bit"))
            || is_set("WT_SESSION");
        Self { depth: if is_full { Depth::Full } else { Depth::Palette } }
    }

    fn color(self, (red, green, blue): Rgb) -> Option<Color> {
        match self.depth {
            Depth::None => None,
            Depth::Palette => Some(Color::Indexed(nearest((red, green, blue)))),
            Depth::Full => Some(Color::Rgb(red, green, blue)),
        }
    }

    fn pair(self, letter: Rgb, ground: Rgb) -> Style {
        Style { fg: self.color(letter), bg: self.color(ground), ..Style::default() }
    }

    /// A glyph of the board; `ground` is what lies under it.
    pub(crate) fn glyph(self, ink: Ink, ground: Ink, is_odd: bool) -> Style {
        let (sea, grass) = if is_odd { (SEA_LIT, GRASS_LIT) } else { (SEA, GRASS) };
        let under = match ground {
            Ink::Sea => sea,
            Ink::Land => grass,
            Ink::Built => PLANK,
            _ => TABLE,
        };
        match ink {
            Ink::Blank => self.pair(SPENT, TABLE),
            Ink::Frame => self.pair(SPENT, under),
            Ink::Sea => self.pair(WAVE, sea),
            Ink::Land => self.pair(LEAF, grass),
            Ink::Built => self.pair(PLANK_LIT, PLANK),
            Ink::Symbol => self.pair(SYMBOL, under).add_modifier(Modifier::BOLD),
            Ink::Spent => self.pair(SPENT, under).add_modifier(Modifier::DIM),
            Ink::Piece(seat) => self.seat(seat),
            Ink::Candidate => self.pair(SUN, under),
        }
    }

    /// A seat's letter, wherever it stands.
    pub(crate) fn seat(self, seat: Seat) -> Style {
        let (ground, letter) = SEATS[seat.index()];
        let style = self.pair(letter, ground).add_modifier(Modifier::BOLD);
        if self.depth == Depth::None { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// The frame of what is chosen now.
    pub(crate) fn chosen_frame(self) -> Style {
        let style = self.pair(DARK, SUN).add_modifier(Modifier::BOLD);
        if self.depth == Depth::None { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// The chosen line of a list.
    pub(crate) fn chosen(self) -> Style {
        self.chosen_frame()
    }

    /// A bar across the screen.
    pub(crate) fn bar(self) -> Style {
        match self.depth {
            Depth::None => Style::new().add_modifier(Modifier::REVERSED),
            _ => self.pair((0xf4, 0xea, 0xd2), (0x15, 0x38, 0x4a)),
        }
    }

    /// A bar that asks somebody at this keyboard to do something.
    pub(crate) fn your_turn(self) -> Style {
        self.chosen_frame()
    }

    /// Headings.
    pub(crate) fn heading(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Things of second rank.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What a choice would lead to.
    pub(crate) fn prospect(self) -> Style {
        Style::new().add_modifier(Modifier::ITALIC)
    }
}

/// The closest of the 256 colours that terminals agree on.
fn nearest((red, green, blue): Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| (0..6_u8).min_by_key(|&i| STEPS[usize::from(i)].abs_diff(value)).unwrap_or(0);
    let distance = |(r, g, b): Rgb| {
        [(r, red), (g, green), (b, blue)].iter().map(|(x, y)| u32::from(x.abs_diff(*y)).pow(2)).sum::<u32>()
    };
    let (r, g, b) = (step(red), step(green), step(blue));
    let cube = (STEPS[usize::from(r)], STEPS[usize::from(g)], STEPS[usize::from(b)]);
    let mean = (u32::from(red) + u32::from(green) + u32::from(blue)) / 3;
    let grey_step = (mean.saturating_sub(3) / 10).min(23) as u8;
    let grey = 8 + 10 * grey_step;
    if distance((grey, grey, grey)) < distance(cube) { 232 + grey_step } else { 16 + 36 * r + 6 * g + b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_has_its_corners_and_greys() {
        assert_eq!(
            [nearest((0, 0, 0)), nearest(WHITE), nearest((255, 0, 0)), nearest((98, 98, 98))],
            [16, 231, 196, 241]
        );
    }

    #[test]
    fn without_colours_there_are_none() {
        for ink in [Ink::Blank, Ink::Sea, Ink::Symbol, Ink::Candidate] {
            let style = Theme::MONO.glyph(ink, Ink::Land, true);
            assert_eq!((style.fg, style.bg), (None, None));
        }
        let seat = Seat::A;
        assert!(Theme::MONO.seat(seat).add_modifier.contains(Modifier::REVERSED));
    }
}
