//! Costs of the hot path, for people: `cargo bench -p santa-cruz`.

use std::hint::black_box;
use std::ops::ControlFlow;

use atoll_core::{Game, NoEvents, playout, random_step};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Options, Phase, State};

/// A random position of round 1 in which somebody builds and so many buildings stand.
fn position(buildings: u32, seats: u8) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut state = State::new(&Options::default(), seats).expect("2 to 4 seats");
    while state.facts().occupied().len() < buildings || state.facts().phase != Phase::Build {
        random_step(&mut state, &mut rng, &mut NoEvents);
    }
    state
}

fn benches(criterion: &mut Criterion) {
    let middle = position(8, 2);
    criterion.bench_function("clone", |bencher| bencher.iter(|| black_box(&middle).clone()));
    criterion.bench_function("list targets", |bencher| {
        bencher.iter(|| {
            black_box(&middle).for_each_legal(|action| {
                black_box(action);
                ControlFlow::Continue(())
            })
        });
    });
    let action = middle.nth_legal(0).expect("somebody builds");
    criterion.bench_function("clone and build", |bencher| {
        bencher.iter(|| {
            let mut state = middle.clone();
            state.play(action, &mut NoEvents);
            state
        });
    });
    criterion.bench_function("imagine", |bencher| {
        let view = middle.view(None);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        bencher.iter(|| State::imagine(black_box(&view), &mut rng));
    });
    for seats in 2..=4 {
        let fresh = State::new(&Options::default(), seats).expect("2 to 4 seats");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        criterion.bench_function(&format!("random game, {seats} seats"), |bencher| {
            bencher.iter_batched_ref(|| fresh.clone(), |state| playout(state, &mut rng), BatchSize::SmallInput);
        });
    }
}

criterion_group!(play, benches);
criterion_main!(play);
