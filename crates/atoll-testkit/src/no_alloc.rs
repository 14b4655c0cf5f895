//! Play allocates nothing: what bots do millions of times a second must not meet a lock or a page fault.

use std::ops::ControlFlow;

use allocation_counter::measure;
use atoll_core::{Game, NoEvents, Seat, Turn, random_step};
use rand_core::SeedableRng;

use crate::TestRng;

/// Plays so many random games with everything a bot asks on the way, and counts the calls to the allocator: there must be
/// none. A game in which fewer than `least` actions were listed proves nothing.
pub fn play_allocates_nothing<G: Game>(options: &G::Options, seats: u8, games: u64, least: u64) {
    assert!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total > 0, "the allocator does not count");
    let start = G::new(options, seats).expect("a table of this size");
    for seed in 0..games {
        let mut rng = TestRng::seed_from_u64(seed);
        let mut seen = 0;
        let made = measure(|| seen = play(&start, &mut rng)).count_total;
        assert_eq!(made, 0, "calls to the allocator in game {seed} with {seats} seats, {options:?}");
        assert!(seen > least, "game {seed} with {seats} seats, {options:?} is too short");
    }
}

/// Worlds are imagined as often as bots think, so that allocates nothing either.
pub fn imagining_allocates_nothing<G: Game>(options: &G::Options, seats: u8) {
    let mut rng = TestRng::seed_from_u64(1);
    let mut state = G::new(options, seats).expect("a table of this size");
    while state.turn() != Turn::Over {
        for viewer in Seat::all(seats).map(Some).chain([None]) {
            let view = state.view(viewer);
            let made = measure(|| assert!(G::imagine(&view, &mut rng).turn() == state.turn())).count_total;
            assert_eq!(made, 0, "calls to the allocator for {viewer:?}");
        }
        random_step(&mut state, &mut rng, &mut NoEvents);
    }
}

/// One random game; says how many actions were listed.
fn play<G: Game>(start: &G, rng: &mut TestRng) -> u64 {
    let mut state = start.clone();
    let mut seen = 0;
    while state.turn() != Turn::Over {
        if let Turn::Seat(seat) = state.turn() {
            let mut listed = 0;
            let _ = state.for_each_legal(|action| {
                listed += 1;
                assert!(state.check(seat, action).is_ok());
                assert!(state.check(seat.next(state.seats()), action).is_err());
                ControlFlow::Continue(())
            });
            assert_eq!(listed, state.count_legal());
            assert!((1..=listed).contains(&state.count_playout()));
            seen += u64::from(listed);
        } else {
            let mut total = 0;
            state.draws(|_, weight| total += weight);
            assert_eq!(total, state.draw_total());
        }
        let mut twin = state.clone();
        let mut again = rng.clone();
        random_step(&mut twin, &mut again, &mut NoEvents);
        random_step(&mut state, rng, &mut NoEvents);
        assert!(twin == state);
    }
    seen
}
