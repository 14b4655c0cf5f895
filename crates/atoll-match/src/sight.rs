//! What one viewer sees of a match. Everything that leaves a match for somebody's eyes is made here.

use std::sync::Arc;

use atoll_catalog::{Record, Seat, Table, Turn, Who};
use atoll_protocol::{EventItem, LegalAction, Snapshot, StepItem};

use crate::log::{Happening, Said, Step};
use crate::play::Match;
use crate::seats::Seats;

/// Step number `seq` as these seats see it. Its text is empty if it is not for them.
pub fn item(seq: u64, step: &Step, viewer: Seats) -> StepItem {
    let event = |event: &Happening| match viewer.sees(event.audience) {
        true => EventItem {
            data: Some(Arc::clone(&event.data)),
            message: event.said.as_ref().map(|said| Arc::clone(&said.json)),
        },
        false => EventItem { data: None, message: None },
    };
    StepItem {
        seq,
        source: step.kept.source,
        seat: step.kept.seat.map(|seat| seat.to_string()),
        text: if viewer.sees(step.audience) { step.kept.text.clone() } else { String::new() },
        events: step.events.iter().map(event).collect(),
        at: step.kept.at,
    }
}

/// The steps after number `since`. When the game is over nothing of them is hidden any more, as in its record.
pub fn items(game: &Match, since: u64, viewer: Seats) -> Vec<StepItem> {
    let viewer = if game.is_over() { Seats::all(game.table().seats()) } else { viewer };
    (since + 1..).zip(game.since(since)).map(|(seq, step)| item(seq, step, viewer)).collect()
}

/// The steps that look different to one viewer than to another, or that follow number `since`, as the former sees them.
pub fn changes(game: &Match, since: u64, viewer: Seats, before: Seats) -> Vec<StepItem> {
    let differs = |step: &Step| {
        let mut audiences = step.events.iter().map(|event| event.audience).chain([step.audience]);
        audiences.any(|audience| viewer.sees(audience) != before.sees(audience))
    };
    let steps = (1..).zip(game.since(0)).filter(|(seq, step)| *seq > since || differs(step));
    steps.map(|(seq, step)| item(seq, step, viewer)).collect()
}

/// Whether a seat that was opened around one screen is to be closed after the steps that follow number `since`: it has
/// decided, or another of the seats there is to decide.
pub fn closes(game: &Match, since: u64, seats: Seats, open: Seat) -> bool {
    match game.to_act() {
        Some(seat) if seat == open => false,
        Some(seat) if seats.has(seat) => true,
        _ => game.since(since).iter().any(|step| step.kept.seat == Some(open)),
    }
}

/// How things stand for these seats; `playable` are those that people play now.
pub fn snapshot(game: &Match, viewer: Seats, playable: Seats) -> Snapshot {
    let may_play = game.to_act().is_some_and(|seat| viewer.has(seat) && playable.has(seat));
    Snapshot {
        can_undo: viewer.iter().any(|seat| playable.has(seat) && game.may_take_back(seat)),
        legal: if may_play { game.legal() } else { nothing() },
        ..standing(game.table(), game.seq(), viewer)
    }
}

fn nothing() -> Arc<[LegalAction]> {
    Arc::new([])
}

/// How a table stands for these seats, after step `seq`; nothing may be done.
pub(crate) fn standing(table: &dyn Table, seq: u64, viewer: Seats) -> Snapshot {
    let to_act = match table.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance(_) | Turn::Over => None,
    };
    // Several people around one screen look through the eyes of whoever is to act.
    let eyes = to_act.filter(|seat| viewer.has(*seat)).or_else(|| viewer.iter().next());
    let standings = table.outcome().map(|outcome| outcome.standings).unwrap_or_default();
    Snapshot {
        seq,
        turn: match table.turn() {
            Turn::Seat(seat) => atoll_protocol::Turn::Seat(seat.to_string()),
            Turn::Chance(_) => atoll_protocol::Turn::Draw,
            Turn::Over => atoll_protocol::Turn::Over,
        },
        eyes: eyes.map(|seat| seat.to_string()),
        prompt: Said::from(table.prompt()).json,
        view: table.view_json(eyes),
        legal: nothing(),
        can_undo: false,
        result: standings.iter().map(|at| (at.seat.to_string(), at.score, at.rank)).collect(),
    }
}

/// The record of a game as somebody may have it.
pub struct Recorded {
    /// What may be handed out.
    pub record: Record,
    /// What a replay is made from; it may hold moves that its viewer must not see.
    pub(crate) whole: Record,
    /// Whose eyes a replay looks through.
    pub(crate) viewer: Seats,
}

impl Recorded {
    /// A record without secrets: that of a game that is over, or of nobody knows which table.
    pub fn open(record: Record) -> Self {
        Self { viewer: Seats::all(record.header.setup.seats), whole: record.clone(), record }
    }
}

/// The record for these seats. When the game is over nothing of it is hidden any more.
pub fn record(game: &Match, players: Vec<Who>, viewer: Seats) -> Recorded {
    let whole = game.record(players);
    if game.is_over() {
        return Recorded::open(whole);
    }
    let hidden: Vec<bool> = game.counting().map(|step| !viewer.sees(step.audience)).collect();
    let record = match hidden.contains(&true) {
        true => whole.clone().partial(viewer.iter().collect(), |index| hidden[index]),
        false => whole.clone(),
    };
    Recorded { record, whole, viewer }
}
