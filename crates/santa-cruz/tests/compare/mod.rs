//! What is compared after every step.

mod hidden;
mod witness;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use atoll_core::{Audience, Game, Illegal, JsonGame, Lines, Notation, Positions, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{
    Action, BIRDS, Building, CARDS, CHIPS, COAST, Event, LAND, Options, SEATS, SETS, Scoring, ScoringSet, State,
    TileId, VOLCANO,
};
use serde_json::{Value, json};

use crate::oracle::{Oracle, Wait, seat, site_id};
pub(crate) use hidden::Deed;
use witness::Witness;

/// Compares and says what differs.
macro_rules! same {
    ($engine:expr, $oracle:expr, $($what:tt)+) => {
        let (engine, oracle) = (&$engine, &$oracle);
        assert!(engine == oracle, "{} differ\nengine: {engine:?}\noracle: {oracle:?}", format!($($what)+));
    };
}

/// One in so many positions is compared in the dearer ways: draws and actions by number, refusals of everything that can
/// be spelt, all facts for the one who watches, with what they have heard, of these the JSON and the position text; events as
/// JSON; other worlds. A run of 20,000 games has millions of positions.
const NUMBERS: u32 = 8;
const REFUSALS: u32 = 30;
const FACTS: u32 = 80;
const VIEWS: u32 = 3;
const EVENTS: u32 = 30;
const ACTIONS: u32 = 100;
const HIDDEN: u32 = 20;
const WORLDS: u32 = 150;

/// Somebody who watches a game, a seat or a spectator: what they have heard, and what the score lines add up to.
pub(crate) struct Watch {
    viewer: Option<Seat>,
    witness: Witness,
    ledger: BTreeMap<(usize, &'static str), i32>,
}

impl Watch {
    /// Before the first step.
    pub(crate) fn begin(state: &State, rng: &mut Xoshiro256PlusPlus) -> Self {
        let seats = usize::from(state.seats());
        let viewer = (below(rng, u32::from(state.seats()) + 1) as usize).checked_sub(1);
        let mut ledger = BTreeMap::new();
        state.holdings(|seat, unit, amount| {
            ledger.insert((seat.index(), unit), amount);
        });
        Self { viewer: viewer.map(seat), witness: Witness::new(viewer, seats), ledger }
    }

    /// Compares what the engine reports of a step, and tells it to those who may hear it.
    pub(crate) fn hear(&mut self, state: &State, events: &[Event], oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) {
        let told: Vec<String> = events.iter().map(|event| state.event_line(event)).collect();
        let expected: Vec<String> = oracle.notes.iter().map(|note| note.line(&oracle.kit)).collect();
        same!(told, expected, "events");
        for (event, note) in events.iter().zip(&oracle.notes) {
            let audience = note.only().map_or(Audience::All, |only| Audience::Only(seat(only)));
            same!(State::audience(event), audience, "audiences of {event:?}");
            if below(rng, EVENTS) == 0 {
                let json = serde_json::to_value(state.event_json(event)).expect("an event is JSON");
                same!(json, note.json(&oracle.kit), "JSON of events");
            }
            State::score_lines(event, |line| {
                assert_eq!((line.rule.law, line.unit), (*b"SC", "points"));
                *self.ledger.entry((line.seat.index(), line.unit)).or_default() += line.amount;
            });
        }
        let heard = events.iter().zip(&told).filter(|(event, _)| State::audience(event).has(self.viewer));
        heard.for_each(|(_, line)| self.witness.hear(line, &oracle.kit));
        state.holdings(|seat, unit, amount| {
            same!(amount, self.ledger.get(&(seat.index(), unit)).copied().unwrap_or_default(), "{unit} of seat {seat}");
        });
    }
}

/// Everything about the two tables; gives the legal decisions.
pub(crate) fn tables(
    state: &State,
    oracle: &Oracle,
    watch: &Watch,
    options: &Options,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Action> {
    let turn = match (oracle.to_act(), oracle.bag()) {
        (Some(number), _) => Turn::Seat(seat(number)),
        (None, Some(word)) => Turn::Chance(match word {
            "coast" => COAST,
            "land" => LAND,
            "volcano" => VOLCANO,
            "cards" => CARDS,
            "birds" => BIRDS,
            "seats" => SEATS,
            "sets" => SETS,
            _ => CHIPS,
        }),
        (None, None) => Turn::Over,
    };
    same!(state.turn(), turn, "turns");
    raw(state, oracle);
    draws(state, oracle, rng);
    let legal = actions(state, oracle, rng);
    refusals(state, oracle, &legal, rng);
    assert!(state.is_conserved(), "components are lost");
    if below(rng, FACTS) == 0 || oracle.wait == Wait::Over {
        assert!(oracle.is_conserved(), "the oracle lost a component");
        facts(state, oracle, watch);
        if below(rng, VIEWS) == 0 {
            faces(state, oracle, watch.viewer.map(Seat::index), options);
        }
    }
    legal
}

/// The facts as values.
fn raw(state: &State, oracle: &Oracle) {
    let facts = state.facts();
    let tile = |tile: &Option<usize>| tile.map_or(TileId::NONE, |tile| TileId(tile as u8));
    assert!(facts.tiles.iter().copied().eq(oracle.tiles.iter().map(tile)), "open tiles differ");
    for (number, person) in oracle.people.iter().enumerate() {
        let own = oracle.own(number);
        assert!(facts.buildings[number].iter().map(|site| usize::from(site.0)).eq(own), "buildings differ");
        same!(i32::from(facts.points[number]), person.points, "points");
        same!(facts.cards[number].map(u32::from), person.cards, "building cards");
        let cards = |set: ScoringSet| set.iter().collect::<Vec<_>>();
        same!(cards(facts.hands[number]), person.hand, "hands of seat {number}");
        same!(cards(facts.scored[number]), person.scored, "scored cards of seat {number}");
        same!(cards(facts.piles[number]), person.pile, "piles of seat {number}");
        same!(facts.new[number], person.new, "new cards");
        same!(facts.away[number], person.away, "cards put away");
        same!(facts.birds[number].map(u32::from), oracle.values(number), "bird chips");
        let stock = Building::ALL.map(|building| oracle.stock(number, building));
        same!(facts.stock[number].map(u32::from), stock, "stocks");
    }
    let order: Vec<usize> = facts.ranking().iter().map(|seat| seat.index()).collect();
    same!(order, oracle.ranking(), "marker orders");
}

fn draws(state: &State, oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) {
    let mut draws = Vec::new();
    state.draws(|draw, weight| draws.push((draw, weight)));
    let expected = oracle.draws();
    same!(draws, expected, "draws");
    let total: u32 = expected.iter().map(|(_, weight)| weight).sum();
    same!(state.draw_total(), total, "totals of draws");
    if below(rng, NUMBERS) > 0 {
        return;
    }
    let audience = oracle.draw_only().map_or(Audience::All, |only| Audience::Only(seat(only)));
    let mut n = 0;
    for (draw, weight) in expected {
        same!(state.nth_draw(n), Some(draw), "draws by number {n}");
        n += weight;
        same!(state.nth_draw(n - 1), Some(draw), "draws by number {}", n - 1);
        same!(state.draw_audience(draw), audience, "audiences of a draw");
        same!(state.parse_draw(&state.draw_text(draw)), Ok(draw), "readings of a draw");
    }
}

/// Legal lists; gives the common one.
fn actions(state: &State, oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) -> Vec<Action> {
    let legal = oracle.legal();
    let mut listed: Vec<Action> = Vec::new();
    let _ = state.for_each_legal(|action| {
        listed.push(action);
        ControlFlow::Continue(())
    });
    same!(listed, legal, "legal actions");
    same!(state.count_legal() as usize, legal.len(), "counts of legal actions");
    if below(rng, NUMBERS) > 0 || legal.is_empty() {
        return legal;
    }
    let mut numbered: Vec<Action> =
        (0..legal.len() as u32).map(|n| state.nth_legal(n).expect("n is below the count")).collect();
    numbered.sort_unstable();
    same!(numbered, listed, "legal actions by number");
    for &action in &legal {
        let is_private = matches!(action, Action::PutAway(_));
        let audience = if is_private { Audience::Only(seat(oracle.active)) } else { Audience::All };
        same!(state.action_audience(action), audience, "audiences of {action:?}");
        same!(state.parse_action(&state.action_text(action)), Ok(action), "readings of {action:?}");
    }
    if below(rng, ACTIONS / NUMBERS) == 0 {
        for &action in &legal {
            let json = serde_json::to_value(state.action_json(action)).expect("an action is JSON");
            same!(json, action_json(oracle, action), "JSON of {action:?}");
        }
    }
    legal
}

fn action_json(oracle: &Oracle, action: Action) -> Value {
    let active = oracle.active;
    let words = |cards: &[Scoring]| cards.iter().map(|card| card.word()).collect::<Vec<_>>();
    match action {
        Action::Choose(set) => json!({"action": "set", "set": set.word()}),
        Action::Play(card) => {
            let kind = santa_cruz::Reach::CARDS.into_iter().find(|kind| kind.word() == card.word());
            let targets = kind.map_or(json!([]), |kind| oracle.targets_json(active, kind));
            json!({"action": "play", "card": card.word(), "targets": targets})
        }
        Action::Score(card) => {
            let points: Vec<i32> = (0..oracle.people.len()).map(|seat| oracle.pay(card, seat).amount).collect();
            json!({"action": "score", "card": card.word(), "points": points, "rule": format!("SC-{}", 40 + card as u32)})
        }
        Action::Double(kind) => {
            json!({"action": "double", "kind": kind.word(), "targets": oracle.targets_json(active, kind)})
        }
        Action::Build(site) => json!({"action": "build", "target": oracle.target_json(active, site.0.into())}),
        Action::Decline => json!({"action": "decline"}),
        Action::Take(owner) => {
            let person = &oracle.people[owner.index()];
            let set = person.set.map(|set| set.word());
            json!({"action": "take", "owner": owner.to_string(), "set": set, "scoring": words(&person.pile)})
        }
        Action::PutAway(card) => json!({"action": "away", "card": card.word()}),
    }
}

/// `check` on one of the list, on one neighbour of it, and now and then on everything that can be spelt.
fn refusals(state: &State, oracle: &Oracle, legal: &[Action], rng: &mut Xoshiro256PlusPlus) {
    let Turn::Seat(to_act) = state.turn() else {
        let expected = if state.turn() == Turn::Over { Illegal::GameOver } else { Illegal::AwaitingDraw };
        same!(state.check(seat(oracle.active), Action::Decline), Err(expected), "refusals");
        return;
    };
    let some = legal[below(rng, legal.len() as u32) as usize];
    let tried = to_act.next(state.seats());
    same!(state.check(tried, some), Err(Illegal::NotYourTurn { to_act, tried }), "refusals of another seat");
    verdicts(state, oracle, some);
    verdicts(state, oracle, Action::Build(site_id(below(rng, 49) as usize)));
    if below(rng, REFUSALS) > 0 {
        return;
    }
    let mut allowed = oracle.everything();
    allowed.retain(|&action| verdicts(state, oracle, action));
    allowed.sort_unstable();
    same!(legal, allowed, "legal list and verdicts");
}

/// What both say about a decision of the seat to act; whether it is legal.
fn verdicts(state: &State, oracle: &Oracle, action: Action) -> bool {
    let verdict = oracle.verdict(action);
    let told = state.check(seat(oracle.active), action);
    let is_same = match (&told, verdict) {
        (Ok(()), Ok(())) => true,
        (Err(Illegal::Breaks { rule, .. }), Err(paragraph)) => {
            rule.law == *b"SC" && u32::from(rule.number) == paragraph
        }
        _ => false,
    };
    assert!(is_same, "verdicts on {action:?} differ\nengine: {told:?}\noracle: {verdict:?}");
    verdict.is_ok()
}

/// Every fact line for one viewer: what the law makes of the table, and what the viewer has heard.
fn facts(state: &State, oracle: &Oracle, watch: &Watch) {
    let view = state.view(watch.viewer);
    let viewer = watch.viewer.map(Seat::index);
    let (told, expected) = (State::fact_lines(&view), oracle.facts(viewer));
    let first = told.iter().zip(&expected).position(|(told, expected)| told != expected);
    let first = first.unwrap_or(told.len().min(expected.len()));
    same!(told.get(first), expected.get(first), "fact lines {first} for {viewer:?}");
    let (seen, heard) = (Witness::checkable(&told), watch.witness.facts(&oracle.kit));
    let first = seen.iter().zip(&heard).position(|(seen, heard)| seen != heard);
    let first = first.unwrap_or(seen.len().min(heard.len()));
    same!(seen.get(first), heard.get(first), "what {viewer:?} sees and has heard, line {first},");
    // The view's values hold no more than its lines say.
    for other in Seat::all(state.seats()).map(Seat::index).filter(|&other| Some(other) != viewer) {
        let known = &view.facts;
        let is_bare = known.hands[other].is_empty() && known.new[other].is_none() && known.away[other].is_none();
        assert!(is_bare, "{viewer:?} is told cards of seat {other}");
        assert!(known.shown[other] || known.birds[other] == [0; 3], "{viewer:?} is told chips of seat {other}");
    }
}

/// The JSON view and the position text.
fn faces(state: &State, oracle: &Oracle, viewer: Option<usize>, options: &Options) {
    let view = state.view(viewer.map(seat));
    let json = serde_json::to_value(State::view_json(&view)).expect("a view is JSON");
    members(&json, &oracle.json(viewer), "view");
    let position = oracle.position();
    match State::from_position(options, state.seats(), &position) {
        Ok(read) => {
            assert!(
                read == *state,
                "a position is read as another table:\n{position}\nread:\n{}\nengine:\n{}",
                read.position_text(),
                state.position_text()
            );
        }
        Err(error) => panic!("a position is refused: {error}\n{position}"),
    }
    let own = state.position_text();
    match State::from_position(options, state.seats(), &own) {
        Ok(read) => assert!(read == *state, "its own position is read as another table:\n{own}"),
        Err(error) => panic!("its own position is refused: {error}\n{own}"),
    }
}

/// Compares JSON and says where the first difference is.
fn members(told: &Value, expected: &Value, path: &str) {
    match (told, expected) {
        (Value::Object(told), Value::Object(expected)) => {
            let keys = |object: &serde_json::Map<String, Value>| object.keys().cloned().collect::<Vec<_>>();
            let (mut told_keys, mut expected_keys) = (keys(told), keys(expected));
            told_keys.sort_unstable();
            expected_keys.sort_unstable();
            same!(told_keys, expected_keys, "members of {path}");
            for (key, value) in expected {
                members(&told[key], value, &format!("{path}.{key}"));
            }
        }
        (Value::Array(told), Value::Array(expected)) if told.len() == expected.len() => {
            for (place, (told, expected)) in told.iter().zip(expected).enumerate() {
                members(told, expected, &format!("{path}[{place}]"));
            }
        }
        _ => {
            same!(told, expected, "values at {path}");
        }
    }
}

/// What a step must not tell.
pub(crate) fn secrecy(state: &State, deed: Deed, rng: &mut Xoshiro256PlusPlus) {
    if below(rng, HIDDEN) == 0 {
        hidden::alternatives(state, deed, rng);
    }
    if below(rng, WORLDS) == 0 {
        hidden::worlds(state, deed, rng);
    }
}

/// SC-64: the final result.
pub(crate) fn results(state: &State, oracle: &Oracle) {
    let outcome = state.outcome().expect("the game is over");
    let told: Vec<(usize, i32, usize)> =
        outcome.standings.iter().map(|one| (one.seat.index(), one.score, one.rank.into())).collect();
    let people = oracle.people.iter().enumerate();
    let expected: Vec<(usize, i32, usize)> =
        people.map(|(seat, person)| (seat, person.points, oracle.rank(seat))).collect();
    same!(told, expected, "standings");
    let mut points: Vec<i32> = oracle.people.iter().map(|person| person.points).collect();
    points.sort_unstable();
    let has_tie = points.windows(2).any(|pair| pair[0] == pair[1]);
    same!(outcome.tie_break.is_some(), has_tie, "uses of the tie-break");
}
