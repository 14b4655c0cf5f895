//! Fair chance: commit first, draw from named streams, reveal at the end.
//!
//! The host publishes the SHA-256 of a 32-byte secret before the first move; seats may add salt. Secret, game and salts
//! are hashed into a game seed, and each bag of a game draws from a ChaCha20 stream of its own. So the order of a bag
//! never depends on anything else that happens, and whoever knows the secret can recompute every draw.

use std::fmt;

use chacha20::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use crate::sample::below;

/// A source of hidden order within a game: the tile stack, the ship stack, a pile of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bag(pub u8);

/// Whoever decides chance: the fair source below, a script, or a bot's own generator.
pub trait Chance {
    /// A number in `0..total` for the next draw from `bag`; `total` is at least 1.
    fn pick(&mut self, bag: Bag, total: u32) -> u32;
}

/// The host's secret: 32 random bytes, published when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// SHA-256 of the secret, published before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

/// What one seat adds to the seed; any bytes.
pub type Salt = Vec<u8>;

/// The key of a game's streams, derived from secret, game and salts.
#[derive(Clone, PartialEq, Eq)]
pub struct GameSeed(pub [u8; 32]);

/// Text that is not the hexadecimal form of 32 bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits, found `{0}`")]
pub struct HexError(pub String);

/// SHA-256 of the parts, each preceded by its length as eight little-endian bytes, so that no two lists collide.
pub fn digest<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// Lower-case hexadecimal form.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        for nibble in [byte >> 4, byte & 15] {
            text.push(char::from_digit(u32::from(nibble), 16).expect("a nibble is below 16"));
        }
        text
    })
}

/// Reads exactly 64 hexadecimal digits.
pub fn from_hex(text: &str) -> Result<[u8; 32], HexError> {
    let wrong = || HexError(text.chars().take(80).collect());
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>().ok_or_else(wrong)?;
    let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
    if digits.len() != 64 {
        return Err(wrong());
    }
    bytes.try_into().map_err(|_| wrong())
}

impl Secret {
    /// The secret that stands for a seed typed by a person: SHA-256 of its text. Only as hard to guess as the text.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(digest([b"atoll/phrase".as_slice(), phrase.as_bytes()]))
    }

    /// What to publish before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest([b"atoll/commitment".as_slice(), &self.0]))
    }

    /// The seed of one game of `game` with these salts, in seat order.
    pub fn seed(&self, game: &str, salts: &[Salt]) -> GameSeed {
        let head = [b"atoll/seed".as_slice(), game.as_bytes(), &self.0];
        GameSeed(digest(head.into_iter().chain(salts.iter().map(Vec::as_slice))))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for GameSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameSeed(…)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// The seeded source: bag *b* draws from ChaCha20 stream *b*, starting at block 0, one 64-bit word per try.
pub struct FairChance {
    seed: GameSeed,
    streams: Vec<(Bag, ChaCha20Rng)>,
}

impl FairChance {
    /// A source at the beginning of all its streams.
    pub fn new(seed: GameSeed) -> Self {
        Self { seed, streams: Vec::new() }
    }
}

impl Chance for FairChance {
    fn pick(&mut self, bag: Bag, total: u32) -> u32 {
        let index = self.streams.iter().position(|(known, _)| *known == bag).unwrap_or_else(|| {
            let mut stream = ChaCha20Rng::from_seed(self.seed.0);
            stream.set_stream(u64::from(bag.0));
            self.streams.push((bag, stream));
            self.streams.len() - 1
        });
        below(&mut self.streams[index].1, total)
    }
}

impl fmt::Debug for FairChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairChance(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors published in `docs/fair-chance.md`.
    #[test]
    fn published_vectors_hold() {
        let doc = include_str!("../../../docs/fair-chance.md");
        let secret = Secret(std::array::from_fn(|i| i as u8));
        let commitment = secret.commitment();
        assert!(doc.contains(&commitment.to_string()), "commitment is {commitment}");
        let seed = secret.seed("south-seas", &[b"coral".to_vec(), Vec::new()]);
        assert!(doc.contains(&to_hex(&seed.0)), "seed is {}", to_hex(&seed.0));
        let mut chance = FairChance::new(seed);
        for (bag, bounds) in [(0, [72, 71, 70, 69, 68, 67]), (1, [24, 23, 22, 21, 20, 19])] {
            let picks = bounds.map(|bound| chance.pick(Bag(bag), bound));
            let line = format!("bag {bag}: {picks:?}");
            assert!(doc.contains(&line), "{line}");
        }
        assert!(doc.contains(&to_hex(&Secret::from_phrase("42").0)), "{}", to_hex(&Secret::from_phrase("42").0));
    }

    #[test]
    fn a_bag_keeps_its_order_whatever_other_bags_do() {
        let seed = || Secret::from_phrase("order").seed("g", &[]);
        let (mut plain, mut mixed) = (FairChance::new(seed()), FairChance::new(seed()));
        for total in (1..60).rev() {
            mixed.pick(Bag(3), 9);
            assert_eq!(plain.pick(Bag(0), total), mixed.pick(Bag(0), total));
        }
    }

    #[test]
    fn hex_is_read_back_and_bad_hex_refused() {
        let bytes: [u8; 32] = std::array::from_fn(|i| (i * 7) as u8);
        assert_eq!(from_hex(&to_hex(&bytes)), Ok(bytes));
        for bad in ["", "00", "zz", &"0".repeat(63), &"0".repeat(66), "päckchen"] {
            assert!(from_hex(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn salts_change_the_seed_and_cannot_be_shifted() {
        let secret = Secret::from_phrase("x");
        let seed = |salts: &[&str]| secret.seed("g", &salts.iter().map(|s| s.as_bytes().to_vec()).collect::<Vec<_>>());
        assert_ne!(seed(&["ab", "c"]), seed(&["a", "bc"]));
        assert_ne!(seed(&[]), seed(&[""]));
    }
}
