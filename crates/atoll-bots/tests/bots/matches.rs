//! Who beats whom, on duplicate deals with both seatings, in every game.

use atoll_bots::{BotRng, Budget, Evaluate, Player, bot_rng, player};
use atoll_core::{Chance, FairChance, NoEvents, Outcome, Secret, Turn};
use rayon::prelude::*;

/// What an expert spends on a decision, so that matches come out alike everywhere.
const LITTLE: Budget = Budget::Iterations(200);

/// Plays one deal; bots in seat order.
fn play<G: Evaluate>(bots: &[&str], deal: u64) -> Outcome {
    let mut state = G::new(&G::Options::default(), bots.len() as u8).unwrap();
    let mut chance = FairChance::new(Secret::from_phrase(&format!("deal {deal}")).seed(G::ID, &[]));
    let mut players: Vec<Box<dyn Player<G>>> = bots.iter().map(|name| player(name, Some(LITTLE)).unwrap()).collect();
    let mut rngs: Vec<BotRng> = (0..bots.len() as u64).map(|seat| bot_rng(deal * 8 + seat)).collect();
    loop {
        match state.turn() {
            Turn::Over => return state.outcome().unwrap(),
            Turn::Chance(_) => {
                let draw = state.draw_from(&mut chance as &mut dyn Chance).unwrap();
                state.settle(draw, &mut NoEvents);
            }
            Turn::Seat(seat) => {
                let action = players[seat.index()].choose(&state.view(Some(seat)), &mut rngs[seat.index()]);
                assert_eq!(state.check(seat, action), Ok(()), "{} plays an illegal action", bots[seat.index()]);
                state.play(action, &mut NoEvents);
            }
        }
    }
}

/// Games that the strong bot wins outright, each deal played with both seatings.
fn wins<G: Evaluate>(strong: &str, weak: &str, deals: u64) -> usize {
    (0..deals)
        .into_par_iter()
        .map(|deal| {
            let one = play::<G>(&[strong, weak], deal).winners().all(|seat| seat.index() == 0);
            let other = play::<G>(&[weak, strong], deal).winners().all(|seat| seat.index() == 1);
            usize::from(one) + usize::from(other)
        })
        .sum()
}

#[test]
fn greedy_beats_random_at_south_seas() {
    let won = wins::<south_seas::State>("greedy", "random", 50);
    println!("greedy won {won} of 100");
    assert!(won >= 99, "greedy won only {won} of 100");
}

#[test]
fn greedy_beats_random_at_maori() {
    let won = wins::<maori::State>("greedy", "random", 50);
    println!("greedy won {won} of 100");
    assert!(won >= 99, "greedy won only {won} of 100");
}

#[test]
fn greedy_beats_random_at_santa_cruz() {
    let won = wins::<santa_cruz::State>("greedy", "random", 50);
    println!("greedy won {won} of 100");
    assert!(won >= 98, "greedy won only {won} of 100");
}

#[test]
fn greedy_scores_at_santa_cruz_as_people_do() {
    let mut scores: Vec<i32> = (0..25u64)
        .into_par_iter()
        .flat_map_iter(|deal| play::<santa_cruz::State>(&["greedy"; 4], deal).standings)
        .map(|standing| standing.score)
        .collect();
    scores.sort_unstable();
    let median = scores[scores.len() / 2];
    println!("greedy scores {} to {}, median {median}", scores[0], scores[scores.len() - 1]);
    assert!((100..=150).contains(&median), "the median score is {median}");
}

/// What was learned is worth more than what was written by hand. The bounds lie well below what long matches show, which
/// `docs/bots.md` lists.
fn normal_beats_easy_and_greedy<G: Evaluate>() {
    assert!(G::network().is_some(), "{} has no weights for its features; train it", G::ID);
    for (weak, least) in [("easy", 80), ("greedy", 55)] {
        let won = wins::<G>("normal", weak, 50);
        println!("{}: normal won {won} of 100 against {weak}", G::ID);
        assert!(won >= least, "{}: normal won only {won} of 100 against {weak}", G::ID);
    }
}

in_every_game!(normal_wins, normal_beats_easy_and_greedy);

/// Even with a small budget, looking ahead is worth more than judging.
fn expert_beats_normal<G: Evaluate>() {
    let won = wins::<G>("expert", "normal", 12);
    println!("{}: expert won {won} of 24 against normal", G::ID);
    assert!(won >= 15, "{}: expert won only {won} of 24 against normal", G::ID);
}

in_every_game!(expert_wins, expert_beats_normal);
