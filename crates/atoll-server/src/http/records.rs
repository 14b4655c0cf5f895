//! Records, and records told step by step.

use std::sync::Arc;

use atoll_catalog::{Header, Record, RecordError, Replay, verify};
use atoll_protocol::{ReplayHeader, ReplayInfo, ReplayStep, ReplayVerdict};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;

use super::{Text, Visit, large};
use crate::hub::Hub;
use crate::limits;
use crate::live::{Ask, Recorded, Seats, position, recorded};
use crate::problem::Problem;

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
    let permit = hub.examiners.acquire().await.map_err(|_| Problem::unavailable())?;
    let told = tokio::task::spawn_blocking(move || tell(&recorded)).await;
    drop(permit);
    let told = told.map_err(|_| Problem::unavailable())??;
    Ok(large(headers, "application/json", told))
}

/// A record as JSON.
pub(crate) fn tell(Recorded { record: shared, whole: record, viewer }: &Recorded) -> Result<Vec<u8>, Problem> {
    let viewer = *viewer;
    let wrong =
        |error: &dyn std::fmt::Display| Problem::invalid("record", format!("This record cannot be replayed: {error}."));
    let mut replay = Replay::new(record).map_err(|error| wrong(&error))?;
    let verdict = match verify(record) {
        Ok(verdict) => ReplayVerdict {
            is_true: true,
            problem: None,
            is_over: verdict.is_over,
            draws_verified: verdict.draws_verified,
            // The hash of a position that is not known whole could be compared with guesses.
            hash: shared.partial.is_none().then_some(verdict.hash),
            result: verdict.result.iter().map(|(seat, score, rank)| (seat.to_string(), *score, *rank)).collect(),
        },
        Err(error) => ReplayVerdict {
            is_true: false,
            problem: Some(error.to_string()),
            is_over: false,
            draws_verified: None,
            hash: None,
            result: Vec::new(),
        },
    };
    let table = replay.table();
    let mut info = ReplayInfo {
        header: head(&record.header, table.setup().options, table.components_hash()),
        verdict,
        components: table.components_json(),
        start: position(table, 0, viewer, Seats::default()),
        steps: Vec::new(),
    };
    let mut size = 0;
    while let Some(done) = replay.step() {
        // What comes after a wrong move cannot be told; the verdict says which it is.
        let Ok(done) = done else { break };
        let place = info.steps.len();
        let snapshot = position(replay.table(), place as u64 + 1, viewer, Seats::default());
        let step = ReplayStep { step: recorded(place, done, viewer), snapshot };
        size += serde_json::to_vec(&step).map_or(0, |text| text.len());
        if size > limits::REPLAY {
            let detail = "This record is too long to be told step by step.";
            return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", detail));
        }
        info.steps.push(step);
    }
    Ok(serde_json::to_vec(&info).expect("replays are plain data"))
}

fn head(header: &Header, options: Vec<(String, String)>, components: String) -> ReplayHeader {
    ReplayHeader {
        game: header.game.clone(),
        rules: header.revision,
        seats: header.setup.seats,
        players: header.players.clone(),
        options,
        components,
        given: header.given as u32,
        commitment: header.commitment.map(|commitment| commitment.to_string()),
    }
}
