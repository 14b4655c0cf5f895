//! Wares: bananas, shells, fish.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A kind of ware (SS-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Ware {
    /// From islands.
    Banana,
    /// From bridges.
    Shell,
    /// From the sea.
    Fish,
}

impl Ware {
    /// The three kinds, in notation order.
    pub const ALL: [Self; 3] = [Self::Banana, Self::Shell, Self::Fish];

    /// `B`, `S` or `F`.
    pub const fn letter(self) -> char {
        ['B', 'S', 'F'][self as usize]
    }

    /// The singular, as messages choose by it.
    pub const fn word(self) -> &'static str {
        ["banana", "shell", "fish"][self as usize]
    }

    /// The plural, as counted in the ledger.
    pub const fn plural(self) -> &'static str {
        ["bananas", "shells", "fish"][self as usize]
    }
}

/// Some wares of each kind, at most 255 each: a payment or a demand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Wares(pub [u8; 3]);

impl Wares {
    /// How many there are in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// How many there are of one kind.
    pub const fn of(self, ware: Ware) -> u8 {
        self.0[ware as usize]
    }
}

impl fmt::Display for Wares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.total() == 0 {
            return f.write_str("0");
        }
        for ware in Ware::ALL {
            if self.of(ware) > 0 {
                write!(f, "{}{}", self.of(ware), ware.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Wares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wares({self})")
    }
}

impl FromStr for Wares {
    type Err = String;

    /// Reads `2B1S`, in any order and letter case, or `0`; also single letters (`BBS`).
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` are not wares; write them like 2B1S3F (B bananas, S shells, F fish)");
        let amounts = read_amounts(text).ok_or_else(wrong)?;
        let mut wares = Self::default();
        for (small, amount) in wares.0.iter_mut().zip(amounts) {
            *small = u8::try_from(amount).map_err(|_| wrong())?;
        }
        Ok(wares)
    }
}

/// Reads amounts like `2B1S300F`, in any order and letter case, a letter alone standing for one; `0` or nothing for none.
pub(crate) fn read_amounts(text: &str) -> Option<[u32; 3]> {
    let mut amounts = [0u32; 3];
    if text == "0" {
        return Some(amounts);
    }
    let mut amount: Option<u32> = None;
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            amount = Some(amount.unwrap_or(0).checked_mul(10)?.checked_add(digit)?);
            continue;
        }
        let ware = Ware::ALL.into_iter().find(|ware| ware.letter() == letter.to_ascii_uppercase())?;
        let sum = &mut amounts[ware as usize];
        *sum = sum.checked_add(amount.take().unwrap_or(1))?;
    }
    amount.is_none().then_some(amounts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wares_are_read_in_any_order() {
        for (text, expected) in [("2B1S", [2, 1, 0]), ("1f2b", [2, 0, 1]), ("BBS", [2, 1, 0]), ("0", [0, 0, 0])] {
            assert_eq!(text.parse(), Ok(Wares(expected)), "{text}");
        }
        assert_eq!(Wares([0, 12, 3]).to_string(), "12S3F");
        assert_eq!(read_amounts("300f2B"), Some([2, 0, 300]));
        for bad in ["2", "2X", "B2", "999B", "255B1B"] {
            assert!(bad.parse::<Wares>().is_err(), "{bad}");
        }
    }
}
