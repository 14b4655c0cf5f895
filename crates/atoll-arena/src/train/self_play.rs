//! Games that bots play against themselves to learn from.

use std::ops::Range;

use atoll_bots::{BotRng, Evaluate, Network, best_action, bot_rng, margin, value};
use atoll_core::{Game, NoEvents, Seat, SetupError, Turn, below, random_action, random_draw};
use rayon::prelude::*;

/// One position of a game that was played.
pub type Sample<'a> = (&'a [f32], f32);

/// Positions with the final margins they led to.
#[derive(Clone, PartialEq, Debug)]
pub struct Samples {
    features: usize,
    games: Vec<u64>,
    rows: Vec<f32>,
    targets: Vec<f32>,
}

/// One action in so many is random, so that positions are met which the bot would not enter.
const STRAY: u32 = 12;
/// Margins beyond this, in points, are as good as this.
const FAR: f32 = 60.0;
/// How far a target looks past the seat's next turn, from 0 (what the teacher says then) to 1 (how the game ended): the
/// λ of TD(λ) (Sutton 1988). Less than 1 takes luck out of the targets, once the teacher has learned something.
const LAMBDA: f32 = 0.8;
/// Every so many games are kept to measure the loss.
const CHECK: u64 = 20;

impl Samples {
    /// No samples of so many features.
    pub fn new(features: usize) -> Self {
        Self { features, games: Vec::new(), rows: Vec::new(), targets: Vec::new() }
    }

    /// Features of each sample.
    pub fn features(&self) -> usize {
        self.features
    }

    /// Number of samples.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// Adds a sample of a game.
    pub fn push(&mut self, game: u64, row: &[f32], target: f32) {
        self.games.push(game);
        self.rows.extend_from_slice(row);
        self.targets.push(target);
    }

    /// Adds all samples of another collection.
    pub fn append(&mut self, mut other: Self) {
        self.games.append(&mut other.games);
        self.rows.append(&mut other.rows);
        self.targets.append(&mut other.targets);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Sample<'_>> {
        self.rows.chunks_exact(self.features).zip(self.targets.iter().copied())
    }

    pub(crate) fn sample(&self, index: usize) -> Sample<'_> {
        (&self.rows[index * self.features..(index + 1) * self.features], self.targets[index])
    }

    /// The samples to learn from, and those to measure the loss with, apart by games.
    pub(crate) fn split(&self) -> (Self, Self) {
        let (mut learn, mut check) = (Self::new(self.features), Self::new(self.features));
        for (index, (row, target)) in self.iter().enumerate() {
            let game = self.games[index];
            if game % CHECK == CHECK - 1 { &mut check } else { &mut learn }.push(game, row, target);
        }
        (learn, check)
    }

    pub(crate) fn standardised(mut self, network: &Network) -> Self {
        self.rows.chunks_exact_mut(self.features).for_each(|row| network.standardise(row));
        self
    }
}

/// Plays these games and describes positions on the way. Seats, options, chance and play follow from the seed and the
/// number of the game; `done` hears how many games are finished.
pub fn self_play<G: Evaluate>(
    network: Option<&Network>,
    games: Range<u64>,
    seed: u64,
    done: impl Fn(u64) + Sync,
) -> Result<Samples, SetupError> {
    let parts: Vec<Samples> = games
        .into_par_iter()
        .map(|game| {
            let samples = play::<G>(network, game, seed);
            done(1);
            samples
        })
        .collect::<Result<_, _>>()?;
    let mut all = Samples::new(G::FEATURES.len());
    parts.into_iter().for_each(|part| all.append(part));
    Ok(all)
}

/// Two seats in half of the games, the other table sizes in turn.
fn seats<G: Game>(game: u64) -> u8 {
    let sizes = u64::from(G::SEATS.end() - G::SEATS.start());
    if game.is_multiple_of(2) || sizes == 0 {
        *G::SEATS.start()
    } else {
        G::SEATS.start() + 1 + (game / 2 % sizes) as u8
    }
}

fn play<G: Evaluate>(network: Option<&Network>, game: u64, seed: u64) -> Result<Samples, SetupError> {
    let mut rng = bot_rng(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let options = G::training_options(game / 8);
    // Options that a table size does not allow fall back to the basic game.
    let mut state = match G::new(&options, seats::<G>(game)) {
        Ok(state) => state,
        Err(_) => G::new(&G::Options::default(), seats::<G>(game))?,
    };
    let mut rows: Vec<Described> = Vec::new();
    // What the teacher says of each seat's position at the end of each of its turns.
    let mut said: Vec<Vec<f32>> = vec![Vec::new(); state.seats().into()];
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => state.settle(random_draw(&state, &mut rng), &mut NoEvents),
            Turn::Seat(seat) => {
                let action = if below(&mut rng, STRAY) == 0 {
                    random_action(&state, &mut rng)
                } else {
                    best_action(&state, seat, network)
                };
                state.play(action, &mut NoEvents);
                if state.turn() == Turn::Over {
                    break;
                }
                if network.is_some() && state.turn() != Turn::Seat(seat) {
                    said[seat.index()].push(value(&state, seat, network));
                }
                describe(&state, seat, &said, &mut rng, &mut rows);
            }
        }
    }
    let outcome = state.outcome().expect("the game is over");
    let returns: Vec<Vec<f32>> = Seat::all(state.seats())
        .zip(said)
        .map(|(seat, said)| returns(said, margin(&outcome, seat).clamp(-FAR, FAR)))
        .collect();
    let mut samples = Samples::new(G::FEATURES.len());
    for Described { seat, row, turn } in rows {
        samples.push(game, &row, returns[seat.index()][turn]);
    }
    Ok(samples)
}

/// A position as a seat sees it.
struct Described {
    seat: Seat,
    row: Vec<f32>,
    /// The turns that the seat has ended.
    turn: usize,
}

/// For each number of turns that a seat had ended, what came of the game from there: the mean over what the teacher said
/// after each later turn and the end, each step further weighing λ times as much.
fn returns(said: Vec<f32>, end: f32) -> Vec<f32> {
    let mut returns = said;
    returns.push(end);
    for turn in (0..returns.len() - 1).rev() {
        returns[turn] = (1.0 - LAMBDA) * returns[turn] + LAMBDA * returns[turn + 1];
    }
    returns
}

/// Describes every other position as the actor sees it, every fourth as another seat does.
fn describe<G: Evaluate>(state: &G, actor: Seat, said: &[Vec<f32>], rng: &mut BotRng, rows: &mut Vec<Described>) {
    let mut add = |seat: Seat| {
        let mut row = vec![0.0; G::FEATURES.len()];
        state.features(seat, &mut row);
        rows.push(Described { seat, row, turn: said[seat.index()].len() });
    };
    let lot = below(rng, 4);
    if lot < 2 {
        add(actor);
    } else if lot == 2 {
        let others = u32::from(state.seats()) - 1;
        let step = 1 + below(rng, others) as u8;
        let other = (actor.index() as u8 + step) % state.seats();
        add(Seat::all(state.seats()).nth(other.into()).expect("the seat is at the table"));
    }
}
