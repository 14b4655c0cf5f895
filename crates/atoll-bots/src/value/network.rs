//! A small network with deterministic inference: the same weights and features give the same value on every machine,
//! since only additions, multiplications and comparisons in a fixed order are used.

use super::MAX_FEATURES;

/// Neurons of the first hidden layer.
const FIRST: usize = 32;
/// Neurons of the second hidden layer.
const SECOND: usize = 16;
/// Standardised features are clipped to this range, so that rare positions cannot run away.
const CLIP: f32 = 4.0;
const MAGIC: &[u8; 8] = b"ATOLLNN1";

/// What a weights file may be wrong in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The bytes are no weights file of this version.
    #[error("this is no weights file of version 1")]
    Format,
    /// The file was trained for other features.
    #[error("the weights are for {found} features, the game has {expected}; train again")]
    Features {
        /// Features in the file.
        found: usize,
        /// Features of the game.
        expected: usize,
    },
}

/// The hidden layers: input-major matrices, biases, and the weights of the output.
#[derive(Clone, PartialEq, Debug)]
pub struct Layers {
    /// `inputs × 32` weights, all of one input together.
    pub first: Vec<[f32; FIRST]>,
    /// Biases of the first layer.
    pub first_bias: [f32; FIRST],
    /// `32 × 16` weights.
    pub second: [[f32; SECOND]; FIRST],
    /// Biases of the second layer.
    pub second_bias: [f32; SECOND],
    /// Weights of the output.
    pub last: [f32; SECOND],
}

impl Layers {
    /// Layers that add nothing.
    pub fn zero(inputs: usize) -> Self {
        Self {
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
        }
    }

    /// All parameters in file order.
    pub fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten();
        let second = self.second.iter_mut().flatten();
        first.chain(&mut self.first_bias).chain(second).chain(&mut self.second_bias).chain(&mut self.last)
    }

    fn parameters(&self) -> impl Iterator<Item = &f32> {
        let first = self.first.iter().flatten();
        let second = self.second.iter().flatten();
        first.chain(&self.first_bias).chain(second).chain(&self.second_bias).chain(&self.last)
    }

    /// What the layers add to the linear part, with the activations that training needs.
    #[inline]
    pub fn forward(&self, inputs: &[f32]) -> (f32, [f32; FIRST], [f32; SECOND]) {
        let mut first = self.first_bias;
        for (&input, weights) in inputs.iter().zip(&self.first) {
            add(&mut first, input, weights);
        }
        self.forward_from(first)
    }

    /// The same from the sums of the first layer.
    #[inline]
    fn forward_from(&self, mut first: [f32; FIRST]) -> (f32, [f32; FIRST], [f32; SECOND]) {
        let mut second = self.second_bias;
        for (activation, weights) in first.iter_mut().zip(&self.second) {
            *activation = activation.max(0.0);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += *activation * weight;
            }
        }
        let mut output = 0.0;
        for (activation, weight) in second.iter_mut().zip(&self.last) {
            *activation = activation.max(0.0);
            output += *activation * weight;
        }
        (output, first, second)
    }
}

#[inline]
fn add(sums: &mut [f32; FIRST], input: f32, weights: &[f32; FIRST]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += input * weight;
    }
}

/// Features in, expected final margin in points out: a linear part, and two hidden layers that correct it.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// Mean of each feature.
    pub mean: Vec<f32>,
    /// One over the standard deviation of each feature; 0 for one that never varies.
    pub scale: Vec<f32>,
    /// The constant, in points.
    pub bias: f32,
    /// Points for each standard deviation of a feature.
    pub linear: Vec<f32>,
    /// The correction.
    pub layers: Layers,
}

/// A position that others are compared with; see [`Network::value_beside`].
#[derive(Clone, Debug)]
pub struct Base {
    inputs: [f32; MAX_FEATURES],
    first: [f32; FIRST],
    linear: f32,
}

impl Network {
    /// A network that values everything at 0.
    pub fn zero(inputs: usize) -> Self {
        Self {
            mean: vec![0.0; inputs],
            scale: vec![0.0; inputs],
            bias: 0.0,
            linear: vec![0.0; inputs],
            layers: Layers::zero(inputs),
        }
    }

    /// Number of features.
    pub fn inputs(&self) -> usize {
        self.linear.len()
    }

    /// Brings features to mean 0 and deviation 1, clipped.
    #[inline]
    pub fn standardise(&self, features: &mut [f32]) {
        for ((feature, mean), scale) in features.iter_mut().zip(&self.mean).zip(&self.scale) {
            *feature = ((*feature - mean) * scale).clamp(-CLIP, CLIP);
        }
    }

    /// The linear part alone, of standardised features.
    #[inline]
    pub fn linear_value(&self, standardised: &[f32]) -> f32 {
        self.bias + standardised.iter().zip(&self.linear).map(|(x, w)| x * w).sum::<f32>()
    }

    /// The value of raw features, which are standardised in place.
    #[inline]
    pub fn value(&self, features: &mut [f32]) -> f32 {
        self.standardise(features);
        self.linear_value(features) + self.layers.forward(features).0
    }

    /// The same for positions that have most features in common with each other: the first one is summed up, for the others
    /// only what differs from it is. Which position comes first can move a value by rounding, nothing more.
    #[inline]
    pub fn value_beside(&self, base: &mut Option<Base>, features: &mut [f32]) -> f32 {
        self.standardise(features);
        let base = base.get_or_insert_with(|| {
            let mut first = self.layers.first_bias;
            features.iter().zip(&self.layers.first).for_each(|(&input, weights)| add(&mut first, input, weights));
            let mut inputs = [0.0; MAX_FEATURES];
            inputs[..features.len()].copy_from_slice(features);
            Base { inputs, first, linear: self.linear_value(features) }
        });
        let (mut first, mut linear) = (base.first, base.linear);
        let columns = self.layers.first.iter().zip(&self.linear);
        for ((&input, &known), (weights, &weight)) in features.iter().zip(&base.inputs).zip(columns) {
            let change = input - known;
            if change != 0.0 {
                add(&mut first, change, weights);
                linear += change * weight;
            }
        }
        linear + self.layers.forward_from(first).0
    }

    /// The weights file: `ATOLLNN1`, the number of inputs as a little-endian `u32`, then all numbers as little-endian
    /// `f32`: means, scales, bias, linear weights, and the layers in the order of [`Layers`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.inputs() as u32).to_le_bytes());
        let head = self.mean.iter().chain(&self.scale).chain([&self.bias]).chain(&self.linear);
        for number in head.chain(self.layers.parameters()) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }

    /// Reads a weights file for so many features.
    pub fn from_bytes(bytes: &[u8], expected: usize) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Format)?;
        let (head, rest) = rest.split_first_chunk::<4>().ok_or(WeightsError::Format)?;
        let found = u32::from_le_bytes(*head) as usize;
        if found != expected {
            return Err(WeightsError::Features { found, expected });
        }
        let mut network = Self::zero(found);
        let (numbers, tail) = rest.as_chunks::<4>();
        let mut numbers = numbers.iter().map(|chunk| f32::from_le_bytes(*chunk));
        let head = network.mean.iter_mut().chain(&mut network.scale).chain([&mut network.bias]);
        for slot in head.chain(&mut network.linear).chain(network.layers.parameters_mut()) {
            *slot = numbers.next().filter(|number| number.is_finite()).ok_or(WeightsError::Format)?;
        }
        if numbers.next().is_some() || !tail.is_empty() {
            return Err(WeightsError::Format);
        }
        Ok(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Network {
        let mut network = Network::zero(3);
        network.mean = vec![1.0, 2.0, 3.0];
        network.scale = vec![1.0, 0.5, 0.0];
        network.linear = vec![2.0, -1.0, 100.0];
        network.bias = 0.5;
        for (n, parameter) in network.layers.parameters_mut().enumerate() {
            *parameter = ((n * 37 % 19) as f32 - 9.0) / 50.0;
        }
        network
    }

    #[test]
    fn files_are_read_back_and_bad_ones_refused() {
        let network = sample();
        let bytes = network.to_bytes();
        assert_eq!(Network::from_bytes(&bytes, 3).as_ref(), Ok(&network));
        assert_eq!(Network::from_bytes(&bytes, 4), Err(WeightsError::Features { found: 3, expected: 4 }));
        for bad in [&bytes[..bytes.len() - 1], &bytes[1..], &[][..], &[bytes.as_slice(), &[0; 4]].concat()] {
            assert_eq!(Network::from_bytes(bad, 3), Err(WeightsError::Format));
        }
    }

    #[test]
    fn the_linear_part_is_what_its_weights_say() {
        let mut network = sample();
        network.layers = Layers::zero(3);
        // 0.5 + 2·(3−1) − 1·(4−2)/2; the third feature never varies.
        assert_eq!(network.value(&mut [3.0, 4.0, 99.0]), 3.5);
    }

    #[test]
    fn values_beside_a_base_are_the_same_but_for_rounding() {
        let network = sample();
        let mut base = None;
        for features in [[3.0, 4.0, 9.0], [3.0, 1.0, 9.0], [0.5, 4.0, 2.0], [3.0, 4.0, 9.0]] {
            let beside = network.value_beside(&mut base, &mut features.clone());
            assert!((beside - network.value(&mut features.clone())).abs() < 1e-4);
        }
    }

    #[test]
    fn the_layers_are_what_a_slow_sum_says() {
        let network = sample();
        let inputs = [0.5, -1.0, 2.0];
        let layers = &network.layers;
        let relu = |x: f32| x.max(0.0);
        let first: Vec<f32> = (0..FIRST)
            .map(|j| relu(layers.first_bias[j] + (0..3).map(|i| inputs[i] * layers.first[i][j]).sum::<f32>()))
            .collect();
        let second: Vec<f32> = (0..SECOND)
            .map(|j| relu(layers.second_bias[j] + (0..FIRST).map(|i| first[i] * layers.second[i][j]).sum::<f32>()))
            .collect();
        let output: f32 = (0..SECOND).map(|j| second[j] * layers.last[j]).sum();
        assert!((layers.forward(&inputs).0 - output).abs() < 1e-4);
    }
}
