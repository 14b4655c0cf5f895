//! Salt: what the seats of a table add to its draws before the game begins.

use atoll_catalog::{Salt, Seat};
use atoll_protocol::{TableInfo, TableState};

use super::Task;
use crate::principal::Principal;
use crate::problem::Problem;
use crate::table::seating::Sitting;

impl Task {
    /// Adds salt to the draws in the name of a seat of the caller's.
    pub(super) async fn salt(&mut self, who: &Principal, seat: Seat, salt: Salt) -> Result<TableInfo, Problem> {
        self.seating.may_salt(who, seat)?;
        match self.log.salt(seat) {
            Some(known) if *known == salt => return Ok(self.info(who)),
            Some(_) => {
                return Err(Problem::conflict("salted", format!("Seat {seat} has added its salt; it stays as it is.")));
            }
            None => {}
        }
        if self.state() != TableState::Waiting {
            return Err(Problem::conflict("begun", "The game has begun; its draws are settled."));
        }
        self.log.put_salt(seat, Some(salt)).await?;
        self.tell_table();
        Ok(self.info(who))
    }

    /// A seat is about to change. Salt goes with whoever added it until the game begins; then it stays, since draws were made
    /// with it.
    pub(super) async fn change_hands(&mut self, seat: Seat, sitting: &Sitting) -> Result<(), Problem> {
        let is_other = self.seating.at(seat).is_some_and(|old| old.key != sitting.key);
        if is_other && self.state() == TableState::Waiting && self.log.salt(seat).is_some() {
            self.log.put_salt(seat, None).await?;
        }
        Ok(())
    }
}
