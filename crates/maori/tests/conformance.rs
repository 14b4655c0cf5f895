//! Maori fulfils the contract, for every option and number of seats.

use atoll_core::Game;
use maori::{BoardId, Mode, Options, State};

/// Games per combination; the long test run asks for more.
fn games() -> u64 {
    std::env::var("ATOLL_CONFORMANCE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

#[test]
fn every_option_and_table_size_conforms() {
    for seats in State::SEATS {
        for mode in Mode::ALL {
            for board in BoardId::ALL {
                let options = Options { mode, board, ..Options::default() };
                if board == BoardId::Reef && seats == 5 {
                    assert!(State::new(&options, seats).is_err(), "the reef side has at most 4 seats (MA-2)");
                } else {
                    atoll_testkit::conform::<State>(&options, seats, games());
                }
            }
        }
    }
}

#[test]
fn tables_of_other_sizes_are_refused() {
    atoll_testkit::refuses_wrong_tables::<State>();
}
