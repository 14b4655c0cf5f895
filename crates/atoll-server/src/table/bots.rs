//! A table's bots: each thinks beside the table, and its decision comes back as a thought.

use std::sync::Arc;
use std::time::Duration;

use atoll_catalog::{BotSpec, Budget, Seat, Table, TableError};
use atoll_match::Match;
use atoll_protocol::ServerMessage;
use tokio::sync::{mpsc, watch};

use super::thought::Thought;
use crate::identity::random;
use crate::shared::Shared;
use crate::thinkers::{Missed, Pace, Rank, Wish};

/// By how much somebody who does not want to wait shortens the pauses of bots.
const HURRY: u32 = 8;

/// Longer than a bot takes that decides at once and comes before all others.
const AT_ONCE: Duration = Duration::from_secs(2);

/// A pause that is not always the same: from half of what is usual to twice as much.
fn varied(usual: Duration, luck: u32) -> Duration {
    let luck = f64::from(luck) / f64::from(u32::MAX);
    usual.mul_f64((2.0 * luck - 1.0).exp2())
}

/// The bot that is awaited.
struct Thinking {
    /// The step after which it thinks.
    seq: u64,
    /// Who waits for it; without it nobody does, and it ends.
    rank: watch::Sender<Rank>,
}

/// What a table keeps of its bots.
pub(super) struct Bots {
    shared: Arc<Shared>,
    /// Where thoughts go.
    thoughts: mpsc::Sender<Thought>,
    thinking: Option<Thinking>,
    /// Whether somebody does not want to wait for their pauses.
    hurry: watch::Sender<bool>,
}

impl Bots {
    pub(super) fn new(shared: &Arc<Shared>, thoughts: mpsc::Sender<Thought>) -> Self {
        Self { shared: Arc::clone(shared), thoughts, thinking: None, hurry: watch::channel(false).0 }
    }

    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    fn is_thinking_after(&self, seq: u64) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.seq == seq)
    }

    /// Lets the bot think that is to act, for those who wait for it; answers what to tell everybody. Nothing if it thinks
    /// already, or if none is to act: then whoever thinks may stop.
    pub(super) fn wake(
        &mut self,
        table: &str,
        game: &Match,
        bot: Option<(Seat, String)>,
        rank: Rank,
    ) -> Option<ServerMessage> {
        let seq = game.seq();
        let (seat, bot) = match bot {
            Some(_) if self.is_thinking_after(seq) => {
                self.rank(rank);
                return None;
            }
            Some(bot) => bot,
            None => {
                self.thinking = None;
                return None;
            }
        };
        let (sender, rank) = watch::channel(rank);
        self.thinking = Some(Thinking { seq, rank: sender });
        let (table, state) = (table.to_string(), game.table().clone_table());
        let (shared, thoughts) = (Arc::clone(&self.shared), self.thoughts.clone());
        let mut hurry = self.hurry.subscribe();
        tokio::spawn(async move {
            let pause = varied(shared.config.bot_pause, u32::from_le_bytes(random()));
            let pausing = async {
                if pause.is_zero() {
                    return;
                }
                let is_short = tokio::time::timeout(pause, hurry.wait_for(|hurry| *hurry)).await.is_ok();
                if is_short {
                    tokio::time::sleep(pause / HURRY).await;
                }
            };
            // What is thought during the pause costs nobody any time.
            let (decided, ()) = tokio::join!(decide(&shared, &table, seat, &bot, state, rank), pausing);
            if decided != Err(Missed::Gone) {
                // The table may have been dropped meanwhile; whoever loads it wakes the bot again.
                let _ = thoughts.send(Thought::Move { seq, action: decided.ok() }).await;
            }
        });
        self.who_thinks(game)
    }

    /// Others wait for whoever thinks from now on.
    pub(super) fn rank(&self, rank: Rank) {
        let Some(thinking) = &self.thinking else { return };
        thinking.rank.send_if_modified(|known| std::mem::replace(known, rank) != rank);
    }

    /// That a bot thinks, if one does.
    pub(super) fn who_thinks(&self, game: &Match) -> Option<ServerMessage> {
        let seat = game.to_act().filter(|_| self.is_thinking_after(game.seq()))?;
        Some(ServerMessage::Thinking { seat: seat.to_string() })
    }

    /// Nobody wants to wait for pauses; or, if not `in_haste`, somebody wants to see what they do.
    pub(super) fn hurry(&self, in_haste: bool) {
        self.hurry.send_replace(in_haste);
    }

    /// Takes a thought that was awaited; false if it was not.
    pub(super) fn is_awaited(&mut self, seq: u64) -> bool {
        let is_awaited = self.is_thinking_after(seq);
        if is_awaited {
            self.thinking = None;
        }
        is_awaited
    }
}

/// What a bot decides for a seat. One that is late or fails is replaced by the strongest that decides at once, which comes
/// before all others: a table never waits for a program.
async fn decide(
    shared: &Shared,
    table: &str,
    seat: Seat,
    bot: &str,
    state: Box<dyn Table>,
    rank: watch::Receiver<Rank>,
) -> Result<String, Missed> {
    let again = state.clone_table();
    let bots = state.game().bots();
    let mut wish = Wish { table, pace: pace(bots, bot), rank, is_overdue: false, limit: shared.config.bot_time };
    let missed = match shared.thinkers.think(wish.clone(), chooses(state, seat, bot)).await {
        Err(missed) if missed != Missed::Gone => missed,
        done => return done,
    };
    shared.thinkers.fell_back(missed);
    let other = bots.iter().rev().find(|known| !known.spends && known.name != bot).ok_or(missed)?;
    (wish.pace, wish.is_overdue, wish.limit) = (Pace::Quick, true, AT_ONCE);
    shared.thinkers.think(wish, chooses(again, seat, other.name)).await
}

fn pace(bots: &[BotSpec], bot: &str) -> Pace {
    let spends = bots.iter().any(|known| known.name == bot && known.spends);
    if spends { Pace::Slow } else { Pace::Quick }
}

/// Lets a bot choose an action that its seat may play.
fn chooses(
    state: Box<dyn Table>,
    seat: Seat,
    bot: &str,
) -> impl FnOnce(Budget) -> Result<String, TableError> + Send + 'static {
    let (bot, seed) = (bot.to_string(), u64::from_le_bytes(random()));
    move |budget| state.choose(&bot, Some(budget), seed).and_then(|action| state.check(seat, &action))
}

/// An action that is as good as any other, for a seat whose bots have all failed.
pub(super) fn any(game: &Match) -> Option<String> {
    let choices = game.choices();
    let luck = u32::from_le_bytes(random()) as usize % choices.len().max(1);
    choices.get(luck).map(|choice| choice.text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_vary_around_what_is_usual() {
        let usual = Duration::from_millis(800);
        assert_eq!([varied(usual, 0), varied(usual, u32::MAX)], [usual / 2, usual * 2]);
        assert!(varied(usual, u32::MAX / 2).abs_diff(usual) < Duration::from_millis(1));
        assert_eq!(varied(Duration::ZERO, 7), Duration::ZERO);
    }
}
