//! What connections may take: numbers and times. The defaults suit an installation; tests make them small.

use std::time::Duration;

/// What connections may take.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Most connections at a time, of any kind. If the system gives fewer descriptors, fewer; a line in the log says so.
    pub connections: usize,
    /// Most connections from one address, of IPv6 from one /64 network: a school behind one address, and no more. Those of
    /// this machine and of proxies count in all only.
    pub connections_by_address: usize,
    /// Most WebSockets of one address; a proxy's are counted for the address that it names.
    pub sockets_by_address: usize,
    /// Most connections of one table without a seat there. Those who sit get in always.
    pub spectators: usize,
    /// Bytes that the system keeps of what a connection has not taken yet; by default as many as it sees fit.
    pub send_buffer: Option<u32>,
    /// How long the head of a request may take, from its first byte, or from the beginning of the connection.
    pub head: Duration,
    /// How long a connection may wait for its next request.
    pub idle: Duration,
    /// The same for a proxy's connection: longer than proxies keep theirs, so that it is the proxy that ends it.
    pub proxy_idle: Duration,
    /// How long nothing may come of a body that is sent to the server, and nothing be taken of an answer.
    pub stall: Duration,
    /// Bytes a second that a body and an answer must make on the whole, once `stall` has passed.
    pub pace: u64,
    /// Bytes of bodies that are received or worked on at a time. The first 64 KiB of each are not counted.
    pub bodies: usize,
    /// The same for one address.
    pub bodies_by_address: usize,
    /// Bytes of large answers that are being sent at a time.
    pub answers: usize,
    /// The same for one address.
    pub answers_by_address: usize,
    /// Requests of one address at once.
    pub requests: u32,
    /// One of them comes back whenever so much time has passed.
    pub request_every: Duration,
    /// Units of what tables are asked, for one seat, or for one address that watches a table. A unit
    /// is about what telling one step costs.
    pub units: u32,
    /// One of them comes back whenever so much time has passed.
    pub unit_every: Duration,
    /// How long a WebSocket may be silent before it says hello.
    pub hello: Duration,
    /// How often a WebSocket is asked for a sign of life, which browsers give by themselves.
    pub ping: Duration,
    /// A WebSocket of which nothing is heard for so long is closed.
    pub silence: Duration,
    /// How long sending one message may take.
    pub send: Duration,
    /// How long everything together may take to end when the server stops.
    pub farewell: Duration,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            connections: 12_000,
            connections_by_address: 512,
            sockets_by_address: 200,
            spectators: 900,
            send_buffer: None,
            head: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            proxy_idle: Duration::from_secs(300),
            stall: Duration::from_secs(10),
            pace: 16 << 10,
            bodies: 64 << 20,
            bodies_by_address: 12 << 20,
            answers: 128 << 20,
            answers_by_address: 40 << 20,
            // A page takes some fifty: a club behind one address may open it together.
            requests: 3_000,
            request_every: Duration::from_millis(10),
            units: 40_000,
            unit_every: Duration::from_millis(2),
            hello: Duration::from_secs(5),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(30),
            send: Duration::from_secs(10),
            farewell: Duration::from_secs(4),
        }
    }
}
