//! Replaying and verifying records.

use atoll_core::{Chance, FairChance, Seat, Turn};

use crate::record::HIDDEN;
use crate::{AnyGame, Games, Played, Record, RecordError, Table, TableError, Unwanted, Work};

/// A record being stepped through.
pub struct Replay<'a> {
    record: &'a Record,
    table: Box<dyn Table>,
    next: usize,
}

impl<'a> Replay<'a> {
    /// The table of this game before the first move.
    pub fn new(game: &dyn AnyGame, record: &'a Record) -> Result<Self, TableError> {
        let header = &record.header;
        if let Some(place) = record.moves.iter().position(|step| step.text == HIDDEN) {
            return Err(TableError::Setup(format!(
                "this record is partial: move {} is hidden from whoever fetched it; fetch it again when the game is over",
                place + 1
            )));
        }
        let table = game.table(&header.setup)?;
        if table.components_hash() != header.components {
            return Err(TableError::Setup(format!(
                "the record names the component set {}, but {} is {}",
                header.components,
                if header.setup.components.is_some() { "the set it embeds" } else { "the built-in set" },
                table.components_hash()
            )));
        }
        Ok(Self { record, table, next: 0 })
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many moves have been made.
    pub fn position(&self) -> usize {
        self.next
    }

    /// Makes the next move; `None` at the end.
    pub fn step(&mut self) -> Option<Result<Played, RecordError>> {
        let step = self.record.moves.get(self.next)?;
        let done = match step.seat {
            Some(seat) => self.table.play(seat, &step.text),
            None => self.table.settle(&step.text),
        };
        self.next += 1;
        let who = step.seat.map_or("*".to_string(), |seat| seat.to_string());
        let (number, text) = (self.next, &step.text);
        Some(
            done.map_err(|error| RecordError {
                line: step.line,
                what: format!("move {number} `{who} {text}`: {error}"),
            }),
        )
    }

    /// The table at the end of the record.
    pub fn into_end(mut self) -> Result<Box<dyn Table>, RecordError> {
        while let Some(step) = self.step() {
            step?;
        }
        Ok(self.table)
    }
}

/// What [`Games::verify`] found to be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Moves replayed.
    pub moves: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// Score and rank of each seat, if it is.
    pub result: Vec<(Seat, i32, u8)>,
    /// The hash of the last position.
    pub hash: String,
    /// Whether every draw was recomputed from the committed secret: `None` if the record holds no secret.
    pub draws_verified: Option<usize>,
}

impl Games {
    /// A record of one of these games, to be stepped through.
    pub fn replay(self, record: &Record) -> Result<Replay<'_>, TableError> {
        Replay::new(self.find(&record.header.game)?, record)
    }

    /// Replays a record and checks everything it claims: every move, the result, the hash, the commitment and every draw.
    pub fn verify(self, record: &Record) -> Result<Verified, RecordError> {
        match self.verify_while(record, Work::WANTED) {
            Ok(found) => found,
            Err(unwanted) => Err(RecordError { line: 1, what: unwanted.to_string() }),
        }
    }

    /// The same for as long as somebody wants to know.
    pub fn verify_while(self, record: &Record, work: Work<'_>) -> Result<Result<Verified, RecordError>, Unwanted> {
        let mut given_up = Ok(());
        let found = self.check(record, || {
            given_up = work.go_on();
            given_up.is_ok()
        });
        given_up.map(|()| found)
    }

    /// What [`Games::verify`] finds, for as long as `goes_on` lets it make moves.
    fn check(self, record: &Record, mut goes_on: impl FnMut() -> bool) -> Result<Verified, RecordError> {
        let at_end = |what: String| RecordError { line: record.moves.last().map_or(1, |step| step.line + 1), what };
        let mut replay = self.replay(record).map_err(|error| RecordError { line: 1, what: error.to_string() })?;
        let mut fair = None;
        if let Some(secret) = &record.secret {
            if record.header.commitment.is_some_and(|commitment| commitment != secret.commitment()) {
                return Err(at_end("the secret does not fit the commitment: draws may have been chosen".into()));
            }
            fair = Some(FairChance::new(secret.seed(&record.header.game, &record.header.salts)));
        }
        let mut draws = 0;
        while let Some(step) = record.moves.get(replay.position()).filter(|_| goes_on()) {
            let due = match (&mut fair, step.seat) {
                (Some(fair), None) if replay.position() >= record.header.given => due_draw(replay.table(), fair),
                _ => None,
            };
            let line = step.line;
            let Some(done) = replay.step().transpose()? else { break };
            if let Some(due) = due {
                if due != done.text {
                    let what = format!("the record draws `{}`, but the committed secret demands `{due}`", done.text);
                    return Err(RecordError { line, what });
                }
                draws += 1;
            }
        }
        let (is_over, now) = claims(record, replay.table())?;
        Ok(Verified {
            moves: record.moves.len(),
            is_over,
            result: now.result,
            hash: now.hash.unwrap_or_default(),
            draws_verified: fair.map(|_| draws),
        })
    }
}

/// Whether what a record says of its last position is true of this table; answers whether the game is over, and what the
/// record should say.
pub(crate) fn claims(record: &Record, table: &dyn Table) -> Result<(bool, Record), RecordError> {
    let at_end = |what: String| RecordError { line: record.moves.last().map_or(1, |step| step.line + 1), what };
    let is_over = table.turn() == Turn::Over;
    let mut now = record.clone();
    now.close(table);
    let hash = now.hash.clone().unwrap_or_default();
    if let Some(claimed) = record.hash.as_ref().filter(|claimed| **claimed != hash) {
        return Err(at_end(format!("the record claims the hash {claimed}, but the last position has {hash}")));
    }
    if is_over && record.result.is_empty() {
        return Err(at_end("the game is over but the record has no result".into()));
    }
    if !record.result.is_empty() && record.result != now.result {
        let words = |result: &[(Seat, i32, u8)]| {
            result
                .iter()
                .map(|(seat, score, rank)| format!("{seat} {score} (rank {rank})"))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let truth = if is_over { words(&now.result) } else { "not over yet".into() };
        return Err(at_end(format!("the record claims the result {}, but the game is {truth}", words(&record.result))));
    }
    Ok((is_over, now))
}

/// The revision of the rules under which a game that is not over goes on: the newest, if every move of its record is
/// legal under it and leads to the same position as under the record's own, else its own. So it is if nobody wants to know.
pub fn revision_to_go_on(game: &dyn AnyGame, record: &Record, work: Work<'_>) -> Result<u32, TableError> {
    let newest = game.revision();
    let own = record.header.setup.revision.unwrap_or(newest);
    if own == newest {
        return Ok(own);
    }
    let mut mended = record.clone();
    mended.header.setup.revision = Some(newest);
    let (mut old, mut new) = (Replay::new(game, record)?, Replay::new(game, &mended)?);
    loop {
        if work.go_on().is_err() || old.table().hash() != new.table().hash() {
            return Ok(own);
        }
        match (old.step(), new.step()) {
            (None, None) => return Ok(newest),
            (Some(Ok(_)), Some(Ok(_))) => {}
            _ => return Ok(own),
        }
    }
}

/// The draw that the secret demands now; `None` if nothing is to be drawn.
pub fn due_draw(table: &dyn Table, fair: &mut FairChance) -> Option<String> {
    let Turn::Chance(bag) = table.turn() else { return None };
    let draws = table.draws();
    let total = draws.iter().map(|(_, weight)| weight).sum();
    atoll_core::pick_weighted(draws, fair.pick(bag, total))
}
