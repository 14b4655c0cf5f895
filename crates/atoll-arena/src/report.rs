//! What a tournament found out.

use serde::Serialize;

use crate::Interval;

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// Seats at each table.
    pub seats: u8,
    /// The seed of deals and bots.
    pub seed: u64,
    /// Sets played: deals, each in every cyclic seating.
    pub sets: u64,
    /// Games played.
    pub games: u64,
    /// Each bot, in the order given; the last stands for all seats it fills.
    pub bots: Vec<BotReport>,
    /// Win share of seat A minus a fair share.
    pub first_seat_advantage: f64,
    /// For two bots at two seats.
    pub pairs: Option<Pairs>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// One bot's results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// Games won, drawn (a shared win) and lost, by seats of this bot.
    pub won: u64,
    /// Shared wins.
    pub drawn: u64,
    /// Lost games.
    pub lost: u64,
    /// Win share of one seat of this bot, a shared win counting its part; sets are the units.
    pub share: Interval,
    /// The share over the fair share: 1 for an equal of the others.
    pub times_fair: f64,
    /// Mean final score.
    pub mean_score: f64,
    /// Decisions among at least two actions.
    pub decisions: u64,
    /// Mean time of such a decision, in milliseconds.
    pub mean_ms: f64,
    /// The longest one, in milliseconds.
    pub longest_ms: f64,
}

/// Two bots, each deal with both seatings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairs {
    /// Pairs of games in which the first bot got 0, ½, 1, 1½ and 2 points.
    pub pentanomial: [u64; 5],
    /// The Elo difference that the score stands for; `None` if one side got everything.
    pub elo: Option<f64>,
    /// The sequential test, if one was asked for.
    pub sprt: Option<Sprt>,
}

/// A sequential probability ratio test, α = β = 5 %.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// Elo of the null hypothesis.
    pub elo0: f64,
    /// Elo of the alternative.
    pub elo1: f64,
    /// The log-likelihood ratio reached.
    pub ratio: f64,
    /// What it means.
    pub verdict: Verdict,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot is better by about `elo1` or more.
    Better,
    /// It is not better by more than about `elo0`.
    NotBetter,
    /// More games are needed.
    Undecided,
}
