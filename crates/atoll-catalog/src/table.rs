//! One table of any game, played by text.

use std::marker::PhantomData;
use std::sync::Arc;

use atoll_bots::{Budget, bot_rng};
use atoll_core::{
    ActionLabel, Audience, Chance, Illegal, JsonGame, Message, Outcome, ScoreLine, Seat, TextBoard, TextGame, Turn,
    digest, to_hex,
};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::bots::Bots;
use crate::{AnyGame, Entry, Setup, TableError};

/// JSON as text, made once and passed on as it is.
pub type Json = Arc<RawValue>;

/// One event in every form.
#[derive(Clone, Debug)]
pub struct EventText {
    /// The stable line.
    pub line: String,
    /// A sentence for people, unless other events of the step say it all.
    pub message: Option<Message>,
    /// The JSON form.
    pub json: Json,
    /// Who may see it.
    pub audience: Audience,
    /// The ledger entries.
    pub score_lines: Vec<ScoreLine>,
    /// The same for people, in the same order.
    pub ledger: Vec<Message>,
}

/// What one action or draw did.
#[derive(Clone, Debug)]
pub struct Played {
    /// The seat that acted; `None` for a draw.
    pub seat: Option<Seat>,
    /// The action or draw in canonical notation.
    pub text: String,
    /// What a client shows of an action; nothing of a draw.
    pub label: Option<ActionLabel>,
    /// Who may see that text; everybody else is told only that the seat acted or that something was drawn.
    pub audience: Audience,
    /// What happened.
    pub events: Vec<EventText>,
}

/// An action that is legal now.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action in canonical notation.
    pub text: String,
    /// What a client shows of it.
    pub label: ActionLabel,
    /// The JSON form.
    pub json: Json,
}

/// What the expert would play, with what it expects and why.
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    /// The action in canonical notation.
    pub text: String,
    /// The action as JSON.
    pub action: Json,
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
    /// The same in every form, in the same order.
    fn choices(&self) -> Vec<Choice>;
    /// The component set as JSON.
    fn components_json(&self) -> Json;
    /// The possible outcomes of the pending draw with their weights.
    fn draws(&self) -> Vec<(String, u32)>;
    /// Whether a seat may play this; the canonical notation.
    fn check(&self, seat: Seat, text: &str) -> Result<String, TableError>;
    /// Plays an action.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, TableError>;
    /// Applies a draw given as text.
    fn settle(&mut self, text: &str) -> Result<Played, TableError>;
    /// Lets chance decide the pending draw.
    fn draw(&mut self, chance: &mut dyn Chance) -> Result<Played, TableError>;
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
    fn view_json(&self, viewer: Option<Seat>) -> Json;
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

/// Plain data as JSON.
fn json(data: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(data).expect("the JSON faces of games are plain data").into()
}

impl<G: TextGame + JsonGame, B: Bots<G>> TypedTable<G, B> {
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
                json: json(&self.0.event_json(event)),
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

    fn settle_draw(&mut self, draw: G::Draw) -> Played {
        let (text, audience) = (self.0.draw_text(draw), self.0.draw_audience(draw));
        let mut events = Vec::new();
        self.0.settle(draw, &mut events);
        Played { seat: None, text, label: None, audience, events: self.events(&events) }
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

impl<G: TextGame + JsonGame, B: Bots<G>> Table for TypedTable<G, B> {
    fn game(&self) -> &'static dyn AnyGame {
        &const { Entry::<G, B>::new() }
    }

    fn setup(&self) -> Setup {
        let options = self.0.options();
        Setup {
            seats: self.0.seats(),
            revision: Some(self.0.revision()),
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

    fn choices(&self) -> Vec<Choice> {
        let choice = |action| Choice {
            text: self.0.action_text(action),
            label: self.0.action_label(action),
            json: json(&self.0.action_json(action)),
        };
        self.0.legal().into_iter().map(choice).collect()
    }

    fn components_json(&self) -> Json {
        json(&G::components_json(&self.0.options()))
    }

    fn draws(&self) -> Vec<(String, u32)> {
        let mut draws = Vec::new();
        self.0.draws(|draw, weight| draws.push((self.0.draw_text(draw), weight)));
        draws
    }

    fn check(&self, seat: Seat, text: &str) -> Result<String, TableError> {
        Ok(self.0.action_text(self.legal_action(seat, text)?))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, TableError> {
        let action = self.legal_action(seat, text)?;
        let (text, audience) = (self.0.action_text(action), self.0.action_audience(action));
        let label = Some(self.0.action_label(action));
        let mut events = Vec::new();
        self.0.play(action, &mut events);
        Ok(Played { seat: Some(seat), text, label, audience, events: self.events(&events) })
    }

    fn settle(&mut self, text: &str) -> Result<Played, TableError> {
        self.pending()?;
        let draw = self.0.parse_draw(text)?;
        let mut is_possible = false;
        self.0.draws(|possible, weight| is_possible |= possible == draw && weight > 0);
        if !is_possible {
            return Err(TableError::ImpossibleDraw(self.0.draw_text(draw)));
        }
        Ok(self.settle_draw(draw))
    }

    fn draw(&mut self, chance: &mut dyn Chance) -> Result<Played, TableError> {
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
                action: json(&self.0.action_json(advice.action)),
                label: self.0.action_label(advice.action).label,
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
        G::fact_lines(&self.view(viewer))
    }

    fn view_json(&self, viewer: Option<Seat>) -> Json {
        json(&G::view_json(&self.view(viewer)))
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
