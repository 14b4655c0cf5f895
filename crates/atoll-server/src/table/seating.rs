//! Who sits where: taking and leaving seats, and bots that stand in.

use atoll_catalog::{AnyGame, DEFAULT_BOT, Seat, Who};
use atoll_match::Seats;
use atoll_protocol::{NewSeat, SeatKind, TableState, name};
use atoll_store::SeatRow;

use super::ask::SeatAsk;
use super::stored::{read_sitter, sitter};
use crate::identity::Token;
use crate::principal::{Key, Principal};
use crate::problem::Problem;

/// Whether a game has a bot of this name.
pub(crate) fn check_bot(game: &dyn AnyGame, bot: &str) -> Result<(), Problem> {
    if game.bots().iter().any(|known| known.name == bot) {
        return Ok(());
    }
    let known: Vec<&str> = game.bots().iter().map(|bot| bot.name).collect();
    let shown: String = bot.chars().take(40).collect();
    let detail = format!("This game has no bot `{shown}`; its bots are: {}.", known.join(", "));
    Err(Problem::invalid("no-such-bot", detail))
}

/// The bot that plays if nobody chooses another.
fn usual(game: &dyn AnyGame) -> String {
    let bots = game.bots();
    let usual = bots.iter().find(|bot| bot.name == DEFAULT_BOT).or(bots.first());
    usual.map(|bot| bot.name.to_string()).unwrap_or_default()
}

fn not_yours() -> Problem {
    Problem::forbidden("not-your-seat", "This seat is not yours; open its link first.")
}

/// A seat, and who sits there.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    name: String,
    bot: Option<String>,
    /// What the seat belongs to.
    pub(super) key: Option<Vec<u8>>,
}

impl Sitting {
    fn open() -> Self {
        Self { kind: SeatKind::Open, name: String::new(), bot: None, key: None }
    }

    /// A seat of a new table, and the token of whoever sits there.
    pub(crate) fn new(seat: &NewSeat, name: String) -> (Self, Option<Token>) {
        match seat {
            NewSeat::Open => (Self::open(), None),
            NewSeat::Bot { bot } => {
                (Self { kind: SeatKind::Bot, name: String::new(), bot: Some(bot.clone()), key: None }, None)
            }
            NewSeat::Here { .. } => {
                let token = Token::new();
                let key = Some(token.hash().to_vec());
                (Self { kind: SeatKind::Person, name, bot: None, key }, Some(token))
            }
        }
    }

    pub(crate) fn row(&self, seat: Seat) -> SeatRow {
        SeatRow {
            seat: seat.index() as u8,
            token: self.key.clone(),
            name: self.name.clone(),
            sitter: sitter(self.kind),
            bot: self.bot.clone(),
        }
    }

    fn read(row: SeatRow) -> Self {
        Self { kind: read_sitter(row.sitter), name: row.name, bot: row.bot, key: row.token }
    }

    /// The bot that is to play it.
    pub(super) fn player(&self) -> Option<&str> {
        matches!(self.kind, SeatKind::Bot | SeatKind::StandIn).then_some(self.bot.as_deref()).flatten()
    }

    /// What others call whoever plays it.
    pub(super) fn shown_name(&self) -> String {
        if self.name.is_empty() { self.bot.clone().unwrap_or_default() } else { self.name.clone() }
    }

    /// How a record calls whoever plays it.
    fn who(&self) -> Who {
        match (&self.bot, self.name.as_str()) {
            (Some(bot), "") => Who::Bot { bot: bot.clone() },
            (Some(bot), name) => Who::StandIn { bot: bot.clone(), name: name.into() },
            (None, "") => Who::Nobody,
            (None, name) => Who::Person { name: name.into() },
        }
    }
}

/// What a table knows of whoever asks about a seat.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// The game that is played there.
    pub(super) game: &'static dyn AnyGame,
    /// How far the table is.
    pub(super) state: TableState,
    /// Whether whoever the seat belongs to is connected.
    pub(super) is_here: bool,
}

/// Who sits where at a table.
pub(super) struct Seating {
    host: Vec<u8>,
    sittings: Vec<Sitting>,
}

impl Seating {
    /// What is stored of a table of so many seats; nothing if it does not fit.
    pub(super) fn read(host: Vec<u8>, rows: Vec<SeatRow>, seats: u8) -> Option<Self> {
        let sittings: Vec<Sitting> = rows.into_iter().map(Sitting::read).collect();
        (sittings.len() == usize::from(seats)).then_some(Self { host, sittings })
    }

    pub(super) fn is_host(&self, who: &Principal) -> bool {
        who.has(&self.host)
    }

    /// The seats and who sits there, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        Seat::all(self.sittings.len() as u8).zip(&self.sittings)
    }

    /// Who sits on a seat; nobody on one that is not there.
    pub(super) fn at(&self, seat: Seat) -> Option<&Sitting> {
        self.sittings.get(seat.index())
    }

    /// The seats that are somebody's.
    pub(super) fn of(&self, who: &Principal) -> Seats {
        let own = |sitting: &Sitting| sitting.key.as_ref().is_some_and(|key| who.has(key));
        self.iter().filter(|(_, sitting)| own(sitting)).map(|(seat, _)| seat).collect()
    }

    /// The seats that people play.
    pub(super) fn people(&self) -> Seats {
        self.iter().filter(|(_, sitting)| sitting.kind == SeatKind::Person).map(|(seat, _)| seat).collect()
    }

    /// The seats where nobody sits yet.
    pub(super) fn open(&self) -> Vec<String> {
        let open = self.iter().filter(|(_, sitting)| sitting.kind == SeatKind::Open);
        open.map(|(seat, _)| seat.to_string()).collect()
    }

    /// How a record calls whoever sits there, in order.
    pub(super) fn players(&self) -> Vec<Who> {
        self.sittings.iter().map(Sitting::who).collect()
    }

    /// Whether somebody may add salt in a seat's name: a person, and only for its own.
    pub(super) fn may_salt(&self, who: &Principal, seat: Seat) -> Result<(), Problem> {
        let is_person = self.at(seat).is_some_and(|sitting| sitting.kind == SeatKind::Person);
        if is_person && self.of(who).has(seat) { Ok(()) } else { Err(not_yours()) }
    }

    /// Seats somebody anew.
    pub(super) fn put(&mut self, seat: Seat, sitting: Sitting) {
        if let Some(old) = self.sittings.get_mut(seat.index()) {
            *old = sitting;
        }
    }

    /// What somebody's wish about a seat makes of it, and the token of whoever sits there from now on; `nameless` is what
    /// somebody without a name is called.
    pub(super) fn change(
        &self,
        who: &Principal,
        seat: Seat,
        ask: SeatAsk,
        standing: Standing,
        nameless: impl FnOnce() -> String,
    ) -> Result<(Sitting, Option<Token>), Problem> {
        let Some(old) = self.at(seat) else {
            return Err(Problem::invalid("no-such-seat", format!("This table has no seat {seat}.")));
        };
        if standing.state == TableState::Over {
            return Err(Problem::conflict("over", "The game is over; its seats stay as they are."));
        }
        match ask {
            SeatAsk::Take(name) => {
                let token = Token::new();
                let name = if name.is_empty() { nameless() } else { name };
                let others = self.iter().filter(|(other, _)| *other != seat).map(|(_, sitting)| sitting.name.as_str());
                let name = name::apart(&name, &others.collect::<Vec<_>>());
                Ok((take(seat, old, name, token.hash())?, Some(token)))
            }
            SeatAsk::Leave => Ok((self.leave(who, seat, old, standing)?, None)),
            SeatAsk::Bot(bot) => {
                let bot = bot.unwrap_or_else(|| usual(standing.game));
                check_bot(standing.game, &bot)?;
                Ok((self.give(who, seat, old, bot, standing)?, None))
            }
            SeatAsk::Return if !self.of(who).has(seat) => Err(not_yours()),
            SeatAsk::Return => Ok((Sitting { kind: SeatKind::Person, bot: None, ..old.clone() }, None)),
        }
    }

    fn leave(&self, who: &Principal, seat: Seat, old: &Sitting, standing: Standing) -> Result<Sitting, Problem> {
        let may_clear = self.is_host(who) && standing.state == TableState::Waiting;
        if !self.of(who).has(seat) && !may_clear {
            return Err(not_yours());
        }
        // A bot that stands in goes on playing; anybody may take the seat from it now.
        Ok(match old.kind {
            SeatKind::StandIn => Sitting { name: String::new(), key: None, ..old.clone() },
            _ => Sitting::open(),
        })
    }

    fn give(
        &self,
        who: &Principal,
        seat: Seat,
        old: &Sitting,
        bot: String,
        standing: Standing,
    ) -> Result<Sitting, Problem> {
        let (own, is_host, bot) = (self.of(who), self.is_host(who), Some(bot));
        if standing.state == TableState::Waiting {
            return match old.kind {
                _ if !is_host => {
                    Err(Problem::forbidden("not-host", "Only the host seats bots before the game begins."))
                }
                SeatKind::Person => Err(Problem::conflict("seat-taken", format!("Seat {seat} is taken."))),
                _ => Ok(Sitting { kind: SeatKind::Bot, bot, name: String::new(), key: None }),
            };
        }
        if !is_host && own.is_empty() {
            return Err(Problem::forbidden("not-at-table", "Only those at the table can let a bot stand in."));
        }
        match old.kind {
            SeatKind::Bot => Err(Problem::conflict("seat-taken", format!("A bot plays seat {seat} already."))),
            SeatKind::Person if !own.has(seat) && standing.is_here => {
                Err(Problem::conflict("not-abandoned", format!("Whoever plays seat {seat} is here.")))
            }
            _ => Ok(Sitting { kind: SeatKind::StandIn, bot, ..old.clone() }),
        }
    }
}

fn take(seat: Seat, old: &Sitting, name: String, key: Key) -> Result<Sitting, Problem> {
    let is_free = old.kind == SeatKind::Open || old.kind == SeatKind::StandIn && old.key.is_none();
    if !is_free {
        return Err(Problem::conflict("seat-taken", format!("Seat {seat} is taken; choose another.")));
    }
    Ok(Sitting { kind: SeatKind::Person, name, bot: None, key: Some(key.to_vec()) })
}
