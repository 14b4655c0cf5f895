//! Hints: the expert's best actions, and what speaks for them.

use atoll_core::{NoEvents, Seat};

use crate::budget::Meter;
use crate::search::rank;
use crate::{BotRng, Budget, Evaluate, Network};

/// One action with what the expert expects of it and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The expected final margin, in points.
    pub margin: f32,
    /// Keys of phrases that say what speaks for it against the other candidates, the weightiest first.
    pub reasons: Vec<&'static str>,
}

/// Reasons given for one action at most.
const REASONS: usize = 2;
/// The best turns that reasons compare with each other.
const COMPARED: usize = 10;
/// A reason has to be worth this many points.
const WORTH: f32 = 0.25;

/// The best actions of the seat to act, best first, at most `count`. Reasons come from the features in which the outcome
/// of an action differs from what the other candidates come to, weighed by the linear part of what was learned.
pub fn advise<G: Evaluate>(view: &G::View, count: usize, budget: Budget, rng: &mut BotRng) -> Vec<Advice<G::Action>> {
    let world = G::imagine(view, &mut rng.clone());
    let atoll_core::Turn::Seat(seat) = world.turn() else { return Vec::new() };
    let network = G::network();
    let candidates = rank::<G>(view, seat, COMPARED.max(count), Meter::new(budget), network, rng);
    let rows: Vec<Vec<f32>> = candidates
        .iter()
        .map(|candidate| network.map_or_else(Vec::new, |network| row(&world, seat, &candidate.actions, network)))
        .collect();
    let mut advice: Vec<Advice<G::Action>> = Vec::new();
    for (index, candidate) in candidates.iter().enumerate() {
        let action = candidate.actions[0];
        if advice.len() == count {
            break;
        }
        if advice.iter().any(|other| other.action == action) {
            continue;
        }
        let reasons = network.map_or_else(Vec::new, |network| reasons::<G>(&rows, index, network));
        // What was found worse was looked at less closely, so that by luck it may seem better.
        let margin = advice.last().map_or(candidate.margin, |better| candidate.margin.min(better.margin));
        advice.push(Advice { action, margin, reasons });
    }
    advice
}

/// The standardised features after a plan.
fn row<G: Evaluate>(world: &G, seat: Seat, actions: &[G::Action], network: &Network) -> Vec<f32> {
    let mut state = world.clone();
    for &action in actions {
        state.play(action, &mut NoEvents);
    }
    let mut row = vec![0.0; G::FEATURES.len()];
    state.features(seat, &mut row);
    network.standardise(&mut row);
    row
}

fn reasons<G: Evaluate>(rows: &[Vec<f32>], own: usize, network: &Network) -> Vec<&'static str> {
    let others = (rows.len() - 1) as f32;
    if others == 0.0 {
        return Vec::new();
    }
    let mut found: Vec<(&'static str, f32)> = Vec::new();
    for (index, feature) in G::FEATURES.iter().enumerate() {
        let Some(key) = feature.reason else { continue };
        let mean = (rows.iter().map(|row| row[index]).sum::<f32>() - rows[own][index]) / others;
        let points = network.linear[index] * (rows[own][index] - mean);
        match found.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum += points,
            None => found.push((key, points)),
        }
    }
    found.retain(|&(_, points)| points >= WORTH);
    found.sort_by(|a, b| b.1.total_cmp(&a.1));
    found.into_iter().take(REASONS).map(|(key, _)| key).collect()
}
