//! A component set in the hands of whoever uses it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::ComponentSet;
use crate::shelf::{BuiltIn, Given};

/// A share in a component set. Two are equal if the same game is played with them, whatever the sets' names and remarks.
pub struct Kept<T: ComponentSet>(Owner<T>);

/// Who owns the set.
enum Owner<T: ComponentSet> {
    /// The program. States are copied millions of times a second, so this counts no references.
    Program(&'static BuiltIn<T>),
    /// All who have a share.
    Users(Arc<Given<T>>),
}

impl<T: ComponentSet> Kept<T> {
    pub(crate) fn given(set: Arc<Given<T>>) -> Self {
        Self(Owner::Users(set))
    }

    /// Whether this is the built-in set.
    pub fn is_built_in(&self) -> bool {
        matches!(self.0, Owner::Program(_))
    }

    /// The set as a component file, unless it is the built-in one.
    pub fn custom_file(&self) -> Option<String> {
        (!self.is_built_in()).then(|| self.to_file())
    }
}

/// The built-in set.
impl<T: ComponentSet> Default for Kept<T> {
    fn default() -> Self {
        Self(Owner::Program(T::shelf().lend()))
    }
}

impl<T: ComponentSet> Deref for Kept<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        match &self.0 {
            Owner::Program(built_in) => &built_in.set,
            Owner::Users(given) => &given.set,
        }
    }
}

impl<T: ComponentSet> Clone for Kept<T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        match &self.0 {
            Owner::Program(set) => Self(Owner::Program(set)),
            Owner::Users(given) => Self(Owner::Users(given.clone())),
        }
    }
}

impl<T: ComponentSet> PartialEq for Kept<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq::<T>(&**self, &**other) || self.content_hash() == other.content_hash()
    }
}

impl<T: ComponentSet> Eq for Kept<T> {}

impl<T: ComponentSet> Hash for Kept<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.content_hash().hash(state);
    }
}

impl<T: ComponentSet> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Components({})", self.name())
    }
}
