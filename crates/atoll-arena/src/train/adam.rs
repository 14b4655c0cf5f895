//! The hidden layers: stochastic gradient descent by Adam (Kingma, Ba 2015), on one thread in a fixed order, so that a
//! seed gives the same weights again.

use atoll_bots::{BotRng, Layers, Network, bot_rng};
use atoll_core::below;
use rand_core::Rng;

use super::{Samples, error};

const EPOCHS: u32 = 8;
const BATCH: usize = 64;
const RATE: f32 = 1.5e-3;
/// Errors beyond this, in points, pull no harder than this (Huber).
const HUBER: f32 = 15.0;
/// How much weights shrink in each step, times the rate.
const DECAY: f32 = 1e-3;

struct Adam {
    mean: Layers,
    square: Layers,
    step: i32,
}

impl Adam {
    fn new(inputs: usize) -> Self {
        Self { mean: Layers::zero(inputs), square: Layers::zero(inputs), step: 0 }
    }

    fn apply(&mut self, layers: &mut Layers, gradient: &mut Layers, rate: f32) {
        self.step += 1;
        let correct_mean = 1.0 - 0.9f32.powi(self.step);
        let correct_square = 1.0 - 0.999f32.powi(self.step);
        let moments = self.mean.parameters_mut().zip(self.square.parameters_mut());
        for ((parameter, gradient), (mean, square)) in
            layers.parameters_mut().zip(gradient.parameters_mut()).zip(moments)
        {
            let slope = *gradient / BATCH as f32;
            *gradient = 0.0;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *parameter -= rate * (*mean / correct_mean / ((*square / correct_square).sqrt() + 1e-8));
            *parameter -= rate * DECAY * *parameter;
        }
    }
}

/// Fits the layers to what the linear part leaves over. Keeps the epoch with the smallest loss on `check`.
pub(super) fn fit(
    network: &mut Network,
    learn: &Samples,
    check: &Samples,
    seed: u64,
    progress: &mut impl FnMut(u32, u32),
) {
    let mut rng = bot_rng(seed);
    begin(&mut network.layers, &mut rng);
    let mut best = (error(check, |row| network.linear_value(row)), Layers::zero(network.inputs()));
    let mut adam = Adam::new(network.inputs());
    let mut gradient = Layers::zero(network.inputs());
    let mut order: Vec<u32> = (0..learn.len() as u32).collect();
    for epoch in 0..EPOCHS {
        for index in (1..order.len()).rev() {
            order.swap(index, below(&mut rng, index as u32 + 1) as usize);
        }
        // The rate falls to a tenth over the epochs.
        let rate = RATE * 0.1f32.powf(epoch as f32 / (EPOCHS - 1) as f32);
        for batch in order.chunks_exact(BATCH) {
            for &index in batch {
                let (row, target) = learn.sample(index as usize);
                pull(network, row, target, &mut gradient);
            }
            adam.apply(&mut network.layers, &mut gradient, rate);
        }
        let loss = error(check, |row| network.linear_value(row) + network.layers.forward(row).0);
        if loss < best.0 {
            best = (loss, network.layers.clone());
        }
        progress(epoch + 1, EPOCHS);
    }
    network.layers = best.1;
}

/// Small random weights (He), biases 0, and an output that begins small.
fn begin(layers: &mut Layers, rng: &mut BotRng) {
    let inputs = layers.first.len();
    let mut unit = move || (rng.next_u64() >> 40) as f32 / (1u64 << 23) as f32 - 1.0;
    let (one, two) = ((6.0 / inputs.max(1) as f32).sqrt(), (6.0 / layers.second.len() as f32).sqrt());
    layers.first.iter_mut().flatten().for_each(|weight| *weight = one * unit());
    layers.second.iter_mut().flatten().for_each(|weight| *weight = two * unit());
    layers.last.iter_mut().for_each(|weight| *weight = 0.3 * unit());
}

/// Adds one sample's gradient.
fn pull(network: &Network, row: &[f32], target: f32, gradient: &mut Layers) {
    let layers = &network.layers;
    let (output, first, second) = layers.forward(row);
    let slope = (network.linear_value(row) + output - target).clamp(-HUBER, HUBER);
    let mut back_first = [0.0f32; 32];
    let mut back_second = [0.0f32; 16];
    for (index, back) in back_second.iter_mut().enumerate() {
        gradient.last[index] += slope * second[index];
        *back = if second[index] > 0.0 { slope * layers.last[index] } else { 0.0 };
        gradient.second_bias[index] += *back;
    }
    for (index, back) in back_first.iter_mut().enumerate() {
        if first[index] > 0.0 {
            for (weight, (slot, pull)) in
                layers.second[index].iter().zip(gradient.second[index].iter_mut().zip(back_second))
            {
                *slot += first[index] * pull;
                *back += weight * pull;
            }
        }
        gradient.first_bias[index] += *back;
    }
    for (&input, slots) in row.iter().zip(&mut gradient.first) {
        if input != 0.0 {
            slots.iter_mut().zip(back_first).for_each(|(slot, back)| *slot += input * back);
        }
    }
}
