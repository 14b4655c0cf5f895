//! Events, actions and views for people, as messages; `locales/<language>/maori.ftl` says them.

use atoll_core::{ActionLabel, Message, Messages, ScoreLine, Seat};

use crate::board::{display_place, space_place};
use crate::components::{Components, TileId};
use crate::display::place_text;
use crate::rules::WREATH;
use crate::{Action, EndReason, Event, Phase, Position, Source, Spaces, State, View, law};

impl Components {
    /// A tile as a phrase: its id, its shape and what it shows.
    fn tile_message(&self, tile: TileId) -> Message {
        let kind = self.tile(tile);
        let counted = [
            ("maori-shows-palms", kind.palms),
            ("maori-shows-hut", u8::from(kind.hut)),
            ("maori-shows-wreaths", kind.wreath.count_ones() as u8),
            ("maori-shows-boats", kind.boats),
            ("maori-shows-shells", kind.shells),
        ];
        let shown: Vec<Message> = counted
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Message::new(key).with("count", count))
            .collect();
        let message = match shown.is_empty() {
            true => Message::new("maori-tile-plain"),
            false => Message::new("maori-tile").with("shown", shown),
        };
        message.with("tile", kind.id.as_str()).with("shape", kind.shape.word())
    }
}

/// Adds `cells`, spaces in reading order, and their number as `count`.
fn with_cells(message: Message, spaces: Spaces) -> Message {
    message.with("cells", spaces.to_string()).with("count", spaces.len())
}

/// A rotation in a word: `none`, `right`, `around` or `left`.
fn turn_word(rotation: crate::Rotation) -> &'static str {
    ["none", "right", "around", "left"][usize::from(rotation.quarters())]
}

impl State {
    fn named(&self, tile: TileId) -> Message {
        self.components.tile_message(tile)
    }
}

impl Messages for State {
    fn event_message(&self, event: &Event) -> Option<Message> {
        let of = |key, seat: Seat| Message::new(key).with("seat", seat);
        Some(match *event {
            Event::TurnedUp { tile, place } => {
                Message::new("maori-event-turned-up").with("what", self.named(tile)).with("cell", place_text(place))
            }
            Event::SetAside { .. } => Message::new("maori-event-set-aside").with("rule", law(3)),
            Event::ShuffledIn { count } => {
                Message::new("maori-event-shuffled-in").with("count", count).with("rule", law(3))
            }
            Event::PlacerDrawn { seat } => of("maori-event-placer-drawn", seat).with("rule", law(4)),
            Event::ExplorerPlaced { seat, position } => {
                of("maori-event-explorer-placed", seat).with("position", position.number()).with("rule", law(4))
            }
            Event::ExplorerMoved { seat, steps, to, price, .. } => {
                let key = if price == 0 { "maori-event-explorer-moved" } else { "maori-event-explorer-moved-paid" };
                let message = of(key, seat).with("steps", steps).with("position", to.number());
                if price == 0 { message } else { message.with("price", price) }.with("rule", law(10))
            }
            Event::OwnShipMoved { seat, to, price, rule, .. } => {
                let key = if price == 0 { "maori-event-own-ship-moved" } else { "maori-event-own-ship-moved-paid" };
                let message = of(key, seat).with("cell", to.to_string());
                if price == 0 { message } else { message.with("price", price) }.with("rule", rule)
            }
            Event::OwnShipStayed { seat } => of("maori-event-own-ship-stayed", seat).with("rule", law(41)),
            Event::TileTaken { seat, tile, place, price } => {
                let key = match (place, price) {
                    (None, _) => "maori-event-tile-taken-stored",
                    (_, 0) => "maori-event-tile-taken",
                    _ => "maori-event-tile-taken-paid",
                };
                let message = of(key, seat).with("what", self.named(tile));
                if price == 0 { message } else { message.with("price", price) }.with("rule", law(12))
            }
            Event::TileLaid { seat, tile, space, rotation } => of("maori-event-tile-laid", seat)
                .with("tile", self.id(tile))
                .with("cell", space.to_string())
                .with("turn", turn_word(rotation)),
            Event::TileStored { seat, tile } => of("maori-event-tile-stored", seat).with("tile", self.id(tile)),
            Event::ShellsGained { seat, amount, shown } => {
                let key = if amount == shown { "maori-event-shells-gained" } else { "maori-event-shells-short" };
                let message = of(key, seat).with("amount", amount);
                if amount == shown { message } else { message.with("shown", shown) }.with("rule", law(15))
            }
            Event::TileRemoved { seat, tile, space } => of("maori-event-tile-removed", seat)
                .with("what", self.named(tile))
                .with("cell", space.to_string())
                .with("rule", law(17)),
            Event::Passed { seat } => of("maori-event-passed", seat).with("rule", law(11)),
            Event::Refilled { tile, place } => {
                Message::new("maori-event-refilled").with("what", self.named(tile)).with("cell", place_text(place))
            }
            Event::BoardFull { seat } => of("maori-event-board-full", seat).with("rule", law(30)),
            Event::GameEnded { reason } => Message::new(match reason {
                EndReason::Filled => "maori-event-ended-filled",
                EndReason::Passed => "maori-event-ended-passed",
            })
            .with("rule", reason.rule()),
            Event::IslandUnfinished { seat, spaces } => {
                with_cells(of("maori-event-island-unfinished", seat), spaces).with("rule", law(32))
            }
            Event::PalmsScored { seat, palms, each, points, spaces, rule } => {
                with_cells(of("maori-event-palms-scored", seat), spaces)
                    .with("palms", palms)
                    .with("each", each)
                    .with("points", points)
                    .with("rule", rule)
            }
            Event::WreathScored { seat, spaces } => {
                with_cells(of("maori-event-wreath-scored", seat), spaces).with("points", WREATH).with("rule", law(34))
            }
            Event::BoatsScored { seat, boats, points } => {
                of("maori-event-boats-scored", seat).with("boats", boats).with("points", points).with("rule", law(35))
            }
            Event::ShellsScored { seat, shells, points } => of("maori-event-shells-scored", seat)
                .with("shells", shells)
                .with("points", points)
                .with("rule", law(36)),
            Event::EmptyScored { seat, spaces } => {
                of("maori-event-empty-scored", seat).with("spaces", spaces).with("rule", law(37))
            }
            Event::TieBroken { seat, shells } => {
                of("maori-event-tie-broken", seat).with("shells", shells).with("rule", law(38))
            }
        })
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        line.message(if line.unit == "shells" { "maori-ledger-shells" } else { "maori-ledger-points" })
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        let seat = self.active;
        let free = |key: &'static str, paid: &'static str, price: u8| match price {
            0 => Message::new(key),
            _ => Message::new(paid).with("price", price),
        };
        let (label, place) = match action {
            Action::Place { position } => {
                (Message::new("maori-action-place").with("position", position.number()), Some(position.place()))
            }
            Action::Move { steps } => {
                let to = Position(self.explorer).after(steps);
                let message = free("maori-action-move", "maori-action-move-paid", self.move_price(steps));
                (message.with("steps", steps).with("position", to.number()), Some(to.place()))
            }
            Action::Lay { source, space, rotation, from } => {
                let depth = if let Source::Display(depth) = source { depth } else { 0 };
                let steps = from.map_or(0, |from| self.reach().steps_to(from).unwrap_or(0));
                let what = self.source_tile(source).map(|(tile, _)| self.id(tile)).unwrap_or_default();
                let message = match from {
                    None => free("maori-action-lay", "maori-action-lay-paid", depth),
                    Some(from) => Message::new("maori-action-lay-from")
                        .with("from", from.to_string())
                        .with("price", depth + steps),
                };
                let message = message
                    .with("tile", what)
                    .with("source", if source == Source::Storage { "storage" } else { "display" })
                    .with("cell", space.to_string())
                    .with("turn", turn_word(rotation));
                (message, Some(space_place(seat, space)))
            }
            Action::Store { depth } => {
                let taken = self.source_tile(Source::Display(depth));
                let what = taken.map(|(tile, _)| self.id(tile)).unwrap_or_default();
                let place = taken.and_then(|(_, place)| place);
                (
                    free("maori-action-store", "maori-action-store-paid", depth).with("tile", what),
                    place.map(display_place),
                )
            }
            Action::Remove { space } => {
                let tile = self.own().tile(space).map(|(tile, _)| self.id(tile)).unwrap_or_default();
                let message = Message::new("maori-action-remove").with("tile", tile).with("cell", space.to_string());
                (message, Some(space_place(seat, space)))
            }
            Action::Pass => (Message::new("maori-action-pass"), None),
            Action::Ship { space } => {
                (Message::new("maori-action-ship").with("cell", space.to_string()), Some(space_place(seat, space)))
            }
            Action::Stay => (Message::new("maori-action-stay"), None),
        };
        ActionLabel { label, place }
    }

    fn prompt(&self) -> Message {
        let of = |key| Message::new(key).with("seat", self.active);
        match self.phase {
            Phase::SetUp => Message::new("maori-prompt-set-up"),
            Phase::Placer => Message::new("maori-prompt-placer"),
            Phase::Place => of("maori-prompt-place"),
            Phase::Move => of("maori-prompt-move").with("boats", self.own().boats).with("shells", self.own().shells),
            Phase::Act if self.takeable().is_empty() => of("maori-prompt-act-nothing"),
            Phase::Act => of("maori-prompt-act"),
            Phase::Refill => Message::new("maori-prompt-refill"),
            Phase::Ship => of("maori-prompt-ship"),
            Phase::Over => Message::new("maori-prompt-over"),
        }
    }

    fn summary(view: &View) -> Vec<Message> {
        let state = &view.table;
        let scores = state.scores();
        let mut lines = Vec::new();
        for seat in Seat::all(state.seats) {
            let (bay, score) = (state.bay(seat), scores[seat.index()]);
            let is_active = seat == state.active && state.phase != Phase::Over;
            lines.push(
                Message::new("maori-summary-seat")
                    .with("turn", if is_active { "yes" } else { "no" })
                    .with("seat", seat)
                    .with("points", score.total())
                    .with("boats", bay.boats)
                    .with("shells", bay.shells)
                    .with("empty", state.waters.without(bay.laid).len()),
            );
            lines.push(
                Message::new("maori-summary-score")
                    .with("palms", score.palms)
                    .with("wreaths", score.wreaths)
                    .with("boats", score.boats)
                    .with("shells", score.shells)
                    .with("empty", score.empty),
            );
            if let Some(tile) = bay.stored() {
                lines.push(Message::new("maori-summary-stored").with("what", state.named(tile)));
            }
        }
        if state.phase != Phase::Over {
            lines.extend(state.filled.map(|seat| Message::new("maori-summary-filled").with("seat", seat)));
        }
        let stacks = Message::new("maori-summary-stacks");
        lines.push(stacks.with("tiles", state.stack.total()).with("supply", state.supply()));
        lines
    }

    fn counter(view: &View) -> Vec<Message> {
        let state = &view.table;
        let mut lines = vec![Message::new("maori-counter-tiles").with("count", state.stack.total())];
        lines.extend(state.stack.iter().map(|(tile, count)| {
            Message::new("maori-counter-tile").with("count", count).with("what", state.named(tile))
        }));
        lines
    }
}
