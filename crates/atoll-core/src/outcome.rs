//! How a game ended.

use serde::Serialize;

use crate::{Message, RuleId, Seat};

/// The final result: one standing per seat, in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One entry per seat, A first.
    pub standings: Vec<Standing>,
    /// The key of the message that names the tie-break that separated equal scores, if one was used.
    pub tie_break: Option<&'static str>,
}

/// One seat's final score and rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its final points.
    pub score: i32,
    /// 1 for the winners; equal seats share a rank and the next rank is skipped.
    pub rank: u8,
}

impl Outcome {
    /// Ranks seats by score alone; equal scores share a rank.
    pub fn by_score(scores: &[i32]) -> Self {
        let standings = Seat::all(scores.len() as u8)
            .zip(scores)
            .map(|(seat, &score)| Standing {
                seat,
                score,
                rank: 1 + scores.iter().filter(|&&other| other > score).count() as u8,
            })
            .collect();
        Self { standings, tie_break: None }
    }

    /// The standings as stable lines, `score A 42 rank 1`.
    pub fn lines(&self) -> impl Iterator<Item = String> + '_ {
        self.standings.iter().map(|one| format!("score {} {} rank {}", one.seat, one.score, one.rank))
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat)
    }
}

/// One entry of a game's ledger: what a seat gained (or paid, when negative), and by which paragraph.
///
/// Adding up the lines of all events gives what [`crate::Game::holdings`] reports, at every step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// Who gains or pays.
    pub seat: Seat,
    /// What is counted: `points`, or a ware's plural name.
    pub unit: &'static str,
    /// How much; negative for a payment.
    pub amount: i32,
    /// The paragraph that gives or takes it.
    pub rule: RuleId,
}

impl ScoreLine {
    /// The message with this key, told who, how much and by which paragraph: `amount` is the bare number, `signed` the same
    /// with its sign.
    pub fn message(&self, key: &'static str) -> Message {
        Message::new(key)
            .with("seat", self.seat)
            .with("amount", self.amount.unsigned_abs())
            .with("signed", format!("{:+}", self.amount))
            .with("rule", self.rule)
    }
}
