//! Callers who take all the time there is to think: people who sit at a table are served before them.

use std::time::{Duration, Instant};

use atoll_catalog::{GAMES, Record};
use atoll_server::{App, Running};
use serde_json::{Value, json};

use crate::support::{Device, Numbers, Socket, config, folder, request, server};

/// Tables of experts that nobody watches; more by `ATOLL_STARVING_TABLES`.
fn crowd() -> usize {
    std::env::var("ATOLL_STARVING_TABLES").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

fn expert() -> Value {
    json!({"kind": "bot", "bot": "expert"})
}

fn here() -> Value {
    json!({"kind": "here", "name": "Ann"})
}

/// Everything that a server counts, by the lines of its metrics that begin so.
async fn counted(server: &Running, name: &str) -> u64 {
    let text = request(server.address(), "GET", "/metrics", &[], b"").await.text();
    let lines = text.lines().filter(|line| line.starts_with(name));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
}

/// Sets up so many tables at which experts play and nobody watches.
async fn set_up_crowd(server: &Running, tables: usize) {
    let mut eve = Device::new(server.address());
    for _ in 0..tables {
        eve.table(json!([expert(), expert()])).await;
    }
}

/// Plays until a bot has decided so many times; how long it took for each.
async fn until_answered(a: &mut Socket, times: usize) -> Vec<Duration> {
    let mut numbers = Numbers(3);
    let mut waited = Vec::new();
    while waited.len() < times && !a.is_over() {
        let legal = a.legal();
        if !legal.is_empty() {
            a.play(&legal[numbers.below(legal.len())].clone()).await;
            continue;
        }
        let begin = Instant::now();
        a.until("steps").await;
        waited.push(begin.elapsed());
    }
    waited
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_at_a_table_is_served_before_a_crowd_of_tables_that_nobody_watches() {
    let tables = crowd();
    let folder = folder();
    let mut config = config(&folder);
    if tables > 60 {
        (config.bot_think, config.bot_time) = (Duration::from_secs(1), Duration::from_secs(5));
    } else {
        // So short that whoever waits for the whole crowd comes late.
        config.bot_time = Duration::from_secs(1);
    }
    let server = App::start(config).await.expect("the server starts");
    set_up_crowd(&server, tables).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([here(), expert()])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    let before = counted(&server, "atoll_bot_moves_total").await;
    let begin = Instant::now();
    let mut waited = until_answered(&mut a, 12).await;
    let moves = counted(&server, "atoll_bot_moves_total").await - before;
    // Hints are had as well, and nobody's bot is replaced.
    let (mut hints, mut refusals) = (0, 0);
    while hints < 3 && !a.is_over() {
        let legal = a.legal();
        match legal.first().cloned() {
            Some(first) => {
                let (kind, body) = a.hint("A").await;
                refusals += u32::from(kind != "hint");
                assert!(kind == "hint" || body["code"] == "unavailable", "{body}");
                hints += 1;
                a.play(&first).await;
            }
            None => drop(a.until("steps").await),
        }
    }
    let fallbacks = counted(&server, "atoll_bot_fallbacks_total").await;
    waited.sort_unstable();
    println!(
        "{tables} tables: a step took {:?} in the middle and {:?} at most; {moves} decisions in {:?}, {fallbacks} fallbacks in all, \
         {refusals} of {hints} hints refused",
        waited[waited.len() / 2],
        waited[waited.len() - 1],
        begin.elapsed(),
    );
    assert_eq!((fallbacks, refusals), (0, 0));
    assert!(moves < waited.len() as u64 * tables as u64 / 2, "{moves} decisions passed {} of ours", waited.len());
    let begin = Instant::now();
    server.stop().await;
    println!("it stopped in {:?}", begin.elapsed());
    assert!(begin.elapsed() < Duration::from_secs(5), "it took {:?} to stop", begin.elapsed());
}

/// Sets up tables at which experts play for people who stay connected: each of them waits for its bots for ever.
async fn sit_by(server: &Running, tables: usize, from: &str) -> Vec<(String, Device, Socket)> {
    let mut sitting = Vec::new();
    for _ in 0..tables {
        let mut eve = Device::new(server.address());
        let table = eve.table(json!([here(), expert()])).await;
        let mut socket = eve.try_socket(&table, &[("x-forwarded-for", from)]).await.expect("the socket opens");
        socket.send("hello", json!({"protocol": 1, "since": 0})).await;
        let lent = eve.post(&format!("/tables/{table}/seats/A/bot"), json!({"bot": "expert"})).await;
        assert_eq!(lent.status, 200, "{}", lent.text());
        sitting.push((table, eve, socket));
    }
    sitting
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_household_that_sits_at_many_tables_does_not_delay_another() {
    const TABLES: usize = 24;
    const STEPS: usize = 8;
    let folder = folder();
    let mut config = config(&folder);
    config.public_url = Some("http://games.example".into());
    config.bot_time = Duration::from_secs(3_600);
    let server = App::start(config).await.expect("the server starts");
    let _crowd = sit_by(&server, TABLES, "192.0.2.1").await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([here(), expert()])).await;
    let mut a = ann.try_socket(&table, &[("x-forwarded-for", "198.51.100.7")]).await.expect("the socket opens");
    a.send("hello", json!({"protocol": 1, "since": 0})).await;
    let welcome = a.until("welcome").await;
    a.seen(&welcome);
    let before = counted(&server, "atoll_bot_moves_total").await;
    until_answered(&mut a, STEPS).await;
    let moves = counted(&server, "atoll_bot_moves_total").await - before;
    assert!(moves < (STEPS * TABLES) as u64 / 2, "{moves} decisions passed {STEPS} of ours");
    server.stop().await;
}

/// How many of a record's decisions with a choice of three or more there are, and how many took the first legal action.
fn first_ones(text: &str) -> (usize, usize) {
    let record = Record::parse(text).expect("a record");
    let game = GAMES.find(&record.header.game).expect("the game");
    let mut table = game.table(&record.header.setup).expect("it is set up");
    let (mut choices, mut firsts) = (0, 0);
    for step in &record.moves {
        let Some(seat) = step.seat else {
            table.settle(&step.text).expect("a draw");
            continue;
        };
        let legal = table.legal();
        if legal.len() >= 3 {
            choices += 1;
            firsts += usize::from(legal[0] == step.text);
        }
        table.play(seat, &step.text).expect("a legal action");
    }
    (choices, firsts)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_comes_late_is_replaced_by_one_that_can_play() {
    let folder = folder();
    let mut config = config(&folder);
    // Nobody who has to wait for a place is in time.
    config.bot_time = Duration::from_millis(1);
    let server = App::start(config).await.expect("the server starts");
    let mut crowd = sit_by(&server, 8, "192.0.2.1").await;
    while counted(&server, "atoll_bot_moves_total").await < 160 {
        for (_, _, socket) in &mut crowd {
            socket.next().await;
        }
    }
    let (mut choices, mut firsts) = (0, 0);
    for (table, eve, _) in &mut crowd {
        let text = eve.get(&format!("/tables/{table}/record")).await.text();
        let found = first_ones(&text);
        (choices, firsts) = (choices + found.0, firsts + found.1);
    }
    assert!(choices > 20 && firsts * 2 < choices, "{firsts} of {choices} decisions took the first legal action");
    let late = counted(&server, "atoll_bot_fallbacks_total{reason=\"late\"}").await;
    let replaced = counted(&server, "atoll_thought_wait_seconds_count{for=\"overdue\"}").await;
    // Those just begun are counted in one of them only.
    assert!(late > 20 && replaced + 8 >= late, "{replaced} of {late} that were late were replaced by a bot");
    assert_eq!(counted(&server, "atoll_bot_fallbacks_total{reason=\"failed\"}").await, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_few_of_the_tables_that_nobody_watches_are_in_memory() {
    const TABLES: usize = 24;
    let folder = folder();
    let first = server(&folder).await;
    set_up_crowd(&first, TABLES).await;
    first.stop().await;
    let second = server(&folder).await;
    let (mut most, mut moves) = (0, 0);
    while moves < 20 || most == 0 {
        moves = counted(&second, "atoll_bot_moves_total").await;
        most = most.max(counted(&second, "atoll_tables_live").await);
    }
    assert!((1..=8).contains(&most), "{most} of {TABLES} tables were in memory");
    // Whoever asks for another has it at once.
    let mut ann = Device::new(second.address());
    let table = ann.table(json!([here(), expert()])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    assert_eq!(until_answered(&mut a, 1).await.len(), 1);
    second.stop().await;
}
