//! Costs of the hot path, for people: `cargo bench -p south-seas`.

use std::hint::black_box;
use std::ops::ControlFlow;

use atoll_core::{Game, NoEvents, playout, random_step};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use south_seas::{Options, Phase, State};

/// A random position in which the given number of tiles lies and a tile is to be placed.
fn position(tiles: usize, seats: u8) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut state = State::new(&Options::default(), seats).expect("2 to 5 seats");
    while state.facts().tiles.len() < tiles || state.facts().phase != Phase::Place {
        random_step(&mut state, &mut rng, &mut NoEvents);
    }
    state
}

fn benches(criterion: &mut Criterion) {
    let middle = position(36, 2);
    criterion.bench_function("clone", |bencher| bencher.iter(|| black_box(&middle).clone()));
    criterion.bench_function("list placements", |bencher| {
        bencher.iter(|| {
            black_box(&middle).for_each_legal(|action| {
                black_box(action);
                ControlFlow::Continue(())
            })
        });
    });
    criterion.bench_function("count placements", |bencher| bencher.iter(|| black_box(&middle).count_legal()));
    let action = middle.nth_legal(0).expect("a tile is to be placed");
    criterion.bench_function("clone and place", |bencher| {
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
    for seats in 2..=5 {
        let fresh = State::new(&Options::default(), seats).expect("2 to 5 seats");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        criterion.bench_function(&format!("random game, {seats} seats"), |bencher| {
            bencher.iter_batched_ref(|| fresh.clone(), |state| playout(state, &mut rng), BatchSize::SmallInput);
        });
    }
}

criterion_group!(play, benches);
criterion_main!(play);
