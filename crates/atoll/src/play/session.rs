//! One game being played: table, record, fair chance and undo, saved after every step.
//!
//! A person's decisions stay open until the person ends the turn: a draw, or another seat's decision, waits for that.
//! So the last decision can be taken back too, and no draw ever has to be.

use std::path::{Path, PathBuf};

use atoll_catalog::{
    ActionLabel, BOTS, Budget, Chance, Commitment, FairChance, Hint, Illegal, Message, Place, Record, Replay, Seat,
    Secret, Setup, Step, Table, TableError, Turn, game, verify,
};

use crate::failure::Failure;
use crate::files;

/// What somebody without a name is called in records; what is shown is a word of the reader's language.
pub(crate) const YOU: &str = "you";

/// What an expert spends on a decision, and whoever gives hints: rollouts and not time, so that the same phrase gives the
/// same game on every machine.
const THOUGHT: Budget = Budget::Iterations(4_000);
/// Actions that a hint names at most.
const HINTS: usize = 3;

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this keyboard.
    Person(String),
    /// A bot, by name.
    Bot(&'static str),
}

impl Player {
    /// The player a record's header names.
    fn named(name: &str) -> Self {
        BOTS.iter().find(|bot| bot.name == name).map_or_else(|| Self::Person(name.into()), |bot| Self::Bot(bot.name))
    }

    /// The name shown and recorded.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Person(name) => name,
            Self::Bot(name) => name,
        }
    }
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A person decides.
    Ask(Seat),
    /// A person other than the last one is to decide, and the game hides things: the keyboard is handed over first.
    HandOver(Seat),
    /// A person has decided and may still take it back; the game goes on when the turn is ended.
    Hold(Seat),
    /// A bot decides.
    Bot(Seat),
    /// Something is drawn.
    Draw,
    /// Nothing; the game is over.
    Over,
}

/// One move as it is remembered.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// What it did.
    pub(crate) step: Step,
    /// What a client shows of the action; nothing of a draw.
    pub(crate) hint: Option<ActionLabel>,
}

impl Entry {
    /// What happened, as far as a viewer may know it.
    pub(crate) fn messages(&self, viewer: Option<Seat>) -> impl Iterator<Item = &Message> {
        let seen = self.step.events.iter().filter(move |event| event.audience.has(viewer));
        seen.filter_map(|event| event.message.as_ref())
    }

    /// What happened, or what was chosen if nothing happened.
    pub(crate) fn telling(&self, viewer: Option<Seat>) -> Vec<Message> {
        let messages: Vec<Message> = self.messages(viewer).cloned().collect();
        if !messages.is_empty() {
            return messages;
        }
        vec![match (self.step.seat, &self.hint) {
            (Some(seat), Some(hint)) => {
                Message::new("terminal-log-chosen").with("seat", seat).with("what", hint.label.clone())
            }
            _ => Message::new("terminal-log-drawn").with("move", self.notation_for(viewer)),
        }]
    }

    /// What it adds to whose account, and by which paragraph.
    pub(crate) fn ledger(&self) -> impl Iterator<Item = &Message> {
        self.step.events.iter().flat_map(|event| &event.ledger)
    }

    /// The cell it concerned.
    pub(crate) fn place(&self) -> Option<Place> {
        self.hint.as_ref().and_then(|hint| hint.place)
    }

    /// The move as a record shows it, without what would tell the viewer more than it may know.
    pub(crate) fn notation_for(&self, viewer: Option<Seat>) -> String {
        if self.step.events.iter().all(|event| event.audience.has(viewer)) {
            return self.notation();
        }
        let first = self.step.text.split_whitespace().next().unwrap_or_default();
        format!("{} {first} …", self.step.seat.map_or('*', Seat::letter))
    }

    /// The move as a record shows it: who and what.
    pub(crate) fn notation(&self) -> String {
        match self.step.seat {
            Some(seat) => format!("{seat} {}", self.step.text),
            None => format!("* {}", self.step.text),
        }
    }
}

/// The cell of the last move each seat made on the board.
pub(crate) fn last_places(log: &[Entry]) -> Vec<(Seat, Place)> {
    let mut found: Vec<(Seat, Place)> = Vec::new();
    for entry in log.iter().rev() {
        if let (Some(seat), Some(place)) = (entry.step.seat, entry.place())
            && found.iter().all(|(known, _)| *known != seat)
        {
            found.push((seat, place));
        }
    }
    found
}

/// What a client shows of an action.
pub(crate) fn hint_of(table: &dyn Table, action: &str) -> Option<ActionLabel> {
    table.hints().into_iter().find(|(text, _)| text == action).map(|(_, hint)| hint)
}

/// The table before a person's action.
struct Before {
    table: Box<dyn Table>,
    seat: Seat,
    moves: usize,
}

/// A game being played.
pub(crate) struct Session {
    table: Box<dyn Table>,
    record: Record,
    secret: Secret,
    chance: FairChance,
    players: Vec<Player>,
    log: Vec<Entry>,
    /// Tables to go back to; all before actions of one person since the last draw or other seat's action.
    undo: Vec<Before>,
    /// Who sits at the keyboard, if the game hides things and several people play it here.
    at_keyboard: Option<Seat>,
    path: PathBuf,
    trouble: Option<Message>,
}

impl Session {
    /// Sets up a new game; nothing is drawn and nothing written yet.
    pub(crate) fn new(table: Box<dyn Table>, players: Vec<Player>, secret: Secret, path: PathBuf) -> Self {
        let mut record = Record::new(&*table);
        record.header.commitment = Some(secret.commitment());
        record.header.players = players.iter().map(|player| player.name().to_string()).collect();
        record.secret = Some(secret.clone());
        let chance = FairChance::new(secret.seed(&record.header.game, &[]));
        let (log, undo) = (Vec::new(), Vec::new());
        Self { table, record, secret, chance, players, log, undo, at_keyboard: None, path, trouble: None }
    }

    /// Goes on with a saved game; every claim of the record is checked first.
    pub(crate) fn resume(record: Record, path: PathBuf) -> Result<Self, Failure> {
        let fail = |what: String| Failure::input(format!("{}: {what}", path.display()));
        let verdict = verify(&record).map_err(|error| fail(error.to_string()))?;
        if verdict.is_over {
            return Err(fail(format!("this game is over; look at it with `atoll replay {}`", path.display())));
        }
        let Some(secret) = record.secret.clone() else {
            return Err(fail("the record holds no secret, so nothing can be drawn and the game cannot go on".into()));
        };
        let setup: &Setup = &record.header.setup;
        let table = game(&record.header.game).and_then(|game| game.table(setup)).map_err(|e| fail(e.to_string()))?;
        let mut players: Vec<Player> = record.header.players.iter().map(|name| Player::named(name)).collect();
        players.resize(usize::from(setup.seats), Player::Person(YOU.into()));
        let chance = FairChance::new(secret.seed(&record.header.game, &record.header.salts));
        let mut empty = record.clone();
        empty.moves.clear();
        let (log, undo) = (Vec::new(), Vec::new());
        let mut session = Self {
            table,
            record: empty,
            secret,
            chance,
            players,
            log,
            undo,
            at_keyboard: None,
            path: path.clone(),
            trouble: None,
        };
        let mut replay = Replay::new(&record).map_err(|error| fail(error.to_string()))?;
        while let Some(done) = session.follow(&mut replay) {
            done.map_err(fail)?;
        }
        Ok(session)
    }

    /// Makes the next move of a record, with everything this session keeps about it.
    fn follow(&mut self, replay: &mut Replay<'_>) -> Option<Result<(), String>> {
        let before = replay.table().clone_table();
        if let Turn::Chance(bag) = before.turn() {
            // The streams of chance have to stand where they stood: each draw takes its number again.
            let total = before.draws().iter().map(|(_, weight)| weight).sum();
            self.chance.pick(bag, total);
        }
        let step = match replay.step()? {
            Ok(step) => step,
            Err(error) => return Some(Err(error.to_string())),
        };
        let hint = hint_of(&*before, &step.text);
        match step.seat {
            Some(seat) => self.remember(before, seat),
            None => self.undo.clear(),
        }
        self.table = replay.table().clone_table();
        self.note(step, hint);
        Some(Ok(()))
    }

    /// Keeps the table before a seat's action if that action may be taken back.
    fn remember(&mut self, table: Box<dyn Table>, seat: Seat) {
        if matches!(self.players[seat.index()], Player::Bot(_))
            || self.undo.last().is_some_and(|last| last.seat != seat)
        {
            self.undo.clear();
        }
        if matches!(self.players[seat.index()], Player::Person(_)) {
            self.undo.push(Before { table, seat, moves: self.record.moves.len() });
        }
    }

    fn note(&mut self, step: Step, hint: Option<ActionLabel>) {
        self.record.push(step.seat, step.text.clone());
        self.log.push(Entry { number: self.record.moves.len(), step, hint });
    }

    /// The table as it stands.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// All moves so far.
    pub(crate) fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// Where the game is saved.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// What was published of the secret.
    pub(crate) fn commitment(&self) -> Commitment {
        self.record.header.commitment.unwrap_or_else(|| self.secret.commitment())
    }

    /// Why the last move could not be saved, once.
    pub(crate) fn take_trouble(&mut self) -> Option<Message> {
        self.trouble.take()
    }

    /// Whose eyes the board is drawn for: the only person's, or the one of several who is to act.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        let mut people = Seat::all(self.table.seats()).filter(|seat| self.is_person(*seat));
        match (people.next(), people.next(), self.next()) {
            (only, None, _) => only,
            (_, _, Next::Ask(seat) | Next::Hold(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Whether one person here must not see what another knows.
    pub(crate) fn is_guarded(&self) -> bool {
        let people = self.players.iter().filter(|player| matches!(player, Player::Person(_))).count();
        people > 1 && self.table.game().hides()
    }

    /// Whether the table hides something from the people here, so that the whole position must not be shown.
    pub(crate) fn has_secrets(&self) -> bool {
        self.table.game().hides() && self.table.turn() != Turn::Over
    }

    /// The person who is to decide sits at the keyboard now. False if the keyboard was not to be handed over.
    pub(crate) fn take_over(&mut self) -> bool {
        let Next::HandOver(seat) = self.next() else { return false };
        self.at_keyboard = Some(seat);
        true
    }

    fn is_person(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], Player::Person(_))
    }

    /// What has to happen next.
    pub(crate) fn next(&self) -> Next {
        match (self.undo.last(), self.table.turn()) {
            (Some(last), turn) if turn != Turn::Seat(last.seat) => Next::Hold(last.seat),
            (_, Turn::Seat(seat)) if self.is_person(seat) && self.is_guarded() && self.at_keyboard != Some(seat) => {
                Next::HandOver(seat)
            }
            (_, Turn::Seat(seat)) if self.is_person(seat) => Next::Ask(seat),
            (_, Turn::Seat(seat)) => Next::Bot(seat),
            (_, Turn::Chance(_)) => Next::Draw,
            (_, Turn::Over) => Next::Over,
        }
    }

    /// Makes a draw or a bot's move, if one is next.
    pub(crate) fn advance(&mut self) -> Result<Option<&Entry>, TableError> {
        match self.next() {
            Next::Draw => {
                let step = self.table.draw(&mut self.chance)?;
                self.went_on(step, None);
            }
            Next::Bot(_) => {
                let Some(decide) = self.decision() else { return Ok(None) };
                self.bot_plays(&decide()?)?;
            }
            Next::Ask(_) | Next::HandOver(_) | Next::Hold(_) | Next::Over => return Ok(None),
        }
        Ok(self.log.last())
    }

    /// What has to be done for a bot's decision, if one is next; it may take a while, and be done elsewhere.
    pub(crate) fn decision(&self) -> Option<impl FnOnce() -> Result<String, TableError> + Send + 'static> {
        let Next::Bot(seat) = self.next() else { return None };
        let Player::Bot(bot) = self.players[seat.index()] else { return None };
        let (table, seed) = (self.table.clone_table(), self.bot_seed());
        Some(move || table.choose(bot, Some(THOUGHT), seed))
    }

    /// Plays what a bot has decided.
    pub(crate) fn bot_plays(&mut self, action: &str) -> Result<(), TableError> {
        let Next::Bot(seat) = self.next() else { return Ok(()) };
        let hint = hint_of(&*self.table, action);
        let step = self.table.play(seat, action)?;
        self.went_on(step, hint);
        Ok(())
    }

    /// Whether people wait for the bot on this seat.
    pub(crate) fn is_slow(&self, seat: Seat) -> bool {
        let Player::Bot(name) = self.players[seat.index()] else { return false };
        BOTS.iter().any(|bot| bot.name == name && bot.spends)
    }

    /// What has to be done to know what the expert would play for the person who is asked, if one is: it thinks from
    /// what that person may know.
    pub(crate) fn advice(&self) -> Option<impl FnOnce() -> Result<Vec<Hint>, TableError> + Send + 'static> {
        let Next::Ask(_) = self.next() else { return None };
        let (table, seed) = (self.table.clone_table(), self.bot_seed());
        Some(move || table.advise(HINTS, THOUGHT, seed))
    }

    /// Notes a step after which nothing can be taken back.
    fn went_on(&mut self, step: Step, hint: Option<ActionLabel>) {
        self.undo.clear();
        self.note(step, hint);
        self.autosave();
    }

    /// The seed of a bot's decision: another one for each move, and the same again if the game is played again.
    fn bot_seed(&self) -> u64 {
        let number = self.record.moves.len() as u64;
        let purpose = format!("{}/bot", self.record.header.game);
        let seed = self.secret.seed(&purpose, &[number.to_le_bytes().to_vec()]);
        seed.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// Plays an action for the person who is to act.
    pub(crate) fn play(&mut self, text: &str) -> Result<&Entry, TableError> {
        let seat = match self.next() {
            Next::Ask(seat) | Next::HandOver(seat) | Next::Hold(seat) => seat,
            Next::Over => return Err(Illegal::GameOver.into()),
            Next::Bot(_) | Next::Draw => return Err(Illegal::AwaitingDraw.into()),
        };
        let text = self.table.check(seat, text)?;
        let hint = hint_of(&*self.table, &text);
        let before = self.table.clone_table();
        let step = self.table.play(seat, &text)?;
        self.remember(before, seat);
        self.note(step, hint);
        self.autosave();
        Ok(self.log.last().expect("a move has just been noted"))
    }

    /// Ends a person's turn: what is held back may happen. False if nothing is held back.
    pub(crate) fn end_turn(&mut self) -> bool {
        let is_held = matches!(self.next(), Next::Hold(_));
        if is_held {
            self.undo.clear();
        }
        is_held
    }

    /// Takes a person's last action back; answers it in notation.
    pub(crate) fn undo(&mut self) -> Option<String> {
        let before = self.undo.pop()?;
        let undone = self.record.moves.get(before.moves).map(|step| step.text.clone());
        self.table = before.table;
        self.record.moves.truncate(before.moves);
        self.log.truncate(before.moves);
        self.autosave();
        undone
    }

    /// Whether something can be taken back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    fn autosave(&mut self) {
        if let Err(failure) = self.save() {
            self.trouble = Some(Message::new("terminal-not-saved").with("detail", failure.to_string()));
        }
    }

    /// Writes the game into its file.
    pub(crate) fn save(&mut self) -> Result<(), Failure> {
        self.record.close(&*self.table);
        files::write(&self.path, &self.record.to_text())
    }

    /// Writes a copy into another file, which must not exist.
    pub(crate) fn save_copy(&mut self, path: &Path) -> Result<(), Failure> {
        if path.exists() {
            return Err(Failure::input(format!("{} exists already; it was left alone", path.display())));
        }
        self.record.close(&*self.table);
        files::write(path, &self.record.to_text())
    }
}
