//! Connections that mean no good below the requests: half a head, half a body, nothing at all, answers that nobody reads.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::support::{Device, Numbers, PATIENCE, config, counted, folder, request, until_counted};
use atoll_server::{App, Config};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// A connection on which this was sent.
async fn sent(to: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(to).await.expect("connects");
    // The server may have closed already, which the next read will tell.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

/// What comes until the server closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the server closes");
    // A connection that is cut with something unread ends with an error.
    drop(read);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many of these are still open.
fn open(streams: &[TcpStream]) -> usize {
    let is_open = |stream: &&TcpStream| matches!(stream.try_read(&mut [0; 16]), Err(error) if error.kind() == std::io::ErrorKind::WouldBlock);
    streams.iter().filter(is_open).count()
}

fn short(change: impl FnOnce(&mut Config)) -> (tempfile::TempDir, Config) {
    let folder = folder();
    let mut config = config(&folder);
    change(&mut config);
    (folder, config)
}

const SHORT: Duration = Duration::from_millis(300);
const GET: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sends_half_a_request_or_none_is_cut_off() {
    let (_folder, config) = short(|config| {
        let bounds = &mut config.bounds;
        (bounds.head, bounds.idle, bounds.proxy_idle) = (SHORT, SHORT, SHORT);
    });
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let mut all = Vec::new();
    for text in ["", "G", "GET / HTTP/1.1\r\nHost: x\r\nX-Long: "] {
        for _ in 0..20 {
            all.push(sent(to, text).await);
        }
    }
    // One that goes on and on with its head gains nothing by it.
    let mut slow = sent(to, "GET / HTTP/1.1\r\n").await;
    while slow.write_all(b"X: y\r\n").await.is_ok() {
        tokio::time::sleep(SHORT / 10).await;
    }
    for stream in &mut all {
        assert_eq!(rest(stream).await, "");
    }
    // One that has had its answer may ask again, but not wait for ever.
    let mut kept = sent(to, GET).await;
    let mut answer = [0; 15];
    kept.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    assert!(rest(&mut kept).await.ends_with("ok\n"));
    assert!(counted(to, "atoll_refusals_total{reason=\"slow-head\"}").await >= 61.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_lock_nobody_out() {
    const MOST: usize = 20;
    let (_folder, config) = short(|config| config.bounds.connections = MOST);
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let mut ann = Device::new(to);
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
    let (mut playing, _) = ann.join(&table, 0).await;
    let mut idle = Vec::new();
    for number in 0..4 * MOST {
        idle.push(sent(to, ["", "GET / HT"][number % 2]).await);
        // Somebody comes in between.
        if number % MOST == 0 {
            assert_eq!(request(to, "GET", "/healthz", &[], b"").await.status, 200);
        }
    }
    assert_eq!(request(to, "GET", "/healthz", &[], b"").await.status, 200);
    playing.play_on(&mut Numbers(3), |at| at.seq() > 10).await;
    assert!(open(&idle) <= MOST, "{} idle connections are open", open(&idle));
    assert!(counted(to, "atoll_connections").await <= MOST as f64);
    assert!(counted(to, "atoll_refusals_total{reason=\"idle\"}").await >= (3 * MOST) as f64);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_are_held_back_are_given_up_and_bounded() {
    let (_folder, config) = short(|config| {
        (config.bounds.stall, config.bounds.pace) = (4 * SHORT, 1 << 20);
        (config.bounds.bodies, config.bounds.bodies_by_address) = (1 << 20, 600 << 10);
    });
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let head = |length: usize, from: u8| {
        format!(
            "POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.{from}\r\nContent-Length: {length}\r\n\r\n"
        )
    };
    // Nothing of it, some of it, a byte now and then.
    let mut all = vec![sent(to, &head(1_000, 1)).await, sent(to, &(head(400_000, 2) + &"x".repeat(200_000))).await];
    let mut trickle = sent(to, &head(1_000, 3)).await;
    let mut count = 0;
    while trickle.write_all(b"x").await.is_ok() && count < 1_000 {
        count += 1;
        tokio::time::sleep(SHORT / 20).await;
    }
    assert!(count < 1_000, "a trickle goes on for ever");
    for stream in &mut all {
        let answer = rest(stream).await;
        assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"too-slow\""), "{answer}");
    }
    assert!(counted(to, "atoll_refusals_total{reason=\"slow-body\"}").await >= 3.0);
    // One address fills its share and no more, all together fill the whole; small requests go on meanwhile.
    let big = "x".repeat(600_000);
    let mut held = Vec::new();
    for from in [4, 4, 5, 6] {
        held.push(sent(to, &(head(700_000, from) + &big)).await);
    }
    assert_eq!(request(to, "POST", "/api/v1/replays", &[], b"nonsense").await.code(), "record");
    let mut refused = 0;
    for stream in &mut held {
        refused += usize::from(rest(stream).await.contains("\"busy\""));
    }
    assert!(refused >= 2, "{refused} were refused");
    // What was held is free again.
    let whole = request(to, "POST", "/api/v1/replays", &[("X-Forwarded-For", "192.0.2.9")], big.as_bytes()).await;
    assert_eq!(whole.code(), "record");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_nobody_reads_is_given_up() {
    let (_folder, config) =
        short(|config| (config.bounds.stall, config.bounds.send_buffer) = (2 * SHORT, Some(8 << 10)));
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let record = include_str!("../../../../../records/south-seas/1/archipelago.record");
    let size = request(to, "POST", "/api/v1/replays", &[], record.as_bytes()).await.body.len();
    assert!(size > 200_000, "{size} bytes fit into what lies between");
    let mut deaf = Vec::new();
    for _ in 0..5 {
        let small = TcpSocket::new_v4().expect("a socket");
        small.set_recv_buffer_size(4_096).expect("a small buffer");
        deaf.push(small.connect(to).await.expect("connects"));
        let length = record.len();
        let ask = format!("POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n{record}");
        deaf.last_mut().expect("one").write_all(ask.as_bytes()).await.expect("the request goes out");
    }
    until_counted(to, "atoll_refusals_total{reason=\"slow-answer\"}", 5.0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_stops_in_time_whatever_hangs_on_it() {
    let (_folder, config) = short(|_| ());
    let server = App::start(config).await.expect("the server starts");
    let to = server.address();
    let mut ann = Device::new(to);
    let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "expert"}])).await;
    let (mut playing, _) = ann.join(&table, 0).await;
    let silent = ann.socket(&table).await;
    let mut hanging = Vec::new();
    for number in 0..60 {
        let text = [
            "",
            "GET / HTTP/1.1\r\nX: ",
            "POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nContent-Length: 4000000\r\n\r\nxxxx",
            "GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n",
        ];
        hanging.push(sent(to, text[number % text.len()]).await);
    }
    let flood = tokio::spawn(async move {
        while let Ok(mut stream) = TcpStream::connect(to).await {
            let _ = stream.write_all(GET.as_bytes()).await;
        }
    });
    tokio::time::sleep(SHORT).await;
    let begin = Instant::now();
    let (closed, ()) = tokio::join!(playing.closed(), server.stop());
    assert!(begin.elapsed() < Duration::from_secs(5), "stopping took {:?}", begin.elapsed());
    assert_eq!(closed.0, 1012);
    flood.await.expect("nobody takes connections any more");
    drop((silent, hanging));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_have_an_address_of_their_own_if_they_ask() {
    let (_folder, config) = short(|config| config.metrics_address = Some(SocketAddr::from(([127, 0, 0, 1], 0))));
    let server = App::start(config).await.expect("the server starts");
    let own = server.metrics_address().expect("it was asked for");
    assert_eq!(request(server.address(), "GET", "/metrics", &[], b"").await.status, 404);
    for name in ["atoll_descriptors", "atoll_descriptors_limit", "atoll_memory_resident_bytes", "atoll_sockets_limit"] {
        if cfg!(target_os = "linux") {
            assert!(counted(own, name).await > 0.0, "{name}");
        }
    }
    for path in ["/", "/api/v1/games", "/api/v1/tables"] {
        assert_eq!(request(own, "GET", path, &[], b"").await.status, 404, "{path}");
    }
    // Whoever fills the public door does not shut this one, and this one has few places.
    let mut idle = Vec::new();
    for _ in 0..50 {
        idle.push(sent(own, "").await);
    }
    until_counted(own, "atoll_refusals_total{reason=\"idle\"}", 10.0).await;
    drop(idle);
    server.stop().await;
}
