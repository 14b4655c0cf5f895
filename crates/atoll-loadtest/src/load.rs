//! How long moves take to be acknowledged, and how much memory a table takes.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;
use tokio::task::JoinSet;

use crate::client::{Device, Heard, Socket};
use crate::numbers::Numbers;
use crate::server::Server;

/// What 99 of 100 acknowledgements have to keep.
const BAR: Duration = Duration::from_millis(50);

/// Arguments of `load`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The program to test
    #[arg(long)]
    program: PathBuf,
    /// Tables, each with two people on two connections
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// How long to play, in seconds
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// How often a table moves, in moves a second
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
}

/// What one party found.
#[derive(Default)]
struct Found {
    /// When each move was sent, and how long its acknowledgement took.
    times: Vec<(Instant, Duration)>,
    /// Tables it played at, one after the other.
    tables: usize,
    /// Moves that began more than a beat late, because those before them had taken so long.
    late: usize,
}

pub(crate) async fn run(args: &Args) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.program, folder.path()).await?;
    let games = Device::new(server.address).games().await?;
    let empty = server.memory();
    let mut tables = Vec::new();
    for (_, game) in (0..args.tables).zip(games.iter().cycle()) {
        tables.push((open_table(server.address, game).await.context("setting a table up")?, game.clone()));
    }
    println!(
        "{} tables, {} sockets, {} moves a second each, {} s",
        args.tables,
        2 * args.tables,
        args.rate,
        args.seconds
    );
    let cpu = server.cpu();
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let beat = Duration::from_secs_f64(1.0 / args.rate);
    let mut playing = JoinSet::new();
    for (number, (sockets, game)) in tables.into_iter().enumerate() {
        // Tables do not move in step with each other.
        let first = begin + beat.mul_f64(number as f64 / args.tables as f64);
        let party = Party { to: server.address, game, numbers: Numbers::new(number as u64), beat, end };
        playing.spawn(party.play(sockets, first));
    }
    let mut found = Found::default();
    while let Some(done) = playing.join_next().await {
        let done = done.context("a table's task")??;
        found.times.extend(done.times);
        found.tables += done.tables;
        found.late += done.late;
    }
    let elapsed = begin.elapsed();
    let (full, cpu) = (server.memory(), server.cpu().zip(cpu).map(|(now, then)| now.saturating_sub(then)));
    slow_seconds(&found.times, begin);
    report(found.times.iter().map(|(_, took)| *took).collect(), elapsed);
    println!("{} moves began more than a beat late", found.late);
    if let Some(cpu) = cpu {
        let per_move = cpu.as_secs_f64() * 1e3 / found.times.len().max(1) as f64;
        println!("processor: {per_move:.2} ms a move, {:.0} % of one core", 100.0 * cpu.div_duration_f64(elapsed));
    }
    if let (Some(empty), Some(full)) = (empty, full) {
        let per_table = full.saturating_sub(empty) / found.tables.max(1) as u64;
        println!(
            "memory: {} MiB empty, {} MiB with {} tables, {} KiB a table with its two sockets",
            empty >> 20,
            full >> 20,
            found.tables,
            per_table >> 10
        );
    }
    Ok(())
}

async fn open_table(to: SocketAddr, game: &str) -> Result<[Socket; 2]> {
    let mut one = Device::new(to);
    let id = one.table(game, json!([{ "kind": "here", "name": "One" }, { "kind": "open" }])).await?;
    let mut other = Device::new(to);
    other.ask("POST", &format!("/tables/{id}/seats/B/take"), &json!({ "name": "Other" })).await?;
    one.ask("POST", &format!("/tables/{id}/start"), &serde_json::Value::Null).await?;
    Ok([one.join(&id, 0).await?, other.join(&id, 0).await?])
}

/// Two people who play one table after the other.
struct Party {
    to: SocketAddr,
    game: String,
    numbers: Numbers,
    beat: Duration,
    end: Instant,
}

impl Party {
    /// Moves once a beat until the end.
    async fn play(mut self, mut sockets: [Socket; 2], first: Instant) -> Result<Found> {
        let mut found = Found { tables: 1, ..Found::default() };
        let mut next = first;
        while next < self.end {
            // Both connections read on while they wait for the beat, as browsers do.
            while Instant::now() < next {
                let [one, other] = &mut sockets;
                tokio::select! {
                    message = one.next() => drop(message?),
                    message = other.next() => drop(message?),
                    () = tokio::time::sleep_until(next.into()) => {}
                }
            }
            found.late += usize::from(Instant::now() > next + self.beat);
            next += self.beat;
            if sockets[0].is_over() {
                sockets = open_table(self.to, &self.game).await.context("setting another table up")?;
                found.tables += 1;
            }
            let seq = sockets.iter().map(|socket| socket.last).max().unwrap_or(0);
            for socket in &mut sockets {
                socket.catch_up(seq).await?;
            }
            let Some(mover) = sockets.iter_mut().find(|socket| !socket.legal().is_empty()) else { continue };
            let number = found.times.len();
            found.times.push((Instant::now(), self.one_move(mover, number).await?));
        }
        Ok(found)
    }

    /// Plays any legal move; how long its acknowledgement took.
    async fn one_move(&mut self, mover: &mut Socket, number: usize) -> Result<Duration> {
        let legal = mover.legal();
        let id = number.to_string();
        let command = mover.command(&id, legal[self.numbers.below(legal.len())]);
        let sent = Instant::now();
        mover.send("act", command).await?;
        loop {
            let Heard { kind, body } = mover.next().await?;
            if body.id != id {
                continue;
            }
            let took = sent.elapsed();
            anyhow::ensure!(kind == "accepted", "a legal move was refused: {}", body.refusal());
            // The next choice needs the position after this move.
            mover.catch_up(body.seq).await?;
            return Ok(took);
        }
    }
}

/// Tells whether slow moves come all the time or together: what the machine did besides shows as single seconds.
fn slow_seconds(times: &[(Instant, Duration)], begin: Instant) {
    let mut slow: BTreeMap<u64, (usize, Duration)> = BTreeMap::new();
    for (sent, took) in times.iter().filter(|(_, took)| *took > BAR) {
        let (count, slowest) = slow.entry(sent.duration_since(begin).as_secs()).or_default();
        *count += 1;
        *slowest = (*slowest).max(*took);
    }
    let words: Vec<String> =
        slow.iter().map(|(at, (count, slowest))| format!("{at} s ({count}, {} ms)", slowest.as_millis())).collect();
    let count: usize = slow.values().map(|(count, _)| count).sum();
    let list = if words.is_empty() { "none".into() } else { words.join(", ") };
    println!("{count} moves took more than {} ms, sent after: {list}", BAR.as_millis());
}

fn report(mut times: Vec<Duration>, elapsed: Duration) {
    times.sort_unstable();
    let at = |part: f64| {
        times.get(((times.len() as f64 - 1.0) * part) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    let rate = times.len() as f64 / elapsed.as_secs_f64();
    println!("{} moves acknowledged, {rate:.0} a second", times.len());
    println!(
        "acknowledgement: median {:.1} ms, 95 % {:.1} ms, 99 % {:.1} ms, slowest {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    );
}
