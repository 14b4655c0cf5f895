//! Bots take their turns. A bot that fails or comes late is replaced by the first legal action: a table never waits for
//! a program.

use std::sync::Arc;
use std::time::Duration;

use atoll_catalog::BOTS;
use atoll_protocol::{ServerMessage, StepSource, TableState};
use axum::extract::ws::Utf8Bytes;

use super::actor::{Actor, now};
use super::game::Decision;
use super::hints::HintThought;
use super::wire;
use crate::identity::random;

/// What was thought about.
pub(super) enum Thought {
    /// What a bot decided after step `seq`; nothing if it failed.
    Move { seq: u64, action: Option<String> },
    /// What the expert would play.
    Hint(HintThought),
}

/// By how much somebody who does not want to wait shortens the pauses of bots.
const HURRY: u32 = 8;

/// A pause that is not always the same: from half of what is usual to twice as much.
fn varied(usual: Duration, luck: u32) -> Duration {
    let luck = f64::from(luck) / f64::from(u32::MAX);
    usual.mul_f64((2.0 * luck - 1.0).exp2())
}

impl Actor {
    /// Lets a bot think if it is a bot's turn.
    pub(super) fn wake_bot(&mut self) {
        let seq = self.game.seq();
        if self.is_broken || self.state != TableState::Playing || self.thinking == Some(seq) {
            return;
        }
        let Some(seat) = self.game.to_act() else { return };
        let Some(bot) = self.seats[seat.index()].player().map(str::to_string) else { return };
        self.thinking = Some(seq);
        let message = wire(&ServerMessage::Thinking { seat: seat.to_string() });
        let watchers: Vec<u64> = self.watchers.keys().copied().collect();
        watchers.into_iter().for_each(|watcher| self.tell(watcher, message.clone()));
        let table = self.game.table().clone_table();
        let (hub, thoughts, id) = (Arc::clone(&self.hub), self.thoughts.clone(), self.id.clone());
        let mut hurry = self.hurry.subscribe();
        tokio::spawn(async move {
            let pause = varied(hub.config.bot_pause, u32::from_le_bytes(random()));
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
            let thinking = hub.thinkers.think(&id, spends, move |budget| table.choose(&bot, Some(budget), seed));
            // What is thought during the pause costs nobody any time.
            let (action, ()) = tokio::join!(thinking, pausing);
            // The table may have been dropped meanwhile; whoever loads it wakes the bot again.
            let _ = thoughts.send(Thought::Move { seq, action }).await;
        });
    }

    /// That a bot thinks, if one does, for whoever comes later.
    pub(super) fn who_thinks(&self) -> Option<Utf8Bytes> {
        let seat = self.game.to_act().filter(|_| self.thinking == Some(self.game.seq()))?;
        Some(wire(&ServerMessage::Thinking { seat: seat.to_string() }))
    }

    /// Somebody at the table does not want to wait for the pauses of bots, until a person decides again.
    pub(super) fn hurry(&mut self, watcher: u64) {
        if self.watchers.get(&watcher).is_some_and(|watcher| !self.seats_of(&watcher.hashes).is_empty()) {
            self.hurry.send_replace(true);
        }
    }

    /// Does what somebody has thought of.
    pub(super) async fn thought(&mut self, thought: Thought) {
        match thought {
            Thought::Move { seq, action } => self.bot_decided(seq, action).await,
            Thought::Hint(thought) => self.hint_found(thought),
        }
    }

    /// Plays what a bot decided, unless the table has moved on or a person plays the seat again.
    async fn bot_decided(&mut self, after: u64, action: Option<String>) {
        if self.thinking != Some(after) {
            return;
        }
        self.thinking = None;
        let seq = self.game.seq();
        let Some(seat) = self.game.to_act().filter(|seat| self.seats[seat.index()].player().is_some()) else { return };
        if seq != after || self.state != TableState::Playing {
            return self.wake_bot();
        }
        let chosen = action.and_then(|action| self.game.table().check(seat, &action).ok());
        self.hub.metrics.bot_moves.inc();
        let action = chosen.or_else(|| {
            self.hub.metrics.bot_failures.inc();
            self.game.table().legal().into_iter().next()
        });
        let Some(action) = action else { return };
        let decision = Decision { source: StepSource::Bot, seat, action: &action, command: None, at: now() };
        let steps = match self.game.act(decision) {
            Ok(steps) => steps,
            Err(error) => {
                tracing::error!(table = self.id, %error, "a legal action was refused");
                self.is_broken = true;
                return;
            }
        };
        if self.store(steps).await.is_ok() {
            self.tell_steps(seq);
            if self.state == TableState::Over {
                self.tell_table();
            }
            self.wake_bot();
        }
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
