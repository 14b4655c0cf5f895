//! A real server on a free port, and people who use it by HTTP and WebSocket.

use std::net::SocketAddr;
use std::time::Duration;

use atoll_server::{App, Config, Running};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Longer than anything takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A folder for a database.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// How test servers are set up.
pub(crate) fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(format!("sqlite://{}/atoll.sqlite", folder.path().display()));
    config.address.set_port(0);
    config.bot_pause = Duration::ZERO;
    config.bot_think = Duration::from_millis(20);
    // People in tests answer pings only while they read.
    config.bounds.silence = Duration::from_secs(600);
    config
}

/// A server with its tables in this folder.
pub(crate) async fn server(folder: &TempDir) -> Running {
    App::start(config(folder)).await.expect("the server starts")
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The code of a refusal, which must be well formed.
    pub(crate) fn code(&self) -> String {
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.text());
        let body = self.json();
        assert_eq!(body["status"], self.status);
        assert!(body["detail"].as_str().is_some_and(|detail| detail.len() > 10));
        body["code"].as_str().expect("a code").to_string()
    }
}

/// One request on a connection of its own, sent exactly as given.
pub(crate) async fn request(to: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(to).await.expect("connects");
    let mut head =
        format!("{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    let mut received = Vec::new();
    let talk = async {
        // A server that refuses a body early may close before all of it is sent.
        let _ = stream.write_all(head.as_bytes()).await;
        let _ = stream.write_all(body).await;
        let _ = stream.read_to_end(&mut received).await;
    };
    tokio::time::timeout(PATIENCE, talk).await.expect("answers in time");
    let split = received.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&received[..split]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let headers = lines.filter_map(|line| line.split_once(": ")).map(|(key, value)| (key.to_lowercase(), value.into()));
    Answer { status: status.expect("a status"), headers: headers.collect(), body: received[split + 4..].to_vec() }
}

/// What a server counts under this name and these labels.
pub(crate) async fn counted(to: SocketAddr, name: &str) -> f64 {
    let text = request(to, "GET", "/metrics", &[], b"").await.text();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    line.unwrap_or_else(|| panic!("{name} is not counted:\n{text}"))
}

/// Waits until a server has counted so much under this name.
pub(crate) async fn until_counted(to: SocketAddr, name: &str, least: f64) {
    let counting = async {
        while counted(to, name).await < least {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, counting).await.unwrap_or_else(|_| panic!("{name} stays below {least}"));
}

/// A browser: it keeps cookies.
pub(crate) struct Device {
    pub(crate) to: SocketAddr,
    cookies: Vec<(String, String)>,
}

impl Device {
    pub(crate) fn new(to: SocketAddr) -> Self {
        Self { to, cookies: Vec::new() }
    }

    /// A browser that has these tokens of a table already, as its cookie joins them.
    pub(crate) fn with_tokens(to: SocketAddr, table: &str, tokens: &str) -> Self {
        Self { to, cookies: vec![(format!("atoll-{table}"), tokens.into())] }
    }

    /// The tokens of a table that it has, as its cookie joins them.
    pub(crate) fn tokens(&self, table: &str) -> &str {
        let name = format!("atoll-{table}");
        self.cookies.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }

    /// What a browser sends to this path: each table's cookie goes to that table only.
    fn cookie(&self, path: &str) -> String {
        let is_meant = |name: &str| name.strip_prefix("atoll-").is_none_or(|table| path.contains(table));
        let meant = self.cookies.iter().filter(|(name, _)| is_meant(name));
        meant.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    async fn ask(&mut self, method: &str, path: &str, body: &[u8]) -> Answer {
        let cookie = self.cookie(path);
        let answer = request(self.to, method, &format!("/api/v1{path}"), &[("Cookie", &cookie)], body).await;
        if let Some((name, value)) = answer.header("set-cookie").split(';').next().and_then(|pair| pair.split_once('='))
        {
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.into(), value.into()));
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.ask("POST", path, body.as_bytes()).await
    }

    pub(crate) async fn post_text(&mut self, path: &str, body: &str) -> Answer {
        self.ask("POST", path, body.as_bytes()).await
    }

    /// Sets a table up; its id.
    pub(crate) async fn table(&mut self, seats: Value) -> String {
        let answer = self.post("/tables", json!({ "game": "south-seas", "seats": seats })).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()["table"]["table"].as_str().expect("an id").to_string()
    }

    /// Opens the table's socket and says hello.
    pub(crate) async fn join(&self, table: &str, since: u64) -> (Socket, Value) {
        let mut socket = self.socket(table).await;
        socket.send("hello", json!({ "protocol": 1, "since": since })).await;
        let welcome = socket.next().await;
        assert_eq!(welcome["t"], "welcome", "{welcome}");
        let welcome = welcome["d"].clone();
        socket.seen(&welcome);
        (socket, welcome)
    }

    /// Opens the table's socket.
    pub(crate) async fn socket(&self, table: &str) -> Socket {
        self.try_socket(table, &[]).await.expect("the socket opens")
    }

    pub(crate) async fn try_socket(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Socket, Error> {
        let stream = TcpStream::connect(self.to).await.expect("connects");
        self.socket_on(stream, &format!("{table}/socket"), headers).await
    }

    /// Shows the table on a screen that all look at; what it is welcomed with, or told instead.
    pub(crate) async fn screen(&self, table: &str) -> (Socket, Value) {
        let stream = TcpStream::connect(self.to).await.expect("connects");
        let socket = self.socket_on(stream, &format!("{table}/socket?screen"), &[]).await;
        let mut socket = socket.expect("the socket opens");
        socket.send("hello", json!({ "protocol": 1, "since": 0 })).await;
        let told = socket.next().await;
        if told["t"] == "welcome" {
            socket.seen(&told["d"]);
        }
        (socket, told)
    }

    /// Says hello to a table on a connection that nothing more is read from, and that keeps little.
    pub(crate) async fn join_deaf(&self, table: &str) -> Socket {
        let small = TcpSocket::new_v4().expect("a socket");
        small.set_recv_buffer_size(4_096).expect("a small buffer");
        let stream = small.connect(self.to).await.expect("connects");
        let mut socket = self.socket_on(stream, &format!("{table}/socket"), &[]).await.expect("the socket opens");
        socket.send("hello", json!({ "protocol": 1, "since": 0 })).await;
        socket
    }

    async fn socket_on(
        &self,
        stream: TcpStream,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/v1/tables/{path}", self.to);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie(path).parse().expect("a header"));
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream, steps: Vec::new(), snapshot: Value::Null, hints: 0, commands: 0 })
    }
}

/// A connection to a table.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every step seen.
    pub(crate) steps: Vec<Value>,
    /// How things stand.
    pub(crate) snapshot: Value,
    /// How many hints were told here.
    pub(crate) hints: usize,
    commands: u64,
}

impl Socket {
    pub(crate) async fn send(&mut self, kind: &str, body: Value) {
        self.send_text(json!({ "t": kind, "d": body }).to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        // The server may have closed already, which the next read will tell.
        let _ = self.stream.send(Message::text(text)).await;
    }

    pub(crate) async fn send_binary(&mut self, bytes: Vec<u8>) {
        let _ = self.stream.send(Message::binary(bytes)).await;
    }

    /// The next frame, or why there is none.
    async fn frame(&mut self) -> Result<Message, Option<CloseFrame>> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the server says something") {
                Some(Ok(Message::Close(why))) => return Err(why),
                Some(Ok(frame @ Message::Text(_))) => return Ok(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message; none if the server closes.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        let frame = self.frame().await.ok()?;
        Some(serde_json::from_str(frame.to_text().expect("text")).expect("JSON"))
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        let frame = self.frame().await.unwrap_or_else(|why| panic!("closed: {why:?}"));
        let message: Value = serde_json::from_str(frame.to_text().expect("text")).expect("JSON");
        if message["t"] == "steps" {
            self.seen(&message["d"]);
        }
        if message["t"] == "eyes" {
            self.looks(&message["d"]);
        }
        self.hints += usize::from(message["t"] == "hint");
        message
    }

    /// Keeps steps and snapshot; the steps must follow the ones known without a gap.
    pub(crate) fn seen(&mut self, body: &Value) {
        for step in body["steps"].as_array().expect("steps") {
            if let Some(last) = self.steps.last() {
                assert_eq!(step["seq"].as_u64(), last["seq"].as_u64().map(|seq| seq + 1), "steps have a gap");
            }
            self.steps.push(step.clone());
        }
        self.snapshot = body["snapshot"].clone();
        if let Some(last) = self.steps.last() {
            assert_eq!(self.snapshot["seq"], last["seq"]);
        }
    }

    /// Keeps what other eyes see: everything, or what looks otherwise by them.
    fn looks(&mut self, body: &Value) {
        if body["changes"] != true {
            self.steps.clear();
            return self.seen(body);
        }
        for step in body["steps"].as_array().expect("steps") {
            match self.steps.iter_mut().find(|known| known["seq"] == step["seq"]) {
                Some(known) => known.clone_from(step),
                None => self.steps.push(step.clone()),
            }
        }
        self.snapshot = body["snapshot"].clone();
    }

    /// The next message of this kind; others are kept or skipped.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["t"] == kind {
                return message["d"].clone();
            }
        }
    }

    /// Waits for steps; the last ones of a game with hands come with the whole log.
    pub(crate) async fn news(&mut self) {
        while !["steps", "eyes"].contains(&self.next().await["t"].as_str().unwrap_or_default()) {}
    }

    /// Reads until the server closes; the code and the reason, if it gave one.
    pub(crate) async fn closed(&mut self) -> (u16, String) {
        loop {
            if let Err(why) = self.frame().await {
                return why.map_or((0, String::new()), |why| (why.code.into(), why.reason.to_string()));
            }
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.snapshot["seq"].as_u64().expect("a number")
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.snapshot["legal"].as_array().expect("a list");
        legal.iter().map(|action| action["text"].as_str().expect("text").to_string()).collect()
    }

    pub(crate) fn to_act(&self) -> Option<String> {
        self.snapshot["turn"]["seat"].as_str().map(Into::into)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.snapshot["turn"] == "over"
    }

    /// Sends an action of the seat to act; the command as sent.
    pub(crate) async fn act(&mut self, action: &str) -> Value {
        self.commands += 1;
        let id = format!("{}-{}", self.seq(), self.commands);
        let seat = self.to_act().expect("a seat is to act");
        let body = json!({ "id": id, "based_on": self.seq(), "seat": seat, "action": action });
        self.send("act", body.clone()).await;
        body
    }

    /// Asks for a hint for this seat; the answer's kind and body.
    pub(crate) async fn hint(&mut self, seat: &str) -> (String, Value) {
        self.commands += 1;
        let id = format!("hint-{}", self.commands);
        self.send("hint", json!({ "id": id, "based_on": self.seq(), "seat": seat })).await;
        self.answer(&json!(id)).await
    }

    /// The answer to a command: its kind and body.
    pub(crate) async fn answer(&mut self, id: &Value) -> (String, Value) {
        loop {
            let message = self.next().await;
            let is_answer = ["accepted", "refused", "hint"].iter().any(|kind| message["t"] == *kind);
            if is_answer && message["d"]["id"] == *id {
                return (message["t"].as_str().expect("a kind").into(), message["d"].clone());
            }
        }
    }

    /// Plays an action and waits for its step.
    pub(crate) async fn play(&mut self, action: &str) -> u64 {
        let command = self.act(action).await;
        let (kind, body) = self.answer(&command["id"]).await;
        assert_eq!(kind, "accepted", "{body}");
        let seq = body["seq"].as_u64().expect("a number");
        while self.seq() < seq {
            self.news().await;
        }
        seq
    }

    /// Plays whatever is legal, by these numbers, whenever it is this connection's turn, until the game is over or
    /// `enough` says so.
    pub(crate) async fn play_on(&mut self, numbers: &mut Numbers, enough: impl Fn(&Self) -> bool) {
        while !self.is_over() && !enough(self) {
            let legal = self.legal();
            if legal.is_empty() {
                self.news().await;
            } else {
                self.play(&legal[numbers.below(legal.len())].clone()).await;
            }
        }
    }
}

/// A small generator, so that a test can be repeated.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}
