//! Who sits where: taking and leaving seats, and bots that stand in.
//!
//! Where seats know what others may not, nobody comes to know two hands of a game: a seat that is left while it runs stays
//! with its bot until its own person returns, and whoever has seats of two screens plays those of the first.

use std::time::Duration;

use atoll_catalog::{AnyGame, DEFAULT_BOT, Seat, Who};
use atoll_match::Seats;
use atoll_protocol::{NewSeat, SeatKind, TableState, name};
use atoll_store::{SeatRow, Vacated};

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

fn taken(seat: Seat) -> Problem {
    Problem::conflict("seat-taken", format!("Seat {seat} is taken; choose another."))
}

/// The seat is one that only its own person may play.
fn closed(seat: Seat) -> Problem {
    let detail = "has a hand that somebody has seen: its bot plays it to the end, unless its own person comes back.";
    Problem::conflict("seat-closed", format!("Seat {seat} {detail}"))
}

/// A seat, and who sits there.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) kind: SeatKind,
    name: String,
    bot: Option<String>,
    /// What the seat belongs to.
    pub(super) key: Option<Vec<u8>>,
    /// Why a bot stands in, if not only because the person is away.
    vacated: Option<Vacated>,
    /// Before the game begins, seats with the same number come to be around one screen.
    screen: Option<u8>,
}

impl Sitting {
    fn open() -> Self {
        Self { kind: SeatKind::Open, name: String::new(), bot: None, key: None, vacated: None, screen: None }
    }

    fn bot(bot: String) -> Self {
        Self { kind: SeatKind::Bot, bot: Some(bot), ..Self::open() }
    }

    fn person(name: String, key: Key, screen: Option<u8>) -> Self {
        Self { kind: SeatKind::Person, name, key: Some(key.to_vec()), screen, ..Self::open() }
    }

    /// A bot plays in the person's place.
    fn lend(&self, bot: String, vacated: Option<Vacated>) -> Self {
        Self { kind: SeatKind::StandIn, bot: Some(bot), vacated, ..self.clone() }
    }

    /// The person plays again.
    fn back(&self) -> Self {
        Self { kind: SeatKind::Person, bot: None, vacated: None, ..self.clone() }
    }

    /// Whether its person has got up while the game runs.
    pub(super) fn is_left(&self) -> bool {
        let has_left = matches!(self.vacated, Some(Vacated::Left | Vacated::Offered));
        self.kind == SeatKind::StandIn && (has_left || self.key.is_none())
    }

    /// Whether anybody may sit down there while the game runs.
    pub(super) fn is_offered(&self) -> bool {
        self.kind == SeatKind::StandIn && self.vacated == Some(Vacated::Offered)
    }

    /// A seat of a new table, and the token of whoever sits there.
    pub(crate) fn new(seat: &NewSeat, name: String) -> (Self, Option<Token>) {
        match seat {
            NewSeat::Open => (Self::open(), None),
            NewSeat::Bot { bot } => (Self::bot(bot.clone()), None),
            NewSeat::Here { .. } => {
                let token = Token::new();
                (Self::person(name, token.hash(), Some(0)), Some(token))
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
            vacated: self.vacated,
            screen: self.screen,
        }
    }

    fn read(row: SeatRow) -> Self {
        let SeatRow { seat: _, token: key, name, sitter, bot, vacated, screen } = row;
        Self { kind: read_sitter(sitter), name, bot, key, vacated, screen }
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
    /// How long that person may be away yet before others let a bot stand in.
    pub(super) rest: Option<Duration>,
}

/// Who sits where at a table.
pub(super) struct Seating {
    host: Vec<u8>,
    sittings: Vec<Sitting>,
    /// Whether seats know what others may not.
    hides: bool,
}

impl Seating {
    /// What is stored of a table of so many seats; nothing if it does not fit.
    pub(super) fn read(host: Vec<u8>, rows: Vec<SeatRow>, seats: u8, hides: bool) -> Option<Self> {
        let sittings: Vec<Sitting> = rows.into_iter().map(Sitting::read).collect();
        (sittings.len() == usize::from(seats)).then_some(Self { host, sittings, hides })
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

    /// The seats whose tokens somebody shows, in the order in which it shows them.
    fn shown(&self, who: &Principal) -> Vec<(Seat, &Sitting)> {
        let place = |sitting: &Sitting| who.place_of(sitting.key.as_ref()?);
        let mut shown: Vec<_> = self.iter().filter_map(|at| Some((place(at.1)?, at))).collect();
        shown.sort_by_key(|(place, _)| *place);
        shown.into_iter().map(|(_, at)| at).collect()
    }

    /// The seats that are somebody's. Where seats know what others may not, these are around the screen of the first of them.
    pub(super) fn of(&self, who: &Principal) -> Seats {
        let shown = self.shown(who);
        let first = shown.first().map(|(_, sitting)| sitting.screen);
        shown
            .iter()
            .filter(|(_, sitting)| !self.hides || Some(sitting.screen) == first)
            .map(|(seat, _)| *seat)
            .collect()
    }

    /// Somebody as whoever stands before the screen that all look at: what is left are no seats.
    pub(super) fn standing(&self, who: Principal) -> Principal {
        who.without(|key| self.sittings.iter().any(|sitting| sitting.key.as_deref() == Some(&key[..])))
    }

    /// What brings all seats that somebody shows around one screen, which is possible until the game begins.
    pub(super) fn gather(&self, who: &Principal) -> Vec<(Seat, Sitting)> {
        let shown = self.shown(who);
        let Some(screen) = shown.first().map(|(_, sitting)| sitting.screen) else { return Vec::new() };
        let apart = shown.into_iter().filter(|(_, sitting)| sitting.screen != screen);
        apart.map(|(seat, sitting)| (seat, Sitting { screen, ..sitting.clone() })).collect()
    }

    /// What gives somebody back the seats where bots stand in only because it was away.
    pub(super) fn come_back(&self, who: &Principal) -> Vec<(Seat, Sitting)> {
        let (own, is_away) = (self.of(who), |at: &Sitting| at.kind == SeatKind::StandIn && at.vacated.is_none());
        let back = self.iter().filter(|(seat, sitting)| own.has(*seat) && is_away(sitting));
        back.map(|(seat, sitting)| (seat, sitting.back())).collect()
    }

    /// The screen at which somebody sits already, or a new one.
    fn screen_of(&self, who: &Principal) -> Option<u8> {
        let new = || (0..=u8::MAX).find(|number| self.sittings.iter().all(|sitting| sitting.screen != Some(*number)));
        self.shown(who).first().map_or_else(new, |(_, sitting)| sitting.screen)
    }

    /// Whether somebody is of those who play here, and has not got up.
    fn is_at_table(&self, who: &Principal) -> bool {
        let own = self.of(who);
        self.is_host(who) || self.iter().any(|(seat, sitting)| own.has(seat) && !sitting.is_left())
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
                self.may_take(seat, old, standing.state)?;
                let token = Token::new();
                let name = if name.is_empty() { nameless() } else { name };
                let others = self.iter().filter(|(other, _)| *other != seat).map(|(_, sitting)| sitting.name.as_str());
                let name = name::apart(&name, &others.collect::<Vec<_>>());
                Ok((Sitting::person(name, token.hash(), self.screen_of(who)), Some(token)))
            }
            SeatAsk::Leave => Ok((self.leave(who, seat, old, standing)?, None)),
            SeatAsk::Bot(bot) if standing.state == TableState::Waiting => {
                let bot = bot.unwrap_or_else(|| usual(standing.game));
                check_bot(standing.game, &bot)?;
                Ok((self.seat_bot(who, seat, old, bot)?, None))
            }
            SeatAsk::Bot(bot) => Ok((self.stand_in(who, seat, old, bot, standing)?, None)),
            SeatAsk::Return if !self.of(who).has(seat) => Err(not_yours()),
            SeatAsk::Return => Ok((old.back(), None)),
            SeatAsk::Offer => Ok((self.offer(who, seat, old)?, None)),
        }
    }

    /// Whether somebody may sit down there. Once the game runs it takes the host's consent, and a game without hands.
    fn may_take(&self, seat: Seat, old: &Sitting, state: TableState) -> Result<(), Problem> {
        let is_free = old.kind == SeatKind::Open || old.is_left();
        match state {
            _ if !is_free => Err(taken(seat)),
            TableState::Waiting => Ok(()),
            _ if self.hides => Err(closed(seat)),
            _ if old.is_offered() => Ok(()),
            _ => {
                let detail = format!("The game is on; ask the host to offer seat {seat} to whoever comes.");
                Err(Problem::conflict("not-offered", detail))
            }
        }
    }

    fn leave(&self, who: &Principal, seat: Seat, old: &Sitting, standing: Standing) -> Result<Sitting, Problem> {
        let (is_own, is_waiting) = (self.of(who).has(seat), standing.state == TableState::Waiting);
        let may_leave = is_own || is_waiting && self.is_host(who);
        if !may_leave {
            return Err(not_yours());
        }
        if is_waiting {
            return Ok(Sitting::open());
        }
        // The game goes on: a bot plays from now on, and only its own person has the seat's token.
        let bot = old.player().map_or_else(|| usual(standing.game), str::to_string);
        Ok(old.lend(bot, Some(Vacated::Left)))
    }

    /// A bot from the beginning.
    fn seat_bot(&self, who: &Principal, seat: Seat, old: &Sitting, bot: String) -> Result<Sitting, Problem> {
        match old.kind {
            _ if !self.is_host(who) => {
                Err(Problem::forbidden("not-host", "Only the host seats bots before the game begins."))
            }
            SeatKind::Person => Err(taken(seat)),
            _ => Ok(Sitting::bot(bot)),
        }
    }

    /// A bot in place of a person. Which one it is only that person chooses.
    fn stand_in(
        &self,
        who: &Principal,
        seat: Seat,
        old: &Sitting,
        bot: Option<String>,
        standing: Standing,
    ) -> Result<Sitting, Problem> {
        if self.of(who).has(seat) {
            let bot = bot.unwrap_or_else(|| usual(standing.game));
            check_bot(standing.game, &bot)?;
            return Ok(old.lend(bot, Some(old.vacated.unwrap_or(Vacated::Lent))));
        }
        if !self.is_at_table(who) {
            return Err(Problem::forbidden("not-at-table", "Only those at the table can let a bot stand in."));
        }
        match old.kind {
            SeatKind::Bot | SeatKind::StandIn => {
                Err(Problem::conflict("seat-taken", format!("A bot plays seat {seat} already.")))
            }
            SeatKind::Open => Ok(old.lend(usual(standing.game), Some(Vacated::Left))),
            SeatKind::Person if standing.is_here => {
                Err(Problem::conflict("not-abandoned", format!("Whoever plays seat {seat} is here.")))
            }
            SeatKind::Person => match standing.rest {
                Some(rest) => {
                    let seconds = rest.as_millis().div_ceil(1_000) as u64;
                    let detail = format!(
                        "Whoever plays seat {seat} was here a moment ago; a bot can stand in if it is not back in {seconds} s."
                    );
                    Err(Problem::early("away-briefly", seconds, detail))
                }
                None => Ok(old.lend(usual(standing.game), None)),
            },
        }
    }

    /// The host lets anybody sit down where somebody has got up.
    fn offer(&self, who: &Principal, seat: Seat, old: &Sitting) -> Result<Sitting, Problem> {
        if !self.is_host(who) {
            return Err(Problem::forbidden("not-host", "Only the host offers a seat to whoever comes."));
        }
        if !old.is_left() {
            let detail = format!("Nobody has got up from seat {seat}; only then can it be offered.");
            return Err(Problem::conflict("not-left", detail));
        }
        match self.hides {
            true => Err(closed(seat)),
            false => Ok(Sitting { vacated: Some(Vacated::Offered), ..old.clone() }),
        }
    }
}
