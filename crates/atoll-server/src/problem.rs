//! Answers that are not a success: `application/problem+json` with a code for programs and a sentence for people.

use atoll_catalog::{TableError, Unwanted};
use atoll_match::{BeginningError, ToldError};
use atoll_protocol::ApiError;
use atoll_store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// The longest sentence of a refusal, in bytes: what is refused may be quoted in it, and of any length.
const LONGEST: usize = 1_000;

/// Why a request is refused.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    detail: String,
    findings: Option<Value>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: cut(detail.into()), findings: None }
    }

    /// The request is not what it should be.
    pub(crate) fn invalid(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    /// The table is not in a state for it.
    pub(crate) fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    /// The same, for so many seconds yet.
    pub(crate) fn early(code: &'static str, seconds: u64, detail: impl Into<String>) -> Self {
        Self { findings: Some(json!({ "seconds": seconds })), ..Self::conflict(code, detail) }
    }

    /// It is not the caller's to do.
    pub(crate) fn forbidden(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    pub(crate) fn too_large(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", detail)
    }

    pub(crate) fn too_many_tables() -> Self {
        let detail = "Too many tables were set up from your address; play one of them, or try again in a minute.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", detail)
    }

    /// More is asked from one address, or in all, than can be done at a time.
    pub(crate) fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "Too much is being sent just now; try again in a minute.")
    }

    /// One address, or a seat, asks too much.
    pub(crate) fn too_much() -> Self {
        let detail =
            "Too much was asked from your address; close other windows of this table, or try again in a minute.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", detail)
    }

    /// One address asks too often.
    pub(crate) fn too_many_requests() -> Self {
        let detail = "Too many requests came from your address; try again in a minute.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", detail)
    }

    /// The body of a request did not come in time.
    pub(crate) fn too_slow() -> Self {
        let detail = "The body of this request came too slowly; try again on a better connection.";
        Self::new(StatusCode::REQUEST_TIMEOUT, "too-slow", detail)
    }

    pub(crate) fn too_much_at_once() -> Self {
        let detail = "So many files from your address are being examined already; try again when one of them is done.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much-at-once", detail)
    }

    pub(crate) fn too_much_to_examine() -> Self {
        let detail = "Too many files from your address were examined; try again in a minute.";
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much-to-examine", detail)
    }

    pub(crate) fn took_too_long() -> Self {
        let detail = "Examining this took too long; try again when the server has less to do.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "took-too-long", detail)
    }

    pub(crate) fn no_such_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-table", "There is no such table; check the code or the link.")
    }

    pub(crate) fn no_such_page() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-path", "There is nothing here; /api/v1/openapi.json lists what is.")
    }

    /// Something of ours failed; the cause is logged, not told.
    pub(crate) fn unavailable() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "The server cannot do this now; try again in a moment.",
        )
    }

    /// The store does not take or tell what it is asked.
    pub(crate) fn not_stored() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "unavailable",
            "The server cannot store anything now, because its disk does not take it. What was stored is safe; try again soon.",
        )
    }

    /// What is stored of a table does not fit together; how it does not is logged, not told.
    pub(crate) fn damaged(table: &str, what: &dyn std::fmt::Display) -> Self {
        tracing::error!(table, %what, "a stored table cannot be loaded");
        Self::conflict("damaged", "This table cannot be continued: what is stored of it does not fit together.")
    }

    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    pub(crate) fn detail(&self) -> &str {
        &self.detail
    }
}

fn cut(mut text: String) -> String {
    if text.len() > LONGEST {
        text.truncate(text.floor_char_boundary(LONGEST));
        text.push('…');
    }
    text
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Self {
        let code = match &error {
            TableError::UnknownGame(..) => "no-such-game",
            TableError::UnknownBot(..) | TableError::NoEvaluation(_) => "no-such-bot",
            TableError::Setup(_) => "set-up",
            TableError::Components(_) => "components",
            TableError::Notation(_) => "notation",
            TableError::Illegal(_) => "illegal",
            TableError::NoDrawPending(_) | TableError::ImpossibleDraw(_) => "draw",
        };
        let findings = match &error {
            TableError::Components(errors) => {
                let lines = errors.iter().map(|error| json!({ "line": error.line, "what": error.what }));
                Some(Value::Array(lines.collect()))
            }
            _ => None,
        };
        let status = match &error {
            TableError::UnknownGame(..) => StatusCode::NOT_FOUND,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, code, detail: cut(error.to_string()), findings }
    }
}

impl From<BeginningError> for Problem {
    fn from(error: BeginningError) -> Self {
        match error {
            BeginningError::Table(error) => error.into(),
            BeginningError::Record(detail) => Self::invalid("record", detail),
            BeginningError::Unwanted(unwanted) => unwanted.into(),
        }
    }
}

impl From<ToldError> for Problem {
    fn from(error: ToldError) -> Self {
        match &error {
            ToldError::Wrong(_) => Self::invalid("record", error.to_string()),
            ToldError::TooLong => Self::too_large(error.to_string()),
            ToldError::Unwanted(unwanted) => (*unwanted).into(),
        }
    }
}

/// Whoever is still there waited until the deadline.
impl From<Unwanted> for Problem {
    fn from(_unwanted: Unwanted) -> Self {
        Self::took_too_long()
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchTable => Self::no_such_table(),
            StoreError::Damaged(what) => Self::damaged("", &what),
            // What fails and since when is logged by whoever looks after the store, once.
            error if error.fault().is_some() => Self::not_stored(),
            StoreError::Closed => Self::unavailable(),
            error => {
                tracing::error!(%error, "the store refuses");
                Self::unavailable()
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let body = ApiError {
            code: self.code.into(),
            status: self.status.as_u16(),
            detail: self.detail,
            findings: self.findings,
        };
        let mut response = (self.status, axum::Json(body)).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        let again = match self.status {
            StatusCode::TOO_MANY_REQUESTS => Some("60"),
            _ if self.code == "busy" => Some("60"),
            StatusCode::SERVICE_UNAVAILABLE => Some("5"),
            _ => None,
        };
        if let Some(seconds) = again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        response
    }
}
