//! Somebody plays while strangers flood the server from another address. In every run it is shown that play goes on; with
//! `ATOLL_FLOOD_SECONDS` each flood lasts so long, and people's commands must be acknowledged in time.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::support::{Device, Numbers, config, counted, folder};
use atoll_server::App;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// Flooders at a time.
const CROWD: usize = 16;
/// Requests that a flooder sends at once on one connection.
const QUESTIONS: usize = 50;
/// Acts of the person in the short form.
const ACTS: usize = 12;
/// Within this time 99 of 100 commands are acknowledged.
const IN_TIME: Duration = Duration::from_millis(100);
/// Time between the acts of somebody who decides quickly.
const DECIDING: Duration = Duration::from_millis(200);

/// What strangers do again and again.
#[derive(Clone, Copy, Debug)]
enum Flood {
    HalfHeads,
    Nothing,
    HeldBodies,
    Hellos,
    Tables,
    Questions,
}

impl Flood {
    /// Does it once; whatever the server makes of it.
    async fn once(self, to: SocketAddr, table: &str, number: usize, held: &mut Vec<TcpStream>) {
        let text = match self {
            Self::HalfHeads => "GET / HTTP/1.1\r\nX-Long: ".to_string(),
            Self::Nothing => String::new(),
            Self::HeldBodies => {
                let head = "POST /api/v1/replays HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n";
                format!("{head}Content-Length: 4000000\r\n\r\n{}", "x".repeat(500_000))
            }
            Self::Hellos => {
                let eve = Device::new(to);
                if let Ok(mut socket) = eve.try_socket(table, &[("x-forwarded-for", "192.0.2.7")]).await {
                    socket.send("hello", json!({"protocol": 1, "since": 0})).await;
                    let _ = socket.try_next().await;
                }
                return;
            }
            Self::Questions => {
                let head = "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n";
                head.repeat(QUESTIONS)
            }
            Self::Tables => {
                let body = json!({"game": "south-seas", "seats": [{"kind": "open"}, {"kind": "open"}]}).to_string();
                let head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n";
                format!("{head}Content-Length: {}\r\n\r\n{body}", body.len())
            }
        };
        let Ok(mut stream) = TcpStream::connect(to).await else { return };
        let _ = stream.write_all(text.as_bytes()).await;
        // The newest take the places of the oldest.
        if held.len() < 100 { held.push(stream) } else { held[number % 100] = stream }
    }
}

/// Somebody plays so many acts; how long each took to be acknowledged.
async fn play(to: SocketAddr, acts: usize) -> Vec<Duration> {
    let mut took = Vec::new();
    let mut numbers = Numbers(7);
    let mut ann = Device::new(to);
    while took.len() < acts {
        let here = json!({"kind": "here", "name": "Ann"});
        let table = ann.table(json!([here, here])).await;
        let (mut playing, _) = ann.join(&table, 0).await;
        while took.len() < acts && !playing.is_over() {
            let legal = playing.legal();
            let begin = Instant::now();
            playing.play(&legal[numbers.below(legal.len())].clone()).await;
            took.push(begin.elapsed());
            tokio::time::sleep(DECIDING).await;
        }
    }
    took
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn people_play_on_under_every_flood() {
    let seconds = std::env::var("ATOLL_FLOOD_SECONDS").ok().and_then(|text| text.parse::<usize>().ok());
    let acts = seconds.map_or(ACTS, |seconds| seconds * 1_000 / DECIDING.as_millis() as usize);
    for flood in [Flood::HalfHeads, Flood::Nothing, Flood::HeldBodies, Flood::Hellos, Flood::Tables, Flood::Questions] {
        let folder = folder();
        let mut config = config(&folder);
        config.bounds.connections = 1_000;
        let server = App::start(config).await.expect("the server starts");
        let to = server.address();
        let mut ann = Device::new(to);
        let table = ann.table(json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bea"}])).await;
        let crowd: Vec<_> = (0..CROWD)
            .map(|_| {
                let table = table.clone();
                tokio::spawn(async move {
                    let mut held = Vec::new();
                    for number in 0.. {
                        flood.once(to, &table, number, &mut held).await;
                    }
                })
            })
            .collect();
        let mut took = play(to, acts).await;
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
        took.sort_unstable();
        let late = took[took.len() * 99 / 100];
        println!("{flood:?}: {} acts, p50 {:?}, p99 {late:?}", took.len(), took[took.len() / 2]);
        assert!(counted(to, "atoll_connections").await <= 1_000.0);
        if seconds.is_some() {
            assert!(late < IN_TIME, "{flood:?}: 1 of 100 acknowledgements took longer than {late:?}");
        }
        server.stop().await;
    }
}
