//! Who sits where: taking and leaving seats, bots that stand in, and the beginning of the game.

use atoll_catalog::{BOTS, Seat};
use atoll_protocol::{SeatKind, TableInfo, TableState};

use super::actor::{Actor, now};
use super::header::LiveSeat;
use super::{SeatAsk, Seated};
use crate::identity::{Caller, Token};
use crate::problem::Problem;

/// Whether there is a bot of this name.
pub(crate) fn check_bot(bot: &str) -> Result<(), Problem> {
    if BOTS.iter().any(|known| known.name == bot) {
        return Ok(());
    }
    let known = BOTS.map(|bot| bot.name).join(", ");
    let shown: String = bot.chars().take(40).collect();
    Err(Problem::invalid("no-such-bot", format!("There is no bot `{shown}`; bots are: {known}.")))
}

fn not_yours() -> Problem {
    Problem::forbidden("not-your-seat", "This seat is not yours; open its link first.")
}

impl Actor {
    pub(super) async fn seat_asked(&mut self, caller: &Caller, seat: Seat, ask: SeatAsk) -> Result<Seated, Problem> {
        let Some(old) = self.seats.get(seat.index()).cloned() else {
            return Err(Problem::invalid("no-such-seat", format!("This table has no seat {seat}.")));
        };
        if self.state == TableState::Over {
            return Err(Problem::conflict("over", "The game is over; its seats stay as they are."));
        }
        let hashes = caller.hashes();
        let mut token = None;
        let new = match ask {
            SeatAsk::Take(name) => {
                let new = Token::new();
                let hash = new.hash();
                token = Some((seat, new));
                self.take(seat, &old, name, hash.to_vec())?
            }
            SeatAsk::Leave => self.leave(&old, self.seats_of(&hashes).has(seat), self.is_host(&hashes))?,
            SeatAsk::Bot(bot) => {
                check_bot(&bot)?;
                let is_of_table = self.is_host(&hashes) || !self.seats_of(&hashes).is_empty();
                self.give(seat, &old, bot, self.seats_of(&hashes).has(seat), self.is_host(&hashes), is_of_table)?
            }
            SeatAsk::Return => {
                if !self.seats_of(&hashes).has(seat) {
                    return Err(not_yours());
                }
                LiveSeat { kind: SeatKind::Person, bot: None, ..old }
            }
        };
        self.hub.store.put_seat(&self.id, new.row(seat.index() as u8)).await?;
        self.seats[seat.index()] = new;
        self.tell_table();
        if self.state == TableState::Playing {
            self.tell_snapshot();
            self.wake_bot();
        }
        let mut hashes = hashes;
        hashes.extend(token.iter().map(|(_, token)| token.hash()));
        Ok(Seated { table: self.info(&hashes), token })
    }

    fn take(&self, seat: Seat, old: &LiveSeat, name: String, token: Vec<u8>) -> Result<LiveSeat, Problem> {
        let is_free = old.kind == SeatKind::Open || old.kind == SeatKind::StandIn && old.token.is_none();
        if !is_free {
            return Err(Problem::conflict("seat-taken", format!("Seat {seat} is taken; choose another.")));
        }
        let name = if name.is_empty() { self.hub.seat_name(seat) } else { name };
        Ok(LiveSeat { kind: SeatKind::Person, name, bot: None, token: Some(token) })
    }

    fn leave(&self, old: &LiveSeat, is_own: bool, is_host: bool) -> Result<LiveSeat, Problem> {
        let may_clear = is_host && self.state == TableState::Waiting;
        if !is_own && !may_clear {
            return Err(not_yours());
        }
        // A bot that stands in goes on playing; anybody may take the seat from it now.
        Ok(match old.kind {
            SeatKind::StandIn => LiveSeat { name: String::new(), token: None, ..old.clone() },
            _ => LiveSeat::open(),
        })
    }

    fn give(
        &self,
        seat: Seat,
        old: &LiveSeat,
        bot: String,
        is_own: bool,
        is_host: bool,
        is_of_table: bool,
    ) -> Result<LiveSeat, Problem> {
        let bot = Some(bot);
        if self.state == TableState::Waiting {
            return match old.kind {
                _ if !is_host => {
                    Err(Problem::forbidden("not-host", "Only the host seats bots before the game begins."))
                }
                SeatKind::Person => Err(Problem::conflict("seat-taken", format!("Seat {seat} is taken."))),
                _ => Ok(LiveSeat { kind: SeatKind::Bot, bot, name: String::new(), token: None }),
            };
        }
        if !is_of_table {
            return Err(Problem::forbidden("not-at-table", "Only those at the table can let a bot stand in."));
        }
        match old.kind {
            SeatKind::Bot => Err(Problem::conflict("seat-taken", format!("A bot plays seat {seat} already."))),
            SeatKind::Person if !is_own && self.seat_is_online(seat) => {
                Err(Problem::conflict("not-abandoned", format!("Whoever plays seat {seat} is here.")))
            }
            _ => Ok(LiveSeat { kind: SeatKind::StandIn, bot, ..old.clone() }),
        }
    }

    /// The token of a link; it is the caller's seat from now on.
    pub(super) fn claim(&self, caller: &Caller, token: &Token) -> Result<Seated, Problem> {
        let hash = token.hash();
        let seat = self.seats_of(&[hash]).iter().next();
        let Some(seat) = seat else {
            return Err(Problem::forbidden("wrong-token", "This link does not open a seat of this table any more."));
        };
        let mut hashes = caller.hashes();
        hashes.push(hash);
        Ok(Seated { token: Some((seat, token.clone())), table: self.info(&hashes) })
    }

    pub(super) async fn start(&mut self, caller: &Caller) -> Result<TableInfo, Problem> {
        let hashes = caller.hashes();
        if !self.is_host(&hashes) {
            return Err(Problem::forbidden("not-host", "Only whoever set the table up can start it."));
        }
        if self.state != TableState::Waiting {
            return Ok(self.info(&hashes));
        }
        let open: Vec<String> = self
            .all_seats()
            .filter(|(_, live)| live.kind == SeatKind::Open)
            .map(|(seat, _)| seat.to_string())
            .collect();
        if !open.is_empty() {
            let detail = format!("Nobody sits at {} yet; wait, or give open seats to bots.", open.join(", "));
            return Err(Problem::conflict("open-seats", detail));
        }
        let steps = self.game.begin(&self.header.given, now())?;
        self.store(steps).await?;
        self.tell_table();
        self.tell_steps(0);
        self.wake_bot();
        Ok(self.info(&hashes))
    }
}
