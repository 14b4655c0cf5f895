//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator. And component sets
//! that people give take no room when nobody uses them any more.

use atoll_testkit::no_alloc::{imagining_allocates_nothing, play_allocates_nothing, sets_leave_nothing};
use santa_cruz::{Options, Scoring, Sets, State};

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

#[test]
fn sets_go_with_their_users() {
    sets_leave_nothing::<State>(|number| {
        // Four digits to the base of twenty.
        let points = |place: usize| 1 + number / 20u64.pow(place as u32 % 4) % 20;
        let pair = |card: Scoring| matches!(card, Scoring::SheepFish | Scoring::WoodSugar);
        let row = |(place, card): (usize, &Scoring)| {
            let single = if pair(*card) { "single = 1\n" } else { "" };
            format!("[[scoring]]\nid = \"{}\"\npoints = {}\n{single}", card.word(), points(place))
        };
        Scoring::ALL.iter().enumerate().map(row).collect()
    });
}
