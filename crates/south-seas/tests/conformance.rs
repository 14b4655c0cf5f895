//! South Seas fulfils the contract, for every option and number of seats.

use atoll_core::{Game, NoEvents, Seat, Turn, perft, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use south_seas::{Options, Retrieve, State};

/// Games per combination; the long test run asks for more.
fn games() -> u64 {
    std::env::var("ATOLL_CONFORMANCE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

#[test]
fn every_option_and_table_size_conforms() {
    for seats in State::SEATS {
        for retrieve in [Retrieve::AnyTime, Retrieve::OnlyWhenSupplyEmpty] {
            for first in [Seat::new(0).unwrap(), Seat::new(seats - 1).unwrap()] {
                let options = Options { retrieve, first, ..Options::default() };
                atoll_testkit::conform::<State>(&options, seats, games());
            }
        }
    }
}

#[test]
fn tables_of_other_sizes_are_refused() {
    atoll_testkit::refuses_wrong_tables::<State>();
    let last = Options { first: Seat::new(4).unwrap(), ..Options::default() };
    assert!(State::new(&last, 4).is_err());
}

/// The table after the first ships have been turned up in data order, before the first tile is drawn.
fn opening(seats: u8) -> State {
    let mut state = State::new(&Options::default(), seats).unwrap();
    while state.turn() != Turn::Chance(south_seas::TILES) {
        let ship = state.nth_draw(0).unwrap();
        state.settle(ship, &mut NoEvents);
    }
    state
}

/// Pinned counts of all sequences of so many steps from [`opening`], each legal action and each distinct draw being one
/// branch. A change here is a change of the law or of the components.
#[test]
fn perft_counts_are_pinned() {
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&opening(2), depth).leaves).collect();
    assert_eq!(counts, PERFT);
}

const PERFT: [u64; 4] = [63, 322, 1_621, 100_695];

/// Sums of all seats' scores over 500 uniformly random games, by number of seats. Equal seeds give equal games on every
/// machine, so a change here is a change of the law, of the components or of the order of numbered actions.
#[test]
fn random_scores_are_pinned() {
    let sums: Vec<u64> = State::SEATS
        .map(|seats| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
            let fresh = State::new(&Options::default(), seats).unwrap();
            let score = |_| {
                let mut state = fresh.clone();
                playout(&mut state, &mut rng);
                Seat::all(seats).map(|seat| u64::from(state.facts().score(seat))).sum::<u64>()
            };
            (0..500).map(score).sum()
        })
        .collect();
    assert_eq!(sums, RANDOM_SCORES);
}

const RANDOM_SCORES: [u64; 4] = [3_781, 4_372, 4_900, 5_366];
