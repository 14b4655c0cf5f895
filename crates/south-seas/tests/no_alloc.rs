//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator.

use atoll_core::Seat;
use atoll_testkit::no_alloc::play_allocates_nothing;
use south_seas::{Options, Retrieve, State};

#[test]
fn play_does_not_allocate() {
    for seats in 2..=5 {
        for retrieve in [Retrieve::AnyTime, Retrieve::OnlyWhenSupplyEmpty] {
            let first = Seat::new(seats - 1).expect("one of the seats");
            play_allocates_nothing::<State>(&Options { retrieve, first, ..Options::default() }, seats, 25, 500);
        }
    }
}
