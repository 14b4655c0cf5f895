//! Limits by address hold behind proxies, also behind one that nobody told the server of.

use std::time::Duration;

use crate::support::{config, folder, request, until_counted};
use atoll_server::App;
use serde_json::json;

/// Tables that one address may set up at once.
const AT_ONCE: usize = 30;

/// How many of 40 tables are set up when each request names its caller so.
async fn tables(public_url: Option<&str>, caller: impl Fn(usize) -> Option<(&'static str, String)>) -> usize {
    let folder = folder();
    let mut config = config(&folder);
    config.public_url = public_url.map(Into::into);
    let server = App::start(config).await.expect("the server starts");
    let here = json!({"kind": "here", "name": "Ann"});
    let body = json!({"game": "south-seas", "seats": [here, {"kind": "open"}]}).to_string();
    let mut made = 0;
    for number in 0..AT_ONCE + 10 {
        let caller = caller(number);
        let headers: Vec<(&str, &str)> = caller.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = request(server.address(), "POST", "/api/v1/tables", &headers, body.as_bytes()).await;
        match answer.status {
            201 => made += 1,
            _ => assert_eq!(answer.code(), "too-many-tables"),
        }
    }
    server.stop().await;
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_without_end_is_refused_before_anything_is_done() {
    const ALLOWED: usize = 40;
    let folder = folder();
    let mut config = config(&folder);
    config.bounds.requests = ALLOWED as u32;
    config.bounds.request_every = Duration::from_secs(3_600);
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let paths = ["/", "/api/v1/games", "/api/v1/tables/abc/replay", "/assets/none.js", "/metrics", "/healthz"];
    let asked = async |address: &str, number: usize| {
        let path = paths[number % paths.len()];
        request(to, "GET", path, &[("X-Forwarded-For", address)], b"").await
    };
    for number in 0..ALLOWED {
        assert_ne!(asked("192.0.2.7", number).await.status, 429, "{number}");
    }
    for number in 0..paths.len() {
        let answer = asked("192.0.2.7", number).await;
        assert_eq!((answer.status, answer.code().as_str()), (429, "too-many-requests"));
        assert!(!answer.header("retry-after").is_empty());
    }
    assert_eq!(asked("192.0.2.8", 1).await.status, 200, "a neighbour");
    assert_eq!(request(to, "GET", "/api/v1/games", &[], b"").await.status, 200, "this machine");
    until_counted(to, "atoll_refusals_total{reason=\"requests\"}", paths.len() as f64).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_on_this_machine_makes_nobody_uncounted() {
    let x = "X-Forwarded-For";
    let url = Some("https://games.example");
    for public_url in [None, url] {
        // A port of its own for each connection, as some proxies write it.
        let made = tables(public_url, |number| Some((x, format!("192.0.2.7:{}", 1_000 + number)))).await;
        assert!((AT_ONCE..AT_ONCE + 5).contains(&made), "{made} with ports");
        let made = tables(public_url, |number| Some((x, format!("198.51.100.{number}, unknown")))).await;
        assert!((AT_ONCE..AT_ONCE + 5).contains(&made), "{made} without a name");
    }
    let made =
        tables(url, |number| Some(("Forwarded", format!("for=198.51.100.{number}, for=\"[2001:db8::{number}]:9\""))))
            .await;
    assert!((AT_ONCE..AT_ONCE + 5).contains(&made), "{made} of one network");
    // A proxy that names nobody makes everybody one caller.
    let made = tables(url, |_| None).await;
    assert!((AT_ONCE..AT_ONCE + 5).contains(&made), "{made} behind a silent proxy");
    // This machine itself is not counted, and neighbours are counted apart.
    assert_eq!(tables(None, |_| None).await, AT_ONCE + 10);
    assert_eq!(tables(url, |number| Some((x, format!("192.0.2.{number}")))).await, AT_ONCE + 10);
}
