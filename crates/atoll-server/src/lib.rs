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
mod metrics;
mod openapi;
mod principal;
mod problem;
mod routes;
mod shared;
mod socket;
mod table;
mod thinkers;
mod web;

pub use app::{App, Running, StartError};
pub use config::{Config, Names};
