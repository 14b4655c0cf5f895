//! A machine that has nothing left to give: no descriptors, no memory.

use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::ensure;

use super::Shown;
use super::scene::Scene;
use crate::disk::Disk;

/// Bytes of a disk that does not become full.
const LARGE: u64 = 256 << 20;
/// Connections of somebody who wants all descriptors.
const GREEDY: usize = 300;
/// Tables that are set up where there is no memory.
const TABLES: usize = 60;

/// Sets a limit of a process that runs.
fn limit(process: u32, what: &str) -> bool {
    let set = Command::new("prlimit").args(["--pid", &process.to_string(), what]).output();
    set.is_ok_and(|done| done.status.success())
}

/// Somebody takes all descriptors while people play.
pub(crate) async fn descriptors(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    if !limit(scene.server.process(), "--nofile=80:") {
        return Ok(None);
    }
    // Where nobody accepts any more, the system lets the next one wait.
    let connect = |_| TcpStream::connect_timeout(&scene.server.address, Duration::from_millis(200)).ok();
    let greedy: Vec<TcpStream> = (0..GREEDY).map_while(connect).collect();
    let before = scene.acknowledged();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let during = scene.acknowledged() - before;
    ensure!(during > 0, "those who sit at a table cannot move any more");
    drop(greedy);
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!(
        "{during} moves of those who sit were acknowledged meanwhile; ready {} ms after; {ended}",
        took.as_millis()
    )))
}

/// The server gets no more memory than it has.
pub(crate) async fn memory(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let Some(bytes) = scene.server.address_space() else { return Ok(None) };
    if !limit(scene.server.process(), &format!("--as={bytes}:unlimited")) {
        return Ok(None);
    }
    let mut refused = 0;
    for _ in 0..TABLES {
        // Whatever it answers, or that it does not.
        refused += usize::from(!matches!(scene.refusal().await, Ok(None)));
    }
    let shown = if scene.server.has_ended(Duration::from_secs(1)).await? {
        scene.server.restart().await?;
        "it ends, as a supervisor sees, and is started again"
    } else {
        ensure!(limit(scene.server.process(), "--as=unlimited:unlimited"), "the limit stays");
        "it stays"
    };
    scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("{refused} of {TABLES} new tables are refused, and {shown}; {ended}")))
}
