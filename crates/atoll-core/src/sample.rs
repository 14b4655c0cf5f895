//! Frozen sampling: how random words become choices. Records depend on it, so these functions never change; their
//! results are pinned by the test vectors in `docs/fair-chance.md`.

use rand_core::Rng;

/// A uniform number in `0..bound`, by multiply-and-reject on 64-bit words (Lemire, *Fast Random Integer Generation in
/// an Interval*, 2019). `bound` must be at least 1.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    debug_assert!(bound > 0, "a choice among nothing");
    let bound = u64::from(bound);
    let mut product = u128::from(rng.next_u64()) * u128::from(bound);
    if (product as u64) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u64) < threshold {
            product = u128::from(rng.next_u64()) * u128::from(bound);
        }
    }
    (product >> 64) as u32
}

/// The outcome that covers `target` when outcomes are laid end to end with their weights, in the order given.
///
/// `target` must be below the sum of the weights; otherwise there is no outcome.
pub fn pick_weighted<T>(outcomes: impl IntoIterator<Item = (T, u32)>, target: u32) -> Option<T> {
    let mut left = target;
    for (outcome, weight) in outcomes {
        if left < weight {
            return Some(outcome);
        }
        left -= weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn every_value_is_hit_about_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut hits = [0u32; 7];
        for _ in 0..70_000 {
            hits[below(&mut rng, 7) as usize] += 1;
        }
        assert!(hits.iter().all(|&n| (9_600..10_400).contains(&n)), "{hits:?}");
    }

    #[test]
    fn rejection_redraws_words_that_would_bias_the_result() {
        struct Words(Vec<u64>);
        impl rand_core::TryRng for Words {
            type Error = core::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.remove(0) as u32)
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                Ok(self.0.remove(0))
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                Ok(())
            }
        }
        // 2^64 mod 3 = 1: the word 0 is the one that has to be thrown away.
        assert_eq!(below(&mut Words(vec![0, u64::MAX]), 3), 2);
        assert_eq!(below(&mut Words(vec![1, u64::MAX]), 3), 0);
    }

    #[test]
    fn weights_lie_end_to_end() {
        let bag = [('a', 2), ('b', 0), ('c', 3)];
        let picked: String = (0..5).filter_map(|n| pick_weighted(bag, n)).collect();
        assert_eq!(picked, "aaccc");
        assert_eq!(pick_weighted(bag, 5), None);
    }
}
