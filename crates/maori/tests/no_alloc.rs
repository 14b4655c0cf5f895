//! Play allocates nothing: after set-up, whole random games run without a single call to the allocator. And component sets
//! that people give take no room when nobody uses them any more.

use atoll_testkit::no_alloc::{imagining_allocates_nothing, play_allocates_nothing, sets_leave_nothing};
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

#[test]
fn sets_go_with_their_users() {
    sets_leave_nothing::<State>(|number| {
        // Fourteen spaces of a board, each with a boat or without one.
        let field = |place: u64| if number >> place & 1 == 1 { 'b' } else { '.' };
        let row = |y: u64| (0..5).map(|x| field(5 * y + x)).collect::<String>();
        format!("[[board]]\nid = \"A\"\nboats = 1\nrows = [\"{}\", \"{}\", \"{}\"]\n", row(0), row(1), row(2))
    });
}
