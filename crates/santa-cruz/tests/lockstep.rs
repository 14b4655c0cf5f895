//! The engine against the oracle, step by step, over random games with the built-in set and with random custom sets.
//!
//! `atoll_testkit::lockstep` tells how many games are played, and how to play one of them again.

mod compare;
mod mirrors;
mod oracle;

use std::sync::{Arc, OnceLock};

use atoll_core::{ComponentFiles, Game, Turn, below, pick_weighted};
use atoll_testkit::lockstep::{Enough, Trace, follow};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Action, Card, Category, Options, Reach, Scoring, Sets, State};

use compare::{Deed, Watch};
use oracle::{Kit, Oracle, RARE, SETS, Tally, custom_file};

/// A component set, made ready.
struct Ready {
    options: Options,
    kit: Arc<Kit>,
}

/// Sets are read when first needed; 0 is the built-in one.
struct Shelf(Vec<OnceLock<Ready>>);

impl Shelf {
    fn ready(&self, place: u64) -> &Ready {
        self.0[place as usize].get_or_init(|| {
            let mut options = Options::default();
            if place > 0 {
                let file = custom_file(place - 1);
                let read = State::load_components(&mut options, &file);
                read.unwrap_or_else(|errors| panic!("set {place} is refused: {errors:?}\n{file}"));
            }
            let kit = Arc::new(Kit::of(&options.components));
            Ready { options, kit }
        })
    }
}

/// How a table plays: people with habits bring about what is rare.
#[derive(Clone, Copy, Debug)]
enum Habit {
    /// Every legal action is equally likely.
    Uniform,
    /// Double cards first, on rivers, onto face-down tiles.
    DoubleRiver,
    /// Sites of others, whenever one may; buildings before scoring.
    Sharing,
    /// Builds on volcanoes and lets them erupt soon.
    EruptionEarly,
    /// Builds on volcanoes and keeps the eruption for the end.
    EruptionLate,
    /// Scoring cards before anything else.
    ScoringFirst,
    /// Declines whenever one may, and lets the others be short of sites.
    Declining,
    /// Along paths, never by ship: streets.
    Streets,
    /// Churches and lighthouses first, so that the stock runs out.
    Stock,
}

const HABITS: &[Habit] = &[
    Habit::Uniform,
    Habit::DoubleRiver,
    Habit::Sharing,
    Habit::EruptionEarly,
    Habit::EruptionLate,
    Habit::ScoringFirst,
    Habit::Declining,
    Habit::Streets,
    Habit::Stock,
];

/// How much a decision is liked.
fn weight(oracle: &Oracle, action: Action, habit: Habit) -> u32 {
    let is_volcano = |site: usize| oracle.kit.sites[site].category == Category::Volcano;
    let is_shared = |site: usize| !oracle.owners[site].is_empty();
    match (habit, action) {
        (Habit::DoubleRiver, Action::Play(Card::Double) | Action::Double(Reach::River)) => 20,
        (Habit::DoubleRiver, Action::Play(Card::River)) => 4,
        (Habit::DoubleRiver, Action::Build(site)) => {
            let site = usize::from(site.0);
            if oracle.tiles[site].is_none() { 12 } else { 1 + 4 * u32::from(oracle.kit.is_on_river(site)) }
        }
        (Habit::Sharing, Action::Build(site)) if is_shared(site.0.into()) => 40,
        (Habit::Sharing | Habit::Declining | Habit::Stock, Action::Play(_)) => 8,
        (Habit::EruptionEarly | Habit::EruptionLate, Action::Build(site)) if is_volcano(site.0.into()) => 20,
        (Habit::EruptionEarly | Habit::EruptionLate, Action::Build(site)) if is_shared(site.0.into()) => 8,
        (Habit::EruptionEarly, Action::Score(Scoring::Eruption)) => 8,
        (Habit::EruptionLate, Action::Score(Scoring::Eruption)) => 0,
        (Habit::EruptionLate, Action::PutAway(Scoring::Eruption)) => 0,
        (Habit::EruptionLate, Action::Take(owner)) => {
            if oracle.people[owner.index()].pile.contains(&Scoring::Eruption) { 20 } else { 1 }
        }
        (Habit::EruptionLate | Habit::EruptionEarly, Action::Play(Card::Path)) => 6,
        (Habit::ScoringFirst, Action::Score(_)) => 30,
        (Habit::Declining, Action::Decline) => 100,
        (Habit::Declining, Action::Double(Reach::Ship)) => 10,
        (Habit::Declining, Action::Build(site)) if is_shared(site.0.into()) => 0,
        (Habit::Streets, Action::Play(Card::Path) | Action::Double(Reach::Path)) => 30,
        (Habit::Streets, Action::Score(Scoring::Street | Scoring::Mixed | Scoring::FourHouses)) => 0,
        (Habit::Stock, Action::Build(site)) => match oracle.tiles[usize::from(site.0)] {
            Some(tile) => [40, 10, 1][oracle.kit.tiles[tile].building as usize],
            None => 5,
        },
        _ => 2,
    }
}

/// Picks a legal decision.
fn pick(oracle: &Oracle, legal: &[Action], habit: Habit, rng: &mut Xoshiro256PlusPlus) -> Action {
    let liked = || legal.iter().map(|&action| (action, weight(oracle, action, habit)));
    let total: u32 = liked().map(|(_, weight)| weight).sum();
    // Even a habit is broken now and then.
    if matches!(habit, Habit::Uniform) || total == 0 || below(rng, 16) == 0 {
        return legal[below(rng, legal.len() as u32) as usize];
    }
    pick_weighted(liked(), below(rng, total)).expect("the target is below the sum")
}

/// Plays the game with this seed: everything about it follows from the seed.
fn play(seed: u64, shelf: &Shelf) -> Tally {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let is_custom = seed % 2 == 1;
    let place = if is_custom { 1 + seed / 2 % SETS } else { 0 };
    let ready = shelf.ready(place);
    let are_random = below(&mut rng, 3) == 0;
    let seats = [2, 3, 4][below(&mut rng, 3) as usize];
    // Mostly one habit for all, sometimes one for each.
    let one = HABITS[below(&mut rng, HABITS.len() as u32) as usize];
    let is_mixed = below(&mut rng, 4) == 0;
    let habits =
        [0; 4].map(|_: i32| if is_mixed { HABITS[below(&mut rng, HABITS.len() as u32) as usize] } else { one });
    let options = Options { sets: if are_random { Sets::Random } else { Sets::Chosen }, ..ready.options.clone() };
    let mut trace = Trace::new(seed, format!("set {place}, {:?}, {seats} seats, {habits:?}", options.sets));
    let mut state = State::new(&options, seats).expect("a table for two to four");
    let mut oracle = Oracle::new(ready.kit.clone(), are_random, seats.into());
    let mut watch = Watch::begin(&state, &mut rng);
    loop {
        let legal = compare::tables(&state, &oracle, &watch, &options, &mut rng);
        let mut events = Vec::new();
        let deed = match state.turn() {
            Turn::Seat(seat) => Deed::Action(pick(&oracle, &legal, habits[seat.index()], &mut rng)),
            Turn::Chance(_) => {
                let draws = oracle.draws();
                let total = draws.iter().map(|(_, weight)| weight).sum();
                Deed::Draw(pick_weighted(draws, below(&mut rng, total)).expect("the target is below the sum"))
            }
            Turn::Over => break,
        };
        trace.step(deed);
        compare::secrecy(&state, deed, &mut rng);
        match deed {
            Deed::Action(action) => {
                state.play(action, &mut events);
                oracle.play(action);
            }
            Deed::Draw(draw) => {
                state.settle(draw, &mut events);
                oracle.settle(draw);
            }
        }
        watch.hear(&state, &events, &oracle, &mut rng);
    }
    compare::results(&state, &oracle);
    trace.finish((!is_custom).then_some(State::MAX_STEPS));
    oracle.tally
}

#[test]
fn engine_and_oracle_agree_at_every_step() {
    let shelf = Shelf((0..=SETS).map(|_| OnceLock::new()).collect());
    follow(200, RARE, Enough { from: 2_000, once_in: 2_000 }, |seed| play(seed, &shelf));
}
