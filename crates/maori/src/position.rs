//! Positions drawn as text: boards as grids and a few lines beside them. The format is documented in `docs/notation.md`.

use std::fmt::Write as _;

use atoll_core::{
    Game, NotationError, PositionKeys, Positions, Read, Seat, counted, read, read_counted, read_number, read_seat,
    wrong,
};

use crate::bay::NONE;
use crate::components::{BoardKind, Face, SHELLS, Shape, TileId};
use crate::display::{place_text, read_place};
use crate::lines::or_dash;
use crate::stack::Stack;
use crate::{Mode, Options, PLACES, Phase, Position, Rotation, Space, Spaces, State};

/// The words that begin lines of a position.
const KEYS: PositionKeys = PositionKeys {
    all: &["phase", "explorer", "display", "board", "shells", "storage", "ship", "stack", "aside", "passes", "filled"],
    grids: &["display", "board"],
};

/// Printed land; `#` would begin a comment.
const LAND: &str = "=";

impl Positions for State {
    fn position_text(&self) -> String {
        let mut text = format!("phase {} {}", self.phase.word(), self.active);
        if self.phase == Phase::Refill {
            let _ = write!(text, " {}", place_text(self.gap));
        }
        let _ = writeln!(text, "\nexplorer {}\ndisplay", or_dash(self.explorer()));
        for row in 0..4 {
            let words = (0..4).map(|column| or_dash(self.shown(4 * row + column).map(|tile| self.id(tile)))).collect();
            write_row(&mut text, words);
        }
        for seat in Seat::all(self.seats) {
            let bay = self.bay(seat);
            let _ = writeln!(text, "board {seat}");
            for y in 0..self.board_kind().height {
                let words = (0..self.board_kind().width).map(|x| self.field(seat, x, y)).collect();
                write_row(&mut text, words);
            }
            let stored = bay.stored().map(|tile| self.id(tile));
            let _ = writeln!(text, "shells {seat} {}\nstorage {seat} {}", bay.shells, or_dash(stored));
            if self.mode.has_ships() {
                let _ = writeln!(text, "ship {seat} {}", or_dash(bay.ship()));
            }
        }
        let stack = counted(self.stack.iter().map(|(tile, count)| (self.id(tile), count)));
        let _ = writeln!(text, "stack{stack}");
        let _ = writeln!(text, "aside {}\npasses {}\nfilled {}", self.aside, self.passes, or_dash(self.filled));
        text
    }

    fn from_position(options: &Options, seats: u8, text: &str) -> Read<Self> {
        let fresh = Self::new(options, seats).map_err(|error| NotationError::new(error.to_string()))?;
        let mut draft = Draft::new(fresh);
        KEYS.read(text, |key, words, rows| draft.read_line(key, words, rows))?;
        draft.finish()
    }
}

impl State {
    /// What a field of a board shows in a position.
    fn field(&self, seat: Seat, x: u8, y: u8) -> String {
        let space = Space::new(x, y).filter(|space| self.waters.has(*space));
        match space.map(|space| self.bay(seat).tile(space)) {
            None => LAND.into(),
            Some(None) => ".".into(),
            Some(Some((tile, rotation))) if rotation == Rotation::default() => self.id(tile).into(),
            Some(Some((tile, rotation))) => format!("{}/{}", self.id(tile), rotation.quarters()),
        }
    }
}

fn write_row(text: &mut String, words: Vec<String>) {
    let line: String = words.iter().map(|word| format!("{word:<6} ")).collect();
    let _ = writeln!(text, "  {}", line.trim_end());
}

/// A position being read.
struct Draft {
    state: State,
    explorer: Option<Option<Position>>,
    stack: Option<Stack>,
    is_set_up: bool,
}

impl Draft {
    fn new(fresh: State) -> Self {
        let mut state = fresh;
        state.phase = Phase::Move;
        state.gap = NONE;
        Self { state, explorer: None, stack: None, is_set_up: false }
    }

    fn board(&self) -> &BoardKind {
        self.state.board_kind()
    }

    fn seat(&self, word: &str) -> Read<Seat> {
        read_seat(word, self.state.seats)
    }

    fn tile(&self, word: &str) -> Read<TileId> {
        self.state.components.read_tile(word)
    }

    /// A tile that is no volcano: those are never taken (MA-13).
    fn taken(&self, word: &str) -> Read<TileId> {
        let tile = self.tile(word)?;
        if self.state.components.tile(tile).shape == Shape::Volcano {
            return wrong(format!("`{word}` is a volcano; nobody can have taken it (MA-13)"));
        }
        Ok(tile)
    }

    fn read_line(&mut self, key: &str, words: &[&str], rows: &[&str]) -> Read<()> {
        match (key, words) {
            ("display", []) => self.read_display(rows)?,
            ("board", [seat]) => self.read_board(seat, rows)?,
            ("phase", [word, seat, rest @ ..]) => {
                let Some(phase) = Phase::ALL.into_iter().find(|phase| phase.word() == *word) else {
                    let known = Phase::ALL.map(Phase::word).join(", ");
                    return wrong(format!("there is no phase `{word}`; phases are {known}"));
                };
                self.state.phase = phase;
                self.state.active = self.seat(seat)?;
                self.is_set_up = matches!(phase, Phase::SetUp | Phase::Placer | Phase::Place);
                self.state.gap = match (phase, rest) {
                    (Phase::Refill, [place]) => read_place(place).map_err(NotationError::new)?,
                    (Phase::Refill, _) => return wrong("name the gap, for example `phase refill A 0,3`"),
                    (_, []) => NONE,
                    _ => return wrong(format!("nothing stands behind the seat in `phase {word} {seat}`")),
                };
            }
            ("explorer", ["-"]) => self.explorer = Some(None),
            ("explorer", [position]) => self.explorer = Some(Some(read(position)?)),
            ("shells", [seat, count]) => {
                let seat = self.seat(seat)?;
                self.state.bays[seat.index()].shells = read_number(count, SHELLS)?;
            }
            ("storage", [seat, tile]) => {
                let seat = self.seat(seat)?;
                let stored = if *tile == "-" { NONE } else { self.taken(tile)?.0 };
                self.state.bays[seat.index()].stored = stored;
            }
            ("ship", [seat, space]) => {
                let seat = self.seat(seat)?;
                let ship = if *space == "-" { NONE } else { read::<Space>(space)?.index() as u8 };
                self.state.bays[seat.index()].ship = ship;
            }
            ("stack", tiles) => self.stack = Some(self.read_stack(tiles)?),
            ("aside", [count]) => self.state.aside = read_number(count, 99)?,
            ("passes", [count]) => self.state.passes = read_number(count, 2 * self.state.seats)?,
            ("filled", ["-"]) => self.state.filled = None,
            ("filled", [seat]) => self.state.filled = Some(self.seat(seat)?),
            _ => return KEYS.unknown(key, words),
        }
        Ok(())
    }

    fn read_stack(&self, words: &[&str]) -> Read<Stack> {
        let mut stack = Stack::default();
        for word in words {
            let (id, count) = read_counted(word, u8::MAX)?;
            let tile = self.tile(id)?;
            if count > self.state.components.tile(tile).count - stack.count(tile) {
                return wrong(format!("`{word}` in the stack: the set has not so many tiles {id}"));
            }
            stack.add(tile, count);
        }
        Ok(stack)
    }

    fn read_display(&mut self, rows: &[&str]) -> Read<()> {
        let words: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
        if words.len() != 4 || words.iter().any(|row| row.len() != 4) {
            return wrong("the display has 4 rows of 4 words; `-` is an empty place (MA-3)");
        }
        for (place, word) in words.iter().flatten().enumerate() {
            self.state.display[place] = if *word == "-" { NONE } else { self.tile(word)?.0 };
        }
        Ok(())
    }

    fn read_board(&mut self, seat: &str, rows: &[&str]) -> Read<()> {
        let seat = self.seat(seat)?;
        let board = self.board();
        let words: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
        let (width, height) = (usize::from(board.width), usize::from(board.height));
        if words.len() != height || words.iter().any(|row| row.len() != width) {
            return wrong(format!("a board has {height} rows of {width} words: a tile, `.` or `{LAND}`"));
        }
        let mut bay = crate::Bay::new(board, 0);
        for (y, row) in (0..).zip(&words) {
            for (x, word) in (0..).zip(row) {
                let space = Space::new(x, y).filter(|space| board.waters.has(*space));
                match (space, *word) {
                    (None, LAND) | (Some(_), ".") => {}
                    (None, word) => return wrong(format!("{x},{y} is printed land: write `{LAND}`, not `{word}`")),
                    (Some(_), LAND) => return wrong(format!("{x},{y} is a water space, not printed land")),
                    (Some(space), word) => {
                        let face = self.face(word)?;
                        bay.lay(&self.state.components, board.boat_spaces, space, face);
                    }
                }
            }
        }
        let old = &mut self.state.bays[seat.index()];
        (old.laid, old.faces, old.boats) = (bay.laid, bay.faces, bay.boats);
        Ok(())
    }

    /// `E9/1`.
    fn face(&self, word: &str) -> Read<Face> {
        let (id, quarters) = word.split_once('/').unwrap_or((word, "0"));
        let tile = self.taken(id)?;
        let kind = self.state.components.tile(tile);
        let rotation = read_number(quarters, 3).ok().and_then(Rotation::new);
        match rotation.filter(|rotation| rotation.quarters() < kind.ways()) {
            Some(rotation) => Ok(Face::new(tile, rotation)),
            None => wrong(format!("`{word}`: the quarter turns of {id} are 0 to {} (MA-14)", kind.ways() - 1)),
        }
    }

    fn finish(mut self) -> Read<State> {
        self.check_explorer()?;
        self.count_tiles()?;
        self.check_display()?;
        self.check_ships()?;
        self.check_end()?;
        let shells: u32 = self.state.bays.iter().map(|bay| u32::from(bay.shells)).sum();
        if shells > SHELLS.into() {
            return wrong(format!("the seats hold {shells} shells; there are {SHELLS} (MA-2)"));
        }
        Ok(self.state)
    }

    fn check_explorer(&mut self) -> Read<()> {
        let before = self.is_set_up;
        self.state.explorer = match self.explorer {
            None | Some(None) if before => NONE,
            None => 0,
            Some(Some(position)) if !before => position.number(),
            Some(Some(_)) => return wrong("the explorer is not placed yet in this phase (MA-4): `explorer -`"),
            Some(None) => return wrong("the explorer has a position in this phase, 0 to 15 (MA-5)"),
        };
        Ok(())
    }

    fn count_tiles(&mut self) -> Read<()> {
        let state = &mut self.state;
        let mut rest = Stack::default();
        for tile in (0..state.components.tiles.len() as u8).map(TileId) {
            let count = u32::from(state.components.tile(tile).count);
            let in_stack = self.stack.map_or(0, |stack| stack.count(tile).into());
            let there = state.in_sight(tile) + in_stack;
            if there > count {
                return wrong(format!("there are {there} tiles {}; the set has {count}", state.id(tile)));
            }
            rest.add(tile, (count - there) as u8);
        }
        state.stack = self.stack.unwrap_or(rest);
        Ok(())
    }

    fn check_display(&mut self) -> Read<()> {
        let state = &mut self.state;
        let shown = state.display.iter().filter(|tile| **tile != NONE).count();
        if state.phase == Phase::SetUp {
            if shown == PLACES || state.display[..shown].contains(&NONE) {
                return wrong("in phase set-up the first places of the display are filled, and not all (MA-3)");
            }
            let takeable = state.stack.total() - u32::from(state.stack_volcanoes());
            if takeable + (shown as u32) < PLACES as u32 {
                return wrong("the stack has not enough tiles besides volcanoes to fill the display (MA-3)");
            }
            state.gap = shown as u8;
        } else if self.is_set_up && shown < PLACES {
            return wrong("the display is full before the first turn (MA-3)");
        }
        if self.is_set_up && state.volcano != NONE && state.display.contains(&state.volcano) {
            return wrong("a volcano drawn at set-up is set aside, not laid out (MA-3)");
        }
        if state.aside > 0 && state.phase != Phase::SetUp {
            return wrong("volcanoes are set aside only in phase set-up (MA-3)");
        }
        if state.aside > 0 && state.volcano == NONE {
            return wrong("the set has no volcano that could be set aside");
        }
        if state.phase == Phase::Refill {
            if state.display[usize::from(state.gap)] != NONE {
                return wrong(format!("`phase refill`: {} is not empty", place_text(state.gap)));
            }
            if state.stack.total() == 0 {
                return wrong("`phase refill`: the stack is empty, so the gap stays (MA-18)");
            }
        }
        Ok(())
    }

    fn check_ships(&self) -> Read<()> {
        let state = &self.state;
        for seat in Seat::all(state.seats) {
            let bay = state.bay(seat);
            match (bay.ship(), state.mode.has_ships()) {
                (Some(_), false) => return wrong("there are no own ships in the basic game"),
                (Some(ship), true) if !bay.laid.has(ship) => {
                    return wrong(format!("{seat}'s own ship must be on one of {seat}'s tiles, not on {ship} (MA-41)"));
                }
                (None, true) if bay.laid != Spaces::EMPTY && state.phase != Phase::Over => {
                    return wrong(format!("{seat} has laid a tile, so {seat}'s own ship must be on one (MA-40)"));
                }
                _ => {}
            }
        }
        if state.phase == Phase::Ship && (state.mode != Mode::Advanced || state.harbours().is_empty()) {
            return wrong("`phase ship` is for the advanced game and needs another own tile to go to (MA-41)");
        }
        Ok(())
    }

    fn check_end(&self) -> Read<()> {
        let state = &self.state;
        if state.phase == Phase::Over {
            let is_clear = |seat| state.unfinished(state.bay(seat)).is_empty();
            if !Seat::all(state.seats).all(is_clear) {
                return wrong("when the game is over, unfinished islands are off the boards (MA-32)");
            }
            return Ok(());
        }
        if state.filled == Some(state.active) {
            return wrong("whoever filled the board has no further turn (MA-30)");
        }
        // Within a turn the count includes a pass that has just been made.
        let is_late = !matches!(state.phase, Phase::Ship);
        if is_late && state.passes >= 2 * state.seats {
            return wrong("with so many passes the game is over (MA-31)");
        }
        Ok(())
    }
}

impl State {
    fn stack_volcanoes(&self) -> u8 {
        if self.volcano == NONE { 0 } else { self.stack.count(TileId(self.volcano)) }
    }
}
