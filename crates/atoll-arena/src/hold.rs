//! Tournaments of any game in the list, between bots by name; every game becomes a record.

use atoll_bots::{ARENA_BOTS, BOTS, Budget, Evaluate, Player, player};
use atoll_catalog::{Entry, Levels, Record, Setup, TableError, Visitor, Who, visit};
use atoll_core::{JsonGame, Secret, TextGame, Turn};

use crate::{ArenaError, GameLog, Move, Report, Tournament, clock, run};

/// Lets bots play against each other. `progress` hears the games played and to play, `record` gets every game.
pub fn hold(
    game: &str,
    setup: &Setup,
    plan: &Tournament,
    budget: Option<Budget>,
    progress: impl FnMut(u64, u64),
    record: impl FnMut(Record),
) -> Result<Report, ArenaError> {
    visit(game, Hold { setup, plan, budget, progress, record })?
}

struct Hold<'a, P, R> {
    setup: &'a Setup,
    plan: &'a Tournament,
    budget: Option<Budget>,
    progress: P,
    record: R,
}

impl<P: FnMut(u64, u64), R: FnMut(Record)> Visitor for Hold<'_, P, R> {
    type Output = Result<Report, ArenaError>;

    fn visit<G: TextGame + JsonGame + Evaluate>(mut self) -> Self::Output {
        let options = self.setup.options::<G>()?;
        for bot in &self.plan.bots {
            called::<G>(bot, self.budget.clone())?;
        }
        let make = |bot: usize| called(&self.plan.bots[bot], self.budget.clone()).expect("every bot was tried");
        run::<G>(&options, self.plan, &make, self.progress, |log| (self.record)(record_of(&options, log)))
    }
}

/// The player called so; `expert@0.5s` has a budget of its own.
fn called<G: Evaluate>(called: &str, budget: Option<Budget>) -> Result<Box<dyn Player<G>>, ArenaError> {
    let (name, budget) = match called.split_once('@') {
        Some((name, own)) => {
            let budget = Budget::parse(own, clock);
            (name, Some(budget.map_err(|error| ArenaError::Budget(called.chars().take(80).collect(), error))?))
        }
        None => (called, budget),
    };
    player::<G>(name, budget).ok_or_else(|| {
        let known: Vec<&str> = BOTS.iter().map(|bot| bot.name).chain(ARENA_BOTS).collect();
        TableError::UnknownBot(name.chars().take(80).collect(), known.join(", ")).into()
    })
}

/// The record of a game that bots played.
fn record_of<G: TextGame + JsonGame + Evaluate>(options: &G::Options, log: &GameLog<G>) -> Record {
    let mut state = G::new(options, log.bots.len() as u8).expect("this game was played");
    let table_of = |state: &G| Entry::<G, Levels>::new().table_of(state.clone());
    let mut record = Record::new(&*table_of(&state));
    let secret = Secret::from_phrase(&log.phrase);
    record.header.players = log.bots.iter().map(|bot| Who::Bot { bot: bot.clone() }).collect();
    record.header.commitment = Some(secret.commitment());
    for &made in &log.moves {
        match (made, state.turn()) {
            (Move::Action(action), Turn::Seat(seat)) => record.push(Some(seat), state.action_text(action)),
            (Move::Draw(draw), _) => record.push(None, state.draw_text(draw)),
            (Move::Action(_), _) => unreachable!("a seat acted here"),
        }
        made.apply(&mut state);
    }
    record.close(&*table_of(&state));
    record.secret = Some(secret);
    record
}
