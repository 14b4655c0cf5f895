//! Hints: to whom they are told, what they tell, and when there are none.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::support::{Device, Socket, config, folder, server};
use serde_json::{Value, json};

fn texts(hint: &Value) -> Vec<&str> {
    let hints = hint["hints"].as_array().expect("a list");
    hints.iter().map(|hint| hint["action"]["text"].as_str().expect("text")).collect()
}

/// Sets up a table of a game; its id.
async fn table(device: &mut Device, game: &str, seats: Value, policy: Value) -> String {
    let answer = device.post("/tables", json!({"game": game, "seats": seats, "policy": policy})).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["table"]["table"].as_str().expect("an id").to_string()
}

async fn refusal(socket: &mut Socket, seat: &str) -> String {
    let (kind, body) = socket.hint(seat).await;
    assert_eq!(kind, "refused", "{body}");
    assert!(body["why"]["args"]["text"].as_str().is_some_and(|why| why.ends_with('.')), "{body}");
    body["code"].as_str().expect("a code").to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_names_three_legal_actions_to_whoever_asked_and_nobody_else() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let games = ann.get("/games").await.json();
    for game in games.as_array().expect("games") {
        let game = game["id"].as_str().expect("an id");
        let here = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}]);
        let table = table(&mut ann, game, here, json!({})).await;
        let mut ben = Device::new(server.address());
        ben.post(&format!("/tables/{table}/seats/B/take"), json!({"name": "Ben"})).await;
        ann.post(&format!("/tables/{table}/start"), json!(null)).await;
        let (mut a, _) = ann.join(&table, 0).await;
        let (mut second, _) = ann.join(&table, 0).await;
        let (mut b, _) = ben.join(&table, 0).await;
        let (mut watcher, _) = Device::new(server.address()).join(&table, 0).await;
        while a.legal().len() < 3 {
            let is_own = a.to_act().as_deref() == Some("A");
            let (actor, other) = if is_own { (&mut a, &mut b) } else { (&mut b, &mut a) };
            actor.play(&actor.legal()[0].clone()).await;
            while other.seq() < actor.seq() {
                other.news().await;
            }
        }
        for other in [&mut second, &mut b] {
            while other.seq() < a.seq() {
                other.news().await;
            }
        }
        let (kind, hint) = a.hint("A").await;
        assert_eq!(kind, "hint", "{hint}");
        assert_eq!(hint["seq"], a.seq());
        let distinct: BTreeSet<&str> = texts(&hint).into_iter().collect();
        assert_eq!(distinct.len(), 3, "{hint}");
        let legal = a.snapshot["legal"].as_array().expect("a list").clone();
        for hint in hint["hints"].as_array().expect("a list") {
            assert!(legal.contains(&hint["action"]), "{hint} is as among the legal actions");
            assert!(hint["margin"].as_f64().is_some_and(|margin| margin.abs() < 200.0), "{hint}");
            let reasons = hint["reasons"].as_array().expect("a list");
            let prefix = format!("{game}-reason-");
            assert!(reasons.iter().all(|why| why["key"].as_str().is_some_and(|key| key.starts_with(&prefix))));
        }
        // The same question has the same answer, also on the seat's other device.
        assert_eq!(a.hint("A").await.1["hints"], hint["hints"]);
        assert_eq!(second.hint("A").await.1["hints"], hint["hints"]);
        assert_eq!(refusal(&mut b, "A").await, "not-your-seat");
        assert_eq!(refusal(&mut b, "B").await, "not-your-turn");
        assert_eq!(refusal(&mut watcher, "A").await, "not-your-seat");
        a.play(texts(&hint)[0]).await;
        for other in [&mut second, &mut b, &mut watcher] {
            while other.seq() < a.seq() {
                other.news().await;
            }
        }
        assert_eq!([a.hints, second.hints, b.hints, watcher.hints], [2, 1, 0, 0], "{game}");
        a.send("hint", json!({"id": "old", "based_on": 0, "seat": "A"})).await;
        assert_eq!(a.answer(&json!("old")).await.1["code"], "stale");
        a.send("hint", json!({"id": "", "based_on": 0, "seat": "A"})).await;
        assert_eq!(a.answer(&json!("")).await.1["code"], "malformed");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_are_no_hints_where_they_are_off_or_the_game_is_serious() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]);
    let off = table(&mut ann, "south-seas", seats.clone(), json!({"hints": false})).await;
    let (mut a, welcome) = ann.join(&off, 0).await;
    assert_eq!(welcome["table"]["policy"]["hints"], false);
    assert_eq!(refusal(&mut a, "A").await, "hints-off");
    let asked = json!({"serious": true, "hints": true, "aids": true, "undo": "turn", "watch": "nobody"});
    let serious = table(&mut ann, "south-seas", seats.clone(), asked).await;
    let (mut a, welcome) = ann.join(&serious, 0).await;
    let agreed = json!({"watch": "nobody", "undo": "none", "aids": false, "hints": false, "serious": true});
    assert_eq!(welcome["table"]["policy"], agreed);
    assert_eq!(refusal(&mut a, "A").await, "hints-off");
    a.play(&a.legal()[0].clone()).await;
    assert_eq!(a.snapshot["can_undo"], false);
    // A table that says nothing has hints, and a bot that stands in needs none.
    let usual = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
    let (mut a, welcome) = ann.join(&usual, 0).await;
    assert_eq!(
        (&welcome["table"]["policy"]["hints"], &welcome["table"]["policy"]["serious"]),
        (&json!(true), &json!(false))
    );
    ann.post(&format!("/tables/{usual}/seats/B/bot"), json!({})).await;
    a.until("table").await;
    assert_eq!(refusal(&mut a, "B").await, "stand-in");
    let waiting = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}])).await;
    let (mut a, _) = ann.join(&waiting, 0).await;
    assert_eq!(refusal(&mut a, "A").await, "not-started");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn around_one_screen_a_hint_waits_until_the_hand_is_shown() {
    let folder = folder();
    let mut config = config(&folder);
    // Long enough for the hand to be closed while the expert thinks, however busy the machine is.
    config.bot_think = Duration::from_secs(1);
    let server = atoll_server::App::start(config).await.expect("the server starts");
    let mut ann = Device::new(server.address());
    let games = ann.get("/games").await.json();
    let private = games.as_array().expect("games").iter().find(|game| game["private"] == true);
    let private = private.and_then(|game| game["id"].as_str()).expect("a game with hands");
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}]);
    let table = table(&mut ann, private, seats, json!({})).await;
    let (mut both, _) = ann.join(&table, 0).await;
    let seat = both.to_act().expect("a seat is to act");
    assert_eq!(refusal(&mut both, &seat).await, "hand-closed");
    both.send("look", json!({"seat": seat})).await;
    let eyes = both.until("eyes").await;
    both.steps.clear();
    both.seen(&eyes);
    assert_eq!(both.hint(&seat).await.0, "hint");
    // A hand that is closed again before the answer takes it along.
    while both.to_act().as_ref() == Some(&seat) {
        let command = both.act(&both.legal()[0].clone()).await;
        assert_eq!(both.answer(&command["id"]).await.0, "accepted");
        let told = both.next().await;
        if told["t"] == "eyes" {
            both.steps.clear();
            both.seen(&told["d"]);
        }
    }
    let seat = both.to_act().expect("a seat is to act");
    both.send("look", json!({"seat": seat})).await;
    both.send("hint", json!({"id": "late", "based_on": both.seq(), "seat": seat})).await;
    both.send("look", json!({"seat": null})).await;
    let (kind, body) = both.answer(&json!("late")).await;
    assert_eq!((kind.as_str(), &body["code"]), ("refused", &json!("hand-closed")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_hints_are_refused() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    let mut codes = Vec::new();
    for _ in 0..12 {
        let seat = a.to_act().expect("a seat is to act");
        let (kind, body) = a.hint(&seat).await;
        codes.push(if kind == "hint" { "hint".to_string() } else { body["code"].as_str().unwrap_or_default().into() });
        a.play(&a.legal()[0].clone()).await;
    }
    assert_eq!(codes[..8], ["hint"; 8]);
    assert!(codes[8..].iter().any(|code| code == "too-fast"), "{codes:?}");
    server.stop().await;
}
