//! South Seas: ships, wares on the way to ships, islanders at work, islanders at home.

use atoll_core::Seat;
use south_seas::{FeatureKind, FeatureSummary, Phase, State};

use crate::Evaluate;

/// What a ware is worth on its way to a ship: ships pay 0.8 to 1.3 points a ware, less some waiting.
const WARE: f32 = 0.75;
/// What a ware is worth at the end of the game (SS-42).
const WARE_AT_END: f32 = 1.0 / 3.0;
/// Wares that can still be sold soon; further ones count like wares at the end.
const SOON: f32 = 9.0;
/// What islanders at home are worth, by their number, early in the game: the first is missed most.
const AT_HOME: [f32; 5] = [0.0, 1.1, 1.8, 2.2, 2.4];
/// How much of the best opponent's value counts against one's own.
const RIVALRY: f32 = 0.4;

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = worth(self, seat);
        let others = Seat::all(self.facts().seats).filter(|&other| other != seat).map(|other| worth(self, other));
        own - RIVALRY * others.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// A seat's expected final points.
fn worth(state: &State, seat: Seat) -> f32 {
    let facts = state.facts();
    if facts.phase == Phase::Over {
        return facts.score(seat) as f32;
    }
    // From 1 at the start to 0 at the end, in turns of this seat that are left.
    let turns = facts.bag.len() as f32 / f32::from(facts.seats);
    let time = (turns / 8.0).min(1.0);
    let wares = facts.ware_total(seat) as f32;
    let soon = wares.min(SOON * time);
    let mut value = facts.ship_points(seat) as f32 + soon * WARE + (wares - soon) * WARE_AT_END;
    value += 0.35 * best_service(state, seat) * time;
    value += AT_HOME[facts.supply(seat)] * time;
    let own = &facts.islanders[seat.index()];
    for (index, &spot) in own.iter().enumerate() {
        let is_counted = own[..index].iter().any(|&other| state.is_same_feature(spot, other));
        if !is_counted {
            value += prospect(state, &state.feature(spot), seat, time);
        }
    }
    value
}

/// The value of the best face-up ship the seat could serve now.
fn best_service(state: &State, seat: Seat) -> f32 {
    let facts = state.facts();
    let owned = facts.wares[seat.index()];
    let serves = |payment: &south_seas::Wares| payment.0.iter().zip(owned).all(|(&needed, n)| u32::from(needed) <= n);
    let ships = facts.display.iter().flatten().map(|&ship| facts.components.ship(ship));
    let best = ships.filter(|ship| ship.payments.iter().any(serves)).map(|ship| ship.value).max();
    f32::from(best.unwrap_or(0))
}

/// What an unfinished feature with an islander of the seat promises.
fn prospect(state: &State, feature: &FeatureSummary, seat: Seat, time: f32) -> f32 {
    let chance = |by_open: &[f32]| by_open.get(usize::from(feature.open)).copied().unwrap_or(0.1) * time;
    if feature.kind == FeatureKind::Market {
        let facts = state.facts();
        let values = facts.display.iter().flatten().map(|&ship| facts.components.ship(ship).value);
        return f32::from(values.max().unwrap_or(0)) * chance(&[1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.2, 0.12, 0.08]);
    }
    let most = feature.islanders.iter().copied().max().unwrap_or(0);
    if feature.islanders[seat.index()] < most {
        return 0.0;
    }
    let chance = match feature.kind {
        FeatureKind::Bridge => chance(&[1.0, 0.8, 0.55]),
        FeatureKind::Island => chance(&[1.0, 0.7, 0.5, 0.35, 0.25]),
        // Boats evaluate an open sea, so its size matters less.
        _ => 0.25 * time + 0.6 * chance(&[1.0, 0.7, 0.6, 0.45, 0.35, 0.25, 0.2]),
    };
    // A feature that is likely to grow is worth a little more than what it shows.
    let symbols = f32::from(feature.symbols) + 0.3 * time;
    symbols * (chance * WARE + (1.0 - chance) * WARE_AT_END)
}
