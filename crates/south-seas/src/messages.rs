//! Events, actions and views for people, as messages; `locales/<language>/south-seas.ftl` says them.

use atoll_core::{ActionLabel, Arg, MAX_SEATS, Message, Messages, ScoreLine, Seat};

use crate::components::{ShipId, TileId};
use crate::{Action, Components, Demand, EndReason, Event, Phase, Site, State, Trigger, View, Ware, Wares};

/// The layouts of the built-in set by name, with the keys of their names. A set of one's own may use the same names.
const LAYOUTS: [(&str, &str); 24] = [
    ("straight bridge", "south-seas-layout-straight-bridge"),
    ("three bridges meeting at a stone", "south-seas-layout-three-bridges"),
    ("bridge curve", "south-seas-layout-bridge-curve"),
    ("four bridges meeting at a stone", "south-seas-layout-four-bridges"),
    ("one island cap", "south-seas-layout-cap"),
    ("cap and a bridge passing by", "south-seas-layout-cap-bridge-passing"),
    ("cap and a curve, one hand", "south-seas-layout-cap-curve-one-hand"),
    ("cap and a curve, other hand", "south-seas-layout-cap-curve-other-hand"),
    ("cap and three bridges at a stone", "south-seas-layout-cap-three-bridges"),
    ("cap and a side bridge ending at the island", "south-seas-layout-cap-side-bridge"),
    ("cap and an opposite bridge ending at the island", "south-seas-layout-cap-opposite-bridge"),
    ("two caps, opposite, separate", "south-seas-layout-caps-opposite"),
    ("island band across", "south-seas-layout-band"),
    ("island on three sides", "south-seas-layout-three-sides"),
    ("two caps, adjacent, separate", "south-seas-layout-caps-adjacent"),
    ("island corner", "south-seas-layout-corner"),
    ("island corner and a bridge curve", "south-seas-layout-corner-bridge-curve"),
    ("island on all four sides", "south-seas-layout-four-sides"),
    ("island on three sides and a bridge ending at it", "south-seas-layout-three-sides-bridge"),
    ("market, no bridge", "south-seas-layout-market-0"),
    ("market, one bridge", "south-seas-layout-market-1"),
    ("market, two opposite bridges", "south-seas-layout-market-2"),
    ("market, three bridges", "south-seas-layout-market-3"),
    ("market, four bridges", "south-seas-layout-market-4"),
];

/// A layout's name; a name that only a set of one's own has is shown as it is.
fn layout_arg(name: &str) -> Arg {
    match LAYOUTS.iter().find(|(known, _)| *known == name) {
        Some((_, key)) => Message::new(key).into(),
        None => name.into(),
    }
}

/// So many wares of a kind. The argument `ware` is `banana`, `shell` or `fish`.
fn amount(amount: u32, ware: Ware) -> Message {
    Message::new("south-seas-amount").with("amount", amount).with("ware", ware.word())
}

fn amounts(wares: Wares) -> Vec<Message> {
    let some = Ware::ALL.into_iter().filter(|&ware| wares.of(ware) > 0);
    some.map(|ware| amount(wares.of(ware).into(), ware)).collect()
}

impl Demand {
    /// The demand as a phrase.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Named(wares) => Message::new("south-seas-demand-named").with("wares", amounts(wares)),
            Self::Any(n) => Message::new("south-seas-demand-any").with("amount", n),
            Self::Same(n) => Message::new("south-seas-demand-same").with("amount", n),
            Self::Pair(more, less) => Message::new("south-seas-demand-pair").with("amount", more).with("other", less),
        }
    }
}

/// Messages about pieces of a set.
impl Components {
    /// Adds `points` and `demand` of a ship.
    fn with_ship(&self, message: Message, ship: ShipId) -> Message {
        let kind = self.ship(ship);
        message.with("points", kind.value).with("demand", kind.demand.message())
    }

    /// Adds `tile`, the id, and `layout`, its name.
    fn with_tile(&self, message: Message, tile: TileId) -> Message {
        message.with("tile", self.tile(tile).id.as_str()).with("layout", layout_arg(&self.layout_of(tile).name))
    }
}

impl State {
    /// Adds `kind` (`bridge`, `island`, `sea` or `market`), `cell` and `part` of a feature.
    fn with_site(&self, message: Message, site: Site) -> Message {
        message
            .with("kind", self.kind_at(site).word())
            .with("cell", site.cell.to_string())
            .with("part", self.segment_at(site))
    }

    /// Who has how many islanders there.
    fn islanders(&self, counts: &[u8; MAX_SEATS]) -> Message {
        let seats: Vec<Message> = Seat::all(self.facts.seats)
            .filter(|seat| counts[seat.index()] > 0)
            .map(|seat| Message::new("south-seas-islanders-of").with("seat", seat).with("count", counts[seat.index()]))
            .collect();
        match seats.is_empty() {
            true => Message::new("south-seas-islanders-none"),
            false => Message::new("south-seas-islanders").with("seats", seats),
        }
    }

    /// What a feature shows now, for the choice of a part.
    fn stake(&self, site: Site) -> Message {
        let spot = self.read_spot(&site.cell.to_string(), &self.segment_at(site)).expect("the part has just been laid");
        let feature = self.feature(spot);
        match (feature.kind.ware(), feature.open) {
            (Some(ware), open) => {
                let key = if open == 0 { "south-seas-stake-complete" } else { "south-seas-stake-open" };
                Message::new(key).with("amount", feature.symbols).with("ware", ware.word())
            }
            (None, 0) => Message::new("south-seas-stake-market-complete"),
            (None, open) => Message::new("south-seas-stake-market-open").with("missing", open),
        }
    }
}

impl Messages for State {
    fn event_message(&self, event: &Event) -> Option<Message> {
        let set = &self.facts.components;
        let new = Message::new;
        Some(match *event {
            Event::ShipTurnedUp { ship, .. } => set.with_ship(new("south-seas-event-ship-turned-up"), ship),
            Event::TileDrawn { seat, tile } => {
                set.with_tile(new("south-seas-event-tile-drawn").with("seat", seat), tile)
            }
            Event::TileRemoved { tile } => {
                set.with_tile(new("south-seas-event-tile-removed"), tile).with("rule", crate::law(6))
            }
            Event::TilePlaced { seat, tile, cell, .. } => new("south-seas-event-tile-placed")
                .with("seat", seat)
                .with("tile", set.tile(tile).id.as_str())
                .with("cell", cell.to_string()),
            Event::IslanderPlaced { seat, site } => {
                self.with_site(new("south-seas-event-islander-placed").with("seat", seat), site)
            }
            Event::IslanderTakenBack { seat, site } => {
                self.with_site(new("south-seas-event-islander-taken-back").with("seat", seat), site)
            }
            Event::Evaluated { kind, site, trigger, symbols, islanders, cells } => {
                let ware = kind.ware()?;
                let key = match trigger {
                    Trigger::Complete => "south-seas-event-evaluated-complete",
                    Trigger::Boat => "south-seas-event-evaluated-boat",
                    Trigger::End => "south-seas-event-evaluated-end",
                };
                self.with_site(new(key), site)
                    .with("amount", symbols)
                    .with("ware", ware.word())
                    .with("tiles", cells.len())
                    .with("islanders", self.islanders(&islanders))
                    .with("rule", trigger.rule(kind))
            }
            Event::Gained { seat, ware, amount, site, rule } => {
                let message = new("south-seas-event-gained").with("seat", seat).with("amount", amount);
                self.with_site(message.with("ware", ware.word()), site).with("rule", rule)
            }
            Event::FishCovered { site, double, token } => {
                let key =
                    if token { "south-seas-event-fish-covered" } else { "south-seas-event-fish-covered-without-token" };
                new(key)
                    .with("group", if double { "double" } else { "single" })
                    .with("cell", site.cell.to_string())
                    .with("rule", crate::law(22))
            }
            Event::IslanderReturned { seat, site, rule } => {
                self.with_site(new("south-seas-event-islander-returned").with("seat", seat), site).with("rule", rule)
            }
            Event::MarketCompleted { site, owner } => match owner {
                Some(owner) => new("south-seas-event-market-completed").with("seat", owner),
                None => new("south-seas-event-market-completed-empty"),
            }
            .with("cell", site.cell.to_string())
            .with("rule", crate::law(27)),
            Event::ShipWon { seat, ship, .. } => {
                set.with_ship(new("south-seas-event-ship-won").with("seat", seat), ship).with("rule", crate::law(27))
            }
            Event::NoShipLeft { seat } => {
                new("south-seas-event-no-ship-left").with("seat", seat).with("rule", crate::law(28))
            }
            Event::ShipDelivered { seat, ship, payment, .. } => set
                .with_ship(new("south-seas-event-ship-delivered").with("seat", seat), ship)
                .with("wares", amounts(payment))
                .with("rule", crate::law(30)),
            Event::GameEnded { reason } => new(match reason {
                EndReason::LastTile => "south-seas-event-ended-last-tile",
                EndReason::LastShip => "south-seas-event-ended-last-ship",
                EndReason::NothingFits => "south-seas-event-ended-nothing-fits",
            })
            .with("rule", reason.rule()),
            Event::WaresCounted { seat, wares, points } => new("south-seas-event-wares-counted")
                .with("seat", seat)
                .with("wares", wares)
                .with("points", points)
                .with("rule", crate::law(42)),
        })
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        match Ware::ALL.into_iter().find(|ware| ware.plural() == line.unit) {
            Some(ware) => line.message("south-seas-ledger-wares").with("ware", ware.word()),
            None => line.message("south-seas-ledger-points"),
        }
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        let set = &self.facts.components;
        let new = Message::new;
        let (label, place) = match action {
            Action::Place { cell, rotation } => {
                let turn = ["none", "right", "around", "left"][usize::from(rotation.quarters())];
                (new("south-seas-action-place").with("cell", cell.to_string()).with("turn", turn), Some(cell))
            }
            Action::Put { segment } => {
                let site = Site { cell: self.facts.tiles[usize::from(self.last_tile())].cell, segment };
                let message = new("south-seas-action-put")
                    .with("kind", self.kind_at(site).word())
                    .with("part", self.segment_at(site))
                    .with("stake", self.stake(site));
                (message, Some(site.cell))
            }
            Action::Back { spot } => {
                let site = self.site(spot);
                (self.with_site(new("south-seas-action-back"), site), Some(site.cell))
            }
            Action::Take { ship } => (set.with_ship(new("south-seas-action-take"), ship), None),
            Action::Load { ship, payment } => {
                (set.with_ship(new("south-seas-action-load").with("wares", amounts(payment)), ship), None)
            }
            Action::Skip if self.facts.phase == Phase::Islander => (new("south-seas-action-skip-islander"), None),
            Action::Skip => (new("south-seas-action-skip-delivery"), None),
        };
        ActionLabel { label, place: place.map(Into::into) }
    }

    fn prompt(&self) -> Message {
        let of = |key, seat: Seat| Message::new(key).with("seat", seat);
        let active = self.facts.active;
        match (self.facts.phase, self.facts.drawn) {
            (Phase::Place, Some(tile)) => self.facts.components.with_tile(of("south-seas-prompt-place", active), tile),
            (Phase::Islander, _) => of("south-seas-prompt-islander", active),
            (Phase::Choose(seat), _) => of("south-seas-prompt-choose", seat),
            (Phase::Deliver, _) => of("south-seas-prompt-deliver", active),
            (Phase::Draw | Phase::Place, _) => of("south-seas-prompt-draw", active),
            (Phase::SetUp | Phase::RefillMarket | Phase::RefillDelivery, _) => Message::new("south-seas-prompt-ship"),
            (Phase::Over, _) => Message::new("south-seas-prompt-over"),
        }
    }

    fn summary(view: &View) -> Vec<Message> {
        let facts = &view.facts;
        let set = &facts.components;
        let mut lines = Vec::new();
        for seat in Seat::all(facts.seats) {
            let [bananas, shells, fish] = facts.wares[seat.index()];
            let is_active = seat == facts.active && facts.phase != Phase::Over;
            let line = Message::new("south-seas-summary-seat")
                .with("turn", if is_active { "yes" } else { "no" })
                .with("seat", seat)
                .with("points", facts.score(seat))
                .with("bananas", bananas)
                .with("shells", shells)
                .with("fish", fish)
                .with("supply", facts.supply(seat));
            lines.push(line);
        }
        lines.push(Message::new("south-seas-summary-ships"));
        for ship in facts.display {
            lines.push(match ship {
                Some(ship) => set.with_ship(Message::new("south-seas-summary-ship"), ship),
                None => Message::new("south-seas-summary-no-ship"),
            });
        }
        let stacks = Message::new("south-seas-summary-stacks");
        lines.push(stacks.with("tiles", facts.bag.len()).with("ships", facts.stack_total()));
        lines
    }

    fn counter(view: &View) -> Vec<Message> {
        let facts = &view.facts;
        let set = &facts.components;
        let mut lines = vec![Message::new("south-seas-counter-tiles").with("count", facts.bag.len())];
        for (index, layout) in set.layouts.iter().enumerate() {
            let left = facts.bag.iter().filter(|tile| set.tile(**tile).layout == index);
            let count = left.clone().count();
            let boats = left.filter(|tile| set.tile(**tile).segments.iter().any(|segment| segment.boat)).count();
            let key = match (count, boats) {
                (0, _) => continue,
                (_, 0) => "south-seas-counter-layout",
                _ => "south-seas-counter-layout-boats",
            };
            let line = Message::new(key)
                .with("count", count)
                .with("id", layout.key.as_str())
                .with("layout", layout_arg(&layout.name));
            lines.push(if boats > 0 { line.with("boats", boats) } else { line });
        }
        lines.push(Message::new("south-seas-counter-ships").with("count", facts.stack_total()));
        for (kind, &count) in set.ships.iter().zip(&facts.stack).filter(|(_, count)| **count > 0) {
            let line = Message::new("south-seas-counter-ship").with("count", count);
            lines.push(line.with("points", kind.value).with("demand", kind.demand.message()));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use atoll_components::ComponentSet;

    use super::*;

    #[test]
    fn every_layout_of_the_built_in_set_has_a_translated_name() {
        for layout in &Components::built_in().layouts {
            assert!(matches!(layout_arg(&layout.name), Arg::Message(_)), "{}", layout.name);
        }
        assert_eq!(layout_arg("of my own"), Arg::Text("of my own".into()));
    }
}
