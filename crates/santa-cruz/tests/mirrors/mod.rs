//! What must not change when everybody moves on by one seat.
//!
//! Only the engine speaks, so this holds whatever an oracle thinks: a game is played, and then once more with the people
//! in other chairs, who draw and do the same. Everything that favours a seat by its letter would show.

use atoll_core::{ComponentFiles, Game, NoEvents, Seat, Turn, below, random_action, random_draw};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Action, Draw, Options, Phase, Sets, State};

use crate::oracle::custom_file;

/// A step of either kind.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Action(Action),
    Draw(Draw),
}

/// The chair that many seats clockwise.
fn moved(seat: Seat, by: u8, seats: u8) -> Seat {
    Seat::new((seat.index() as u8 + by) % seats).expect("a seat of the table")
}

/// The same step by people who sit that many seats further on.
fn moved_step(step: Step, by: u8, seats: u8) -> Step {
    match step {
        Step::Action(Action::Take(owner)) => Step::Action(Action::Take(moved(owner, by, seats))),
        Step::Draw(Draw::First(seat)) => Step::Draw(Draw::First(moved(seat, by, seats))),
        Step::Draw(Draw::Start(seat)) => Step::Draw(Draw::Start(moved(seat, by, seats))),
        other => other,
    }
}

fn apply(state: &mut State, step: Step) {
    match step {
        Step::Action(action) => state.play(action, &mut NoEvents),
        Step::Draw(draw) => state.settle(draw, &mut NoEvents),
    }
}

/// Plays a game at random and gives its steps: those of the deal and of sets at random by seat, then all others.
fn random_game(options: &Options, seats: u8, rng: &mut Xoshiro256PlusPlus) -> (Vec<(Phase, Seat, Step)>, State) {
    let mut state = State::new(options, seats).expect("a table for two to four");
    let mut steps = Vec::new();
    loop {
        let step = match state.turn() {
            Turn::Seat(_) => Step::Action(random_action(&state, rng)),
            Turn::Chance(_) => Step::Draw(random_draw(&state, rng)),
            Turn::Over => return (steps, state),
        };
        steps.push((state.facts().phase, state.facts().active, step));
        apply(&mut state, step);
    }
}

/// The steps of the game in which everybody sits that many seats further on: what is dealt seat by seat, from A on,
/// comes in another order.
fn moved_game(steps: &[(Phase, Seat, Step)], by: u8, seats: u8) -> Vec<Step> {
    let mut moved_steps: Vec<(Phase, Seat, Step)> = Vec::new();
    for group in steps.chunk_by(|one, other| one.0 == other.0) {
        let mut group: Vec<(Phase, Seat, Step)> = group
            .iter()
            .map(|&(phase, seat, step)| (phase, moved(seat, by, seats), moved_step(step, by, seats)))
            .collect();
        if matches!(group[0].0, Phase::Deal | Phase::Sets) {
            group.sort_by_key(|&(_, seat, _)| seat);
        }
        moved_steps.extend(group);
    }
    moved_steps.into_iter().map(|(_, _, step)| step).collect()
}

#[test]
fn people_who_move_to_other_seats_take_everything_along() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(70);
    let mut points_won = 0;
    for game in 0..240_u64 {
        let mut options = Options::default();
        if game % 2 == 1 {
            let file = custom_file(game / 2);
            State::load_components(&mut options, &file).unwrap_or_else(|errors| panic!("{errors:?}\n{file}"));
        }
        options.sets = if game % 3 == 0 { Sets::Random } else { Sets::Chosen };
        let seats = 2 + (game % 5 % 3) as u8;
        let by = 1 + below(&mut rng, u32::from(seats) - 1) as u8;
        let (steps, end) = random_game(&options, seats, &mut rng);
        let mut image = State::new(&options, seats).expect("a table for two to four");
        for (number, step) in moved_game(&steps, by, seats).into_iter().enumerate() {
            let is_possible = match step {
                Step::Action(action) => image.legal().contains(&action),
                Step::Draw(draw) => {
                    let mut found = false;
                    image.draws(|other, _| found |= other == draw);
                    found
                }
            };
            assert!(is_possible, "game {game}, moved by {by}, step {number}: {step:?} is not possible any more");
            apply(&mut image, step);
        }
        let result = |state: &State, by: u8| {
            let outcome = state.outcome().expect("the game is over");
            let mut standings: Vec<(Seat, i32, u8)> = outcome
                .standings
                .iter()
                .map(|standing| (moved(standing.seat, by, seats), standing.score, standing.rank))
                .collect();
            standings.sort_unstable();
            standings
        };
        let (was, is) = (result(&end, by), result(&image, 0));
        points_won += was.iter().map(|&(_, score, _)| score).sum::<i32>();
        assert_eq!(was, is, "game {game}, moved by {by} seats");
    }
    assert!(points_won > 0, "somebody wins points");
}
