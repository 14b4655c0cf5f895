//! The contract itself.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{ControlFlow, RangeInclusive};

use rand_core::Rng;

use crate::sample::pick_weighted;
use crate::{Bag, Chance, Illegal, Outcome, ScoreLine, Seat, Sink};

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat chooses an action.
    Seat(Seat),
    /// Chance decides: something is drawn from this bag.
    Chance(Bag),
    /// Nobody; the game is over.
    Over,
}

/// Who may see an event, an action or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat; everybody else sees a numbered placeholder.
    Only(Seat),
}

impl Audience {
    /// Whether a viewer belongs to it; `None` is a spectator.
    pub fn has(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer == Some(seat),
        }
    }
}

/// A game that cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for this many people.
    #[error("{game} is for {least} to {most} seats, not {asked}")]
    Seats {
        /// The game's id.
        game: &'static str,
        /// The smallest table.
        least: u8,
        /// The largest table.
        most: u8,
        /// What was asked for.
        asked: u8,
    },
    /// The rules have no such revision.
    #[error("{game} is played by the rules of revision 1 to {newest}; there is no revision {asked}")]
    Revision {
        /// The game's id.
        game: &'static str,
        /// The newest revision.
        newest: u32,
        /// What was asked for.
        asked: u32,
    },
    /// The options contradict each other or the number of seats.
    #[error("{0}")]
    Options(String),
}

/// A game as a value: the state of one table, its rules as methods.
///
/// A state holds only what somebody knows. What nobody knows (the order of a stack) is not in it: a stack is a count of
/// what is left, and a draw is an explicit step, [`Game::settle`], whose outcome the caller supplies. Undo is `clone`.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's stable id, used in records and on the command line.
    const ID: &'static str;
    /// The newest revision of the rules, which new tables are played by. The first is 1; every change that alters a replay
    /// raises it, and the older ones stay playable: see [`Game::set_up`].
    const REVISION: u32;
    /// How many seats a table may have.
    const SEATS: RangeInclusive<u8>;
    /// Whether a seat may know things that other seats may not: hands, own draws. Programs at which several people sit
    /// must not show one of them what another knows.
    const HIDES: bool = false;
    /// An upper bound on the number of steps (actions and draws) of one game with the built-in components.
    const MAX_STEPS: usize;

    /// Variants and components; the default is the basic game with the built-in set.
    type Options: Clone + Default + Eq + Debug + Send + Sync + 'static;
    /// One small decision of a seat.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// One outcome of chance.
    type Draw: Copy + Ord + Hash + Debug + Send + Sync;
    /// What the table sees happen.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug + Send + Sync;

    /// A table that is about to be set up by these rules; [`Game::under`] has checked seats and revision.
    ///
    /// A game plays every revision since its first. One whose rules were mended keeps the revision in its state (and view),
    /// tells it by [`Game::revision`], and asks for it at the paragraph that was mended, nowhere else. One whose rules never
    /// changed has no use for it.
    fn set_up(options: &Self::Options, seats: u8, revision: u32) -> Result<Self, SetupError>;

    /// A table that is about to be set up, with `seats` seats.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, SetupError> {
        Self::under(Self::REVISION, options, seats)
    }

    /// A table that is played by an older revision of the rules, so that what was begun under it can be finished, replayed
    /// and verified.
    fn under(revision: u32, options: &Self::Options, seats: u8) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
            return Err(SetupError::Seats { game: Self::ID, least, most, asked: seats });
        }
        if !(1..=Self::REVISION).contains(&revision) {
            return Err(SetupError::Revision { game: Self::ID, newest: Self::REVISION, asked: revision });
        }
        Self::set_up(options, seats, revision)
    }

    /// The revision of the rules that this table is played by.
    fn revision(&self) -> u32 {
        Self::REVISION
    }

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// Calls `f` with each legal action in `Ord` order until it breaks. There is none unless a seat is to act.
    fn for_each_legal(&self, f: impl FnMut(Self::Action) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Whether the seat to act may play `action` now; if not, which paragraph forbids it. Agrees with the legal list. Asked
    /// only while a seat is to act: everybody else asks [`Game::check`].
    fn check_action(&self, action: Self::Action) -> Result<(), Illegal>;

    /// Plays an action of the seat to act. The caller vouches that it is legal; an illegal one may panic or leave a
    /// nonsensical state.
    fn play(&mut self, action: Self::Action, out: &mut impl Sink<Self::Event>);

    /// Calls `f` with each possible outcome of the pending draw in `Ord` order, and its weight (how many such things
    /// are left). There is none unless chance is to decide.
    fn draws(&self, f: impl FnMut(Self::Draw, u32));

    /// Applies an outcome of the pending draw; the caller vouches that it is possible.
    fn settle(&mut self, draw: Self::Draw, out: &mut impl Sink<Self::Event>);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// All that `viewer` may know; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A world that fits everything in the view, with the unknown dealt at random.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Who may see this event.
    fn audience(event: &Self::Event) -> Audience;

    /// Who may see which action this is, asked before it is played: everybody, or only the seat that acts. The others
    /// see that it acted, and must not see from anything else which of its hidden actions it was.
    fn action_audience(&self, _action: Self::Action) -> Audience {
        Audience::All
    }

    /// Who may see this outcome of the pending draw, asked before it is settled. The others see that something was drawn,
    /// and must not see from anything else which of the hidden outcomes it was.
    ///
    /// What was hidden comes out by a step that says it: an action that names a card of the hand, or a draw with a
    /// single outcome that spells what is shown. A visible step never tells more than its notation does.
    fn draw_audience(&self, _draw: Self::Draw) -> Audience {
        Audience::All
    }

    /// Calls `f` with the ledger entries of an event.
    fn score_lines(event: &Self::Event, f: impl FnMut(ScoreLine));

    /// Calls `f` with what each seat holds now, by unit; what the score lines so far add up to.
    fn holdings(&self, f: impl FnMut(Seat, &'static str, i32));

    /// Whether every component of the box is accounted for: on the table, with a seat, in a stack or out of the game.
    fn is_conserved(&self) -> bool;

    /// How many actions are legal now.
    fn count_legal(&self) -> u32 {
        let mut count = 0;
        let _ = self.for_each_legal(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// The `n`-th legal action in some fixed order that need not be `Ord` order; `n` must be below the count.
    fn nth_legal(&self, n: u32) -> Option<Self::Action> {
        let mut left = n;
        let mut found = None;
        let _ = self.for_each_legal(|action| {
            if left == 0 {
                found = Some(action);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }

    /// How many actions random playouts choose among: the first so many of the order of [`Game::nth_legal`], at least
    /// one when a seat is to act. A game whose random play would mostly waste time leaves out what gains nothing; what it
    /// leaves out is said in `docs/speed.md`.
    #[inline]
    fn count_playout(&self) -> u32 {
        self.count_legal()
    }

    /// The sum of the weights of the pending draw; 0 if none is pending.
    fn draw_total(&self) -> u32 {
        let mut total = 0;
        self.draws(|_, weight| total += weight);
        total
    }

    /// The outcome that covers `n` when the outcomes lie end to end in `Ord` order; `n` must be below the total.
    fn nth_draw(&self, n: u32) -> Option<Self::Draw> {
        let mut outcomes = Vec::new();
        self.draws(|draw, weight| outcomes.push((draw, weight)));
        pick_weighted(outcomes, n)
    }

    /// All legal actions, in `Ord` order.
    fn legal(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        let _ = self.for_each_legal(|action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }

    /// Whether `seat` may play `action` now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => Err(Illegal::GameOver),
            Turn::Chance(_) => Err(Illegal::AwaitingDraw),
            Turn::Seat(to_act) if to_act != seat => Err(Illegal::NotYourTurn { to_act, tried: seat }),
            Turn::Seat(_) => self.check_action(action),
        }
    }

    /// Checks and plays.
    fn try_play(&mut self, seat: Seat, action: Self::Action, out: &mut impl Sink<Self::Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play(action, out);
        Ok(())
    }

    /// Picks the pending draw from `chance`, without settling it; `None` if no draw is pending.
    fn draw_from(&self, chance: &mut (impl Chance + ?Sized)) -> Option<Self::Draw> {
        let Turn::Chance(bag) = self.turn() else { return None };
        match self.draw_total() {
            0 => None,
            total => self.nth_draw(chance.pick(bag, total)),
        }
    }
}
