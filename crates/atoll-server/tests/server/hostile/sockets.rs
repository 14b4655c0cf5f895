//! WebSockets that mean no good: without hello, too many, costly questions, readers that do not read.

use std::time::{Duration, Instant};

use crate::support::{Device, Numbers, Socket, config, counted, folder, request, until_counted};
use atoll_server::{App, Config, Running};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Error;

const SHORT: Duration = Duration::from_millis(300);
/// Longer than any test lasts.
const NEVER: Duration = Duration::from_secs(3_600);

async fn server(change: impl FnOnce(&mut Config)) -> (TempDir, Running) {
    let folder = folder();
    let mut config = config(&folder);
    change(&mut config);
    let server = App::start(config).await.expect("the server starts");
    (folder, server)
}

fn here(name: &str) -> Value {
    json!({"kind": "here", "name": name})
}

/// Somebody behind a proxy.
async fn from(device: &Device, table: &str, address: &str) -> Result<Socket, u16> {
    match device.try_socket(table, &[("x-forwarded-for", address)]).await {
        Ok(socket) => Ok(socket),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(other) => panic!("{other}"),
    }
}

/// Says hello; the code of the refusal, if it is one.
async fn hello(socket: &mut Socket) -> Option<String> {
    socket.send("hello", json!({"protocol": 1, "since": 0})).await;
    let answer = socket.next().await;
    (answer["t"] == "refused").then(|| answer["d"]["code"].as_str().expect("a code").to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_says_hello_soon_or_goes() {
    let (_folder, server) = server(|config| config.bounds.hello = SHORT).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([here("Ann"), here("Bea")])).await;
    let (mut playing, _) = ann.join(&table, 0).await;
    let mut silent = ann.socket(&table).await;
    let mut talking = ann.socket(&table).await;
    for _ in 0..10 {
        talking.send("ping", json!({})).await;
        tokio::time::sleep(SHORT / 5).await;
    }
    for socket in [&mut silent, &mut talking] {
        assert_eq!(socket.closed().await, (1008, "hello did not come".to_string()));
    }
    assert!(counted(server.address(), "atoll_refusals_total{reason=\"no-hello\"}").await >= 2.0);
    playing.play_on(&mut Numbers(2), |at| at.seq() > 10).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_opens_so_many_sockets_and_players_get_in_always() {
    let (_folder, server) = server(|config| {
        (config.max_sockets, config.bounds.sockets_by_address, config.bounds.spectators) = (20, 4, 7);
    })
    .await;
    let to = server.address();
    let (mut ann, eve) = (Device::new(to), Device::new(to));
    let table = ann.table(json!([here("Ann"), here("Bea")])).await;
    let mut watching = Vec::new();
    for _ in 0..4 {
        watching.push(from(&eve, &table, "192.0.2.7").await.expect("there is room"));
    }
    assert_eq!(from(&eve, &table, "192.0.2.7:99").await.err(), Some(429));
    assert!(counted(to, "atoll_refusals_total{reason=\"sockets-by-address\"}").await >= 1.0);
    // Of IPv6 a whole network is one.
    for host in 1..=4 {
        watching.push(from(&eve, &table, &format!("2001:db8::{host}")).await.expect("there is room"));
    }
    assert_eq!(from(&eve, &table, "[2001:db8::ffff]:80").await.err(), Some(429));
    // A table has so many spectators; whoever sits there gets in, from behind the busiest address too.
    for socket in &mut watching[..7] {
        assert_eq!(hello(socket).await, None);
    }
    assert_eq!(hello(&mut watching[7]).await.as_deref(), Some("full"));
    let mut seated = from(&ann, &table, "192.0.2.7").await.expect("a player gets in");
    assert_eq!(hello(&mut seated).await, None);
    // Spectators use all but some of the server's sockets.
    let mut count = 0;
    while let Ok(socket) = from(&eve, &table, &format!("198.51.100.{count}")).await {
        watching.push(socket);
        count += 1;
        assert!(count < 100, "there is no end");
    }
    assert_eq!(watching.len(), 18);
    assert!(counted(to, "atoll_refusals_total{reason=\"sockets\"}").await >= 1.0);
    seated = from(&ann, &table, "203.0.113.1").await.expect("a player gets in");
    assert_eq!(hello(&mut seated).await, None);
    // What has closed makes room.
    watching.clear();
    until_counted(to, "atoll_refusals_total{reason=\"spectators\"}", 1.0).await;
    let again = async {
        while from(&eve, &table, "192.0.2.7").await.is_err() {
            tokio::time::sleep(SHORT / 10).await;
        }
    };
    tokio::time::timeout(crate::support::PATIENCE, again).await.expect("there is room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_has_so_many_connections_and_the_newest_works() {
    let (_folder, server) = server(|_| ()).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([here("Ann"), here("Bea")])).await;
    let mut all = Vec::new();
    for _ in 0..20 {
        all.push(ann.join(&table, 0).await.0);
    }
    for old in &mut all[..4] {
        assert_eq!(old.closed().await.0, 1013);
    }
    all[19].play_on(&mut Numbers(2), |at| at.seq() > 10).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tab_in_the_background_stays_and_a_dead_one_goes() {
    let (_folder, server) = server(|config| {
        (config.bounds.ping, config.bounds.silence) = (SHORT, 4 * SHORT);
    })
    .await;
    let to = server.address();
    let mut ann = Device::new(to);
    let table = ann.table(json!([here("Ann"), here("Bea")])).await;
    // Its page says nothing, but what it runs on answers pings.
    let (mut background, _) = ann.join(&table, 0).await;
    background.until("table").await;
    let (dead, _) = ann.join(&table, 0).await;
    let begin = Instant::now();
    while begin.elapsed() < 10 * SHORT {
        assert!(tokio::time::timeout(SHORT, background.next()).await.is_err(), "nothing happens at this table");
    }
    until_counted(to, "atoll_refusals_total{reason=\"silence\"}", 1.0).await;
    assert_eq!(counted(to, "atoll_sockets").await, 1.0);
    background.play_on(&mut Numbers(2), |at| at.seq() > 10).await;
    drop(dead);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_costs_much_is_paid_for_and_connecting_anew_pays_nothing_back() {
    let (_folder, server) = server(|config| (config.bounds.units, config.bounds.unit_every) = (3_000, NEVER)).await;
    let to = server.address();
    let (mut ann, eve) = (Device::new(to), Device::new(to));
    let table = ann.table(json!([here("Ann"), here("Bea")])).await;
    // Whoever watches pays by address: for opening, and for the whole game with each hello.
    let mut opened = 0;
    while let Ok(mut socket) = from(&eve, &table, "192.0.2.7").await {
        opened += 1;
        assert!(opened < 200, "there is no end");
        if hello_or_closed(&mut socket).await {
            break;
        }
    }
    assert!(opened >= 5, "only {opened}");
    assert!(counted(to, "atoll_refusals_total{reason=\"costs\"}").await >= 1.0);
    // Others are not to suffer for it, not even those behind the same address who sit.
    assert!(from(&eve, &table, "192.0.2.8").await.is_ok());
    let mut playing = from(&ann, &table, "192.0.2.7").await.expect("a player gets in");
    assert_eq!(hello(&mut playing).await, None);
    // A seat pays for its commands, on whichever connection they come.
    let mut done = 0;
    let refused = loop {
        let command = json!({"id": format!("c{done}"), "based_on": 0, "seat": "A", "action": "nonsense"});
        playing.send("act", command.clone()).await;
        let (_, body) = playing.answer(&command["id"]).await;
        done += 1;
        if body["code"] == "too-fast" {
            break true;
        }
        if done % 5 == 0 {
            match from(&ann, &table, "192.0.2.7").await {
                Ok(again) => playing = again,
                Err(429) => break true,
                Err(other) => panic!("{other}"),
            }
            if hello_or_closed(&mut playing).await {
                break true;
            }
        }
        assert!(done < 200, "there is no end");
    };
    assert!(refused && done >= 10, "{done} commands");
    server.stop().await;
}

/// Says hello; whether the connection is closed for what it costs.
async fn hello_or_closed(socket: &mut Socket) -> bool {
    socket.send("hello", json!({"protocol": 1, "since": 0})).await;
    match socket.try_next().await {
        Some(answer) => {
            assert_eq!(answer["t"], "welcome", "{answer}");
            false
        }
        None => true,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_shows_something_new_or_is_refused() {
    let (_folder, server) = server(|config| (config.bounds.units, config.bounds.unit_every) = (4_000, NEVER)).await;
    let to = server.address();
    let mut ann = Device::new(to);
    let game = atoll_catalog::games().iter().find(|game| game.hides()).expect("a game with hands").id();
    let two = json!({"game": game, "seats": [here("Ann"), here("Bea")]});
    let table = ann.post("/tables", two).await.json()["table"]["table"].as_str().expect("an id").to_string();
    let (mut both, _) = ann.join(&table, 0).await;
    both.send("look", json!({"seat": "A"})).await;
    assert_eq!(both.until("eyes").await["snapshot"]["eyes"], "A");
    // Whoever asks for it is told what is different only, and all of that: nothing that was seen stays.
    let (mut part, _) = ann.join(&table, 0).await;
    let mut known: Vec<Value> = part.steps.clone();
    for seat in [json!("B"), json!(null), json!("A"), json!("B"), json!(null)] {
        part.send("look", json!({"seat": seat, "changes": true})).await;
        let eyes = part.until("eyes").await;
        assert_eq!(eyes["changes"], true);
        let told = eyes["steps"].as_array().expect("steps");
        assert!(!told.is_empty() && told.len() < known.len(), "{} of {}", told.len(), known.len());
        for step in told {
            known[step["seq"].as_u64().expect("a number") as usize - 1] = step.clone();
        }
        let (mut whole, _) = ann.join(&table, 0).await;
        if !seat.is_null() {
            whole.send("look", json!({"seat": seat})).await;
            whole.steps = whole.until("eyes").await["steps"].as_array().expect("steps").clone();
        }
        assert_eq!(known, whole.steps);
    }
    for (seat, code) in [(json!("A"), "nothing-new"), (json!("C"), "not-your-seat")] {
        both.send("look", json!({"seat": seat})).await;
        assert_eq!(both.until("refused").await["code"], code);
    }
    // Whoever turns the hand over and over pays for it.
    let mut looks = 0;
    loop {
        looks += 1;
        both.send("look", json!({"seat": if looks % 2 == 0 { json!("A") } else { json!(null) }})).await;
        let answer = both.next().await;
        if answer["t"] == "refused" {
            assert_eq!(answer["d"]["code"], "too-fast");
            break;
        }
        assert!(looks < 300, "there is no end");
    }
    // Where nothing is hidden there is nothing to look at, nor with one seat, nor with none.
    let open = ann.table(json!([here("Ann"), here("Bea")])).await;
    let (mut open, _) = ann.join(&open, 0).await;
    let (mut watching, _) = Device::new(to).join(&table, 0).await;
    for socket in [&mut open, &mut watching] {
        socket.send("look", json!({"seat": "A"})).await;
        assert_eq!(socket.until("refused").await["code"], "nothing-hidden");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_is_counted_and_dropped() {
    let (_folder, server) =
        server(|config| (config.bounds.send, config.bounds.send_buffer) = (SHORT, Some(8 << 10))).await;
    let to = server.address();
    let mut ann = Device::new(to);
    let bot = json!({"kind": "bot", "bot": "random"});
    let table = ann.table(json!([here("Ann"), bot])).await;
    let (mut playing, _) = ann.join(&table, 0).await;
    let eve = Device::new(to);
    let mut deaf = Vec::new();
    for _ in 0..3 {
        deaf.push(eve.join_deaf(&table).await);
    }
    while counted(to, "atoll_slow_readers_total").await < 3.0 && !playing.is_over() {
        let seq = playing.seq();
        playing.play_on(&mut Numbers(seq), |at| at.seq() > seq + 10).await;
    }
    // What waits to be sent is given up only after a while.
    while counted(to, "atoll_slow_readers_total").await < 3.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(counted(to, "atoll_socket_queue_count").await > 0.0);
    assert_eq!(request(to, "GET", "/readyz", &[], b"").await.status, 200);
    drop(deaf);
    server.stop().await;
}
