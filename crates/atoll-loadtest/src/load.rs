//! How long moves take to be acknowledged, and how much memory a table takes.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::json;
use tokio::task::JoinSet;

use crate::client::{Device, Socket};
use crate::numbers::Numbers;
use crate::server::Server;

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

pub(crate) async fn run(args: &Args) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(&args.program, folder.path()).await?;
    let empty = server.memory();
    let mut tables = Vec::new();
    for _ in 0..args.tables {
        tables.push(open_table(server.address).await.context("setting a table up")?);
    }
    println!(
        "{} tables, {} sockets, {} moves a second each, {} s",
        args.tables,
        2 * args.tables,
        args.rate,
        args.seconds
    );
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let beat = Duration::from_secs_f64(1.0 / args.rate);
    let mut playing = JoinSet::new();
    for (number, sockets) in tables.into_iter().enumerate() {
        // Tables do not move in step with each other.
        let first = begin + beat.mul_f64(number as f64 / args.tables as f64);
        playing.spawn(play(sockets, Numbers::new(number as u64), first, beat, end));
    }
    let mut times = Vec::new();
    let mut memory = None;
    while let Some(done) = playing.join_next().await {
        times.extend(done.context("a table's task")??);
        memory = memory.max(server.memory());
    }
    report(&mut times, begin.elapsed());
    if let (Some(empty), Some(full)) = (empty, memory) {
        let per_table = full.saturating_sub(empty) / args.tables.max(1) as u64;
        println!("memory: {} MiB empty, {} MiB full, {} KiB a table", empty >> 20, full >> 20, per_table >> 10);
    }
    Ok(())
}

async fn open_table(to: std::net::SocketAddr) -> Result<[Socket; 2]> {
    let mut one = Device::new(to);
    let id = one.table(json!([{ "kind": "here", "name": "One" }, { "kind": "open" }])).await?;
    let mut other = Device::new(to);
    other.ask("POST", &format!("/tables/{id}/seats/B/take"), &json!({ "name": "Other" })).await?;
    one.ask("POST", &format!("/tables/{id}/start"), &serde_json::Value::Null).await?;
    Ok([one.join(&id, 0).await?, other.join(&id, 0).await?])
}

/// Moves once a beat until the end; how long each acknowledgement took.
async fn play(
    sockets: [Socket; 2],
    mut numbers: Numbers,
    first: Instant,
    beat: Duration,
    end: Instant,
) -> Result<Vec<Duration>> {
    let mut sockets = sockets;
    let mut times = Vec::new();
    let mut next = first;
    while next < end && !sockets[0].is_over() {
        // Both connections read on while they wait for the beat, as browsers do.
        while Instant::now() < next {
            let [one, other] = &mut sockets;
            tokio::select! {
                message = one.next() => drop(message?),
                message = other.next() => drop(message?),
                () = tokio::time::sleep_until(next.into()) => {}
            }
        }
        next += beat;
        let Some(mover) = sockets.iter_mut().find(|socket| !socket.legal().is_empty()) else { continue };
        let legal = mover.legal();
        let id = format!("{}", times.len());
        let command = mover.command(&id, legal[numbers.below(legal.len())]);
        let sent = Instant::now();
        mover.send("act", command).await?;
        loop {
            let message = mover.next().await?;
            if message["t"] == "accepted" && message["d"]["id"] == id.as_str() {
                break;
            }
            anyhow::ensure!(message["t"] != "refused", "a legal move was refused: {message}");
        }
        times.push(sent.elapsed());
        // The next choice needs the position after this move.
        let seq = mover.snapshot["seq"].as_u64().unwrap_or(0);
        while mover.last < seq {
            mover.next().await?;
        }
    }
    Ok(times)
}

fn report(times: &mut [Duration], elapsed: Duration) {
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
