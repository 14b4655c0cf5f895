//! Component files that strangers upload: what nobody uses takes no memory.

use serde_json::json;

use crate::support::{Device, Numbers, config, folder};

/// Different sets that are uploaded.
const SETS: usize = 10_000;
/// People who upload at a time.
const PEOPLE: usize = 8;
/// Bytes that the process may have grown by, once it is warm. The sets would take some hundred megabytes.
const GROWTH: u64 = 48 << 20;

/// Two tile designs, whose tables are made in no time.
const TILES: &str = include_str!("../../../south-seas/tests/data/two-designs.toml");

/// A set of its own for each number below 10,000.
fn set(number: usize) -> String {
    let (value, count, other) = (1 + number % 20, 1 + number / 20 % 25, 1 + number / 500);
    let ship = |value: usize, count: usize, demand: &str| {
        format!("[[ship]]\nvalue = {value}\ncount = {count}\ndemand = \"{demand}\"\n")
    };
    [TILES, &ship(value, count, "1B 1F"), &ship(other, 4, "any 5")].concat()
}

/// Bytes of memory that this process has.
fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("Linux tells");
    pages.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("a number") * 4_096
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_sets_leave_nothing_behind() {
    let folder = folder();
    let server = atoll_server::App::start(config(&folder)).await.expect("the server starts");
    let address = server.address();
    let upload = async |numbers: std::ops::Range<usize>| {
        let people = (0..PEOPLE).map(|person| {
            let numbers = numbers.clone();
            tokio::spawn(async move {
                let mut device = Device::new(address);
                let mut hashes = Vec::new();
                for number in numbers.filter(|number| number % PEOPLE == person) {
                    let answer = device.post_text("/components/south-seas", &set(number)).await;
                    assert_eq!(answer.status, 200, "{}", answer.text());
                    hashes.push(answer.json()["hash"].as_str().expect("a hash").to_string());
                }
                hashes
            })
        });
        let mut hashes = Vec::new();
        for person in people.collect::<Vec<_>>() {
            hashes.extend(person.await.expect("no panic"));
        }
        hashes.sort();
        hashes.dedup();
        hashes.len()
    };
    assert_eq!(upload(0..SETS / 10).await, SETS / 10, "every set is one of its own");
    let before = resident();
    assert_eq!(upload(SETS / 10..SETS).await, SETS - SETS / 10);
    let grown = resident().saturating_sub(before);
    assert!(grown < GROWTH, "10,000 uploads left {} MiB", grown >> 20);

    // A table keeps its set as long as it lives, also over a restart.
    let mut ann = Device::new(address);
    let seats = json!([{ "kind": "here", "name": "Ann" }, { "kind": "bot", "bot": "easy" }]);
    let new = json!({ "game": "south-seas", "seats": seats, "components": set(7) });
    let made = ann.post("/tables", new).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let table = made.json()["table"]["table"].as_str().expect("an id").to_string();
    let pieces = ann.get(&format!("/tables/{table}/components")).await.text();
    server.stop().await;
    let server = atoll_server::App::start(config(&folder)).await.expect("it starts again");
    ann.to = server.address();
    assert_eq!(ann.get(&format!("/tables/{table}/components")).await.text(), pieces);
    let (mut socket, _) = ann.join(&table, 0).await;
    socket.play_on(&mut Numbers(3), |_| false).await;
    assert!(socket.is_over());
    server.stop().await;
}
