//! What other programs and people do to the files of a database.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, ensure};

use super::Shown;
use super::scene::Scene;
use crate::disk::Disk;
use crate::server::refusal;
use crate::tamper;

/// Bytes of a disk that does not become full.
const LARGE: u64 = 256 << 20;

/// Another program holds the lock for longer than anybody waits.
pub(crate) async fn locked(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let mut other = tamper::open(&disk.database()).await?;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.context("locking")?;
    let sentence = scene.fails(&["busy"]).await?;
    sqlx::query("ROLLBACK").execute(&mut other).await.context("unlocking")?;
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("people see “{sentence}”; ready {} ms after the lock is gone; {ended}", took.as_millis())))
}

/// The database is moved away under the server, and back.
pub(crate) async fn deleted(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let away = disk.path().join("away");
    std::fs::rename(disk.database(), &away)?;
    let sentence = scene.fails(&["gone"]).await?;
    ensure!(!disk.database().exists(), "an empty database took its place");
    let before = scene.acknowledged();
    tokio::time::sleep(Duration::from_millis(500)).await;
    ensure!(scene.acknowledged() == before, "moves are acknowledged that nobody will find again");
    std::fs::rename(&away, disk.database())?;
    let took = scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("people see “{sentence}”; ready {} ms after it is back; {ended}", took.as_millis())))
}

/// A second server is started on the data of one that runs.
pub(crate) async fn second_server(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let said = refusal(program, disk.path())?;
    let who = format!("process {}, {}", scene.server.process(), scene.server.address);
    ensure!(said.contains(&who), "it says {said}");
    scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("it does not start: “{said}”; {ended}")))
}

/// A newer version has worked with the database.
pub(crate) async fn newer(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    scene.hold(true).await;
    scene.server.stop().await?;
    let whole = std::fs::read(disk.database())?;
    tamper::renew(&disk.database()).await?;
    let said = refusal(program, disk.path())?;
    ensure!(said.contains("a newer version of Atoll wrote it"), "it says {said}");
    std::fs::write(disk.database(), whole)?;
    scene.server.restart().await?;
    scene.hold(false).await;
    scene.returns().await?;
    let ended = scene.end().await?;
    Ok(Some(format!("it does not start: “{said}”; {ended}")))
}

/// A way to damage a database, and its name.
type Damage = (&'static str, fn(&mut Vec<u8>));

/// Ways to damage a database.
const DAMAGES: [Damage; 3] = [
    ("another head", |bytes| bytes[..16].copy_from_slice(b"not a database!!")),
    ("cut short", |bytes| bytes.truncate(bytes.len() / 2)),
    ("noise", |bytes| bytes[4096..].iter_mut().step_by(11).for_each(|byte| *byte ^= 0x5a)),
];

/// A backup is made while the server runs; then the database is damaged in several ways and restored.
pub(crate) async fn damaged(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    let data = disk.path().to_str().context("a folder with a plain name")?.to_string();
    let mut sentence = String::new();
    for (number, (name, damage)) in DAMAGES.iter().enumerate() {
        let copy = disk.path().join(format!("backup-{number}"));
        let copy = copy.to_str().context("a file with a plain name")?;
        scene.moves(3).await?;
        // One while everybody plays, which later steps make old, and one of all that was acknowledged.
        scene.command(&["backup", "--data", &data, copy])?;
        scene.hold(true).await;
        scene.command(&["backup", "--data", &data, "--force", copy])?;
        scene.server.stop().await?;
        let mut bytes = std::fs::read(disk.database())?;
        damage(&mut bytes);
        std::fs::write(disk.database(), bytes)?;
        sentence = refusal(program, disk.path()).context(*name)?;
        ensure!(sentence.contains("the database is damaged"), "{name}: it says {sentence}");
        let said = scene.command(&["restore", copy, "--data", &data, "--force"])?;
        ensure!(said.contains("before-restore"), "the damaged file is kept: {said}");
        scene.server.restart().await?;
        scene.hold(false).await;
        scene.returns().await?;
    }
    let ended = scene.end().await?;
    Ok(Some(format!("it does not start: “{sentence}”; after each of {} restores, {ended}", DAMAGES.len())))
}

/// The clock is set between two starts, far back and far ahead.
pub(crate) async fn clock(program: &Path) -> Shown {
    let disk = Disk::new(LARGE)?;
    let mut scene = Scene::start(program, disk.path()).await?;
    for days in [-4_000, 8_000, -40_000, 36_000] {
        scene.server.kill()?;
        tamper::set_clock(&disk.database(), days).await?;
        scene.server.restart().await?;
        scene.returns().await?;
    }
    let ended = scene.end().await?;
    Ok(Some(format!("nobody notices; {ended}")))
}
