//! Intervals, Elo, and the sequential test.

use serde::Serialize;

/// An estimate with its 95 % bounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Quantile of the normal distribution for two-sided 95 %.
const Z: f64 = 1.959_964;

/// The mean of independent shares, from 0 to 1, with its 95 % interval by the normal approximation, cut to what a share
/// can be. With fewer than two units the interval is all of that.
pub(crate) fn interval(units: &[f64]) -> Interval {
    let n = units.len() as f64;
    if units.len() < 2 {
        return Interval { mean: units.first().copied().unwrap_or(0.0), low: 0.0, high: 1.0 };
    }
    let mean = units.iter().sum::<f64>() / n;
    let variance = units.iter().map(|unit| (unit - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = Z * (variance / n).sqrt();
    Interval { mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) }
}

/// The Elo difference that a score between 0 and 1 stands for; infinite at the ends.
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score that an Elo difference stands for.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The log-likelihood ratio of `elo1` against `elo0` for game pairs, by the generalised sequential test on the five
/// outcomes of a pair (0, ½, 1, 1½, 2 points): the normal approximation with the observed variance.
pub(crate) fn log_likelihood_ratio(pairs: [u64; 5], elo0: f64, elo1: f64) -> f64 {
    // A little of everything keeps the variance from being zero after a few equal pairs.
    let counts = pairs.map(|n| n as f64 + 1e-3);
    let n: f64 = counts.iter().sum();
    let value = |index: usize| index as f64 / 4.0;
    let mean = counts.iter().enumerate().map(|(i, count)| value(i) * count).sum::<f64>() / n;
    let variance = counts.iter().enumerate().map(|(i, count)| (value(i) - mean).powi(2) * count).sum::<f64>() / n;
    let (s0, s1) = (score(elo0), score(elo1));
    n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
}

/// The bound that the ratio has to pass, for error rates of 5 % both ways.
pub(crate) fn sprt_bound() -> f64 {
    (0.95f64 / 0.05).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_inverse() {
        for difference in [-300.0, -20.0, 0.0, 5.0, 215.0] {
            assert!((elo(score(difference)) - difference).abs() < 1e-9);
        }
        assert!((score(400.0) - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn intervals_shrink_with_the_number_of_units() {
        let few = interval(&[0.0, 1.0, 0.0, 1.0]);
        let many = interval(&[0.0, 1.0].repeat(200));
        assert_eq!((few.mean, many.mean), (0.5, 0.5));
        assert!(many.high - many.low < (few.high - few.low) / 8.0);
        // 400 coin flips: half-width 1.96 · 0.5 / 20.
        assert!((many.high - 0.549).abs() < 1e-3, "{many:?}");
        let sure = interval(&[1.0, 1.0, 1.0, 0.5]);
        assert!(sure.low < sure.mean && sure.high == 1.0, "{sure:?}");
    }

    #[test]
    fn the_ratio_has_the_sign_of_the_evidence() {
        assert!(log_likelihood_ratio([0, 10, 50, 60, 30], 0.0, 20.0) > sprt_bound());
        assert!(log_likelihood_ratio([30, 60, 50, 10, 0], 0.0, 20.0) < -sprt_bound());
        // Exactly between the hypotheses nothing is learned.
        assert!(log_likelihood_ratio([100, 100, 100, 100, 100], -10.0, 10.0).abs() < 1e-6);
    }

    /// Under the null hypothesis at most about one test in twenty may accept the alternative.
    #[test]
    fn the_test_keeps_its_error_rate() {
        let mut rng = atoll_bots::bot_rng(5);
        let mut accepted = 0;
        for _ in 0..400 {
            let mut pairs = [0u64; 5];
            for _ in 0..4_000 {
                // Two fair games: 0, 1 or 2 points.
                let points = atoll_core::below(&mut rng, 2) + atoll_core::below(&mut rng, 2);
                pairs[2 * points as usize] += 1;
                let ratio = log_likelihood_ratio(pairs, 0.0, 40.0);
                if pairs.iter().sum::<u64>() > 20 && ratio.abs() > sprt_bound() {
                    accepted += u32::from(ratio > 0.0);
                    break;
                }
            }
        }
        assert!(accepted <= 32, "{accepted} of 400");
    }
}
