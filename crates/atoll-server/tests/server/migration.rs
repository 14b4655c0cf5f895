//! A database that an older version wrote: everything in it goes on.
//!
//! `data/version-1.sqlite` was written by the first version whose form was numbered: a table that waits, running and
//! finished ones of every game, with decisions that were taken back, bots that stand in, and moves of another game.
//! `data/version-1.json` says what was true of them.

use std::path::Path;

use atoll_catalog::{GAMES, Record};
use serde_json::{Value, json};

use crate::support::{Device, Numbers, config, folder};

fn data(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_the_first_form_goes_on() {
    let folder = folder();
    std::fs::copy(data("version-1.sqlite"), folder.path().join("atoll.sqlite")).expect("a copy");
    let expected = std::fs::read_to_string(data("version-1.json")).expect("what was true");
    let expected: serde_json::Map<String, Value> = serde_json::from_str(&expected).expect("JSON");
    // The second start reads what the first has brought into the newest form.
    for start in 0..2 {
        let server = atoll_server::App::start(config(&folder)).await.expect("the server starts");
        for (name, was) in &expected {
            let (id, tokens) = (was["id"].as_str().expect("an id"), was["token"].as_str().expect("tokens"));
            let mut ann = Device::with_tokens(server.address(), id, tokens);
            let info = ann.get(&format!("/tables/{id}")).await.json();
            let seats: Vec<String> = info["seats"].as_array().expect("seats").iter().map(sitter).collect();
            let mut sat = was["seats"].clone();
            // Whoever comes back at the first start has its seat again.
            for seat in sat.as_array_mut().into_iter().flatten().filter(|_| start > 0) {
                *seat = json!(seat.as_str().unwrap_or_default().replace("stand-in", "person"));
            }
            assert_eq!((&info["state"], json!(seats)), (&was["state"], sat), "{name}");
            let record = ann.get(&format!("/tables/{id}/record")).await.text();
            let record = Record::parse(&record).unwrap_or_else(|error| panic!("{name}: {error}\n{record}"));
            assert!(record.moves.len() as u64 >= was["moves"].as_u64().expect("a number"), "{name}");
            if record.partial.is_none() {
                GAMES.verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            if info["state"] == "playing" {
                play_on(&ann, id).await;
            }
            let replay = ann.get(&format!("/tables/{id}/replay")).await.json();
            assert_eq!(replay["verified"]["is_true"], true, "{name}, start {start}: {}", replay["verified"]);
        }
        server.stop().await;
    }
}

fn sitter(seat: &Value) -> String {
    format!("{} {}", seat["kind"].as_str().unwrap_or_default(), seat["name"].as_str().unwrap_or_default())
}

/// Makes one decision of a person, if it is ever a person's turn.
async fn play_on(ann: &Device, table: &str) {
    let (mut socket, _) = ann.join(table, 0).await;
    let before = socket.seq();
    socket.play_on(&mut Numbers(1), |socket| socket.seq() > before).await;
}
