//! Two people around one screen who play against a bot, whatever becomes of the server, and remember what they were
//! promised.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::client::{Device, Heard, Socket};
use crate::numbers::Numbers;

/// Longest that a server may take to let people back to their table.
const PATIENCE: Duration = Duration::from_secs(300);

/// After so long a message more is allowed to whoever has sent too many.
const TOO_FAST: Duration = Duration::from_millis(250);

/// The server broke a promise; whatever else goes wrong may come of what is done to it.
#[derive(Debug, thiserror::Error)]
enum Broken {
    #[error("step {0} was promised to {1} and to {2}")]
    PromisedTwice(u64, Value, Value),
    #[error("the legal move {0} was refused: {1}")]
    Refused(Value, String),
}

/// The seats of the two people, around one screen.
const PEOPLE: [&str; 2] = ["A", "B"];

/// How parties play, told and changed from outside while they do.
#[derive(Debug, Default)]
pub(crate) struct Pace {
    /// Milliseconds between moves.
    pub(crate) pause: AtomicU64,
    /// Whether nobody begins another move.
    pub(crate) is_held: AtomicBool,
    /// Moves that were acknowledged.
    pub(crate) acknowledged: AtomicU64,
}

/// A table being played: the device that holds both seats, and what it was promised.
pub(crate) struct Party {
    device: Device,
    pub(crate) table: String,
    numbers: Numbers,
    pace: Arc<Pace>,
    /// Acknowledged commands by the step each became.
    pub(crate) promised: HashMap<u64, Value>,
}

impl Party {
    /// Sets a table of this game up.
    pub(crate) async fn new(to: SocketAddr, game: &str, numbers: Numbers, pace: Arc<Pace>) -> Result<Self> {
        let mut device = Device::new(to);
        let people = ["Ann", "Ben"].map(|name| json!({ "kind": "here", "name": name }));
        let table = device.table(game, json!([people[0], people[1], { "kind": "bot", "bot": "greedy" }])).await?;
        Ok(Self { device, table, numbers, pace, promised: HashMap::new() })
    }

    /// Plays to the end, reconnecting as often as it takes.
    pub(crate) async fn play(mut self) -> Result<Self> {
        let mut open: Option<Value> = None;
        let mut last = std::time::Instant::now();
        loop {
            let before = self.promised.len();
            match self.play_connected(&mut open).await {
                Ok(()) => return Ok(self),
                Err(error) if error.is::<Broken>() => return Err(error),
                Err(error) => {
                    if self.promised.len() > before {
                        last = std::time::Instant::now();
                    }
                    ensure!(last.elapsed() < PATIENCE, "no way back to table {}: {error:#}", self.table);
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
        }
    }

    /// Plays while the connection lasts. A command that was sent but not answered is sent again, unchanged.
    async fn play_connected(&mut self, open: &mut Option<Value>) -> Result<()> {
        let mut socket = self.device.join(&self.table, 0).await?;
        let mut looked = None;
        while !socket.is_over() || open.is_some() {
            if open.is_none() {
                let legal = socket.legal();
                if legal.is_empty() {
                    // A game that hides hands shows them one at a time to two people around one screen.
                    let awaited = socket.awaited(&PEOPLE);
                    if let Some((_, seat)) = &awaited
                        && looked != awaited
                    {
                        socket.send("look", json!({ "seat": seat })).await?;
                        looked = awaited;
                    }
                    let heard = socket.next().await?;
                    if heard.kind == "refused" && heard.body.code == "too-fast" {
                        // So many messages at once are more than people send; it is asked again a little later.
                        tokio::time::sleep(TOO_FAST).await;
                        looked = None;
                    }
                    continue;
                }
                let action = legal[self.numbers.below(legal.len())];
                let id = format!("{}-{}", self.promised.len(), self.numbers.below(1 << 30));
                let command = socket.command(&id, action);
                self.rest(&mut socket).await?;
                *open = Some(command);
            }
            let Some(command) = open.clone() else { continue };
            socket.send("act", command.clone()).await?;
            let seq = self.answer(&mut socket, &command).await?;
            *open = None;
            if let Some(seq) = seq {
                if let Some(before) = self.promised.insert(seq, command.clone()) {
                    bail!(Broken::PromisedTwice(seq, before, command));
                }
                self.pace.acknowledged.fetch_add(1, Ordering::SeqCst);
                socket.catch_up(seq).await?;
            }
        }
        Ok(())
    }

    /// Waits before a move as the pace says, and keeps the connection alive.
    async fn rest(&self, socket: &mut Socket) -> Result<()> {
        tokio::time::sleep(Duration::from_millis(self.pace.pause.load(Ordering::SeqCst))).await;
        while self.pace.is_held.load(Ordering::SeqCst) {
            socket.send("ping", json!({})).await?;
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
        Ok(())
    }

    /// The step that a command became; none if it came too late.
    async fn answer(&self, socket: &mut Socket, command: &Value) -> Result<Option<u64>> {
        loop {
            let Heard { kind, body } = socket.next().await?;
            if body.id != command["id"] {
                continue;
            }
            match kind.as_str() {
                "accepted" => return Ok(Some(body.seq)),
                "refused" => {
                    // Whether it was stored is not known; it is sent again, unchanged.
                    ensure!(body.code != "unavailable", "the server cannot store: {}", body.refusal());
                    // After a crash the position may be one whose acknowledgement never arrived; then a new choice is due.
                    let is_late = body.code == "stale" || body.code == "too-fast";
                    ensure!(is_late, Broken::Refused(command.clone(), body.refusal()));
                    return Ok(None);
                }
                _ => {}
            }
        }
    }

    /// Every promise was kept, once, and the record verifies.
    pub(crate) async fn check(&mut self, program: &Path, folder: &Path) -> Result<()> {
        let socket = self.device.join(&self.table, 0).await?;
        for (place, step) in socket.steps.iter().enumerate() {
            ensure!(step.seq == place as u64 + 1, "step {} stands at place {}", step.seq, place + 1);
        }
        // The record tells every move, those too that a game hides around one screen.
        let record = self.device.ask("GET", &format!("/tables/{}/record", self.table), &Value::Null).await?;
        let moves: Vec<&str> = record.lines().skip_while(|line| *line != "moves").skip(1).collect();
        for (seq, command) in &self.promised {
            let place = usize::try_from(seq - 1)?;
            let step =
                socket.steps.get(place).with_context(|| format!("{command} became step {seq}, which is lost"))?;
            let (seat, action) = (command["seat"].as_str().unwrap_or_default(), command["action"].as_str());
            let is_same = step.source == "person"
                && step.seat.as_deref() == Some(seat)
                && moves.get(place).and_then(|line| line.strip_prefix(seat)).map(str::trim_start) == action;
            ensure!(is_same, "{command} became step {seq}, which is now {step:?} and {:?}", moves.get(place));
        }
        let path = folder.join(format!("{}.record", self.table));
        std::fs::write(&path, record)?;
        let verified = Command::new(program).arg("verify").arg(&path).output().context("running verify")?;
        ensure!(verified.status.success(), "the record does not verify: {}", String::from_utf8_lossy(&verified.stderr));
        Ok(())
    }
}
