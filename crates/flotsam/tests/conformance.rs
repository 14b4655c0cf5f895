//! Flotsam fulfils the contract, for every number of seats.

use atoll_core::Game;
use flotsam::State;

#[test]
fn every_table_size_conforms() {
    for seats in State::SEATS {
        atoll_testkit::conform::<State>(&(), seats, 200);
    }
}

#[test]
fn tables_of_other_sizes_are_refused() {
    atoll_testkit::refuses_wrong_tables::<State>();
}
