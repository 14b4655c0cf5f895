//! One WebSocket connection: reads commands, writes what its table tells it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use atoll_match::{Refusal, Seats};
use atoll_protocol::limits::COMMAND_ID_LENGTH;
use atoll_protocol::{ClientMessage, PROTOCOL, ServerMessage, TableInfo};
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant as Moment, MissedTickBehavior, interval_at, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{self, error::CapacityError};

use crate::frame::frame;
use crate::http::{Address, Visit};
use crate::hub::Hub;
use crate::limits::{Allowance, FRAME, GOODBYE, LINGER, MESSAGES, OUTBOX, PATIENCE, READ_BUFFER};
use crate::net::callers::household;
use crate::net::costs::{self, Payer};
use crate::net::lines::{Line, Phase};
use crate::net::refusals::Why;
use crate::net::shares::{Share, Short};
use crate::principal::Principal;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::table::ask::{Ask, Order, Question, Visitor};

/// Why a connection ends: a close code and a reason.
type End = (u16, &'static str);

const GONE: End = (close_code::AWAY, "client left");
const SILENT: End = (close_code::POLICY, "nothing was heard for long");
const NO_HELLO: End = (close_code::POLICY, "hello did not come");
const COSTLY: End = (close_code::AGAIN, "too much was asked from here; connect again later");
const FLOOD: End = (close_code::POLICY, "too many messages");
const BIG: End = (close_code::SIZE, "a message has at most 64 KiB");
const STOPPING: End = (close_code::RESTART, "the server is stopping; connect again");
const BEHIND: End = (close_code::AGAIN, "the connection fell behind; connect again");
const UNSTORED: End = (close_code::AGAIN, "the table could not be stored; connect again");
const OTHER_PROTOCOL: End = (close_code::POLICY, "another protocol version; reload");
const REFUSED: End = (close_code::POLICY, "refused");

/// What a connection's address ends with if it is of a screen that all look at.
const SCREEN: &str = "screen";

/// `GET /tables/{table}/socket`
pub(crate) async fn upgrade(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    Extension(line): Extension<Arc<Line>>,
    visit: Visit,
    RawQuery(query): RawQuery,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let wrong = |_| Problem::new(StatusCode::UPGRADE_REQUIRED, "websocket", "This address speaks WebSocket only.");
    let upgrade = match upgrade.map_err(wrong) {
        Ok(upgrade) => upgrade,
        Err(problem) => return problem.into_response(),
    };
    // Whether there is such a table is better said before the upgrade, where the answer can say why.
    let info = match visit.ask(&hub, Ask::Info).await {
        Ok(info) => info,
        Err(problem) => return problem.into_response(),
    };
    let payer = Payer::new(&visit.table, seats(&info), address);
    let shares = match admit(&hub, address, &info, &payer) {
        Ok(shares) => shares,
        Err(why) => {
            hub.refusals.tell(why, address);
            return if why == Why::Sockets { Problem::busy() } else { Problem::too_much() }.into_response();
        }
    };
    let (table, principal) = (visit.table, visit.caller.principal());
    upgrade.read_buffer_size(READ_BUFFER).max_message_size(FRAME).max_frame_size(FRAME).on_upgrade(
        move |socket| async move {
            hub.metrics.sockets.inc();
            line.now(Phase::Socket);
            let (outbox, inbox) = mpsc::channel(OUTBOX);
            let mut connection = Connection {
                hub: Arc::clone(&hub),
                table,
                principal,
                is_screen: query.as_deref() == Some(SCREEN),
                address,
                payer,
                outbox: Some(outbox),
                joined: None,
                messages: Allowance::new(MESSAGES),
                excess: 0,
            };
            connection.run(socket, inbox).await;
            hub.metrics.sockets.dec();
            drop((shares, line));
        },
    )
}

/// The seats that are the caller's.
fn seats(info: &TableInfo) -> Seats {
    let mut seats = Seats::default();
    let own = info.seats.iter().filter(|seat| seat.yours).filter_map(|seat| seat.seat.parse().ok());
    own.for_each(|seat| seats.add(seat));
    seats
}

/// Takes a WebSocket's place among all of them, if there is one: some are kept for people who play.
fn admit(hub: &Hub, address: IpAddr, info: &TableInfo, payer: &Payer) -> Result<[Option<Share>; 2], Why> {
    if !hub.costs.pay(payer, costs::OPEN) {
        return Err(Why::Costs);
    }
    let short = |short| match short {
        Short::All => Why::Sockets,
        Short::Each => Why::SocketsByAddress,
    };
    let is_seated = info.is_host || !seats(info).is_empty();
    let watching = match is_seated {
        true => None,
        false => Some(hub.spectators.take(address, 1).map_err(short)?),
    };
    Ok([watching, Some(hub.sockets.take(address, 1).map_err(short)?)])
}

struct Connection {
    hub: Arc<Hub>,
    table: String,
    principal: Principal,
    is_screen: bool,
    address: IpAddr,
    payer: Payer,
    /// Given to the table with `hello`; when the table drops it, the connection ends.
    outbox: Option<mpsc::Sender<Utf8Bytes>>,
    /// The table's questions box and the name it gave to this connection.
    joined: Option<(mpsc::Sender<Ask>, u64)>,
    messages: Allowance,
    /// Messages refused in a row for being too many.
    excess: u32,
}

/// What to do after a frame.
enum Next {
    Wait,
    Say(Utf8Bytes),
    End(End),
}

impl Connection {
    async fn run(&mut self, mut socket: WebSocket, mut inbox: mpsc::Receiver<Utf8Bytes>) {
        let bounds = self.hub.config.bounds.clone();
        let mut stop = self.hub.stopping();
        let mut heard = Moment::now();
        let hello = heard + bounds.hello;
        // Browsers answer pings by themselves, also where the page's own timers sleep.
        let mut pings = interval_at(heard + bounds.ping, bounds.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (code, reason) = loop {
            let silent = heard + bounds.silence;
            let patience = if self.joined.is_some() { silent } else { silent.min(hello) };
            let said = tokio::select! {
                () = Shared::stopped(&mut stop) => break STOPPING,
                () = sleep_until(patience) => break if patience == silent { SILENT } else { NO_HELLO },
                out = inbox.recv() => match out {
                    Some(text) => Some(Message::Text(text)),
                    // A table that ends because the server stops lets go of its readers too.
                    None if self.hub.is_stopping() => break STOPPING,
                    None if self.table_has_ended() => break UNSTORED,
                    None => break BEHIND,
                },
                frame = socket.recv() => {
                    heard = Moment::now();
                    let next = match frame {
                        None => Next::End(GONE),
                        Some(Err(error)) => Next::End(if is_too_big(&error) { BIG } else { GONE }),
                        Some(Ok(frame)) => self.frame(frame).await,
                    };
                    match next {
                        Next::Wait => None,
                        Next::Say(text) => Some(Message::Text(text)),
                        Next::End(end) => break end,
                    }
                }
                _ = pings.tick() => Some(Message::Ping(Bytes::new())),
            };
            let Some(said) = said else { continue };
            match timeout(bounds.send, socket.send(said)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => break GONE,
                Err(_) => {
                    self.hub.metrics.slow_readers.inc();
                    break BEHIND;
                }
            }
        };
        let turned_away = [
            (NO_HELLO, Why::NoHello),
            (SILENT, Why::Silence),
            (FLOOD, Why::Flood),
            (COSTLY, Why::Costs),
            (BEHIND, Why::SlowReader),
        ];
        if let Some((_, why)) = turned_away.iter().find(|(end, _)| *end == (code, reason)) {
            self.hub.refusals.tell(*why, self.address);
        }
        if let Some((mailbox, name)) = self.joined.take() {
            // A table that has ended has forgotten this connection already.
            let _ = mailbox.send(Ask::Part(name)).await;
        }
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // The other side may be gone already.
        let patience = if self.hub.is_stopping() { GOODBYE } else { bounds.send };
        let _ = timeout(patience, socket.send(close)).await;
        // A connection that is cut with something unread loses what is on its way to the other side, the reason too.
        let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    }

    /// Whether the table that this connection joined has ended, which it does under connections only if it cannot be
    /// stored.
    fn table_has_ended(&self) -> bool {
        self.joined.as_ref().is_some_and(|(mailbox, _)| mailbox.is_closed())
    }

    async fn frame(&mut self, frame: Message) -> Next {
        if matches!(frame, Message::Close(_)) {
            return Next::End(GONE);
        }
        if !self.messages.take() {
            let id = match &frame {
                Message::Text(text) => command_id(text),
                _ => String::new(),
            };
            return self.too_fast(id);
        }
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.message(message).await,
                Err(_) => Next::Say(refused(command_id(&text), "malformed", "This message is not of the protocol.")),
            },
            Message::Binary(_) => Next::Say(refused(String::new(), "malformed", "Messages are JSON texts.")),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Next::Wait,
        }
    }

    /// Refuses a message because there were too many; whoever goes on all the same is cut off.
    fn too_fast(&mut self, id: String) -> Next {
        self.excess += 1;
        if self.excess > PATIENCE {
            self.hub.metrics.floods.inc();
            return Next::End(FLOOD);
        }
        Next::Say(refused(id, "too-fast", "Too many messages; wait a few seconds."))
    }

    async fn message(&mut self, message: ClientMessage) -> Next {
        match message {
            ClientMessage::Ping {} => Next::Say(frame(&ServerMessage::Pong {})),
            ClientMessage::Hello { protocol, since } => self.hello(protocol, since.unwrap_or(0)).await,
            ClientMessage::Look { seat, changes } => self.look(seat, changes).await,
            ClientMessage::Act { id, based_on, seat, action } => self.command(id, based_on, seat, Some(action)).await,
            ClientMessage::Undo { id, based_on, seat } => self.command(id, based_on, seat, None).await,
            ClientMessage::Hint { id, based_on, seat } => {
                let question = Question { id: id.clone(), based_on, seat };
                self.tell_table(id, |name| Ask::Hint(name, question)).await
            }
            ClientMessage::Hurry {} => self.tell_table(String::new(), Ask::Hurry).await,
        }
    }

    async fn hello(&mut self, protocol: u32, since: u64) -> Next {
        if protocol != PROTOCOL {
            return Next::End(OTHER_PROTOCOL);
        }
        let Some(outbox) = self.outbox.take() else {
            return Next::Say(refused(String::new(), "malformed", "This connection has said hello already."));
        };
        let hub = Arc::clone(&self.hub);
        let visitor = Visitor {
            principal: self.principal.clone(),
            is_screen: self.is_screen,
            payer: self.payer.clone(),
            household: household(self.address),
            outbox: outbox.clone(),
        };
        let ask = |reply| Ask::Join(visitor.clone(), since, reply);
        match hub.ask(&self.table, ask).await {
            Ok(name) => {
                let Ok(mailbox) = hub.mailbox(&self.table) else { return Next::End(STOPPING) };
                self.joined = Some((mailbox, name));
                Next::Wait
            }
            Err(problem) if problem.code() == "too-fast" => Next::End(COSTLY),
            Err(problem) => {
                if problem.code() == "full" {
                    self.hub.refusals.tell(Why::Spectators, self.address);
                }
                self.outbox = Some(outbox);
                Next::Say(refused(String::new(), problem.code(), problem.detail()))
            }
        }
    }

    async fn look(&mut self, seat: Option<String>, changes: bool) -> Next {
        let Ok(seat) = seat.map(|seat| seat.parse()).transpose() else {
            return Next::Say(refused(String::new(), "malformed", "Seats are A, B, C, D and E."));
        };
        self.tell_table(String::new(), |name| Ask::Look(name, seat, changes)).await
    }

    async fn command(&mut self, id: String, based_on: u64, seat: String, action: Option<String>) -> Next {
        if !self.hub.costs.pay(&self.payer, costs::COMMAND) {
            return self.too_fast(id);
        }
        let command = Order { id, based_on, seat, action, arrived: Instant::now() };
        self.tell_table(command.id.clone(), |name| Ask::Command(name, command)).await
    }

    /// Asks something of the table that needs no answer from here; `id` is for the refusal of whoever has not said hello.
    async fn tell_table(&mut self, id: String, ask: impl FnOnce(u64) -> Ask) -> Next {
        let Some((mailbox, name)) = &self.joined else {
            return Next::Say(refused(id, "hello-first", "Say hello before anything else."));
        };
        match mailbox.send(ask(*name)).await {
            Ok(()) => Next::Wait,
            Err(_) => Next::End(if self.hub.mailbox(&self.table).is_err() { STOPPING } else { REFUSED }),
        }
    }
}

fn refused(id: String, code: &'static str, why: &str) -> Utf8Bytes {
    frame(&Refusal::new(code, why).into_message(id))
}

/// The id of a command that cannot be read otherwise.
fn command_id(text: &str) -> String {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    value["d"]["id"].as_str().unwrap_or_default().chars().take(COMMAND_ID_LENGTH).collect()
}

fn is_too_big(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. })))
}
