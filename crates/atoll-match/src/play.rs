//! The match: how it begins, goes on, is taken back and made again.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use atoll_catalog::{
    Choice, FairChance, Played, Record, Salt, Seat, Secret, Setup, Table, TableError, Turn, Who, Work, due_draw,
    revision_to_go_on,
};
use atoll_protocol::{LegalAction, StepSource, TableState};

use crate::beginning::Given;
use crate::log::{Kept, Said, Step};

/// Decisions that can be taken back one after the other.
const UNDO_DEPTH: usize = 32;

/// What is settled about a match beside the game's set-up.
#[derive(Clone)]
pub struct Terms {
    /// What decides every draw.
    pub secret: Secret,
    /// What the seats add to it, in seat order; may be empty.
    pub salts: Vec<Salt>,
    /// How many of the first steps are those of another game: no secret decided their draws.
    pub given: usize,
    /// Whether decisions can be taken back.
    pub takes_back: bool,
}

/// Steps that do not fit the game: what was stored was tampered with, or belongs to other rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {seq}: {what}")]
pub struct Corrupt {
    /// The step's number, from 1.
    pub seq: u64,
    /// What is wrong with it.
    pub what: String,
}

/// A game in progress.
pub struct Match {
    table: Box<dyn Table>,
    terms: Terms,
    chance: FairChance,
    is_begun: bool,
    /// Whether steps are kept as they are sent, and not in words besides.
    is_light: bool,
    log: Vec<Step>,
    answered: HashMap<(Seat, String), u64>,
    /// Tables before each decision that can be taken back, with that decision's index in the log.
    before: Vec<(Box<dyn Table>, usize)>,
    /// The legal actions, listed when somebody first wants them.
    choices: OnceLock<Vec<Choice>>,
    legal: OnceLock<Arc<[LegalAction]>>,
}

impl Match {
    /// A match at a table before its first move.
    pub fn new(table: Box<dyn Table>, terms: Terms) -> Self {
        let chance = FairChance::new(terms.secret.seed(table.game().id(), &terms.salts));
        Self {
            table,
            terms,
            chance,
            is_begun: false,
            is_light: false,
            log: Vec::new(),
            answered: HashMap::new(),
            before: Vec::new(),
            choices: OnceLock::new(),
            legal: OnceLock::new(),
        }
    }

    /// A match made again from its steps. Draws are not believed: each must be the one that the secret demands.
    pub fn resume(table: Box<dyn Table>, terms: Terms, steps: impl IntoIterator<Item = Kept>) -> Result<Self, Corrupt> {
        let mut made = Self::new(table, terms);
        for kept in steps {
            let seq = made.seq() + 1;
            made.repeat(kept).map_err(|what| Corrupt { seq, what })?;
        }
        made.is_begun = !made.log.is_empty();
        Ok(made)
    }

    /// The same match, which from now on keeps of its steps no more than it sends: for a driver of many matches.
    #[must_use]
    pub fn light(mut self) -> Self {
        self.is_light = true;
        self.log.iter_mut().for_each(Step::lighten);
        self
    }

    /// The same match under the newest revision of the rules, if every step is legal under it and leads to the same
    /// position; else it stays under its own. So does one that is over, or has not made the moves yet that it goes on with.
    #[must_use]
    pub fn renewed(self) -> Self {
        let (game, setup) = (self.table.game(), self.table.setup());
        if setup.revision == Some(game.revision()) || self.is_over() || self.log.len() < self.terms.given {
            return self;
        }
        match revision_to_go_on(game, &self.record(Vec::new()), Work::WANTED) {
            Ok(revision) if Some(revision) != setup.revision => {
                let setup = Setup { revision: Some(revision), ..setup };
                let steps = self.log.iter().map(|step| step.kept.clone());
                let table = game.table(&setup).ok();
                match table.and_then(|table| Self::resume(table, self.terms.clone(), steps).ok()) {
                    Some(renewed) => Self { is_begun: self.is_begun, ..renewed },
                    None => self,
                }
            }
            _ => self,
        }
    }

    /// Makes a step again.
    fn repeat(&mut self, kept: Kept) -> Result<(), String> {
        let Kept { source, seat, text, command, at } = kept;
        let fail = |error: TableError| error.to_string();
        match (source, seat) {
            (StepSource::Draw, None) if self.log.len() < self.terms.given => self.settle(&text, at).map_err(fail)?,
            (StepSource::Draw, None) => {
                let due = due_draw(&*self.table, &mut self.chance).ok_or("nothing is to be drawn here")?;
                if due != text {
                    return Err("the secret demands another draw".into());
                }
                self.settle(&text, at).map_err(fail)?;
            }
            (StepSource::Undo, Some(seat)) => {
                self.undo(seat, command, at).ok_or("nothing to take back")?;
            }
            (StepSource::Person | StepSource::Bot, Some(seat)) => {
                self.play(source, seat, &text, command, at).map_err(fail)?;
            }
            _ => return Err("source and seat do not go together".into()),
        }
        if self.log.len() == self.terms.given {
            self.before.clear();
        }
        Ok(())
    }

    /// Takes the seats' salts, in seat order, into what decides every draw; of a match that has not begun. Empty salts are
    /// none, and if there is no other, none were added.
    pub fn add_salts(&mut self, salts: Vec<Salt>) {
        debug_assert!(!self.is_begun, "salts are settled when the first draw is made");
        self.terms.salts = if salts.iter().all(Vec::is_empty) { Vec::new() } else { salts };
        self.chance = FairChance::new(self.terms.secret.seed(self.table.game().id(), &self.terms.salts));
    }

    /// Begins: makes the moves of another game that this one goes on with, if it does.
    pub fn begin(&mut self, given: &[Given], at: i64) -> Result<(), TableError> {
        self.is_begun = true;
        for Given { seat, text } in given {
            match seat {
                Some(seat) => self.play(StepSource::Person, *seat, text, None, at)?,
                None => self.settle(text, at)?,
            }
        }
        self.before.clear();
        Ok(())
    }

    /// Draws whatever has to be drawn before the next decision.
    pub fn draw_due(&mut self, at: i64) -> Result<(), TableError> {
        while matches!(self.table.turn(), Turn::Chance(_)) {
            self.draw(at)?;
        }
        Ok(())
    }

    /// Lets chance decide what is to be drawn.
    pub fn draw(&mut self, at: i64) -> Result<(), TableError> {
        let played = self.table.draw(&mut self.chance)?;
        self.before.clear();
        self.push(StepSource::Draw, played, None, at);
        Ok(())
    }

    /// Plays what a bot has decided for the seat to act.
    pub fn bot_plays(&mut self, seat: Seat, action: &str, at: i64) -> Result<(), TableError> {
        self.play(StepSource::Bot, seat, action, None, at)
    }

    /// Plays what a person has decided for the seat to act, whom nobody asks for a command's id.
    pub fn person_plays(&mut self, seat: Seat, action: &str, at: i64) -> Result<(), TableError> {
        self.play(StepSource::Person, seat, action, None, at)
    }

    /// Plays an action of a person or a bot.
    pub(crate) fn play(
        &mut self,
        source: StepSource,
        seat: Seat,
        action: &str,
        command: Option<String>,
        at: i64,
    ) -> Result<(), TableError> {
        let before = (source == StepSource::Person && self.terms.takes_back).then(|| self.table.clone_table());
        let played = self.table.play(seat, action)?;
        match before {
            Some(before) => {
                if self.before.len() == UNDO_DEPTH {
                    self.before.remove(0);
                }
                self.before.push((before, self.log.len()));
            }
            None => self.before.clear(),
        }
        self.push(source, played, command, at);
        Ok(())
    }

    /// A draw whose outcome is known.
    fn settle(&mut self, text: &str, at: i64) -> Result<(), TableError> {
        let played = self.table.settle(text)?;
        self.before.clear();
        self.push(StepSource::Draw, played, None, at);
        Ok(())
    }

    /// Whether this seat may take its last decision back: it was the last of all, and nothing was drawn since.
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.is_over() && self.before.last().is_some_and(|(_, index)| self.log[*index].kept.seat == Some(seat))
    }

    /// Takes the seat's last decision back; answers the step that is taken back.
    pub fn undo(&mut self, seat: Seat, command: Option<String>, at: i64) -> Option<&Step> {
        if !self.can_undo(seat) {
            return None;
        }
        let (table, index) = self.before.pop()?;
        self.table = table;
        let undone = &mut self.log[index];
        undone.is_undone = true;
        let (text, label, audience) = (undone.kept.text.clone(), undone.label.clone(), undone.audience);
        self.push(
            StepSource::Undo,
            Played { seat: Some(seat), text, label, audience, events: Vec::new() },
            command,
            at,
        );
        self.log.get(index)
    }

    fn push(&mut self, source: StepSource, played: Played, command: Option<String>, at: i64) {
        if let (Some(seat), Some(command)) = (played.seat, &command) {
            self.answered.insert((seat, command.clone()), self.seq() + 1);
        }
        let mut step = Step::new(source, played, command, at);
        if self.is_light {
            step.lighten();
        }
        self.log.push(step);
        self.choices.take();
        self.legal.take();
    }

    /// The table as it stands.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// What was settled beside the game's set-up.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The number of the last step.
    pub fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// Every step, also those that were taken back.
    pub fn log(&self) -> &[Step] {
        &self.log
    }

    /// The steps after number `since`.
    pub fn since(&self, since: u64) -> &[Step] {
        let from = usize::try_from(since).unwrap_or(usize::MAX).min(self.log.len());
        &self.log[from..]
    }

    /// How far it is.
    pub fn state(&self) -> TableState {
        match (self.is_begun, self.is_over()) {
            (false, _) => TableState::Waiting,
            (true, false) => TableState::Playing,
            (true, true) => TableState::Over,
        }
    }

    /// Says that it has begun, of a match without steps.
    pub fn mark_begun(&mut self) {
        self.is_begun = true;
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The seat whose decision is awaited.
    pub fn to_act(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(_) | Turn::Over => None,
        }
    }

    /// The step that this command of this seat became.
    pub fn answered(&self, seat: Seat, command: &str) -> Option<u64> {
        self.answered.get(&(seat, command.to_string())).copied()
    }

    /// What the seat to act may do.
    pub fn choices(&self) -> &[Choice] {
        self.choices.get_or_init(|| self.table.choices())
    }

    /// The same as messages carry it.
    pub(crate) fn legal(&self) -> Arc<[LegalAction]> {
        let item = |choice: &Choice| LegalAction {
            text: choice.text.clone(),
            action: Arc::clone(&choice.json),
            label: Said::from(choice.label.label.clone()).json,
        };
        Arc::clone(self.legal.get_or_init(|| self.choices().iter().map(item).collect()))
    }

    /// The steps that count: those of the record, in its order.
    pub fn counting(&self) -> impl Iterator<Item = &Step> {
        self.log.iter().filter(|step| step.counts())
    }

    /// The record: the moves that count, and nothing that was taken back. Before the end it holds no secret.
    pub fn record(&self, players: Vec<Who>) -> Record {
        let mut record = Record::new(&*self.table);
        record.header.commitment = Some(self.terms.secret.commitment());
        record.header.salts.clone_from(&self.terms.salts);
        record.header.players = players;
        record.header.given = self.terms.given;
        for step in self.counting() {
            record.push(step.kept.seat, step.kept.text.clone());
        }
        record.close(&*self.table);
        if self.is_over() {
            record.secret = Some(self.terms.secret.clone());
        }
        record
    }

    /// Goes on from this table as if it were the same; the log stays. What tests of leaks need: a world that looks alike.
    #[doc(hidden)]
    pub fn imagine_table(&mut self, table: Box<dyn Table>) {
        self.table = table;
        self.choices.take();
        self.legal.take();
    }

    /// Makes a step of another match, whose secret decides draws; false if it is not possible here.
    #[doc(hidden)]
    pub fn follow(&mut self, step: &Step, text: &str) -> bool {
        let at = step.kept.at;
        match (step.kept.source, step.kept.seat) {
            (StepSource::Undo, Some(seat)) => self.undo(seat, None, at).is_some(),
            (source, Some(seat)) => self.play(source, seat, text, None, at).is_ok(),
            (_, None) => self.settle(text, at).is_ok(),
        }
    }
}
