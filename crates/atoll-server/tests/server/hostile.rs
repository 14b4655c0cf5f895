//! Input that means no good: each is refused with a clear answer, and the server goes on.

mod callers;
mod connections;
mod floods;
mod memory;
mod salts;
mod screen;
mod seats;
mod sockets;
mod starving;
mod store;
mod uploads;

use crate::support::{Device, Numbers, config, folder, request, server};
use atoll_server::App;
use serde_json::json;
use tokio_tungstenite::tungstenite::Error;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_refuse_what_is_too_big_too_much_or_no_protocol() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
    let (mut calm, _) = ann.join(&table, 0).await;

    let mut socket = ann.socket(&table).await;
    let malformed = [
        "",
        "{",
        "[]",
        "null",
        "\u{0}",
        "{\"t\":\"act\"}",
        "{\"t\":\"fly\",\"d\":{}}",
        "{\"t\":\"ping\",\"d\":{\"x\":1}}",
        "{\"t\":\"act\",\"d\":{\"id\":7,\"based_on\":-1,\"seat\":\"A\",\"action\":\"x\"}}",
        "{\"t\":\"hello\",\"d\":{\"protocol\":1,\"since\":1e99}}",
    ];
    for text in malformed {
        socket.send_text(text.into()).await;
        let refused = socket.until("refused").await;
        assert_eq!((&refused["code"], &refused["id"]), (&json!("malformed"), &json!("")), "{text}");
    }
    let deep = "[".repeat(20_000);
    socket.send_text(deep).await;
    assert_eq!(socket.until("refused").await["code"], "malformed");
    socket.send_text("{\"t\":\"act\",\"d\":{\"id\":\"half\"}}".into()).await;
    assert_eq!(socket.until("refused").await["id"], "half");
    socket.send_binary(vec![0, 159, 146, 150]).await;
    assert_eq!(socket.until("refused").await["code"], "malformed");
    socket.send("act", json!({"id": "x", "based_on": 0, "seat": "A", "action": "x"})).await;
    assert_eq!(socket.until("refused").await["code"], "hello-first");
    socket.send("ping", json!({})).await;
    socket.until("pong").await;
    socket.send("hello", json!({"protocol": 1})).await;
    socket.until("welcome").await;
    socket.send("hello", json!({"protocol": 1, "since": 0})).await;
    assert_eq!(socket.until("refused").await["code"], "malformed");
    let long = "x".repeat(60_000);
    socket.send("act", json!({"id": "long", "based_on": calm.seq(), "seat": "A", "action": long})).await;
    assert_eq!(socket.until("refused").await["code"], "notation");
    socket.send("act", json!({"id": long, "based_on": calm.seq(), "seat": "A", "action": "x"})).await;
    assert_eq!(socket.until("refused").await["code"], "malformed");
    socket.send_text("x".repeat(70_000)).await;
    assert_eq!(socket.closed().await.0, 1009);

    let mut old = ann.socket(&table).await;
    old.send("hello", json!({"protocol": 999})).await;
    assert!(old.closed().await.1.contains("reload"));

    let mut flood = ann.socket(&table).await;
    for _ in 0..200 {
        flood.send("ping", json!({})).await;
    }
    assert_eq!(flood.until("refused").await["code"], "too-fast");
    assert_eq!(flood.closed().await, (1008, "too many messages".to_string()));

    calm.play_on(&mut Numbers(5), |calm| calm.seq() > 20).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_open_only_for_our_pages_and_real_tables() {
    let folder = folder();
    let server = server(&folder).await;
    let to = server.address();
    let mut ann = Device::new(to);
    let private = json!({"game": "south-seas", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}], "policy": {"watch": "nobody"}});
    let private = ann.post("/tables", private).await.json()["table"]["table"].as_str().expect("an id").to_string();
    let refused = |done: Result<crate::support::Socket, Error>| match done {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(other) => panic!("{other}"),
        Ok(_) => 101,
    };
    let own = format!("http://{to}");
    assert_eq!(refused(ann.try_socket(&private, &[("origin", &own)]).await), 101);
    for origin in ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:1"] {
        assert_eq!(refused(ann.try_socket(&private, &[("origin", origin)]).await), 403, "{origin}");
    }
    for table in ["0000000000", "x", "..%2f..%2fetc%2fpasswd", "';DROP%20TA"] {
        assert_eq!(refused(ann.try_socket(table, &[]).await), 404, "{table}");
    }
    let stranger = Device::new(to);
    let mut socket = stranger.socket(&private).await;
    socket.send("hello", json!({"protocol": 1, "since": 0})).await;
    assert_eq!(socket.until("refused").await["code"], "not-for-watching");
    let plain = ann.get(&format!("/tables/{private}/socket")).await;
    assert_eq!((plain.status, plain.code().as_str()), (426, "websocket"));
    for path in ["record", "replay", "components"] {
        assert_eq!(Device::new(to).get(&format!("/tables/{private}/{path}")).await.code(), "not-for-watching");
    }
    // A page of another origin changes nothing, with or without cookies.
    let body = json!({"name": "Eve"}).to_string();
    let take = format!("/api/v1/tables/{private}/seats/B/take");
    for headers in [[("Origin", "http://evil.example")], [("Sec-Fetch-Site", "cross-site")]] {
        assert_eq!(request(to, "POST", &take, &headers, body.as_bytes()).await.code(), "foreign-origin");
    }
    assert_eq!(request(to, "POST", &take, &[("Origin", &own)], body.as_bytes()).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_refuse_what_is_too_big_or_nonsense() {
    let folder = folder();
    let server = server(&folder).await;
    let to = server.address();
    let mut ann = Device::new(to);
    let here = json!({"kind": "here", "name": "Ann"});
    let two = json!([here, here]);
    let tile = "[[tile]]\nid = \"x\"\ncount = 1000000\n";
    let huge = tile.repeat(1_000_000 / tile.len());
    let cases = [
        (json!({"game": "chess", "seats": two}), "no-such-game"),
        (json!({"game": "south-seas", "seats": []}), "set-up"),
        (json!({"game": "south-seas", "seats": [here]}), "set-up"),
        (json!({"game": "south-seas", "seats": vec![&here; 300]}), "set-up"),
        (json!({"game": "south-seas", "seats": two, "options": [["no", "such"]]}), "set-up"),
        (json!({"game": "south-seas", "seats": two, "options": vec![["a", "b"]; 100]}), "set-up"),
        (json!({"game": "south-seas", "seats": [here, {"kind": "bot", "bot": "hal"}]}), "no-such-bot"),
        (json!({"game": "south-seas", "seats": [here, {"kind": "here", "name": "x".repeat(25)}]}), "name"),
        (json!({"game": "south-seas", "seats": [here, {"kind": "here", "name": "a\u{202e}b"}]}), "name"),
        (json!({"game": "south-seas", "seats": [here, {"kind": "here", "name": "\u{3164}"}]}), "name"),
        (json!({"game": "south-seas", "seats": [here, {"kind": "here", "name": "bot expert"}]}), "name"),
        (
            json!({"game": "south-seas", "seats": [here, {"kind": "here", "name": format!("Z{}", "\u{301}".repeat(20))}]}),
            "name",
        ),
        (json!({"game": "south-seas", "seats": two, "components": "nonsense"}), "components"),
        (json!({"game": "south-seas", "seats": two, "components": huge}), "components"),
        (json!({"game": "south-seas", "seats": two, "components": "#".repeat((1 << 20) + 1)}), "too-large"),
        (json!({"game": "south-seas", "seats": two, "components": "#".repeat(3 << 20)}), "too-large"),
        (json!({"game": "south-seas", "seats": two, "extra": 1}), "malformed"),
        (json!({"seats": two}), "malformed"),
        (json!([]), "malformed"),
    ];
    for (body, code) in cases {
        let answer = ann.post("/tables", body.clone()).await;
        let shown: String = body.to_string().chars().take(200).collect();
        assert_eq!(answer.code(), code, "{shown}");
        assert!(answer.body.len() < 50_000);
    }
    let findings =
        ann.post("/tables", json!({"game": "south-seas", "seats": two, "components": "tile = 3"})).await.json();
    assert!(findings["findings"][0]["what"].is_string(), "{findings}");
    for (path, text, code) in [
        ("/replays", "nonsense".to_string(), "record"),
        ("/replays", "x".repeat((4 << 20) + 1), "too-large"),
        ("/components/south-seas", "x".repeat((1 << 20) + 1), "too-large"),
        ("/components/south-seas", huge, "components"),
        ("/components/chess", String::new(), "no-such-game"),
    ] {
        assert_eq!(ann.post_text(path, &text).await.code(), code, "{path}");
    }
    for path in ["/games/chess/rulebook", "/games/..%2f..%2fCargo.toml/rulebook", "/tables/'%20OR%201=1", "/nothing"] {
        assert_eq!(ann.get(path).await.status, 404, "{path}");
    }
    for path in
        ["/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "/assets/../../Cargo.toml", "//etc/passwd", "/.git/config"]
    {
        let answer = request(to, "GET", path, &[], b"").await;
        assert!(!answer.text().contains("root:") && !answer.text().contains("[package]"), "{path}");
    }
    // Names are data, in the database as well as on the page.
    for name in ["Robert'); DROP TABLE", "<script>alert(1)</script", "\"><img src=x>", "%00${7*7}{{7*7}}"] {
        let id = ann.table(json!([{"kind": "here", "name": name}, {"kind": "open"}])).await;
        let info = ann.get(&format!("/tables/{id}")).await;
        assert_eq!(info.json()["seats"][0]["name"], *name);
        assert_eq!(info.header("x-content-type-options"), "nosniff");
        assert_eq!(info.header("content-type"), "application/json");
        let record = ann.get(&format!("/tables/{id}/record")).await;
        assert!(record.header("content-type").starts_with("text/plain"));
    }
    // Two who look the same are told apart, whoever came first.
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    let id = ann
        .table(json!([here, {"kind": "here", "name": "Аnn"}, {"kind": "here", "name": family}, {"kind": "open"}]))
        .await;
    let taken = Device::new(to).post(&format!("/tables/{id}/seats/D/take"), json!({"name": "ANN"})).await.json();
    let names: Vec<&str> = (0..4).filter_map(|seat| taken["table"]["seats"][seat]["name"].as_str()).collect();
    assert_eq!(names, ["Ann", "Аnn 2", family, "ANN 3"], "{taken}");
    let page = request(to, "GET", "/", &[], b"").await;
    let policy = page.header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
        "{policy}"
    );
    assert!(!policy.contains("'unsafe-eval'") && !policy.contains("script-src 'self' 'unsafe-inline'"));
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    assert_eq!(request(to, "GET", "/readyz", &[], b"").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_during_the_game_holds_what_its_reader_knows() {
    let folder = folder();
    let server = server(&folder).await;
    let (mut ann, mut ben, mut eve) =
        (Device::new(server.address()), Device::new(server.address()), Device::new(server.address()));
    for game in atoll_catalog::games().iter().filter(|game| game.hides()) {
        let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}]);
        let made = ann.post("/tables", json!({"game": game.id(), "seats": seats})).await.json();
        let table = made["table"]["table"].as_str().expect("an id").to_string();
        ben.post(&format!("/tables/{table}/seats/B/take"), json!({"name": "Ben"})).await;
        ann.post(&format!("/tables/{table}/start"), json!(null)).await;
        let mut texts = Vec::new();
        for (reader, letters) in [(&mut ann, "A"), (&mut ben, "B"), (&mut eve, "-")] {
            let text = reader.get(&format!("/tables/{table}/record")).await.text();
            let record = atoll_catalog::Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(text.contains(&format!("\npartial {letters}\n")), "{text}");
            assert!(record.hash.is_none() && record.secret.is_none(), "{text}");
            // What is not for the reader is in the replay no more than in the record.
            let replay = reader.get(&format!("/tables/{table}/replay")).await.json();
            assert_eq!((&replay["verified"]["is_true"], &replay["verified"]["hash"]), (&json!(true), &json!(null)));
            let told = replay["steps"].as_array().expect("steps").iter();
            let told: Vec<&str> = told.map(|step| step["step"]["text"].as_str().expect("text")).collect();
            let listed: Vec<&str> = record.moves.iter().map(|step| step.text.as_str()).collect();
            assert_eq!(told.iter().map(|text| if text.is_empty() { "?" } else { *text }).collect::<Vec<_>>(), listed);
            assert_eq!(reader.post_text("/replays", &text).await.code(), "record");
            texts.push(listed.iter().filter(|text| **text != "?").count());
        }
        assert!(texts[2] < texts[0] && texts[2] < texts[1], "a spectator knows less than the seats: {texts:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_sets_up_so_many_tables_and_no_more() {
    let folder = folder();
    let mut config = config(&folder);
    config.public_url = Some("http://games.example".into());
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let here = json!({"kind": "here", "name": "Ann"});
    let body = json!({"game": "south-seas", "seats": [here, {"kind": "open"}]}).to_string();
    let create = async |forwarded: &'static str| {
        request(to, "POST", "/api/v1/tables", &[("X-Forwarded-For", forwarded)], body.as_bytes()).await
    };
    for _ in 0..30 {
        assert_eq!(create("192.0.2.7").await.status, 201);
    }
    // What a client writes into the header itself stands before what the proxy adds.
    for same in ["192.0.2.7", "198.51.100.1, 192.0.2.7", "::ffff:192.0.2.7"] {
        let refused = create(same).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-tables"), "{same}");
        assert!(refused.header("retry-after").parse::<u32>().is_ok());
    }
    assert_eq!(create("192.0.2.8").await.status, 201);
    // Nonsense is not counted as a table, nor a way around.
    assert_eq!(create("nonsense").await.status, 201, "then the address is the proxy's own");
    assert_eq!(request(to, "GET", "/readyz", &[], b"").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_before_the_end_tells_no_secret_and_tokens_are_never_shown() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(9), |a| a.seq() > 40).await;
    let record = ann.get(&format!("/tables/{table}/record")).await.text();
    assert!(record.contains("commitment ") && !record.contains("secret"), "{record}");
    let parsed = atoll_catalog::Record::parse(&record).expect("a record");
    assert_eq!(atoll_catalog::GAMES.verify(&parsed).expect("it holds").draws_verified, None);
    let info = ann.get(&format!("/tables/{table}")).await.text();
    assert!(!info.contains("token") && !info.contains("secret"));
    for wrong in ["0".repeat(64), "zz".into(), String::new(), "0".repeat(63)] {
        let answer = ann.post(&format!("/tables/{table}/claim"), json!({"token": wrong})).await;
        assert!(["wrong-token", "malformed"].contains(&answer.code().as_str()));
    }
    // Whoever reads the database finds no token that opens a seat.
    let link = ann
        .post("/tables", json!({"game": "south-seas", "seats": [{"kind": "here", "name": "x"}, {"kind": "open"}]}))
        .await;
    let link = link.json()["seat_links"][0][1].as_str().expect("a link").to_string();
    let token = link.split("seat=").nth(1).expect("a token").to_string();
    server.stop().await;
    for entry in std::fs::read_dir(folder.path()).expect("lists") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("reads");
        let raw: Vec<u8> = (0..32).map(|at| u8::from_str_radix(&token[2 * at..2 * at + 2], 16).expect("hex")).collect();
        assert!(!bytes.windows(64).any(|part| part == token.as_bytes()));
        assert!(!bytes.windows(32).any(|part| part == raw));
    }
}
