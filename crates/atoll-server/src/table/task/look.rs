//! Whose eyes a connection sees through, and what it is told of new steps.

use std::collections::HashMap;

use atoll_catalog::Seat;
use atoll_match::{Refusal, Seats, changes, closes, items};
use atoll_protocol::{ServerMessage, TableState};
use axum::extract::ws::Utf8Bytes;

use super::Task;
use crate::frame::frame;
use crate::net::costs;

impl Task {
    /// Opens one of a connection's seats, or closes the one that is open, if there is anything to see by it. It may cost as
    /// much as a whole game, and is paid for.
    pub(super) fn asked_to_look(&mut self, name: u64, seat: Option<Seat>, takes_changes: bool) {
        if takes_changes {
            self.presence.take_changes(name);
        }
        let Some((who, open)) = self.presence.of(name) else { return };
        let seats = self.seating.of(who);
        let refusal = if !self.is_private() || seats.iter().count() < 2 {
            Refusal::new("nothing-hidden", "Nothing is hidden from you that a seat of yours could show.")
        } else if seat.is_some_and(|seat| !seats.has(seat)) {
            Refusal::new("not-your-seat", "This seat is not yours; take it or open its link.")
        } else if seat == open {
            Refusal::new("nothing-new", "You see that already.")
        } else {
            return self.look(name, seat, self.log.game.seq(), true);
        };
        self.refuse(name, String::new(), refusal);
    }

    /// Shows a connection, which knows all steps up to number `since`, what one of its seats sees, or what everybody sees.
    /// What somebody asks for is paid for.
    fn look(&mut self, name: u64, seat: Option<Seat>, since: u64, is_asked: bool) {
        let Some((who, _)) = self.presence.of(name) else { return };
        let seats = self.seating.of(who);
        let open = seat.filter(|seat| seats.has(*seat));
        let viewer = seats.around_one_screen(self.is_private(), open);
        let seen = self.presence.seen(name);
        let steps = match seen {
            Some(seen) => changes(&self.log.game, since, viewer, seen),
            None => items(&self.log.game, 0, viewer),
        };
        if is_asked && !self.presence.pay(name, costs::steps(steps.len())) {
            self.shared.metrics.floods.inc();
            let refusal = Refusal::new("too-fast", "Too many looks; wait a few seconds.");
            return self.refuse(name, String::new(), refusal);
        }
        self.presence.open(name, open, viewer);
        let snapshot = self.snapshot(viewer);
        self.presence.tell(name, frame(&ServerMessage::Eyes { changes: seen.is_some(), steps, snapshot }));
    }

    /// Tells everybody the steps after `since` and how things stand, each as it may see them.
    pub(super) fn tell_steps(&mut self, since: u64) {
        let mut made: HashMap<Seats, Utf8Bytes> = HashMap::new();
        let is_private = self.is_private();
        // Nothing is hidden any more: everybody gets the whole log, and not only its end.
        let is_told_anew = is_private && self.state() == TableState::Over;
        for (name, who, open) in self.presence.all() {
            let seats = self.seating.of(&who);
            if is_told_anew {
                let viewer = seats.around_one_screen(true, None);
                self.presence.open(name, None, viewer);
                let message = made.entry(viewer).or_insert_with(|| {
                    let steps = items(&self.log.game, 0, viewer);
                    frame(&ServerMessage::Eyes { changes: false, steps, snapshot: self.snapshot(viewer) })
                });
                self.presence.tell(name, message.clone());
                continue;
            }
            if open.is_some_and(|open| is_private && closes(&self.log.game, since, seats, open)) {
                self.look(name, None, since, false);
                continue;
            }
            let viewer = seats.around_one_screen(is_private, open);
            let message = made.entry(viewer).or_insert_with(|| {
                let steps = items(&self.log.game, since, viewer);
                frame(&ServerMessage::Steps { steps, snapshot: self.snapshot(viewer) })
            });
            self.presence.tell(name, message.clone());
        }
    }
}
