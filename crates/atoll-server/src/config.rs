//! How an installation is set up.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use atoll_catalog::{GAMES, Games};
use ipnet::IpNet;
use serde::Deserialize;

use crate::net::bounds::Bounds;

/// Everything a server needs to know. No part of it is a secret.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free port.
    pub address: SocketAddr,
    /// The address people use, such as `https://games.example`, if a proxy stands before the server. Then only pages of
    /// this origin may change anything, and cookies are marked Secure if it is https.
    pub public_url: Option<String>,
    /// Proxies whose word about the addresses of callers is taken, besides those on this machine and, if there is a public
    /// URL, in its network.
    pub proxies: Vec<IpNet>,
    /// Where to tell the counts that operators watch; if nowhere of their own, they are told with everything else.
    pub metrics_address: Option<SocketAddr>,
    /// Where tables are kept: `sqlite://PATH`.
    pub database_url: String,
    /// Whether everything in the database is examined before the server starts.
    pub check: bool,
    /// How long a write waits for another program that has locked the database.
    pub database_patience: Duration,
    /// How long one answer to whether the database can be written holds for everybody who asks.
    pub probe: Duration,
    /// How long a bot that decides at once seems to think, so that people can follow: from half of it to twice as long.
    pub bot_pause: Duration,
    /// How long an expert thinks, and whoever gives hints; at most two seconds, and less when many think at a time.
    pub bot_think: Duration,
    /// How long somebody waits for a bot before another, which decides at once, plays in its place.
    pub bot_time: Duration,
    /// How long examining an upload or telling a replay may take, with waiting in line.
    pub examine: Duration,
    /// How many of them are examined at a time; 0 for as many as there are cores, and at least two.
    pub examiners: usize,
    /// How long a table without visitors stays in memory while people are to play there.
    pub idle: Duration,
    /// The same of a table that waits for nobody: its game is over, or only bots play it.
    pub linger: Duration,
    /// How long somebody must be away before others can let a bot stand in.
    pub grace: Duration,
    /// Most WebSocket connections at a time; fewer, if there are too few descriptors.
    pub max_sockets: usize,
    /// What connections may take.
    pub bounds: Bounds,
    /// The games that are played here.
    pub games: Games,
    /// What games and seats are called here.
    pub names: Names,
}

impl Config {
    /// The defaults, with tables kept at this address.
    pub fn new(database_url: impl Into<String>) -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 4100)),
            public_url: None,
            proxies: Vec::new(),
            metrics_address: None,
            database_url: database_url.into(),
            check: false,
            database_patience: Duration::from_secs(5),
            probe: Duration::from_secs(1),
            bot_pause: Duration::from_millis(750),
            bot_think: Duration::from_secs(1),
            bot_time: Duration::from_secs(5),
            examine: Duration::from_secs(20),
            examiners: 0,
            idle: Duration::from_secs(600),
            linger: Duration::from_secs(3),
            grace: Duration::from_secs(60),
            max_sockets: 10_000,
            bounds: Bounds::default(),
            games: GAMES,
            names: Names::default(),
        }
    }

    /// Whether people reach the server by https only.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Names that an installation gives to games and seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Titles by game id.
    #[serde(default)]
    pub games: BTreeMap<String, String>,
    /// Names by seat letter, for people who give none.
    #[serde(default)]
    pub seats: BTreeMap<String, String>,
}

impl Names {
    /// Reads a names file:
    ///
    /// ```toml
    /// [games]
    /// island-game = "Our island game"
    /// [seats]
    /// A = "Coral"
    /// ```
    pub fn parse(games: Games, text: &str) -> Result<Self, String> {
        let names: Self = toml::from_str(atoll_catalog::without_mark(text)).map_err(|error| error.to_string())?;
        if let Some(game) = names.games.keys().find(|id| games.find(id).is_err()) {
            return Err(format!("there is no game `{game}`"));
        }
        let is_letter = |seat: &str| seat.len() == 1 && seat.parse::<atoll_catalog::Seat>().is_ok();
        if let Some(seat) = names.seats.keys().find(|seat| !is_letter(seat)) {
            return Err(format!("`{seat}` is not a seat; seats are A, B, C, D and E"));
        }
        Ok(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_mistakes_told() {
        let names = Names::parse(GAMES, "[games]\nsouth-seas = \"Reef\"\n[seats]\nA = \"Coral\"\n").expect("right");
        assert_eq!(names.games["south-seas"], "Reef");
        assert_eq!(names.seats["A"], "Coral");
        for wrong in ["[games]\nchess = \"x\"", "[seats]\nZ = \"x\"", "[other]\n", "games = 3"] {
            assert!(Names::parse(GAMES, wrong).is_err(), "{wrong}");
        }
    }
}
