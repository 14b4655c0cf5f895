//! One table of any game, played by text.

use std::marker::PhantomData;

use atoll_bots::{Budget, bot_rng};
use atoll_core::{
    ActionHint, Audience, Chance, Illegal, Message, Outcome, ScoreLine, Seat, TextBoard, TextGame, Turn, Wire, digest,
    to_hex,
};
use serde_json::Value;

use crate::bots::Bots;
use crate::{AnyGame, Entry, Setup, TableError};

/// One event in every form.
#[derive(Clone, PartialEq, Debug)]
pub struct EventText {
    /// The stable line.
    pub line: String,
    /// A sentence for people, unless other events of the step say it all.
    pub message: Option<Message>,
    /// The JSON form.
    pub json: Value,
    /// Who may see it.
    pub audience: Audience,
    /// The ledger entries.
    pub score_lines: Vec<ScoreLine>,
    /// The same for people, in the same order.
    pub ledger: Vec<Message>,
}

/// What one action or draw did.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The seat that acted; `None` for a draw.
    pub seat: Option<Seat>,
    /// The action or draw in canonical notation.
    pub text: String,
    /// Who may see that text; everybody else is told only that the seat acted or that something was drawn.
    pub audience: Audience,
    /// What happened.
    pub events: Vec<EventText>,
}

/// What the expert would play, with what it expects and why.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct Hint {
    /// The action in canonical notation.
    pub text: String,
    /// The action as JSON.
    pub action: Value,
    /// What it does.
    pub label: Message,
    /// The expected final margin over the best other seat, in points.
    pub margin: f32,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Message>,
}

/// A table of some game.
pub trait Table: Send {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// How it was set up, every option named.
    fn setup(&self) -> Setup;
    /// The hash of its component set.
    fn components_hash(&self) -> String;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// The legal actions in canonical notation, in order.
    fn legal(&self) -> Vec<String>;
    /// The legal actions as JSON, in the same order.
    fn legal_json(&self) -> Vec<Value>;
    /// The component set as JSON.
    fn components_json(&self) -> Value;
    /// The legal actions with what a client shows of them, in the same order.
    fn hints(&self) -> Vec<(String, ActionHint)>;
    /// The possible outcomes of the pending draw with their weights.
    fn draws(&self) -> Vec<(String, u32)>;
    /// Whether a seat may play this; the canonical notation.
    fn check(&self, seat: Seat, text: &str) -> Result<String, TableError>;
    /// Plays an action.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, TableError>;
    /// Applies a draw given as text.
    fn settle(&mut self, text: &str) -> Result<Step, TableError>;
    /// Lets chance decide the pending draw.
    fn draw(&mut self, chance: &mut dyn Chance) -> Result<Step, TableError>;
    /// What the bot of this name plays for the seat to act, in canonical notation. The budget is for a bot that spends one;
    /// without it, it spends what is usual.
    fn choose(&self, bot: &str, budget: Option<Budget>, seed: u64) -> Result<String, TableError>;
    /// The best actions for the seat to act as the expert sees them, best first, at most `count`. They follow from what
    /// the seat may know, the budget and the seed.
    fn advise(&self, count: usize, budget: Budget, seed: u64) -> Result<Vec<Hint>, TableError>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What is asked now, in a few words.
    fn prompt(&self) -> Message;
    /// Everything a viewer sees, as short lines.
    fn facts(&self, viewer: Option<Seat>) -> Vec<String>;
    /// What a viewer sees, as JSON.
    fn view_json(&self, viewer: Option<Seat>) -> Value;
    /// The board a viewer sees, drawn with characters.
    fn board(&self, viewer: Option<Seat>) -> TextBoard;
    /// Seats and displays in words.
    fn summary(&self, viewer: Option<Seat>) -> Vec<Message>;
    /// What is left in the stacks.
    fn counter(&self, viewer: Option<Seat>) -> Vec<Message>;
    /// The position as text.
    fn position(&self) -> String;
    /// SHA-256 of set-up and position, as hexadecimal digits: equal hashes, equal tables.
    fn hash(&self) -> String;
    /// A table that looks the same to this viewer, with everything it cannot know dealt at random.
    fn imagine(&self, viewer: Option<Seat>, seed: u64) -> Box<dyn Table>;
    /// A copy.
    fn clone_table(&self) -> Box<dyn Table>;
}

/// A state with the bots of its game.
pub(crate) struct TypedTable<G, B>(G, PhantomData<fn() -> B>);

/// Keeps the source of chance behind a reference.
struct Borrowed<'a>(&'a mut dyn Chance);

impl Chance for Borrowed<'_> {
    fn pick(&mut self, bag: atoll_core::Bag, total: u32) -> u32 {
        self.0.pick(bag, total)
    }
}

impl<G: TextGame + Wire, B: Bots<G>> TypedTable<G, B> {
    pub(crate) fn new(state: G) -> Self {
        Self(state, PhantomData)
    }

    fn events(&self, events: &[G::Event]) -> Vec<EventText> {
        let text = |event: &G::Event| {
            let mut score_lines = Vec::new();
            G::score_lines(event, |line| score_lines.push(line));
            EventText {
                line: self.0.event_line(event),
                message: self.0.event_message(event),
                json: serde_json::to_value(self.0.event_wire(event)).expect("events are plain data"),
                audience: G::audience(event),
                ledger: score_lines.iter().map(G::ledger_message).collect(),
                score_lines,
            }
        };
        events.iter().map(text).collect()
    }

    fn legal_action(&self, seat: Seat, text: &str) -> Result<G::Action, TableError> {
        // Whose turn it is comes first: notation may depend on the step.
        match self.0.turn() {
            Turn::Over => return Err(Illegal::GameOver.into()),
            Turn::Chance(_) => return Err(Illegal::AwaitingDraw.into()),
            Turn::Seat(to_act) if to_act != seat => return Err(Illegal::NotYourTurn { to_act, tried: seat }.into()),
            Turn::Seat(_) => {}
        }
        let action = self.0.parse_action(text)?;
        self.0.check(seat, action)?;
        Ok(action)
    }

    fn settle_draw(&mut self, draw: G::Draw) -> Step {
        let (text, audience) = (self.0.draw_text(draw), self.0.draw_audience(draw));
        let mut events = Vec::new();
        self.0.settle(draw, &mut events);
        Step { seat: None, text, audience, events: self.events(&events) }
    }

    fn view(&self, viewer: Option<Seat>) -> G::View {
        self.0.view(viewer)
    }

    fn pending(&self) -> Result<(), TableError> {
        match self.0.turn() {
            Turn::Chance(_) => Ok(()),
            Turn::Over => Err(Illegal::GameOver.into()),
            Turn::Seat(seat) => Err(TableError::NoDrawPending(seat)),
        }
    }
}

impl<G: TextGame + Wire, B: Bots<G>> Table for TypedTable<G, B> {
    fn game(&self) -> &'static dyn AnyGame {
        &const { Entry::<G, B>::new() }
    }

    fn setup(&self) -> Setup {
        let options = self.0.options();
        Setup {
            seats: self.0.seats(),
            options: G::option_values(&options).into_iter().map(|(key, value)| (key.to_string(), value)).collect(),
            components: G::custom_components(&options),
        }
    }

    fn components_hash(&self) -> String {
        G::components_hash(&self.0.options())
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal().into_iter().map(|action| self.0.action_text(action)).collect()
    }

    fn legal_json(&self) -> Vec<Value> {
        let json = |action| serde_json::to_value(self.0.action_wire(action)).expect("actions are plain data");
        self.0.legal().into_iter().map(json).collect()
    }

    fn components_json(&self) -> Value {
        serde_json::to_value(G::components_wire(&self.0.options())).expect("component sets are plain data")
    }

    fn hints(&self) -> Vec<(String, ActionHint)> {
        self.0.legal().into_iter().map(|action| (self.0.action_text(action), self.0.action_hint(action))).collect()
    }

    fn draws(&self) -> Vec<(String, u32)> {
        let mut draws = Vec::new();
        self.0.draws(|draw, weight| draws.push((self.0.draw_text(draw), weight)));
        draws
    }

    fn check(&self, seat: Seat, text: &str) -> Result<String, TableError> {
        Ok(self.0.action_text(self.legal_action(seat, text)?))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Step, TableError> {
        let action = self.legal_action(seat, text)?;
        let (text, audience) = (self.0.action_text(action), self.0.action_audience(action));
        let mut events = Vec::new();
        self.0.play(action, &mut events);
        Ok(Step { seat: Some(seat), text, audience, events: self.events(&events) })
    }

    fn settle(&mut self, text: &str) -> Result<Step, TableError> {
        self.pending()?;
        let draw = self.0.parse_draw(text)?;
        let mut is_possible = false;
        self.0.draws(|possible, weight| is_possible |= possible == draw && weight > 0);
        if !is_possible {
            return Err(TableError::ImpossibleDraw(self.0.draw_text(draw)));
        }
        Ok(self.settle_draw(draw))
    }

    fn draw(&mut self, chance: &mut dyn Chance) -> Result<Step, TableError> {
        self.pending()?;
        let draw = self.0.draw_from(&mut Borrowed(chance)).expect("a draw is pending, so something is left to draw");
        Ok(self.settle_draw(draw))
    }

    fn choose(&self, bot: &str, budget: Option<Budget>, seed: u64) -> Result<String, TableError> {
        let Turn::Seat(seat) = self.0.turn() else {
            return Err(if self.0.turn() == Turn::Over { Illegal::GameOver } else { Illegal::AwaitingDraw }.into());
        };
        let mut bot = B::player(bot, budget).ok_or_else(|| TableError::unknown_bot(bot, B::list()))?;
        let action = bot.choose(&self.view(Some(seat)), &mut bot_rng(seed));
        Ok(self.0.action_text(action))
    }

    fn advise(&self, count: usize, budget: Budget, seed: u64) -> Result<Vec<Hint>, TableError> {
        let Turn::Seat(seat) = self.0.turn() else {
            return Err(if self.0.turn() == Turn::Over { Illegal::GameOver } else { Illegal::AwaitingDraw }.into());
        };
        let advice = B::advise(&self.view(Some(seat)), count, budget, seed)?;
        Ok(advice
            .into_iter()
            .map(|advice| Hint {
                text: self.0.action_text(advice.action),
                action: serde_json::to_value(self.0.action_wire(advice.action)).expect("actions are plain data"),
                label: self.0.action_hint(advice.action).label,
                margin: advice.margin,
                reasons: advice.reasons.into_iter().map(Message::new).collect(),
            })
            .collect())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn prompt(&self) -> Message {
        self.0.prompt()
    }

    fn facts(&self, viewer: Option<Seat>) -> Vec<String> {
        G::facts(&self.view(viewer))
    }

    fn view_json(&self, viewer: Option<Seat>) -> Value {
        serde_json::to_value(G::view_wire(&self.view(viewer))).expect("views are plain data")
    }

    fn board(&self, viewer: Option<Seat>) -> TextBoard {
        G::board(&self.view(viewer))
    }

    fn summary(&self, viewer: Option<Seat>) -> Vec<Message> {
        G::summary(&self.view(viewer))
    }

    fn counter(&self, viewer: Option<Seat>) -> Vec<Message> {
        G::counter(&self.view(viewer))
    }

    fn position(&self) -> String {
        self.0.position_text()
    }

    fn hash(&self) -> String {
        let setup = self.setup();
        let options: String = setup.options.iter().map(|(key, value)| format!("option {key} {value}\n")).collect();
        let head = format!("game {}\nseats {}\n{options}components {}\n", G::ID, setup.seats, self.components_hash());
        to_hex(&digest([head.as_bytes(), self.0.position_text().as_bytes()]))
    }

    fn imagine(&self, viewer: Option<Seat>, seed: u64) -> Box<dyn Table> {
        Box::new(Self::new(G::imagine(&self.view(viewer), &mut bot_rng(seed))))
    }

    fn clone_table(&self) -> Box<dyn Table> {
        Box::new(Self::new(self.0.clone()))
    }
}
