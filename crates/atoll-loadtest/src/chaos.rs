//! The server is killed at random moments while tables play, also on a full disk and after the clock was set, and nothing
//! acknowledged may be lost or doubled.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tokio::task::JoinSet;

use crate::client::Device;
use crate::disk::Disk;
use crate::numbers::Numbers;
use crate::party::{Pace, Party};
use crate::server::Server;
use crate::tamper;

/// Arguments of `chaos`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The program to test
    #[arg(long)]
    program: PathBuf,
    /// Tables at a time, each with two people and a bot
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// Fewest kills; when all games are over before, other tables are set up
    #[arg(long, default_value_t = 8)]
    kills: usize,
    /// Seed of the moments and moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fill the disk at every third kill and set the clock at every fifth
    #[arg(long)]
    disasters: bool,
}

/// Longest that a server lives without people moving.
const SETTLE: Duration = Duration::from_secs(20);

/// Bytes of disk for what is played until a kill, twice: setting the clock writes all of it anew.
const DISK_PER_KILL: u64 = 512 << 10;
/// After so many kills it is told how far it is.
const TOLD: usize = 50;

/// What has been done and found.
#[derive(Default)]
struct Count {
    kills: usize,
    full: usize,
    clocks: usize,
    tables: usize,
    moves: usize,
}

pub(crate) async fn run(args: &Args) -> Result<()> {
    // The database has a disk of its own that can be filled; records are written elsewhere.
    let disk = Disk::new((64 << 20) + args.kills as u64 * DISK_PER_KILL)?;
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&args.program, disk.path()).await?;
    let mut numbers = Numbers::new(args.seed);
    let mut count = Count::default();
    while count.kills < args.kills {
        round(args, &mut server, &disk, &mut numbers, &mut count, &folder).await?;
    }
    let Count { kills, full, clocks, tables, moves } = count;
    println!(
        "{tables} tables over after {kills} kills, {full} of them on a full disk and {clocks} with the clock set: \
         {moves} acknowledged moves, none lost or doubled; every record verifies"
    );
    Ok(())
}

/// Plays so many tables to the end, and kills the server while they do.
async fn round(
    args: &Args,
    server: &mut Server,
    disk: &Disk,
    numbers: &mut Numbers,
    count: &mut Count,
    folder: &tempfile::TempDir,
) -> Result<()> {
    let mut playing = JoinSet::new();
    let pace = Arc::new(Pace::default());
    let games = Device::new(server.address).games().await?;
    for (number, game) in (0..args.tables).zip(games.iter().cycle()) {
        let seed = (args.seed.wrapping_mul(1000) + count.tables as u64).wrapping_mul(1000) + number as u64;
        let party = Party::new(server.address, game, Numbers::new(seed), Arc::clone(&pace)).await?;
        playing.spawn(party.play());
    }
    let mut over = Vec::new();
    while over.len() < args.tables {
        // Parties that end make room for the rest to be killed more often.
        while let Some(party) = playing.try_join_next() {
            over.push(party.context("a table's task")??);
        }
        if count.kills < args.kills && over.len() < args.tables {
            // Three in four servers live until people have moved; the rest are killed while they come up, or soon after.
            if numbers.below(4) > 0 {
                settle(&pace, playing.len() as u64).await;
            }
            tokio::time::sleep(Duration::from_millis(numbers.below(700) as u64)).await;
            kill(args, server, disk, numbers, count).await?;
        } else if let Some(party) = playing.join_next().await {
            over.push(party.context("a table's task")??);
        }
    }
    for party in &mut over {
        count.moves += party.promised.len();
        let checked = party.check(&args.program, folder.path()).await;
        checked.with_context(|| format!("table {}", party.table))?;
    }
    count.tables += over.len();
    Ok(())
}

/// Waits until so many moves more are acknowledged. A machine that is busy otherwise needs long for it, and who is killed
/// again before anybody has moved proves little.
async fn settle(pace: &Pace, more: u64) {
    let wanted = pace.acknowledged.load(Ordering::SeqCst) + more;
    let begin = Instant::now();
    while pace.acknowledged.load(Ordering::SeqCst) < wanted && begin.elapsed() < SETTLE {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// One kill, with a disaster before it if its turn has come.
async fn kill(args: &Args, server: &mut Server, disk: &Disk, numbers: &mut Numbers, count: &mut Count) -> Result<()> {
    count.kills += 1;
    if count.kills.is_multiple_of(TOLD) {
        eprintln!("{} of {} kills, {} moves checked", count.kills, args.kills, count.moves);
    }
    let is_full = args.disasters && disk.can_be_filled() && count.kills.is_multiple_of(3);
    if is_full {
        count.full += 1;
        disk.fill()?;
        tokio::time::sleep(Duration::from_millis(100 + numbers.below(300) as u64)).await;
        // Sometimes the disk is freed under the server, sometimes under nobody.
        if count.kills.is_multiple_of(2) {
            disk.free()?;
            tokio::time::sleep(Duration::from_millis(numbers.below(100) as u64)).await;
        }
    }
    server.kill()?;
    disk.free()?;
    if args.disasters && count.kills.is_multiple_of(5) {
        count.clocks += 1;
        let days = [-4_000, -1, 1, 4_000][numbers.below(4)];
        tamper::set_clock(&disk.database(), days).await?;
    }
    server.restart().await
}
