//! A record unrolled: the table after every move.

use atoll_catalog::{Record, RecordError, Replay, Seat, Table, verify};

use crate::play::session::{Entry, hint_of};

/// A record with everything a reader may want to see of it.
pub(crate) struct Film {
    /// The table before the first move and after each.
    pub(crate) tables: Vec<Box<dyn Table>>,
    /// The moves.
    pub(crate) log: Vec<Entry>,
    /// Who sat where, in seat order.
    pub(crate) names: Vec<String>,
}

impl Film {
    /// Replays a record; everything it claims is checked first.
    pub(crate) fn new(record: &Record) -> Result<Self, RecordError> {
        verify(record)?;
        let mut replay = Replay::new(record).map_err(|error| RecordError { line: 1, what: error.to_string() })?;
        let mut names = record.header.players.clone();
        for seat in Seat::all(replay.table().seats()).skip(names.len()) {
            names.push(format!("seat {seat}"));
        }
        let mut film = Self { tables: vec![replay.table().clone_table()], log: Vec::new(), names };
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
    pub(crate) fn title(&self) -> &'static str {
        self.last().game().title()
    }
}
