//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator. And component sets
//! that people give take no room when nobody uses them any more.

use atoll_core::Seat;
use atoll_testkit::no_alloc::{play_allocates_nothing, sets_leave_nothing};
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

/// Two designs, whose tables are made in no time.
const TILES: &str = include_str!("data/two-designs.toml");

#[test]
fn sets_go_with_their_users() {
    sets_leave_nothing::<State>(|number| {
        let (value, count, other) = (1 + number % 20, 1 + number / 20 % 25, 1 + number / 500);
        let ship =
            |value, count, demand| format!("[[ship]]\nvalue = {value}\ncount = {count}\ndemand = \"{demand}\"\n");
        [TILES, &ship(value, count, "1B 1F"), &ship(other, 4, "any 5")].concat()
    });
}
