//! One game between bots.

use std::time::Duration;

use atoll_bots::{Evaluate, Player, bot_rng};
use atoll_core::{FairChance, Game, NoEvents, Outcome, Secret, Turn};

use crate::clock;

/// One move of a game that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<A, D> {
    /// A seat's action.
    Action(A),
    /// What chance drew.
    Draw(D),
}

impl<A, D> Move<A, D> {
    /// Makes the move.
    pub(crate) fn apply<G: Game<Action = A, Draw = D>>(self, state: &mut G) {
        match self {
            Self::Action(action) => state.play(action, &mut NoEvents),
            Self::Draw(draw) => state.settle(draw, &mut NoEvents),
        }
    }
}

/// A game that was played, from its beginning to its end.
#[derive(Clone, Debug)]
pub struct GameLog<G: Game> {
    /// The deal's number.
    pub deal: u64,
    /// The phrase whose secret decided chance.
    pub phrase: String,
    /// The bots' names, seat A first.
    pub bots: Vec<String>,
    /// Every move in order.
    pub moves: Vec<Move<G::Action, G::Draw>>,
    /// How it ended.
    pub outcome: Outcome,
}

/// A game with what it cost.
pub(crate) struct Played<G: Game> {
    pub(crate) log: GameLog<G>,
    /// By seat: decisions with a choice, the time of all, the longest.
    pub(crate) clocks: Vec<Clock>,
}

#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Clock {
    pub(crate) decisions: u64,
    pub(crate) total: Duration,
    pub(crate) longest: Duration,
}

/// Plays one deal. `bots` in seat order, with the players they are.
pub(crate) fn play<G: Evaluate>(
    options: &G::Options,
    bots: &[&str],
    mut players: Vec<Box<dyn Player<G> + '_>>,
    seed: u64,
    deal: u64,
) -> Result<Played<G>, atoll_core::SetupError> {
    let mut state = G::new(options, bots.len() as u8)?;
    let phrase = format!("arena {seed} deal {deal}");
    let mut chance = FairChance::new(Secret::from_phrase(&phrase).seed(G::ID, &[]));
    // The generators follow the bots, not the seats, so that a bot has the same one in every seating of a set.
    let mut rngs: Vec<_> =
        bots.iter().map(|name| bot_rng(seed ^ deal.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ hash(name))).collect();
    let mut clocks = vec![Clock::default(); bots.len()];
    let mut moves = Vec::new();
    loop {
        let next = match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => Move::Draw(state.draw_from(&mut chance).expect("a draw is pending")),
            Turn::Seat(seat) => {
                let view = state.view(Some(seat));
                let has_choice = state.count_legal() > 1;
                let begin = clock();
                let action = players[seat.index()].choose(&view, &mut rngs[seat.index()]);
                let spent = clock() - begin;
                if has_choice {
                    let clock = &mut clocks[seat.index()];
                    clock.decisions += 1;
                    clock.total += spent;
                    clock.longest = clock.longest.max(spent);
                }
                debug_assert_eq!(state.check(seat, action), Ok(()), "{} plays an illegal action", bots[seat.index()]);
                Move::Action(action)
            }
        };
        next.apply(&mut state);
        moves.push(next);
    }
    let outcome = state.outcome().expect("the game is over");
    let bots = bots.iter().map(|&name| name.to_string()).collect();
    Ok(Played { log: GameLog { deal, phrase, bots, moves, outcome }, clocks })
}

fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
