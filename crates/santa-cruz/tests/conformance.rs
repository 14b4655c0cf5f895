//! Santa Cruz fulfils the contract, for every option and number of seats.

use atoll_core::{Game, NoEvents, Seat, Turn, perft, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Options, Phase, Sets, State};

/// Games per combination; the long test run asks for more.
fn games() -> u64 {
    std::env::var("ATOLL_CONFORMANCE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

#[test]
fn every_option_and_table_size_conforms() {
    for seats in State::SEATS {
        for sets in [Sets::Chosen, Sets::Random] {
            let options = Options { sets, ..Options::default() };
            atoll_testkit::conform::<State>(&options, seats, games());
        }
    }
}

#[test]
fn tables_of_other_sizes_are_refused() {
    atoll_testkit::refuses_wrong_tables::<State>();
}

/// The table when the first player has landed: draws take the first possibility, people the first action.
fn opening(seats: u8) -> State {
    let mut state = State::new(&Options::default(), seats).unwrap();
    while state.facts().phase != Phase::Play {
        match state.turn() {
            Turn::Chance(_) => state.settle(state.nth_draw(0).unwrap(), &mut NoEvents),
            _ => state.play(state.nth_legal(0).unwrap(), &mut NoEvents),
        }
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

const PERFT: [u64; 4] = [8, 63, 636, 7_130];

/// Sums of all seats' scores over 500 uniformly random games, by number of seats. Equal seeds give equal games on every
/// machine, so a change here is a change of the law, of the components or of the order of numbered actions.
#[test]
fn random_scores_are_pinned() {
    let sums: Vec<i64> = State::SEATS
        .map(|seats| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
            let fresh = State::new(&Options::default(), seats).unwrap();
            let score = |_| {
                let mut state = fresh.clone();
                playout(&mut state, &mut rng);
                Seat::all(seats).map(|seat| i64::from(state.facts().points[seat.index()])).sum::<i64>()
            };
            (0..500).map(score).sum()
        })
        .collect();
    assert_eq!(sums, RANDOM_SCORES);
}

const RANDOM_SCORES: [i64; 3] = [66_956, 106_769, 133_121];
