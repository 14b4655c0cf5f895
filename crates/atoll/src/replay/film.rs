//! A record unrolled: the table after every move.

use atoll_catalog::{Message, Record, RecordError, Replay, Seat, Table, verify};
use atoll_locale::Language;

use crate::play::session::{Entry, hint_of};
use crate::play::words;

/// A record with everything a reader may want to see of it.
pub(crate) struct Film {
    /// The table before the first move and after each.
    pub(crate) tables: Vec<Box<dyn Table>>,
    /// The moves.
    pub(crate) log: Vec<Entry>,
    /// Who sat where, in seat order, as the record says.
    players: Vec<String>,
}

impl Film {
    /// Replays a record; everything it claims is checked first.
    pub(crate) fn new(record: &Record) -> Result<Self, RecordError> {
        verify(record)?;
        let mut replay = Replay::new(record).map_err(|error| RecordError { line: 1, what: error.to_string() })?;
        let players = record.header.players.clone();
        let mut film = Self { tables: vec![replay.table().clone_table()], log: Vec::new(), players };
        while let Some(step) = replay.step() {
            let step = step?;
            let hint = hint_of(film.last(), &step.text);
            film.log.push(Entry { number: replay.position(), step, hint });
            film.tables.push(replay.table().clone_table());
        }
        Ok(film)
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
            Some(name) => words::shown_name(name, language),
            None => language.say(&Message::new("terminal-seat").with("seat", seat)),
        };
        Seat::all(self.last().seats()).map(name).collect()
    }
}
