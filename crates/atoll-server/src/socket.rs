//! One WebSocket connection: reads commands, writes what its table tells it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use atoll_match::Refusal;
use atoll_protocol::limits::COMMAND_ID_LENGTH;
use atoll_protocol::{ClientMessage, PROTOCOL, ServerMessage};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant as Deadline, timeout, timeout_at};
use tokio_tungstenite::tungstenite::{self, error::CapacityError};

use crate::frame::frame;
use crate::http::{Address, Visit};
use crate::hub::Hub;
use crate::limits::{self, Allowance, FRAME, LINGER, MESSAGES, OUTBOX, PATIENCE, READ_BUFFER, SEND, SILENCE};
use crate::principal::Principal;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::table::ask::{Ask, Order, Question};

/// Why a connection ends: a close code and a reason.
type End = (u16, &'static str);

const GONE: End = (close_code::AWAY, "client left");
const SILENT: End = (close_code::POLICY, "nothing was heard for 30 seconds");
const FLOOD: End = (close_code::POLICY, "too many messages");
const BIG: End = (close_code::SIZE, "a message has at most 64 KiB");
const STOPPING: End = (close_code::RESTART, "the server is stopping; connect again");
const BEHIND: End = (close_code::AGAIN, "the connection fell behind; connect again");
const OTHER_PROTOCOL: End = (close_code::POLICY, "another protocol version; reload");
const REFUSED: End = (close_code::POLICY, "refused");

/// `GET /tables/{table}/socket`
pub(crate) async fn upgrade(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    visit: Visit,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let wrong = |_| Problem::new(StatusCode::UPGRADE_REQUIRED, "websocket", "This address speaks WebSocket only.");
    let upgrade = match upgrade.map_err(wrong) {
        Ok(upgrade) => upgrade,
        Err(problem) => return problem.into_response(),
    };
    if hub.metrics.sockets.get() >= i64::try_from(hub.config.max_sockets).unwrap_or(i64::MAX) {
        return Problem::unavailable().into_response();
    }
    // Whether there is such a table is better said before the upgrade, where the answer can say why.
    if let Err(problem) = visit.ask(&hub, Ask::Info).await {
        return problem.into_response();
    }
    let (table, principal) = (visit.table, visit.caller.principal());
    upgrade.read_buffer_size(READ_BUFFER).max_message_size(FRAME).max_frame_size(FRAME).on_upgrade(
        move |socket| async move {
            hub.metrics.sockets.inc();
            let (outbox, inbox) = mpsc::channel(OUTBOX);
            let mut connection = Connection {
                hub: Arc::clone(&hub),
                table,
                principal,
                household: limits::household(address),
                outbox: Some(outbox),
                joined: None,
                messages: Allowance::new(MESSAGES),
                excess: 0,
            };
            connection.run(socket, inbox).await;
            hub.metrics.sockets.dec();
        },
    )
}

struct Connection {
    hub: Arc<Hub>,
    table: String,
    principal: Principal,
    household: IpAddr,
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
        let mut stop = self.hub.stopping();
        let mut deadline = Deadline::now() + SILENCE;
        let (code, reason) = loop {
            let said = tokio::select! {
                biased;
                () = Shared::stopped(&mut stop) => break STOPPING,
                out = inbox.recv() => match out {
                    Some(text) => Some(text),
                    // A table that ends because the server stops lets go of its readers too.
                    None if self.hub.is_stopping() => break STOPPING,
                    None => break BEHIND,
                },
                frame = timeout_at(deadline, socket.recv()) => {
                    deadline = Deadline::now() + SILENCE;
                    let next = match frame {
                        Err(_) => Next::End(SILENT),
                        Ok(None) => Next::End(GONE),
                        Ok(Some(Err(error))) => Next::End(if is_too_big(&error) { BIG } else { GONE }),
                        Ok(Some(Ok(frame))) => self.frame(frame).await,
                    };
                    match next {
                        Next::Wait => None,
                        Next::Say(text) => Some(text),
                        Next::End(end) => break end,
                    }
                }
            };
            if let Some(text) = said
                && !matches!(timeout(SEND, socket.send(Message::Text(text))).await, Ok(Ok(())))
            {
                break BEHIND;
            }
        };
        if let Some((mailbox, name)) = self.joined.take() {
            // A table that has ended has forgotten this connection already.
            let _ = mailbox.send(Ask::Part(name)).await;
        }
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // The other side may be gone already.
        let _ = timeout(SEND, socket.send(close)).await;
        // A connection that is cut with something unread loses what is on its way to the other side, the reason too.
        let _ = timeout(LINGER, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
    }

    async fn frame(&mut self, frame: Message) -> Next {
        if matches!(frame, Message::Close(_)) {
            return Next::End(GONE);
        }
        if !self.messages.take() {
            self.excess += 1;
            if self.excess > PATIENCE {
                self.hub.metrics.floods.inc();
                return Next::End(FLOOD);
            }
            let id = match &frame {
                Message::Text(text) => command_id(text),
                _ => String::new(),
            };
            return Next::Say(refused(id, "too-fast", "Too many messages; wait a few seconds."));
        }
        self.excess = 0;
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(message) => self.message(message).await,
                Err(_) => Next::Say(refused(command_id(&text), "malformed", "This message is not of the protocol.")),
            },
            Message::Binary(_) => Next::Say(refused(String::new(), "malformed", "Messages are JSON texts.")),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Next::Wait,
        }
    }

    async fn message(&mut self, message: ClientMessage) -> Next {
        match message {
            ClientMessage::Ping {} => Next::Say(frame(&ServerMessage::Pong {})),
            ClientMessage::Hello { protocol, since } => self.hello(protocol, since.unwrap_or(0)).await,
            ClientMessage::Look { seat } => self.look(seat).await,
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
        let ask = |reply| Ask::Join(self.principal.clone(), self.household, since, outbox.clone(), reply);
        match hub.ask(&self.table, ask).await {
            Ok(name) => {
                let Ok(mailbox) = hub.mailbox(&self.table) else { return Next::End(STOPPING) };
                self.joined = Some((mailbox, name));
                Next::Wait
            }
            Err(problem) => {
                self.outbox = Some(outbox);
                Next::Say(refused(String::new(), problem.code(), problem.detail()))
            }
        }
    }

    async fn look(&mut self, seat: Option<String>) -> Next {
        let Ok(seat) = seat.map(|seat| seat.parse()).transpose() else {
            return Next::Say(refused(String::new(), "malformed", "Seats are A, B, C, D and E."));
        };
        self.tell_table(String::new(), |name| Ask::Look(name, seat)).await
    }

    async fn command(&mut self, id: String, based_on: u64, seat: String, action: Option<String>) -> Next {
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
