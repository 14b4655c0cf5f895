//! Bots think on threads of their own, a bounded number at a time, and within a time budget. A bot that fails or comes
//! late is replaced by the first legal action: a table never waits for a program.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use atoll_protocol::{ServerMessage, StepSource, TableState};

use super::actor::{Actor, now};
use super::game::Decision;
use super::wire;
use crate::identity::random;

/// What a bot decided after step `seq`; nothing if it failed.
pub(super) struct Thought {
    seq: u64,
    action: Option<String>,
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
        tokio::spawn(async move {
            tokio::time::sleep(hub.config.bot_pause).await;
            let thinkers = Arc::clone(&hub.thinkers);
            let think = async {
                let permit = thinkers.acquire_owned().await.ok()?;
                let thinking = tokio::task::spawn_blocking(move || {
                    let action = table.choose(&bot, u64::from_le_bytes(random()));
                    // A bot that overruns its time keeps its place among the thinkers until it ends.
                    drop(permit);
                    action
                });
                match thinking.await {
                    Ok(Ok(action)) => Some(action),
                    Ok(Err(error)) => {
                        tracing::error!(table = id, %error, "a bot failed");
                        None
                    }
                    Err(error) => {
                        tracing::error!(table = id, %error, "a bot panicked");
                        None
                    }
                }
            };
            let action = tokio::time::timeout(hub.config.bot_time, think).await.unwrap_or_default();
            // The table may have been dropped meanwhile; whoever loads it wakes the bot again.
            let _ = thoughts.send(Thought { seq, action }).await;
        });
    }

    /// Plays what a bot decided, unless the table has moved on or a person plays the seat again.
    pub(super) async fn bot_decided(&mut self, thought: Thought) {
        if self.thinking != Some(thought.seq) {
            return;
        }
        self.thinking = None;
        let seq = self.game.seq();
        let Some(seat) = self.game.to_act().filter(|seat| self.seats[seat.index()].player().is_some()) else { return };
        if seq != thought.seq || self.state != TableState::Playing {
            return self.wake_bot();
        }
        let chosen = thought.action.and_then(|action| self.game.table().check(seat, &action).ok());
        self.hub.metrics.bot_moves.fetch_add(1, Ordering::Relaxed);
        let action = chosen.or_else(|| {
            self.hub.metrics.bot_failures.fetch_add(1, Ordering::Relaxed);
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
