//! One match at a keyboard: who sits there, what is held back, and where it is saved after every step.
//!
//! A person's decisions stay open until the person ends the turn: a draw, or another seat's decision, waits for that.
//! So the last decision can be taken back too, and no draw ever has to be.

use std::path::{Path, PathBuf};

use atoll_catalog::{
    ActionLabel, BOTS, Commitment, EXPERT_BUDGET, GAMES, Hint, Illegal, Message, Place, Record, Seat, Secret, Table,
    TableError, Turn, Who,
};
use atoll_match::{Kept, Match, Step, Terms};
use atoll_protocol::StepSource;

use crate::failure::Failure;
use crate::files;

/// What somebody without a name is called in records; what is shown is a word of the reader's language.
pub(crate) const YOU: &str = "you";

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
    fn named(who: &Who) -> Self {
        let bot = who.bot().and_then(|name| BOTS.iter().find(|bot| bot.name == name));
        match (bot, who.name()) {
            (Some(bot), _) => Self::Bot(bot.name),
            (None, "") => Self::Person(YOU.into()),
            (None, name) => Self::Person(name.into()),
        }
    }

    /// How a record calls it.
    fn who(&self) -> Who {
        match self {
            Self::Person(name) => Who::Person { name: name.clone() },
            Self::Bot(bot) => Who::Bot { bot: (*bot).into() },
        }
    }

    /// The name shown.
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

/// One move as the log shows it: a step that counts, with its number among those.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<'a> {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// What it did.
    pub(crate) step: &'a Step,
}

impl<'a> Entry<'a> {
    /// The seat that acted; none for a draw.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.step.kept.seat
    }

    /// What happened, as far as a viewer may know it.
    pub(crate) fn messages(self, viewer: Option<Seat>) -> impl Iterator<Item = &'a Message> {
        let seen = self.step.events.iter().filter(move |event| event.audience.has(viewer));
        seen.filter_map(|event| event.said.as_ref()?.message.as_ref())
    }

    /// What happened, or what was chosen if nothing happened.
    pub(crate) fn telling(self, viewer: Option<Seat>) -> Vec<Message> {
        let messages: Vec<Message> = self.messages(viewer).cloned().collect();
        if !messages.is_empty() {
            return messages;
        }
        vec![match (self.seat(), &self.step.label) {
            (Some(seat), Some(label)) => {
                Message::new("terminal-log-chosen").with("seat", seat).with("what", label.label.clone())
            }
            _ => Message::new("terminal-log-drawn").with("move", self.notation_for(viewer)),
        }]
    }

    /// What it adds to whose account, and by which paragraph.
    pub(crate) fn ledger(self) -> impl Iterator<Item = &'a Message> {
        self.step.events.iter().flat_map(|event| &event.ledger)
    }

    /// The cell it concerned.
    pub(crate) fn place(self) -> Option<Place> {
        self.step.label.as_ref().and_then(|label| label.place)
    }

    /// The move as a record shows it, without what would tell the viewer more than it may know.
    pub(crate) fn notation_for(self, viewer: Option<Seat>) -> String {
        if self.step.events.iter().all(|event| event.audience.has(viewer)) {
            return self.notation();
        }
        let first = self.step.kept.text.split_whitespace().next().unwrap_or_default();
        format!("{} {first} …", self.seat().map_or('*', Seat::letter))
    }

    /// The move as a record shows it: who and what.
    pub(crate) fn notation(self) -> String {
        format!("{} {}", self.seat().map_or('*', Seat::letter), self.step.kept.text)
    }
}

/// The cell of the last move each seat made on the board.
pub(crate) fn last_places(log: &[Entry<'_>]) -> Vec<(Seat, Place)> {
    let mut found: Vec<(Seat, Place)> = Vec::new();
    for entry in log.iter().rev() {
        if let (Some(seat), Some(place)) = (entry.seat(), entry.place())
            && found.iter().all(|(known, _)| *known != seat)
        {
            found.push((seat, place));
        }
    }
    found
}

/// A match at this keyboard.
pub(crate) struct Session {
    game: Match,
    players: Vec<Player>,
    /// The last step when a person ended its turn: what was decided up to there is not held back any more.
    ended: u64,
    /// Who sits at the keyboard, if the game hides things and several people play it here.
    at_keyboard: Option<Seat>,
    path: PathBuf,
    trouble: Option<Message>,
}

/// Nothing is read of the times of steps here.
const UNTIMED: i64 = 0;

impl Session {
    /// Sets up a new game; nothing is drawn and nothing written yet.
    pub(crate) fn new(table: Box<dyn Table>, players: Vec<Player>, secret: Secret, path: PathBuf) -> Self {
        let mut game = Match::new(table, Terms { secret, salts: Vec::new(), given: 0, takes_back: true });
        game.mark_begun();
        Self::over(game, players, path)
    }

    fn over(game: Match, players: Vec<Player>, path: PathBuf) -> Self {
        let ended = 0;
        Self { game, players, ended, at_keyboard: None, path, trouble: None }
    }

    /// Goes on with a saved game; every claim of the record is checked first.
    pub(crate) fn resume(record: Record, path: PathBuf) -> Result<Self, Failure> {
        let fail = |what: String| Failure::input(format!("{}: {what}", path.display()));
        let verified = GAMES.verify(&record).map_err(|error| fail(error.to_string()))?;
        if verified.is_over {
            return Err(fail(format!("this game is over; look at it with `atoll replay {}`", path.display())));
        }
        let Record { header, moves, secret, .. } = record;
        let Some(secret) = secret else {
            return Err(fail("the record holds no secret, so nothing can be drawn and the game cannot go on".into()));
        };
        let mut players: Vec<Player> = header.players.iter().map(Player::named).collect();
        players.resize(usize::from(header.setup.seats), Player::Person(YOU.into()));
        let table =
            GAMES.find(&header.game).and_then(|game| game.table(&header.setup)).map_err(|e| fail(e.to_string()))?;
        let terms = Terms { secret, salts: header.salts, given: header.given, takes_back: true };
        let source = |seat: Option<Seat>| match seat.map(|seat| &players[seat.index()]) {
            None => StepSource::Draw,
            Some(Player::Person(_)) => StepSource::Person,
            Some(Player::Bot(_)) => StepSource::Bot,
        };
        let steps = moves.into_iter().map(|step| Kept {
            source: source(step.seat),
            seat: step.seat,
            text: step.text,
            command: None,
            at: UNTIMED,
        });
        let mut game =
            Match::resume(table, terms, steps.collect::<Vec<_>>()).map_err(|error| fail(error.to_string()))?;
        game.mark_begun();
        Ok(Self::over(game.renewed(), players, path))
    }

    /// The table as it stands.
    pub(crate) fn table(&self) -> &dyn Table {
        self.game.table()
    }

    /// What the seat to act may do: in notation, and what is shown of it.
    pub(crate) fn actions(&self) -> Vec<(String, ActionLabel)> {
        self.game.choices().iter().map(|choice| (choice.text.clone(), choice.label.clone())).collect()
    }

    /// All moves so far.
    pub(crate) fn log(&self) -> Vec<Entry<'_>> {
        (1..).zip(self.game.counting()).map(|(number, step)| Entry { number, step }).collect()
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
        self.game.terms().secret.commitment()
    }

    /// Why the last move could not be saved, once.
    pub(crate) fn take_trouble(&mut self) -> Option<Message> {
        self.trouble.take()
    }

    /// Whose eyes the board is drawn for: the only person's, or the one of several who is to act.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        let mut people = Seat::all(self.table().seats()).filter(|seat| self.is_person(*seat));
        match (people.next(), people.next(), self.next()) {
            (only, None, _) => only,
            (_, _, Next::Ask(seat) | Next::Hold(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Whether one person here must not see what another knows.
    pub(crate) fn is_guarded(&self) -> bool {
        let people = self.players.iter().filter(|player| matches!(player, Player::Person(_))).count();
        people > 1 && self.table().game().hides()
    }

    /// Whether the table hides something from the people here, so that the whole position must not be shown.
    pub(crate) fn has_secrets(&self) -> bool {
        self.table().game().hides() && !self.game.is_over()
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

    /// The person whose last decision is held back until the turn is ended.
    fn held(&self) -> Option<Seat> {
        let last = self.game.counting().last().filter(|_| self.game.seq() > self.ended)?;
        last.kept.seat.filter(|seat| self.game.can_undo(*seat))
    }

    /// What has to happen next.
    pub(crate) fn next(&self) -> Next {
        match (self.held(), self.table().turn()) {
            (Some(last), turn) if turn != Turn::Seat(last) => Next::Hold(last),
            (_, Turn::Seat(seat)) if self.is_person(seat) && self.is_guarded() && self.at_keyboard != Some(seat) => {
                Next::HandOver(seat)
            }
            (_, Turn::Seat(seat)) if self.is_person(seat) => Next::Ask(seat),
            (_, Turn::Seat(seat)) => Next::Bot(seat),
            (_, Turn::Chance(_)) => Next::Draw,
            (_, Turn::Over) => Next::Over,
        }
    }

    /// Makes a draw or a bot's move, if one is next; whether it did.
    pub(crate) fn advance(&mut self) -> Result<bool, TableError> {
        match self.next() {
            Next::Draw => {
                self.game.draw(UNTIMED)?;
                self.autosave();
            }
            Next::Bot(_) => {
                let Some(decide) = self.decision() else { return Ok(false) };
                self.bot_plays(&decide()?)?;
            }
            Next::Ask(_) | Next::HandOver(_) | Next::Hold(_) | Next::Over => return Ok(false),
        }
        Ok(true)
    }

    /// What has to be done for a bot's decision, if one is next; it may take a while, and be done elsewhere.
    pub(crate) fn decision(&self) -> Option<impl FnOnce() -> Result<String, TableError> + Send + 'static> {
        let Next::Bot(seat) = self.next() else { return None };
        let Player::Bot(bot) = self.players[seat.index()] else { return None };
        let (table, seed) = (self.table().clone_table(), self.bot_seed());
        Some(move || table.choose(bot, None, seed))
    }

    /// Plays what a bot has decided.
    pub(crate) fn bot_plays(&mut self, action: &str) -> Result<(), TableError> {
        let Next::Bot(seat) = self.next() else { return Ok(()) };
        self.game.bot_plays(seat, action, UNTIMED)?;
        self.autosave();
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
        let (table, seed) = (self.table().clone_table(), self.bot_seed());
        Some(move || table.advise(HINTS, EXPERT_BUDGET, seed))
    }

    /// The seed of a bot's decision: another one for each move, and the same again if the game is played again.
    fn bot_seed(&self) -> u64 {
        let number = self.game.counting().count() as u64;
        let purpose = format!("{}/bot", self.table().game().id());
        let seed = self.game.terms().secret.seed(&purpose, &[number.to_le_bytes().to_vec()]);
        seed.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// Plays an action for the person who is to act.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), TableError> {
        let seat = match self.next() {
            Next::Ask(seat) | Next::HandOver(seat) | Next::Hold(seat) => seat,
            Next::Over => return Err(Illegal::GameOver.into()),
            Next::Bot(_) | Next::Draw => return Err(Illegal::AwaitingDraw.into()),
        };
        self.game.person_plays(seat, text, UNTIMED)?;
        self.autosave();
        Ok(())
    }

    /// Ends a person's turn: what is held back may happen. False if nothing is held back.
    pub(crate) fn end_turn(&mut self) -> bool {
        let is_held = matches!(self.next(), Next::Hold(_));
        if is_held {
            self.ended = self.game.seq();
        }
        is_held
    }

    /// Takes the last action of the person at the keyboard back; answers it in notation.
    pub(crate) fn undo(&mut self) -> Option<String> {
        let (Next::Ask(seat) | Next::Hold(seat)) = self.next() else { return None };
        let undone = self.game.undo(seat, None, UNTIMED)?.kept.text.clone();
        self.autosave();
        Some(undone)
    }

    /// Whether something can be taken back.
    pub(crate) fn can_undo(&self) -> bool {
        matches!(self.next(), Next::Ask(seat) | Next::Hold(seat) if self.game.can_undo(seat))
    }

    fn autosave(&mut self) {
        if let Err(failure) = self.save() {
            self.trouble = Some(Message::new("terminal-not-saved").with("detail", failure.to_string()));
        }
    }

    /// The game as it is saved: with the secret, so that it can go on.
    fn record(&self) -> Record {
        let players = self.players.iter().map(Player::who).collect();
        Record { secret: Some(self.game.terms().secret.clone()), ..self.game.record(players) }
    }

    /// Writes the game into its file.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        files::write(&self.path, &self.record().to_text())
    }

    /// Writes a copy into another file, which must not exist.
    pub(crate) fn save_copy(&self, path: &Path) -> Result<(), Failure> {
        if path.exists() {
            return Err(Failure::input(format!("{} exists already; it was left alone", path.display())));
        }
        files::write(path, &self.record().to_text())
    }
}
