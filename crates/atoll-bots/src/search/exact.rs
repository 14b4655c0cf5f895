//! The last steps of a game, solved exactly: every action and every draw, each seat playing for itself.

use std::ops::ControlFlow;

use atoll_core::{NoEvents, Seat, Turn};

use crate::Evaluate;
use crate::budget::Meter;
use crate::value::{PerSeat, margin, per_seat, utility};

/// Positions of the end of a game that are looked at before giving up.
const MOST: u32 = 40_000;
/// The share of the budget that may be spent before giving up, and how often the clock is read, in positions.
const SHARE: f32 = 0.5;
const PAUSE: u32 = 256;

/// The best action of the seat to act if the rest of the game has few enough positions; otherwise `None`. Right only for
/// a game that hides nothing.
pub(crate) fn exact<G: Evaluate>(state: &G, seat: Seat, meter: &Meter) -> Option<G::Action> {
    let mut left = MOST;
    let mut best = None;
    let mut best_value = f32::NEG_INFINITY;
    let done = state.for_each_legal(|action| {
        let mut next = state.clone();
        next.play(action, &mut NoEvents);
        let Some(values) = solve(&next, &mut left, meter) else { return ControlFlow::Break(()) };
        if best.is_none() || values[seat.index()] > best_value {
            best_value = values[seat.index()];
            best = Some(action);
        }
        ControlFlow::Continue(())
    });
    if done.is_break() { None } else { best }
}

/// Utility of each seat.
fn solve<G: Evaluate>(state: &G, left: &mut u32, meter: &Meter) -> Option<PerSeat> {
    *left = left.checked_sub(1)?;
    if left.is_multiple_of(PAUSE) && meter.share() > SHARE {
        return None;
    }
    match state.turn() {
        Turn::Over => {
            let outcome = state.outcome()?;
            Some(per_seat(state.seats(), |seat| utility(margin(&outcome, seat), G::SPREAD)))
        }
        Turn::Seat(actor) => {
            let mut best: Option<PerSeat> = None;
            let done = state.for_each_legal(|action| {
                let mut next = state.clone();
                next.play(action, &mut NoEvents);
                let Some(values) = solve(&next, left, meter) else { return ControlFlow::Break(()) };
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
            let mut mean = PerSeat::default();
            for (draw, weight) in outcomes {
                let mut next = state.clone();
                next.settle(draw, &mut NoEvents);
                let values = solve(&next, left, meter)?;
                for (sum, value) in mean.iter_mut().zip(values) {
                    *sum += value * weight as f32 / total as f32;
                }
            }
            Some(mean)
        }
    }
}
