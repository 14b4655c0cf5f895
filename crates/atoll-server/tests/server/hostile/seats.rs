//! Attacks on seats: to see a second hand, to take a seat from somebody who only reloads its page, to choose who plays for it.

use std::time::Duration;

use atoll_server::{App, Running};
use serde_json::{Value, json};

use crate::support::{Device, Numbers, Socket, config, folder};

/// A game with hands, and one without.
const HIDES: &str = "santa-cruz";
const OPEN: &str = "south-seas";

async fn server_with(folder: &tempfile::TempDir, grace: Duration) -> Running {
    let mut config = config(folder);
    config.grace = grace;
    App::start(config).await.expect("the server starts")
}

fn token(claimed: &Value) -> String {
    let link = claimed["seat_link"].as_str().expect("a link");
    link.split("seat=").nth(1).expect("a token").to_string()
}

/// Three people, each at a device of its own.
struct Three {
    table: String,
    devices: Vec<Device>,
    /// The tokens of B and C.
    tokens: Vec<String>,
}

impl Three {
    async fn begin(server: &Running, game: &str) -> Self {
        let mut devices: Vec<Device> = (0..3).map(|_| Device::new(server.address())).collect();
        let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]);
        let policy = json!({"watch": "nobody", "serious": true});
        let made = devices[0].post("/tables", json!({"game": game, "seats": seats, "policy": policy})).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let table = made.json()["table"]["table"].as_str().expect("an id").to_string();
        let mut tokens = Vec::new();
        for (device, (seat, name)) in devices[1..].iter_mut().zip([("B", "Ben"), ("C", "Cleo")]) {
            let path = format!("/tables/{table}/seats/{seat}/take");
            tokens.push(token(&device.post(&path, json!({"name": name})).await.json()));
        }
        let started = devices[0].post(&format!("/tables/{table}/start"), json!(null)).await;
        assert_eq!(started.json()["state"], "playing", "{}", started.text());
        Self { table, devices, tokens }
    }

    async fn ask(&mut self, device: usize, seat: &str, what: &str) -> crate::support::Answer {
        let path = format!("/tables/{}/seats/{seat}/{what}", self.table);
        let body = if what == "take" { json!({"name": "Eve"}) } else { json!({}) };
        self.devices[device].post(&path, body).await
    }

    async fn kinds(&mut self) -> Vec<String> {
        let info = self.devices[0].get(&format!("/tables/{}", self.table)).await.json();
        let seats = info["seats"].as_array().expect("seats");
        seats.iter().map(|seat| seat["kind"].as_str().expect("a kind").to_string()).collect()
    }
}

/// Waits until the table has noticed that nobody is here for a seat.
async fn gone(device: &mut Device, table: &str, seat: usize) {
    while device.get(&format!("/tables/{table}")).await.json()["seats"][seat]["online"] == true {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_a_seat_whose_hand_was_seen() {
    let folder = folder();
    let mut server = server_with(&folder, Duration::ZERO).await;
    let mut three = Three::begin(&server, HIDES).await;
    let table = three.table.clone();
    let left = three.ask(2, "C", "leave").await.json();
    let seat = &left["seats"][2];
    assert_eq!((&seat["kind"], &seat["left"], &seat["free"]), (&json!("stand-in"), &json!(true), &json!(false)));
    // B, B without its cookie, a stranger, the host, and the host's offer: also after a restart.
    for start in 0..2 {
        three.devices.truncate(3);
        three.devices.push(Device::new(server.address()));
        for device in [1, 3, 0] {
            assert_eq!(three.ask(device, "C", "take").await.code(), "seat-closed", "device {device}, start {start}");
            assert_eq!(three.ask(device, "C", "return").await.code(), "not-your-seat");
        }
        assert_eq!(three.ask(0, "C", "offer").await.code(), "seat-closed");
        assert_eq!(three.ask(1, "C", "offer").await.code(), "not-host");
        assert_eq!(three.ask(0, "C", "leave").await.code(), "not-your-seat");
        assert_eq!(three.ask(0, "C", "bot").await.code(), "seat-taken");
        // With the link C has given away its own hand; a device that knows another does not come to know it as well.
        let body = json!({"token": three.tokens[1]});
        assert_eq!(three.devices[1].post(&format!("/tables/{table}/claim"), body).await.code(), "another-hand");
        let both = format!("{}.{}", three.tokens[0], three.tokens[1]);
        let (mut b, welcome) = Device::with_tokens(server.address(), &table, &both).join(&table, 0).await;
        assert_eq!((&welcome["you"], &welcome["snapshot"]["eyes"]), (&json!(["B"]), &json!("B")));
        b.send("look", json!({"seat": "C"})).await;
        assert_eq!(b.until("refused").await["code"], "nothing-hidden");
        if start == 0 {
            server.stop().await;
            server = server_with(&folder, Duration::ZERO).await;
            three.devices.iter_mut().for_each(|device| device.to = server.address());
        }
    }
    // C may have a look at its own hand, and comes back only when it says so.
    let (_, welcome) = three.devices[2].join(&table, 0).await;
    assert_eq!((&welcome["you"], &welcome["back"]), (&json!(["C"]), &json!([])));
    assert_eq!(three.kinds().await, ["person", "person", "stand-in"]);
    assert_eq!(three.ask(2, "C", "return").await.json()["seats"][2]["left"], false);
    assert_eq!(three.kinds().await, ["person", "person", "person"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_hands_a_seat_that_was_left_is_taken_with_the_hosts_consent() {
    let folder = folder();
    let server = server_with(&folder, Duration::ZERO).await;
    let mut three = Three::begin(&server, OPEN).await;
    three.devices.push(Device::new(server.address()));
    assert_eq!(three.ask(0, "C", "offer").await.code(), "not-left");
    three.ask(2, "C", "leave").await;
    assert_eq!(three.ask(3, "C", "take").await.code(), "not-offered");
    assert_eq!(three.ask(1, "C", "offer").await.code(), "not-host");
    assert_eq!(three.ask(0, "C", "offer").await.json()["seats"][2]["free"], true);
    let taken = three.ask(3, "C", "take").await;
    assert_eq!(taken.json()["table"]["seats"][2]["kind"], "person", "{}", taken.text());
    assert_eq!(three.ask(2, "C", "return").await.code(), "not-your-seat");
    assert_eq!(three.ask(3, "B", "take").await.code(), "seat-taken");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_of_two_cookies_come_together_before_the_game_only() {
    let folder = folder();
    let server = server_with(&folder, Duration::ZERO).await;
    for is_early in [true, false] {
        let mut ann = Device::new(server.address());
        let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]);
        let made = ann.post("/tables", json!({"game": HIDES, "seats": seats})).await.json();
        let table = made["table"]["table"].as_str().expect("an id").to_string();
        let mut tokens = Vec::new();
        for (seat, name) in [("B", "Ben"), ("C", "Cleo")] {
            let mut device = Device::new(server.address());
            let path = format!("/tables/{table}/seats/{seat}/take");
            tokens.push(token(&device.post(&path, json!({"name": name})).await.json()));
        }
        let both = Device::with_tokens(server.address(), &table, &tokens.join("."));
        if is_early {
            both.join(&table, 0).await;
        }
        ann.post(&format!("/tables/{table}/start"), json!(null)).await;
        let (mut socket, welcome) = both.join(&table, 0).await;
        let (you, eyes) = if is_early { (json!(["B", "C"]), json!(null)) } else { (json!(["B"]), json!("B")) };
        assert_eq!((&welcome["you"], &welcome["snapshot"]["eyes"]), (&you, &eyes));
        socket.send("look", json!({"seat": "C"})).await;
        if is_early {
            assert_eq!(socket.until("eyes").await["snapshot"]["eyes"], "C", "one hand at a time");
        } else {
            assert_eq!(socket.until("refused").await["code"], "nothing-hidden");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_only_reloads_its_page_keeps_its_seat() {
    let folder = folder();
    let server = server_with(&folder, Duration::from_secs(3_600)).await;
    let mut three = Three::begin(&server, OPEN).await;
    let table = three.table.clone();
    let (b, _) = three.devices[1].join(&table, 0).await;
    drop(b);
    gone(&mut three.devices[0], &table, 1).await;
    let refused = three.ask(0, "B", "bot").await;
    assert_eq!(refused.code(), "away-briefly");
    let seconds = refused.json()["findings"]["seconds"].as_u64().expect("a number");
    assert!((3_000..=3_600).contains(&seconds) && refused.text().contains(&format!("in {seconds} s")));
    // Nor is there any way around for whoever was never connected.
    assert_eq!(three.ask(0, "C", "bot").await.code(), "away-briefly");
    assert_eq!(three.kinds().await, ["person", "person", "person"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_choose_no_level_and_whoever_comes_back_has_its_seat() {
    let folder = folder();
    let mut server = server_with(&folder, Duration::ZERO).await;
    let mut three = Three::begin(&server, OPEN).await;
    let table = three.table.clone();
    let bot = format!("/tables/{table}/seats/B/bot");
    for chosen in ["random", "expert", "no such bot"] {
        let standing = three.devices[0].post(&bot, json!({"bot": chosen})).await;
        assert_eq!(standing.json()["seats"][1]["kind"], "stand-in", "{}", standing.text());
        let record = three.devices[0].get(&format!("/tables/{table}/record")).await.text();
        assert!(record.contains("player B stand-in normal Ben\n"), "{record}");
        assert_eq!(three.devices[0].post(&bot, json!({"bot": chosen})).await.code(), "seat-taken");
        // Another start of the server makes no difference.
        server.stop().await;
        server = server_with(&folder, Duration::ZERO).await;
        three.devices.iter_mut().for_each(|device| device.to = server.address());
        let (mut a, _) = three.devices[0].join(&table, 0).await;
        let (_b, welcome) = three.devices[1].join(&table, 0).await;
        assert_eq!((&welcome["back"], &welcome["table"]["seats"][1]["kind"]), (&json!(["B"]), &json!("person")));
        while a.until("table").await["table"]["seats"][1]["kind"] != "person" {}
        assert_eq!(three.devices[0].post(&bot, json!({})).await.code(), "not-abandoned");
        // Who comes a second time finds nothing to be given back.
        assert_eq!(three.devices[1].join(&table, 0).await.1["back"], json!([]));
        drop((_b, a));
        gone(&mut three.devices[0], &table, 1).await;
    }
    // Who lends its seat keeps it lent when it reloads, at the level that it chose.
    three.devices[1].post(&bot, json!({"bot": "easy"})).await;
    assert_eq!(three.devices[1].join(&table, 0).await.1["back"], json!([]));
    let record = three.devices[0].get(&format!("/tables/{table}/record")).await.text();
    assert!(record.contains("player B stand-in easy Ben\n"), "{record}");
    server.stop().await;
}

/// Every step of a connection's log is told whole.
fn is_whole(socket: &Socket) -> bool {
    let is_told = |step: &Value| {
        let events = step["events"].as_array().expect("events");
        step["text"] != "" && events.iter().all(|event| !event["data"].is_null())
    };
    socket.steps.iter().all(is_told)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_hides_until_the_end_and_then_nothing() {
    let folder = folder();
    let server = server_with(&folder, Duration::ZERO).await;
    let mut ann = Device::new(server.address());
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]);
    let made = ann.post("/tables", json!({"game": HIDES, "seats": seats})).await.json();
    let table = made["table"]["table"].as_str().expect("an id").to_string();
    let (mut a, _) = ann.join(&table, 0).await;
    let (mut watcher, _) = Device::new(server.address()).join(&table, 0).await;
    let mut numbers = Numbers(5);
    a.play_on(&mut numbers, |a| a.seq() > 60).await;
    assert!(!is_whole(&a), "the other hand is hidden");
    let mut hidden = 0;
    // Whoever acts last is told of it by `eyes` as well.
    while !a.is_over() {
        hidden += usize::from(!is_whole(&a));
        match a.legal() {
            legal if legal.is_empty() => {}
            legal => drop(a.act(&legal[numbers.below(legal.len())].clone()).await),
        }
        let before = a.seq();
        while !a.is_over() && (a.seq() == before || a.legal().is_empty()) {
            a.next().await;
        }
    }
    while !watcher.is_over() {
        watcher.next().await;
    }
    assert!(hidden > 3, "it was hidden until the end");
    let (late, _) = Device::new(server.address()).join(&table, watcher.seq()).await;
    let replay = ann.get(&format!("/tables/{table}/replay")).await.json();
    let told = |step: &Value| (step["seat"].clone(), step["text"].clone(), step["events"].clone());
    let shown: Vec<_> = replay["steps"].as_array().expect("steps").iter().map(|step| told(&step["step"])).collect();
    for socket in [&a, &watcher, &late] {
        assert!(is_whole(socket));
        assert_eq!(socket.steps.iter().map(told).collect::<Vec<_>>(), shown, "the log shows what the replay shows");
    }
    server.stop().await;
}
