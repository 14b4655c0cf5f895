//! A real server, real sockets: whole games, seats, hostile input.

mod hostile;
mod play;
mod seats;
mod support;
