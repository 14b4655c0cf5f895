//! No frame tells what its reader may not know: worlds that differ in the secret, and so in everything that is still to
//! be drawn, make the same frames.

use atoll_catalog::{Audience, Seat, Secret, Setup, Turn, games};
use atoll_protocol::{Snapshot, StepItem, StepSource};
use serde_json::json;

use super::game::{Game, Happening, LogStep};
use super::sight::{Seats, item, items, sees_all, snapshot};

/// Random games of each game and table size.
const GAMES: u64 = 200;
/// One step in so many is looked at, by one viewer; every viewer looks at the end of every game.
const LOOKS: usize = 6;

fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % bound
    }
}

fn seats_of(mask: u8) -> Seats {
    let mut seats = Seats::default();
    Seat::all(5).filter(|seat| mask & 1 << seat.index() != 0).for_each(|seat| seats.add(seat));
    seats
}

/// What a viewer is sent after a step, and what it would be sent if it came anew.
fn frames(game: &Game, since: u64, viewer: Seats, everyone: Seats) -> (Snapshot, Vec<StepItem>) {
    (snapshot(game, viewer, everyone, true), items(game, since, viewer))
}

#[test]
fn frames_do_not_depend_on_what_is_still_to_be_drawn() {
    std::thread::scope(|scope| {
        for entry in games() {
            for count in entry.seats() {
                scope.spawn(move || {
                    (0..GAMES).for_each(|seed| one_game(entry.id(), count, seed * 31 + u64::from(count)))
                });
            }
        }
    });
}

fn one_game(id: &str, count: u8, seed: u64) {
    let at = format!("{id} with {count} seats, seed {seed}");
    let setup = Setup { seats: count, ..Setup::default() };
    let world = |phrase: &str| Game::new(id, &setup, &Secret::from_phrase(phrase)).expect("a game");
    let (mut real, mut other) = (world(&format!("real {seed}")), world(&format!("other {seed}")));
    let mut pick = numbers(seed);
    let everyone = seats_of((1 << count) - 1);
    let viewers: Vec<Seats> = (0..count).map(|seat| seats_of(1 << seat)).chain([Seats::default(), everyone]).collect();
    real.begin(0).expect("draws");
    loop {
        let since = other.seq();
        for step in &real.log()[usize::try_from(since).expect("few")..] {
            other.follow(step);
        }
        let viewer = viewers[pick(viewers.len())];
        if pick(LOOKS) == 0 {
            let (seen, same) = (frames(&real, since, viewer, everyone), frames(&other, since, viewer, everyone));
            assert!(seen == same, "{at}: {viewer:?} sees a difference after step {since}");
        }
        let Turn::Seat(seat) = real.table().turn() else { break };
        let legal = real.table().legal();
        real.act(StepSource::Person, seat, &legal[pick(legal.len())], None, 0).expect("legal");
    }
    for viewer in viewers {
        let (seen, same) = (frames(&real, 0, viewer, everyone), frames(&other, 0, viewer, everyone));
        assert!(seen == same, "{at}: {viewer:?} sees a difference at the end");
    }
}

#[test]
fn an_event_for_one_seat_is_a_numbered_placeholder_for_all_others() {
    let [a, b] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
    let happening = |audience| Happening { data: json!({"card": 7}), message: Some(json!("seven")), audience };
    let events = || vec![happening(Audience::All), happening(Audience::Only(a))];
    let step = LogStep::new(StepSource::Draw, None, "card 7".into(), events(), 5);
    let shown = |seats: u8| serde_json::to_string(&item(3, &step, seats_of(seats))).expect("JSON");
    assert!(sees_all(seats_of(1), &step) && shown(1).contains("card 7"));
    for others in [0, 1 << b.index()] {
        let item = item(3, &step, seats_of(others));
        assert!(!sees_all(seats_of(others), &step));
        assert_eq!((item.seq, item.text.as_str(), item.events.len()), (4, "", 2));
        assert_eq!(shown(others).matches("seven").count(), 1, "only the public event is told");
        assert_eq!((&item.events[1].data, &item.events[1].message), (&None, &None));
    }
}
