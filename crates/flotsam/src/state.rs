//! The state, and the law.

use std::ops::{ControlFlow, RangeInclusive};

use atoll_core::{
    Audience, Bag, Game, Illegal, Outcome, Reason, Rng, RuleId, ScoreLine, Seat, SetupError, Sink, Turn, below,
    pick_weighted,
};
use serde::Serialize;

/// What pieces can be worth.
pub(crate) const WORTHS: RangeInclusive<u8> = 1..=3;
/// How many pieces are worth the same (FL-1).
pub(crate) const ALIKE: u8 = 4;
/// How many turns each seat has (FL-4).
pub(crate) const TURNS: u8 = 3;

/// How many pieces there are somewhere, by worth.
pub(crate) type Pieces = [u8; 3];

/// What the seat to act holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// Nothing: it has to draw.
    Nothing,
    /// A piece that the viewer may not see; it still counts as one of the bag.
    Unseen,
    /// A piece of this worth.
    Piece(u8),
}

/// The game as it is now.
pub type State = Flotsam<2>;

/// The game as it was before FL-3 was mended.
pub type Before = Flotsam<1>;

/// A table of the game as it was when its newest revision was this one. Its views are tables too, in which an unseen piece is
/// back in the bag.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Flotsam<const NEWEST: u32> {
    pub(crate) seats: u8,
    pub(crate) revision: u32,
    pub(crate) turns: u8,
    pub(crate) held: Held,
    pub(crate) bag: Pieces,
    pub(crate) sunk: Pieces,
    pub(crate) hoards: [Pieces; 3],
}

/// What a seat does with the piece that it holds, by its worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keeps it.
    Keep(u8),
    /// Tosses it.
    Toss(u8),
}

/// What the table sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A seat drew a piece, which it alone sees.
    Drew {
        /// Who.
        seat: Seat,
        /// What it is worth.
        worth: u8,
    },
    /// A seat did something with its piece.
    Did {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
}

pub(crate) fn law(number: u8) -> RuleId {
    RuleId::new(b"FL", number)
}

fn index(worth: u8) -> usize {
    usize::from(worth - 1)
}

impl<const NEWEST: u32> Flotsam<NEWEST> {
    pub(crate) fn active(&self) -> Seat {
        Seat::new(self.turns % self.seats).expect("a seat of the table")
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        WORTHS.map(|worth| i32::from(worth * self.hoards[seat.index()][index(worth)])).sum()
    }
}

impl<const NEWEST: u32> Game for Flotsam<NEWEST> {
    const ID: &'static str = "flotsam";
    const REVISION: u32 = NEWEST;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const HIDES: bool = true;
    const MAX_STEPS: usize = 18;

    type Options = ();
    type Action = Action;
    type Draw = u8;
    type Event = Event;
    type View = Self;

    fn set_up(_: &(), seats: u8, revision: u32) -> Result<Self, SetupError> {
        let (held, none) = (Held::Nothing, Pieces::default());
        Ok(Self { seats, revision, turns: 0, held, bag: [ALIKE; 3], sunk: none, hoards: [none; 3] })
    }

    fn revision(&self) -> u32 {
        self.revision
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.held {
            Held::Piece(_) | Held::Unseen => Turn::Seat(self.active()),
            Held::Nothing if self.turns < TURNS * self.seats => Turn::Chance(Bag(0)),
            Held::Nothing => Turn::Over,
        }
    }

    fn for_each_legal(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let Held::Piece(worth) = self.held else { return ControlFlow::Continue(()) };
        f(Action::Keep(worth))?;
        f(Action::Toss(worth))
    }

    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        let (Action::Keep(worth) | Action::Toss(worth)) = action;
        let why = Reason { key: "flotsam-other-piece", english: "this is not the piece that was drawn" };
        if self.held == Held::Piece(worth) { Ok(()) } else { Err(Illegal::Breaks { rule: law(3), why }) }
    }

    fn play(&mut self, action: Action, out: &mut impl Sink<Event>) {
        let seat = self.active();
        match action {
            Action::Keep(worth) => self.hoards[seat.index()][index(worth)] += 1,
            // FL-3, as mended: what was tossed comes back no more.
            Action::Toss(worth) if self.revision >= 2 => self.sunk[index(worth)] += 1,
            Action::Toss(worth) => self.bag[index(worth)] += 1,
        }
        self.held = Held::Nothing;
        self.turns += 1;
        out.emit(|| Event::Did { seat, action });
    }

    fn draws(&self, mut f: impl FnMut(u8, u32)) {
        if matches!(self.turn(), Turn::Chance(_)) {
            WORTHS
                .filter(|worth| self.bag[index(*worth)] > 0)
                .for_each(|worth| f(worth, self.bag[index(worth)].into()));
        }
    }

    fn settle(&mut self, worth: u8, out: &mut impl Sink<Event>) {
        self.bag[index(worth)] -= 1;
        self.held = Held::Piece(worth);
        let seat = self.active();
        out.emit(|| Event::Drew { seat, worth });
    }

    fn outcome(&self) -> Option<Outcome> {
        let points: Vec<i32> = Seat::all(self.seats).map(|seat| self.points(seat)).collect();
        (self.turn() == Turn::Over).then(|| Outcome::by_score(&points))
    }

    fn view(&self, viewer: Option<Seat>) -> Self {
        let mut view = self.clone();
        if let Held::Piece(worth) = self.held
            && viewer != Some(self.active())
        {
            view.bag[index(worth)] += 1;
            view.held = Held::Unseen;
        }
        view
    }

    fn imagine(view: &Self, rng: &mut impl Rng) -> Self {
        let mut world = view.clone();
        if view.held == Held::Unseen {
            let left: Vec<(u8, u32)> = WORTHS.map(|worth| (worth, view.bag[index(worth)].into())).collect();
            let total = left.iter().map(|(_, count)| count).sum();
            let worth = pick_weighted(left, below(rng, total)).expect("the unseen piece is among them");
            world.bag[index(worth)] -= 1;
            world.held = Held::Piece(worth);
        }
        world
    }

    fn audience(event: &Event) -> Audience {
        match event {
            Event::Drew { seat, .. } => Audience::Only(*seat),
            Event::Did { .. } => Audience::All,
        }
    }

    fn draw_audience(&self, _: u8) -> Audience {
        Audience::Only(self.active())
    }

    fn score_lines(event: &Event, mut f: impl FnMut(ScoreLine)) {
        if let Event::Did { seat, action: Action::Keep(worth) } = *event {
            f(ScoreLine { seat, unit: "points", amount: worth.into(), rule: law(3) });
        }
    }

    fn holdings(&self, mut f: impl FnMut(Seat, &'static str, i32)) {
        Seat::all(self.seats).for_each(|seat| f(seat, "points", self.points(seat)));
    }

    fn is_conserved(&self) -> bool {
        let hoarded = |worth| self.hoards.iter().map(|hoard| hoard[index(worth)]).sum::<u8>();
        let held = |worth| u8::from(self.held == Held::Piece(worth));
        WORTHS
            .into_iter()
            .all(|worth| self.bag[index(worth)] + self.sunk[index(worth)] + hoarded(worth) + held(worth) == ALIKE)
    }
}
