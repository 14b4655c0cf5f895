//! What one viewer sees of a game. Everything that leaves the server about a game is made here.

use atoll_catalog::{Audience, Seat, Table, Turn};
use atoll_protocol::{EventItem, LegalAction, Snapshot, StepItem, StepSource};

use super::game::{Game, Happening, LogStep};
use crate::message::message;

/// Some seats of a table: those that one connection has. No seat is a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Seats(u8);

impl Seats {
    pub(crate) fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    pub(crate) fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter_map(Seat::new).filter(move |seat| self.has(*seat))
    }

    pub(crate) fn letters(self) -> Vec<String> {
        self.iter().map(|seat| seat.to_string()).collect()
    }
}

/// Whether these seats may see an event.
fn sees(viewer: Seats, event: &Happening) -> bool {
    match event.audience {
        Audience::All => true,
        Audience::Only(seat) => viewer.has(seat),
    }
}

/// Whether these seats may see all of a step, and so what was done or drawn.
pub(crate) fn sees_all(viewer: Seats, step: &LogStep) -> bool {
    step.events.iter().all(|event| sees(viewer, event))
}

/// Step number `place + 1` of the log as these seats see it. Its text is empty if it would tell what is hidden.
pub(crate) fn item(place: usize, step: &LogStep, viewer: Seats) -> StepItem {
    let event = |event: &Happening| match sees(viewer, event) {
        true => EventItem { data: Some(event.data.clone()), message: event.message.clone() },
        false => EventItem { data: None, message: None },
    };
    StepItem {
        seq: place as u64 + 1,
        source: step.source,
        seat: step.seat.map(|seat| seat.to_string()),
        text: if sees_all(viewer, step) { step.text.clone() } else { String::new() },
        events: step.events.iter().map(event).collect(),
        at: step.at,
    }
}

/// The steps after number `since`.
pub(crate) fn items(game: &Game, since: u64, viewer: Seats) -> Vec<StepItem> {
    let from = usize::try_from(since).unwrap_or(usize::MAX);
    game.log().iter().enumerate().skip(from).map(|(place, step)| item(place, step, viewer)).collect()
}

/// How things stand for these seats; `playable` are those that people play now.
pub(crate) fn snapshot(game: &Game, viewer: Seats, playable: Seats, may_undo: bool) -> Snapshot {
    let table = game.table();
    let undoable = |seat: Seat| may_undo && playable.has(seat) && game.can_undo(seat);
    Snapshot { can_undo: viewer.iter().any(undoable), ..position(table, game.seq(), viewer, playable) }
}

/// How a table stands for these seats, after step `seq`.
pub(crate) fn position(table: &dyn Table, seq: u64, viewer: Seats, playable: Seats) -> Snapshot {
    let to_act = match table.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    };
    // Several people around one screen look through the eyes of whoever is to act.
    let eyes = to_act.filter(|seat| viewer.has(*seat)).or_else(|| viewer.iter().next());
    let may_play = to_act.is_some_and(|seat| viewer.has(seat) && playable.has(seat));
    let standings = table.outcome().map(|outcome| outcome.standings).unwrap_or_default();
    Snapshot {
        seq,
        turn: match table.turn() {
            Turn::Seat(seat) => atoll_protocol::Turn::Seat(seat.to_string()),
            Turn::Chance(_) => atoll_protocol::Turn::Draw,
            Turn::Over => atoll_protocol::Turn::Over,
        },
        prompt: message(&table.prompt()),
        view: table.view_json(eyes),
        legal: if may_play { legal(table) } else { Vec::new() },
        can_undo: false,
        result: standings.iter().map(|at| (at.seat.to_string(), at.score, at.rank)).collect(),
    }
}

fn legal(table: &dyn Table) -> Vec<LegalAction> {
    let pairs = table.hints().into_iter().zip(table.legal_json());
    pairs.map(|((text, hint), action)| LegalAction { text, action, label: message(&hint.label) }).collect()
}

/// A move of a record as a step.
pub(crate) fn recorded(place: usize, done: atoll_catalog::Step, viewer: Seats) -> StepItem {
    let source = if done.seat.is_some() { StepSource::Person } else { StepSource::Draw };
    let events = done.events.into_iter().map(|event| {
        let is_seen = match event.audience {
            Audience::All => true,
            Audience::Only(seat) => viewer.has(seat),
        };
        EventItem {
            data: is_seen.then_some(event.json),
            message: event.message.as_ref().filter(|_| is_seen).map(message),
        }
    });
    StepItem {
        seq: place as u64 + 1,
        source,
        seat: done.seat.map(|seat| seat.to_string()),
        events: events.collect(),
        text: done.text,
        at: 0,
    }
}
