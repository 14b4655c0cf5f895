//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator.

use atoll_testkit::no_alloc::{imagining_allocates_nothing, play_allocates_nothing};
use maori::{BoardId, Mode, Options, State};

#[test]
fn play_does_not_allocate() {
    for seats in 2..=5 {
        for mode in Mode::ALL {
            // The reef side is for at most four (MA-2).
            for board in BoardId::ALL.into_iter().filter(|board| *board != BoardId::Reef || seats < 5) {
                play_allocates_nothing::<State>(&Options { mode, board, ..Options::default() }, seats, 6, 500);
            }
        }
    }
}

#[test]
fn imagining_does_not_allocate() {
    imagining_allocates_nothing::<State>(&Options::default(), 5);
}
