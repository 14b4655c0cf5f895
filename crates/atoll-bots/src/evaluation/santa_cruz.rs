//! Santa Cruz: points, what the scoring cards in hand will pay, and what the building cards may still reach.

use atoll_core::{Game as _, Seat, Turn};
use santa_cruz::{Facts, Phase, Reach, Scoring, State};

use crate::Evaluate;

/// How much of the best opponent's value counts against one's own.
const RIVALRY: f32 = 0.4;
/// What a building on the board is worth beyond its points, for later cards, at the beginning of a round.
const BUILDING: f32 = 0.5;
/// What a bird chip is worth: 42 points on 22 chips (SC-64), and a little for SC-55.
const BIRD: f32 = 1.9;
/// What a building card in hand is worth: the points it will bring, if it reaches anything.
const CARD: f32 = 2.2;
/// A card that reaches nothing now may still do so later.
const USELESS_CARD: f32 = 0.8;
/// What a scoring card pays that fits nothing yet, when the whole round lies ahead.
const HOPE: f32 = 4.0;

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = worth(self, seat) + hand(self, seat);
        let others = Seat::all(self.seats()).filter(|&other| other != seat).map(|other| worth(self, other));
        own - RIVALRY * others.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// The part of the present round that lies ahead, from 1 to 0.
fn time(facts: &Facts) -> f32 {
    let cards: u32 = Seat::all(facts.seats).map(|seat| facts.card_total(seat)).sum();
    cards as f32 / (7.0 * f32::from(facts.seats))
}

/// What everybody can see of a seat.
fn worth(state: &State, seat: Seat) -> f32 {
    let facts = state.facts();
    let points = f32::from(facts.points[seat.index()]);
    if facts.phase == Phase::Over {
        return points;
    }
    let birds: f32 = facts.bird_total(seat) as f32;
    let buildings = facts.buildings[seat.index()].len() as f32;
    points + birds * BIRD + buildings * BUILDING * time(facts)
}

/// What a seat's cards promise: those in hand, by what they would pay or reach now.
fn hand(state: &State, seat: Seat) -> f32 {
    let facts = state.facts();
    if facts.phase == Phase::Over {
        return 0.0;
    }
    let time = time(facts);
    let scoring: f32 = facts.hands[seat.index()].iter().map(|card| promise(state, seat, card, time)).sum();
    let cards = facts.cards[seat.index()];
    let reaches = |kind| {
        let (free, shared) = state.reach(seat, kind);
        !(free | shared).is_empty()
    };
    let mut building = 0.0;
    for (card, kind) in cards.iter().zip(Reach::CARDS) {
        let value = if facts.buildings[seat.index()].is_empty() || reaches(kind) { CARD } else { USELESS_CARD };
        building += f32::from(*card) * value;
    }
    building += f32::from(cards[3]) * 2.0 * CARD;
    // A building step under way is worth what it will bring; it is over when somebody else is to act.
    let is_under_way = matches!(state.turn(), Turn::Seat(acting) if acting == seat)
        && matches!(facts.phase, Phase::Build | Phase::Double);
    if is_under_way {
        building += CARD;
    }
    scoring + building
}

/// What a scoring card in hand will be worth to its player, compared with what it pays the best of the others.
fn promise(state: &State, seat: Seat, card: Scoring, time: f32) -> f32 {
    let pays = |seat| f32::from(state.pays(seat, card));
    let others = Seat::all(state.seats()).filter(|&other| other != seat).map(pays);
    let best = others.fold(f32::NEG_INFINITY, f32::max);
    let now = pays(seat) - RIVALRY * best;
    let growth = match card {
        // These grow with every building.
        Scoring::Coast | Scoring::River | Scoring::Volcano => 7.0,
        Scoring::Birds => 4.0,
        // It is of use late, against buildings of others.
        Scoring::Eruption => 2.0,
        // These pay once: as soon as they pay, waiting helps only the others.
        _ if pays(seat) > 0.0 => -1.0,
        _ => HOPE,
    };
    (now + growth * time).max(if card == Scoring::Eruption { -4.0 } else { 0.0 })
}
