//! Tables over HTTP and WebSocket.
//!
//! A live table is one task that owns its game; everybody else asks it. It stores what it does before it says that it is
//! done, and it can be dropped from memory at any time: the store holds all that is needed to rebuild it.
//!
//! [`App::start`] runs a server; the routes are listed in `routes.rs` and described by `openapi.json`.

#![forbid(unsafe_code)]

mod app;
mod config;
mod directory;
mod examiners;
mod frame;
mod guard;
mod http;
mod hub;
mod identity;
mod limits;
mod meters;
mod metrics;
mod net;
mod openapi;
mod principal;
mod problem;
mod routes;
mod shared;
mod socket;
mod storage;
mod table;
mod thinkers;
mod web;

pub use app::{App, Running, StartError};
pub use atoll_store::{Counted, StoreError, backup, restore};
pub use config::{Config, Names};
pub use net::bounds::Bounds;

/// Doors for whoever tries what strangers send with anything there can be.
#[doc(hidden)]
pub mod fuzzing {
    use std::net::IpAddr;

    /// Whom a request is counted as that comes through a proxy with this header.
    #[must_use]
    pub fn forwarded(header: &str) -> Option<IpAddr> {
        crate::net::callers::read(header)
    }
}
