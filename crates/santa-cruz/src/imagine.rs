//! Worlds that fit a view: what the viewer cannot know is dealt at random.

use atoll_core::{Rng, Seat, below};

use crate::bits::ScoringSet;
use crate::facts::Phase;
use crate::names::Scoring;
use crate::{State, View};

/// A world in which the viewer sees what it sees.
pub(crate) fn world(view: &View, rng: &mut impl Rng) -> State {
    let mut facts = view.facts.clone();
    // Everything the viewer has not located: it is in the stack, in other hands or put away (SC-70).
    let mut pool = facts.stack();
    let others = || Seat::all(view.facts.seats).filter(|&seat| Some(seat) != view.viewer).map(Seat::index);
    for seat in others() {
        match facts.phase {
            Phase::New | Phase::Take | Phase::Away => {
                // The hand is the pile taken, which everybody has seen; the new card is laid aside until SC-62.
                facts.hands[seat] = facts.took[seat].map_or(ScoringSet::EMPTY, |owner| facts.piles[owner.index()]);
                if view.has_new[seat] {
                    facts.new[seat] = draw(&mut pool, rng);
                }
                if view.has_put_away[seat] {
                    put_away(&mut facts, seat, rng);
                }
            }
            _ if facts.round == 2 => {
                // A card that was not in the pile must be the new one.
                let pile = facts.took[seat].map_or(ScoringSet::EMPTY, |owner| facts.piles[owner.index()]);
                let shown = (facts.scored[seat] & !pile).first();
                facts.new[seat] = shown.or_else(|| draw(&mut pool, rng));
                facts.hands[seat] = pile;
                put_away(&mut facts, seat, rng);
            }
            _ => {
                for _ in 0..view.hands[seat] {
                    if let Some(card) = draw(&mut pool, rng) {
                        facts.hands[seat].insert(card);
                    }
                }
            }
        }
    }
    let mut left = facts.birds_left();
    for seat in others().filter(|&seat| !view.facts.shown[seat]) {
        for _ in 0..view.birds[seat] {
            let total: u8 = left.iter().sum();
            let values = (0..left.len()).zip(left.map(u32::from));
            if let Some(value) = atoll_core::pick_weighted(values, below(rng, total.into())) {
                left[value] -= 1;
                facts.birds[seat][value] += 1;
            }
        }
    }
    State::from_facts(facts)
}

/// Takes a card out of the pool, each equally likely.
fn draw(pool: &mut ScoringSet, rng: &mut impl Rng) -> Option<Scoring> {
    if pool.is_empty() {
        return None;
    }
    let card = pool.nth(below(rng, pool.len()))?;
    pool.remove(card);
    Some(card)
}

/// Puts away one of the cards the seat has not played (SC-62), each equally likely, and leaves the rest in its hand.
fn put_away(facts: &mut crate::Facts, seat: usize, rng: &mut impl Rng) {
    let new = facts.new[seat].map_or(ScoringSet::EMPTY, ScoringSet::only);
    let mut rest = (facts.hands[seat] | new) & !facts.scored[seat];
    // A card just played from outside the pile was not put away, and one card of the rest was.
    facts.away[seat] = draw(&mut rest, rng);
    facts.hands[seat] = rest;
}
