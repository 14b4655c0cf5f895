//! What a seat can do in its own turn.

use std::ops::ControlFlow;

use atoll_core::{NoEvents, Seat, Turn};

use crate::value::Judge;
use crate::{Evaluate, Network};

/// A sequence of own actions up to the next draw, the end of the turn or the end of the game.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Evaluate> {
    /// The actions, at least one.
    pub(crate) actions: Vec<G::Action>,
    /// The value after them, in points of final margin.
    pub(crate) value: f32,
}

/// Longest own turn that is followed as a whole.
const LONGEST: usize = 8;
/// Positions looked at in one turn; beyond it sequences are cut after their first action.
const MOST: usize = 6_000;

/// All plans of the seat to act, in the order of the legal list, with what `judge` says of where they lead. Every legal
/// action begins at least one.
pub(crate) fn plans<G: Evaluate>(state: &G, seat: Seat, mut judge: impl FnMut(&G) -> f32) -> Vec<Plan<G>> {
    let mut found = Vec::new();
    let mut path = Vec::with_capacity(LONGEST);
    follow(state, seat, &mut judge, &mut path, &mut found);
    found
}

fn follow<G: Evaluate>(
    state: &G,
    seat: Seat,
    judge: &mut impl FnMut(&G) -> f32,
    path: &mut Vec<G::Action>,
    found: &mut Vec<Plan<G>>,
) {
    let _ = state.for_each_legal(|action| {
        let mut next = state.clone();
        next.play(action, &mut NoEvents);
        path.push(action);
        if next.turn() == Turn::Seat(seat) && path.len() < LONGEST && found.len() < MOST {
            follow(&next, seat, judge, path, found);
        } else {
            found.push(Plan { actions: path.clone(), value: judge(&next) });
        }
        path.pop();
        ControlFlow::Continue(())
    });
}

/// The action of the seat to act whose afterstate is worth most to it, one step deep; the first of equals.
#[inline]
pub fn best_action<G: Evaluate>(state: &G, seat: Seat, network: Option<&Network>) -> G::Action {
    let mut judge = Judge::new(seat, network);
    let mut best = None;
    let mut best_value = f32::NEG_INFINITY;
    let _ = state.for_each_legal(|action| {
        let mut next = state.clone();
        next.play(action, &mut NoEvents);
        let value = judge.value(&next);
        if best.is_none() || value > best_value {
            best_value = value;
            best = Some(action);
        }
        ControlFlow::Continue(())
    });
    best.expect("a seat is asked only when it has a legal action")
}
