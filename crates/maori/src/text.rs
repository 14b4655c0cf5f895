//! The text face: options, components and everything the other text modules offer, behind one trait.

use std::fmt::Write as _;

use atoll_components::ComponentSet;
use atoll_core::{
    ActionLabel, Message, NotationError, OptionError, OptionSpec, ScoreLine, SetError, TextBoard, TextGame, to_hex,
};

use crate::components::{BoardId, Shape};
use crate::{Action, Components, Draw, Event, Mode, Options, State, View, board, messages};

const SPECS: [OptionSpec; 2] = [
    OptionSpec {
        key: "mode",
        values: &[Mode::ALL[0].word(), Mode::ALL[1].word(), Mode::ALL[2].word()],
        value_keys: &["maori-option-mode-basic", "maori-option-mode-advanced", "maori-option-mode-pro"],
        about: "With or without own ships (MA-40).",
        about_key: "maori-option-mode",
    },
    OptionSpec {
        key: "board",
        values: &[BoardId::ALL[0].word(), BoardId::ALL[1].word(), BoardId::ALL[2].word(), BoardId::ALL[3].word()],
        value_keys: &[
            "maori-option-board-a",
            "maori-option-board-b",
            "maori-option-board-c",
            "maori-option-board-reef",
        ],
        about: "The board that everybody plays on (MA-2, MA-50).",
        about_key: "maori-option-board",
    },
];

impl TextGame for State {
    const TITLE: &'static str = "Maori";
    const TITLE_KEY: &'static str = "maori-title";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/maori.md");

    fn option_specs() -> &'static [OptionSpec] {
        &SPECS
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "mode" => match Mode::ALL.into_iter().find(|mode| mode.word() == value) {
                Some(mode) => options.mode = mode,
                None => return Err(OptionError(format!("mode is `{value}`; it must be basic, advanced or pro"))),
            },
            "board" => match BoardId::named(value) {
                Some(board) => options.board = board,
                None => return Err(OptionError(format!("board is `{value}`; it must be A, B, C or reef"))),
            },
            _ => {
                let keys = SPECS.map(|spec| spec.key).join(", ");
                return Err(OptionError(format!("Maori has no option `{key}`; its options are {keys}")));
            }
        }
        Ok(())
    }

    fn option_values(options: &Options) -> Vec<(&'static str, String)> {
        vec![("mode", options.mode.word().into()), ("board", options.board.word().into())]
    }

    fn options(&self) -> Options {
        Options { mode: self.mode, board: self.board, components: self.components.clone() }
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

/// Tiles drawn as text, boards, totals, provenance.
fn describe(set: &Components) -> String {
    let mut text = format!("Set {}, sha256 {}\n\n", set.name, to_hex(&set.hash));
    for shape in Shape::ALL {
        let tiles: Vec<usize> = (0..set.tiles.len()).filter(|&index| set.tiles[index].shape == shape).collect();
        if tiles.is_empty() {
            continue;
        }
        let total: u32 = tiles.iter().map(|&index| u32::from(set.tiles[index].count)).sum();
        let _ = writeln!(text, "{} × {}", total, shape.word());
        for row in tiles.chunks(8) {
            let heads: Vec<String> = row
                .iter()
                .map(|&index| format!("{:<8}", format!("{}×{}", set.tiles[index].id, set.tiles[index].count)))
                .collect();
            let _ = writeln!(text, "   {}", heads.join(" ").trim_end());
            let drawn: Vec<Vec<String>> = row.iter().map(|&index| board::tile_lines(&set.tiles[index])).collect();
            for line in 0..3 {
                let cells: Vec<String> = drawn.iter().map(|tile| format!("{:<8}", tile[line])).collect();
                let _ = writeln!(text, "   {}", cells.join(" ").trim_end());
            }
        }
        for index in tiles {
            let _ = writeln!(text, "   {}: {}", set.tiles[index].id, set.tiles[index].provenance);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}\n", board::LEGEND);
    for kind in &set.boards {
        let (id, spaces, boats) = (kind.id.word(), kind.waters.len(), kind.boats);
        let _ = writeln!(text, "Board {id}: {spaces} spaces, {boats} boats printed off them");
        kind.rows().iter().for_each(|row| {
            let _ = writeln!(text, "   {row}");
        });
        let _ = writeln!(text, "   {}", kind.provenance);
    }
    let _ = writeln!(text, ". water   # printed land   r inside the reef   b inside the reef, with a boat\n");
    let sum =
        |f: fn(&crate::TileKind) -> u32| -> u32 { set.tiles.iter().map(|kind| f(kind) * u32::from(kind.count)).sum() };
    let _ = writeln!(
        text,
        "Totals: {} tiles, {} palms, {} huts, {} half wreaths, {} boats, {} shells on tiles",
        sum(|_| 1),
        sum(|kind| kind.palms.into()),
        sum(|kind| kind.hut.into()),
        sum(|kind| kind.wreath.count_ones()),
        sum(|kind| kind.boats.into()),
        sum(|kind| kind.shells.into())
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_back() {
        for mode in Mode::ALL {
            for board in SPECS[1].values {
                let mut options = Options::default();
                State::set_option(&mut options, "mode", mode.word()).unwrap();
                State::set_option(&mut options, "board", board).unwrap();
                assert_eq!(
                    State::option_values(&options),
                    [("mode", mode.word().into()), ("board", board.to_string())]
                );
            }
        }
        let mut options = Options::default();
        State::set_option(&mut options, "board", "b").unwrap();
        assert_eq!(options.board, BoardId::B);
        assert!(State::set_option(&mut options, "board", "D").is_err());
        assert!(State::set_option(&mut options, "mode", "hard").is_err());
        assert!(State::set_option(&mut options, "speed", "1").is_err());
    }
}
