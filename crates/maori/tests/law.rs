//! What the law demands of whole games and positions, beyond single steps.

use std::ops::ControlFlow;

use atoll_core::{Game, Lines, NoEvents, Positions, Seat, Turn, below, perft, playout};
use maori::{Action, BoardId, Mode, Options, Phase, Position, Rotation, Score, Source, Space, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("one of five")
}

/// The rulebook's example: 10 palms without hut, 6 with, a wreath, 7 boats and the majority, 3 shells without it, 2 empty
/// spaces, and an unfinished island that is removed before: 37 points.
const EXAMPLE: &str = "
phase act B
explorer 0
display
  W1 -  -  -
  -  -  -  -
  -  -  -  -
  -  -  -  -
board A
  E6W E6E E2W E2E =
  E5W E3E S4  E7N =
  =   S4  S3  E7S W2
  =   W1  W3  E1W .
shells A 3
shells B 4
board B
  .   .   .   .   =
  .   .   .   .   =
  =   .   .   .   .
  =   .   .   .   .
passes 3
";

#[test]
fn the_worked_example_scores_37() {
    let mut state = State::from_position(&Options::default(), 2, EXAMPLE).expect("a position");
    assert_eq!(state.bay(seat(0)).boats(), 7);
    // As long as the game goes on, the running score already counts the unfinished island as removed (MA-32).
    let expected = Score { palms: 22, wreaths: 10, boats: 7, shells: 0, empty: -2 };
    assert_eq!(state.scores()[0], expected);
    assert_eq!(expected.total(), 37);
    let mut events = Vec::new();
    state.try_play(seat(1), Action::Pass, &mut events).expect("doing nothing is legal");
    assert_eq!(state.phase(), Phase::Over, "the fourth turn in a row without an action ends a game of two (MA-31)");
    assert_eq!(state.scores()[0], expected);
    assert_eq!(state.points(seat(0)), 37);
    let lines: Vec<String> = events.iter().map(|event| state.event_line(event)).collect();
    for line in [
        "end passed MA-31",
        "unfinished A 3,3 MA-32",
        "palms A 2 palms each=1 points=2 0,0 1,0 MA-33",
        "palms A 5 palms each=2 points=10 0,1 1,1 MA-33",
        "palms A 1 palms each=2 points=2 2,2 MA-33",
        "wreath A 0,0 1,0 points=10 MA-34",
        "boats A 7 points=7 MA-35",
        "boats B 2 points=0 MA-35",
        "shell-majority A 3 points=0 MA-36",
        "shell-majority B 4 points=4 MA-36",
        "empty A 2 points=-2 MA-37",
        "empty B 16 points=-16 MA-37",
    ] {
        assert!(lines.iter().any(|known| known == line), "`{line}` is not among {lines:#?}");
    }
}

/// Plays actions that `choose` picks among so many, and random draws; answers the number of steps.
fn play(state: &mut State, rng: &mut Xoshiro256PlusPlus, mut choose: impl FnMut(&State, u32) -> u32) -> usize {
    let mut steps = 0;
    loop {
        match state.turn() {
            Turn::Over => return steps,
            Turn::Chance(_) => {
                let n = below(rng, state.draw_total());
                state.settle(state.nth_draw(n).expect("something is left"), &mut NoEvents);
            }
            Turn::Seat(_) => {
                let n = choose(state, state.count_legal());
                state.play(state.nth_legal(n).expect("n is below the count"), &mut NoEvents);
            }
        }
        steps += 1;
    }
}

fn every_table() -> Vec<(Options, u8)> {
    let mut tables = Vec::new();
    for mode in Mode::ALL {
        for board in BoardId::ALL {
            for seats in 2..=if board == BoardId::Reef { 4 } else { 5 } {
                tables.push((Options { mode, board, ..Options::default() }, seats));
            }
        }
    }
    tables
}

/// MA-31 bounds every game: uniformly random play with removing and doing nothing comes to an end, and so does play that
/// lays, removes what it has laid, and does nothing as often as it may.
#[test]
fn every_game_ends() {
    let slow = std::sync::atomic::AtomicUsize::new(0);
    every_table().par_iter().for_each(|(options, seats)| {
        for seed in 0..12 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = State::new(options, *seats).expect("a table");
            let mut picks = Xoshiro256PlusPlus::seed_from_u64(seed + 1_000);
            let steps = play(&mut state, &mut rng, |_, count| below(&mut picks, count));
            assert!(steps <= State::MAX_STEPS, "{steps} steps, {options:?}, {seats} seats, seed {seed}");
        }
        // The longest games: something is done only shortly before passes would end the game, and then as little as
        // possible.
        for seed in 0..3 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = State::new(options, *seats).expect("a table");
            let steps = play(&mut state, &mut rng, |state, _| slowest(state));
            assert!(steps <= State::MAX_STEPS, "{steps} steps, {options:?}, {seats} seats, seed {seed}");
            println!("{steps} steps of at most {}, {seats} seats, {options:?}", State::MAX_STEPS);
            slow.fetch_max(steps, std::sync::atomic::Ordering::Relaxed);
        }
    });
    assert!(slow.into_inner() > State::MAX_STEPS / 4, "slow play is not slow, so it says nothing about the bound");
}

/// The number of the action that wastes most time: pass while it is allowed, else remove, store, or lay.
fn slowest(state: &State) -> u32 {
    let rank = |action: Action| match action {
        Action::Pass if state.passes() + 2 < 2 * state.seats() => 0,
        Action::Remove { .. } => 1,
        Action::Store { .. } => 2,
        Action::Lay { .. } => 3,
        // Shells are kept for taking what lies behind.
        Action::Move { steps } => steps,
        _ => 4,
    };
    let actions = (0..state.count_legal()).map(|n| (rank(state.nth_legal(n).expect("n is below the count")), n));
    actions.min().expect("a seat has an action").1
}

/// Every action that can be named at all.
fn all_actions() -> Vec<Action> {
    let spaces = || (0..5).flat_map(|y| (0..5).filter_map(move |x| Space::new(x, y)));
    let sources = (0..5).map(Source::Display).chain([Source::Storage]);
    let rotations = || (0..4).filter_map(Rotation::new);
    let mut actions: Vec<Action> =
        (0..16).filter_map(Position::new).map(|position| Action::Place { position }).collect();
    actions.extend((0..60).map(|steps| Action::Move { steps }));
    for source in sources {
        for space in spaces() {
            for rotation in rotations() {
                let froms = [None].into_iter().chain(spaces().map(Some));
                actions.extend(froms.map(|from| Action::Lay { source, space, rotation, from }));
            }
        }
    }
    actions.extend((0..5).map(|depth| Action::Store { depth }));
    actions.extend(spaces().map(|space| Action::Remove { space }));
    actions.push(Action::Pass);
    actions.extend(spaces().map(|space| Action::Ship { space }));
    actions.push(Action::Stay);
    actions
}

/// The legal list holds exactly the actions that are not refused, and every refusal of the law names a paragraph.
#[test]
fn exactly_the_listed_actions_are_not_refused() {
    let actions = all_actions();
    assert!(actions.is_sorted(), "the order of the list is that of actions");
    every_table().par_iter().filter(|(_, seats)| *seats % 2 == 0).for_each(|(options, seats)| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let mut picks = Xoshiro256PlusPlus::seed_from_u64(12);
        let mut state = State::new(options, *seats).expect("a table");
        play(&mut state, &mut rng, |state, count| {
            if below(&mut picks, 6) == 0 {
                let allowed: Vec<Action> =
                    actions.iter().copied().filter(|&action| state.check(state.active(), action).is_ok()).collect();
                assert_eq!(allowed, state.legal(), "{}", state.position_text());
            }
            // Mostly what gains something, so that boards fill and shells are spent.
            if below(&mut picks, 4) == 0 { below(&mut picks, count) } else { below(&mut picks, state.count_playout()) }
        });
    });
}

/// MA-13: volcanoes in the display are never moved.
#[test]
fn volcanoes_stay() {
    let volcano = Options::default().components.volcano().expect("the box has volcanoes");
    for seed in 0..40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::new(&Options::default(), 3).expect("a table");
        let mut seen = [false; 16];
        let mut picks = Xoshiro256PlusPlus::seed_from_u64(seed);
        play(&mut state, &mut rng, |state, count| {
            for (place, was) in seen.iter_mut().enumerate() {
                let is = state.shown(place) == Some(volcano);
                assert!(is || !*was, "a volcano left place {place}");
                *was = is;
            }
            below(&mut picks, count)
        });
    }
}

/// The table after the display has been laid out with every fifth tile and seat A has placed the explorer.
fn opening(options: &Options, seats: u8) -> State {
    let mut state = State::new(options, seats).expect("a table");
    while state.turn() == Turn::Chance(maori::TILES) {
        let n = (state.draw_total() * 37) % 95 % state.draw_total();
        state.settle(state.nth_draw(n).expect("something is left"), &mut NoEvents);
    }
    state.settle(state.nth_draw(0).expect("a seat"), &mut NoEvents);
    state.play(state.nth_legal(0).expect("a position"), &mut NoEvents);
    state
}

/// Pinned counts of all sequences of so many steps from [`opening`], each legal action and each distinct draw being one
/// branch. A change here is a change of the law or of the components.
#[test]
fn perft_counts_are_pinned() {
    let pinned = Mode::ALL.map(|mode| {
        let options = Options { mode, ..Options::default() };
        (1..=4).map(|depth| perft(&opening(&options, 2), depth).leaves).collect::<Vec<_>>()
    });
    assert_eq!(pinned, PERFT);
    // Deep in a game with own ships, where prices matter.
    let pinned = Mode::ALL.map(|mode| {
        let ships = if mode == Mode::Basic { "" } else { "ship A 0,0\nship B 1,2\n" };
        let options = Options { mode, ..Options::default() };
        let state = State::from_position(&options, 2, &format!("{MIDDLE}{ships}")).expect("a position");
        (1..=3).map(|depth| perft(&state, depth).leaves).collect::<Vec<_>>()
    });
    assert_eq!(pinned, PERFT_MIDDLE);
}

const MIDDLE: &str = "
phase act A
explorer 0
display
  W1  E1W E9  E2N
  M5  V   E7W S1
  E9  W2  W3  E1N
  S2  M1H M1V E3W
board A
  E2W E2E .   .   =
  .   .   W1  .   =
  =   .   .   E4W .
  =   .   .   .   .
storage A M5
board B
  .   .   .   .   =
  .   .   .   .   =
  =   E9/2 .  .   .
  =   .   .   .   .
stack W1 E9 W3
";

// Own ships make no difference before the second tile is laid.
const PERFT: [[u64; 4]; 3] = [[7, 477, 23_079, 164_501]; 3];
const PERFT_MIDDLE: [[u64; 3]; 3] = [[125, 491, 13_384], [110, 375, 2_121], [110, 434, 6_158]];

/// Sums of all seats' final scores over 300 random games by playout policy, by mode and number of seats. Equal seeds give
/// equal games on every machine, so a change here is a change of the law, of the components or of the order of numbered
/// actions.
#[test]
fn random_scores_are_pinned() {
    let sums = Mode::ALL.map(|mode| {
        [2, 3, 4, 5].map(|seats| {
            let options = Options { mode, ..Options::default() };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
            let fresh = State::new(&options, seats).expect("a table");
            let game = |_| {
                let mut state = fresh.clone();
                playout(&mut state, &mut rng);
                Seat::all(seats).map(|seat| i64::from(state.points(seat))).sum::<i64>()
            };
            (0..300).map(game).sum::<i64>()
        })
    });
    assert_eq!(sums, RANDOM_SCORES);
}

const RANDOM_SCORES: [[i64; 4]; 3] =
    [[-2_510, -4_425, -6_535, -8_550], [-3_261, -4_870, -7_212, -9_627], [-4_152, -6_902, -9_285, -11_817]];

/// Playouts choose among actions that lay or store, and do nothing only if there is none.
#[test]
fn playouts_take_what_they_can() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut picks = Xoshiro256PlusPlus::seed_from_u64(6);
    for mode in Mode::ALL {
        let mut state = State::new(&Options { mode, ..Options::default() }, 2).expect("a table");
        play(&mut state, &mut rng, |state, count| {
            if state.phase() == Phase::Act {
                let mut gains = 0;
                let _ = state.for_each_legal(|action| {
                    gains += u32::from(matches!(action, Action::Lay { .. } | Action::Store { .. }));
                    ControlFlow::Continue(())
                });
                assert_eq!(state.count_playout(), gains.max(1));
                let last = state.nth_legal(state.count_playout() - 1).expect("it is below the count");
                assert_eq!(matches!(last, Action::Pass), gains == 0);
                assert!(!matches!(last, Action::Remove { .. }));
            } else {
                assert_eq!(state.count_playout(), count);
            }
            below(&mut picks, count)
        });
    }
}
