//! Small sets as bits of one integer.

/// Makes a set type: `pub Name(bits) of Element: element => its place, place => the element`. A place is below the number of
/// bits, and a `u8`.
///
/// It is a macro and no generic type so that a game can give its sets methods of their own, and so that all of it is
/// `const` and costs what the integer costs.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis $name:ident($bits:ty) of $element:ty: $one:ident => $place_of:expr, $place:ident => $make:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        $vis struct $name($vis $bits);

        impl $name {
            /// The set of nothing.
            $vis const EMPTY: Self = Self(0);

            /// The set of this one.
            #[inline]
            $vis const fn only($one: $element) -> Self {
                Self(1 << $place_of)
            }

            /// Whether it is in the set.
            #[inline]
            $vis const fn has(self, $one: $element) -> bool {
                self.0 >> $place_of & 1 == 1
            }

            /// Puts it in.
            #[inline]
            $vis const fn insert(&mut self, $one: $element) {
                self.0 |= 1 << $place_of;
            }

            /// Takes it out.
            #[inline]
            $vis const fn remove(&mut self, $one: $element) {
                self.0 &= !(1 << $place_of);
            }

            /// How many there are.
            #[inline]
            $vis const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is none.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those that are not in the other.
            #[inline]
            #[must_use]
            $vis const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The first in order.
            #[inline]
            $vis const fn first(self) -> Option<$element> {
                if self.0 == 0 {
                    return None;
                }
                let $place = self.0.trailing_zeros() as u8;
                Some($make)
            }

            /// The `n`-th in order, counted from 0.
            #[inline]
            $vis const fn nth(self, n: u32) -> Option<$element> {
                let (mut bits, mut left) = (self.0, n);
                while left > 0 {
                    bits &= bits.wrapping_sub(1);
                    left -= 1;
                }
                Self(bits).first()
            }

            /// All of them, in order.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $element> + Clone {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    let first = Self(bits).first();
                    bits &= bits.wrapping_sub(1);
                    first
                })
            }
        }

        impl ::std::ops::BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::Not for $name {
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

#[cfg(test)]
mod tests {
    bit_set! {
        /// Small numbers.
        Numbers(u16) of u8: number => number, place => place
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: Numbers = [7, 0, 15].into_iter().collect();
        assert_eq!((set.len(), set.has(7), set.has(8), set.first()), (3, true, false, Some(0)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 7, 15]);
        assert_eq!([set.nth(1), set.nth(2), set.nth(3)], [Some(7), Some(15), None]);
        set.remove(0);
        assert_eq!(set, Numbers::only(7) | Numbers::only(15));
        assert_eq!(set.without(Numbers::only(7)), set & !Numbers::only(7));
        set = set & Numbers::EMPTY;
        assert!(set.is_empty() && set.first().is_none() && set.iter().next().is_none());
    }
}
