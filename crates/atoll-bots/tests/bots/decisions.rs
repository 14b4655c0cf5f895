//! What bots choose: something legal, in time, and from what their seat knows alone.

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use atoll_bots::{ARENA_BOTS, BOTS, BotRng, Budget, Clock, Evaluate, advise, bot_rng, player};
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

in_every_game!(bots_see_what_their_seat_sees, looks_at_nothing_else);

fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// A budget in time is kept, and who has none answers at once: the middle one of many decisions is gated, because single ones
/// can be held up by anything the machine does; how many took longer than 110 % is reported. What is chosen is legal.
fn keeps_to_its_time<G: Evaluate>() {
    let limits = [("easy", 50), ("normal", 50), ("expert", 40)].map(|(name, ms)| (name, Duration::from_millis(ms)));
    let mut times = [const { Vec::new() }; 3];
    decide::<G>(|state, seat, rng| {
        let view = state.view(Some(seat));
        for ((name, limit), times) in limits.iter().zip(&mut times) {
            let begin = Instant::now();
            let action = player::<G>(name, Some(Budget::Time(*limit, Clock::new(clock)))).unwrap().choose(&view, rng);
            times.push(begin.elapsed());
            assert_eq!(state.check(seat, action), Ok(()), "{}: {name} plays an illegal action", G::ID);
        }
    });
    for ((name, limit), mut times) in limits.into_iter().zip(times) {
        times.sort_unstable();
        let most = limit * 11 / 10;
        let late = times.iter().filter(|&&time| time > most).count();
        let (middle, last) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{} {name}: {late} of {} later than {most:?}, middle {middle:?}, last {last:?}", G::ID, times.len());
        assert!(middle <= most, "{}: half of the decisions of {name} take longer than {most:?}", G::ID);
    }
}

in_every_game!(levels_keep_to_their_time, keeps_to_its_time);

/// Advice is legal, names nothing twice, and begins with what promises most.
fn advises_soundly<G: Evaluate>() {
    const SOME: Budget = Budget::Iterations(60);
    const COUNT: usize = 3;
    decide::<G>(|state, seat, _| {
        let view = state.view(Some(seat));
        let advice = advise::<G>(&view, COUNT, SOME, &mut bot_rng(3));
        assert!((1..=COUNT).contains(&advice.len()) && advice.len() <= state.count_legal() as usize);
        for (n, one) in advice.iter().enumerate() {
            assert_eq!(state.check(seat, one.action), Ok(()), "{}: {n}", G::ID);
            assert!(one.margin.is_finite());
            assert!(advice[..n].iter().all(|better| better.action != one.action && better.margin >= one.margin));
        }
    });
}

in_every_game!(advice_is_sound, advises_soundly);
