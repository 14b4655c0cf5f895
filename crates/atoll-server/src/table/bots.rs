//! A table's bots: each thinks beside the table, and its decision comes back as a thought.

use std::sync::Arc;
use std::time::Duration;

use atoll_catalog::BOTS;
use atoll_match::Match;
use atoll_protocol::ServerMessage;
use tokio::sync::{mpsc, watch};

use super::thought::Thought;
use crate::identity::random;
use crate::shared::Shared;

/// By how much somebody who does not want to wait shortens the pauses of bots.
const HURRY: u32 = 8;

/// A pause that is not always the same: from half of what is usual to twice as much.
fn varied(usual: Duration, luck: u32) -> Duration {
    let luck = f64::from(luck) / f64::from(u32::MAX);
    usual.mul_f64((2.0 * luck - 1.0).exp2())
}

/// What a table keeps of its bots.
pub(super) struct Bots {
    shared: Arc<Shared>,
    /// Where thoughts go.
    thoughts: mpsc::Sender<Thought>,
    /// The step after which one is thinking.
    thinking: Option<u64>,
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

    /// Lets a bot think for the seat to act; answers what to tell everybody. Nothing if it thinks already.
    pub(super) fn wake(&mut self, table: &str, game: &Match, bot: &str) -> Option<ServerMessage> {
        let seq = game.seq();
        if self.thinking == Some(seq) {
            return None;
        }
        self.thinking = Some(seq);
        let (table, bot, state) = (table.to_string(), bot.to_string(), game.table().clone_table());
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
            let spends = BOTS.iter().any(|known| known.name == bot && known.spends);
            let seed = u64::from_le_bytes(random());
            let thinking = shared.thinkers.think(&table, spends, move |budget| state.choose(&bot, Some(budget), seed));
            // What is thought during the pause costs nobody any time.
            let (action, ()) = tokio::join!(thinking, pausing);
            // The table may have been dropped meanwhile; whoever loads it wakes the bot again.
            let _ = thoughts.send(Thought::Move { seq, action }).await;
        });
        self.who_thinks(game)
    }

    /// That a bot thinks, if one does.
    pub(super) fn who_thinks(&self, game: &Match) -> Option<ServerMessage> {
        let seat = game.to_act().filter(|_| self.thinking == Some(game.seq()))?;
        Some(ServerMessage::Thinking { seat: seat.to_string() })
    }

    /// Nobody wants to wait for pauses; or, if not `in_haste`, somebody wants to see what they do.
    pub(super) fn hurry(&self, in_haste: bool) {
        self.hurry.send_replace(in_haste);
    }

    /// Takes a thought that was awaited; false if it was not.
    pub(super) fn is_awaited(&mut self, seq: u64) -> bool {
        let is_awaited = self.thinking == Some(seq);
        if is_awaited {
            self.thinking = None;
        }
        is_awaited
    }
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
