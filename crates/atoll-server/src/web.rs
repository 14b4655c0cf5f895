//! The client, embedded, and what operators ask.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use rust_embed::{Embed, EmbeddedFile};

use atoll_catalog::to_hex;

use crate::http::{gzip, takes_gzip};
use crate::hub::Hub;
use crate::metrics;
use crate::problem::Problem;

/// The built client; `build.rs` makes the folder if there is none.
#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
struct Client;

const NO_CLIENT: &str = "The client is not part of this build. Build it with `cargo xtask serve`, or run `npm ci` and \
                         `npm run build` in web/ and build the server again. The API is described at /api/v1/openapi.json.\n";
const SHELL: &str = "index.html";
/// Files below this folder have a hash in their name and never change.
const HASHED: &str = "assets/";

/// Whatever is not the API: a file of the client, or its shell for the client's own routes.
pub(crate) async fn client(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Problem::no_such_page().into_response();
    }
    if let Some(file) = Client::get(path) {
        return answer(path, &file, &headers);
    }
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.') && !path.contains("..");
    match Client::get(SHELL) {
        _ if !is_page => Problem::no_such_page().into_response(),
        Some(shell) => answer(SHELL, &shell, &headers),
        None => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], NO_CLIENT).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = to_hex(&file.metadata.sha256_hash()[..16]);
    let kind = kind(path);
    let is_packed = is_text(kind) && file.data.len() > 1_024 && takes_gzip(headers);
    let tag = format!("\"{hash}{}\"", if is_packed { "-gzip" } else { "" });
    let is_known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag));
    let body = match (is_known, is_packed) {
        (true, _) => Body::empty(),
        (false, true) => Body::from(packed(&hash, &file.data)),
        (false, false) => Body::from(file.data.to_vec()),
    };
    let mut response = Response::new(body);
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    if is_packed {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// A file in gzip, packed once.
fn packed(hash: &str, data: &[u8]) -> Bytes {
    static PACKED: OnceLock<RwLock<HashMap<String, Bytes>>> = OnceLock::new();
    let known = PACKED.get_or_init(RwLock::default);
    if let Some(bytes) = known.read().expect("nothing panics while it holds this lock").get(hash) {
        return bytes.clone();
    }
    let bytes = Bytes::from(gzip(data, Compression::best()));
    known.write().expect("nothing panics while it holds this lock").insert(hash.to_string(), bytes.clone());
    bytes
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "png" => "image/png",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || kind.starts_with("application/") || kind == "image/svg+xml"
}

/// `GET /healthz`: the process answers.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the store can be written.
pub(crate) async fn ready(State(hub): State<Arc<Hub>>) -> Result<&'static str, Problem> {
    if *hub.stopping().borrow() {
        return Err(Problem::unavailable());
    }
    hub.store.ping().await?;
    Ok("ready\n")
}

/// `GET /metrics`
pub(crate) async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    ([(header::CONTENT_TYPE, metrics::KIND)], hub.metrics.text(hub.thinkers.in_line())).into_response()
}
