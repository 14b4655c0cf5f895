//! The server is killed at random moments while tables play; nothing acknowledged may be lost or doubled.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Device, Heard, Socket};
use crate::numbers::Numbers;
use crate::server::Server;

/// Arguments of `chaos`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The program to test
    #[arg(long)]
    program: PathBuf,
    /// Tables, each with two people and a bot
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// Fewest kills; the server is killed until every game is over
    #[arg(long, default_value_t = 8)]
    kills: usize,
    /// Seed of the moments and moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The server broke a promise; whatever else goes wrong may come of its being killed.
#[derive(Debug, thiserror::Error)]
enum Broken {
    #[error("step {0} was promised to {1} and to {2}")]
    PromisedTwice(u64, Value, Value),
    #[error("the legal move {0} was refused: {1}")]
    Refused(Value, String),
}

/// The seats of the two people, around one screen.
const PEOPLE: [&str; 2] = ["A", "B"];

/// A table being played: the device that holds both seats, and what it was promised.
struct Party {
    device: Device,
    table: String,
    numbers: Numbers,
    /// Acknowledged commands by the step each became.
    promised: HashMap<u64, Value>,
}

pub(crate) async fn run(args: &Args) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&args.program, folder.path()).await?;
    let over = Arc::new(AtomicUsize::new(0));
    let mut playing = JoinSet::new();
    let games = Device::new(server.address).games().await?;
    for (number, game) in (0..args.tables).zip(games.iter().cycle()) {
        let mut device = Device::new(server.address);
        let people = [json!({ "kind": "here", "name": "Ann" }), json!({ "kind": "here", "name": "Ben" })];
        let table = device.table(game, json!([people[0], people[1], { "kind": "bot", "bot": "greedy" }])).await?;
        let numbers = Numbers::new(args.seed.wrapping_mul(1000) + number as u64);
        let party = Party { device, table, numbers, promised: HashMap::new() };
        let over = Arc::clone(&over);
        playing.spawn(async move {
            let done = party.play().await;
            over.fetch_add(1, Ordering::Relaxed);
            done
        });
    }
    let mut numbers = Numbers::new(args.seed);
    let mut kills = 0;
    while kills < args.kills && over.load(Ordering::Relaxed) < args.tables {
        tokio::time::sleep(Duration::from_millis(150 + numbers.below(700) as u64)).await;
        server.kill_and_restart().await?;
        kills += 1;
    }
    let mut moves = 0;
    while let Some(party) = playing.join_next().await {
        let mut party = party.context("a table's task")??;
        moves += party.promised.len();
        party.check(&args.program, folder.path()).await.with_context(|| format!("table {}", party.table))?;
    }
    println!(
        "{} tables over after {kills} kills: {moves} acknowledged moves, none lost or doubled; every record verifies",
        args.tables
    );
    Ok(())
}

impl Party {
    /// Plays to the end, reconnecting as often as it takes.
    async fn play(mut self) -> Result<Self> {
        let mut open: Option<Value> = None;
        let mut refusals = 0;
        loop {
            match self.play_connected(&mut open).await {
                Ok(()) => return Ok(self),
                Err(error) if error.is::<Broken>() => return Err(error),
                Err(error) => {
                    refusals += 1;
                    ensure!(refusals < 2_000, "no way back to the table: {error:#}");
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
                    socket.next().await?;
                    continue;
                }
                let action = legal[self.numbers.below(legal.len())];
                *open =
                    Some(socket.command(&format!("{}-{}", self.promised.len(), self.numbers.below(1 << 30)), action));
            }
            let Some(command) = open.clone() else { continue };
            socket.send("act", command.clone()).await?;
            let seq = self.answer(&mut socket, &command).await?;
            *open = None;
            if let Some(seq) = seq {
                if let Some(before) = self.promised.insert(seq, command.clone()) {
                    bail!(Broken::PromisedTwice(seq, before, command));
                }
                socket.catch_up(seq).await?;
            }
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
    async fn check(&mut self, program: &Path, folder: &Path) -> Result<()> {
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
