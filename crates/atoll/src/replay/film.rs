//! A record unrolled: the table after every move.

use atoll_catalog::{GAMES, Message, Record, RecordError, Seat, Table, Who};
use atoll_locale::Language;
use atoll_match::Step;
use atoll_protocol::StepSource;

use crate::play::session::Entry;
use crate::play::words;

/// A record with everything a reader may want to see of it.
pub(crate) struct Film {
    /// The table before the first move and after each.
    pub(crate) tables: Vec<Box<dyn Table>>,
    /// The moves.
    steps: Vec<Step>,
    /// Who sat where, in seat order, as the record says.
    players: Vec<Who>,
}

impl Film {
    /// Replays a record; everything it claims is checked first.
    pub(crate) fn new(record: &Record) -> Result<Self, RecordError> {
        GAMES.verify(record)?;
        let mut replay = GAMES.replay(record).map_err(|error| RecordError { line: 1, what: error.to_string() })?;
        let players = record.header.players.clone();
        let mut film = Self { tables: vec![replay.table().clone_table()], steps: Vec::new(), players };
        while let Some(step) = replay.step() {
            let played = step?;
            let source = if played.seat.is_some() { StepSource::Person } else { StepSource::Draw };
            film.steps.push(Step::new(source, played, None, 0));
            film.tables.push(replay.table().clone_table());
        }
        Ok(film)
    }

    /// The moves.
    pub(crate) fn log(&self) -> Vec<Entry<'_>> {
        (1..).zip(&self.steps).map(|(number, step)| Entry { number, step }).collect()
    }

    /// The table after the last move.
    pub(crate) fn last(&self) -> &dyn Table {
        &**self.tables.last().expect("a film begins with a table")
    }

    /// The game's name.
    pub(crate) fn title(&self, language: Language) -> String {
        language.say(&self.last().game().name())
    }

    /// Who sat where, in seat order.
    pub(crate) fn names(&self, language: Language) -> Vec<String> {
        let name = |seat: Seat| match self.players.get(seat.index()) {
            Some(who) => words::recorded_name(who, language),
            None => language.say(&Message::new("terminal-seat").with("seat", seat)),
        };
        Seat::all(self.last().seats()).map(name).collect()
    }
}
