//! A short list inside a value: an array with a length.
//!
//! Crates with such lists exist, but theirs are not `Copy`, and copying whole states with one `memcpy` is
//! what search does most.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Up to `N` elements, stored in place. Compares and hashes by its elements only.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    length: u8,
    elements: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { length: 0, elements: [T::default(); N] }
    }

    /// Adds an element at the end; the list must have room.
    pub fn push(&mut self, element: T) {
        self.elements[usize::from(self.length)] = element;
        self.length += 1;
    }

    /// Whether no further element fits.
    pub fn is_full(&self) -> bool {
        usize::from(self.length) == N
    }

    /// Removes the element at `position`, keeping the order of the others.
    pub fn remove(&mut self, position: usize) -> T {
        let element = self.elements[position];
        let length = usize::from(self.length);
        self.elements.copy_within(position + 1..length, position);
        self.length -= 1;
        element
    }

    /// Removes the first of the elements equal to `element` from a sorted list, which must hold one. Neither where it is
    /// nor how many come after it decides a branch.
    #[inline]
    pub fn remove_sorted(&mut self, element: T)
    where
        T: Ord,
    {
        let mut kept = self.elements;
        for (kept, &next) in kept.iter_mut().zip(&self.elements[1..]) {
            *kept = if *kept < element { *kept } else { next };
        }
        self.elements = kept;
        self.length -= 1;
    }

    /// Inserts an element at `position`, keeping the order of the others; the list must have room.
    pub fn insert(&mut self, position: usize, element: T) {
        let length = usize::from(self.length);
        self.elements.copy_within(position..length, position + 1);
        self.elements[position] = element;
        self.length += 1;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.elements[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.elements[..usize::from(self.length)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut list = Self::new();
        for element in elements {
            list.push(element);
        }
        list
    }
}
