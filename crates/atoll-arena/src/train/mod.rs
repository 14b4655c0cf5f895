//! Learning what positions are worth, from games that bots played against themselves.
//!
//! Generation 0 plays by the hand-made evaluation, each later one by what was learned before. A generation plays so many
//! games with a few random moves, describes positions by the game's features, and fits the final margin: first a linear
//! part by ridge regression, then two small hidden layers on what it leaves over. All of it follows from the seed.

mod adam;
mod generation;
mod ridge;
mod self_play;

use atoll_bots::Network;

pub use generation::{Generation, Trained, compare, features, train};
pub use self_play::{Sample, Samples, self_play};

/// How well a network predicts final margins it has not seen, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// Root of the mean squared error of always answering the mean.
    pub baseline: f64,
    /// The same of the linear part alone.
    pub linear: f64,
    /// The same of the whole network.
    pub network: f64,
}

/// Fits a network to samples. One sample in twenty, by games, is kept to measure the loss. `progress` hears the epochs
/// done and to do.
pub fn fit(samples: &Samples, seed: u64, mut progress: impl FnMut(u32, u32)) -> (Network, Loss) {
    let (learn, check) = samples.split();
    let mut network = Network::zero(samples.features());
    ridge::standardise(&mut network, &learn);
    let learn = learn.standardised(&network);
    let check = check.standardised(&network);
    ridge::fit(&mut network, &learn);
    let linear = error(&check, |row| network.linear_value(row));
    adam::fit(&mut network, &learn, &check, seed, &mut progress);
    let whole = error(&check, |row| network.linear_value(row) + network.layers.forward(row).0);
    let mean = learn.iter().map(|(_, target)| f64::from(target)).sum::<f64>() / learn.len().max(1) as f64;
    let baseline = error(&check, |_| mean as f32);
    (network, Loss { baseline, linear, network: whole })
}

fn error(samples: &Samples, value: impl Fn(&[f32]) -> f32) -> f64 {
    let sum: f64 = samples.iter().map(|(row, target)| f64::from(target - value(row)).powi(2)).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A target that is linear in one feature and bent in another is learned to within the noise.
    #[test]
    fn a_bent_target_is_learned_beyond_the_linear_part() {
        let mut rng = atoll_bots::bot_rng(3);
        let mut unit = || atoll_core::below(&mut rng, 2001) as f32 / 1000.0 - 1.0;
        let mut samples = Samples::new(3);
        for game in 0..20_000 {
            let (x, y, z) = (unit(), unit(), unit());
            samples.push(game, &[x, y, z], 10.0 * x + 8.0 * y.abs());
        }
        let (network, loss) = fit(&samples, 1, |_, _| {});
        assert!(loss.baseline > 5.0 && loss.linear > 2.0 && loss.network < 0.5, "{loss:?}");
        assert!((network.value(&mut [0.5, 0.5, 0.0]) - 9.0).abs() < 0.6);
        assert_eq!(fit(&samples, 1, |_, _| {}).0, network, "the same seed gives the same weights");
    }
}
