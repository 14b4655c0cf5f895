//! The people of a table: who is here, who takes, leaves and returns to a seat, and what everybody is told of that.

use std::time::Instant;

use atoll_catalog::Seat;
use atoll_match::Seats;
use atoll_protocol::{SeatKind, TableState};
use atoll_store::Store as _;

use super::Task;
use crate::identity::Token;
use crate::principal::Principal;
use crate::problem::Problem;
use crate::table::ask::{SeatAsk, Seated};
use crate::table::seating::{Sitting, Standing};

impl Task {
    pub(super) fn is_online(&self, sitting: &Sitting) -> bool {
        sitting.key.as_ref().is_some_and(|key| self.presence.has(key))
    }

    pub(super) async fn seat(&mut self, who: Principal, seat: Seat, ask: SeatAsk) -> Result<Seated, Problem> {
        let is_here = self.seating.at(seat).is_some_and(|sitting| self.is_online(sitting));
        let rest = self.absence.rest(seat, self.shared.config.grace, Instant::now());
        let standing = Standing { game: self.log.game.table().game(), state: self.state(), is_here, rest };
        let nameless = || self.shared.seat_name(seat);
        let (sitting, token) = self.seating.change(&who, seat, ask, standing, nameless)?;
        self.put(seat, sitting).await?;
        self.seats_changed();
        let who = match &token {
            Some(token) => who.with(token.hash()),
            None => who,
        };
        Ok(Seated { table: self.info(&who), token: token.map(|token| (seat, token)) })
    }

    /// Seats somebody anew, and stores it.
    async fn put(&mut self, seat: Seat, sitting: Sitting) -> Result<(), Problem> {
        self.change_hands(seat, &sitting).await?;
        let stored = self.shared.store.put_seat(&self.id, sitting.row(seat)).await;
        stored.map_err(|error| self.log.not_stored(error))?;
        if sitting.kind == SeatKind::Person {
            self.absence.sat_down(seat, Instant::now());
        }
        self.seating.put(seat, sitting);
        Ok(())
    }

    /// Tells everybody who sits where now, and what may be done by whom.
    fn seats_changed(&mut self) {
        self.tell_table();
        if self.state() == TableState::Playing {
            self.tell_steps(self.log.game.seq());
            self.wake_bot();
        }
    }

    /// Until the game begins, whoever shows seats of several screens brings them around one.
    pub(super) async fn gather(&mut self, who: &Principal) -> Result<(), Problem> {
        if self.state() == TableState::Waiting {
            for (seat, sitting) in self.seating.gather(who) {
                self.put(seat, sitting).await?;
            }
        }
        Ok(())
    }

    /// Gives somebody back the seats where bots stand in only because it was away; answers which.
    pub(super) async fn come_back(&mut self, who: &Principal) -> Result<Seats, Problem> {
        let mut back = Seats::default();
        if self.state() == TableState::Playing {
            for (seat, sitting) in self.seating.come_back(who) {
                self.put(seat, sitting).await?;
                back.add(seat);
            }
        }
        if !back.is_empty() {
            self.seats_changed();
        }
        Ok(back)
    }

    /// The token of a link; it is the caller's seat from now on.
    pub(super) async fn claim(&mut self, who: Principal, token: Token) -> Result<Seated, Problem> {
        let seat = self.seating.of(&Principal::Guest(vec![token.hash()])).iter().next();
        let Some(seat) = seat else {
            return Err(Problem::forbidden("wrong-token", "This link does not open a seat of this table any more."));
        };
        let who = who.with(token.hash());
        self.gather(&who).await?;
        if !self.seating.of(&who).has(seat) {
            let detail =
                "This device plays another seat of this game and knows its hand; open the link on another device.";
            return Err(Problem::conflict("another-hand", detail));
        }
        Ok(Seated { table: self.info(&who), token: Some((seat, token)) })
    }

    pub(super) fn who_is_online(&self) -> Seats {
        self.seating.iter().filter(|(_, sitting)| self.is_online(sitting)).map(|(seat, _)| seat).collect()
    }

    /// Tells everybody, if somebody with a seat came or went.
    pub(super) fn tell_presence(&mut self) {
        let online = self.who_is_online();
        self.absence.note(online, Instant::now());
        self.bots.rank(self.presence.rank(&self.seating));
        if online != self.online {
            self.tell_table();
        }
    }
}
