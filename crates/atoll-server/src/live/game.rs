//! One game being played: the table, its chance, and the log of steps. No I/O, no clock.

use std::collections::HashMap;

use atoll_catalog::{Audience, FairChance, Record, Seat, Secret, Setup, Table, TableError, Turn, game};
use atoll_protocol::StepSource;
use atoll_store::StepRow;
use serde_json::Value;

use super::header::Given;
use crate::message::message;

/// Decisions that can be taken back one after the other.
const UNDO_DEPTH: usize = 32;

/// An event as it is kept.
pub(crate) struct Happening {
    pub(crate) data: Value,
    pub(crate) message: Option<Value>,
    pub(crate) audience: Audience,
}

/// A step of the log.
pub(crate) struct LogStep {
    pub(crate) source: StepSource,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// Who may see the text.
    pub(crate) audience: Audience,
    pub(crate) events: Vec<Happening>,
    pub(crate) at: i64,
    command: Option<String>,
    /// Whether it was taken back.
    is_undone: bool,
}

/// What somebody decided.
pub(crate) struct Decision<'a> {
    /// Who plays the seat: a person or a bot.
    pub(crate) source: StepSource,
    pub(crate) seat: Seat,
    pub(crate) action: &'a str,
    /// The id of the command that it answers.
    pub(crate) command: Option<String>,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// A game and how it came about.
pub(crate) struct Game {
    table: Box<dyn Table>,
    chance: FairChance,
    log: Vec<LogStep>,
    commands: HashMap<(Seat, String), u64>,
    /// Tables before each decision that can be taken back, with the place of that decision in the log.
    undo: Vec<(Box<dyn Table>, usize)>,
    /// How many of the first steps are those of another game: no secret decided their draws.
    given: usize,
}

/// Steps that do not fit the game: the store was tampered with or belongs to other rules.
#[derive(Debug, thiserror::Error)]
#[error("step {seq}: {what}")]
pub(crate) struct Corrupt {
    seq: u64,
    what: String,
}

impl Game {
    /// A game before its first draw, the first `given` steps of which are those of another game.
    pub(crate) fn new(id: &str, setup: &Setup, secret: &Secret, given: usize) -> Result<Self, TableError> {
        let table = game(id)?.table(setup)?;
        let chance = FairChance::new(secret.seed(id, &[]));
        Ok(Self { table, chance, log: Vec::new(), commands: HashMap::new(), undo: Vec::new(), given })
    }

    /// Makes stored steps again.
    pub(crate) fn replay(&mut self, rows: Vec<StepRow>) -> Result<(), Corrupt> {
        for row in rows {
            let seq = row.seq;
            let wrong = |what: String| Corrupt { seq, what };
            if seq != self.seq() + 1 {
                return Err(wrong("a step before it is missing".into()));
            }
            let seat = row.seat.map(|seat| Seat::new(seat).ok_or_else(|| wrong("no such seat".into()))).transpose()?;
            let source = read_source(&row.source).ok_or_else(|| wrong("unknown source".into()))?;
            match (source, seat) {
                (StepSource::Draw, None) if self.log.len() < self.given => {
                    self.settle(&row.text, row.at).map_err(|error| wrong(error.to_string()))?;
                }
                (StepSource::Draw, None) => {
                    let done = self.draw(row.at).map_err(|error| wrong(error.to_string()))?;
                    if done.text != row.text {
                        return Err(wrong("the secret demands another draw".into()));
                    }
                }
                (StepSource::Undo, Some(seat)) => {
                    self.take_back(seat, row.command, row.at).ok_or_else(|| wrong("nothing to take back".into()))?;
                }
                (StepSource::Person | StepSource::Bot, Some(seat)) => {
                    let decision = Decision { source, seat, action: &row.text, command: row.command, at: row.at };
                    self.play(decision).map_err(|error| wrong(error.to_string()))?;
                }
                _ => return Err(wrong("source and seat do not go together".into())),
            }
            if self.log.len() == self.given {
                self.undo.clear();
            }
        }
        Ok(())
    }

    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The number of the last step.
    pub(crate) fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    pub(crate) fn log(&self) -> &[LogStep] {
        &self.log
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The seat whose decision is awaited.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The step that this command of this seat became.
    pub(crate) fn known(&self, seat: Seat, command: &str) -> Option<u64> {
        self.commands.get(&(seat, command.to_string())).copied()
    }

    /// Plays a legal action and draws whatever has to be drawn next.
    pub(crate) fn act(&mut self, decision: Decision<'_>) -> Result<Vec<StepRow>, TableError> {
        let (from, at) = (self.log.len(), decision.at);
        self.play(decision)?;
        self.draw_all(at)?;
        Ok(self.rows(from))
    }

    /// Makes the moves of another game that this one goes on with, and draws whatever has to be drawn before the first
    /// decision.
    pub(crate) fn begin(&mut self, given: &[Given], at: i64) -> Result<Vec<StepRow>, TableError> {
        let from = self.log.len();
        for Given { seat, text } in given {
            match seat.and_then(Seat::new) {
                Some(seat) => {
                    self.play(Decision { source: StepSource::Person, seat, action: text, command: None, at })?
                }
                None => self.settle(text, at)?,
            }
        }
        self.undo.clear();
        self.draw_all(at)?;
        Ok(self.rows(from))
    }

    /// Whether this seat may take its last decision back: it was the last of all, and nothing was drawn since.
    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        !self.is_over() && self.undo.last().is_some_and(|(_, place)| self.log[*place].seat == Some(seat))
    }

    /// Takes the seat's last decision back.
    pub(crate) fn undo(&mut self, seat: Seat, command: Option<String>, at: i64) -> Option<Vec<StepRow>> {
        let from = self.log.len();
        self.take_back(seat, command, at)?;
        Some(self.rows(from))
    }

    /// The record: the moves that count, and nothing that was taken back. Before the end it holds no secret.
    pub(crate) fn record(&self, secret: &Secret, players: Vec<String>) -> Record {
        let mut record = Record::new(&*self.table);
        record.header.commitment = Some(secret.commitment());
        record.header.players = players;
        record.header.given = self.given;
        for step in self.counting() {
            record.push(step.seat, step.text.clone());
        }
        record.close(&*self.table);
        if self.is_over() {
            record.secret = Some(secret.clone());
        }
        record
    }

    /// The steps that count: those of the record, in its order.
    pub(crate) fn counting(&self) -> impl Iterator<Item = &LogStep> {
        self.log.iter().filter(|step| !step.is_undone && step.source != StepSource::Undo)
    }

    fn play(&mut self, decision: Decision<'_>) -> Result<(), TableError> {
        let Decision { source, seat, action, command, at } = decision;
        let before = (source == StepSource::Person).then(|| self.table.clone_table());
        let done = self.table.play(seat, action)?;
        match before {
            Some(before) => {
                if self.undo.len() == UNDO_DEPTH {
                    self.undo.remove(0);
                }
                self.undo.push((before, self.log.len()));
            }
            None => self.undo.clear(),
        }
        self.push(source, done, command, at);
        Ok(())
    }

    fn draw(&mut self, at: i64) -> Result<&LogStep, TableError> {
        let done = self.table.draw(&mut self.chance)?;
        self.undo.clear();
        self.push(StepSource::Draw, done, None, at);
        Ok(self.log.last().expect("a step was just pushed"))
    }

    /// A draw whose outcome is known.
    fn settle(&mut self, text: &str, at: i64) -> Result<(), TableError> {
        let done = self.table.settle(text)?;
        self.undo.clear();
        self.push(StepSource::Draw, done, None, at);
        Ok(())
    }

    fn draw_all(&mut self, at: i64) -> Result<(), TableError> {
        while matches!(self.table.turn(), Turn::Chance(_)) {
            self.draw(at)?;
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, command: Option<String>, at: i64) -> Option<()> {
        if !self.can_undo(seat) {
            return None;
        }
        let (table, place) = self.undo.pop()?;
        self.table = table;
        self.log[place].is_undone = true;
        let undone = &self.log[place];
        let (text, audience) = (undone.text.clone(), undone.audience);
        let done = atoll_catalog::Step { seat: Some(seat), text, audience, events: Vec::new() };
        self.push(StepSource::Undo, done, command, at);
        Some(())
    }

    fn push(&mut self, source: StepSource, done: atoll_catalog::Step, command: Option<String>, at: i64) {
        let events = done.events.into_iter().map(|event| Happening {
            data: event.json,
            message: event.message.as_ref().map(message),
            audience: event.audience,
        });
        let events = events.collect();
        if let (Some(seat), Some(command)) = (done.seat, &command) {
            self.commands.insert((seat, command.clone()), self.seq() + 1);
        }
        let (seat, text, audience) = (done.seat, done.text, done.audience);
        self.log.push(LogStep { source, seat, text, audience, events, at, command, is_undone: false });
    }

    fn rows(&self, from: usize) -> Vec<StepRow> {
        let row = |(place, step): (usize, &LogStep)| StepRow {
            seq: place as u64 + 1,
            source: source_text(step.source).into(),
            seat: step.seat.map(|seat| seat.index() as u8),
            text: step.text.clone(),
            command: step.command.clone(),
            at: step.at,
        };
        self.log.iter().enumerate().skip(from).map(row).collect()
    }
}

#[cfg(test)]
impl Game {
    /// Makes a step of another game, whose secret decides draws; false if it is not possible here.
    pub(super) fn follow(&mut self, step: &LogStep, text: &str) -> bool {
        if step.source == StepSource::Undo {
            return step.seat.is_some_and(|seat| self.take_back(seat, None, step.at).is_some());
        }
        if let Some(seat) = step.seat {
            return self.play(Decision { source: step.source, seat, action: text, command: None, at: step.at }).is_ok();
        }
        let Ok(done) = self.table.settle(text) else { return false };
        self.undo.clear();
        self.push(step.source, done, None, step.at);
        true
    }

    /// Goes on from this table; the log stays.
    pub(super) fn replace(&mut self, table: Box<dyn Table>) {
        self.table = table;
    }
}

#[cfg(test)]
impl LogStep {
    pub(super) fn new(
        source: StepSource,
        seat: Option<Seat>,
        text: String,
        audience: Audience,
        events: Vec<Happening>,
    ) -> Self {
        Self { source, seat, text, audience, events, at: 0, command: None, is_undone: false }
    }
}

fn source_text(source: StepSource) -> &'static str {
    match source {
        StepSource::Person => "person",
        StepSource::Bot => "bot",
        StepSource::Draw => "draw",
        StepSource::Undo => "undo",
    }
}

fn read_source(text: &str) -> Option<StepSource> {
    [StepSource::Person, StepSource::Bot, StepSource::Draw, StepSource::Undo]
        .into_iter()
        .find(|source| source_text(*source) == text)
}
