//! South Seas: ships, wares on the way to ships, islanders at work, islanders at home.

use std::sync::OnceLock;

use atoll_core::Seat;
use south_seas::{FeatureKind, FeatureSummary, Options, Phase, Retrieve, SegmentId, ShipKind, Spot, State};

use super::{Row, best_estimate, feature, ranged, reason, shipped};
use crate::{Evaluate, Feature, Network};

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
    const FEATURES: &'static [Feature] = FEATURES;
    const SPREAD: f32 = 12.0;
    const ALIKE: f32 = 0.4;

    fn evaluate(&self, seat: Seat) -> f32 {
        self.estimate(seat, seat) - RIVALRY * best_estimate(self, seat)
    }

    fn estimate(&self, seat: Seat, _viewer: Seat) -> f32 {
        worth(self, seat)
    }

    /// Counts what is owned and what is on its way, but neither markets, nor how soon a feature will be complete, nor
    /// what the others are up to.
    fn novice(&self, seat: Seat) -> f32 {
        let facts = self.facts();
        let mut value = facts.ship_points(seat) as f32 + facts.ware_total(seat) as f32 * WARE;
        for &spot in facts.islanders[seat.index()].iter() {
            value += 0.4 * f32::from(self.feature(spot).symbols);
        }
        value
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        describe(self, seat, &mut Row::new(out));
    }

    fn network() -> Option<&'static Network> {
        static NETWORK: OnceLock<Option<Network>> = OnceLock::new();
        shipped(&NETWORK, include_bytes!("../../weights/south-seas.bin"), FEATURES.len())
    }

    fn steps_left(&self) -> Option<u32> {
        let facts = self.facts();
        // A turn is a draw and three decisions; the running turn has at most two refills more.
        Some(facts.bag.len() as u32 * 4 + 3 + u32::from(facts.dues.iter().sum::<u8>()) * 2)
    }

    fn training_options(n: u64) -> Options {
        let retrieve = if n % 8 == 7 { Retrieve::OnlyWhenSupplyEmpty } else { Retrieve::default() };
        Options { retrieve, ..Options::default() }
    }
}

/// What [`describe`] writes, in its order.
const FEATURES: &[Feature] = &[
    feature("turns", "turns left for each seat by the tiles in the stack, at most 20", 20.0),
    feature("late", "1 at the end of the game, falling to 0 eight turns before it", 1.0),
    feature("ships-left", "ships face up and in the stack", 24.0),
    feature("display-best", "points of the best face-up ship", 6.0),
    feature("display-mean", "mean points of the face-up ships", 6.0),
    feature("seats", "seats at the table beyond two", 3.0),
    feature("mine", "1 if the seat is to decide within its own turn", 1.0),
    feature("mine-islander", "1 if it may place or take back an islander", 1.0),
    feature("mine-deliver", "1 if it may deliver", 1.0),
    feature("wait", "turns of others before the seat's next turn", 4.0),
    reason(
        "free-bridge",
        "symbols on the best free bridge of the tile just laid that it may still claim",
        16.0,
        "south-seas-reason-claim",
    ),
    reason("free-island", "the same for islands", 20.0, "south-seas-reason-claim"),
    reason("free-sea", "the same for seas", 40.0, "south-seas-reason-claim"),
    feature("free-market", "1 if it may still claim the market of the tile just laid", 1.0),
    feature("free-near", "symbols on the best such part with at most one open end", 20.0),
    // The seat itself.
    reason("points", "points of its ships", 90.0, "south-seas-reason-points"),
    reason("bananas", "its bananas, at most 10", 10.0, "south-seas-reason-wares"),
    reason("shells", "its shells, at most 10", 10.0, "south-seas-reason-wares"),
    reason("fish", "its fish, at most 10", 10.0, "south-seas-reason-wares"),
    reason("wares", "all its wares, at most 20", 20.0, "south-seas-reason-wares"),
    feature("wares-late", "all its wares times `late`", 20.0),
    reason("home", "its islanders in the supply", 4.0, "south-seas-reason-home"),
    feature("none-home", "1 if the supply is empty", 1.0),
    feature("home-early", "islanders in the supply times 1 − `late`", 4.0),
    reason("serve-best", "points of the best face-up ship it can pay", 6.0, "south-seas-reason-serve"),
    reason("serve-count", "face-up ships it can pay", 4.0, "south-seas-reason-serve"),
    reason(
        "serve-near",
        "points of the best face-up ship for which one ware is missing",
        6.0,
        "south-seas-reason-serve",
    ),
    feature("serve-far", "points of the best face-up ship for which two wares are missing", 6.0),
    reason(
        "bridge-near",
        "symbols on bridges it leads that have at most one open end",
        24.0,
        "south-seas-reason-bridge",
    ),
    reason("bridge-far", "symbols on other bridges it leads", 24.0, "south-seas-reason-bridge"),
    reason(
        "island-near",
        "symbols on islands it leads that have at most one open edge",
        40.0,
        "south-seas-reason-island",
    ),
    reason("island-mid", "symbols on islands it leads that have two", 40.0, "south-seas-reason-island"),
    reason("island-far", "symbols on other islands it leads", 40.0, "south-seas-reason-island"),
    reason("sea-near", "symbols in seas it leads that have at most two open edges", 48.0, "south-seas-reason-sea"),
    reason("sea-mid", "symbols in seas it leads that have three or four", 48.0, "south-seas-reason-sea"),
    reason("sea-far", "symbols in other seas it leads", 48.0, "south-seas-reason-sea"),
    feature("fishers", "seas it leads", 4.0),
    reason("market", "sum over its markets of the neighbours that are there, of 8", 4.0, "south-seas-reason-market"),
    reason("market-near", "its markets with at most two neighbours missing", 4.0, "south-seas-reason-market"),
    feature("outnumbered", "its islanders that others outnumber", 4.0),
    feature("open-ends", "open ends of all it leads, at most 20", 20.0),
    // The strongest other seat.
    feature("rival-points", "points of its ships", 90.0),
    feature("rival-bananas", "its bananas, at most 10", 10.0),
    feature("rival-shells", "its shells, at most 10", 10.0),
    feature("rival-fish", "its fish, at most 10", 10.0),
    feature("rival-wares", "all its wares, at most 20", 20.0),
    feature("rival-wares-late", "all its wares times `late`", 20.0),
    feature("rival-home", "its islanders in the supply", 4.0),
    feature("rival-none-home", "1 if the supply is empty", 1.0),
    feature("rival-home-early", "islanders in the supply times 1 − `late`", 4.0),
    reason("rival-serve-best", "points of the best face-up ship it can pay", 6.0, "south-seas-reason-deny"),
    feature("rival-serve-count", "face-up ships it can pay", 4.0),
    feature("rival-serve-near", "points of the best face-up ship for which one ware is missing", 6.0),
    feature("rival-serve-far", "points of the best face-up ship for which two wares are missing", 6.0),
    reason(
        "rival-bridge-near",
        "symbols on bridges it leads that have at most one open end",
        24.0,
        "south-seas-reason-block",
    ),
    reason("rival-bridge-far", "symbols on other bridges it leads", 24.0, "south-seas-reason-block"),
    reason(
        "rival-island-near",
        "symbols on islands it leads that have at most one open edge",
        40.0,
        "south-seas-reason-block",
    ),
    reason("rival-island-mid", "symbols on islands it leads that have two", 40.0, "south-seas-reason-block"),
    reason("rival-island-far", "symbols on other islands it leads", 40.0, "south-seas-reason-block"),
    reason(
        "rival-sea-near",
        "symbols in seas it leads that have at most two open edges",
        48.0,
        "south-seas-reason-block",
    ),
    reason("rival-sea-mid", "symbols in seas it leads that have three or four", 48.0, "south-seas-reason-block"),
    reason("rival-sea-far", "symbols in other seas it leads", 48.0, "south-seas-reason-block"),
    feature("rival-fishers", "seas it leads", 4.0),
    reason(
        "rival-market",
        "sum over its markets of the neighbours that are there, of 8",
        4.0,
        "south-seas-reason-block",
    ),
    feature("rival-market-near", "its markets with at most two neighbours missing", 4.0),
    reason("rival-outnumbered", "its islanders that others outnumber", 4.0, "south-seas-reason-block"),
    feature("rival-open-ends", "open ends of all it leads, at most 20", 20.0),
    feature("rival-next", "1 if the strongest other seat is next", 1.0),
    ranged("estimate", "its final points as the hand-made evaluation expects them", (-60.0, 300.0)),
    ranged("rival-estimate", "the same of the other seat that may expect most", (-60.0, 300.0)),
];

fn describe(state: &State, seat: Seat, row: &mut Row) {
    let facts = state.facts();
    let turns = facts.bag.len() as f32 / f32::from(facts.seats);
    let late = 1.0 - (turns / 8.0).min(1.0);
    row.push(turns.min(20.0));
    row.push(late);
    let ships = || facts.display.iter().flatten().map(|&ship| facts.components.ship(ship));
    let shown = ships().count() as f32;
    row.push(shown + facts.stack_total() as f32);
    row.push(f32::from(ships().map(|ship| ship.value).max().unwrap_or(0)));
    row.push(ships().map(|ship| f32::from(ship.value)).sum::<f32>() / shown.max(1.0));
    row.push(f32::from(facts.seats) - 2.0);
    let is_mine = facts.active == seat;
    let phase = |wanted: Phase| f32::from(is_mine && facts.phase == wanted);
    row.push(f32::from(is_mine && matches!(facts.phase, Phase::Place | Phase::Islander | Phase::Deliver)));
    row.push(phase(Phase::Islander));
    row.push(phase(Phase::Deliver));
    let behind = (facts.seats + seat.index() as u8 - facts.active.index() as u8) % facts.seats;
    row.push(f32::from(if is_mine && facts.phase != Phase::Draw { facts.seats - 1 } else { behind }));
    claims(state, seat, is_mine && facts.phase == Phase::Islander, row);
    let rival = Seat::all(facts.seats)
        .filter(|&other| other != seat)
        .max_by_key(|&other| facts.ship_points(other) * 2 + facts.ware_total(other))
        .unwrap_or(seat);
    for who in [seat, rival] {
        belongings(state, who, late, row);
    }
    row.push(f32::from((seat.index() as u8 + 1) % facts.seats == rival.index() as u8));
    for expected in [state.estimate(seat, seat), best_estimate(state, seat)] {
        row.push(expected);
    }
}

/// What the seat may still claim on the tile just laid.
fn claims(state: &State, seat: Seat, is_open: bool, row: &mut Row) {
    let facts = state.facts();
    let mut best = [0.0f32; 5];
    if is_open && facts.supply(seat) > 0 {
        let tile = facts.tiles.len() - 1;
        let segments = &facts.components.tile(facts.tiles[tile].tile).segments;
        for segment in 0..segments.len() as u8 {
            let feature = state.feature(Spot { tile: tile as u8, segment: SegmentId(segment) });
            if feature.islanders.iter().any(|&n| n > 0) {
                continue;
            }
            let symbols = f32::from(feature.symbols);
            let slot = match feature.kind {
                FeatureKind::Bridge => 0,
                FeatureKind::Island => 1,
                FeatureKind::Market => 3,
                _ => 2,
            };
            best[slot] = best[slot].max(if slot == 3 { 1.0 } else { symbols });
            if slot < 3 && feature.open <= 1 {
                best[4] = best[4].max(symbols);
            }
        }
    }
    best.into_iter().for_each(|value| row.push(value));
}

/// What a seat owns and has on its way.
fn belongings(state: &State, seat: Seat, late: f32, row: &mut Row) {
    let facts = state.facts();
    let owned = facts.wares[seat.index()];
    let wares = (facts.ware_total(seat) as f32).min(20.0);
    let home = facts.supply(seat) as f32;
    row.push(facts.ship_points(seat) as f32);
    owned.iter().for_each(|&n| row.push((n as f32).min(10.0)));
    row.push(wares);
    row.push(wares * late);
    row.push(home);
    row.push(f32::from(home == 0.0));
    row.push(home * (1.0 - late));
    let mut by_missing = [0u8; 3];
    let mut served = 0.0;
    for &ship in facts.display.iter().flatten() {
        let ship = facts.components.ship(ship);
        let missing = missing(ship, owned);
        served += f32::from(missing == 0);
        if let Some(best) = by_missing.get_mut(missing as usize) {
            *best = ship.value.max(*best);
        }
    }
    row.push(f32::from(by_missing[0]));
    row.push(served);
    row.push(f32::from(by_missing[1]));
    row.push(f32::from(by_missing[2]));
    // bridges near and far; islands near, mid and far; seas near, mid and far; seas, markets, near markets,
    // outnumbered, open ends
    let mut sums = [0.0f32; 13];
    let own = &facts.islanders[seat.index()];
    for (index, &spot) in own.iter().enumerate() {
        if own[..index].iter().any(|&other| state.is_same_feature(spot, other)) {
            continue;
        }
        let feature = state.feature(spot);
        if feature.kind == FeatureKind::Market {
            sums[9] += (8.0 - f32::from(feature.open)) / 8.0;
            sums[10] += f32::from(feature.open <= 2);
            continue;
        }
        let most = feature.islanders.iter().copied().max().unwrap_or(0);
        if feature.islanders[seat.index()] < most {
            sums[11] += f32::from(feature.islanders[seat.index()]);
            continue;
        }
        let open = feature.open;
        let slot = match feature.kind {
            FeatureKind::Bridge => usize::from(open > 1),
            FeatureKind::Island => 2 + usize::from(open.saturating_sub(1)).min(2),
            _ => 5 + usize::from(open.saturating_sub(1) / 2).min(2),
        };
        sums[slot] += f32::from(feature.symbols);
        sums[8] += f32::from(slot >= 5);
        sums[12] += f32::from(open);
    }
    sums[12] = sums[12].min(20.0);
    sums.into_iter().for_each(|sum| row.push(sum));
}

/// How many wares are missing to the nearest payment of a ship.
fn missing(ship: &ShipKind, owned: [u32; 3]) -> u32 {
    let lacks = |payment: &south_seas::Wares| {
        payment.0.iter().zip(owned).map(|(&needed, n)| u32::from(needed).saturating_sub(n)).sum::<u32>()
    };
    ship.payments.iter().map(lacks).min().unwrap_or(u32::MAX)
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
