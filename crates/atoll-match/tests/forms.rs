//! What a match writes as ready-made JSON has the form that the protocol declares for it.

use std::fmt::Debug;

use atoll_catalog::{Message, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads ours as the protocol's and writes it again.
fn same<T: Serialize + DeserializeOwned + Debug>(ours: &impl Serialize) {
    let json = serde_json::to_value(ours).expect("plain data");
    let read: T = serde_json::from_value(json.clone()).expect("the protocol's form");
    assert_eq!(serde_json::to_value(&read).expect("plain data"), json, "{read:?}");
}

#[test]
fn messages_are_the_protocols() {
    let phrase = Message::new("phrase").with("seat", Seat::all(1).next().expect("there is a seat A"));
    let list = vec![phrase.clone(), Message::new("bare")];
    let whole = Message::new("whole").with("text", "x").with("number", 3u8).with("phrase", phrase).with("list", list);
    same::<atoll_protocol::Message>(&whole);
}

#[test]
fn seats_are_the_protocols() {
    Seat::all(5).for_each(|seat| same::<atoll_protocol::Seat>(&seat));
}
