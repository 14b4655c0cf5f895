//! Salt in the name of seats: only their people add it, only before the game, once, and all of it is in the record.

use atoll_catalog::{GAMES, Kept, Record, parse_salt};
use serde_json::{Value, json};

use crate::support::{Device, Numbers, folder, server};

const OURS: &str = "1111111111111111111111111111111111111111111111111111111111111111";
const OTHER: &str = "2222222222222222222222222222222222222222222222222222222222222222";

fn salt(hex: &str) -> Value {
    json!({ "salt": hex })
}

/// What each seat has added, as a table is told.
fn salts(info: &Value) -> Vec<&str> {
    let seats = info["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["salt"].as_str().unwrap_or("-")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_salted_by_its_person_only_and_once() {
    let folder = folder();
    let server = server(&folder).await;
    let (mut ann, mut bea) = (Device::new(server.address()), Device::new(server.address()));
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}])).await;
    let seat = |letter: &str| format!("/tables/{table}/seats/{letter}/salt");
    // Nobody salts a seat that is not theirs: not a stranger, not the host, and nobody an open one.
    assert_eq!(bea.post(&seat("A"), salt(OTHER)).await.code(), "not-your-seat");
    assert_eq!(ann.post(&seat("B"), salt(OTHER)).await.code(), "not-your-seat");
    assert_eq!(bea.post(&seat("E"), salt(OTHER)).await.code(), "not-your-seat");
    for wrong in ["", "00", &OURS[1..], &format!("{OURS}00"), &"zz".repeat(32), &"é".repeat(64)] {
        assert_eq!(ann.post(&seat("A"), salt(wrong)).await.code(), "salt", "{wrong}");
    }
    assert_eq!(ann.post(&seat("A"), json!({"salt": OURS, "for": "B"})).await.code(), "malformed");
    let (mut watcher, _) = bea.join(&table, 0).await;
    assert_eq!(salts(&ann.post(&seat("A"), salt(OURS)).await.json()), [OURS, "-"]);
    // Everybody is told at once, and the same again is no news.
    while salts(&watcher.until("table").await["table"])[0] != OURS {}
    assert_eq!(ann.post(&seat("A"), salt(OURS)).await.status, 200);
    assert_eq!(ann.post(&seat("A"), salt(OTHER)).await.code(), "salted");
    // A bot has none.
    ann.post(&format!("/tables/{table}/seats/B/bot"), json!({"bot": "greedy"})).await;
    assert_eq!(ann.post(&seat("B"), salt(OTHER)).await.code(), "not-your-seat");
    ann.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!(ann.post(&seat("A"), salt(OTHER)).await.code(), "salted");
    assert_eq!(ann.post(&seat("A"), salt(OURS)).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn salt_goes_with_its_person_before_the_game_and_stays_during_it() {
    let folder = folder();
    let server = server(&folder).await;
    let (mut ann, mut bea) = (Device::new(server.address()), Device::new(server.address()));
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}])).await;
    let seat = |what: &str| format!("/tables/{table}/seats/B/{what}");
    bea.post(&seat("take"), json!({"name": "Bea"})).await;
    bea.post(&seat("salt"), salt(OTHER)).await;
    // The host clears the seat: whoever comes next is not bound to what somebody else has drawn.
    assert_eq!(salts(&ann.post(&seat("leave"), json!({})).await.json()), ["-", "-"]);
    bea.post(&seat("take"), json!({"name": "Bea"})).await;
    assert_eq!(salts(&bea.post(&seat("salt"), salt(OURS)).await.json()), ["-", OURS]);
    ann.post(&format!("/tables/{table}/start"), Value::Null).await;
    // A seat that nobody salted in time stays without.
    assert_eq!(ann.post(&format!("/tables/{table}/seats/A/salt"), salt(OTHER)).await.code(), "begun");
    assert_eq!(salts(&bea.post(&seat("leave"), json!({})).await.json()), ["-", OURS]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_is_salted_and_its_record_proves_every_draw() {
    let folder = folder();
    let mut running = server(&folder).await;
    for game in GAMES.iter() {
        let mut ann = Device::new(running.address());
        let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]);
        let new = json!({"game": game.id(), "seats": seats, "waits": true});
        let made = ann.post("/tables", new).await.json();
        assert_eq!(made["table"]["state"], "waiting");
        let id = made["table"]["table"].as_str().expect("an id").to_string();
        let seal = made["table"]["commitment"].as_str().expect("a seal").to_string();
        ann.post(&format!("/tables/{id}/seats/A/salt"), salt(OURS)).await;
        // What is acknowledged is on disk: another process begins with it.
        running.stop().await;
        running = server(&folder).await;
        let mut ann = again(&ann, running.address(), &id);
        let begun = ann.post(&format!("/tables/{id}/start"), Value::Null).await.json();
        assert_eq!((&begun["state"], salts(&begun)), (&json!("playing"), vec![OURS, "-"]));
        assert_eq!(begun["commitment"], seal.as_str());
        let (mut socket, _) = ann.join(&id, 0).await;
        // In the middle of the game too.
        socket.play_on(&mut Numbers(3), |socket| socket.seq() > 8).await;
        running.stop().await;
        running = server(&folder).await;
        let mut ann = again(&ann, running.address(), &id);
        let (mut socket, _) = ann.join(&id, 0).await;
        socket.play_on(&mut Numbers(4), |_| false).await;
        let text = ann.get(&format!("/tables/{id}/record")).await.text();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let own = vec![parse_salt(&format!("A={OURS}")).expect("a salt")];
        let kept = Kept { commitment: record.header.commitment, own, ..Kept::default() };
        assert_eq!(record.header.commitment.map(|seal| seal.to_string()), Some(seal));
        let found = GAMES.audit(&record, &kept);
        assert!(found.faults.is_empty() && found.is_open && found.is_over, "{found:?}");
        assert!(found.draws > 0 && found.recomputed == found.draws && found.salted == 1, "{found:?}");
        let verified = GAMES.verify(&record).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(verified.draws_verified, Some(found.draws));
    }
    running.stop().await;
}

/// The same browser at a server that has started anew.
fn again(device: &Device, to: std::net::SocketAddr, table: &str) -> Device {
    Device::with_tokens(to, table, device.tokens(table))
}
