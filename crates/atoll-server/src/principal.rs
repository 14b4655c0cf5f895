//! Whoever acts.

/// What a seat belongs to: SHA-256 of the token that its person shows.
pub(crate) type Key = [u8; 32];

/// Whoever acts: asks something of a table, sits there, sends commands.
#[derive(Clone, Debug)]
pub(crate) enum Principal {
    /// A device without an account: it has what the tokens that it shows belong to.
    Guest(Vec<Key>),
}

impl Principal {
    /// Whether something with this key is this principal's.
    pub(crate) fn has(&self, key: &[u8]) -> bool {
        match self {
            Self::Guest(keys) => keys.iter().any(|own| own[..] == *key),
        }
    }

    /// How many of its things it showed before the one with this key, if it has that.
    pub(crate) fn place_of(&self, key: &[u8]) -> Option<usize> {
        match self {
            Self::Guest(keys) => keys.iter().position(|own| own[..] == *key),
        }
    }

    /// The same without the things with these keys.
    #[must_use]
    pub(crate) fn without(self, is_taken: impl Fn(&Key) -> bool) -> Self {
        match self {
            Self::Guest(keys) => Self::Guest(keys.into_iter().filter(|key| !is_taken(key)).collect()),
        }
    }

    /// The same, who now has one thing more.
    #[must_use]
    pub(crate) fn with(self, key: Key) -> Self {
        match self {
            Self::Guest(mut keys) => {
                keys.push(key);
                Self::Guest(keys)
            }
        }
    }
}
