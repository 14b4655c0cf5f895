//! The handlers of the HTTP API.

pub(crate) mod games;
pub(crate) mod records;
pub(crate) mod seats;
pub(crate) mod tables;

use std::io::Write as _;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use negotiator::preferred_encodings;
use serde::de::DeserializeOwned;

use atoll_catalog::Seat;

use crate::hub::Hub;
use crate::identity::{Caller, parse_id};
use crate::principal::Principal;
use crate::problem::Problem;
use crate::table::ask::{Ask, Reply};

/// A JSON body.
pub(crate) struct Json<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = Bytes::from_request(request, state).await.map_err(|error| body_problem(&error))?;
        let wrong = |error: serde_json::Error| {
            Problem::new(
                StatusCode::BAD_REQUEST,
                "malformed",
                format!("The body is not the JSON expected here: {error}."),
            )
        };
        serde_json::from_slice(&bytes).map(Self).map_err(wrong)
    }
}

/// A body that is text.
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = Bytes::from_request(request, state).await.map_err(|error| body_problem(&error))?;
        let wrong = |_| Problem::new(StatusCode::BAD_REQUEST, "malformed", "The body is not UTF-8 text.");
        String::from_utf8(bytes.into()).map(Self).map_err(wrong)
    }
}

fn body_problem(error: &BytesRejection) -> Problem {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::too_large("The body is larger than what is taken here.");
    }
    Problem::new(StatusCode::BAD_REQUEST, "malformed", "The body did not arrive whole.")
}

/// The table that a path names.
pub(crate) struct TableId(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let Path(pairs) = path.map_err(|_| Problem::no_such_table())?;
        let found = pairs.iter().find(|(key, _)| key == "table").and_then(|(_, text)| parse_id(text));
        found.map(Self).ok_or_else(Problem::no_such_table)
    }
}

/// Whoever asks something of the table that a path names.
pub(crate) struct Visit {
    pub(crate) table: String,
    pub(crate) caller: Caller,
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let TableId(table) = TableId::from_request_parts(parts, state).await?;
        let caller = Caller::read(&parts.headers, &table);
        Ok(Self { table, caller })
    }
}

impl Visit {
    /// Asks the table, in this caller's name.
    pub(crate) async fn ask<T>(&self, hub: &Arc<Hub>, ask: impl Fn(Principal, Reply<T>) -> Ask) -> Result<T, Problem> {
        hub.ask(&self.table, |reply| ask(self.caller.principal(), reply)).await
    }
}

/// Where a request comes from, as [`crate::net::callers`] finds it when it comes.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get().copied().ok_or_else(Problem::unavailable)
    }
}

/// The seat that a path names.
pub(crate) struct SeatLetter(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for SeatLetter {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let wrong = || Problem::invalid("no-such-seat", "Seats are A, B, C, D and E.");
        let Path(pairs) = path.map_err(|_| wrong())?;
        let found = pairs.iter().find(|(key, _)| key == "seat").and_then(|(_, text)| text.parse().ok());
        found.map(Self).ok_or_else(wrong)
    }
}

/// Whether a client prefers gzip to nothing.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let accepted = accepted.collect::<Vec<_>>().join(",");
    let offered = ["gzip", "identity"];
    preferred_encodings(Some(&accepted), Some(&offered), Some(&offered)).first().is_some_and(|best| best == "gzip")
}

/// Bytes in gzip.
pub(crate) fn gzip(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), level);
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("writing to memory does not fail")
}

/// A large answer, packed if the client takes it.
pub(crate) fn large(headers: &HeaderMap, kind: &'static str, bytes: Vec<u8>) -> Response {
    let is_packed = bytes.len() > 1_024 && takes_gzip(headers);
    let bytes = if is_packed { gzip(&bytes, Compression::fast()) } else { bytes };
    let mut response = Response::new(Body::from(bytes));
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_packed {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_sent_to_those_who_prefer_it() {
        for (accepted, expected) in [
            (&["gzip"][..], true),
            (&["br, GZIP;q=0.8, *;q=0.1"], true),
            (&["deflate", "gzip"], true),
            (&["*"], true),
            (&["gzip, identity"], true),
            (&["gzip;q=0.5, identity"], false),
            (&["gzip;q=0.000, deflate"], false),
            (&["gzip ; q=0"], false),
            (&["br, *;q=0"], false),
            (&["x-gzipped"], false),
            (&[""], false),
            (&[], false),
        ] {
            let values = accepted.iter().map(|value| (header::ACCEPT_ENCODING, HeaderValue::from_static(value)));
            let mut headers = HeaderMap::new();
            values.for_each(|(name, value)| {
                headers.append(name, value);
            });
            assert_eq!(takes_gzip(&headers), expected, "{accepted:?}");
        }
    }
}
