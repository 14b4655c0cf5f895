//! A real server, real sockets: whole games, seats, hostile input.

mod bots;
mod fourth;
mod hints;
mod hostile;
mod migration;
mod play;
mod seats;
mod support;
mod uploads;
