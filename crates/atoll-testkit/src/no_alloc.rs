//! Play allocates nothing: what bots do millions of times a second must not meet a lock or a page fault. And what people
//! give goes with its last user.

use std::collections::{HashSet, VecDeque};
use std::ops::ControlFlow;

use allocation_counter::measure;
use atoll_core::{Game, NoEvents, Seat, TextGame, Turn, random_step};
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

/// Different component sets that are read and let go of.
const SETS: u64 = 10_000;
/// Sets in use at a time.
const IN_USE: usize = 32;

/// Component sets belong to their users: 10,000 different files, each read, played with and let go of while some others are
/// in use, leave not one byte behind, and equal ones in use are there once.
pub fn sets_leave_nothing<G: TextGame>(file: impl Fn(u64) -> String) {
    let seats = *G::SEATS.start();
    let read = |number| {
        let mut options = G::Options::default();
        G::load_components(&mut options, &file(number)).unwrap_or_else(|errors| panic!("set {number}: {errors:?}"));
        options
    };
    // What is made once for all sets: the built-in one, and the tables of the readers.
    play_allocates_nothing::<G>(&read(0), seats, 1, 0);

    let left = measure(|| {
        let (mut hashes, mut users) = (HashSet::new(), VecDeque::new());
        for number in 0..SETS {
            let options = read(number);
            assert!(hashes.insert(G::components_hash(&options)), "set {number} is none of its own");
            // The table is the last to use it: neither options nor view are left.
            let table = G::new(&options, seats).expect("a table of the smallest size");
            drop(options);
            assert!(G::imagine(&table.view(None), &mut TestRng::seed_from_u64(number)).options() == table.options());
            users.push_back(table);
            if users.len() > IN_USE {
                users.pop_front();
            }
        }
    });
    assert_eq!((left.bytes_current, left.count_current), (0, 0), "sets that nobody uses are still there");

    let first = read(1);
    let mut others = Vec::with_capacity(IN_USE);
    let more = measure(|| others.extend((0..IN_USE).map(|_| read(1))));
    assert_eq!(more.bytes_current, 0, "equal sets are there once");
    assert!(others.iter().all(|options| *options == first));
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
