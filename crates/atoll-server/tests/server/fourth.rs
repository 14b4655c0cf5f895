//! A list of games that is not ours: a game without evaluation or board, set up and played through the same doors, and what
//! was begun before its rule was mended.

use std::net::SocketAddr;

use atoll_catalog::{Entry, Games, RandomOnly, Record};
use atoll_server::{App, Running};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Device, Numbers, Socket, config, folder};

/// The game as it is now.
const NOW: Games = Games(&[&Entry::<flotsam::State, RandomOnly>::new()]);
/// The game before its rule was mended.
const BEFORE: Games = Games(&[&Entry::<flotsam::Before, RandomOnly>::new()]);

async fn server(folder: &TempDir, games: Games) -> Running {
    let mut config = config(folder);
    config.games = games;
    App::start(config).await.expect("the server starts")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_another_list_is_played_to_its_end() {
    let folder = folder();
    let server = server(&folder, NOW).await;
    let mut ann = Device::new(server.address());
    let games = ann.get("/games").await.json();
    assert_eq!((&games[0]["id"], games.as_array().map(Vec::len)), (&json!("flotsam"), Some(1)));
    for bad in [json!({"kind": "bot", "bot": "greedy"}), json!({"kind": "bot", "bot": "expert"})] {
        let seats = json!([{"kind": "here", "name": "Ann"}, bad]);
        let refused = ann.post("/tables", json!({"game": "flotsam", "seats": seats})).await;
        assert_eq!(refused.code(), "no-such-bot", "nobody judges its positions");
    }
    let bot = json!({"kind": "bot", "bot": "random"});
    let seats = json!([{"kind": "here", "name": "Ann"}, bot, bot]);
    let made = ann.post("/tables", json!({"game": "flotsam", "seats": seats})).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let table = made.json()["table"]["table"].as_str().expect("an id").to_string();
    let (mut a, _) = ann.join(&table, 0).await;
    a.play_on(&mut Numbers(4), |a| a.to_act().as_deref() == Some("A")).await;
    assert_eq!(a.hint("A").await.1["code"], "hints-off", "nobody can give any");
    a.play_on(&mut Numbers(4), |_| false).await;
    let text = ann.get(&format!("/tables/{table}/record")).await.text();
    let record = Record::parse(&text).expect("a record");
    let verified = NOW.verify(&record).expect("it verifies");
    assert_eq!((verified.is_over, verified.draws_verified, record.header.setup.revision), (true, Some(9), Some(2)));
    assert_eq!(replay(&mut ann, &table).await["steps"].as_array().map(Vec::len), Some(18));
    let uploaded = ann.post_text("/replays", &text).await;
    assert_eq!(uploaded.status, 200, "{}", uploaded.text());
    server.stop().await;
}

/// Two people at a table.
struct Two {
    table: String,
    ann: Device,
    ben: Device,
}

impl Two {
    async fn begin(to: SocketAddr) -> Self {
        let (mut ann, mut ben) = (Device::new(to), Device::new(to));
        let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "open"}]);
        let made = ann.post("/tables", json!({"game": "flotsam", "seats": seats})).await;
        let table = made.json()["table"]["table"].as_str().expect("an id").to_string();
        ben.post(&format!("/tables/{table}/seats/B/take"), json!({"name": "Ben"})).await;
        assert_eq!(ann.post(&format!("/tables/{table}/start"), json!(null)).await.status, 200);
        Self { table, ann, ben }
    }

    /// The same two at a server that was started again.
    fn at(&mut self, to: SocketAddr) {
        self.ann.to = to;
        self.ben.to = to;
    }

    /// Whoever is to act keeps (`k`) or tosses (`t`), for each letter.
    async fn play(&mut self, letters: &str) {
        let (mut a, _) = self.ann.join(&self.table, 0).await;
        let (mut b, _) = self.ben.join(&self.table, 0).await;
        for letter in letters.chars() {
            let (acts, other): (&mut Socket, &mut Socket) =
                if a.to_act().as_deref() == Some("A") { (&mut a, &mut b) } else { (&mut b, &mut a) };
            let action = acts.legal().into_iter().find(|action| action.starts_with(letter)).expect("legal");
            let seq = acts.play(&action).await;
            while other.seq() < seq {
                other.news().await;
            }
        }
    }

    /// The revision of its record, which replays and verifies.
    async fn revision(&mut self) -> u32 {
        let answer = self.ann.get(&format!("/tables/{}/record", self.table)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let record = Record::parse(&answer.text()).expect("a record");
        assert!(record.partial.is_some() || NOW.verify(&record).is_ok(), "{}", answer.text());
        replay(&mut self.ann, &self.table).await;
        record.header.setup.revision.expect("a revision")
    }
}

/// The replay of a table, which must be true.
async fn replay(device: &mut Device, table: &str) -> Value {
    let replay = device.get(&format!("/tables/{table}/replay")).await.json();
    assert_eq!(replay["verified"]["is_true"], true, "{}", replay["verified"]);
    replay
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_begun_before_a_rule_was_mended_goes_on() {
    let folder = folder();
    let then = server(&folder, BEFORE).await;
    let mut tables = Vec::new();
    // The mended rule is about tossing. Six decisions end a game.
    for letters in ["kt", "kk", "ktktkt", "kkkkkk"] {
        let mut two = Two::begin(then.address()).await;
        two.play(letters).await;
        assert_eq!(two.revision().await, 1);
        tables.push(two);
    }
    then.stop().await;

    for (start, revisions) in [[1, 2, 1, 1]; 3].into_iter().enumerate() {
        let now = server(&folder, NOW).await;
        for (two, revision) in tables.iter_mut().zip(revisions) {
            two.at(now.address());
            assert_eq!(two.revision().await, revision, "start {start}");
        }
        // From here on the rule makes a difference to both that run.
        if start < 2 {
            for two in &mut tables[..2] {
                two.play("tt").await;
            }
        }
        now.stop().await;
    }

    // A program of then finds a table that goes on under newer rules.
    let then = server(&folder, BEFORE).await;
    for (two, known) in tables.iter_mut().zip([true, false, true, true]) {
        two.at(then.address());
        let answer = two.ann.get(&format!("/tables/{}", two.table)).await;
        assert_eq!(answer.status == 200, known, "{}", answer.text());
        if !known {
            let (code, detail) = (answer.code(), answer.json()["detail"].clone());
            let sentence = "flotsam is played by the rules of revision 1 to 1; there is no revision 2";
            assert_eq!((code.as_str(), detail), ("set-up", json!(sentence)));
        }
    }
    then.stop().await;
}
