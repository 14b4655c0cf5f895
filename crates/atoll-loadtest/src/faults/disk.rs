//! Disks that are full, and disks that may only be read.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::ensure;

use super::Shown;
use super::scene::Scene;
use crate::disk::Disk;
use crate::server::{Server, refusal};

/// Bytes of a disk that is to be filled.
const SMALL: u64 = 8 << 20;

/// A disk is filled while people play, twice, and freed again.
pub(crate) async fn full(program: &Path) -> Shown {
    let disk = Disk::new(SMALL)?;
    if !disk.can_be_filled() {
        return Ok(None);
    }
    let mut scene = Scene::start(program, disk.path()).await?;
    let mut told = (String::new(), Duration::ZERO);
    for _ in 0..2 {
        disk.fill()?;
        let sentence = scene.fails(&["full", "disk"]).await?;
        let before = scene.acknowledged();
        tokio::time::sleep(Duration::from_millis(500)).await;
        ensure!(scene.acknowledged() <= before, "moves are acknowledged on a full disk");
        disk.free()?;
        told = (sentence, scene.returns().await?);
    }
    let ended = scene.end().await?;
    Ok(Some(format!("people see “{}”; ready {} ms after the disk was freed; {ended}", told.0, told.1.as_millis())))
}

/// The same where no disk can be made: the system forbids the server to make files longer, and allows it again.
pub(crate) async fn no_growth(program: &Path) -> Shown {
    let disk = Disk::new(SMALL * 8)?;
    // The signal that comes with the error would end the program, as it would any other.
    let shell = ["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"];
    let server = Server::start_by(&shell, program, disk.path()).await?;
    let mut scene = Scene::with(server, program).await?;
    let process = scene.server.process().to_string();
    let limit = |bytes: &str| {
        let set = Command::new("prlimit").args(["--pid", &process, &format!("--fsize={bytes}:unlimited")]).status();
        set.is_ok_and(|done| done.success())
    };
    let log = std::fs::metadata(disk.path().join("atoll.sqlite-wal"))?.len();
    if !limit(&log.to_string()) {
        return Ok(None);
    }
    let sentence = scene.fails(&["full", "disk"]).await?;
    ensure!(limit("unlimited"), "the limit stays");
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("people see “{sentence}”; ready {} ms after files may grow; {ended}", took.as_millis())))
}

/// A server starts on a full disk.
pub(crate) async fn full_start(program: &Path) -> Shown {
    let disk = Disk::new(SMALL)?;
    if !disk.can_be_filled() {
        return Ok(None);
    }
    let mut scene = Scene::start(program, disk.path()).await?;
    scene.server.kill()?;
    disk.fill()?;
    // Whatever little the system leaves decides whether it can start; ready it is not.
    let shown = match scene.server.restart().await {
        Ok(()) => {
            scene.fails(&["full", "disk"]).await?;
            disk.free()?;
            "it starts and is not ready"
        }
        Err(_) => {
            let said = refusal(program, disk.path())?;
            ensure!(said.contains("disk"), "it does not start and says {said}");
            disk.free()?;
            scene.server.restart().await?;
            "it does not start, and says that the disk is the reason"
        }
    };
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("{shown}; ready {} ms after the disk was freed; {ended}", took.as_millis())))
}

/// A server starts where it may write nothing.
pub(crate) async fn read_only_start(program: &Path) -> Shown {
    let disk = Disk::new(SMALL)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    scene.hold(true).await;
    scene.server.stop().await?;
    let Some(view) = disk.read_only() else { return Ok(None) };
    let said = refusal(program, view.path())?;
    ensure!(said.contains("may not be written"), "it says {said}");
    drop(view);
    scene.server.restart().await?;
    scene.hold(false).await;
    scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("it does not start: “{said}”; {ended}")))
}
