//! The description of the HTTP API, written by hand in `openapi.json`.

use axum::http::header;
use axum::response::IntoResponse;

const OPENAPI: &str = include_str!("../openapi.json");

/// `GET /openapi.json`
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use atoll_protocol::limits::NAME_UNITS;
    use serde_json::Value;

    use super::*;
    use crate::routes::ROUTES;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let described: Value = serde_json::from_str(OPENAPI).expect("JSON");
        let paths = described["paths"].as_object().expect("paths");
        let told: BTreeSet<(String, String)> = paths
            .iter()
            .flat_map(|(path, item)| {
                let methods = item.as_object().expect("methods");
                methods.keys().filter(|key| *key != "parameters").map(|method| (method.clone(), path.clone()))
            })
            .collect();
        let real: BTreeSet<(String, String)> =
            ROUTES.iter().map(|(method, path, _)| (method.to_string(), path.to_string())).collect();
        assert_eq!(told, real);
    }

    #[test]
    fn names_have_as_much_room_as_the_protocol_says() {
        fn check(value: &Value, found: &mut usize) {
            if let Some(length) = value.pointer("/properties/name/maxLength") {
                assert_eq!(length, NAME_UNITS);
                *found += 1;
            }
            value.as_object().into_iter().flatten().for_each(|(_, value)| check(value, found));
            value.as_array().into_iter().flatten().for_each(|value| check(value, found));
        }
        let mut found = 0;
        check(&serde_json::from_str(OPENAPI).expect("JSON"), &mut found);
        assert!(found > 0);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        fn check(value: &Value, root: &Value) {
            match value {
                Value::Object(map) => {
                    if let Some(target) = map.get("$ref").and_then(Value::as_str) {
                        let found = root.pointer(target.trim_start_matches('#'));
                        assert!(found.is_some(), "{target}");
                    }
                    map.values().for_each(|value| check(value, root));
                }
                Value::Array(list) => list.iter().for_each(|value| check(value, root)),
                _ => {}
            }
        }
        let described: Value = serde_json::from_str(OPENAPI).expect("JSON");
        check(&described, &described);
    }
}
