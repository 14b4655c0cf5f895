//! What bots choose: something legal, in time, and from what their seat knows alone.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use atoll_bots::{ARENA_BOTS, BOTS, BotRng, Budget, Evaluate, bot_rng, player};
use atoll_core::{Seat, Turn, below};

use crate::wander::wander;

/// Decisions of each game that are looked at; more by `ATOLL_BOT_DECISIONS`.
fn decisions() -> u32 {
    std::env::var("ATOLL_BOT_DECISIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(150)
}

/// Asks `look` at decisions with a choice, spread over random games.
fn decide<G: Evaluate>(mut look: impl FnMut(&G, Seat, &mut BotRng)) {
    let mut left = decisions();
    wander::<G>(u64::MAX, |state, rng| {
        let Turn::Seat(seat) = state.turn() else { return ControlFlow::Continue(()) };
        if state.count_legal() < 2 || below(rng, 6) > 0 {
            return ControlFlow::Continue(());
        }
        look(state, seat, rng);
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
}

fn names() -> impl Iterator<Item = &'static str> {
    BOTS.iter().map(|bot| bot.name).chain(ARENA_BOTS)
}

/// With everything reshuffled that the seat has not seen, and the same seed, every bot chooses the same. What it chooses is
/// legal.
fn looks_at_nothing_else<G: Evaluate>() {
    const FEW: Budget = Budget::Iterations(24);
    decide::<G>(|state, seat, rng| {
        let view = state.view(Some(seat));
        let other = G::imagine(&view, rng).view(Some(seat));
        for name in names() {
            let choose = |view| player::<G>(name, Some(FEW)).unwrap().choose(view, &mut bot_rng(7));
            let action = choose(&view);
            assert_eq!(state.check(seat, action), Ok(()), "{}: {name} plays an illegal action", G::ID);
            assert_eq!(action, choose(&other), "{}: {name} knows more than {seat} does", G::ID);
        }
    });
}

#[test]
fn bots_see_what_their_seat_sees_at_south_seas() {
    looks_at_nothing_else::<south_seas::State>();
}

#[test]
fn bots_see_what_their_seat_sees_at_maori() {
    looks_at_nothing_else::<maori::State>();
}

#[test]
fn bots_see_what_their_seat_sees_at_santa_cruz() {
    looks_at_nothing_else::<santa_cruz::State>();
}

/// A budget in time is kept: the middle one of many decisions is gated, because single ones can be held up by anything the
/// machine does; how many took longer than 110 % is reported.
fn keeps_to_its_time<G: Evaluate>() {
    const LIMIT: Duration = Duration::from_millis(40);
    let mut times: Vec<Duration> = Vec::new();
    decide::<G>(|state, seat, rng| {
        let view = state.view(Some(seat));
        let begin = Instant::now();
        player::<G>("expert", Some(Budget::Time(LIMIT))).unwrap().choose(&view, rng);
        times.push(begin.elapsed());
    });
    times.sort_unstable();
    let most = LIMIT * 11 / 10;
    let late = times.iter().filter(|&&time| time > most).count();
    println!(
        "{}: {late} of {} decisions later than {most:?}, the latest {:?}",
        G::ID,
        times.len(),
        times[times.len() - 1]
    );
    assert!(times[times.len() / 2] <= most, "{}: half of the decisions take longer than {most:?}", G::ID);
}

#[test]
fn experts_keep_to_their_time_at_south_seas() {
    keeps_to_its_time::<south_seas::State>();
}

#[test]
fn experts_keep_to_their_time_at_maori() {
    keeps_to_its_time::<maori::State>();
}

#[test]
fn experts_keep_to_their_time_at_santa_cruz() {
    keeps_to_its_time::<santa_cruz::State>();
}
