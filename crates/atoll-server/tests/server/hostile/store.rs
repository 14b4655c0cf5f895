//! A store that fails on chosen calls, before or after it has done what it was asked, and a database that is taken away:
//! nothing acknowledged is lost or doubled, people are told the reason, and service returns by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use atoll_server::{App, Config, Running, StartError};
use atoll_store::{
    Answer as Later, Append, Fault, Header, Listed, Opening, Query, SeatRow, StepRow, Store, StoreError, TableRow,
};
use serde_json::json;

use crate::support::{Answer, Device, Numbers, config, folder, request};

/// A store whose writes fail when they are told to.
struct Faulty {
    store: Arc<dyn Store>,
    /// Writes fail and do nothing.
    is_full: AtomicBool,
    /// So many writes more are done and then answered with an error, as when a disk fails behind a commit.
    lost: AtomicUsize,
    pings: AtomicUsize,
}

impl Faulty {
    async fn open(config: &Config) -> Arc<Self> {
        let store = atoll_store::open(&config.database_url, &Opening::default()).await.expect("opens");
        Arc::new(Self { store, is_full: false.into(), lost: 0.into(), pings: 0.into() })
    }

    fn fill(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::SeqCst);
    }

    fn write<'a>(&'a self, done: Later<'a, ()>) -> Later<'a, ()> {
        Box::pin(async move {
            let fail = |fault| Err(StoreError::Database { fault, what: "a test says so".into() });
            if self.is_full.load(Ordering::SeqCst) {
                return fail(Fault::Full);
            }
            done.await?;
            let is_lost =
                self.lost.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |lost| lost.checked_sub(1)).is_ok();
            if is_lost { fail(Fault::Disk) } else { Ok(()) }
        })
    }
}

impl Store for Faulty {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Later<'_, ()> {
        self.write(self.store.create(table, seats))
    }
    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<(TableRow, Vec<SeatRow>)>> {
        self.store.table(id)
    }
    fn steps<'a>(&'a self, id: &'a str) -> Later<'a, Vec<StepRow>> {
        self.store.steps(id)
    }
    fn append(&self, append: Append) -> Later<'_, ()> {
        self.write(self.store.append(append))
    }
    fn put_header(&self, table: &str, header: Header) -> Later<'_, ()> {
        self.write(self.store.put_header(table, header))
    }
    fn put_seat(&self, table: &str, seat: SeatRow) -> Later<'_, ()> {
        self.write(self.store.put_seat(table, seat))
    }
    fn put_salt(&self, table: &str, seat: u8, salt: Option<Vec<u8>>) -> Later<'_, ()> {
        self.write(self.store.put_salt(table, seat, salt))
    }
    fn salts<'a>(&'a self, table: &'a str) -> Later<'a, Vec<(u8, Vec<u8>)>> {
        self.store.salts(table)
    }
    fn list(&self, query: Query) -> Later<'_, Vec<Listed>> {
        self.store.list(query)
    }
    fn count(&self, query: Query) -> Later<'_, u64> {
        self.store.count(query)
    }
    fn ping(&self) -> Later<'_, ()> {
        self.pings.fetch_add(1, Ordering::SeqCst);
        self.write(self.store.ping())
    }
    fn close(&self) -> Later<'_, ()> {
        self.store.close()
    }
}

/// A server on a store that fails when it is told to, whose readiness holds for so long.
async fn begin(folder: &tempfile::TempDir, probe: Duration) -> (Arc<Faulty>, Running) {
    let mut config = config(folder);
    config.probe = probe;
    let store = Faulty::open(&config).await;
    let server = App::start_with(config, Arc::clone(&store) as Arc<dyn Store>).await.expect("starts");
    (store, server)
}

/// Longest that a test waits for something that comes by itself.
const PATIENCE: Duration = Duration::from_secs(20);

async fn get(server: &Running, path: &str) -> Answer {
    request(server.address(), "GET", path, &[], b"").await
}

/// Waits until the server says that it can store.
async fn until_ready(server: &Running) {
    let ready = async {
        while get(server, "/readyz").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, ready).await.expect("it is ready again");
}

/// What a server says that cannot store.
async fn says_so(server: &Running, device: &mut Device, reason: &str) {
    let seats = json!([{"kind": "here", "name": "Eve"}, {"kind": "open"}]);
    let refused = device.post("/tables", json!({"game": "south-seas", "seats": seats})).await;
    assert_eq!((refused.status, refused.code().as_str()), (503, "unavailable"));
    assert!(refused.text().contains("its disk does not take it. What was stored is safe"), "{}", refused.text());
    assert!(refused.header("retry-after").parse::<u32>().is_ok());
    let unready = get(server, "/readyz").await;
    assert_eq!((unready.status, unready.code().as_str()), (503, "unavailable"));
    let health = get(server, "/healthz").await;
    assert_eq!(health.status, 200, "the process lives");
    assert!(health.text().starts_with("alive, but nothing can be stored: "), "{}", health.text());
    let metrics = get(server, "/metrics").await.text();
    let failures = format!("atoll_database_failures_total{{work=\"write\",reason=\"{reason}\"}} ");
    let counted = metrics.lines().find_map(|line| line.strip_prefix(&failures));
    assert!(counted.is_some_and(|count| count != "0"), "{metrics}");
    assert!(metrics.contains("atoll_database_writable 0\n"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_in_words_and_service_returns_by_itself() {
    let folder = folder();
    let (store, server) = begin(&folder, Duration::from_millis(10)).await;
    let mut ann = Device::new(server.address());
    let here = json!({"kind": "here", "name": "Ann"});
    let table = ann.table(json!([here, here])).await;
    let waiting = ann.table(json!([here, {"kind": "open"}])).await;
    let bots = ann.table(json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(1), |a| a.seq() >= 6).await;
    let kept = a.seq();
    assert_eq!(get(&server, "/healthz").await.text(), "ok\n");
    store.fill(true);

    let action = a.legal()[0].clone();
    let command = a.act(&action).await;
    let (kind, refusal) = a.answer(&command["id"]).await;
    assert_eq!((kind.as_str(), &refusal["code"]), ("refused", &json!("unavailable")));
    assert!(refusal.to_string().contains("its disk does not take it"), "{refusal}");
    assert_eq!(a.closed().await, (1013, "the table could not be stored; connect again".to_string()));
    says_so(&server, &mut ann, "full").await;
    let mut ben = Device::new(server.address());
    let take = format!("/tables/{waiting}/seats/B/take");
    assert_eq!(ben.post(&take, json!({"name": "Ben"})).await.status, 503);
    // What was stored can be looked at, and nothing that was not.
    let (mut again, _) = ann.join(&table, 0).await;
    assert_eq!(again.seq(), kept);
    let info = ann.get(&format!("/tables/{waiting}")).await.json();
    assert_eq!(info["seats"][1]["kind"], "open", "nobody sits where nothing was stored");

    store.fill(false);
    until_ready(&server).await;
    assert_eq!(get(&server, "/healthz").await.text(), "ok\n");
    assert!(get(&server, "/metrics").await.text().contains("atoll_database_writable 1\n"));
    again.send("act", command.clone()).await;
    let (kind, body) = again.answer(&command["id"]).await;
    assert_eq!((kind.as_str(), body["seq"].as_u64()), ("accepted", Some(kept + 1)), "{body}");
    assert_eq!(ben.post(&take, json!({"name": "Ben"})).await.status, 200);
    // A table that nobody asks anything goes on as well.
    let over = async {
        while ann.get(&format!("/tables/{bots}")).await.json()["state"] != "over" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, over).await.expect("the bots play on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_stored_and_not_acknowledged_is_done_once() {
    let folder = folder();
    let (store, server) = begin(&folder, Duration::from_millis(10)).await;
    let mut ann = Device::new(server.address());
    let here = json!({"kind": "here", "name": "Ann"});
    let table = ann.table(json!([here, {"kind": "open"}])).await;
    // A seat is stored, and its taker is told that it may not be.
    store.lost.store(1, Ordering::SeqCst);
    let take = format!("/tables/{table}/seats/B/take");
    let mut ben = Device::new(server.address());
    assert_eq!(ben.post(&take, json!({"name": "Ben"})).await.status, 503);
    let info = ann.get(&format!("/tables/{table}")).await.json();
    assert_eq!(info["seats"][1]["name"], "Ben", "memory shows what is stored");
    let table = ann.table(json!([here, here])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    for _ in 0..5 {
        let before = a.seq();
        store.lost.store(1, Ordering::SeqCst);
        let action = a.legal()[0].clone();
        let command = a.act(&action).await;
        let (kind, body) = a.answer(&command["id"]).await;
        assert_eq!((kind.as_str(), &body["code"]), ("refused", &json!("unavailable")), "{body}");
        assert_eq!(a.closed().await.0, 1013);
        (a, _) = ann.join(&table, 0).await;
        let after = a.seq();
        assert!(after > before, "it was stored all the same");
        a.send("act", command.clone()).await;
        let (kind, body) = a.answer(&command["id"]).await;
        assert_eq!((kind.as_str(), body["seq"].as_u64()), ("accepted", Some(before + 1)), "{body}");
        assert_eq!(a.seq(), after, "and not done again");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_whether_it_is_ready_costs_one_write_for_everybody() {
    let folder = folder();
    let (store, server) = begin(&folder, Duration::from_secs(3_600)).await;
    let mut askers = tokio::task::JoinSet::new();
    let to = server.address();
    for _ in 0..100 {
        askers.spawn(async move { request(to, "GET", "/readyz", &[], b"").await.status });
    }
    while let Some(status) = askers.join_next().await {
        assert_eq!(status.expect("no panic"), 200);
    }
    assert_eq!(store.pings.load(Ordering::SeqCst), 1);
    // What is known to have failed since is not called ready.
    store.fill(true);
    let mut ann = Device::new(to);
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}]);
    assert_eq!(ann.post("/tables", json!({"game": "south-seas", "seats": seats})).await.status, 503);
    assert_eq!(get(&server, "/readyz").await.status, 503);
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_taken_away_acknowledges_nothing_until_it_is_back() {
    let folder = folder();
    let mut config = config(&folder);
    config.probe = Duration::from_millis(10);
    let server = App::start(config.clone()).await.expect("starts");
    let mut ann = Device::new(server.address());
    let here = json!({"kind": "here", "name": "Ann"});
    let table = ann.table(json!([here, here])).await;
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(1), |a| a.seq() >= 6).await;
    let kept = a.seq();
    let (here, away) = (folder.path().join("atoll.sqlite"), folder.path().join("away"));
    std::fs::rename(&here, &away).expect("moves");
    let action = a.legal()[0].clone();
    let command = a.act(&action).await;
    assert_eq!(a.answer(&command["id"]).await.0, "refused");
    assert_eq!(a.closed().await.0, 1013);
    says_so(&server, &mut ann, "gone").await;
    assert!(!here.exists(), "no empty database takes its place");
    // Another server is told who works here.
    let held = App::start(config.clone()).await.err().expect("held");
    assert!(
        matches!(&held, StartError::Store { error: StoreError::Held(who), .. } if who.contains("process")),
        "{held}"
    );
    std::fs::rename(&away, &here).expect("moves back");
    until_ready(&server).await;
    let (mut a, _) = ann.join(&table, 0).await;
    assert_eq!(a.seq(), kept);
    a.send("act", command.clone()).await;
    assert_eq!(a.answer(&command["id"]).await.0, "accepted");
    let kept = a.seq();
    server.stop().await;
    let server = App::start(config).await.expect("starts again");
    ann.to = server.address();
    assert!(ann.join(&table, 0).await.0.seq() >= kept);
    server.stop().await;
}
