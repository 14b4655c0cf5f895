//! One table, and the contract fulfilled.

use std::hash::{Hash, Hasher};
use std::ops::{ControlFlow, RangeInclusive};

use atoll_core::{Audience, Bag, Game, Illegal, Outcome, Rng, ScoreLine, Seat, SetupError, Sink, Standing, Turn};

use crate::bits::{Cards, Seats, SetNames, Sites, TileSet};
use crate::components::SiteId;
use crate::facts::{Facts, Phase};
use crate::index::Index;
use crate::names::{Category, Reach};
use crate::rules::breaks;
use crate::{Action, Draw, Event, Options, View, law};

/// Coast tiles.
pub const COAST: Bag = Bag(0);
/// Land tiles.
pub const LAND: Bag = Bag(1);
/// Volcano tiles.
pub const VOLCANO: Bag = Bag(2);
/// The stack of scoring cards.
pub const CARDS: Bag = Bag(3);
/// The supply of bird chips.
pub const BIRDS: Bag = Bag(4);
/// Who begins.
pub const SEATS: Bag = Bag(5);
/// The sets, when they are dealt.
pub const SETS: Bag = Bag(6);
/// Bird chips that are revealed: there is nothing to choose, but what is told is a step of its own (SC-64).
pub const CHIPS: Bag = Bag(7);

/// A table of Santa Cruz. Two states are equal if their facts are.
#[derive(Debug)]
pub struct State {
    pub(crate) facts: Facts,
    pub(crate) index: Index,
}

impl Clone for State {
    // The derived implementation copies each half once more on the way.
    #[inline]
    fn clone(&self) -> Self {
        Self { facts: self.facts.clone(), index: self.index }
    }
}

const _: () = assert!(size_of::<State>() < 512, "a state is copied for every world a bot imagines");

impl PartialEq for State {
    fn eq(&self, other: &Self) -> bool {
        self.facts == other.facts
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.facts.hash(state);
    }
}

impl State {
    /// Everything that matters about the table.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Where a seat might build now by a card of this kind: on free tiles, and on shared ones (SC-18).
    pub fn reach(&self, seat: Seat, kind: Reach) -> (Sites, Sites) {
        let targets = self.targets(seat, kind);
        (targets.free, targets.shared)
    }

    /// What a scoring card would pay a seat now (SC-40 to SC-55); for the eruption what it costs, not positive.
    pub fn pays(&self, seat: Seat, card: crate::Scoring) -> i16 {
        self.pay(seat, card).amount
    }

    /// Open sites that yield a resource.
    pub fn yielding(&self, resource: crate::Resource) -> Sites {
        self.index.yields[resource as usize]
    }

    /// All open sites.
    pub fn open_sites(&self) -> Sites {
        self.index.open
    }

    /// The largest group of a seat's buildings that paths connect (SC-50).
    pub fn longest_street(&self, seat: Seat) -> Sites {
        self.street(seat)
    }

    /// The category of a site.
    #[inline]
    pub(crate) fn category(&self, site: SiteId) -> Category {
        let [coast, land, _] = self.facts.components.tables.category;
        if coast.has(site) {
            Category::Coast
        } else if land.has(site) {
            Category::Land
        } else {
            Category::Volcano
        }
    }

    /// In the phases `Lay`, `Reveal` and `Turn`: the site that gets the next tile.
    #[inline]
    pub(crate) fn waiting_site(&self) -> Option<SiteId> {
        match self.facts.phase {
            Phase::Lay | Phase::Turn => self.facts.turning.first(),
            Phase::Reveal => self.facts.at,
            _ => None,
        }
    }

    /// In those phases: the tiles that may be the next.
    #[inline]
    fn tile_stack(&self) -> TileSet {
        match self.waiting_site() {
            Some(site) => self.index.unseen & self.facts.components.tables.tiles[self.category(site) as usize],
            None => TileSet::EMPTY,
        }
    }

    /// Distinct building cards in the active seat's hand.
    #[inline]
    fn distinct_cards(&self) -> Cards {
        let cards = &self.facts.cards[self.facts.active.index()];
        Cards((0..4).fold(0, |bits, card| bits | u8::from(cards[card] > 0) << card))
    }

    /// The sets that may be chosen or dealt.
    #[inline]
    fn free_sets(&self) -> SetNames {
        self.facts.set.iter().flatten().fold(SetNames(0b1111), |free, &set| free.without(SetNames::only(set)))
    }

    /// The owners whose piles may be taken.
    #[inline]
    fn free_piles(&self) -> Seats {
        let all = Seats((1 << self.facts.seats) - 1);
        self.facts.took.iter().flatten().fold(all, |free, &owner| free.without(Seats::only(owner)))
    }
}

// Playouts call these in a loop: inlined, the result of one is never stored and loaded again for the next. In a program
// with many callers the compiler would not do it by itself.
impl Game for State {
    const ID: &'static str = "santa-cruz";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const HIDES: bool = true;
    /// Every tile is drawn at most once, every scoring card once, every chip once and shown at the end; sets are dealt and a first
    /// seat drawn.
    /// A seat chooses or takes and puts away, and in each round lands and plays 11 cards with at most 8 builds, one
    /// kind and, at the most, one refusal to share for each build.
    const MAX_STEPS: usize = 54 + 16 + 22 + 5 + 4 + 4 * (3 + 2 * (1 + 11 + 8 + 8 + 7));

    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;

    fn set_up(options: &Options, seats: u8, _revision: u32) -> Result<Self, SetupError> {
        Ok(Self::fresh(options, seats))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.facts.seats
    }

    #[inline(always)]
    fn turn(&self) -> Turn {
        match self.facts.phase {
            Phase::Choose | Phase::Play | Phase::Double | Phase::Build | Phase::Take | Phase::Away => {
                Turn::Seat(self.facts.active)
            }
            Phase::Lay | Phase::Reveal | Phase::Turn => {
                let site = self.waiting_site();
                Turn::Chance(Bag(site.map_or(0, |site| self.category(site) as u8)))
            }
            Phase::Deal | Phase::New => Turn::Chance(CARDS),
            Phase::Bird => Turn::Chance(BIRDS),
            Phase::First | Phase::Start => Turn::Chance(SEATS),
            Phase::Sets => Turn::Chance(SETS),
            Phase::Show => Turn::Chance(CHIPS),
            Phase::Over => Turn::Over,
        }
    }

    fn for_each_legal(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.facts.phase {
            Phase::Choose => self.free_sets().iter().try_for_each(|set| f(Action::Choose(set))),
            Phase::Play => {
                self.distinct_cards().iter().try_for_each(|card| f(Action::Play(card)))?;
                self.facts.hands[self.facts.active.index()].iter().try_for_each(|card| f(Action::Score(card)))
            }
            Phase::Double => Reach::CARDS.into_iter().try_for_each(|kind| f(Action::Double(kind))),
            Phase::Build => {
                self.index.targets.iter().try_for_each(|site| f(Action::Build(site)))?;
                if self.index.may_decline { f(Action::Decline) } else { ControlFlow::Continue(()) }
            }
            Phase::Take => self.free_piles().iter().try_for_each(|owner| f(Action::Take(owner))),
            Phase::Away => self.to_choose_from().iter().try_for_each(|card| f(Action::PutAway(card))),
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn count_legal(&self) -> u32 {
        match self.facts.phase {
            Phase::Choose => self.free_sets().len(),
            Phase::Play => self.distinct_cards().len() + self.facts.hands[self.facts.active.index()].len(),
            Phase::Double => Reach::CARDS.len() as u32,
            Phase::Build => self.index.targets.len() + u32::from(self.index.may_decline),
            Phase::Take => self.free_piles().len(),
            Phase::Away => self.to_choose_from().len(),
            _ => 0,
        }
    }

    #[inline(always)]
    fn nth_legal(&self, n: u32) -> Option<Action> {
        match self.facts.phase {
            Phase::Choose => self.free_sets().nth(n).map(Action::Choose),
            Phase::Play => {
                let cards = self.distinct_cards();
                match n.checked_sub(cards.len()) {
                    None => cards.nth(n).map(Action::Play),
                    Some(n) => self.facts.hands[self.facts.active.index()].nth(n).map(Action::Score),
                }
            }
            Phase::Double => Reach::CARDS.get(n as usize).copied().map(Action::Double),
            Phase::Build => match self.index.targets.nth(n) {
                Some(site) => Some(Action::Build(site)),
                None => self.index.may_decline.then_some(Action::Decline),
            },
            Phase::Take => self.free_piles().nth(n).map(Action::Take),
            Phase::Away => self.to_choose_from().nth(n).map(Action::PutAway),
            _ => None,
        }
    }

    fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.facts.phase, action) {
            (Phase::Choose, Action::Choose(set)) => self.check_choose(set),
            (Phase::Play, Action::Play(card)) => self.check_play(card),
            (Phase::Play, Action::Score(card)) => self.check_score(card),
            (Phase::Double, Action::Double(kind)) => self.check_double(kind),
            (Phase::Build, Action::Build(site)) => self.check_build(site),
            (Phase::Build, Action::Decline) => self.check_decline(),
            (Phase::Take, Action::Take(owner)) => self.check_take(owner),
            (Phase::Away, Action::PutAway(card)) => self.check_away(card),
            (phase, _) => Err(match phase {
                Phase::Choose => breaks(5, "santa-cruz-illegal-choose-first", "first you choose a set"),
                Phase::Double => breaks(17, "santa-cruz-illegal-double-first", "first you name the double card's kind"),
                Phase::Build if self.facts.step.kind == Reach::Landing => {
                    breaks(10, "santa-cruz-illegal-land-first", "first you land on the coast")
                }
                Phase::Build => {
                    breaks(12, "santa-cruz-illegal-build-first", "first you build with the card you played")
                }
                Phase::Take => breaks(61, "santa-cruz-illegal-take-first", "first you take a pile"),
                Phase::Away => breaks(62, "santa-cruz-illegal-away-first", "first you put a scoring card away"),
                _ => breaks(11, "santa-cruz-illegal-play-first", "it is time to play a card"),
            }),
        }
    }

    #[inline(always)]
    fn play(&mut self, action: Action, out: &mut impl Sink<Event>) {
        match action {
            Action::Choose(set) => self.choose_set(set, out),
            Action::Play(card) => self.play_card(card, out),
            Action::Score(card) => self.score_card(card, out),
            Action::Double(kind) => self.name_double(kind, out),
            Action::Build(site) => self.build(site, out),
            Action::Decline => self.decline(out),
            Action::Take(owner) => self.take(owner, out),
            Action::PutAway(card) => self.put_away(card, out),
        }
    }

    fn draws(&self, mut f: impl FnMut(Draw, u32)) {
        match self.facts.phase {
            Phase::Lay | Phase::Reveal | Phase::Turn => {
                self.tile_stack().iter().for_each(|tile| f(Draw::Tile(tile), 1))
            }
            Phase::Deal | Phase::New => self.facts.stack().iter().for_each(|card| f(Draw::Card(card), 1)),
            Phase::Bird => {
                for (value, left) in (1..).zip(self.facts.birds_left()).filter(|&(_, left)| left > 0) {
                    f(Draw::Bird(value), left.into());
                }
            }
            Phase::First => Seat::all(self.facts.seats).for_each(|seat| f(Draw::First(seat), 1)),
            Phase::Start => Seat::all(self.facts.seats).for_each(|seat| f(Draw::Start(seat), 1)),
            Phase::Sets => self.free_sets().iter().for_each(|set| f(Draw::Set(set), 1)),
            Phase::Show => f(Draw::Show(self.facts.birds[self.facts.active.index()]), 1),
            _ => {}
        }
    }

    #[inline(always)]
    fn draw_total(&self) -> u32 {
        match self.facts.phase {
            Phase::Lay | Phase::Reveal | Phase::Turn => self.tile_stack().len(),
            Phase::Deal | Phase::New => self.facts.stack().len(),
            Phase::Bird => self.facts.birds_left().into_iter().map(u32::from).sum(),
            Phase::First | Phase::Start => self.facts.seats.into(),
            Phase::Sets => self.free_sets().len(),
            Phase::Show => 1,
            _ => 0,
        }
    }

    #[inline(always)]
    fn nth_draw(&self, n: u32) -> Option<Draw> {
        match self.facts.phase {
            Phase::Lay | Phase::Reveal | Phase::Turn => self.tile_stack().nth(n).map(Draw::Tile),
            Phase::Deal | Phase::New => self.facts.stack().nth(n).map(Draw::Card),
            Phase::Bird => {
                let values = (1..).zip(self.facts.birds_left()).map(|(value, left)| (Draw::Bird(value), left.into()));
                atoll_core::pick_weighted(values, n)
            }
            Phase::First if n < self.facts.seats.into() => Seat::new(n as u8).map(Draw::First),
            Phase::Start if n < self.facts.seats.into() => Seat::new(n as u8).map(Draw::Start),
            Phase::Sets => self.free_sets().nth(n).map(Draw::Set),
            Phase::Show if n == 0 => Some(Draw::Show(self.facts.birds[self.facts.active.index()])),
            _ => None,
        }
    }

    #[inline(always)]
    fn settle(&mut self, draw: Draw, out: &mut impl Sink<Event>) {
        match draw {
            Draw::Tile(tile) => match self.facts.phase {
                Phase::Lay => self.lay_tile(tile, out),
                Phase::Reveal => self.reveal(tile, out),
                _ => self.turn_up(tile, out),
            },
            Draw::Card(card) => match self.facts.phase {
                Phase::Deal => self.deal_card(card, out),
                _ => self.draw_new_card(card, out),
            },
            Draw::Bird(value) => self.draw_bird(value, out),
            Draw::First(seat) => self.pick_first(seat, out),
            Draw::Start(seat) => self.pick_start(seat, out),
            Draw::Set(set) => self.deal_set(set, out),
            Draw::Show(_) => self.show_birds(out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.facts.phase == Phase::Over).then(|| {
            let standing = |seat: Seat| Standing {
                seat,
                score: self.facts.points[seat.index()].into(),
                rank: self.facts.rank(seat),
            };
            let standings: Vec<Standing> = Seat::all(self.facts.seats).map(standing).collect();
            // SC-31: of equal scores the one that arrived first ranks higher.
            let is_tied = standings
                .iter()
                .enumerate()
                .any(|(place, one)| standings[..place].iter().any(|other| other.score == one.score));
            Outcome { standings, tie_break: is_tied.then_some("santa-cruz-tie-break") }
        })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(&self.facts, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        crate::imagine::world(view, rng)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn action_audience(&self, action: Action) -> Audience {
        match action {
            Action::PutAway(_) => Audience::Only(self.facts.active),
            _ => Audience::All,
        }
    }

    fn draw_audience(&self, draw: Draw) -> Audience {
        match draw {
            Draw::Card(_) | Draw::Bird(_) => Audience::Only(self.facts.active),
            _ => Audience::All,
        }
    }

    fn score_lines(event: &Event, mut f: impl FnMut(ScoreLine)) {
        match *event {
            Event::MarkerSet { seat, amount } => {
                f(ScoreLine { seat, unit: "points", amount: amount.into(), rule: law(6) });
            }
            Event::Gained { seat, amount, reason, .. } => {
                f(ScoreLine { seat, unit: "points", amount: amount.into(), rule: reason.rule() });
            }
            _ => {}
        }
    }

    fn holdings(&self, mut f: impl FnMut(Seat, &'static str, i32)) {
        for seat in Seat::all(self.facts.seats) {
            f(seat, "points", self.facts.points[seat.index()].into());
        }
    }

    fn is_conserved(&self) -> bool {
        self.are_tiles_conserved() && self.are_pieces_conserved() && self.are_cards_conserved()
    }
}

impl State {
    /// Rebuilds a table from facts that are known to be consistent.
    pub(crate) fn from_facts(facts: Facts) -> Self {
        let index = Index::of(&facts);
        let mut state = Self { facts, index };
        if state.facts.phase == Phase::Build {
            state.find_targets();
        }
        state
    }
}
