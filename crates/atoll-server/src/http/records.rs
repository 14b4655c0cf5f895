//! Records, and records told step by step.

use std::net::IpAddr;
use std::sync::Arc;

use atoll_catalog::{Record, RecordError, Work};
use atoll_match::{Recorded, tell};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use super::{Address, Text, Visit, large};
use crate::hub::Hub;
use crate::limits;
use crate::problem::Problem;
use crate::table::ask::Ask;

/// `GET /tables/{table}/record`
pub(crate) async fn record(State(hub): State<Arc<Hub>>, visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    let Recorded { record, .. } = visit.ask(&hub, Ask::Record).await?;
    let mut response = large(&headers, "text/plain; charset=utf-8", record.to_text().into_bytes());
    let name = format!("attachment; filename=\"{}-{}.record\"", record.header.game, visit.table);
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// `GET /tables/{table}/replay`
pub(crate) async fn replay(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let recorded = visit.ask(&hub, Ask::Record).await?;
    answer(&hub, address, 0, headers, move || Ok(recorded)).await
}

/// `POST /replays`
pub(crate) async fn upload(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    headers: HeaderMap,
    Text(text): Text,
) -> Result<Response, Problem> {
    let wrong = |error: RecordError| Problem::invalid("record", format!("This is no record: {error}."));
    answer(&hub, address, text.len(), headers, move || Record::parse(&text).map(Recorded::open).map_err(wrong)).await
}

async fn answer(
    hub: &Hub,
    address: IpAddr,
    bytes: usize,
    headers: HeaderMap,
    read: impl FnOnce() -> Result<Recorded, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let games = hub.config.games;
    let told = move |work: Work<'_>| {
        let told = tell(games, &read()?, limits::REPLAY, work)?;
        work.go_on()?;
        Ok(large(&headers, "application/json", told))
    };
    hub.examiners.examine(address, bytes, told).await
}
