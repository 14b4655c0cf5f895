//! What games tell a learned value: complete, in range, and nothing that the seat may not know.

use std::ops::ControlFlow;

use atoll_bots::{Evaluate, MAX_FEATURES};
use atoll_core::{Seat, below};

use crate::wander::wander;

fn features<G: Evaluate>(state: &G, seat: Seat) -> Vec<f32> {
    let mut row = vec![f32::NAN; G::FEATURES.len()];
    state.features(seat, &mut row);
    row
}

fn check<G: Evaluate>() {
    let count = G::FEATURES.len();
    assert!((1..=MAX_FEATURES).contains(&count), "{} has {count} features", G::ID);
    let mut names: Vec<&str> = G::FEATURES.iter().map(|feature| feature.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "{} has two features of one name", G::ID);
    wander::<G>(60, |state, rng| {
        for seat in Seat::all(state.seats()) {
            let row = features(state, seat);
            for (feature, &value) in G::FEATURES.iter().zip(&row) {
                let (low, high) = feature.range;
                assert!((low..=high).contains(&value), "{}: {} is {value}", G::ID, feature.name);
            }
            if below(rng, 8) == 0 {
                let world = G::imagine(&state.view(Some(seat)), rng);
                assert_eq!(features(&world, seat), row, "{}: features tell more than {seat} knows", G::ID);
            }
        }
        ControlFlow::Continue(())
    });
}

in_every_game!(positions_are_described, check);
