//! The client, embedded, and what operators ask.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};
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
    let packed = takes_gzip(headers).then(|| packed(&hash, &file.data)).flatten();
    let is_packed = packed.is_some();
    let tag = format!("\"{hash}{}\"", if is_packed { "-gzip" } else { "" });
    let tag: ETag = tag.parse().expect("hexadecimal digits make a tag");
    let is_known = headers.typed_get::<IfNoneMatch>().is_some_and(|known| !known.precondition_passes(&tag));
    let body = match packed {
        _ if is_known => Body::empty(),
        Some(packed) => Body::from(packed),
        // What is part of the program needs no memory of its own.
        None => match file.data {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(ref bytes) => Body::from(bytes.clone()),
        },
    };
    let mut response = Response::new(body);
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, kind(file));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.typed_insert(tag);
    if is_packed {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// A file in gzip, packed once; nothing if that does not make it much smaller.
fn packed(hash: &str, data: &[u8]) -> Option<Bytes> {
    static PACKED: OnceLock<RwLock<HashMap<String, Option<Bytes>>>> = OnceLock::new();
    let known = PACKED.get_or_init(RwLock::default);
    if let Some(packed) = known.read().expect("nothing panics while it holds this lock").get(hash) {
        return packed.clone();
    }
    let packed = Some(gzip(data, Compression::best())).filter(|packed| packed.len() < data.len() / 10 * 9);
    let packed = packed.map(Bytes::from);
    known.write().expect("nothing panics while it holds this lock").insert(hash.to_string(), packed.clone());
    packed
}

/// What a file is; every text of the client is UTF-8.
fn kind(file: &EmbeddedFile) -> HeaderValue {
    let kind = file.metadata.mimetype();
    let encoding = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    HeaderValue::try_from(format!("{kind}{encoding}")).expect("kinds of files are plain text")
}

/// `GET /healthz`: the process answers, and says how it does.
pub(crate) async fn health(State(hub): State<Arc<Hub>>) -> String {
    match hub.store.fault() {
        None => "ok\n".into(),
        Some(fault) => format!("alive, but nothing can be stored: {fault}\n"),
    }
}

/// Whatever there is not.
pub(crate) async fn nothing() -> Problem {
    Problem::no_such_page()
}

/// `GET /readyz`: the store can be written.
pub(crate) async fn ready(State(hub): State<Arc<Hub>>) -> Result<&'static str, Problem> {
    if *hub.stopping().borrow() {
        return Err(Problem::unavailable());
    }
    hub.store.probe().await?;
    Ok("ready\n")
}

/// `GET /metrics`
pub(crate) async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    hub.store.measure();
    hub.thinkers.measure();
    hub.metrics.connections.set(i64::try_from(hub.lines.count()).unwrap_or(i64::MAX));
    ([(header::CONTENT_TYPE, metrics::KIND)], hub.metrics.text()).into_response()
}
