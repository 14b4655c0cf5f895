//! What one viewer sees of a game. Everything that leaves the server about a game is made here.

use atoll_catalog::{Audience, Record, Seat, Secret, Table, Turn};
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

    /// Every seat of a table of this size.
    pub(crate) fn all(count: u8) -> Self {
        let mut seats = Self::default();
        Seat::all(count).for_each(|seat| seats.add(seat));
        seats
    }

    /// Whether one of these seats belongs to an audience.
    pub(crate) fn sees(self, audience: Audience) -> bool {
        match audience {
            Audience::All => true,
            Audience::Only(seat) => self.has(seat),
        }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// What a connection with these seats looks through. Around one screen everybody sees what it shows, so in a game with
    /// private information it shows what `open` may see, the one seat that was asked for, or else what everybody sees.
    pub(crate) fn around_one_screen(self, is_private: bool, open: Option<Seat>) -> Self {
        if !is_private || self.0.count_ones() < 2 {
            return self;
        }
        open.filter(|seat| self.has(*seat)).map_or_else(Self::default, Self::only)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter_map(Seat::new).filter(move |seat| self.has(*seat))
    }

    pub(crate) fn letters(self) -> Vec<String> {
        self.iter().map(|seat| seat.to_string()).collect()
    }
}

/// Step number `place + 1` of the log as these seats see it. Its text is empty if it is not for them.
pub(crate) fn item(place: usize, step: &LogStep, viewer: Seats) -> StepItem {
    let event = |event: &Happening| match viewer.sees(event.audience) {
        true => EventItem { data: Some(event.data.clone()), message: event.message.clone() },
        false => EventItem { data: None, message: None },
    };
    StepItem {
        seq: place as u64 + 1,
        source: step.source,
        seat: step.seat.map(|seat| seat.to_string()),
        text: if viewer.sees(step.audience) { step.text.clone() } else { String::new() },
        events: step.events.iter().map(event).collect(),
        at: step.at,
    }
}

/// The steps after number `since`.
pub(crate) fn items(game: &Game, since: u64, viewer: Seats) -> Vec<StepItem> {
    let from = usize::try_from(since).unwrap_or(usize::MAX);
    game.log().iter().enumerate().skip(from).map(|(place, step)| item(place, step, viewer)).collect()
}

/// Whether a seat that was opened around one screen is to be closed after the steps that follow number `since`: it has
/// decided, or another of the seats there is to decide.
pub(crate) fn closes(game: &Game, since: u64, seats: Seats, open: Seat) -> bool {
    let from = usize::try_from(since).unwrap_or(usize::MAX);
    match game.to_act() {
        Some(seat) if seat == open => false,
        Some(seat) if seats.has(seat) => true,
        _ => game.log().iter().skip(from).any(|step| step.seat == Some(open)),
    }
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
        eyes: eyes.map(|seat| seat.to_string()),
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
        let is_seen = viewer.sees(event.audience);
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
        text: if viewer.sees(done.audience) { done.text } else { String::new() },
        at: 0,
    }
}

/// The record of a game as somebody may have it.
pub(crate) struct Recorded {
    /// What may be handed out.
    pub(crate) record: Record,
    /// What a replay is made from; it may hold moves that its viewer must not see.
    pub(crate) whole: Record,
    /// Whose eyes a replay looks through.
    pub(crate) viewer: Seats,
}

impl Recorded {
    /// A record without secrets: that of a game that is over, or of nobody knows which table.
    pub(crate) fn open(record: Record) -> Self {
        Self { viewer: Seats::all(record.header.setup.seats), whole: record.clone(), record }
    }
}

/// The record for these seats. When the game is over nothing of it is hidden any more.
pub(crate) fn record(game: &Game, secret: &Secret, players: Vec<String>, viewer: Seats) -> Recorded {
    let whole = game.record(secret, players);
    if game.is_over() {
        return Recorded::open(whole);
    }
    let hidden: Vec<bool> = game.counting().map(|step| !viewer.sees(step.audience)).collect();
    let record = match hidden.contains(&true) {
        true => whole.clone().partial(viewer.iter().collect(), |place| hidden[place]),
        false => whole.clone(),
    };
    Recorded { record, whole, viewer }
}
