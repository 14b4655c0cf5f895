//! The task of one table: it owns the table's parts, answers what it is asked, and tells everybody what happens.

mod look;
mod people;
mod salting;

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use atoll_catalog::{Hint, Json, Seat, Secret, to_hex};
use atoll_match::{Command, Match, Recorded, Refusal, Seats, items, snapshot};
use atoll_protocol::limits::PROTOCOL;
use atoll_protocol::{ServerMessage, Snapshot, TableInfo, TableState, Watch};
use atoll_store::Store as _;
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::Instant;

use super::absence::Absence;
use super::alarm::{Alarm, Deadline};
use super::ask::{Ask, Order, Question, Visitor};
use super::bots::{Bots, any};
use super::hints::Hints;
use super::log::Log;
use super::presence::Presence;
use super::seating::{Seating, Sitting};
use super::stored;
use super::thought::Thought;
use crate::directory::Entry;
use crate::frame::frame;
use crate::net::costs;
use crate::principal::Principal;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::thinkers::Missed;

/// A table in memory.
struct Task {
    shared: Arc<Shared>,
    id: String,
    log: Log,
    seating: Seating,
    presence: Presence,
    bots: Bots,
    hints: Hints,
    /// The seats whose people were here when it was told last.
    online: Seats,
    /// Its place, if nobody has asked for it since the server woke it: nobody comes back to it.
    woken: Option<OwnedSemaphorePermit>,
    absence: Absence,
}

/// Serves one table until nobody needs it in memory.
pub(crate) async fn run(shared: Arc<Shared>, id: String, entry: Entry, mut asks: mpsc::Receiver<Ask>) {
    let (thoughts, mut thought) = mpsc::channel(4);
    let mut task = match Task::load(&shared, &id, thoughts).await {
        Ok(task) => task,
        Err(problem) => {
            shared.directory.forget(&entry);
            asks.close();
            while let Some(ask) = asks.recv().await {
                ask.refuse(&problem);
            }
            return;
        }
    };
    shared.metrics.tables.inc();
    let mut stop = shared.stopping();
    let mut alarm = Alarm::default();
    task.wake_bot();
    while !task.log.is_broken() {
        let idle = task.is_idle().then(|| Instant::now() + task.patience());
        alarm.set(Deadline::Idle, idle);
        tokio::select! {
            ask = asks.recv() => match ask {
                Some(ask) => task.answer(ask).await,
                None => break,
            },
            Some(thought) = thought.recv() => task.thought(thought).await,
            Deadline::Idle = alarm.rings() => {
                if shared.directory.forget_if(&entry, || asks.is_empty()) { break }
            }
            () = Shared::stopped(&mut stop) => break,
        }
    }
    // Before the table lets go of its connections: by this they know that it has ended.
    asks.close();
    shared.directory.forget(&entry);
    shared.metrics.tables.dec();
}

impl Task {
    async fn load(shared: &Arc<Shared>, id: &str, thoughts: mpsc::Sender<Thought>) -> Result<Self, Problem> {
        let (row, seats) = shared.store.table(id).await?.ok_or_else(Problem::no_such_table)?;
        let damaged = |what: &dyn std::fmt::Display| Problem::damaged(id, what);
        let secret = Secret(row.secret.try_into().map_err(|_| damaged(&"the secret has another length"))?);
        let (count, hides) = (row.header.seats, shared.config.games.find(&row.header.game)?.hides());
        let seating = Seating::read(row.host, seats, count, hides).ok_or_else(|| damaged(&"seats are missing"))?;
        let log = Log::load(shared, id, row.header, secret, stored::read_state(row.state)).await?;
        Ok(Self {
            shared: Arc::clone(shared),
            id: id.into(),
            log,
            seating,
            presence: Presence::new(shared),
            bots: Bots::new(shared, thoughts.clone()),
            hints: Hints::new(shared, thoughts),
            online: Seats::default(),
            woken: None,
            absence: Absence::new(count, std::time::Instant::now()),
        })
    }

    fn is_idle(&self) -> bool {
        self.presence.is_empty() && !self.bots.is_thinking()
    }

    /// How long it stays in memory when nobody needs it.
    fn patience(&self) -> Duration {
        let waits = self.state() == TableState::Waiting || !self.seating.people().is_empty();
        match () {
            () if self.woken.is_some() => Duration::ZERO,
            () if self.state() == TableState::Over || !waits => self.shared.config.linger,
            () => self.shared.config.idle,
        }
    }

    fn state(&self) -> TableState {
        self.log.game.state()
    }

    async fn answer(&mut self, ask: Ask) {
        self.woken = None;
        // A caller that stopped waiting does not need its answer.
        match ask {
            Ask::Info(who, reply) => drop(reply.send(Ok(self.info(&who)))),
            Ask::Components(who, reply) => drop(reply.send(self.components(&who))),
            Ask::Seat(who, seat, ask, reply) => drop(reply.send(self.seat(who, seat, ask).await)),
            Ask::Salt(who, seat, salt, reply) => drop(reply.send(self.salt(&who, seat, salt).await)),
            Ask::Claim(who, token, reply) => drop(reply.send(self.claim(who, token).await)),
            Ask::Start(who, reply) => drop(reply.send(self.start(&who).await)),
            Ask::Record(who, reply) => drop(reply.send(self.record(&who))),
            Ask::Join(visitor, since, reply) => drop(reply.send(self.join(visitor, since).await)),
            Ask::Part(watcher) => {
                self.presence.part(watcher);
                self.hints.part(watcher);
                self.tell_presence();
            }
            Ask::Look(watcher, seat, changes) => self.asked_to_look(watcher, seat, changes),
            Ask::Command(watcher, order) => self.command(watcher, order).await,
            Ask::Hint(watcher, question) => self.hint(watcher, question),
            Ask::Hurry(watcher) => self.hurry(watcher),
            Ask::Founded(household) => self.presence.founded(household),
            Ask::Wake(place) => self.woken = Some(place),
        }
    }

    /// The caller's seats, if it may see the game.
    fn may_watch(&self, who: &Principal) -> Result<Seats, Problem> {
        let seats = self.seating.of(who);
        if self.log.policy.watch == Watch::Nobody && seats.is_empty() && !self.seating.is_host(who) {
            return Err(Problem::forbidden(
                "not-for-watching",
                "This table is for its seats only; take one or ask for a link.",
            ));
        }
        Ok(seats)
    }

    /// How the table is, for whoever asks.
    fn info(&self, who: &Principal) -> TableInfo {
        let yours = self.seating.of(who);
        let seat = |(seat, sitting): (Seat, &Sitting)| atoll_protocol::SeatInfo {
            seat: seat.to_string(),
            kind: sitting.kind,
            name: sitting.shown_name(),
            online: self.is_online(sitting),
            yours: yours.has(seat),
            salt: self.log.salt(seat).map(|salt| to_hex(salt)),
            left: sitting.is_left(),
            free: sitting.is_offered(),
        };
        let table = self.log.game.table();
        TableInfo {
            table: self.id.clone(),
            game: table.game().id().into(),
            state: self.state(),
            seats: self.seating.iter().map(seat).collect(),
            options: table.setup().options,
            components: table.components_hash(),
            policy: self.log.policy,
            commitment: self.log.game.terms().secret.commitment().to_string(),
            given: self.log.given(),
            is_host: self.seating.is_host(who),
        }
    }

    fn components(&self, who: &Principal) -> Result<Json, Problem> {
        self.may_watch(who).map(|_| self.log.game.table().components_json())
    }

    fn record(&self, who: &Principal) -> Result<Recorded, Problem> {
        let viewer = self.may_watch(who)?.around_one_screen(self.is_private(), None);
        Ok(self.log.recorded(self.seating.players(), viewer))
    }

    async fn start(&mut self, who: &Principal) -> Result<TableInfo, Problem> {
        if !self.seating.is_host(who) {
            return Err(Problem::forbidden("not-host", "Only whoever set the table up can start it."));
        }
        if self.state() != TableState::Waiting {
            return Ok(self.info(who));
        }
        let open = self.seating.open();
        if !open.is_empty() {
            let detail = format!("Nobody sits at {} yet; wait, or give open seats to bots.", open.join(", "));
            return Err(Problem::conflict("open-seats", detail));
        }
        self.gather(who).await?;
        self.log.begin(now()).await?;
        self.tell_table();
        self.tell_steps(0);
        self.wake_bot();
        Ok(self.info(who))
    }

    async fn join(&mut self, mut visitor: Visitor, since: u64) -> Result<u64, Problem> {
        if visitor.is_screen {
            visitor.principal = self.seating.standing(visitor.principal);
        }
        let who = visitor.principal.clone();
        self.gather(&who).await?;
        let seats = self.may_watch(&who)?;
        let back = self.come_back(&who).await?;
        let viewer = seats.around_one_screen(self.is_private(), None);
        // A client that knows steps we do not know has them from elsewhere and needs all of ours.
        // One that may have seen a hand which is closed again needs all of them as they look now; so does one that comes when
        // nothing is hidden any more.
        let looks_other = viewer != seats || self.is_private() && self.state() == TableState::Over;
        let since = if since > self.log.game.seq() || looks_other { 0 } else { since };
        if !self.shared.costs.pay(&visitor.payer, costs::steps(self.log.game.since(since).len())) {
            return Err(Problem::too_much());
        }
        let name = self.presence.join(visitor, |who| self.seating.of(who))?;
        self.presence.open(name, None, viewer);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            table: self.info(&who),
            you: seats.letters(),
            back: back.letters(),
            steps: items(&self.log.game, since, viewer),
            snapshot: self.snapshot(viewer),
        };
        self.presence.tell(name, frame(&welcome));
        if let Some(thinking) = self.bots.who_thinks(&self.log.game).filter(|_| self.bot_to_act().is_some()) {
            self.presence.tell(name, frame(&thinking));
        }
        self.tell_presence();
        Ok(name)
    }

    fn is_private(&self) -> bool {
        self.log.game.table().game().hides()
    }

    /// The seats that a connection has, and those whose things it sees now.
    fn seats_of(&self, name: u64) -> (Seats, Seats) {
        let Some((who, open)) = self.presence.of(name) else { return Default::default() };
        let seats = self.seating.of(who);
        (seats, seats.around_one_screen(self.is_private(), open))
    }

    fn snapshot(&self, viewer: Seats) -> Snapshot {
        let playable = if self.state() == TableState::Playing { self.seating.people() } else { Seats::default() };
        snapshot(&self.log.game, viewer, playable)
    }

    /// Tells everybody how the table is.
    fn tell_table(&mut self) {
        self.online = self.who_is_online();
        for (name, who, _) in self.presence.all() {
            let message = frame(&ServerMessage::Table { table: self.info(&who) });
            self.presence.tell(name, message);
        }
    }

    /// Tells everybody what has happened since, and lets bots go on.
    fn went_on(&mut self, since: u64) {
        if self.log.is_broken() || self.log.game.seq() == since {
            return;
        }
        self.hints.went_on(self.log.game.seq());
        self.tell_steps(since);
        if self.state() == TableState::Over {
            self.tell_table();
        }
        self.wake_bot();
    }

    /// Carries out a command of a connection and answers it.
    async fn command(&mut self, watcher: u64, order: Order) {
        let before = self.log.game.seq();
        let (id, arrived) = (order.id.clone(), order.arrived);
        match self.carry_out(watcher, &order).await {
            Ok(seq) => {
                self.shared.metrics.acknowledged(arrived.elapsed());
                self.presence.tell(watcher, frame(&ServerMessage::Accepted { id, seq }));
            }
            Err(refusal) => self.refuse(watcher, id, refusal),
        }
        if self.log.game.seq() > before {
            // Who decides wants to see what the bots make of it.
            self.bots.hurry(false);
        }
        self.went_on(before);
    }

    async fn carry_out(&mut self, watcher: u64, order: &Order) -> Result<u64, Refusal> {
        let seat = self.own_seat(watcher, &order.seat)?;
        let before = self.log.game.seq();
        let command = Command {
            id: &order.id,
            seat,
            based_on: order.based_on,
            action: order.action.as_deref(),
            is_lent: !self.seating.people().has(seat),
        };
        let at = now();
        let seq = self.log.game.carry_out(command, at)?;
        if self.log.game.seq() > before {
            let failed = |problem: Problem| Refusal::new(problem.code(), problem.detail());
            self.log.settle(before, at).await.map_err(failed)?;
        }
        Ok(seq)
    }

    /// Tells a connection why its command or question changes nothing.
    fn refuse(&mut self, watcher: u64, id: String, refusal: Refusal) {
        self.shared.metrics.refused.inc();
        self.presence.tell(watcher, frame(&refusal.into_message(id)));
    }

    /// The seat that a command or question is for, which must be one of the connection's.
    fn own_seat(&self, watcher: u64, seat: &str) -> Result<Seat, Refusal> {
        let seat: Seat = seat.parse().map_err(|why: String| Refusal::new("malformed", &why))?;
        if !self.seats_of(watcher).0.has(seat) {
            return Err(Refusal::new("not-your-seat", "This seat is not yours; take it or open its link."));
        }
        Ok(seat)
    }

    /// Lets the expert think about what a connection asks, or says why not.
    fn hint(&mut self, watcher: u64, question: Question) {
        let seq = self.log.game.seq();
        if let Err(refusal) = self.may_be_advised(watcher, &question) {
            return self.refuse(watcher, question.id, refusal);
        }
        if let Some(hints) = self.hints.known(seq) {
            return self.presence.tell(watcher, frame(&ServerMessage::Hint { id: question.id, seq, hints }));
        }
        let household = self.presence.household(watcher);
        if let Err((question, refusal)) = self.hints.think(&self.id, &self.log.game, (watcher, household), question) {
            self.refuse(watcher, question.id, refusal);
        }
    }

    /// Answers whoever asked for a hint, if it still may know.
    fn hint_found(&mut self, watcher: u64, question: Question, hints: Result<Vec<Hint>, Missed>) {
        let seq = question.based_on;
        let found = self.hints.found(seq, hints);
        // The table may have moved on, the seat may have changed hands, and a hand may have been closed.
        match self.may_be_advised(watcher, &question).and(found) {
            Ok(hints) => {
                self.shared.metrics.hints.inc();
                self.presence.tell(watcher, frame(&ServerMessage::Hint { id: question.id, seq, hints }));
            }
            Err(refusal) => self.refuse(watcher, question.id, refusal),
        }
    }

    /// Whether a connection may be advised on a seat: one of its own that is to act, and whose things it sees.
    fn may_be_advised(&self, watcher: u64, question: &Question) -> Result<(), Refusal> {
        let seat = self.own_seat(watcher, &question.seat)?;
        Match::check_id(&question.id)?;
        if !self.log.policy.hints {
            return Err(Refusal::new("hints-off", "At this table there are no hints."));
        }
        self.log.game.may_decide(question.based_on, !self.seating.people().has(seat))?;
        self.log.game.check_turn(seat)?;
        if !self.seats_of(watcher).1.has(seat) {
            return Err(Refusal::new("hand-closed", "Show this seat's hand first."));
        }
        Ok(())
    }

    /// Somebody at the table does not want to wait for the pauses of bots, until a person decides again.
    fn hurry(&mut self, watcher: u64) {
        if !self.seats_of(watcher).0.is_empty() {
            self.bots.hurry(true);
        }
    }

    /// The seat to act and the bot that plays it, if one does.
    fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.log.game.to_act().filter(|_| self.state() == TableState::Playing)?;
        Some((seat, self.seating.at(seat)?.player()?))
    }

    /// Lets a bot think if it is a bot's turn.
    fn wake_bot(&mut self) {
        if self.log.is_broken() {
            return;
        }
        let bot = self.bot_to_act().map(|(seat, bot)| (seat, bot.to_string()));
        let rank = self.presence.rank(&self.seating);
        if let Some(thinking) = self.bots.wake(&self.id, &self.log.game, bot, rank) {
            self.presence.tell_all(&thinking);
        }
    }

    /// Does what somebody has thought of.
    async fn thought(&mut self, thought: Thought) {
        match thought {
            Thought::Move { seq, action } => self.bot_decided(seq, action).await,
            Thought::Hint { watcher, question, hints } => self.hint_found(watcher, question, hints),
        }
    }

    /// Plays what a bot decided, unless the table has moved on or a person plays the seat again. If all failed that were
    /// asked, chance decides: a table never waits for a program.
    async fn bot_decided(&mut self, after: u64, action: Option<String>) {
        if !self.bots.is_awaited(after) {
            return;
        }
        let seq = self.log.game.seq();
        let Some((seat, _)) = self.bot_to_act() else { return };
        if seq != after {
            return self.wake_bot();
        }
        let at = now();
        self.shared.metrics.bot_moves.inc();
        let is_played = action.is_some_and(|action| self.log.game.bot_plays(seat, &action, at).is_ok());
        if !is_played {
            let Some(any) = any(&self.log.game) else { return };
            if let Err(error) = self.log.game.bot_plays(seat, &any, at) {
                return self.log.give_up(&error);
            }
        }
        if self.log.settle(seq, at).await.is_ok() {
            self.went_on(seq);
        }
    }
}

/// Milliseconds since 1970, for people to read. No duration comes from it.
#[expect(clippy::disallowed_methods, reason = "this is the stamp of what happens, not a measure of time")]
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
