//! Matches that go on with the moves of another game.

use atoll_catalog::Table;
use atoll_catalog::{AnyGame, Record, Replay, Seat, Setup, TableError, Turn, Unwanted, Work, revision_to_go_on};

/// A move taken over from another game: a seat's, or a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The seat; none for a draw.
    pub seat: Option<Seat>,
    /// The move in canonical notation.
    pub text: String,
}

/// Where a match begins: a table before its first move, and the moves that it takes over.
pub struct Beginning {
    /// The table.
    pub table: Box<dyn Table>,
    /// The moves.
    pub given: Vec<Given>,
}

/// A match that cannot begin as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BeginningError {
    /// The game cannot be set up.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The other game's record does not serve, and why.
    #[error("{0}")]
    Record(String),
    /// It was given up before it was done.
    #[error(transparent)]
    Unwanted(#[from] Unwanted),
}

impl Beginning {
    /// A game from its first move.
    pub fn fresh(game: &'static dyn AnyGame, setup: &Setup) -> Result<Self, BeginningError> {
        Ok(Self { table: game.table(setup)?, given: Vec::new() })
    }

    /// A game that goes on after `step` moves of a record, whose options and pieces it has; for as long as the work is wanted.
    pub fn from_record(
        game: &'static dyn AnyGame,
        setup: &Setup,
        record: &str,
        step: usize,
        work: Work<'_>,
    ) -> Result<Self, BeginningError> {
        let wrong = |detail: String| BeginningError::Record(detail);
        let untold = |error: &dyn std::fmt::Display| wrong(format!("This record cannot be played on: {error}."));
        let mut record = Record::parse(record).map_err(|error| untold(&error))?;
        if record.header.game != game.id() || record.header.setup.seats != setup.seats {
            let (played, seats) = (&record.header.game, record.header.setup.seats);
            return Err(wrong(format!("This record is of {played} with {seats} seats; ask for such a table.")));
        }
        if !setup.options.is_empty() || setup.components.is_some() {
            return Err(wrong("A game that goes on has the options and pieces of its record; leave them out.".into()));
        }
        if step > record.moves.len() {
            return Err(wrong(format!("This record has {} moves, not {step}.", record.moves.len())));
        }
        record.moves.truncate(step);
        record.header.setup.revision = Some(revision_to_go_on(game, &record, work).map_err(|error| untold(&error))?);
        let mut replay = Replay::new(game, &record).map_err(|error| untold(&error))?;
        let table = replay.table().clone_table();
        while let Some(played) = replay.step() {
            work.go_on()?;
            played.map_err(|error| untold(&error))?;
        }
        if replay.table().turn() == Turn::Over {
            return Err(wrong("The game is over at this step; go on from an earlier one.".into()));
        }
        let given = record.moves.into_iter().map(|step| Given { seat: step.seat, text: step.text });
        Ok(Self { table, given: given.collect() })
    }
}
