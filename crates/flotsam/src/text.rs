//! The faces of the game: moves, positions, lines, messages and JSON.

use atoll_core::{
    ActionLabel, Boards, ComponentFiles, Game, JsonGame, Lines, Message, Messages, Notation, NotationError,
    PositionKeys, Positions, Read, ScoreLine, Seat, Titled, Variants, read_number, read_seat, refuse, wrong,
};
use serde::Serialize;

use crate::state::{ALIKE, Action, Event, Flotsam, Held, Pieces, TURNS, WORTHS};

const KEYS: PositionKeys = PositionKeys { all: &["turns", "held", "sunk", "hoard"], grids: &[] };

impl<const NEWEST: u32> Titled for Flotsam<NEWEST> {
    const TITLE: &'static str = "Flotsam";
    const TITLE_KEY: &'static str = "flotsam-name";
    const RULEBOOK: &'static str = include_str!("../../../rulebooks/flotsam.md");
}

impl<const NEWEST: u32> Variants for Flotsam<NEWEST> {
    fn options(&self) {}
}

impl<const NEWEST: u32> ComponentFiles for Flotsam<NEWEST> {}
impl<const NEWEST: u32> Boards for Flotsam<NEWEST> {}

fn read_worth(text: &str) -> Read<u8> {
    match read_number(text, *WORTHS.end())? {
        0 => wrong("no piece is worth 0"),
        worth => Ok(worth),
    }
}

fn read_pieces(words: &[&str]) -> Read<Pieces> {
    let counts = words.iter().map(|word| read_number(word, ALIKE)).collect::<Read<Vec<u8>>>()?;
    counts.try_into().or_else(|_| wrong("pieces are three numbers: how many are worth 1, 2 and 3"))
}

fn pieces([one, two, three]: Pieces) -> String {
    format!("{one} {two} {three}")
}

fn held(held: Held) -> String {
    match held {
        Held::Nothing => "-".into(),
        Held::Unseen => "?".into(),
        Held::Piece(worth) => worth.to_string(),
    }
}

fn worded(action: Action) -> (&'static str, &'static str, u8) {
    match action {
        Action::Keep(worth) => ("keep", "flotsam-keep", worth),
        Action::Toss(worth) => ("toss", "flotsam-toss", worth),
    }
}

impl<const NEWEST: u32> Notation for Flotsam<NEWEST> {
    fn action_text(&self, action: Action) -> String {
        let (word, _, worth) = worded(action);
        format!("{word} {worth}")
    }

    fn parse_action(&self, text: &str) -> Read<Action> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["keep", worth] => read_worth(worth).map(Action::Keep),
            ["toss", worth] => read_worth(worth).map(Action::Toss),
            _ => refuse("a piece is kept or tossed: write `keep 2` or `toss 2`", "flotsam-no-move", text),
        }
    }

    fn draw_text(&self, worth: u8) -> String {
        format!("piece {worth}")
    }

    fn parse_draw(&self, text: &str) -> Read<u8> {
        text.strip_prefix("piece ").map_or_else(|| wrong("a draw is written `piece 2`"), read_worth)
    }
}

impl<const NEWEST: u32> Positions for Flotsam<NEWEST> {
    fn position_text(&self) -> String {
        let hoard = |seat: Seat| format!("hoard {seat} {}\n", pieces(self.hoards[seat.index()]));
        let hoards: String = Seat::all(self.seats).map(hoard).collect();
        format!("turns {}\nheld {}\nsunk {}\n{hoards}", self.turns, held(self.held), pieces(self.sunk))
    }

    fn from_position(options: &(), seats: u8, text: &str) -> Read<Self> {
        let mut state = Self::new(options, seats).map_err(|error| NotationError::new(error.to_string()))?;
        KEYS.read(text, |key, words, _| {
            match (key, words) {
                ("turns", [turns]) => state.turns = read_number(turns, TURNS * seats)?,
                ("held", ["-"]) => state.held = Held::Nothing,
                ("held", [worth]) => state.held = Held::Piece(read_worth(worth)?),
                ("sunk", counts) => state.sunk = read_pieces(counts)?,
                ("hoard", [seat, counts @ ..]) => {
                    state.hoards[read_seat(seat, seats)?.index()] = read_pieces(counts)?;
                }
                _ => return KEYS.unknown(key, words),
            }
            Ok(())
        })?;
        for (at, worth) in WORTHS.enumerate() {
            let hoarded: u8 = state.hoards.iter().map(|hoard| hoard[at]).sum();
            let out = hoarded + state.sunk[at] + u8::from(state.held == Held::Piece(worth));
            let Some(left) = ALIKE.checked_sub(out) else {
                return wrong(format!("there are {ALIKE} pieces worth {worth}, not {out}"));
            };
            state.bag[at] = left;
        }
        if state.bag == Pieces::default() {
            return wrong("the bag is never empty");
        }
        Ok(state)
    }
}

impl<const NEWEST: u32> Lines for Flotsam<NEWEST> {
    fn event_line(&self, event: &Event) -> String {
        match *event {
            Event::Drew { seat, worth } => format!("drew {seat} {worth} FL-2"),
            Event::Did { seat, action } => {
                let (word, _, worth) = worded(action);
                format!("{word} {seat} {worth} FL-3")
            }
        }
    }

    fn fact_lines(view: &Self) -> Vec<String> {
        let bag = format!("bag {}", pieces(view.bag));
        let scores = view.outcome().map(|outcome| outcome.lines().collect()).unwrap_or_default();
        let position = view.position_text().lines().map(String::from).collect();
        [position, vec![bag], scores].concat()
    }
}

impl<const NEWEST: u32> Messages for Flotsam<NEWEST> {
    fn event_message(&self, event: &Event) -> Option<Message> {
        Some(match *event {
            Event::Drew { seat, worth } => Message::new("flotsam-drew").with("seat", seat).with("worth", worth),
            Event::Did { action, .. } => self.action_label(action).label,
        })
    }

    fn ledger_message(line: &ScoreLine) -> Message {
        line.message("flotsam-points")
    }

    fn action_label(&self, action: Action) -> ActionLabel {
        let (_, key, worth) = worded(action);
        ActionLabel { label: Message::new(key).with("worth", worth), place: None }
    }

    fn prompt(&self) -> Message {
        Message::new("flotsam-prompt")
    }
}

/// A seat as JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatJson {
    seat: Seat,
    points: i32,
    hoard: Pieces,
}

/// A view as JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewJson {
    held: Held,
    bag: Pieces,
    sunk: Pieces,
    seats: Vec<SeatJson>,
}

impl<const NEWEST: u32> JsonGame for Flotsam<NEWEST> {
    type ViewJson = ViewJson;
    type EventJson = Event;
    type ActionJson = Action;
    type ComponentsJson = ();

    fn view_json(view: &Self) -> ViewJson {
        let seat = |seat: Seat| SeatJson { seat, points: view.points(seat), hoard: view.hoards[seat.index()] };
        ViewJson { held: view.held, bag: view.bag, sunk: view.sunk, seats: Seat::all(view.seats).map(seat).collect() }
    }

    fn event_json(&self, event: &Event) -> Event {
        *event
    }

    fn action_json(&self, action: Action) -> Action {
        action
    }

    fn components_json((): &()) {}
}
