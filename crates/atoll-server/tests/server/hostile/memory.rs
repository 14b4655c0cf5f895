//! What nobody needs any more leaves the memory at once, and no person makes a log grow without end.

use std::time::Duration;

use atoll_server::{App, Running};
use serde_json::json;
use tokio::task::JoinSet;

use crate::support::{Device, Socket, config, folder, request};

/// Finished games of bots, unless `ATOLL_MEMORY_GAMES` names another number.
const GAMES: usize = 6;
/// Tables that play at a time.
const AT_ONCE: usize = 3;
/// The most that a server may hold after thousands of finished games.
const BOUND_KIB: u64 = 300 << 10;

/// What a gauge says.
async fn gauge(server: &Running, name: &str) -> u64 {
    let text = request(server.address(), "GET", "/metrics", &[], b"").await.text();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("a gauge");
    line.parse().expect("a number")
}

/// Waits until so many tables are in memory, for longer than that ever takes.
async fn until_live(server: &Running, count: u64) {
    for _ in 0..6_000 {
        if gauge(server, "atoll_tables_live").await == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} tables are in memory, not {count}", gauge(server, "atoll_tables_live").await);
}

/// What this process, the server within, holds, in KiB; none where the system does not say.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// Watches a game to its end, and is heard all the while.
async fn watch(mut watcher: Socket) {
    while !watcher.is_over() {
        if tokio::time::timeout(Duration::from_secs(5), watcher.next()).await.is_err() {
            watcher.send("ping", json!({})).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_leave_the_memory() {
    let games = std::env::var("ATOLL_MEMORY_GAMES").ok().and_then(|text| text.parse().ok());
    let folder = folder();
    let mut config = config(&folder);
    // Who is to play may be away for ever; that is no reason to keep what is finished.
    config.idle = Duration::from_secs(3_600);
    config.linger = Duration::from_millis(20);
    let server = App::start(config).await.expect("the server starts");
    let ids = ["south-seas", "maori", "santa-cruz"];
    let bots = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    let mut ann = Device::new(server.address());
    let begin = resident();
    let (mut begun, mut watched) = (0, Vec::new());
    while begun < games.unwrap_or(GAMES) {
        while watched.len() < AT_ONCE {
            let made = ann.post("/tables", json!({"game": ids[begun % ids.len()], "seats": bots})).await;
            assert_eq!(made.status, 201, "{}", made.text());
            let table = made.json()["table"]["table"].as_str().expect("an id").to_string();
            watched.push(ann.join(&table, 0).await.0);
            begun += 1;
        }
        // Whoever watches leaves at the end.
        let mut watching = JoinSet::new();
        watched.drain(..).for_each(|watcher| drop(watching.spawn(watch(watcher))));
        watching.join_all().await;
    }
    until_live(&server, 0).await;
    if let (Some(begin), Some(end)) = (begin, resident()) {
        let disk = std::fs::metadata(folder.path().join("atoll.sqlite")).map_or(0, |file| file.len() >> 10);
        println!("{begun} games: {begin} KiB before, {end} KiB after, {disk} KiB on disk");
        assert!(games.is_none() || end < BOUND_KIB, "{end} KiB are held");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_people_waits_for_them_in_memory_until_it_is_over() {
    let folder = folder();
    let mut config = config(&folder);
    config.idle = Duration::from_secs(3_600);
    config.linger = Duration::ZERO;
    let server = App::start(config).await.expect("the server starts");
    let mut ann = Device::new(server.address());
    let people = json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]);
    let table = ann.table(people).await;
    ann.get(&format!("/tables/{table}")).await;
    let bots = ann.table(json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut watcher, _) = ann.join(&bots, 0).await;
    while !watcher.is_over() {
        watcher.next().await;
    }
    assert_eq!(gauge(&server, "atoll_tables_live").await, 2);
    drop(watcher);
    until_live(&server, 1).await;
    // Whoever asks for a finished table loads it, and it goes again.
    assert_eq!(ann.get(&format!("/tables/{bots}")).await.json()["state"], "over");
    until_live(&server, 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_back_without_end_is_stopped_also_after_a_restart() {
    let folder = folder();
    let mut server = crate::support::server(&folder).await;
    let mut ann = Device::new(server.address());
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}]);
    let made = ann.post("/tables", json!({"game": "maori", "seats": seats})).await.json();
    let table = made["table"]["table"].as_str().expect("an id").to_string();
    let mut refused = Vec::new();
    for start in 0..2 {
        let (mut a, _) = ann.join(&table, 0).await;
        // Fewer messages than one connection may send at once.
        for number in 0..48 {
            if a.snapshot["can_undo"] == false {
                a.play(&a.legal()[0].clone()).await;
            }
            let last = a.steps.last().cloned().expect("a step");
            if last["source"] != "person" {
                continue;
            }
            let id = json!(format!("u{start}-{number}"));
            a.send("undo", json!({"id": id, "based_on": a.seq(), "seat": last["seat"]})).await;
            let (kind, body) = a.answer(&id).await;
            if kind == "refused" {
                refused.push(body["code"].clone());
                break;
            }
            a.until("steps").await;
        }
        server.stop().await;
        server = crate::support::server(&folder).await;
        ann.to = server.address();
    }
    assert_eq!(refused, ["undo-limit", "undo-limit"]);
    server.stop().await;
}
