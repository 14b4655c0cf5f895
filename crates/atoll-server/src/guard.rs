//! What every request passes: how often its address asks, where it comes from, what browsers may do with the answer, and a
//! line in the log.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::http::Address;
use crate::hub::Hub;
use crate::problem::Problem;

/// Sent with every answer. Scripts come from files only, and `wasm-unsafe-eval` lets them compile the client's engine, which
/// is such a file, and nothing else; `style` attributes, which drawings need, can do no harm without
/// foreign addresses.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Checks a request's address and origin, and dresses and counts its answer.
pub(crate) async fn guard(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let begin = Instant::now();
    let method = request.method().clone();
    // The pattern, not the path: logs need no table ids, which let people watch.
    let route = request.extensions().get::<MatchedPath>().map_or("(client)", MatchedPath::as_str).to_string();
    let changes = !matches!(method, Method::GET | Method::HEAD | Method::OPTIONS);
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    let mut response = if let Err(problem) = hub.may_ask(address) {
        problem.into_response()
    } else if (changes || is_upgrade) && !is_ours(&hub, request.headers()) {
        Problem::forbidden("foreign-origin", "This request comes from a page of another origin.").into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let status = response.status();
    hub.metrics.answered(status);
    tracing::debug!(%method, route, status = status.as_u16(), micros = begin.elapsed().as_micros() as u64, "answered");
    response
}

/// Whether a request comes from a page of ours or from no page at all. Browsers always name the origin of a page that
/// changes something or opens a WebSocket.
fn is_ours(hub: &Hub, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(origin) = text(header::ORIGIN) else {
        let site = text(HeaderName::from_static("sec-fetch-site"));
        return site.is_none_or(|site| matches!(site, "same-origin" | "none"));
    };
    match &hub.config.public_url {
        Some(url) => origin == origin_of(url),
        None => {
            let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            host.is_some() && host == text(header::HOST)
        }
    }
}

/// Scheme and authority of a URL.
fn origin_of(url: &str) -> &str {
    let start = url.find("://").map_or(0, |place| place + 3);
    let end = url[start..].find('/').map_or(url.len(), |place| start + place);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_and_authority() {
        assert_eq!(origin_of("https://games.example/atoll/"), "https://games.example");
        assert_eq!(origin_of("http://127.0.0.1:4100"), "http://127.0.0.1:4100");
    }
}
