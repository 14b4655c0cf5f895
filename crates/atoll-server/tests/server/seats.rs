//! Seats, hosts, bots that stand in, and what the API tells about games and records.

use crate::support::{Device, Numbers, config, folder};
use serde_json::{Value, json};

fn kinds(info: &Value) -> Vec<&str> {
    info["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["kind"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_taken_left_given_to_bots_and_taken_back() {
    let folder = folder();
    let mut config = config(&folder);
    config.grace = std::time::Duration::ZERO;
    let server = atoll_server::App::start(config).await.expect("the server starts");
    let mut ann = Device::new(server.address());
    let mut ben = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": " Ann "}, {"kind": "open"}, {"kind": "open"}])).await;
    let at = |seat: &str, what: &str| format!("/tables/{table}/seats/{seat}/{what}");
    let bot = json!({"bot": "greedy"});
    assert_eq!(ben.post(&at("A", "take"), json!({"name": "Ben"})).await.code(), "seat-taken");
    assert_eq!(ben.post(&at("E", "take"), json!({"name": "Ben"})).await.code(), "no-such-seat");
    assert_eq!(ben.post(&at("Z", "take"), json!({"name": "Ben"})).await.code(), "no-such-seat");
    assert_eq!(ben.post(&at("B", "take"), json!({"name": ""})).await.json()["table"]["seats"][1]["name"], "Seat B");
    assert_eq!(ben.post(&at("C", "bot"), bot.clone()).await.code(), "not-host");
    assert_eq!(ben.post(&at("A", "leave"), json!(null)).await.code(), "not-your-seat");
    let left = ben.post(&at("B", "leave"), json!(null)).await.json();
    assert_eq!(kinds(&left), ["person", "open", "open"]);
    assert_eq!(ben.get(&format!("/tables/{table}")).await.json()["seats"][1]["yours"], false);
    let claimed = ben.post(&at("B", "take"), json!({"name": "Ben"})).await.json();
    let link = claimed["seat_link"].as_str().expect("a link").to_string();
    assert!(link.starts_with(&format!("/table/{table}#seat=")));
    assert_eq!(ann.post(&at("C", "bot"), json!({"bot": "hal"})).await.code(), "no-such-bot");
    assert_eq!(kinds(&ann.post(&at("C", "bot"), bot.clone()).await.json()), ["person", "person", "bot"]);
    assert_eq!(kinds(&ann.post(&at("C", "leave"), json!(null)).await.json()), ["person", "person", "open"]);
    ann.post(&at("C", "bot"), json!({"bot": "random"})).await;
    let started = ann.post(&format!("/tables/{table}/start"), json!(null)).await.json();
    assert_eq!((&started["state"], &started["is_host"]), (&json!("playing"), &json!(true)));

    // A bot stands in for Ben only while he is away; the log says who decided.
    let (mut a, _) = ann.join(&table, 0).await;
    let (b, _) = ben.join(&table, 0).await;
    assert_eq!(ann.post(&at("B", "bot"), bot.clone()).await.code(), "not-abandoned");
    drop(b);
    while ann.get(&format!("/tables/{table}")).await.json()["seats"][1]["online"] == true {
        tokio::task::yield_now().await;
    }
    assert_eq!(Device::new(server.address()).post(&at("B", "bot"), bot.clone()).await.code(), "not-at-table");
    let standing = ann.post(&at("B", "bot"), bot.clone()).await.json();
    assert_eq!((kinds(&standing), &standing["seats"][1]["name"]), (vec!["person", "stand-in", "bot"], &json!("Ben")));
    a.play_on(&mut Numbers(4), |a| a.seq() > 60).await;
    let by_bot = |steps: &[Value]| steps.iter().any(|step| step["seat"] == "B" && step["source"] == "bot");
    assert!(by_bot(&a.steps));
    assert_eq!(Device::new(server.address()).post(&at("B", "take"), json!({"name": "Eve"})).await.code(), "seat-taken");
    assert_eq!(ann.post(&at("B", "return"), json!(null)).await.code(), "not-your-seat");
    // From another device, by the link.
    let mut phone = Device::new(server.address());
    let token = link.split("seat=").nth(1).expect("a token");
    assert_eq!(phone.post(&format!("/tables/{table}/claim"), json!({"token": token})).await.json()["seat"], "B");
    let (mut b, welcome) = phone.join(&table, 0).await;
    // Whoever comes back has its seat at once; asking for it changes nothing.
    assert_eq!((&welcome["you"], &welcome["back"]), (&json!(["B"]), &json!(["B"])));
    let back = phone.post(&at("B", "return"), json!(null)).await.json();
    assert_eq!(kinds(&back), ["person", "person", "bot"]);
    let (mut first, mut second) = (Numbers(1), Numbers(2));
    let until = a.seq() + 40;
    tokio::join!(a.play_on(&mut first, |a| a.seq() > until), b.play_on(&mut second, |b| b.seq() > until));
    assert!(a.steps.iter().any(|step| step["seat"] == "B" && step["source"] == "person"));
    // Who leaves makes room for a bot, and with the host's consent for whoever comes.
    let left = phone.post(&at("B", "leave"), json!(null)).await.json();
    assert_eq!(kinds(&left), ["person", "stand-in", "bot"]);
    assert_eq!(ann.post(&at("B", "bot"), bot).await.code(), "seat-taken");
    ann.post(&at("B", "offer"), json!(null)).await;
    let eve = Device::new(server.address()).post(&at("B", "take"), json!({"name": "Eve"})).await;
    assert_eq!(kinds(&eve.json()["table"]), ["person", "person", "bot"]);
    assert_eq!(phone.post(&at("B", "return"), json!(null)).await.code(), "not-your-seat");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_and_records_are_told() {
    let folder = folder();
    let mut config = config(&folder);
    config.names =
        atoll_server::Names::parse(atoll_catalog::GAMES, "[games]\nsouth-seas = \"Reef\"\n[seats]\nA = \"Coral\"\n")
            .expect("right");
    config.public_url = Some("https://games.example".into());
    let server = atoll_server::App::start(config).await.expect("starts");
    let mut ann = Device::new(server.address());
    let games = ann.get("/games").await.json();
    assert_eq!((&games[0]["id"], &games[0]["title"]), (&json!("south-seas"), &json!("Reef")));
    assert_eq!(ann.get("/names").await.json()["seats"]["A"], "Coral");
    assert!(ann.get("/bots").await.json().as_array().is_some_and(|bots| bots.len() >= 2));
    assert!(ann.get("/games/south-seas/rulebook").await.text().contains("**SS-1.**"));
    assert!(ann.get("/games/south-seas/components").await.json().is_object());
    assert_eq!(ann.get("/openapi.json").await.json()["openapi"], "3.1.0");
    let packed = [("Accept-Encoding", "br, gzip")];
    let packed =
        crate::support::request(server.address(), "GET", "/api/v1/games/south-seas/rulebook", &packed, b"").await;
    assert_eq!((packed.header("content-encoding"), &packed.body[..2]), ("gzip", &[0x1f, 0x8b][..]));
    for (game, query, accepted, language, words) in [
        ("south-seas", "", "", "en", "## A turn"),
        ("south-seas", "?lang=de", "hu", "de", "## Ein Zug"),
        ("south-seas", "?lang=fr", "hu", "en", "## A turn"),
        ("maori", "", "fr, hu-HU;q=0.8, en;q=0.5", "hu", "## A köröd"),
        ("santa-cruz", "?lang=cs-CZ", "", "cs", "## Mezi koly"),
        ("south-seas", "?lang=%00", "*", "en", "## A turn"),
    ] {
        let path = format!("/api/v1/games/{game}/rulebook{query}");
        let accepted = [("Accept-Language", accepted)];
        let book = crate::support::request(server.address(), "GET", &path, &accepted, b"").await;
        assert_eq!(book.header("content-language"), language, "{path} {accepted:?}");
        assert!(book.text().contains(words), "{path} {accepted:?}");
    }
    let created = ann
        .post(
            "/tables",
            json!({"game": "south-seas", "seats": [{"kind": "here", "name": ""}, {"kind": "bot", "bot": "random"}]}),
        )
        .await;
    let cookie = created.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Secure"), "{cookie}");
    assert_eq!(created.json()["table"]["seats"][0]["name"], "Coral");
    let bots = ann.table(json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut watcher, _) = ann.join(&bots, 0).await;
    watcher.play_on(&mut Numbers(1), |_| false).await;
    let text = ann.get(&format!("/tables/{bots}/record")).await.text();
    let told = ann.post_text("/replays", &text).await.json();
    assert_eq!((&told["verified"]["is_true"], &told["verified"]["is_over"]), (&json!(true), &json!(true)));
    let steps = told["steps"].as_array().expect("steps");
    assert!(steps.iter().enumerate().all(|(place, step)| step["snapshot"]["seq"] == place as u64 + 1));
    assert_eq!(steps.last().map(|step| &step["snapshot"]["result"]), Some(&told["verified"]["result"]));
    // A record with a lie is told up to the lie.
    let lie = text.lines().position(|line| line.starts_with("A ")).expect("a move of A");
    let wrong: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(at, line)| if at == lie { "A nonsense".into() } else { line.to_string() })
        .collect();
    let told = ann.post_text("/replays", &wrong.join("\n")).await.json();
    assert_eq!(told["verified"]["is_true"], false);
    assert!(told["verified"]["problem"].as_str().is_some_and(|what| what.contains(&format!("line {}", lie + 1))));
    assert!(told["steps"].as_array().is_some_and(|told| !told.is_empty() && told.len() < steps.len()));
    server.stop().await;
}
