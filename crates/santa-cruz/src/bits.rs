//! Small sets as bits of one integer: sites, tiles, scoring cards.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::components::{SiteId, TileId};
use crate::names::Scoring;

macro_rules! bit_set {
    ($(#[$meta:meta])* $name:ident($bits:ty) of $element:ty, $index:expr, $make:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub $bits);

        impl $name {
            /// The set of nothing.
            pub const EMPTY: Self = Self(0);

            /// The set of this one.
            #[inline]
            pub fn only(element: $element) -> Self {
                Self(1 << $index(element))
            }

            /// Whether it is in the set.
            #[inline]
            pub fn has(self, element: $element) -> bool {
                self.0 >> $index(element) & 1 == 1
            }

            /// Puts it in.
            #[inline]
            pub fn insert(&mut self, element: $element) {
                self.0 |= 1 << $index(element);
            }

            /// Takes it out.
            #[inline]
            pub fn remove(&mut self, element: $element) {
                self.0 &= !(1 << $index(element));
            }

            /// How many there are.
            #[inline]
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first in order.
            #[inline]
            pub fn first(self) -> Option<$element> {
                if self.0 == 0 { None } else { Some($make(self.0.trailing_zeros() as u8)) }
            }

            /// The `n`-th in order, counted from 0.
            #[inline]
            pub fn nth(self, n: u32) -> Option<$element> {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).first()
            }

            /// All of them, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $element> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let first = Self(bits).first();
                    bits &= bits.wrapping_sub(1);
                    first
                })
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl FromIterator<$element> for $name {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                let mut set = Self::EMPTY;
                elements.into_iter().for_each(|element| set.insert(element));
                set
            }
        }
    };
}

bit_set! {
    /// Some sites of the map.
    Sites(u64) of SiteId, |site: SiteId| site.0, SiteId
}

bit_set! {
    /// Some tiles.
    TileSet(u64) of TileId, |tile: TileId| tile.0, TileId
}

bit_set! {
    /// Some scoring cards.
    ScoringSet(u16) of Scoring, |card: Scoring| card as u8, |index: u8| Scoring::ALL[usize::from(index)]
}

impl ScoringSet {
    /// All sixteen (SC-4).
    pub const ALL: Self = Self(u16::MAX);
}
