//! Costly files of strangers: whoever hangs up leaves no work behind, nobody gets all places, and a stop ends all of it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use atoll_server::{App, Config};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::support::{Answer, Device, config, folder, request, server};

/// A long game, told step by step in a second or so.
const LONG: &str = include_str!("../../../../../records/maori/1/four-advanced-reef.record");
/// More than there are places.
const MANY: usize = 12;

/// A server with two places, which believes what a proxy says about addresses.
async fn two_places(folder: &tempfile::TempDir) -> atoll_server::Running {
    let config = Config {
        examiners: 2,
        examine: Duration::from_secs(600),
        public_url: Some("https://games.example".into()),
        ..config(folder)
    };
    App::start(config).await.expect("the server starts")
}

async fn upload(to: SocketAddr, from: &str, path: &str, text: &str) -> Answer {
    request(to, "POST", &format!("/api/v1{path}"), &[("X-Forwarded-For", from)], text.as_bytes()).await
}

/// How many files are being examined.
async fn busy(to: SocketAddr) -> usize {
    let metrics = request(to, "GET", "/metrics", &[], b"").await.text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("atoll_examining "));
    line.and_then(|number| number.parse().ok()).expect("it is counted")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hangs_up_leaves_no_work_behind() {
    let folder = folder();
    let server = two_places(&folder).await;
    let to = server.address();
    let start = Instant::now();
    assert_eq!(upload(to, "192.0.2.1", "/replays", LONG).await.status, 200);
    let once = start.elapsed();
    let head = format!("POST /api/v1/replays HTTP/1.1\r\nHost: {to}\r\nContent-Length: {}\r\n", LONG.len());
    let mut streams = Vec::new();
    for number in 0..MANY {
        let mut stream = TcpStream::connect(to).await.expect("connects");
        let head = format!("{head}X-Forwarded-For: 198.51.100.{number}\r\n\r\n{LONG}");
        stream.write_all(head.as_bytes()).await.expect("the server reads");
        streams.push(stream);
    }
    while busy(to).await < 2 {
        tokio::task::yield_now().await;
    }
    drop(streams);
    let start = Instant::now();
    while busy(to).await > 0 {
        tokio::task::yield_now().await;
    }
    // Two at a time, all of them would take six times as long as one.
    let left = start.elapsed();
    assert!(left < 2 * once, "one takes {once:?}; what nobody wanted went on for {left:?}");
    assert_eq!(upload(to, "192.0.2.1", "/replays", LONG).await.status, 200, "and there is room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_does_not_get_all_places() {
    let folder = folder();
    let server = two_places(&folder).await;
    let to = server.address();
    let greedy: Vec<_> = (0..MANY)
        .map(|_| tokio::spawn(async move { upload(to, "198.51.100.1", "/replays", LONG).await.status }))
        .collect();
    while busy(to).await < 1 {
        tokio::task::yield_now().await;
    }
    assert_eq!(upload(to, "192.0.2.1", "/replays", LONG).await.status, 200);
    let done = greedy.iter().filter(|task| task.is_finished()).count();
    assert!(done < MANY / 2, "{done} of {MANY} came first");
    greedy.iter().for_each(tokio::task::JoinHandle::abort);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_much_examined_and_no_more() {
    let folder = folder();
    let server = two_places(&folder).await;
    let to = server.address();
    let large = "x".repeat(4 << 20);
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(upload(to, "198.51.100.1", "/replays", &large).await.code());
    }
    let refused = codes.iter().filter(|code| *code == "too-much-to-examine").count();
    assert!(refused > 0 && codes[0] == "record", "{codes:?}");
    assert_eq!(upload(to, "198.51.100.2", "/replays", &large).await.code(), "record", "others have their own");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_takes_too_long_is_given_up() {
    let folder = folder();
    let config = Config { examine: Duration::ZERO, ..config(&folder) };
    let server = App::start(config).await.expect("the server starts");
    let mut ann = Device::new(server.address());
    let answer = ann.post_text("/replays", LONG).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "took-too-long"));
    assert_eq!(busy(server.address()).await, 0);
    server.stop().await;
}

/// Some editors put a mark before the first line of a file.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_byte_order_mark_is_no_mistake() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let marked = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(ann.post_text("/replays", &marked(LONG)).await.json()["verified"]["is_true"], true);
    let tiles = include_str!("../../../../south-seas/tests/data/two-designs.toml");
    let answer = ann.post_text("/components/south-seas", &marked(tiles)).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let wrong = ann.post_text("/components/south-seas", &marked("name = \"x\"\n[[ship]]\nvalue = 1\n")).await;
    assert_eq!(wrong.json()["findings"][0]["line"], 2, "{}", wrong.text());
    server.stop().await;
}
