//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator.
//!
//! What bots do millions of times a second must not meet a lock or a page fault; this test is what keeps it so.

#![expect(unsafe_code, reason = "a global allocator that counts can only be written with unsafe")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ops::ControlFlow;

use atoll_core::{Game, NoEvents, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Options, Sets, State};

/// The system's allocator, with a count of calls by each thread.
struct Counting;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is being torn down may still free memory when its counter is gone.
    let _ = CALLS.try_with(|calls| calls.set(calls.get() + 1));
}

// SAFETY: every call is passed on unchanged to the system's allocator, which fulfils the contract.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's obligations are those of the system's allocator.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count();
        // SAFETY: the memory came from the system's allocator with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the memory came from the system's allocator with this layout.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn calls() -> u64 {
    CALLS.with(Cell::get)
}

/// Plays one game with everything a bot asks on the way; says how many actions were seen.
fn play(start: &State, rng: &mut Xoshiro256PlusPlus) -> u64 {
    let mut state = start.clone();
    let mut seen = 0;
    loop {
        match state.turn() {
            Turn::Seat(seat) => {
                let count = state.count_legal();
                let mut listed = 0;
                let _ = state.for_each_legal(|action| {
                    listed += 1;
                    assert!(state.check(seat, action).is_ok());
                    assert!(state.check(seat.next(state.seats()), action).is_err());
                    ControlFlow::Continue(())
                });
                assert_eq!(listed, count);
                seen += u64::from(listed);
                let action = state.nth_legal(below(rng, count)).expect("the number is below the count");
                let mut twin = state.clone();
                twin.play(action, &mut NoEvents);
                state.play(action, &mut NoEvents);
                assert!(twin == state);
            }
            Turn::Chance(_) => {
                let mut total = 0;
                state.draws(|_, weight| total += weight);
                assert_eq!(total, state.draw_total());
                let draw = state.nth_draw(below(rng, total)).expect("the number is below the total");
                state.settle(draw, &mut NoEvents);
            }
            Turn::Over => return seen,
        }
    }
}

#[test]
fn play_allocates_nothing() {
    // The counter works at all.
    let before = calls();
    drop(std::hint::black_box(Box::new(1)));
    assert!(calls() >= before + 2, "the allocator does not count");

    for seats in 2..=4 {
        for sets in [Sets::Chosen, Sets::Random] {
            let options = Options { sets, ..Options::default() };
            let start = State::new(&options, seats).expect("a table for two to four");
            for seed in 0..50 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let before = calls();
                let seen = play(&start, &mut rng);
                let made = calls() - before;
                assert_eq!(made, 0, "calls to the allocator in game {seed} with {seats} seats, {sets:?}");
                assert!(seen > 200, "a game that short proves nothing");
            }
        }
    }
}

/// Worlds are imagined as often as bots think, so that allocates nothing either.
#[test]
fn imagining_allocates_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = State::new(&Options::default(), 4).expect("a table for four");
    while state.turn() != Turn::Over {
        let before = calls();
        for viewer in Seat::all(4).map(Some).chain([None]) {
            let world = State::imagine(&state.view(viewer), &mut rng);
            assert!(world.turn() == state.turn());
        }
        assert_eq!(calls() - before, 0);
        match state.turn() {
            Turn::Seat(_) => {
                let action = state.nth_legal(below(&mut rng, state.count_legal())).expect("below the count");
                state.play(action, &mut NoEvents);
            }
            _ => {
                let draw = state.nth_draw(below(&mut rng, state.draw_total())).expect("below the total");
                state.settle(draw, &mut NoEvents);
            }
        }
    }
}
