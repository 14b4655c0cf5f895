//! A screen that all look at shows no hand, whatever its device has; and hands go to phones by links that only their own
//! device can get.

use crate::support::{Device, Numbers, folder, server};
use serde_json::{Value, json};

/// A table of a game with hands whose two seats are around one screen.
async fn hands_on_one_device(ann: &mut Device, watch: &str) -> String {
    let seats = json!([{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]);
    let body = json!({"game": "santa-cruz", "seats": seats, "policy": {"watch": watch}});
    let made = ann.post("/tables", body).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["table"]["table"].as_str().expect("an id").to_string()
}

/// How many events of these steps are not told: hands are dealt with the first ones.
fn untold(steps: &[Value]) -> usize {
    let events = steps.iter().filter_map(|step| step["events"].as_array()).flatten();
    events.filter(|event| event["data"].is_null()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_screen_shows_no_hand_and_plays_no_seat() {
    let folder = folder();
    let server = server(&folder).await;
    let to = server.address();
    let mut ann = Device::new(to);
    let table = hands_on_one_device(&mut ann, "nobody").await;
    let (mut screen, told) = ann.screen(&table).await;
    let body = &told["d"];
    assert_eq!(
        (&body["you"], &body["snapshot"]["eyes"], &body["table"]["is_host"]),
        (&json!([]), &json!(null), &json!(true))
    );
    assert!(
        body["table"]["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .all(|seat| seat["online"] == false && seat["yours"] == false)
    );

    // The phone of B gets its seat by the link, and the screen goes on as it was.
    let link = ann.post(&format!("/tables/{table}/seats/B/link"), json!(null)).await.json();
    let token = link["seat_link"].as_str().and_then(|link| link.split("seat=").nth(1)).expect("a token");
    let mut phone = Device::new(to);
    assert_eq!(phone.post(&format!("/tables/{table}/claim"), json!({"token": token})).await.json()["seat"], "B");
    let (mut b, welcome) = phone.join(&table, 0).await;
    assert_eq!((&welcome["you"], &welcome["snapshot"]["eyes"]), (&json!(["B"]), &json!("B")));
    let online = |info: &Value| -> Vec<bool> {
        info["seats"].as_array().expect("seats").iter().map(|seat| seat["online"] == true).collect()
    };
    loop {
        let info = screen.until("table").await["table"].clone();
        if online(&info) == [false, true] {
            break;
        }
    }

    // A plays from its own device; nothing that it knows comes to the screen, which cannot look, act or ask.
    let (mut a, _) = ann.join(&table, 0).await;
    a.send("look", json!({"seat": "A"})).await;
    a.until("eyes").await;
    let mut numbers = Numbers(3);
    for _ in 0..12 {
        let playing = if a.legal().is_empty() { &mut b } else { &mut a };
        let legal = playing.legal();
        let Some(action) = legal.get(numbers.below(legal.len().max(1))) else {
            a.send("look", json!({"seat": "A"})).await;
            a.until("eyes").await;
            continue;
        };
        let seq = playing.play(&action.clone()).await;
        for other in [&mut a, &mut b, &mut screen] {
            while other.seq() < seq {
                other.next().await;
            }
        }
    }
    let (of_b, of_all) = (untold(&b.steps), untold(&screen.steps));
    assert!(of_all > of_b && of_b > 0, "the screen knows less than a hand: {of_all} and {of_b} are untold");
    let (_, told) = Device::new(to).screen(&table).await;
    assert_eq!(
        (&told["t"], &told["d"]["code"]),
        (&json!("refused"), &json!("not-for-watching")),
        "a stranger's screen"
    );
    for seat in ["A", "B"] {
        screen.send("look", json!({"seat": seat})).await;
        assert_eq!(screen.until("refused").await["code"], "nothing-hidden");
        let act = json!({"id": seat, "based_on": screen.seq(), "seat": seat, "action": "draft 1"});
        screen.send("act", act).await;
        assert_eq!(screen.until("refused").await["code"], "not-your-seat");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_its_own_device_hands_a_seat_on() {
    let folder = folder();
    let server = server(&folder).await;
    let mut ann = Device::new(server.address());
    let table = hands_on_one_device(&mut ann, "link").await;
    let link = format!("/tables/{table}/seats/A/link");
    assert_eq!(Device::new(server.address()).post(&link, json!(null)).await.code(), "not-your-seat");
    let foreign = [("Origin", "https://evil.example"), ("Cookie", &format!("atoll-{table}={}", ann.tokens(&table)))];
    let answer = crate::support::request(server.address(), "POST", &format!("/api/v1{link}"), &foreign, b"").await;
    assert_eq!(answer.code(), "foreign-origin");
    let known = ann.tokens(&table).to_string();
    for seat in ["A", "B"] {
        let told = ann.post(&format!("/tables/{table}/seats/{seat}/link"), json!(null)).await.json();
        let token = told["seat_link"].as_str().and_then(|link| link.split("seat=").nth(1)).expect("a token");
        assert_eq!((&told["seat"], known.contains(token)), (&json!(seat), true));
    }
    assert_eq!(ann.post(&format!("/tables/{table}/seats/C/link"), json!(null)).await.code(), "not-your-seat");
    server.stop().await;
}
