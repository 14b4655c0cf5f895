//! Finding sets that are in use, so that equal ones are there once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use atoll_core::digest;

use crate::{ComponentSet, Kept};

/// Sets that people gave, by the hash of their files: sets that differ in nothing but names or remarks are different here,
/// so that nobody meets another table's. A map that frees its nodes, so that what is not in use takes no room.
type GivenSets<T> = BTreeMap<[u8; 32], Weak<Given<T>>>;

/// The built-in set, and every other one for as long as somebody uses it.
pub struct Shelf<T: ComponentSet> {
    make: fn() -> T,
    built_in: OnceLock<BuiltIn<T>>,
    given: Mutex<GivenSets<T>>,
}

/// The set of the program. It lies behind room for two counts, as a counted one does, so that play finds either in the same
/// place and need not ask which of them it is.
#[repr(C)]
pub(crate) struct BuiltIn<T> {
    _counts: [usize; 2],
    pub(crate) set: T,
}

/// A set that somebody gave; it leaves the shelf when its last user lets go of it.
#[repr(C)]
pub(crate) struct Given<T: ComponentSet> {
    pub(crate) set: T,
    file: [u8; 32],
}

impl<T: ComponentSet> Shelf<T> {
    /// A shelf with the built-in set, which is made when it is first asked for.
    pub const fn new(make: fn() -> T) -> Self {
        Self { make, built_in: OnceLock::new(), given: Mutex::new(BTreeMap::new()) }
    }

    /// The built-in set.
    pub fn built_in(&self) -> &T {
        &self.lend().set
    }

    pub(crate) fn lend(&self) -> &BuiltIn<T> {
        self.built_in.get_or_init(|| BuiltIn { _counts: [0; 2], set: (self.make)() })
    }

    /// A share in this set: in the one that is in use already, if there is one. A set with which the same game is played as
    /// with the built-in one is the built-in one.
    pub fn keep(&self, set: T) -> Kept<T> {
        if set.content_hash() == self.built_in().content_hash() {
            return Kept::default();
        }
        let file = digest([set.to_file().as_bytes()]);
        let mut given = self.lock();
        if let Some(same) = given.get(&file).and_then(Weak::upgrade) {
            return Kept::given(same);
        }
        let new = Arc::new(Given { set, file });
        given.insert(file, Arc::downgrade(&new));
        Kept::given(new)
    }

    /// How many sets besides the built-in one are in use.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, GivenSets<T>> {
        self.given.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: ComponentSet> Drop for Given<T> {
    fn drop(&mut self) {
        let mut given = T::shelf().lock();
        // An equal set may have come since the last user let go of this one.
        if given.get(&self.file).is_some_and(|set| set.strong_count() == 0) {
            given.remove(&self.file);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use atoll_core::SetError;

    use super::*;

    /// A set of one row: what matters, and a remark.
    struct Row {
        name: String,
        hash: [u8; 32],
    }

    impl ComponentSet for Row {
        fn shelf() -> &'static Shelf<Self> {
            static SHELF: Shelf<Row> = Shelf::new(|| Row { name: "box".into(), hash: [0; 32] });
            &SHELF
        }

        fn name(&self) -> &str {
            &self.name
        }

        fn content_hash(&self) -> &[u8; 32] {
            &self.hash
        }

        fn from_file(text: &str, base: &Self) -> Result<Self, Vec<SetError>> {
            let (number, name) = text.split_once(' ').unwrap_or((text, &base.name));
            let number = number.parse().map_err(|_| vec![SetError { line: 1, what: "no number".into() }])?;
            Ok(Self { name: name.into(), hash: [number; 32] })
        }

        fn to_file(&self) -> String {
            format!("{} {}", self.hash[0], self.name)
        }
    }

    fn read(text: &str) -> Kept<Row> {
        Row::read(text).expect("a number")
    }

    /// All in one test, since there is one shelf.
    #[test]
    fn sets_are_shared_while_they_are_used() {
        assert_eq!(Row::read("one").unwrap_err()[0].line, 1);
        let (one, same, other, renamed) = (read("1 one"), read("1 one"), read("2 two"), read("1 uno"));
        assert!(std::ptr::eq::<Row>(&*one, &*same), "equal files share one set");
        assert_eq!((one.name(), renamed.name()), ("one", "uno"), "names are nobody else's");
        assert!(one == renamed && one != other && one != Kept::default());
        assert_eq!(HashSet::from([one.clone(), same.clone(), other.clone(), renamed.clone()]).len(), 2);
        assert_eq!(format!("{same:?} {other:?}"), "Components(one) Components(two)");
        assert_eq!(one.custom_file().as_deref(), Some("1 one"));
        assert_eq!(Row::shelf().count(), 3);
        drop((one, other));
        assert_eq!(Row::shelf().count(), 2, "somebody else uses the first of them");
        let again = read("1 one");
        assert!(std::ptr::eq::<Row>(&*again, &*same));
        drop((same, again, renamed));
        assert_eq!(Row::shelf().count(), 0);

        let (built_in, named) = (Kept::<Row>::default(), read("0 mine"));
        assert!(named.is_built_in() && named == built_in && named.custom_file().is_none());
        assert_eq!((named.name(), Row::shelf().count()), ("box", 0));

        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for number in 0..3_000 {
                        let number = 1 + number % 3;
                        let kept = read(&format!("{number} set")).clone();
                        assert_eq!((kept.name(), kept.hash), ("set", [number as u8; 32]));
                    }
                });
            }
        });
        assert_eq!(Row::shelf().count(), 0, "whoever lets go while others come leaves nothing behind");
    }
}
