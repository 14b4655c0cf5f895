//! Ships and what they demand (SS-2, SS-31).

use std::fmt;
use std::str::FromStr;

use crate::{Ware, Wares};

/// What has to be delivered to a ship (SS-31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Demand {
    /// Exactly these wares.
    Named(Wares),
    /// This many wares, freely mixed or all alike.
    Any(u8),
    /// This many wares of one kind, kind free.
    Same(u8),
    /// So many of one kind and so many of another, the two kinds different, kinds free.
    Pair(u8, u8),
}

/// The largest number of wares one ship may demand; keeps payment lists short.
pub(crate) const MAX_DEMAND: u8 = 12;

impl Demand {
    /// Every payment that fulfils the demand exactly, in order, without repetition.
    pub fn payments(self) -> Vec<Wares> {
        let mut payments: Vec<Wares> = match self {
            Self::Named(wares) => vec![wares],
            Self::Any(n) => (0..=n)
                .flat_map(|bananas| (0..=n - bananas).map(move |shells| Wares([bananas, shells, n - bananas - shells])))
                .collect(),
            Self::Same(n) => Ware::ALL.map(|ware| wares_of(&[(ware, n)])).to_vec(),
            Self::Pair(more, less) => Ware::ALL
                .into_iter()
                .flat_map(|first| Ware::ALL.map(|second| (first, second)))
                .filter(|(first, second)| first != second)
                .map(|(first, second)| wares_of(&[(first, more), (second, less)]))
                .collect(),
        };
        payments.sort();
        payments.dedup();
        payments
    }

    /// How many wares it takes.
    pub fn total(self) -> u32 {
        match self {
            Self::Named(wares) => wares.total(),
            Self::Any(n) | Self::Same(n) => n.into(),
            Self::Pair(more, less) => u32::from(more) + u32::from(less),
        }
    }

    /// The demand in English words, for descriptions of a set.
    pub fn words(self) -> String {
        match self {
            Self::Named(wares) => {
                let parts: Vec<String> = Ware::ALL
                    .into_iter()
                    .filter(|&ware| wares.of(ware) > 0)
                    .map(|ware| amount_words(wares.of(ware).into(), ware))
                    .collect();
                parts.join(", ")
            }
            Self::Any(n) => format!("any {n} wares"),
            Self::Same(n) => format!("{n} wares of one kind"),
            Self::Pair(more, less) => format!("{more} wares of one kind and {less} of another"),
        }
    }
}

/// `1 banana`, `2 shells`, `3 fish`.
pub(crate) fn amount_words(amount: u32, ware: Ware) -> String {
    format!("{amount} {}", if amount == 1 { ware.word() } else { ware.plural() })
}

fn wares_of(parts: &[(Ware, u8)]) -> Wares {
    let mut wares = Wares::default();
    for &(ware, amount) in parts {
        wares.0[ware as usize] += amount;
    }
    wares
}

impl fmt::Display for Demand {
    /// The short form used in ship ids.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(wares) => write!(f, "{wares}"),
            Self::Any(n) => write!(f, "any{n}"),
            Self::Same(n) => write!(f, "same{n}"),
            Self::Pair(more, less) => write!(f, "pair{more}+{less}"),
        }
    }
}

impl FromStr for Demand {
    type Err = String;

    /// Reads the form of the component file (`2F 1B`, `any 5`, `same 4`, `pair 3+1`) and the short form.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!(
                "`{text}` is not a demand of at most {MAX_DEMAND} wares; write \"2F 1B\", \"any 5\", \"same 4\" or \"pair 3+1\""
            )
        };
        let compact: String = text.split_whitespace().collect();
        let number = |digits: &str| digits.parse::<u8>().ok().filter(|&n| n > 0).ok_or_else(wrong);
        let demand = if let Some(rest) = compact.strip_prefix("any") {
            Self::Any(number(rest)?)
        } else if let Some(rest) = compact.strip_prefix("same") {
            Self::Same(number(rest)?)
        } else if let Some(rest) = compact.strip_prefix("pair") {
            let (more, less) = rest.split_once('+').ok_or_else(wrong)?;
            Self::Pair(number(more)?, number(less)?)
        } else {
            Self::Named(compact.parse().map_err(|_| wrong())?)
        };
        if (1..=u32::from(MAX_DEMAND)).contains(&demand.total()) { Ok(demand) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_exact_and_distinct() {
        for (demand, expected) in [("2S 1F 1B", 1), ("any 6", 28), ("same 4", 3), ("pair 3+1", 6), ("pair 2+2", 3)] {
            let demand: Demand = demand.parse().unwrap();
            let payments = demand.payments();
            assert_eq!(payments.len(), expected, "{demand}");
            assert!(payments.iter().all(|payment| payment.total() == demand.total()));
            assert!(payments.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }

    #[test]
    fn demands_are_read_back() {
        for text in ["1B2S1F", "any7", "same3", "pair2+1"] {
            assert_eq!(text.parse::<Demand>().unwrap().to_string(), text);
        }
        for bad in ["", "any", "any 0", "same x", "pair 3", "pair 3+0", "any 200", "0", "5X", "pair 200+100"] {
            assert!(bad.parse::<Demand>().is_err(), "{bad}");
        }
    }
}
