//! The last steps of a game, solved exactly: every action and every draw, each seat playing for itself.

use std::ops::ControlFlow;

use atoll_core::{NoEvents, Seat, Turn};

use crate::Evaluate;
use crate::value::{margin, utility};

/// Utility of each seat.
type Values = [f32; 5];

/// The best action of the seat to act if the rest of the game has at most so many positions; otherwise `None`. Right
/// only for a game that hides nothing.
pub(crate) fn exact<G: Evaluate>(state: &G, seat: Seat, most: u32) -> Option<G::Action> {
    let mut left = most;
    let mut best = None;
    let mut best_value = f32::NEG_INFINITY;
    let done = state.for_each_legal(|action| {
        let mut next = state.clone();
        next.play(action, &mut NoEvents);
        let Some(values) = solve(&next, &mut left) else { return ControlFlow::Break(()) };
        if best.is_none() || values[seat.index()] > best_value {
            best_value = values[seat.index()];
            best = Some(action);
        }
        ControlFlow::Continue(())
    });
    if done.is_break() { None } else { best }
}

fn solve<G: Evaluate>(state: &G, left: &mut u32) -> Option<Values> {
    *left = left.checked_sub(1)?;
    match state.turn() {
        Turn::Over => {
            let outcome = state.outcome()?;
            let mut values = Values::default();
            for seat in Seat::all(state.seats()) {
                values[seat.index()] = utility(margin(&outcome, seat), G::SPREAD);
            }
            Some(values)
        }
        Turn::Seat(actor) => {
            let mut best: Option<Values> = None;
            let done = state.for_each_legal(|action| {
                let mut next = state.clone();
                next.play(action, &mut NoEvents);
                let Some(values) = solve(&next, left) else { return ControlFlow::Break(()) };
                if best.is_none_or(|best| values[actor.index()] > best[actor.index()]) {
                    best = Some(values);
                }
                ControlFlow::Continue(())
            });
            if done.is_break() { None } else { best }
        }
        Turn::Chance(_) => {
            let mut outcomes = Vec::new();
            state.draws(|draw, weight| outcomes.push((draw, weight)));
            let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
            let mut mean = Values::default();
            for (draw, weight) in outcomes {
                let mut next = state.clone();
                next.settle(draw, &mut NoEvents);
                let values = solve(&next, left)?;
                for (sum, value) in mean.iter_mut().zip(values) {
                    *sum += value * weight as f32 / total as f32;
                }
            }
            Some(mean)
        }
    }
}
