//! The linear part: ridge regression by the normal equations.

use atoll_bots::Network;

use super::Samples;

/// The penalty on each squared weight, in samples.
const RIDGE: f64 = 30.0;

/// Finds the mean and deviation of each feature.
pub(super) fn standardise(network: &mut Network, samples: &Samples) {
    let n = samples.len().max(1) as f64;
    let features = samples.features();
    let mut sums = vec![(0.0f64, 0.0f64); features];
    for (row, _) in samples.iter() {
        for ((sum, squares), &x) in sums.iter_mut().zip(row) {
            *sum += f64::from(x);
            *squares += f64::from(x) * f64::from(x);
        }
    }
    for (index, (sum, squares)) in sums.into_iter().enumerate() {
        let mean = sum / n;
        let deviation = (squares / n - mean * mean).max(0.0).sqrt();
        network.mean[index] = mean as f32;
        network.scale[index] = if deviation < 1e-6 { 0.0 } else { (1.0 / deviation) as f32 };
    }
}

/// Finds the constant and the linear weights for standardised samples.
pub(super) fn fit(network: &mut Network, samples: &Samples) {
    let features = samples.features();
    // The last column is the constant.
    let size = features + 1;
    let mut matrix = vec![vec![0.0f64; size]; size];
    let mut right = vec![0.0f64; size];
    let mut extended = vec![1.0f64; size];
    for (row, target) in samples.iter() {
        extended[..features].iter_mut().zip(row).for_each(|(slot, &x)| *slot = f64::from(x));
        for (index, &x) in extended.iter().enumerate() {
            if x != 0.0 {
                right[index] += x * f64::from(target);
                matrix[index][index..].iter_mut().zip(&extended[index..]).for_each(|(sum, y)| *sum += x * y);
            }
        }
    }
    for index in 1..size {
        let (above, below) = matrix.split_at_mut(index);
        below[0].iter_mut().zip(above).for_each(|(slot, row)| *slot = row[index]);
    }
    matrix.iter_mut().enumerate().for_each(|(index, row)| row[index] += RIDGE);
    let weights = solve(matrix, right);
    network.linear.iter_mut().zip(&weights).for_each(|(slot, &weight)| *slot = weight as f32);
    network.bias = weights[features] as f32;
}

/// Solves a positive definite system by elimination; the penalty keeps it away from singular.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (offset, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            if factor != 0.0 {
                other[pivot..].iter_mut().zip(&row[pivot..]).for_each(|(x, y)| *x -= factor * y);
                right[pivot + 1 + offset] -= factor * right[pivot];
            }
        }
    }
    for pivot in (0..size).rev() {
        let known: f64 = (pivot + 1..size).map(|index| matrix[pivot][index] * right[index]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_solved() {
        let solution = solve(vec![vec![4.0, 1.0], vec![1.0, 3.0]], vec![1.0, 2.0]);
        assert!((solution[0] - 1.0 / 11.0).abs() < 1e-12 && (solution[1] - 7.0 / 11.0).abs() < 1e-12);
    }
}
