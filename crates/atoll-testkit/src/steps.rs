//! The legal list, `check`, and draws agree with each other.

use std::ops::ControlFlow;

use atoll_core::{Game, Illegal, Seat, Turn};

pub(crate) fn check_lists<G: Game>(state: &G, seen: &[G::Action], at: &str) {
    match state.turn() {
        Turn::Seat(seat) => check_actions(state, seat, seen, at),
        Turn::Chance(_) => {
            check_draws(state, at);
            check_nobody(state, seen, |illegal| *illegal == Illegal::AwaitingDraw, at);
        }
        Turn::Over => check_nobody(state, seen, |illegal| *illegal == Illegal::GameOver, at),
    }
}

fn check_actions<G: Game>(state: &G, seat: Seat, seen: &[G::Action], at: &str) {
    let legal = state.legal();
    assert!(!legal.is_empty(), "{at}: {seat} is to act but has no action");
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{at}: the legal list is not sorted and unique");
    assert_eq!(state.count_legal() as usize, legal.len(), "{at}: count and list differ");
    let mut numbered: Vec<G::Action> = (0..legal.len() as u32).filter_map(|n| state.nth_legal(n)).collect();
    numbered.sort();
    assert_eq!(numbered, legal, "{at}: numbered actions and list differ");
    for &action in &legal {
        assert_eq!(state.check(seat, action), Ok(()), "{at}: {action:?} is listed but refused");
    }
    // Actions that were legal elsewhere in the game are the likeliest to be taken for legal here.
    for &action in seen {
        let listed = legal.binary_search(&action).is_ok();
        let checked = state.check(seat, action);
        assert_eq!(checked.is_ok(), listed, "{at}: {action:?} is listed: {listed}, but checked: {checked:?}");
        if let Err(illegal) = checked {
            assert!(illegal.rule().is_some(), "{at}: {action:?} is refused without a paragraph: {illegal}");
        }
    }
    for other in Seat::all(state.seats()).filter(|&other| other != seat) {
        let refused = state.check(other, legal[0]);
        assert_eq!(refused, Err(Illegal::NotYourTurn { to_act: seat, tried: other }), "{at}");
    }
    let mut first = None;
    let stopped = state.for_each_legal(|action| {
        assert!(first.is_none(), "{at}: the list goes on after a break");
        first = Some(action);
        ControlFlow::Break(())
    });
    assert!(stopped.is_break() && first == legal.first().copied(), "{at}: the list does not stop early");
    assert_eq!(state.draw_total(), 0, "{at}: something can be drawn while a seat is to act");
}

fn check_draws<G: Game>(state: &G, at: &str) {
    let mut outcomes: Vec<(G::Draw, u32)> = Vec::new();
    state.draws(|draw, weight| outcomes.push((draw, weight)));
    assert!(outcomes.windows(2).all(|pair| pair[0].0 < pair[1].0), "{at}: draws are not sorted and unique");
    assert!(!outcomes.is_empty() && outcomes.iter().all(|&(_, weight)| weight > 0), "{at}: empty or weightless draws");
    let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    assert_eq!(state.draw_total(), total, "{at}: the weights do not add up");
    let laid_out = outcomes.iter().flat_map(|&(draw, weight)| std::iter::repeat_n(draw, weight as usize));
    for (n, draw) in laid_out.enumerate() {
        assert_eq!(state.nth_draw(n as u32), Some(draw), "{at}: draw number {n}");
    }
}

fn check_nobody<G: Game>(state: &G, seen: &[G::Action], expected: impl Fn(&Illegal) -> bool, at: &str) {
    assert!(state.legal().is_empty() && state.count_legal() == 0, "{at}: actions are listed though no seat is to act");
    for seat in Seat::all(state.seats()) {
        for &action in seen.iter().take(3) {
            let refused = state.check(seat, action);
            assert!(refused.as_ref().is_err_and(&expected), "{at}: {seat} {action:?} gives {refused:?}");
        }
    }
}
