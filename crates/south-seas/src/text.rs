//! The text face: options, components and everything the other text modules offer, behind one trait.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{
    ActionLabel, Message, NotationError, OptionError, OptionSpec, ScoreLine, SetError, TextBoard, TextGame, to_hex,
};

use crate::components::{FeatureKind, TileId};
use crate::{Action, Components, Draw, Event, Options, Retrieve, State, View, board, messages, words};

const SPECS: [OptionSpec; 2] = [
    OptionSpec {
        key: "retrieve",
        values: &[Retrieve::VALUES[0].0, Retrieve::VALUES[1].0],
        value_keys: &["south-seas-option-retrieve-any-time", "south-seas-option-retrieve-only-when-supply-empty"],
        about: "When an islander may be taken back from the map (SS-12).",
        about_key: "south-seas-option-retrieve",
    },
    OptionSpec {
        key: "first",
        values: &["A", "B", "C", "D", "E"],
        value_keys: &[],
        about: "Which seat begins (SS-4).",
        about_key: "south-seas-option-first",
    },
];

impl TextGame for State {
    const TITLE: &'static str = "South Seas";
    const TITLE_KEY: &'static str = "south-seas-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/south-seas.md");

    fn option_specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "retrieve" => match Retrieve::VALUES.iter().find(|(word, _)| *word == value) {
                Some((_, retrieve)) => options.retrieve = *retrieve,
                None => {
                    let values = Retrieve::VALUES.map(|(word, _)| word).join(" or ");
                    return Err(OptionError(format!("retrieve is `{value}`; it must be {values}")));
                }
            },
            "first" => options.first = value.parse().map_err(|error| OptionError(format!("first: {error}")))?,
            _ => {
                let keys = SPECS.map(|spec| spec.key).join(", ");
                return Err(OptionError(format!("South Seas has no option `{key}`; its options are {keys}")));
            }
        }
        Ok(())
    }

    fn option_values(options: &Options) -> Vec<(&'static str, String)> {
        let retrieve =
            Retrieve::VALUES.iter().find(|(_, known)| *known == options.retrieve).map_or("", |(word, _)| word);
        vec![("retrieve", retrieve.into()), ("first", options.first.to_string())]
    }

    fn options(&self) -> Options {
        Options { retrieve: self.facts.retrieve, first: self.facts.first, components: self.facts.components.clone() }
    }

    fn load_components(options: &mut Options, text: &str) -> Result<(), Vec<SetError>> {
        options.components = Components::read(text)?;
        Ok(())
    }

    fn components_hash(options: &Options) -> String {
        to_hex(&options.components.hash)
    }

    fn custom_components(options: &Options) -> Option<String> {
        options.components.custom_file()
    }

    fn describe_components(options: &Options) -> String {
        describe(&options.components)
    }

    fn action_text(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        self.read_action(text)
    }

    fn draw_text(&self, draw: Draw) -> String {
        self.write_draw(draw)
    }

    fn parse_draw(&self, text: &str) -> Result<Draw, NotationError> {
        self.read_draw(text)
    }

    fn event_line(&self, event: &Event) -> String {
        self.line(event)
    }

    fn event_message(&self, event: &Event) -> Option<Message> {
        self.message(event)
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        messages::ledger(line)
    }

    fn facts(view: &View) -> Vec<String> {
        Self::fact_lines(view)
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        self.hint(action)
    }

    fn prompt(&self) -> Message {
        self.question()
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn from_position(options: &Options, seats: u8, text: &str) -> Result<Self, NotationError> {
        Self::read_position(options, seats, text)
    }

    fn board(view: &View) -> TextBoard {
        board::draw(view)
    }

    fn summary(view: &View) -> Vec<Message> {
        Self::summary_messages(view)
    }

    fn counter(view: &View) -> Vec<Message> {
        Self::counter_messages(view)
    }
}

/// Tiles drawn as text, ships, totals, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n\n", set.name, to_hex(&set.hash));
    for (index, layout) in set.layouts.iter().enumerate() {
        let _ = writeln!(text, "{}. {} – {} × {}", layout.overview, layout.key, layout.count, layout.name);
        let _ = writeln!(text, "   {}", layout.provenance);
        let tiles: Vec<TileId> =
            (0..set.tiles.len() as u8).map(TileId).filter(|&tile| set.tile(tile).layout == index).collect();
        for row in tiles.chunks(8) {
            let heads: Vec<String> = row
                .iter()
                .map(|&tile| {
                    let kind = set.tile(tile);
                    let start = if kind.start { "*" } else { "" };
                    format!("{:<9}", format!("{}×{}{start}", kind.id, kind.count))
                })
                .collect();
            let _ = writeln!(text, "   {}", heads.join("  ").trim_end());
            let drawn: Vec<Vec<String>> = row.iter().map(|&tile| board::tile_lines(set, tile)).collect();
            for line in 0..5 {
                let cells: Vec<&str> = drawn.iter().map(|tile| tile[line].as_str()).collect();
                let _ = writeln!(text, "   {}", cells.join("  "));
            }
        }
        for &tile in &tiles {
            let _ = writeln!(text, "   {}: {}", set.tile(tile).id, set.tile(tile).provenance);
        }
        text.push('\n');
    }
    text.push_str("# land   ~ water   ═ ║ bridge   ● stone   [M] market   b banana   s shell   f fish   ff double group   ^ boat   * start tile\n\n");
    for ship in &set.ships {
        let _ = writeln!(text, "{} × {} points for {} ({})", ship.count, ship.value, ship.demand.words(), ship.id);
        let _ = writeln!(text, "   {}", ship.provenance);
    }
    let _ = writeln!(text, "\nTotals: {}", totals(set).join(", "));
    text
}

fn totals(set: &Components) -> Vec<String> {
    let count = |f: &dyn Fn(&crate::Segment) -> u32| -> u32 {
        let per_tile = |kind: &crate::TileKind| kind.segments.iter().map(f).sum::<u32>() * u32::from(kind.count);
        set.tiles.iter().map(per_tile).sum()
    };
    let symbols = |kind: FeatureKind| {
        let total = count(&|segment| if segment.kind == kind { segment.symbols.into() } else { 0 });
        words::kind_total(kind, total)
    };
    let tiles: u32 = set.tiles.iter().map(|kind| u32::from(kind.count)).sum();
    let ships: u32 = set.ships.iter().map(|kind| u32::from(kind.count)).sum();
    let points: u32 = set.ships.iter().map(|kind| u32::from(kind.count) * u32::from(kind.value)).sum();
    vec![
        format!("{tiles} tiles"),
        symbols(FeatureKind::Island),
        symbols(FeatureKind::Bridge),
        format!(
            "{} in {} double groups and {} singles",
            symbols(FeatureKind::Sea),
            count(&|s| s.double.into()),
            count(&|s| u32::from(s.symbols == 1 && s.kind == FeatureKind::Sea))
        ),
        format!("{} fishing boats", count(&|segment| segment.boat.into())),
        format!("{} markets", count(&|segment| u32::from(segment.kind == FeatureKind::Market))),
        format!("{ships} ships worth {points} points"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_back() {
        for (retrieve, _) in Retrieve::VALUES {
            for first in SPECS[1].values {
                let mut options = Options::default();
                State::set_option(&mut options, "retrieve", retrieve).unwrap();
                State::set_option(&mut options, "first", first).unwrap();
                assert_eq!(
                    State::option_values(&options),
                    [("retrieve", retrieve.into()), ("first", first.to_string())]
                );
            }
        }
        assert!(State::set_option(&mut Options::default(), "retrieve", "never").is_err());
        assert!(State::set_option(&mut Options::default(), "speed", "1").is_err());
    }
}
