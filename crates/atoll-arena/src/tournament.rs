//! Many games, all cores, duplicate sets.

use std::sync::Mutex;
use std::time::Instant;

use atoll_bots::{Evaluate, Player};
use atoll_core::SetupError;
use rayon::prelude::*;

use crate::ArenaError;
use crate::game::{Clock, GameLog, Played, play};
use crate::report::{BotReport, Pairs, Report, Sprt, Verdict};
use crate::statistics::{elo, interval, log_likelihood_ratio, sprt_bound};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The bots' names. If there are fewer than seats, the last one fills the rest.
    pub bots: Vec<String>,
    /// Seats at each table.
    pub seats: u8,
    /// Games at least; rounded up to whole sets.
    pub games: u64,
    /// Seed of deals and bots.
    pub seed: u64,
    /// For two bots at two seats: stop as soon as this test between two Elo differences is decided.
    pub sprt: Option<(f64, f64)>,
}

/// Sets played between two looks at the test and the progress.
const BATCH: u64 = 8;

/// One set: for each seating the win share, score and clock of each seat, by bot.
struct Set<G: Evaluate> {
    deal: u64,
    games: Vec<(Vec<usize>, Played<G>)>,
}

/// Makes the player of the bot with this place in [`Tournament::bots`].
pub type Make<'a, G> = &'a (dyn Fn(usize) -> Box<dyn Player<G> + 'a> + Sync);

/// Plays. `progress` hears the games played and to play after each batch; `record` gets every game, in order.
pub fn run<G: Evaluate>(
    options: &G::Options,
    tournament: &Tournament,
    make: Make<G>,
    mut progress: impl FnMut(u64, u64),
    mut record: impl FnMut(&GameLog<G>),
) -> Result<Report, ArenaError> {
    let seats = usize::from(tournament.seats);
    let names = &tournament.bots;
    if names.len() < 2 || names.len() > seats {
        return Err(ArenaError::Bots { named: names.len(), seats: tournament.seats });
    }
    if tournament.sprt.is_some() && (seats != 2 || names.len() != 2) {
        return Err(ArenaError::Sprt);
    }
    G::new(options, tournament.seats)?;
    let begin = Instant::now();
    let sets = tournament.games.div_ceil(tournament.seats.into()).max(1);
    let mut tally = Tally::new(names.len(), seats);
    let mut next = 0;
    while next < sets {
        let batch = next..(next + BATCH).min(sets);
        next = batch.end;
        let failure = Mutex::new(None);
        let played: Vec<Set<G>> = batch
            .into_par_iter()
            .filter_map(|deal| match play_set(options, tournament, make, deal) {
                Ok(set) => Some(set),
                Err(error) => {
                    *failure.lock().expect("no thread panics while it holds this lock") = Some(error);
                    None
                }
            })
            .collect();
        if let Some(error) = failure.into_inner().expect("no thread panics while it holds this lock") {
            return Err(error.into());
        }
        for set in &played {
            debug_assert!(set.deal < sets);
            tally.add(set);
            set.games.iter().for_each(|(_, played)| record(&played.log));
        }
        progress(next * tournament.seats as u64, sets * tournament.seats as u64);
        if let Some((elo0, elo1)) = tournament.sprt
            && log_likelihood_ratio(tally.pentanomial, elo0, elo1).abs() > sprt_bound()
        {
            break;
        }
    }
    Ok(tally.report::<G>(tournament, begin.elapsed().as_secs_f64()))
}

fn play_set<G: Evaluate>(
    options: &G::Options,
    tournament: &Tournament,
    make: Make<G>,
    deal: u64,
) -> Result<Set<G>, SetupError> {
    let seats = usize::from(tournament.seats);
    let last = tournament.bots.len() - 1;
    let games = (0..seats)
        .map(|shift| {
            let seating: Vec<usize> = (0..seats).map(|seat| ((seat + seats - shift) % seats).min(last)).collect();
            let names: Vec<&str> = seating.iter().map(|&bot| tournament.bots[bot].as_str()).collect();
            let players = seating.iter().map(|&bot| make(bot)).collect();
            let played = play::<G>(options, &names, players, tournament.seed, deal)?;
            Ok((seating, played))
        })
        .collect::<Result<_, SetupError>>()?;
    Ok(Set { deal, games })
}

#[derive(Default)]
struct BotTally {
    won: u64,
    drawn: u64,
    lost: u64,
    shares: Vec<f64>,
    score: f64,
    games: u64,
    clock: Clock,
}

struct Tally {
    bots: Vec<BotTally>,
    seats: usize,
    sets: u64,
    first_seat: f64,
    pentanomial: [u64; 5],
}

impl Tally {
    fn new(bots: usize, seats: usize) -> Self {
        let bots = (0..bots).map(|_| BotTally::default()).collect();
        Self { bots, seats, sets: 0, first_seat: 0.0, pentanomial: [0; 5] }
    }

    fn add<G: Evaluate>(&mut self, set: &Set<G>) {
        self.sets += 1;
        let mut shares = vec![(0.0, 0u32); self.bots.len()];
        for (seating, played) in &set.games {
            let winners = played.log.outcome.winners().count() as f64;
            for (standing, &bot) in played.log.outcome.standings.iter().zip(seating) {
                let share = if standing.rank == 1 { 1.0 / winners } else { 0.0 };
                let tally = &mut self.bots[bot];
                match standing.rank {
                    1 if winners == 1.0 => tally.won += 1,
                    1 => tally.drawn += 1,
                    _ => tally.lost += 1,
                }
                tally.games += 1;
                tally.score += f64::from(standing.score);
                let clock = played.clocks[standing.seat.index()];
                tally.clock.decisions += clock.decisions;
                tally.clock.total += clock.total;
                tally.clock.longest = tally.clock.longest.max(clock.longest);
                shares[bot].0 += share;
                shares[bot].1 += 1;
                if standing.seat.index() == 0 {
                    self.first_seat += share;
                }
            }
        }
        if self.bots.len() == 2 && self.seats == 2 {
            self.pentanomial[(shares[0].0 * 2.0).round() as usize] += 1;
        }
        for (tally, (share, seats)) in self.bots.iter_mut().zip(shares) {
            tally.shares.push(share / f64::from(seats));
        }
    }

    fn report<G: Evaluate>(&self, tournament: &Tournament, seconds: f64) -> Report {
        let fair = 1.0 / self.seats as f64;
        let bots = self.bots.iter().zip(&tournament.bots).map(|(tally, name)| {
            let share = interval(&tally.shares);
            let milliseconds = 1e3 * tally.clock.total.as_secs_f64();
            BotReport {
                name: name.clone(),
                won: tally.won,
                drawn: tally.drawn,
                lost: tally.lost,
                share,
                times_fair: share.mean / fair,
                mean_score: tally.score / tally.games.max(1) as f64,
                decisions: tally.clock.decisions,
                mean_ms: milliseconds / tally.clock.decisions.max(1) as f64,
                longest_ms: 1e3 * tally.clock.longest.as_secs_f64(),
            }
        });
        let bots: Vec<BotReport> = bots.collect();
        let games = self.sets * self.seats as u64;
        let pairs = (bots.len() == 2 && self.seats == 2).then(|| Pairs {
            pentanomial: self.pentanomial,
            elo: Some(elo(bots[0].share.mean)).filter(|elo| elo.is_finite()),
            sprt: tournament.sprt.map(|(elo0, elo1)| {
                let ratio = log_likelihood_ratio(self.pentanomial, elo0, elo1);
                let verdict = match ratio {
                    ratio if ratio > sprt_bound() => Verdict::Better,
                    ratio if ratio < -sprt_bound() => Verdict::NotBetter,
                    _ => Verdict::Undecided,
                };
                Sprt { elo0, elo1, ratio, verdict }
            }),
        });
        Report {
            game: G::ID,
            seats: tournament.seats,
            seed: tournament.seed,
            sets: self.sets,
            games,
            bots,
            first_seat_advantage: self.first_seat / games.max(1) as f64 - fair,
            pairs,
            seconds,
        }
    }
}
