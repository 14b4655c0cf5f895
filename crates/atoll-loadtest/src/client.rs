//! A person's device: cookies, requests, and a socket to a table.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A device that keeps its cookies.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    to: SocketAddr,
    cookies: Vec<(String, String)>,
}

impl Device {
    pub(crate) fn new(to: SocketAddr) -> Self {
        Self { to, cookies: Vec::new() }
    }

    fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// A request on a connection of its own; the body of a successful answer.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<String> {
        let (status, head, answer) = self.request(method, &format!("/api/v1{path}"), body).await?;
        for line in head.lines().filter(|line| line.to_ascii_lowercase().starts_with("set-cookie:")) {
            let pair = line["set-cookie:".len()..].trim().split(';').next().and_then(|pair| pair.split_once('='));
            if let Some((name, value)) = pair {
                self.cookies.retain(|(known, _)| known != name);
                self.cookies.push((name.into(), value.into()));
            }
        }
        if !(200..300).contains(&status) {
            bail!("{method} {path}: {status} {answer}");
        }
        Ok(answer)
    }

    /// What is answered to a plain question: status and body.
    pub(crate) async fn look(&self, path: &str) -> Result<(u16, String)> {
        let (status, _, answer) = self.request("GET", path, &Value::Null).await?;
        Ok((status, answer))
    }

    /// What is answered to something that is posted, whether it succeeds or not: status and body.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<(u16, String)> {
        let (status, _, answer) = self.request("POST", &format!("/api/v1{path}"), body).await?;
        Ok((status, answer))
    }

    /// A request on a connection of its own: status, head and body of the answer.
    async fn request(&self, method: &str, path: &str, body: &Value) -> Result<(u16, String, String)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (to, cookie) = (self.to, self.cookie());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(to).await.context("connecting")?;
        let mut answer = Vec::new();
        let talk = async {
            stream.write_all(request.as_bytes()).await?;
            stream.read_to_end(&mut answer).await
        };
        tokio::time::timeout(PATIENCE, talk).await.context("no answer in time")?.context("talking")?;
        let text = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").context("an answer without a head")?;
        let status =
            head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("an answer without a status")?;
        Ok((status, head.to_string(), body.to_string()))
    }

    /// The ids of the games the server has.
    pub(crate) async fn games(&mut self) -> Result<Vec<String>> {
        let games: Value = serde_json::from_str(&self.ask("GET", "/games", &Value::Null).await?)?;
        let ids = games.as_array().into_iter().flatten().filter_map(|game| game["id"].as_str().map(Into::into));
        Ok(ids.collect())
    }

    /// Sets up a table of this game with these seats, which begins if none of them is open; its id.
    pub(crate) async fn table(&mut self, game: &str, seats: Value) -> Result<String> {
        let made = self.ask("POST", "/tables", &json!({ "game": game, "seats": seats })).await?;
        let made: Value = serde_json::from_str(&made).context("reading the new table")?;
        Ok(made["table"]["table"].as_str().context("a table without an id")?.to_string())
    }

    /// Opens the table's socket and says hello; how things stand then.
    pub(crate) async fn join(&self, table: &str, since: u64) -> Result<Socket> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.to);
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie().parse()?);
        let (stream, _) = tokio_tungstenite::connect_async(request).await.context("opening the socket")?;
        let mut socket = Socket { stream, last: since, snapshot: None, steps: Vec::new() };
        socket.send("hello", json!({ "protocol": 1, "since": since })).await?;
        while socket.snapshot.is_none() {
            socket.next().await?;
        }
        Ok(socket)
    }
}

/// What a player has to read of a message; the rest is skipped, so that reading costs little beside serving.
#[derive(Debug, Deserialize)]
pub(crate) struct Heard {
    /// Its kind.
    #[serde(rename = "t")]
    pub(crate) kind: String,
    #[serde(rename = "d")]
    pub(crate) body: Body,
}

/// The body of a message; what its kind does not have is empty.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Body {
    pub(crate) id: String,
    pub(crate) seq: u64,
    pub(crate) code: String,
    why: Value,
    steps: Vec<Step>,
    snapshot: Option<Snapshot>,
}

impl Body {
    /// Why a command was refused, for people.
    pub(crate) fn refusal(&self) -> String {
        format!("{} ({})", self.code, self.why)
    }
}

/// A step of the table.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    pub(crate) seq: u64,
    pub(crate) source: String,
    pub(crate) seat: Option<String>,
}

/// How things stand for a player.
#[derive(Debug, Deserialize)]
struct Snapshot {
    seq: u64,
    turn: Value,
    legal: Vec<Legal>,
}

#[derive(Debug, Deserialize)]
struct Legal {
    text: String,
}

/// A connection to a table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last step known.
    pub(crate) last: u64,
    snapshot: Option<Snapshot>,
    /// The steps of this connection.
    pub(crate) steps: Vec<Step>,
}

impl Socket {
    pub(crate) async fn send(&mut self, kind: &str, body: Value) -> Result<()> {
        self.stream.send(Message::text(json!({ "t": kind, "d": body }).to_string())).await.context("sending")
    }

    /// The next message; steps and snapshot are kept, and a gap between steps is an error.
    pub(crate) async fn next(&mut self) -> Result<Heard> {
        // Pings that keep a line open say nothing.
        let deadline = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame =
                tokio::time::timeout_at(deadline, self.stream.next()).await.context("the server says nothing")?;
            let Message::Text(text) = frame.context("the connection ended")?? else { continue };
            let mut heard: Heard = serde_json::from_str(&text).context("reading a message")?;
            if heard.kind == "eyes" {
                // Everything from the first step, as it looks to other eyes.
                self.last = 0;
                self.steps.clear();
            }
            for step in heard.body.steps.drain(..) {
                if step.seq != self.last + 1 {
                    bail!("step {} follows step {}", step.seq, self.last);
                }
                self.last = step.seq;
                self.steps.push(step);
            }
            if let Some(snapshot) = heard.body.snapshot.take() {
                self.snapshot = Some(snapshot);
            }
            return Ok(heard);
        }
    }

    /// Reads until this step is known, and how things stood after it.
    pub(crate) async fn catch_up(&mut self, seq: u64) -> Result<()> {
        while self.last < seq {
            self.next().await?;
        }
        Ok(())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.snapshot.as_ref().is_some_and(|snapshot| snapshot.turn == "over")
    }

    /// This connection's legal actions, if one of its seats is to act.
    pub(crate) fn legal(&self) -> Vec<&str> {
        self.snapshot.iter().flat_map(|snapshot| &snapshot.legal).map(|action| action.text.as_str()).collect()
    }

    /// The step after which one of these seats of this connection is to act, and its letter.
    pub(crate) fn awaited(&self, seats: &[&str]) -> Option<(u64, String)> {
        let snapshot = self.snapshot.as_ref()?;
        let seat = snapshot.turn["seat"].as_str().filter(|seat| seats.contains(seat))?;
        Some((snapshot.seq, seat.to_string()))
    }

    /// The command that plays this action for the seat to act.
    pub(crate) fn command(&self, id: &str, action: &str) -> Value {
        let (seq, seat) = match &self.snapshot {
            Some(snapshot) => (snapshot.seq, snapshot.turn["seat"].clone()),
            None => (0, Value::Null),
        };
        json!({ "id": id, "based_on": seq, "seat": seat, "action": action })
    }
}
