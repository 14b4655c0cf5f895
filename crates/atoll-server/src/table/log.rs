//! A table's match, and how its steps get into the store.

use std::sync::Arc;

use atoll_catalog::{Salt, Seat, Secret, TableError, Who};
use atoll_match::{Given, Match};
use atoll_protocol::{Policy, TableState};
use atoll_store::{Append, Header, Store as _, StoreError};

use super::stored;
use crate::problem::Problem;
use crate::shared::Shared;

/// What is settled of a table, and what has happened.
pub(super) struct Log {
    shared: Arc<Shared>,
    pub(super) id: String,
    pub(super) policy: Policy,
    /// Moves that the game goes on with.
    given: Vec<Given>,
    pub(super) game: Match,
    /// How far the table is, as it is stored.
    stored: TableState,
    /// Whether the store failed: memory may be ahead of it, so the table's task ends, and the next one loads what is
    /// stored.
    is_broken: bool,
}

impl Log {
    /// What is stored of a table; `state` says how far it is.
    pub(super) async fn load(
        shared: &Arc<Shared>,
        id: &str,
        header: Header,
        secret: Secret,
        state: TableState,
    ) -> Result<Self, Problem> {
        let steps = shared.store.steps(id).await?;
        let damaged = |what: &dyn std::fmt::Display| Problem::damaged(id, what);
        let given = stored::read_given(&header.given).ok_or_else(|| damaged(&"a given move is of no seat"))?;
        let salts = shared.store.salts(id).await?;
        let salts = stored::read_salts(salts, header.seats).ok_or_else(|| damaged(&"a salt is of no seat"))?;
        let policy = stored::policy(header.terms);
        let games = shared.config.games;
        let was = header.clone();
        let made = move || stored::read_match(games, &header, &secret, salts, steps);
        let made = tokio::task::spawn_blocking(made).await.map_err(|error| damaged(&error))?;
        let mut game = made.map_err(|error| match error.downcast::<TableError>() {
            // Nothing is damaged: a newer program set it up, or one with other games.
            Ok(error) => Problem::from(*error),
            Err(error) => damaged(&error),
        })?;
        let rules = game.table().setup().revision.unwrap_or(was.rules);
        if rules != was.rules {
            // Steps that follow are of the newer rules, so that they must be known before.
            shared.store.put_header(id, Header { rules, ..was }).await?;
        }
        if state != TableState::Waiting {
            game.mark_begun();
        }
        Ok(Self { shared: Arc::clone(shared), id: id.into(), policy, given, game, stored: state, is_broken: false })
    }

    pub(super) fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Gives the table up: what is in memory cannot be trusted.
    pub(super) fn give_up(&mut self, error: &dyn std::fmt::Display) {
        tracing::error!(table = self.id, %error, "a table cannot go on from what is in memory");
        self.is_broken = true;
    }

    /// Gives the table up because the store failed: nobody knows whether it has what it was given.
    pub(super) fn not_stored(&mut self, error: StoreError) -> Problem {
        tracing::debug!(table = self.id, %error, "a table could not be stored");
        self.is_broken = true;
        error.into()
    }

    pub(super) fn given(&self) -> u32 {
        self.given.len() as u32
    }

    /// What a seat adds to the draws, if it does.
    pub(super) fn salt(&self, seat: Seat) -> Option<&Salt> {
        self.game.terms().salts.get(seat.index()).filter(|salt| !salt.is_empty())
    }

    /// Changes what a seat adds to the draws of a game that has not begun.
    pub(super) async fn put_salt(&mut self, seat: Seat, salt: Option<Salt>) -> Result<(), Problem> {
        let stored = self.shared.store.put_salt(&self.id, seat.index() as u8, salt.clone()).await;
        stored.map_err(|error| self.not_stored(error))?;
        let mut salts = self.game.terms().salts.clone();
        salts.resize(usize::from(self.game.table().setup().seats), Salt::new());
        if let Some(place) = salts.get_mut(seat.index()) {
            *place = salt.unwrap_or_default();
        }
        self.game.add_salts(salts);
        Ok(())
    }

    /// The record, with everything in it.
    pub(super) fn recorded(&self, players: Vec<Who>, viewer: atoll_match::Seats) -> atoll_match::Recorded {
        atoll_match::record(&self.game, players, viewer)
    }

    /// Begins, and draws whatever has to be drawn before the first decision.
    pub(super) async fn begin(&mut self, at: i64) -> Result<(), Problem> {
        self.game.begin(&self.given, at)?;
        self.settle(0, at).await
    }

    /// Draws whatever has to be drawn after the steps that follow `since`, and stores all of them.
    pub(super) async fn settle(&mut self, since: u64, at: i64) -> Result<(), Problem> {
        if let Err(error) = self.game.draw_due(at) {
            self.give_up(&error);
            return Err(Problem::unavailable());
        }
        let (steps, state) = (stored::rows(&self.game, since), self.game.state());
        let count = steps.len() as u64;
        let changed = (state != self.stored).then(|| stored::state(state));
        let append = Append { table: self.id.clone(), steps, state: changed };
        if let Err(error) = self.shared.store.append(append).await {
            return Err(self.not_stored(error));
        }
        self.stored = state;
        self.shared.metrics.steps.inc_by(count);
        Ok(())
    }
}
