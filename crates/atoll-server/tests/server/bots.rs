//! Bots of every level at real tables: they finish, they keep to their time, and people can hurry them.

use std::time::{Duration, Instant};

use crate::support::{Device, Numbers, config, folder, request, server};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_plays_every_game_to_its_end() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let bots = ann.get("/bots").await.json();
    let names: Vec<&str> = bots.as_array().expect("a list").iter().filter_map(|bot| bot["name"].as_str()).collect();
    assert_eq!(names, ["random", "easy", "greedy", "normal", "expert"], "the weakest first");
    let usual = bots.as_array().expect("a list").iter().filter(|bot| bot["is_default"] == true);
    assert_eq!(usual.map(|bot| &bot["name"]).collect::<Vec<_>>(), [&json!("normal")]);
    let games = ann.get("/games").await.json();
    let mut watchers = Vec::new();
    for game in games.as_array().expect("games") {
        let seats: Vec<_> = ["easy", "normal", "expert"].map(|bot| json!({"kind": "bot", "bot": bot})).to_vec();
        let table = ann.post("/tables", json!({"game": game["id"], "seats": seats})).await;
        assert_eq!(table.status, 201, "{}", table.text());
        let table = table.json()["table"]["table"].as_str().expect("an id").to_string();
        watchers.push(ann.join(&table, 0).await.0);
    }
    for watcher in &mut watchers {
        while !watcher.is_over() {
            watcher.news().await;
        }
        for seat in ["A", "B", "C"] {
            assert!(watcher.steps.iter().any(|step| step["seat"] == seat && step["source"] == "bot"));
        }
    }
    let metrics = request(server.address(), "GET", "/metrics", &[], b"").await.text();
    assert!(metrics.contains("atoll_bot_fallbacks_total{reason=\"late\"} 0\n"), "{metrics}");
    assert!(metrics.contains("atoll_thinking 0\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_expert_keeps_to_its_time_and_people_see_it_think() {
    let folder = folder();
    let mut config = config(&folder);
    // As much as anybody may set, and then the most there is.
    config.bot_think = Duration::from_secs(3_600);
    config.bot_time = Duration::from_secs(20);
    let server = atoll_server::App::start(config).await.expect("starts");
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "expert"}])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(1), |a| a.to_act().as_deref() == Some("B")).await;
    let begin = Instant::now();
    // Whoever comes while it thinks is told so.
    let (mut late, _) = Device::new(server.address()).join(&table, 0).await;
    assert_eq!(late.next().await, json!({"t": "thinking", "d": {"seat": "B"}}));
    let before = late.seq();
    while late.seq() == before {
        late.news().await;
    }
    assert!(begin.elapsed() < Duration::from_secs(6), "it took {:?}", begin.elapsed());
    let metrics = request(server.address(), "GET", "/metrics", &[], b"").await.text();
    assert!(metrics.contains("atoll_bot_fallbacks_total{reason=\"late\"} 0\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_at_the_table_can_hurry_the_bots() {
    let folder = folder();
    let mut config = config(&folder);
    // Pauses of 4 to 16 seconds, or of half a second to two for those who hurry them.
    config.bot_pause = Duration::from_secs(8);
    let server = atoll_server::App::start(config).await.expect("starts");
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "easy"}])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(1), |a| a.to_act().as_deref() == Some("B")).await;
    let (begin, before) = (Instant::now(), a.seq());
    a.send("hurry", json!({})).await;
    while a.seq() == before {
        a.news().await;
    }
    assert!(begin.elapsed() < Duration::from_millis(3_500), "it took {:?}", begin.elapsed());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_usual_bot_stands_in_if_none_is_named() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}])).await;
    assert_eq!(
        ann.post(&format!("/tables/{table}/seats/B/bot"), json!({})).await.json()["seats"][1]["kind"],
        "stand-in"
    );
    let record = ann.get(&format!("/tables/{table}/record")).await.text();
    assert!(record.contains("player B stand-in normal Ben\n"), "{record}");
    server.stop().await;
}
