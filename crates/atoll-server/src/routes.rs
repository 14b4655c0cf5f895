//! Every route. `openapi.json` describes the ones under `/api/v1`; a test compares the two.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{MethodRouter, get, post};

use crate::http::{games, records, seats, tables};
use crate::hub::Hub;
use crate::limits;
use crate::net::bodies;
use crate::{guard, openapi, socket, web};

/// Method, path below `/api/v1`, handler.
type Route = (&'static str, &'static str, fn() -> MethodRouter<Arc<Hub>>);

/// The HTTP API.
pub(crate) const ROUTES: [Route; 23] = [
    ("get", "/openapi.json", || get(openapi::openapi)),
    ("get", "/games", || get(games::list)),
    ("get", "/games/{game}/components", || get(games::components)),
    ("get", "/games/{game}/rulebook", || get(games::rulebook)),
    ("get", "/bots", || get(games::bots)),
    ("post", "/tables", || post(tables::create).layer(DefaultBodyLimit::max(limits::COMPONENTS_BODY))),
    ("get", "/tables/{table}", || get(tables::show)),
    ("get", "/tables/{table}/components", || get(tables::components)),
    ("post", "/tables/{table}/start", || post(tables::start)),
    ("post", "/tables/{table}/claim", || post(seats::claim)),
    ("post", "/tables/{table}/seats/{seat}/take", || post(seats::take)),
    ("post", "/tables/{table}/seats/{seat}/salt", || post(seats::salt)),
    ("post", "/tables/{table}/seats/{seat}/link", || post(seats::link)),
    ("post", "/tables/{table}/seats/{seat}/leave", || post(seats::leave)),
    ("post", "/tables/{table}/seats/{seat}/bot", || post(seats::bot)),
    ("post", "/tables/{table}/seats/{seat}/return", || post(seats::take_back)),
    ("post", "/tables/{table}/seats/{seat}/offer", || post(seats::offer)),
    ("get", "/tables/{table}/record", || get(records::record)),
    ("get", "/tables/{table}/replay", || get(records::replay)),
    ("post", "/replays", || post(records::upload).layer(DefaultBodyLimit::max(limits::RECORD))),
    ("get", "/tables/{table}/socket", || get(socket::upgrade)),
    ("get", "/names", || get(games::names)),
    ("post", "/components/{game}", || post(games::check).layer(DefaultBodyLimit::max(limits::COMPONENTS))),
];

/// Everything the server answers people, and operators, unless they have an address of their own.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let api = ROUTES.iter().fold(Router::new(), |api, (_, path, handler)| api.route(path, handler()));
    let metrics = match hub.config.metrics_address {
        Some(_) => get(web::nothing),
        None => get(web::metrics),
    };
    let router = Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(web::health))
        .route("/readyz", get(web::ready))
        .route("/metrics", metrics)
        .fallback(web::client);
    guarded(router, hub)
}

/// What operators are answered at an address of their own.
pub(crate) fn operators(hub: Arc<Hub>) -> Router {
    let router = Router::new()
        .route("/healthz", get(web::health))
        .route("/readyz", get(web::ready))
        .route("/metrics", get(web::metrics))
        .fallback(web::nothing);
    guarded(router, hub)
}

fn guarded(router: Router<Arc<Hub>>, hub: Arc<Hub>) -> Router {
    router
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&hub), bodies::receive))
        .layer(middleware::from_fn_with_state(Arc::clone(&hub), guard::guard))
        .with_state(hub)
}
