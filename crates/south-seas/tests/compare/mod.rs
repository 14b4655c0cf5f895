//! What is compared after every step.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use atoll_core::{Game, Illegal, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use south_seas::{
    Action, Cell, Draw, Event, FeatureKind, Placed, Rotation, SHIPS, SegmentId, ShipId, Spot, State, TILES, Trigger,
    Wares,
};

use crate::oracle::{Feature, Node, Note, Oracle, Wait};

/// Compares and says what differs.
macro_rules! same {
    ($engine:expr, $oracle:expr, $($what:tt)+) => {
        let (engine, oracle) = (&$engine, &$oracle);
        assert!(engine == oracle, "{} differ\nengine: {engine:?}\noracle: {oracle:?}", format!($($what)+));
    };
}

/// Everything about the two tables.
pub(crate) fn tables(state: &State, oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) {
    turns(state, oracle);
    stocks(state, oracle);
    people(state, oracle);
    draws(state, oracle);
    let legal = actions(state, oracle);
    refusals(state, oracle, &legal, rng);
    features(state, oracle, oracle.map.laid.len() - 1);
    if below(rng, 32) == 0 || state.turn() == Turn::Over {
        (0..oracle.map.laid.len()).for_each(|laid| features(state, oracle, laid));
        imagined(state, &legal, rng);
    }
    assert!(state.is_conserved(), "components are lost");
}

fn turns(state: &State, oracle: &Oracle) {
    let turn = match (oracle.to_act(), oracle.wait) {
        (Some(seat), _) => Turn::Seat(Oracle::seat(seat)),
        (None, Wait::Tile) => Turn::Chance(TILES),
        (None, Wait::Ship(_)) => Turn::Chance(SHIPS),
        (None, _) => Turn::Over,
    };
    same!(state.turn(), turn, "turns");
    let facts = state.facts();
    same!(facts.active.index(), oracle.active, "active seats");
    let drawn = if let Wait::Lay(tile) = oracle.wait { Some(tile) } else { None };
    same!(facts.drawn, drawn, "drawn tiles");
}

fn stocks(state: &State, oracle: &Oracle) {
    let facts = state.facts();
    same!(facts.wares, oracle.wares, "wares");
    same!(u32::from(facts.tokens), oracle.tokens, "boat tokens laid");
    let mut display: Vec<u8> = facts.display.iter().flatten().map(|ship| ship.0).collect();
    display.sort_unstable();
    same!(display, oracle.display, "ships face up");
    for (seat, taken) in facts.taken.iter().enumerate() {
        let taken: BTreeMap<u8, u32> =
            taken.iter().enumerate().filter(|(_, n)| **n > 0).map(|(ship, &n)| (ship as u8, u32::from(n))).collect();
        same!(taken, oracle.taken[seat], "ships taken by seat {seat}");
    }
    same!(facts.removed.iter().map(|tile| tile.0).collect::<Vec<_>>(), oracle.removed, "removed tiles");
    let mut bag: BTreeMap<u8, u32> = BTreeMap::new();
    facts.bag.iter().for_each(|tile| *bag.entry(tile.0).or_default() += 1);
    same!(bag, oracle.bag, "tile stacks");
    let stack: BTreeMap<u8, u32> =
        facts.stack.iter().enumerate().filter(|(_, n)| **n > 0).map(|(ship, &n)| (ship as u8, u32::from(n))).collect();
    same!(stack, oracle.ships, "ship stacks");
    let mut holdings: Vec<(usize, &str, i32)> = Vec::new();
    state.holdings(|seat, unit, amount| holdings.push((seat.index(), unit, amount)));
    for seat in 0..oracle.seats {
        let expected = [
            ("points", oracle.points(seat)),
            ("bananas", oracle.wares[seat][0]),
            ("shells", oracle.wares[seat][1]),
            ("fish", oracle.wares[seat][2]),
        ];
        for (unit, amount) in expected {
            assert!(holdings.contains(&(seat, unit, amount as i32)), "seat {seat} holds {amount} {unit}: {holdings:?}");
        }
    }
    same!(holdings.len(), 4 * oracle.seats, "numbers of holdings");
}

fn spot((tile, part): Node) -> Spot {
    Spot { tile: tile as u8, segment: SegmentId(part as u8) }
}

fn people(state: &State, oracle: &Oracle) {
    let facts = state.facts();
    for seat in 0..5 {
        let at: Vec<Spot> =
            oracle.islanders.iter().filter(|(owner, _)| *owner == seat).map(|(_, node)| spot(*node)).collect();
        same!(facts.islanders[seat].to_vec(), at, "islanders of seat {seat}");
        same!(facts.supply(Oracle::seat(seat)), oracle.supply(seat), "supplies of seat {seat}");
    }
    let laid: Vec<Placed> = oracle
        .map
        .laid
        .iter()
        .map(|laid| Placed {
            cell: Cell::new(laid.at.0 as i8, laid.at.1 as i8),
            tile: laid.tile,
            rotation: Rotation::new(laid.rotation).expect("at most three quarter turns"),
            covered: laid.covered.iter().map(|part| 1 << part).sum(),
        })
        .collect();
    same!(facts.tiles.to_vec(), laid, "maps");
}

fn draws(state: &State, oracle: &Oracle) {
    let mut draws = Vec::new();
    state.draws(|draw, weight| draws.push((draw, weight)));
    same!(draws, oracle.draws(), "draws");
    let total: u32 = draws.iter().map(|(_, weight)| weight).sum();
    same!(state.draw_total(), total, "totals of draws");
    let spread: Vec<Draw> = draws.iter().flat_map(|&(draw, n)| std::iter::repeat_n(draw, n as usize)).collect();
    let picked: Vec<Draw> = (0..total).map(|n| state.nth_draw(n).expect("n is below the total")).collect();
    same!(picked, spread, "draws by number");
    same!(state.nth_draw(total), None, "draws beyond the last");
}

/// Legal lists; gives the common one.
fn actions(state: &State, oracle: &Oracle) -> Vec<Action> {
    let legal = oracle.legal();
    let mut listed = Vec::new();
    let _ = state.for_each_legal(|action| {
        listed.push(action);
        ControlFlow::Continue(())
    });
    assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "the legal list is not sorted: {listed:?}");
    same!(listed, legal, "legal actions");
    same!(state.count_legal() as usize, legal.len(), "counts of legal actions");
    let mut numbered: Vec<Action> =
        (0..legal.len() as u32).map(|n| state.nth_legal(n).expect("n is below the count")).collect();
    numbered.sort_unstable();
    same!(numbered, legal, "legal actions by number");
    legal
}

/// `check` agrees with the list: on all of it, on neighbours of it and on plain nonsense.
fn refusals(state: &State, oracle: &Oracle, legal: &[Action], rng: &mut Xoshiro256PlusPlus) {
    let Turn::Seat(to_act) = state.turn() else {
        let expected = if state.turn() == Turn::Over { Illegal::GameOver } else { Illegal::AwaitingDraw };
        same!(state.check(Oracle::seat(oracle.active), Action::Skip), Err(expected), "refusals");
        return;
    };
    for &action in legal {
        same!(state.check(to_act, action), Ok(()), "verdicts on {action:?}");
    }
    let tried = to_act.next(state.seats());
    let expected = Illegal::NotYourTurn { to_act, tried };
    same!(state.check(tried, legal[0]), Err(expected), "refusals of another seat");
    for _ in 0..8 {
        let action = mutant(state, oracle, rng);
        let verdict = state.check(to_act, action);
        same!(verdict.is_ok(), legal.binary_search(&action).is_ok(), "verdicts on {action:?} ({verdict:?})");
    }
}

/// An action that is probably illegal.
fn mutant(state: &State, oracle: &Oracle, rng: &mut Xoshiro256PlusPlus) -> Action {
    let any_byte = |rng: &mut Xoshiro256PlusPlus, usual: u32| match below(rng, 16) {
        0 => below(rng, 256) as u8,
        _ => below(rng, usual) as u8,
    };
    match below(rng, 8) {
        0 => {
            let (x, y) = (below(rng, 256) as u8 as i8, below(rng, 256) as u8 as i8);
            Action::Place { cell: Cell::new(x, y), rotation: Rotation::ALL[below(rng, 4) as usize] }
        }
        1 | 2 => {
            let laid = &oracle.map.laid[below(rng, oracle.map.laid.len() as u32) as usize];
            let (dx, dy) = (below(rng, 3) as i32 - 1, below(rng, 3) as i32 - 1);
            let cell = Cell::new((laid.at.0 + dx) as i8, (laid.at.1 + dy) as i8);
            Action::Place { cell, rotation: Rotation::ALL[below(rng, 4) as usize] }
        }
        3 => Action::Put { segment: SegmentId(any_byte(rng, 10)) },
        4 => {
            let count = oracle.islanders.len() as u32;
            let somewhere = oracle.islanders.iter().nth(below(rng, count.max(1)) as usize).map(|(_, node)| spot(*node));
            let nowhere =
                Spot { tile: any_byte(rng, oracle.map.laid.len() as u32 + 1), segment: SegmentId(any_byte(rng, 10)) };
            Action::Back { spot: somewhere.filter(|_| below(rng, 2) == 0).unwrap_or(nowhere) }
        }
        5 => Action::Take { ship: ShipId(any_byte(rng, 16)) },
        6 => {
            let ships = &state.facts().components.ships;
            let ship = below(rng, ships.len() as u32) as u8;
            let payments = &ships[usize::from(ship)].payments;
            let mut payment = payments[below(rng, payments.len() as u32) as usize];
            if below(rng, 2) == 0 {
                payment = Wares([any_byte(rng, 4), any_byte(rng, 4), any_byte(rng, 4)]);
            }
            let ship = ShipId(if below(rng, 8) == 0 { any_byte(rng, 32) } else { ship });
            Action::Load { ship, payment }
        }
        _ => Action::Skip,
    }
}

/// The features of one laid tile.
fn features(state: &State, oracle: &Oracle, laid: usize) {
    let own: Vec<&Feature> = (0..oracle.parts(laid)).map(|part| oracle.feature_of((laid, part))).collect();
    for (part, feature) in own.iter().enumerate() {
        let node = (laid, part);
        let summary = state.feature(spot(node));
        same!(summary.kind, oracle.kind(node), "kinds of part {node:?}");
        same!(u32::from(summary.symbols), oracle.symbols(feature), "symbols of the feature of {node:?}");
        same!(summary.open == 0, feature.open == 0, "completion of the feature of {node:?}");
        if feature.kind == FeatureKind::Market {
            same!(usize::from(summary.open), feature.open, "empty cells around the market {node:?}");
        }
        same!(summary.islanders, oracle.people(feature), "islanders on the feature of {node:?}");
        for other in 0..part {
            let joined = state.is_same_feature(spot(node), spot((laid, other)));
            same!(joined, feature.nodes.contains(&(laid, other)), "joins of {node:?} with part {other}");
        }
        let there = feature.nodes[feature.nodes.len() / 2];
        assert!(state.is_same_feature(spot(node), spot(there)), "{node:?} and {there:?} are one feature");
    }
}

/// SS-50: nothing known is hidden, so a world imagined from any view is the same table, and behaves like it.
fn imagined(state: &State, legal: &[Action], rng: &mut Xoshiro256PlusPlus) {
    let viewer = Seat::new(below(rng, state.seats().into()) as u8).filter(|_| below(rng, 2) == 0);
    let twin = State::imagine(&state.view(viewer), rng);
    assert!(twin == *state, "an imagined world differs");
    same!(twin.legal(), legal, "legal actions of an imagined world");
    same!(twin.count_legal() as usize, legal.len(), "counts of legal actions of an imagined world");
    for (number, laid) in state.facts().tiles.iter().enumerate() {
        for part in 0..state.facts().components.tile(laid.tile).segments.len() {
            let at = spot((number, part));
            same!(twin.feature(at), state.feature(at), "features of an imagined world at {at:?}");
        }
    }
}

/// What the engine reports of a step, in the oracle's words and order.
pub(crate) fn events(events: &[Event], oracle: &Oracle) {
    let mut told: Vec<Note> = events.iter().filter_map(|event| note(event, oracle)).collect();
    told.sort_unstable();
    let mut notes = oracle.notes.clone();
    notes.sort_unstable();
    same!(told, notes, "events");
    let reasons: Vec<_> = events
        .iter()
        .filter_map(|event| if let Event::GameEnded { reason } = event { Some(*reason) } else { None })
        .collect();
    let expected = oracle.end_reasons();
    assert!(
        reasons.len() == usize::from(!expected.is_empty()) && reasons.iter().all(|reason| expected.contains(reason)),
        "the game ended because of {reasons:?}, expected {expected:?}"
    );
}

fn at(cell: Cell) -> (i32, i32) {
    (cell.x().into(), cell.y().into())
}

fn note(event: &Event, oracle: &Oracle) -> Option<Note> {
    Some(match *event {
        // A feature nobody stands on yields nothing (SS-18): whether it is mentioned is the engine's affair.
        Event::Evaluated { islanders: [0, 0, 0, 0, 0], .. } => return None,
        Event::Evaluated { kind, trigger, symbols, islanders, ref cells, site } => {
            let laid = oracle.map.on(at(site.cell)).expect("an evaluated site is on the map");
            same!(oracle.kind((laid, site.segment.0.into())), kind, "kinds of the evaluated site {site:?}");
            let why = match trigger {
                Trigger::Complete => "complete",
                Trigger::Boat => "boat",
                Trigger::End => "end",
            };
            let cells = cells.iter().map(|&cell| at(cell)).collect();
            Note::Evaluated(kind.word(), why, symbols.into(), islanders, cells)
        }
        Event::Gained { seat, ware, amount, .. } => Note::Gained(seat.index(), ware as usize, amount.into()),
        // Which of two seas gets the last token depends on an order that the law leaves open (SS-29); their number,
        // compared with the tables, does not.
        Event::FishCovered { site, .. } => Note::Covered(at(site.cell), site.segment.0.into()),
        Event::IslanderReturned { seat, site, .. } => {
            Note::Returned(seat.index(), at(site.cell), site.segment.0.into())
        }
        Event::ShipWon { seat, ship, .. } => Note::Won(seat.index(), ship.0),
        Event::NoShipLeft { seat } => Note::NoShip(seat.index()),
        Event::WaresCounted { seat, wares, points } => Note::Counted(seat.index(), wares, points),
        _ => return None,
    })
}

/// SS-42: the final result.
pub(crate) fn results(state: &State, oracle: &Oracle) {
    let outcome = state.outcome().expect("the game is over");
    let points: Vec<u32> = (0..oracle.seats).map(|seat| oracle.points(seat)).collect();
    let scores: Vec<u32> = outcome.standings.iter().map(|standing| standing.score as u32).collect();
    same!(scores, points, "final scores");
    for (seat, standing) in outcome.standings.iter().enumerate() {
        same!(standing.seat, Oracle::seat(seat), "seats of standings");
        let rank = 1 + points.iter().filter(|&&other| other > points[seat]).count();
        same!(usize::from(standing.rank), rank, "ranks of seat {seat}");
    }
    let best = points.iter().copied().max();
    let winners: Vec<usize> = outcome.winners().map(Seat::index).collect();
    let expected: Vec<usize> = (0..oracle.seats).filter(|&seat| Some(points[seat]) == best).collect();
    same!(winners, expected, "winners");
}
