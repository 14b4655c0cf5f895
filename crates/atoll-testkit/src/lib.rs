//! The conformance suite: what every game must fulfil, whatever its rules.
//!
//! [`conform`] plays random games and checks the contract at every step. It knows nothing of any game; games call it
//! from their own tests, for every combination of options and seats.

#![forbid(unsafe_code)]

mod ledger;
pub mod lockstep;
pub mod no_alloc;
mod noninterference;
mod steps;
mod texts;

use std::hash::{DefaultHasher, Hash, Hasher};

use atoll_core::{Audience, Game, NoEvents, Seat, TextGame, Turn, below, random_draw};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

pub use ledger::Ledger;

/// A generator for tests; its seed is printed by whoever fails.
pub type TestRng = Xoshiro256PlusPlus;

/// One step of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Played<Action, Draw> {
    /// A seat's action.
    Action(Seat, Action),
    /// An outcome of chance.
    Draw(Draw),
}

type StepOf<G> = Played<<G as Game>::Action, <G as Game>::Draw>;

/// Plays `games` random games under these options and checks the whole contract. Panics on the first breach, naming the
/// game's seed.
pub fn conform<G: TextGame>(options: &G::Options, seats: u8, games: u64) {
    check_options::<G>(options);
    let hides = (0..games).into_par_iter().map(|seed| {
        let context = format!("{} with {seats} seats, {options:?}, seed {seed}", G::ID);
        play_checked::<G>(options, seats, seed, &context)
    });
    let hides = hides.reduce(|| false, |one, other| one || other);
    assert_eq!(hides || games == 0, G::HIDES || games == 0, "{} hides something if and only if it says so", G::ID);
}

/// Tables of a size the game does not allow are refused, and so are revisions of the rules that never were. All others
/// can be played.
pub fn refuses_wrong_tables<G: Game>() {
    let options = G::Options::default();
    for revision in (0..=G::REVISION + 1).chain([u32::MAX]) {
        let table = G::under(revision, &options, *G::SEATS.start());
        let is_known = (1..=G::REVISION).contains(&revision);
        assert_eq!(table.map(|table| table.revision()).ok(), is_known.then_some(revision), "{}", G::ID);
    }
    for seats in (0..=u8::MAX).filter(|seats| !G::SEATS.contains(seats)) {
        assert!(G::new(&G::Options::default(), seats).is_err(), "{} accepted {seats} seats", G::ID);
    }
}

fn check_options<G: TextGame>(options: &G::Options) {
    let mut read = G::Options::default();
    for (key, value) in G::option_values(options) {
        G::set_option(&mut read, key, &value).unwrap_or_else(|error| panic!("{key}={value}: {error}"));
    }
    assert_eq!(G::option_values(&read), G::option_values(options), "options change on the way through text");
    for spec in G::option_specs() {
        assert!(G::option_values(options).iter().any(|(key, _)| *key == spec.key), "option {} has no value", spec.key);
        for value in spec.values {
            G::set_option(&mut read, spec.key, value).unwrap_or_else(|error| panic!("{}={value}: {error}", spec.key));
        }
        assert!(G::set_option(&mut read, spec.key, "no such value").is_err());
    }
    assert!(G::set_option(&mut read, "no such option", "1").is_err());
}

/// Plays one game; whether it hid anything from anybody.
fn play_checked<G: TextGame>(options: &G::Options, seats: u8, seed: u64, context: &str) -> bool {
    let mut rng = TestRng::seed_from_u64(seed);
    let fresh = G::new(options, seats).unwrap_or_else(|error| panic!("{context}: {error}"));
    let mut state = fresh.clone();
    let mut ledger = Ledger::of(&state);
    let mut moves: Vec<StepOf<G>> = Vec::new();
    let mut seen = Vec::new();
    let mut hides = false;
    loop {
        let at = format!("{context}, step {}", moves.len());
        assert!(state.is_conserved(), "{at}: a component is lost or doubled");
        steps::check_lists(&state, &seen, &at);
        // The dearer checks look at a part of the positions; over many games they see all sorts.
        if below(&mut rng, 8) == 0 || state.turn() == Turn::Over {
            texts::check(&state, options, &at);
            noninterference::check_views(&state, &mut rng, &at);
        }
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Seat(seat) => {
                let legal = state.legal();
                seen.push(legal[below(&mut rng, legal.len() as u32) as usize]);
                Played::Action(seat, legal[below(&mut rng, legal.len() as u32) as usize])
            }
            Turn::Chance(_) => Played::Draw(random_draw(&state, &mut rng)),
        };
        noninterference::check_step(&state, step, &mut rng, &at);
        let mut events = Vec::new();
        apply(&mut state, step, &mut events);
        hides |= events.iter().any(|event| G::audience(event) != Audience::All);
        texts::check_events(&state, &events, &at);
        ledger.add::<G>(&events);
        ledger.compare(&state, &at);
        moves.push(step);
        assert!(moves.len() <= G::MAX_STEPS, "{at}: the game takes more than {} steps", G::MAX_STEPS);
    }
    check_outcome(&state, context);
    check_replay(fresh, &state, &moves, context);
    hides
}

fn apply<G: Game>(state: &mut G, step: StepOf<G>, out: &mut impl atoll_core::Sink<G::Event>) {
    match step {
        Played::Action(seat, action) => {
            state.try_play(seat, action, out).unwrap_or_else(|illegal| panic!("a listed action is refused: {illegal}"));
        }
        Played::Draw(draw) => state.settle(draw, out),
    }
}

fn check_outcome<G: Game>(state: &G, context: &str) {
    let outcome = state.outcome().unwrap_or_else(|| panic!("{context}: over without an outcome"));
    let seats: Vec<Seat> = outcome.standings.iter().map(|standing| standing.seat).collect();
    assert_eq!(seats, Seat::all(state.seats()).collect::<Vec<_>>(), "{context}: standings are not one per seat");
    assert!(outcome.winners().next().is_some(), "{context}: nobody wins");
    for one in &outcome.standings {
        for other in &outcome.standings {
            if one.score > other.score {
                assert!(one.rank < other.rank, "{context}: {one:?} ranks behind {other:?}");
            }
            if outcome.tie_break.is_none() && one.score == other.score {
                assert_eq!(one.rank, other.rank, "{context}: equal scores, unequal ranks");
            }
        }
        let better = outcome.standings.iter().filter(|other| other.rank < one.rank).count();
        assert_eq!(usize::from(one.rank), 1 + better, "{context}: rank {} has {better} seats before it", one.rank);
    }
}

/// The same moves lead to the same state, with or without events.
fn check_replay<G: TextGame>(fresh: G, end: &G, moves: &[StepOf<G>], context: &str) {
    let mut again = fresh;
    for &step in moves {
        assert!(again.outcome().is_none(), "{context}: an outcome before the end");
        apply(&mut again, step, &mut NoEvents);
    }
    assert_eq!(&again, end, "{context}: a replay ends elsewhere");
    assert_eq!(hash(&again), hash(end), "{context}: equal states hash differently");
    assert_eq!(again.position_text(), end.position_text(), "{context}: equal states read differently");
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
