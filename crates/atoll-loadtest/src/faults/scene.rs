//! A server with people at it, to which something is about to happen.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::client::Device;
use crate::numbers::Numbers;
use crate::party::{Pace, Party};
use crate::server::Server;

/// Longest that anything is waited for.
const PATIENCE: Duration = Duration::from_secs(60);
/// Milliseconds between two moves of a party, so that games last longer than faults.
const PAUSE: u64 = 40;
/// Tables at a time.
const TABLES: u64 = 3;

/// A server with people at it.
pub(crate) struct Scene {
    program: PathBuf,
    pub(crate) server: Server,
    device: Device,
    pace: Arc<Pace>,
    playing: JoinSet<Result<Party>>,
    records: TempDir,
    tables: u64,
}

impl Scene {
    /// Starts a server with its data in this folder, and sets people at it.
    pub(crate) async fn start(program: &Path, data: &Path) -> Result<Self> {
        Self::with(Server::start(program, data).await?, program).await
    }

    /// The same with a server that runs.
    pub(crate) async fn with(server: Server, program: &Path) -> Result<Self> {
        let pace = Arc::new(Pace::default());
        pace.pause.store(PAUSE, Ordering::SeqCst);
        let device = Device::new(server.address);
        let (playing, records) = (JoinSet::new(), tempfile::tempdir()?);
        let mut scene = Self { program: program.into(), server, device, pace, playing, records, tables: 0 };
        for _ in 0..TABLES {
            scene.sit_down().await?;
        }
        scene.moves(6).await?;
        Ok(scene)
    }

    /// Sets one more party at a table.
    async fn sit_down(&mut self) -> Result<()> {
        let games = self.device.games().await?;
        let game = &games[self.tables as usize % games.len()];
        let numbers = Numbers::new(self.tables);
        self.tables += 1;
        self.playing.spawn(Party::new(self.server.address, game, numbers, Arc::clone(&self.pace)).await?.play());
        Ok(())
    }

    /// Moves that were acknowledged up to now.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.pace.acknowledged.load(Ordering::SeqCst)
    }

    /// Waits until so many more moves are acknowledged. Where games end, others begin.
    pub(crate) async fn moves(&mut self, more: u64) -> Result<()> {
        let (begin, wanted) = (Instant::now(), self.acknowledged() + more);
        while self.acknowledged() < wanted {
            ensure!(begin.elapsed() < PATIENCE, "nobody can move any more");
            while let Some(party) = self.playing.try_join_next() {
                self.checked(party.context("a table's task")??).await?;
                self.sit_down().await?;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Lets everybody finish the move at hand and begin no other; or play on.
    pub(crate) async fn hold(&self, is_held: bool) {
        self.pace.is_held.store(is_held, Ordering::SeqCst);
        let mut before = u64::MAX;
        while is_held && before != self.acknowledged() {
            before = self.acknowledged();
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// An answer to a plain question.
    pub(crate) async fn look(&self, path: &str) -> Result<(u16, String)> {
        self.device.look(path).await
    }

    /// Tries to set a table up: none if that works, and what the refusal says if not.
    pub(crate) async fn refusal(&self) -> Result<Option<Value>> {
        let seats = json!([{ "kind": "here", "name": "Eve" }, { "kind": "open" }]);
        let games = Device::new(self.server.address).games().await?;
        let (status, text) = self.device.post("/tables", &json!({ "game": games[0], "seats": seats })).await?;
        if status == 201 {
            return Ok(None);
        }
        ensure!(status == 503, "a table was refused with {status}: {text}");
        Ok(Some(serde_json::from_str(&text)?))
    }

    /// Waits until nothing can be stored, and makes sure that everybody is told: people why, the operator which failure it
    /// is. Nobody is promised anything meanwhile.
    pub(crate) async fn fails(&self, reasons: &[&str]) -> Result<String> {
        let begin = Instant::now();
        let refused = loop {
            if let Some(refused) = self.refusal().await? {
                break refused;
            }
            ensure!(begin.elapsed() < PATIENCE, "the fault does not show");
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        let sentence = refused["detail"].as_str().unwrap_or_default().to_string();
        ensure!(refused["code"] == "unavailable" && sentence.contains("disk"), "people are told {refused}");
        let (ready, told) = self.look("/readyz").await?;
        ensure!(ready == 503, "it says that it is ready: {told}");
        let (health, told) = self.look("/healthz").await?;
        ensure!(health == 200 && told.contains("nothing can be stored"), "{health}: {told}");
        let (_, metrics) = self.look("/metrics").await?;
        let counts = |reason: &&str| {
            let name = format!("atoll_database_failures_total{{work=\"write\",reason=\"{reason}\"}} ");
            metrics.lines().any(|line| line.strip_prefix(&name).is_some_and(|count| count != "0"))
        };
        ensure!(reasons.iter().any(counts), "none of {reasons:?} is counted:\n{metrics}");
        Ok(sentence)
    }

    /// Waits until the server is ready again by itself and people play on; how long it took until it was ready.
    pub(crate) async fn returns(&mut self) -> Result<Duration> {
        let begin = Instant::now();
        // While a server comes up nobody answers at all.
        while !matches!(self.look("/readyz").await, Ok((200, _))) {
            ensure!(begin.elapsed() < PATIENCE, "it does not become ready again");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let took = begin.elapsed();
        ensure!(self.refusal().await?.is_none(), "it says that it is ready and stores nothing");
        self.moves(6).await?;
        Ok(took)
    }

    /// Runs another command of the program, which must succeed; what it says.
    pub(crate) fn command(&self, args: &[&str]) -> Result<String> {
        let done = std::process::Command::new(&self.program).args(args).output()?;
        let said = String::from_utf8_lossy(if done.status.success() { &done.stdout } else { &done.stderr });
        ensure!(done.status.success(), "atoll {args:?}: {said}");
        Ok(said.into_owned())
    }

    /// Plays all games to their ends and checks every promise; what is to be said of it.
    pub(crate) async fn end(mut self) -> Result<String> {
        self.pace.pause.store(0, Ordering::SeqCst);
        self.hold(false).await;
        while let Some(party) = self.playing.join_next().await {
            self.checked(party.context("a table's task")??).await?;
        }
        Ok(format!("{} acknowledged moves of {} tables, none lost or doubled", self.acknowledged(), self.tables))
    }

    async fn checked(&self, mut party: Party) -> Result<()> {
        let checked = party.check(&self.program, self.records.path()).await;
        checked.with_context(|| format!("table {}", party.table))
    }
}
