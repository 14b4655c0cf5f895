//! The client's test of the board for games without one shows a table of a real game: this plays it.

use std::fs;
use std::path::Path;

use atoll_catalog::{Choice, Seat, Setup};
use serde_json::{Value, json};

mod list;

#[test]
fn the_clients_fixture_is_a_table_of_the_game() {
    let game = list::every().find("flotsam").expect("listed");
    let mut table = game.table(&Setup { seats: 2, ..Setup::default() }).expect("a table");
    table.settle("piece 2").expect("in the bag");
    table.play(Seat::A, "keep 2").expect("legal");
    table.settle("piece 3").expect("in the bag");
    let parsed = |json: &serde_json::value::RawValue| serde_json::from_str::<Value>(json.get()).expect("JSON");
    let legal =
        |choice: &Choice| json!({"text": choice.text, "action": parsed(&choice.json), "label": choice.label.label});
    let view = table.view_json(Seat::new(1));
    let legal: Vec<Value> = table.choices().iter().map(legal).collect();
    let made = json!({"components": parsed(&table.components_json()), "view": parsed(&view), "legal": legal});
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/board/plain/table.fixture.json");
    let read = fs::read_to_string(path).expect("the fixture");
    assert_eq!(serde_json::from_str::<Value>(&read).expect("JSON"), made, "write it anew:\n{made:#}");
}
