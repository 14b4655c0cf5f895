//! Whole games over real sockets.

use crate::support::{Device, Numbers, folder, server};
use atoll_catalog::{GAMES, Record};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_and_bots_play_a_game_to_its_end() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table =
        ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])).await;
    let mut ben = Device::new(server.address());
    assert_eq!(ann.post(&format!("/tables/{table}/start"), json!(null)).await.code(), "open-seats");
    assert_eq!(ben.post(&format!("/tables/{table}/start"), json!(null)).await.code(), "not-host");
    let taken = ben.post(&format!("/tables/{table}/seats/b/take"), json!({"name": "Ben"})).await;
    assert_eq!((taken.status, taken.json()["seat"].as_str()), (200, Some("B")));
    let (mut a, welcome) = ann.join(&table, 0).await;
    assert_eq!((&welcome["you"], &welcome["table"]["state"]), (&json!(["A"]), &json!("waiting")));
    let (mut b, _) = ben.join(&table, 0).await;
    let (mut watcher, welcome) = Device::new(server.address()).join(&table, 0).await;
    assert_eq!(welcome["you"], json!([]));
    let started = ann.post(&format!("/tables/{table}/start"), json!(null)).await;
    assert_eq!(started.json()["state"], "playing");
    let commitment = started.json()["commitment"].clone();
    let mut watching = Numbers(3);
    let (mut first, mut second) = (Numbers(1), Numbers(2));
    tokio::join!(
        a.play_on(&mut first, |_| false),
        b.play_on(&mut second, |_| false),
        watcher.play_on(&mut watching, |_| false)
    );
    // Everybody saw the same steps under the same numbers.
    assert_eq!(a.steps, b.steps);
    assert_eq!(a.steps, watcher.steps);
    assert_eq!(a.steps[0]["seq"], 1);
    let sources: Vec<&str> = a.steps.iter().filter_map(|step| step["source"].as_str()).collect();
    assert!(["person", "bot", "draw"].iter().all(|source| sources.contains(source)));
    assert_eq!(a.snapshot["result"].as_array().map(Vec::len), Some(3));
    let info = ann.get(&format!("/tables/{table}")).await.json();
    assert_eq!(info["state"], "over");
    let text = ben.get(&format!("/tables/{table}/record")).await.text();
    let record = Record::parse(&text).expect("a record");
    let verdict = GAMES.verify(&record).expect("it verifies");
    assert!(verdict.is_over && verdict.draws_verified.is_some_and(|draws| draws > 50));
    assert_eq!(record.header.commitment.map(|found| json!(found.to_string())), Some(commitment));
    let players: Vec<String> = record.header.players.iter().map(ToString::to_string).collect();
    assert_eq!(players, ["person Ann", "person Ben", "bot greedy"]);
    let replay = Device::new(server.address()).get(&format!("/tables/{table}/replay")).await.json();
    assert_eq!(replay["verified"]["is_true"], true);
    assert_eq!(replay["steps"].as_array().map(Vec::len), Some(a.steps.len()));
    let last = replay["steps"].as_array().and_then(|steps| steps.last()).expect("a last step");
    // A replay looks through the eyes of the seat to act; of a game that hides nothing it shows the same as everybody saw.
    for part in ["phase", "tiles", "seats", "display", "stack", "bag"] {
        assert_eq!(last["snapshot"]["view"][part], watcher.snapshot["view"][part], "{part}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_gets_what_was_missed() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
    let (mut a, welcome) = ann.join(&table, 0).await;
    assert_eq!(welcome["you"], json!(["A", "B"]));
    let mut numbers = Numbers(7);
    a.play_on(&mut numbers, |a| a.seq() > 20).await;
    let (mut lost, _) = ann.join(&table, 0).await;
    let since = lost.seq();
    let mut known = std::mem::take(&mut lost.steps);
    drop(lost);
    a.play_on(&mut numbers, |a| a.seq() > 60).await;
    let (back, welcome) = ann.join(&table, since).await;
    assert_eq!(welcome["steps"][0]["seq"], since + 1);
    known.extend(back.steps.iter().cloned());
    assert_eq!(known, a.steps);
    assert_eq!(back.snapshot, a.snapshot);
    // Who claims to know more than there is gets everything.
    let (ahead, _) = ann.join(&table, 9_999).await;
    assert_eq!(ahead.steps, a.steps);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_count_once_and_only_from_whoever_may() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}])).await;
    let mut ben = Device::new(server.address());
    ben.post(&format!("/tables/{table}/seats/B/take"), json!({"name": "Ben"})).await;
    let (mut a, _) = ann.join(&table, 0).await;
    let (mut b, _) = ben.join(&table, 0).await;
    a.send("act", json!({"id": "early", "based_on": 0, "seat": "A", "action": "x"})).await;
    assert_eq!(a.answer(&json!("early")).await.1["code"], "not-started");
    ann.post(&format!("/tables/{table}/start"), json!(null)).await;
    a.until("steps").await;
    b.until("steps").await;
    let action = a.legal()[0].clone();
    assert!(b.legal().is_empty());
    let before = a.seq();
    let tried = [
        ("B", action.as_str(), before, "not-your-seat"),
        ("E", &action, before, "not-your-seat"),
        ("Q", &action, before, "malformed"),
        ("A", &action, before - 1, "stale"),
        ("A", &action, before + 9, "stale"),
        ("A", "nonsense", before, "notation"),
    ];
    for (seat, action, based_on, code) in tried {
        let id = format!("wrong-{seat}-{code}-{based_on}");
        a.send("act", json!({"id": id, "based_on": based_on, "seat": seat, "action": action})).await;
        let (kind, body) = a.answer(&json!(id)).await;
        assert_eq!((kind.as_str(), body["code"].as_str()), ("refused", Some(code)), "{body}");
    }
    b.send("act", json!({"id": "b", "based_on": before, "seat": "B", "action": action})).await;
    assert_eq!(b.answer(&json!("b")).await.1["code"], "not-your-turn");
    b.send("act", json!({"id": "b2", "based_on": before, "seat": "A", "action": action})).await;
    assert_eq!(b.answer(&json!("b2")).await.1["code"], "not-your-seat");
    // A resend of what was accepted is answered alike and changes nothing, however far the table has moved on.
    let command = a.act(&action).await;
    let (_, accepted) = a.answer(&command["id"]).await;
    a.until("steps").await;
    let after = a.seq();
    for _ in 0..3 {
        a.send("act", command.clone()).await;
        assert_eq!(a.answer(&command["id"]).await, ("accepted".to_string(), accepted.clone()));
    }
    // The other seat may use the same id for a command of its own.
    b.send("act", json!({"id": command["id"], "based_on": 0, "seat": "B", "action": action})).await;
    assert_eq!(b.answer(&command["id"]).await.1["code"], "stale");
    assert_eq!(ann.join(&table, 0).await.0.seq(), after);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_can_be_taken_back_until_something_is_drawn() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}]);
    let table = ann.table(seats.clone()).await;
    let (mut a, _) = ann.join(&table, 0).await;
    let mut numbers = Numbers(11);
    let mut undone = 0;
    while undone < 5 {
        a.play_on(&mut numbers, |a| a.snapshot["can_undo"] == true || a.is_over()).await;
        assert!(!a.is_over(), "the game ended before anything was taken back");
        let (last, snapshot) = (a.steps.last().cloned().expect("a step"), a.snapshot.clone());
        let seat = last["seat"].clone();
        let other = if seat == "A" { "B" } else { "A" };
        a.send("undo", json!({"id": format!("o{undone}"), "based_on": a.seq(), "seat": other})).await;
        assert_eq!(a.answer(&json!(format!("o{undone}"))).await.1["code"], "nothing-to-undo");
        let command = json!({"id": format!("u{undone}"), "based_on": a.seq(), "seat": seat});
        a.send("undo", command.clone()).await;
        assert_eq!(a.answer(&command["id"]).await.0, "accepted");
        a.until("steps").await;
        assert_eq!(
            (&a.steps.last().expect("a step")["source"], &a.steps.last().expect("a step")["text"]),
            (&json!("undo"), &last["text"])
        );
        assert_ne!(a.snapshot["view"], snapshot["view"]);
        a.send("undo", command.clone()).await;
        assert_eq!(a.answer(&command["id"]).await.0, "accepted");
        // The same decision again leads to the same position.
        a.play(last["text"].as_str().expect("text")).await;
        assert_eq!(a.snapshot["view"], snapshot["view"]);
        undone += 1;
        a.play(&a.legal()[0].clone()).await;
    }
    let length = a.steps.len();
    let record = Record::parse(&ann.get(&format!("/tables/{table}/record")).await.text()).expect("a record");
    assert_eq!(record.moves.len(), length - 2 * undone);
    GAMES.verify(&record).expect("only what counts is in it");
    let strict = json!({"game": "south-seas", "seats": seats, "policy": {"undo": "none"}});
    let strict = ann.post("/tables", strict).await.json()["table"]["table"].as_str().expect("an id").to_string();
    let (mut s, _) = ann.join(&strict, 0).await;
    s.play(&s.legal()[0].clone()).await;
    assert_eq!(s.snapshot["can_undo"], false);
    s.send("undo", json!({"id": "u", "based_on": s.seq(), "seat": "A"})).await;
    assert_eq!(s.answer(&json!("u")).await.1["code"], "no-undo");
    server.stop().await;
}

/// A stop with a farewell, and the end of the runtime without one.
#[test]
fn a_game_goes_on_after_the_server_was_stopped_or_died() {
    let folder = folder();
    let runtime = || tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("runs");
    let mut numbers = Numbers(23);
    let life = runtime();
    let (table, mut steps, last, links) = life.block_on(async {
        let server = server(&folder).await;
        let mut ann = Device::new(server.address());
        let created =
            json!({"game": "south-seas", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]});
        let created = ann.post("/tables", created).await.json();
        let table = created["table"]["table"].as_str().expect("an id").to_string();
        let (mut a, _) = ann.join(&table, 0).await;
        a.play_on(&mut numbers, |a| a.seq() > 30 && !a.legal().is_empty()).await;
        let command = a.act(&a.legal()[0].clone()).await;
        let (_, accepted) = a.answer(&command["id"]).await;
        server.stop().await;
        let (code, reason) = a.closed().await;
        assert!(code == 1012 && reason.contains("stopping"), "{code} {reason}");
        (table, a.steps.clone(), (command, accepted), created["seat_links"][0][1].as_str().expect("a link").to_string())
    });
    drop(life);
    let token = links.split("seat=").nth(1).expect("a token").to_string();
    for life in 0..3 {
        let body = async {
            let server = server(&folder).await;
            let mut ann = Device::new(server.address());
            let claimed = ann.post(&format!("/tables/{table}/claim"), json!({"token": token})).await;
            assert_eq!(claimed.status, 200, "{}", claimed.text());
            let (mut a, _) = ann.join(&table, 0).await;
            assert_eq!(a.steps[..steps.len()], steps, "steps changed");
            a.send("act", last.0.clone()).await;
            assert_eq!(a.answer(&last.0["id"]).await, ("accepted".to_string(), last.1.clone()));
            let until = if life == 2 { u64::MAX } else { a.seq() + 40 };
            a.play_on(&mut numbers, |a| a.seq() > until && !a.legal().is_empty()).await;
            if life == 2 {
                let record =
                    Record::parse(&ann.get(&format!("/tables/{table}/record")).await.text()).expect("a record");
                assert!(GAMES.verify(&record).expect("it verifies").is_over);
                server.stop().await;
            } else {
                std::mem::forget(server);
            }
            a.steps
        };
        let running = runtime();
        steps = running.block_on(body);
        // A process that dies gives its lock back before anybody starts the next; so does this.
        running.shutdown_timeout(std::time::Duration::from_secs(20));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_on_and_an_idle_table_is_dropped_and_loaded_again() {
    let folder = folder();
    let mut config = crate::support::config(&folder);
    config.linger = std::time::Duration::from_millis(20);
    config.bot_time = std::time::Duration::ZERO;
    let server = atoll_server::App::start(config).await.expect("starts");
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut watcher, _) = ann.join(&table, 0).await;
    // Bots without any time are late whenever they have to wait, and the game ends all the same.
    watcher.play_on(&mut Numbers(1), |_| false).await;
    drop(watcher);
    let metrics = loop {
        let metrics = crate::support::request(server.address(), "GET", "/metrics", &[], b"").await.text();
        if metrics.contains("atoll_tables_live 0\n") {
            break metrics;
        }
        tokio::task::yield_now().await;
    };
    assert!(metrics.contains("# TYPE atoll_acknowledge_seconds histogram"));
    assert_eq!(ann.get(&format!("/tables/{table}")).await.json()["state"], "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_with_another_one() {
    let folder = folder();
    let first = server(&folder).await;
    let mut ann = Device::new(first.address());
    let people = json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}]);
    let table = ann.table(people.clone()).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(11), |a| a.seq() > 40).await;
    let record = ann.get(&format!("/tables/{table}/record")).await.text();
    let from = |step: u32| json!({"game": "south-seas", "seats": people, "from": {"record": record, "step": step}});

    let made = ann.post("/tables", from(30)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    assert_eq!(made.json()["table"]["given"], 30);
    let other = made.json()["table"]["table"].as_str().expect("an id").to_string();
    let (mut b, _) = ann.join(&other, 0).await;
    let told = |step: &serde_json::Value| (step["seat"].clone(), step["text"].clone(), step["events"].clone());
    let moves = |steps: &[serde_json::Value]| steps.iter().take(30).map(told).collect::<Vec<_>>();
    assert_eq!(moves(&b.steps), moves(&a.steps));
    // What was given cannot be taken back, even where its last move was a decision.
    assert_eq!(b.snapshot["can_undo"], false);
    let mut numbers = Numbers(12);
    b.play_on(&mut numbers, |b| b.seq() > 60).await;
    // It is loaded as it was played: what was given, then what its own secret decides.
    first.stop().await;
    let second = server(&folder).await;
    ann.to = second.address();
    let (mut b, welcome) = ann.join(&other, 0).await;
    assert!(b.seq() > 60 && welcome["table"]["given"] == 30);
    b.play_on(&mut numbers, |b| b.seq() > 140).await;
    // Nobody may send more than so many messages on one connection at once.
    let (mut b, _) = ann.join(&other, 0).await;
    b.play_on(&mut numbers, |_| false).await;
    let text = ann.get(&format!("/tables/{other}/record")).await.text();
    let played = Record::parse(&text).expect("a record");
    assert_eq!(played.header.given, 30);
    let draws = |moves: &[atoll_catalog::Move]| moves.iter().filter(|step| step.seat.is_none()).count();
    let verdict = GAMES.verify(&played).expect("it verifies");
    assert_eq!(verdict.draws_verified, Some(draws(&played.moves[30..])));
    let replay = ann.get(&format!("/tables/{other}/replay")).await.json();
    assert_eq!((&replay["header"]["given"], &replay["verified"]["is_true"]), (&json!(30), &json!(true)));
    // Who says that more was given than was is found out by the draws.
    let mut forged = played.clone();
    forged.header.given = 0;
    assert!(GAMES.verify(&forged).is_err());

    let end = played.moves.len() as u32;
    let over = json!({"game": "south-seas", "seats": people, "from": {"record": text, "step": end}});
    let mut with_options = from(3);
    with_options["options"] = json!([["first", "B"]]);
    let mut three = from(3);
    three["seats"] = json!([{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let mut nonsense = from(3);
    nonsense["from"]["record"] = json!("atoll-record 1\nend\n");
    for body in [from(9_999), over, with_options, three, nonsense] {
        let answer = ann.post("/tables", body).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "record"), "{}", answer.text());
    }
    second.stop().await;
}
