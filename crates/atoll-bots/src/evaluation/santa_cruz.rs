//! Santa Cruz: points, what the scoring cards in hand will pay, and what the building cards may still reach.

use std::sync::OnceLock;

use atoll_core::{Game as _, Seat, Turn};
use santa_cruz::{Building, Facts, Options, Phase, Reach, Resource, Scoring, ScoringSet, Sets, Sites, State};

use super::{Row, best_estimate, feature, ranged, reason, shipped};
use crate::{Evaluate, Feature, Network, Search};

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
    const FEATURES: &'static [Feature] = FEATURES;
    const SPREAD: f32 = 20.0;
    const ALIKE: f32 = 0.8;
    const SEARCH: Search = Search::Tree { played_out: 0.5 };

    fn evaluate(&self, seat: Seat) -> f32 {
        self.estimate(seat, seat) - RIVALRY * best_estimate(self, seat)
    }

    fn estimate(&self, seat: Seat, viewer: Seat) -> f32 {
        worth(self, seat) + if seat == viewer { hand(self, seat) } else { 0.0 }
    }

    /// Counts the points made, and keeps a scoring card for later only if it pays less than usual now; neither birds, nor
    /// what tiles are turned up, nor what cards in hand could reach, nor what the others get.
    fn novice(&self, seat: Seat) -> f32 {
        let facts = self.facts();
        let usual = 6.0 * facts.hands[seat.index()].len() as f32;
        f32::from(facts.points[seat.index()]) + usual + 2.0 * facts.card_total(seat) as f32
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        describe(self, seat, &mut Row::new(out));
    }

    fn network() -> Option<&'static Network> {
        static NETWORK: OnceLock<Option<Network>> = OnceLock::new();
        shipped(&NETWORK, include_bytes!("../../weights/santa-cruz.bin"), FEATURES.len())
    }

    fn training_options(n: u64) -> Options {
        let sets = if n % 4 == 3 { Sets::Random } else { Sets::Chosen };
        Options { sets, ..Options::default() }
    }
}

/// One feature for each kind of scoring card, in the law's order.
macro_rules! for_each_card {
    ($prefix:literal, $about:literal, $range:expr) => {
        for_each_card!(
            @ $prefix, $about, $range,
            "sheep" "fish" "wood" "sugar" "gold" "sheep-fish" "wood-sugar" "great-gold" "four-houses" "mixed" "street"
            "coast" "river" "volcano" "eruption" "birds"
        )
    };
    (@ $prefix:literal, $about:literal, $range:expr, $($card:literal)+) => {
        [$(ranged(concat!($prefix, $card), $about, $range)),+]
    };
}

const HELD: [Feature; 16] = for_each_card!("held-", "1 if the seat holds this scoring card", (0.0, 1.0));
const PAID: [Feature; 16] =
    for_each_card!("pays-", "what this card would pay the seat now, if it holds it, in points", (-20.0, 60.0));

const PLAIN: [Feature; 64] = [
    feature("seats", "seats at the table beyond two", 2.0),
    feature("second", "1 in round 2", 1.0),
    feature("drafting", "1 between the rounds", 1.0),
    feature("left", "cards the seat still has to play in this round", 11.0),
    feature("left-others", "cards that the others have on average", 11.0),
    feature("mine-play", "1 if it is to play a card", 1.0),
    feature("mine-build", "1 if it is to build or to name a double's kind", 1.0),
    feature("wait", "turns of others before its next turn", 3.0),
    feature("hidden", "sites whose tile is face down", 49.0),
    feature("birds-left", "bird chips left", 22.0),
    feature("last", "1 if it is last in this round's order", 1.0),
    feature("share", "1 if it may still share a tile", 1.0),
    // The seat itself.
    reason("points", "its points", 250.0, "santa-cruz-reason-points"),
    reason("birds", "its bird chips", 12.0, "santa-cruz-reason-birds"),
    feature("bird-points", "the values of its chips", 24.0),
    feature("buildings", "its buildings on the map", 9.0),
    reason("coast", "what the coast card would pay it, in points", 27.0, "santa-cruz-reason-places"),
    reason("river", "what the river card would pay it, in points", 27.0, "santa-cruz-reason-places"),
    reason("volcano", "what the volcano card would pay it, in points", 27.0, "santa-cruz-reason-places"),
    reason("street", "its longest street, at most 4", 4.0, "santa-cruz-reason-street"),
    reason("sheep", "1 if it stands on such a tile", 1.0, "santa-cruz-reason-resources"),
    reason("fish", "1 if it stands on such a tile", 1.0, "santa-cruz-reason-resources"),
    reason("wood", "1 if it stands on such a tile", 1.0, "santa-cruz-reason-resources"),
    reason("sugar", "1 if it stands on such a tile", 1.0, "santa-cruz-reason-resources"),
    reason("gold", "1 if it stands on such a tile", 1.0, "santa-cruz-reason-resources"),
    feature("houses", "houses on the map, at most 4", 4.0),
    feature("mixed", "types of building on the map", 3.0),
    feature("stock-lighthouse", "lighthouses in stock", 2.0),
    feature("stock-church", "churches in stock", 3.0),
    feature("card-ship", "ship cards in hand", 3.0),
    feature("card-path", "path cards in hand", 4.0),
    feature("card-river", "river cards in hand", 3.0),
    feature("card-double", "double cards in hand", 1.0),
    reason(
        "best-ship",
        "points of the best tile that a ship card in hand reaches, a bird counting two",
        6.0,
        "santa-cruz-reason-reach",
    ),
    reason("best-path", "the same for a path card", 6.0, "santa-cruz-reason-reach"),
    reason("best-river", "the same for a river card, a face-down tile counting two", 6.0, "santa-cruz-reason-reach"),
    feature("stuck", "building cards in hand that reach nothing", 7.0),
    feature("targets-path", "tiles that a path card would reach, at most 8", 8.0),
    feature("targets-river", "tiles that a river card would reach, at most 8", 8.0),
    reason(
        "hand-now",
        "what all scoring cards in hand would pay it now, eruptions left out, in points",
        60.0,
        "santa-cruz-reason-hand",
    ),
    Feature {
        name: "hand-lead",
        about: "the same minus what each would pay the best other seat",
        range: (-90.0, 60.0),
        reason: Some("santa-cruz-reason-hand"),
    },
    feature("hand-best", "what the best scoring card in hand would pay it now", 36.0),
    feature("hand-idle", "scoring cards in hand that would pay it nothing", 4.0),
    feature("hand-size", "scoring cards in hand", 4.0),
    ranged("unseen-own", "what a scoring card it has not located would pay it on average", (-10.0, 20.0)),
    ranged("unseen-best", "what such a card would pay the best other seat on average", (-10.0, 20.0)),
    feature("eruption-out", "1 if the eruption may still come from another hand", 1.0),
    feature("eruption-risk", "its buildings at the volcano in that case", 9.0),
    feature("new-known", "1 if it has drawn its new card", 1.0),
    // The strongest other seat.
    feature("rival-points", "its points", 250.0),
    feature("rival-birds", "its bird chips", 12.0),
    feature("rival-buildings", "its buildings on the map", 9.0),
    feature("rival-coast", "what the coast card would pay it, in points", 27.0),
    feature("rival-river", "what the river card would pay it, in points", 27.0),
    feature("rival-volcano", "what the volcano card would pay it, in points", 27.0),
    feature("rival-street", "its longest street, at most 4", 4.0),
    feature("rival-resources", "kinds of resource it stands on", 5.0),
    feature("rival-bonus", "its fish bonus", 12.0),
    feature("rival-left", "cards it still has to play in this round", 11.0),
    feature("rival-building-cards", "building cards among them", 7.0),
    feature("rival-next", "1 if it is next", 1.0),
    feature("own-bonus", "the seat's own fish bonus", 12.0),
    ranged("estimate", "its final points as the hand-made evaluation expects them", (-60.0, 300.0)),
    ranged("rival-estimate", "the same of the other seat that may expect most", (-60.0, 300.0)),
];

/// What [`describe`] writes, in its order.
const FEATURES: &[Feature] = &joined();

const fn joined() -> [Feature; 96] {
    let mut all = [PLAIN[0]; 96];
    let mut index = 0;
    while index < 96 {
        all[index] = match index {
            0..64 => PLAIN[index],
            64..80 => HELD[index - 64],
            _ => PAID[index - 80],
        };
        index += 1;
    }
    all
}

fn describe(state: &State, seat: Seat, row: &mut Row) {
    let facts = state.facts();
    let seats = || Seat::all(facts.seats);
    let own = seat.index();
    let hand = facts.hands[own];
    let left = |seat: Seat| facts.card_total(seat) as f32 + facts.hands[seat.index()].len() as f32;
    let others = f32::from(facts.seats) - 1.0;
    let is_mine = matches!(state.turn(), Turn::Seat(acting) if acting == seat);
    let is_building = matches!(facts.phase, Phase::Build | Phase::Double);
    let behind = (facts.seats + seat.index() as u8 - facts.active.index() as u8) % facts.seats;
    let is_between = matches!(facts.phase, Phase::New | Phase::Take | Phase::Away);

    row.push(f32::from(facts.seats) - 2.0);
    row.push(f32::from(facts.round == 2));
    row.push(f32::from(is_between));
    row.push(left(seat));
    row.push(seats().filter(|&other| other != seat).map(left).sum::<f32>() / others);
    row.push(f32::from(is_mine && facts.phase == Phase::Play));
    row.push(f32::from(is_mine && is_building));
    row.push(f32::from(behind));
    row.push(f32::from(49 - state.open_sites().len() as u8));
    row.push(facts.birds_left().iter().map(|&n| f32::from(n)).sum());
    let is_last = facts.has_start() && facts.last() == seat;
    row.push(f32::from(is_last));
    row.push(f32::from(is_last && !facts.has_shared));

    let pays = |seat, card| f32::from(state.pays(seat, card));
    let stands = |seat: Seat| facts.buildings[seat.index()];
    let on = |seat: Seat, resource| !(stands(seat) & state.yielding(resource)).is_empty();
    row.push(f32::from(facts.points[own]));
    row.push(facts.bird_total(seat) as f32);
    row.push((1u8..).zip(facts.birds[own]).map(|(value, n)| f32::from(value * n)).sum());
    row.push(stands(seat).len() as f32);
    for card in [Scoring::Coast, Scoring::River, Scoring::Volcano] {
        row.push(pays(seat, card));
    }
    row.push((state.longest_street(seat).len() as f32).min(4.0));
    for resource in Resource::ALL {
        row.push(f32::from(on(seat, resource)));
    }
    let stock = facts.stock[own];
    let built = |building: Building| f32::from(building.pieces() - stock[building as usize]);
    row.push(built(Building::House).min(4.0));
    row.push(Building::ALL.into_iter().map(|building| f32::from(built(building) > 0.0)).sum());
    row.push(f32::from(stock[Building::Lighthouse as usize]));
    row.push(f32::from(stock[Building::Church as usize]));
    let cards = facts.cards[own];
    cards.iter().for_each(|&n| row.push(f32::from(n)));
    let mut stuck = 0.0;
    let mut targets = [0.0f32; 3];
    for (index, kind) in Reach::CARDS.into_iter().enumerate() {
        let (free, shared) = state.reach(seat, kind);
        let reached = free | shared;
        targets[index] = reached.len() as f32;
        let has_card = cards[index] > 0 || cards[3] > 0;
        row.push(if has_card { best_tile(state, reached) } else { 0.0 });
        stuck += if reached.is_empty() { f32::from(cards[index]) } else { 0.0 };
    }
    row.push(stuck);
    row.push(targets[1].min(8.0));
    row.push(targets[2].min(8.0));

    let best_other =
        |card| seats().filter(|&other| other != seat).map(|other| pays(other, card)).fold(f32::NEG_INFINITY, f32::max);
    let (mut now, mut lead, mut best, mut idle) = (0.0, 0.0, 0.0f32, 0.0);
    for card in hand.iter().filter(|&card| card != Scoring::Eruption) {
        let gain = pays(seat, card);
        now += gain;
        lead += gain - best_other(card);
        best = best.max(gain);
        idle += f32::from(gain == 0.0);
    }
    row.push(now);
    row.push(lead);
    row.push(best);
    row.push(idle);
    row.push(hand.len() as f32);
    let unseen = unseen(facts, seat);
    let count = (unseen.len() as f32).max(1.0);
    row.push(unseen.iter().map(|card| pays(seat, card)).sum::<f32>() / count);
    row.push(unseen.iter().map(best_other).sum::<f32>() / count);
    let can_erupt = unseen.has(Scoring::Eruption);
    row.push(f32::from(can_erupt));
    row.push(if can_erupt { -pays(seat, Scoring::Eruption) / 2.0 } else { 0.0 });
    row.push(f32::from(facts.new[own].is_some()));

    let rival = seats()
        .filter(|&other| other != seat)
        .max_by_key(|&other| facts.points[other.index()] + 2 * facts.bird_total(other) as i16)
        .unwrap_or(seat);
    row.push(f32::from(facts.points[rival.index()]));
    row.push(facts.bird_total(rival) as f32);
    row.push(stands(rival).len() as f32);
    for card in [Scoring::Coast, Scoring::River, Scoring::Volcano] {
        row.push(pays(rival, card));
    }
    row.push((state.longest_street(rival).len() as f32).min(4.0));
    row.push(Resource::ALL.into_iter().map(|resource| f32::from(on(rival, resource))).sum());
    row.push(bonus(state, stands(rival)));
    row.push(left(rival));
    row.push(facts.card_total(rival) as f32);
    row.push(f32::from((seat.index() as u8 + 1) % facts.seats == rival.index() as u8));
    row.push(bonus(state, stands(seat)));
    for expected in [state.estimate(seat, seat), best_estimate(state, seat)] {
        row.push(expected);
    }

    for card in Scoring::ALL {
        row.push(f32::from(hand.has(card)));
    }
    for card in Scoring::ALL {
        row.push(if hand.has(card) { pays(seat, card) } else { 0.0 });
    }
}

/// SC-56: the fish bonuses on these tiles.
fn bonus(state: &State, sites: Sites) -> f32 {
    let facts = state.facts();
    sites
        .iter()
        .filter_map(|site| facts.tile_on(site))
        .map(|tile| f32::from(facts.components.tile(tile).fish_bonus))
        .sum()
}

/// Points of the best tile among these; a bird counts two points, and so does a tile that is face down.
fn best_tile(state: &State, sites: Sites) -> f32 {
    let facts = state.facts();
    let worth = |site| match facts.tile_on(site) {
        Some(tile) => {
            let tile = facts.components.tile(tile);
            f32::from(tile.points) + if tile.bird { 2.0 } else { 0.0 }
        }
        None => 2.0,
    };
    sites.iter().map(worth).fold(0.0, f32::max)
}

/// The scoring cards that the seat has not located, and that may still be played against it.
fn unseen(facts: &Facts, seat: Seat) -> ScoringSet {
    let own = seat.index();
    let mut seen = facts.hands[own];
    for other in 0..usize::from(facts.seats) {
        seen |= facts.scored[other];
    }
    for card in [facts.new[own], facts.away[own]].into_iter().flatten() {
        seen.insert(card);
    }
    !seen
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
