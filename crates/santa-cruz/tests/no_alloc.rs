//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator.

use atoll_testkit::no_alloc::{imagining_allocates_nothing, play_allocates_nothing};
use santa_cruz::{Options, Sets, State};

#[test]
fn play_does_not_allocate() {
    for seats in 2..=4 {
        for sets in [Sets::Chosen, Sets::Random] {
            play_allocates_nothing::<State>(&Options { sets, ..Options::default() }, seats, 50, 200);
        }
    }
}

#[test]
fn imagining_does_not_allocate() {
    imagining_allocates_nothing::<State>(&Options::default(), 4);
}
