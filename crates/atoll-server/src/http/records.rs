//! Records, and records told step by step.

use std::sync::Arc;

use atoll_catalog::{Record, RecordError};
use atoll_match::{Recorded, tell};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use super::{Text, Visit, large};
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
pub(crate) async fn replay(State(hub): State<Arc<Hub>>, visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    let recorded = visit.ask(&hub, Ask::Record).await?;
    answer(&hub, &headers, recorded).await
}

/// `POST /replays`
pub(crate) async fn upload(
    State(hub): State<Arc<Hub>>,
    headers: HeaderMap,
    Text(text): Text,
) -> Result<Response, Problem> {
    let wrong = |error: RecordError| Problem::invalid("record", format!("This is no record: {error}."));
    let record = Record::parse(&text).map_err(wrong)?;
    answer(&hub, &headers, Recorded::open(record)).await
}

async fn answer(hub: &Hub, headers: &HeaderMap, recorded: Recorded) -> Result<Response, Problem> {
    let games = hub.config.games;
    let permit = hub.examiners.acquire().await.map_err(|_| Problem::unavailable())?;
    let told = tokio::task::spawn_blocking(move || tell(games, &recorded, limits::REPLAY)).await;
    drop(permit);
    let told = told.map_err(|_| Problem::unavailable())??;
    Ok(large(headers, "application/json", told))
}
