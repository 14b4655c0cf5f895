//! An address as a code that phones scan, drawn in letters.

use qrcode::QrCode;
use qrcode::types::Color;

use crate::out;

/// Light modules around the code, which scanners need to find it (ISO/IEC 18004 asks for four).
const QUIET: usize = 4;

/// The code of a text; nothing if there is no room for so long a text. Its ground is drawn in letters too, so that it is light
/// on a dark terminal; scanners read it in either sense.
pub(super) fn drawn(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let width = code.width();
    let is_light = |x: usize, y: usize| {
        let inside = QUIET..QUIET + width;
        !(inside.contains(&x) && inside.contains(&y)) || code[(x - QUIET, y - QUIET)] == Color::Light
    };
    Some(rows(width + 2 * QUIET, is_light, out::is_ascii()))
}

fn rows(size: usize, is_light: impl Fn(usize, usize) -> bool, is_ascii: bool) -> String {
    let mut text = String::new();
    // Letters are about twice as high as wide: with blocks two modules are one above the other, without two letters side by
    // side are one.
    for y in (0..size).step_by(if is_ascii { 1 } else { 2 }) {
        for x in 0..size {
            let (above, below) = (is_light(x, y), y + 1 < size && is_light(x, y + 1));
            text.push_str(match (is_ascii, above, below) {
                (true, true, _) => "##",
                (true, false, _) => "  ",
                (_, true, true) => "█",
                (_, true, false) => "▀",
                (_, false, true) => "▄",
                (_, false, false) => " ",
            });
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_drawn_two_to_a_letter_or_two_letters_each() {
        let is_light = |x: usize, y: usize| (x + y).is_multiple_of(2);
        assert_eq!(rows(3, is_light, false), "▀▄▀\n▀ ▀\n");
        assert_eq!(rows(2, is_light, true), "##  \n  ##\n");
    }

    #[test]
    fn an_address_has_a_code_with_a_quiet_border() {
        let code = drawn("http://192.168.1.20:4100").expect("short enough");
        let lines: Vec<&str> = code.lines().collect();
        assert!(lines.len() > 12 && lines.iter().all(|line| line.chars().count() == lines[0].chars().count()));
        let first = lines[0].chars().next();
        assert!(lines[0].chars().all(|letter| Some(letter) == first), "the border is light");
        assert!(drawn(&"x".repeat(5_000)).is_none());
    }
}
