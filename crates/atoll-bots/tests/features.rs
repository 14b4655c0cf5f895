//! What games tell a learned value: complete, in range, and nothing that the seat may not know.

use atoll_bots::{BotRng, Evaluate, MAX_FEATURES, bot_rng};
use atoll_core::{NoEvents, Seat, Turn, below};

/// Plays random games of every table size and asks `look` at each position.
fn wander<G: Evaluate>(games: u64, mut look: impl FnMut(&G, &mut BotRng)) {
    for game in 0..games {
        let mut rng = bot_rng(game);
        let sizes = u64::from(G::SEATS.end() - G::SEATS.start()) + 1;
        let seats = G::SEATS.start() + (game % sizes) as u8;
        let options = G::training_options(game / sizes);
        let Ok(mut state) = G::new(&options, seats) else { continue };
        while state.turn() != Turn::Over {
            look(&state, &mut rng);
            if let Turn::Seat(_) = state.turn() {
                let n = below(&mut rng, state.count_playout());
                state.play(state.nth_legal(n).unwrap(), &mut NoEvents);
            } else {
                let n = below(&mut rng, state.draw_total());
                state.settle(state.nth_draw(n).unwrap(), &mut NoEvents);
            }
        }
    }
}

fn features<G: Evaluate>(state: &G, seat: Seat) -> Vec<f32> {
    let mut row = vec![f32::NAN; G::FEATURES.len()];
    state.features(seat, &mut row);
    row
}

fn check<G: Evaluate>() {
    let count = G::FEATURES.len();
    assert!((1..=MAX_FEATURES).contains(&count), "{} has {count} features", G::ID);
    let mut names: Vec<&str> = G::FEATURES.iter().map(|feature| feature.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "{} has two features of one name", G::ID);
    wander::<G>(60, |state, rng| {
        for seat in Seat::all(state.seats()) {
            let row = features(state, seat);
            for (feature, &value) in G::FEATURES.iter().zip(&row) {
                let (low, high) = feature.range;
                assert!((low..=high).contains(&value), "{}: {} is {value}", G::ID, feature.name);
            }
            if below(rng, 8) == 0 {
                let world = G::imagine(&state.view(Some(seat)), rng);
                assert_eq!(features(&world, seat), row, "{}: features tell more than {seat} knows", G::ID);
            }
        }
    });
}

#[test]
fn south_seas_describes_positions() {
    check::<south_seas::State>();
}

#[test]
fn maori_describes_positions() {
    check::<maori::State>();
}

#[test]
fn santa_cruz_describes_positions() {
    check::<santa_cruz::State>();
}
