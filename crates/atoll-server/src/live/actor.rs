//! The task of one table.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use atoll_catalog::{Seat, Secret, game as game_named};
use atoll_protocol::{PROTOCOL, SeatKind, ServerMessage, TableInfo, TableState, Undo, Watch};
use atoll_store::{Append, StepRow};
use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

use super::bots::Thought;
use super::game::Game;
use super::header::{LiveSeat, TableHeader, read_state, state};
use super::hints::Hints;
use super::sight::{self, Seats};
use super::{Ask, Outbox, wire};
use crate::hub::Hub;
use crate::identity::{Caller, TokenHash};
use crate::limits::WATCHERS;
use crate::problem::Problem;

/// A connection that is told what happens.
pub(super) struct Watcher {
    pub(super) hashes: Vec<TokenHash>,
    pub(super) outbox: Outbox,
    /// Of several seats around one screen, the one whose private things are shown.
    open: Option<Seat>,
}

/// Everything about a table.
pub(super) struct Actor {
    pub(super) hub: Arc<Hub>,
    pub(super) id: String,
    pub(super) header: TableHeader,
    pub(super) secret: Secret,
    pub(super) host: Vec<u8>,
    pub(super) state: TableState,
    pub(super) seats: Vec<LiveSeat>,
    pub(super) game: Game,
    pub(super) watchers: HashMap<u64, Watcher>,
    /// Bots answer here.
    pub(super) thoughts: mpsc::Sender<Thought>,
    /// The step after which a bot is thinking.
    pub(super) thinking: Option<u64>,
    /// Whether somebody does not want to wait for the pauses of bots.
    pub(super) hurry: watch::Sender<bool>,
    pub(super) hints: Hints,
    /// Whether the store failed: memory may be ahead of it, so this task ends, and the next one loads what is stored.
    pub(super) is_broken: bool,
    /// The hashes that hold something here, to see whether somebody came or left.
    online: Vec<bool>,
}

/// Serves one table until nobody needs it in memory.
pub(crate) async fn run(hub: Arc<Hub>, id: String, mut asks: mpsc::Receiver<Ask>) {
    let (thoughts, mut thought) = mpsc::channel(4);
    let mut actor = match Actor::load(Arc::clone(&hub), &id, thoughts).await {
        Ok(actor) => actor,
        Err(problem) => {
            hub.forget(&id);
            asks.close();
            while let Some(ask) = asks.recv().await {
                refuse(ask, &problem);
            }
            return;
        }
    };
    hub.metrics.tables.inc();
    let mut stop = hub.stopping();
    actor.wake_bot();
    while !actor.is_broken {
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(ask) => actor.answer(ask).await,
                None => break,
            },
            Some(thought) = thought.recv() => actor.thought(thought).await,
            () = tokio::time::sleep(hub.config.idle), if actor.is_idle() => {
                if hub.forget_if(&id, || asks.is_empty()) { break }
            }
            () = Hub::stopped(&mut stop) => break,
        }
    }
    hub.forget(&id);
    hub.metrics.tables.dec();
}

fn refuse(ask: Ask, problem: &Problem) {
    // A caller that is gone does not need the answer.
    let problem = problem.clone();
    match ask {
        Ask::Info(_, reply) | Ask::Start(_, reply) => drop(reply.send(Err(problem))),
        Ask::Components(_, reply) => drop(reply.send(Err(problem))),
        Ask::Seat(_, _, _, reply) | Ask::Claim(_, _, reply) => drop(reply.send(Err(problem))),
        Ask::Record(_, reply) => drop(reply.send(Err(problem))),
        Ask::Join(_, _, _, reply) => drop(reply.send(Err(problem))),
        Ask::Part(_) | Ask::Look(..) | Ask::Command(..) | Ask::Hint(..) | Ask::Hurry(_) => {}
    }
}

impl Actor {
    async fn load(hub: Arc<Hub>, id: &str, thoughts: mpsc::Sender<Thought>) -> Result<Self, Problem> {
        let (row, seat_rows) = hub.store.table(id).await?.ok_or_else(Problem::no_such_table)?;
        let steps = hub.store.steps(id).await?;
        let damaged = |what: &dyn std::fmt::Display| {
            tracing::error!(table = id, %what, "a stored table cannot be loaded");
            Problem::conflict("damaged", "This table cannot be continued: what is stored of it does not fit together.")
        };
        let header: TableHeader = serde_json::from_str(&row.header).map_err(|error| damaged(&error))?;
        if game_named(&header.game)?.revision() != header.rules {
            return Err(Problem::conflict(
                "other-rules",
                "This table was begun under another revision of the rules; only its record can be read, by a version that knows them.",
            ));
        }
        let secret = Secret(row.secret.try_into().map_err(|_| damaged(&"the secret has another length"))?);
        let seats: Option<Vec<LiveSeat>> = seat_rows.into_iter().map(LiveSeat::read).collect();
        let seats = seats.filter(|seats| seats.len() == usize::from(header.seats)).ok_or_else(|| damaged(&"seats"))?;
        let state = read_state(&row.state).ok_or_else(|| damaged(&"state"))?;
        let mut game = Game::new(&header.game, &header.setup(), &secret, header.given.len())?;
        let game = tokio::task::spawn_blocking(move || game.replay(steps).map(|()| game))
            .await
            .map_err(|error| damaged(&error))?
            .map_err(|error| damaged(&error))?;
        let online = vec![false; seats.len()];
        Ok(Self {
            hub,
            id: id.into(),
            header,
            secret,
            host: row.host,
            state,
            seats,
            game,
            watchers: HashMap::new(),
            thoughts,
            thinking: None,
            hurry: watch::channel(false).0,
            hints: Hints::new(),
            is_broken: false,
            online,
        })
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_none()
    }

    async fn answer(&mut self, ask: Ask) {
        // A caller that stopped waiting does not need its answer.
        match ask {
            Ask::Info(caller, reply) => drop(reply.send(Ok(self.info(&caller.hashes())))),
            Ask::Components(caller, reply) => {
                let done = self.may_watch(&caller.hashes()).map(|_| self.game.table().components_json());
                drop(reply.send(done));
            }
            Ask::Seat(caller, seat, ask, reply) => drop(reply.send(self.seat_asked(&caller, seat, ask).await)),
            Ask::Claim(caller, token, reply) => drop(reply.send(self.claim(&caller, &token))),
            Ask::Start(caller, reply) => drop(reply.send(self.start(&caller).await)),
            Ask::Record(caller, reply) => drop(reply.send(self.record(&caller))),
            Ask::Join(hashes, since, outbox, reply) => drop(reply.send(self.join(hashes, since, outbox))),
            Ask::Part(watcher) => {
                self.watchers.remove(&watcher);
                self.tell_presence();
            }
            Ask::Look(watcher, seat) => self.look(watcher, seat),
            Ask::Command(watcher, command) => self.command(watcher, command).await,
            Ask::Hint(watcher, question) => self.hint(watcher, question),
            Ask::Hurry(watcher) => self.hurry(watcher),
        }
    }

    /// The seats that belong to whoever knows these tokens.
    pub(super) fn seats_of(&self, hashes: &[TokenHash]) -> Seats {
        let mut seats = Seats::default();
        for (seat, live) in self.all_seats() {
            if live.token.as_ref().is_some_and(|token| hashes.iter().any(|hash| hash[..] == token[..])) {
                seats.add(seat);
            }
        }
        seats
    }

    pub(super) fn is_host(&self, hashes: &[TokenHash]) -> bool {
        hashes.iter().any(|hash| hash[..] == self.host[..])
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = (Seat, &LiveSeat)> {
        Seat::all(self.header.seats).zip(&self.seats)
    }

    /// The seats that people play now.
    fn playable(&self) -> Seats {
        let mut seats = Seats::default();
        if self.state == TableState::Playing {
            self.all_seats().filter(|(_, live)| live.kind == SeatKind::Person).for_each(|(seat, _)| seats.add(seat));
        }
        seats
    }

    /// The caller's seats, if it may see the game.
    pub(super) fn may_watch(&self, hashes: &[TokenHash]) -> Result<Seats, Problem> {
        let seats = self.seats_of(hashes);
        if self.header.policy.watch == Watch::Nobody && seats.is_empty() && !self.is_host(hashes) {
            return Err(Problem::forbidden(
                "not-for-watching",
                "This table is for its seats only; take one or ask for a link.",
            ));
        }
        Ok(seats)
    }

    fn is_online(&self, seat: &LiveSeat) -> bool {
        seat.token.as_ref().is_some_and(|token| {
            self.watchers.values().any(|watcher| watcher.hashes.iter().any(|hash| hash[..] == token[..]))
        })
    }

    pub(super) fn seat_is_online(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|seat| self.is_online(seat))
    }

    /// How the table is, for whoever knows these tokens.
    pub(super) fn info(&self, hashes: &[TokenHash]) -> TableInfo {
        let yours = self.seats_of(hashes);
        let seat = |(seat, live): (Seat, &LiveSeat)| atoll_protocol::SeatInfo {
            seat: seat.to_string(),
            kind: live.kind,
            name: live.shown_name(),
            online: self.is_online(live),
            yours: yours.has(seat),
        };
        TableInfo {
            table: self.id.clone(),
            game: self.header.game.clone(),
            state: self.state,
            seats: self.all_seats().map(seat).collect(),
            options: self.header.options.clone(),
            components: self.game.table().components_hash(),
            policy: self.header.policy,
            commitment: self.secret.commitment().to_string(),
            given: self.header.given.len() as u32,
            is_host: self.is_host(hashes),
        }
    }

    fn record(&self, caller: &Caller) -> Result<sight::Recorded, Problem> {
        let viewer = self.may_watch(&caller.hashes())?.around_one_screen(self.is_private(), None);
        let players = self.seats.iter().map(LiveSeat::recorded_name).collect();
        Ok(sight::record(&self.game, &self.secret, players, viewer))
    }

    fn join(&mut self, hashes: Vec<TokenHash>, since: u64, outbox: Outbox) -> Result<u64, Problem> {
        let seats = self.may_watch(&hashes)?;
        let viewer = seats.around_one_screen(self.is_private(), None);
        if self.watchers.len() >= WATCHERS {
            return Err(Problem::conflict("full", "Too many are watching this table; try again later."));
        }
        // A client that knows steps we do not know has them from elsewhere and needs all of ours.
        // One that may have seen a hand which is closed again needs all of them as they look now.
        let since = if since > self.game.seq() || viewer != seats { 0 } else { since };
        let name = self.hub.next_name();
        self.watchers.insert(name, Watcher { hashes: hashes.clone(), outbox, open: None });
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            table: self.info(&hashes),
            you: seats.letters(),
            steps: sight::items(&self.game, since, viewer),
            snapshot: self.snapshot(viewer),
        };
        self.tell(name, wire(&welcome));
        if let Some(thinking) = self.who_thinks() {
            self.tell(name, thinking);
        }
        self.tell_presence();
        Ok(name)
    }

    fn is_private(&self) -> bool {
        self.game.table().game().hides()
    }

    /// Shows a connection what one of its seats sees, or what everybody sees.
    fn look(&mut self, name: u64, seat: Option<Seat>) {
        let Some(hashes) = self.watchers.get(&name).map(|watcher| watcher.hashes.clone()) else { return };
        let seats = self.seats_of(&hashes);
        let open = seat.filter(|seat| seats.has(*seat));
        if let Some(watcher) = self.watchers.get_mut(&name) {
            watcher.open = open;
        }
        let message = self.eyes(seats.around_one_screen(self.is_private(), open));
        self.tell(name, message);
    }

    /// Whether a connection sees what this seat sees.
    pub(super) fn sees(&self, name: u64, seat: Seat) -> bool {
        self.watchers.get(&name).is_some_and(|watcher| {
            self.seats_of(&watcher.hashes).around_one_screen(self.is_private(), watcher.open).has(seat)
        })
    }

    /// Everything as it looks to these seats.
    fn eyes(&self, viewer: Seats) -> Utf8Bytes {
        wire(&ServerMessage::Eyes { steps: sight::items(&self.game, 0, viewer), snapshot: self.snapshot(viewer) })
    }

    fn snapshot(&self, viewer: Seats) -> atoll_protocol::Snapshot {
        let may_undo = self.header.policy.undo == Undo::Turn;
        sight::snapshot(&self.game, viewer, self.playable(), may_undo)
    }

    /// Queues a message for one connection; one that does not keep up is dropped, and may come back.
    pub(super) fn tell(&mut self, watcher: u64, message: Utf8Bytes) {
        let Some(known) = self.watchers.get(&watcher) else { return };
        if let Err(error) = known.outbox.try_send(message) {
            if matches!(error, mpsc::error::TrySendError::Full(_)) {
                self.hub.metrics.slow_readers.inc();
            }
            self.watchers.remove(&watcher);
        }
    }

    /// Tells everybody the steps after `since`, each as it may see them.
    pub(super) fn tell_steps(&mut self, since: u64) {
        let mut made: HashMap<Seats, Utf8Bytes> = HashMap::new();
        let is_private = self.is_private();
        let watchers: Vec<(u64, Seats, Option<Seat>)> =
            self.watchers.iter().map(|(name, watcher)| (*name, self.seats_of(&watcher.hashes), watcher.open)).collect();
        for (name, seats, open) in watchers {
            if open.is_some_and(|open| is_private && sight::closes(&self.game, since, seats, open)) {
                self.look(name, None);
                continue;
            }
            let viewer = seats.around_one_screen(is_private, open);
            let message = made.entry(viewer).or_insert_with(|| {
                let steps = sight::items(&self.game, since, viewer);
                wire(&ServerMessage::Steps { steps, snapshot: self.snapshot(viewer) })
            });
            let message = message.clone();
            self.tell(name, message);
        }
    }

    /// Tells everybody how the table is.
    pub(super) fn tell_table(&mut self) {
        self.online = self.seats.iter().map(|seat| self.is_online(seat)).collect();
        let messages: Vec<(u64, Utf8Bytes)> = self
            .watchers
            .iter()
            .map(|(name, watcher)| (*name, wire(&ServerMessage::Table { table: self.info(&watcher.hashes) })))
            .collect();
        messages.into_iter().for_each(|(name, message)| self.tell(name, message));
    }

    /// Tells everybody, if somebody with a seat came or went.
    fn tell_presence(&mut self) {
        let online: Vec<bool> = self.seats.iter().map(|seat| self.is_online(seat)).collect();
        if online != self.online {
            self.tell_table();
        }
    }

    /// Tells everybody how things stand, when what one may do changed without a step.
    pub(super) fn tell_snapshot(&mut self) {
        self.tell_steps(self.game.seq());
    }

    /// Stores steps, and the end of the game with them.
    pub(super) async fn store(&mut self, steps: Vec<StepRow>) -> Result<(), Problem> {
        let before = self.state;
        self.state = if self.game.is_over() { TableState::Over } else { TableState::Playing };
        let changed = (self.state != before).then(|| state(self.state).to_string());
        let count = steps.len() as u64;
        let done = self.hub.store.append(Append { table: self.id.clone(), steps, state: changed }).await;
        if let Err(error) = done {
            tracing::error!(table = self.id, %error, "steps could not be stored");
            self.is_broken = true;
            return Err(Problem::unavailable());
        }
        self.hub.metrics.steps.inc_by(count);
        Ok(())
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
