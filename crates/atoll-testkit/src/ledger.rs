//! Score lines add up to what seats hold.

use std::collections::BTreeMap;

use atoll_core::{Game, Seat};

type Holdings = BTreeMap<(Seat, &'static str), i32>;

/// A running sum of score lines.
#[derive(Clone, Debug)]
pub struct Ledger(Holdings);

fn holdings<G: Game>(state: &G) -> Holdings {
    let mut held = Holdings::new();
    state.holdings(|seat, unit, amount| {
        assert!(held.insert((seat, unit), amount).is_none(), "{unit} of {seat} is reported twice");
    });
    held
}

impl Ledger {
    /// What seats hold now, to add to.
    pub fn of<G: Game>(state: &G) -> Self {
        Self(holdings(state))
    }

    /// Enters the score lines of a step.
    pub fn add<G: Game>(&mut self, events: &[G::Event]) {
        for event in events {
            G::score_lines(event, |line| *self.0.entry((line.seat, line.unit)).or_default() += line.amount);
        }
    }

    /// Compares with what seats hold; `at` names the place in case of a difference.
    pub fn compare<G: Game>(&self, state: &G, at: &str) {
        assert_eq!(self.0, holdings(state), "{at}: score lines and holdings differ");
    }
}
