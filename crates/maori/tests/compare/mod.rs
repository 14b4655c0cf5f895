//! What is compared after every step.

use std::ops::ControlFlow;

use atoll_core::{Game, Illegal, JsonGame, Lines, Notation, Positions, Seat, Turn, below};
use maori::{Action, Draw, Options, PLACER, Position, Rotation, Source, Space, State, TILES, TileId};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::oracle::{Deed, Oracle, Spot, Wait, Ways};

/// Compares and says what differs.
macro_rules! same {
    ($engine:expr, $oracle:expr, $($what:tt)+) => {
        let (engine, oracle) = (&$engine, &$oracle);
        assert!(engine == oracle, "{} differ\nengine: {engine:?}\noracle: {oracle:?}", format!($($what)+));
    };
}

/// One in so many positions is compared in the dearer ways: numbered actions, refusals, all facts, of these the JSON
/// view, the position text and an imagined world, and at last every decision that anybody could spell. A run of 20,000
/// games has millions of positions.
const NUMBERS: u32 = 4;
const REFUSALS: u32 = 6;
const FACTS: u32 = 40;
const VIEWS: u32 = 4;
const EVERYTHING: u32 = 600;

/// A seat by number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number as u8).expect("at most five seats")
}

fn spot(space: Space) -> Spot {
    Spot::at(space.x().into(), space.y().into())
}

fn space(spot: Spot) -> Space {
    Space::new(spot.x as u8, spot.y as u8).expect("boards are at most five by five")
}

/// The engine's action in the oracle's words.
pub(crate) fn deed(action: Action) -> Deed {
    match action {
        Action::Place { position } => Deed::Place(position.number().into()),
        Action::Move { steps } => Deed::Move(steps.into()),
        Action::Lay { source, space, rotation, from } => Deed::Lay {
            depth: match source {
                Source::Display(depth) => Some(depth.into()),
                Source::Storage => None,
            },
            spot: spot(space),
            turns: rotation.quarters().into(),
            from: from.map(spot),
        },
        Action::Store { depth } => Deed::Store(depth.into()),
        Action::Remove { space } => Deed::Remove(spot(space)),
        Action::Pass => Deed::Pass,
        Action::Ship { space } => Deed::Ship(spot(space)),
        Action::Stay => Deed::Stay,
    }
}

/// The oracle's decision as the engine's action.
pub(crate) fn action(deed: Deed) -> Action {
    match deed {
        Deed::Place(position) => Action::Place { position: Position::new(position as u8).expect("one of sixteen") },
        Deed::Move(steps) => Action::Move { steps: steps as u8 },
        Deed::Lay { depth, spot, turns, from } => Action::Lay {
            source: depth.map_or(Source::Storage, |depth| Source::Display(depth as u8)),
            space: space(spot),
            rotation: Rotation::new(turns as u8).expect("at most three quarter turns"),
            from: from.map(space),
        },
        Deed::Store(depth) => Action::Store { depth: depth as u8 },
        Deed::Remove(spot) => Action::Remove { space: space(spot) },
        Deed::Pass => Action::Pass,
        Deed::Ship(spot) => Action::Ship { space: space(spot) },
        Deed::Stay => Action::Stay,
    }
}

/// What the oracle's draw is called by the engine.
pub(crate) fn draw(oracle: &Oracle, drawn: usize) -> Draw {
    if oracle.wait == Wait::Placer { Draw::Seat(seat(drawn)) } else { Draw::Tile(TileId(drawn as u8)) }
}

/// Everything about the two tables; gives the legal decisions.
pub(crate) fn tables(state: &State, oracle: &Oracle, options: &Options, rng: &mut Xoshiro256PlusPlus) -> Vec<Deed> {
    let turn = match (oracle.to_act(), oracle.wait) {
        (Some(number), _) => Turn::Seat(seat(number)),
        (None, Wait::Placer) => Turn::Chance(PLACER),
        (None, Wait::Over) => Turn::Over,
        (None, _) => Turn::Chance(TILES),
    };
    same!(state.turn(), turn, "turns");
    draws(state, oracle);
    holdings(state, oracle);
    let legal = actions(state, oracle, rng);
    refusals(state, oracle, &legal, rng);
    assert!(state.is_conserved(), "components are lost");
    if below(rng, FACTS) == 0 || oracle.wait == Wait::Over {
        facts(state, oracle);
        if below(rng, VIEWS) == 0 {
            faces(state, oracle, options, rng);
        }
    }
    if below(rng, EVERYTHING) == 0 {
        everything(state, oracle, &legal);
    }
    legal
}

fn draws(state: &State, oracle: &Oracle) {
    let mut draws = Vec::new();
    state.draws(|draw, weight| draws.push((draw, weight)));
    let expected: Vec<(Draw, u32)> = oracle.draws().into_iter().map(|(drawn, n)| (draw(oracle, drawn), n)).collect();
    same!(draws, expected, "draws");
    let total: u32 = expected.iter().map(|(_, weight)| weight).sum();
    same!(state.draw_total(), total, "totals of draws");
    let mut n = 0;
    for (draw, weight) in expected {
        same!(state.nth_draw(n), Some(draw), "draws by number {n}");
        n += weight;
        same!(state.nth_draw(n - 1), Some(draw), "draws by number {}", n - 1);
    }
    same!(state.nth_draw(total), None, "draws beyond the last");
}

fn holdings(state: &State, oracle: &Oracle) {
    let mut told: Vec<(usize, &str, i32)> = Vec::new();
    state.holdings(|seat, unit, amount| told.push((seat.index(), unit, amount)));
    told.sort_unstable();
    let is_over = oracle.wait == Wait::Over;
    let scores = if is_over { oracle.scores() } else { Vec::new() };
    let mut expected = Vec::new();
    for (seat, person) in oracle.people.iter().enumerate() {
        expected.push((seat, "points", scores.get(seat).map_or(0, |score| score.total())));
        expected.push((seat, "shells", person.shells as i32));
    }
    same!(told, expected, "holdings");
}

/// Legal lists; gives the common one.
fn actions(state: &State, oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) -> Vec<Deed> {
    let legal = oracle.legal();
    let mut listed: Vec<Action> = Vec::new();
    let _ = state.for_each_legal(|action| {
        listed.push(action);
        ControlFlow::Continue(())
    });
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "the legal list is not sorted: {listed:?}");
    let told: Vec<Deed> = listed.iter().copied().map(deed).collect();
    same!(told, legal, "legal actions");
    same!(state.count_legal() as usize, legal.len(), "counts of legal actions");
    if below(rng, NUMBERS) > 0 {
        return legal;
    }
    let mut numbered: Vec<Action> =
        (0..legal.len() as u32).map(|n| state.nth_legal(n).expect("n is below the count")).collect();
    numbered.sort_unstable();
    same!(numbered, listed, "legal actions by number");
    legal
}

/// `check` on some of the list, on neighbours of it and on plain nonsense.
fn refusals(state: &State, oracle: &Oracle, legal: &[Deed], rng: &mut Xoshiro256PlusPlus) {
    let Turn::Seat(to_act) = state.turn() else {
        let expected = if state.turn() == Turn::Over { Illegal::GameOver } else { Illegal::AwaitingDraw };
        same!(state.check(seat(oracle.active), Action::Pass), Err(expected), "refusals");
        return;
    };
    if below(rng, REFUSALS) > 0 {
        return;
    }
    let ways = oracle.ways();
    let some = legal[below(rng, legal.len() as u32) as usize];
    let tried = to_act.next(state.seats());
    same!(state.check(tried, action(some)), Err(Illegal::NotYourTurn { to_act, tried }), "refusals of another seat");
    verdicts(state, oracle, some, &ways);
    for _ in 0..12 {
        verdicts(state, oracle, mutant(oracle, some, rng), &ways);
    }
}

/// What both say about a decision of the seat to act; whether it is legal.
fn verdicts(state: &State, oracle: &Oracle, deed: Deed, ways: &Ways) -> bool {
    let verdict = oracle.verdict(deed, ways);
    let told = state.check(seat(oracle.active), action(deed));
    let is_same = match (&told, verdict) {
        (Ok(()), Ok(())) => true,
        (Err(Illegal::Breaks { rule, .. }), Err(paragraph)) => {
            rule.law == *b"MA" && u32::from(rule.number) == paragraph
        }
        _ => false,
    };
    assert!(is_same, "verdicts on {deed:?} differ\nengine: {told:?}\noracle: {verdict:?}");
    verdict.is_ok()
}

fn any_spot(rng: &mut Xoshiro256PlusPlus) -> Spot {
    Spot::at(below(rng, 5) as i32, below(rng, 5) as i32)
}

/// A decision that is probably illegal: a legal one spoilt, or anything.
fn mutant(oracle: &Oracle, some: Deed, rng: &mut Xoshiro256PlusPlus) -> Deed {
    if let (Deed::Lay { mut depth, mut spot, mut turns, mut from }, 0..2) = (some, below(rng, 3)) {
        match below(rng, 5) {
            0 => depth = if below(rng, 2) == 0 { None } else { Some(below(rng, 5)) },
            1 => spot = any_spot(rng),
            2 => turns = below(rng, 4) as usize,
            3 => from = oracle.people[oracle.active].ship,
            _ => from = if below(rng, 3) == 0 { None } else { Some(any_spot(rng)) },
        }
        return Deed::Lay { depth, spot, turns, from };
    }
    match below(rng, 10) {
        0 => Deed::Place(below(rng, 16)),
        1 => Deed::Move([0, 255, below(rng, 40), below(rng, 256)][below(rng, 4) as usize]),
        2..5 => Deed::Lay {
            depth: if below(rng, 3) == 0 { None } else { Some(below(rng, 4)) },
            spot: any_spot(rng),
            turns: below(rng, 4) as usize,
            from: if below(rng, 2) == 0 { None } else { Some(any_spot(rng)) },
        },
        5 => Deed::Store(below(rng, 4) + 252 * u32::from(below(rng, 16) == 0)),
        6 => Deed::Remove(any_spot(rng)),
        7 => Deed::Pass,
        8 => Deed::Ship(any_spot(rng)),
        _ => Deed::Stay,
    }
}

/// Every decision that can be spelt, decided one by one: exactly the listed ones are legal.
fn everything(state: &State, oracle: &Oracle, legal: &[Deed]) {
    if oracle.to_act().is_none() {
        return;
    }
    let all_spots = || (0..5).flat_map(|y| (0..5).map(move |x| Spot::at(x, y)));
    let mut deeds: Vec<Deed> = (0..16).map(Deed::Place).collect();
    deeds.extend((0..=255).map(Deed::Move));
    // In other phases the place of a laying does not matter; a few are as good as all.
    let step = if oracle.wait == Wait::Act { 1 } else { 97 };
    let froms: Vec<Option<Spot>> = [None].into_iter().chain(all_spots().map(Some)).collect();
    let depths = (0..5).map(Some).chain([None]);
    let lays = depths.flat_map(|depth| {
        let froms = &froms;
        all_spots().flat_map(move |spot| {
            (0..4).flat_map(move |turns| froms.iter().map(move |&from| Deed::Lay { depth, spot, turns, from }))
        })
    });
    deeds.extend(lays.step_by(step));
    deeds.extend((0..=5).map(Deed::Store));
    deeds.extend(all_spots().map(Deed::Remove));
    deeds.push(Deed::Pass);
    deeds.extend(all_spots().map(Deed::Ship));
    deeds.push(Deed::Stay);
    let ways = oracle.ways();
    let mut allowed: Vec<Deed> = deeds.into_iter().filter(|&deed| verdicts(state, oracle, deed, &ways)).collect();
    let mut listed = legal.to_vec();
    allowed.sort_unstable();
    listed.sort_unstable();
    same!(listed, allowed, "legal list and verdicts");
    for &deed in legal {
        let text = state.action_text(action(deed));
        same!(state.parse_action(&text), Ok(action(deed)), "readings of `{text}`");
    }
}

/// Every fact line.
fn facts(state: &State, oracle: &Oracle) {
    assert!(oracle.is_conserved(), "the oracle lost a component");
    let (told, expected) = (State::fact_lines(&state.view(None)), oracle.facts());
    let first = told.iter().zip(&expected).position(|(told, expected)| told != expected);
    let first = first.unwrap_or(told.len().min(expected.len()));
    same!(told.get(first), expected.get(first), "fact lines {first}");
}

/// The JSON view, the position text, and a world imagined from a view.
fn faces(state: &State, oracle: &Oracle, options: &Options, rng: &mut Xoshiro256PlusPlus) {
    let viewer = Some(below(rng, u32::from(state.seats()) + 1) as usize).filter(|&n| n < state.seats().into());
    let view = state.view(viewer.map(seat));
    let json = serde_json::to_value(State::view_json(&view)).expect("a view is JSON");
    let expected = oracle.json(viewer);
    let members = expected.as_object().expect("a view is an object");
    for (member, expected) in members {
        same!(json.get(member), Some(expected), "members `{member}` of the view");
    }
    same!(json.as_object().map(|object| object.len()), Some(members.len()), "numbers of members of the view");
    let position = oracle.position();
    match State::from_position(options, state.seats(), &position) {
        Ok(read) => {
            assert!(
                read == *state,
                "a position is read as another table:\n{position}\nread:\n{}",
                read.position_text()
            );
        }
        Err(error) => panic!("a position is refused: {error}\n{position}"),
    }
    assert!(State::imagine(&view, rng) == *state, "an imagined world differs");
}

/// What the engine reports of a step, line by line.
pub(crate) fn events(state: &State, events: &[maori::Event], oracle: &Oracle) {
    let told: Vec<String> = events.iter().map(|event| state.event_line(event)).collect();
    same!(told, oracle.notes, "events");
}

/// MA-38: the final result.
pub(crate) fn results(state: &State, oracle: &Oracle) {
    let outcome = state.outcome().expect("the game is over");
    let told: Vec<(Seat, i32, usize)> =
        outcome.standings.iter().map(|standing| (standing.seat, standing.score, standing.rank.into())).collect();
    let scores = oracle.scores();
    let ranks = oracle.ranks();
    let expected: Vec<(Seat, i32, usize)> =
        (0..scores.len()).map(|number| (seat(number), scores[number].total(), ranks[number])).collect();
    same!(told, expected, "standings");
    same!(outcome.tie_break.is_some(), !oracle.separated().is_empty(), "uses of the tie-break");
}
