//! Single calls of the system that fail, take long, or are the last: `strace` stands between the server and its system.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::Shown;
use super::scene::Scene;
use crate::disk::Disk;

/// Bytes of a disk that does not become full.
const LARGE: u64 = 256 << 20;
/// How long `strace` may take to stand in between.
const ATTACH: Duration = Duration::from_secs(10);

/// What becomes of calls as long as this lives.
struct Tampering(Child);

impl Tampering {
    /// Stands between a process and its system; none if this machine has no `strace` or does not let it.
    async fn begin(process: u32, what: &str) -> Result<Option<Self>> {
        let calls = what.split(':').next().unwrap_or_default();
        let mut command = Command::new("strace");
        command.args(["-f", "-q", "-o", "/dev/null", "-e", &format!("trace={calls}"), "-e", &format!("inject={what}")]);
        command.args(["-p", &process.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(child) = command.spawn() else { return Ok(None) };
        let mut this = Self(child);
        let begin = Instant::now();
        while !Self::is_between(process) {
            // It ends without having begun, or with the process.
            if this.0.try_wait()?.is_some() {
                return Ok((!is_alive(process)).then_some(this));
            }
            ensure!(begin.elapsed() < ATTACH, "strace does not get in between");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(Some(this))
    }

    /// Whether every thread of a process is watched.
    fn is_between(process: u32) -> bool {
        let Ok(threads) = std::fs::read_dir(format!("/proc/{process}/task")) else { return true };
        threads.flatten().all(|thread| {
            let status = std::fs::read_to_string(thread.path().join("status")).unwrap_or_default();
            !status.lines().any(|line| line.split_whitespace().eq(["TracerPid:", "0"]))
        })
    }
}

/// Whether a process is there and has not ended.
fn is_alive(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    status.lines().any(|line| line.starts_with("State:") && !line.contains("zombie"))
}

impl Drop for Tampering {
    fn drop(&mut self) {
        if matches!(self.0.try_wait(), Ok(None)) {
            // Asked to end it lets go of the process, which goes on.
            let _ = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        }
        let _ = self.0.wait();
    }
}

/// Calls fail while people play, until they do not any more.
async fn failing(program: &Path, what: &str, reasons: &[&str]) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let Some(tampering) = Tampering::begin(scene.server.process(), what).await? else { return Ok(None) };
    let sentence = scene.fails(reasons).await?;
    drop(tampering);
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("people see “{sentence}”; ready {} ms after it is over; {ended}", took.as_millis())))
}

pub(crate) async fn read_only(program: &Path) -> Shown {
    failing(program, "pwrite64:error=EROFS", &["disk", "read-only"]).await
}

pub(crate) async fn failing_writes(program: &Path) -> Shown {
    failing(program, "pwrite64:error=EIO", &["disk"]).await
}

pub(crate) async fn failing_syncs(program: &Path) -> Shown {
    failing(program, "fdatasync,fsync:error=EIO", &["disk"]).await
}

/// Now and then a sync fails: what is promised in between is kept.
pub(crate) async fn some_syncs_fail(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let what = "fdatasync,fsync:error=EIO:when=2+3";
    let Some(tampering) = Tampering::begin(scene.server.process(), what).await? else { return Ok(None) };
    let before = scene.acknowledged();
    scene.moves(40).await?;
    let during = scene.acknowledged() - before;
    let (_, metrics) = scene.look("/metrics").await?;
    ensure!(!metrics.contains("atoll_database_failures_total{work=\"write\",reason=\"disk\"} 0\n"), "nothing failed");
    drop(tampering);
    scene.returns().await?;
    // The steps must be there for the next process too.
    scene.server.kill()?;
    scene.server.restart().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("{during} moves were acknowledged meanwhile, after being sent again; {ended}")))
}

/// Every sync takes a third of a second.
pub(crate) async fn slow(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let what = "fdatasync,fsync:delay_exit=300000";
    let Some(tampering) = Tampering::begin(scene.server.process(), what).await? else { return Ok(None) };
    let begin = Instant::now();
    scene.moves(12).await?;
    let each = begin.elapsed() / 12;
    ensure!(scene.look("/readyz").await?.0 == 200, "slow is not broken");
    ensure!(scene.refusal().await?.is_none(), "slow is not broken");
    drop(tampering);
    scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("everything works, a move takes {} ms; {ended}", each.as_millis())))
}

/// Where a server is killed: before one of the calls that a step needs, from reading the command to sending the answer.
const POINTS: [(&str, u32); 5] =
    [("recvfrom", 3), ("pwrite64", 6), ("fdatasync,fsync", 2), ("futex", 3), ("sendto,writev", 3)];
/// The calls without which nothing is stored.
const STORING: [&str; 2] = ["pwrite64", "fdatasync,fsync"];

/// The server is killed at every point of a step's life, and the command is sent again to the next one.
pub(crate) async fn killed(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let mut kills = Vec::new();
    for (call, times) in POINTS {
        let before = kills.len();
        for number in 1..=times {
            let what = format!("{call}:signal=KILL:when={number}");
            let Some(tampering) = Tampering::begin(scene.server.process(), &what).await? else { return Ok(None) };
            // A call that a step does not need so often is no point of its life.
            if scene.server.has_ended(Duration::from_secs(3)).await? {
                kills.push(call);
            }
            drop(tampering);
            if kills.last() == Some(&call) {
                scene.server.restart().await.context("after a kill")?;
            }
            scene.returns().await?;
        }
        if STORING.contains(&call) && kills.len() == before {
            bail!("no step needs {call}: the points are chosen badly");
        }
    }
    let points: Vec<String> = POINTS
        .iter()
        .map(|(call, _)| format!("{call} {}", kills.iter().filter(|killed| *killed == call).count()))
        .collect();
    let ended = scene.end().await?;
    Ok(Some(format!("{} kills ({}); {ended}", kills.len(), points.join(", "))))
}
