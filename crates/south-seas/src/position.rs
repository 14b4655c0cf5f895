//! Positions drawn as text: a grid of tiles and a few lines beside it. The format is documented in `docs/notation.md`.

use std::fmt::Write as _;

use atoll_core::{
    Game, MAX_SEATS, NotationError, PositionKeys, Positions, Read, Seat, counted, read, read_counted, read_number,
    read_seat, wrong,
};

use crate::components::{FeatureKind, ShipId, TileId};
use crate::facts::{BOAT_TOKENS, DISPLAY};
use crate::ware::read_amounts;
use crate::{
    Cell, Components, Facts, ISLANDERS, List, MAX_SHIP_KINDS, MAX_TILES, Options, Phase, Placed, Rotation, Side, State,
};

/// The words for phases without further arguments behind the active seat.
const PHASES: [(&str, Phase); 7] = [
    ("set-up", Phase::SetUp),
    ("draw", Phase::Draw),
    ("islander", Phase::Islander),
    ("refill-market", Phase::RefillMarket),
    ("deliver", Phase::Deliver),
    ("refill-delivery", Phase::RefillDelivery),
    ("over", Phase::Over),
];

/// More wares than any game yields; keeps sums far from overflow.
const MAX_WARES: u32 = 9_999;

impl Positions for State {
    fn position_text(&self) -> String {
        let facts = &self.facts;
        let set = &facts.components;
        let mut text = String::new();
        let active = facts.active;
        let _ = match (facts.phase, facts.drawn) {
            (Phase::Place, Some(tile)) => writeln!(text, "phase place {active} {}", set.tile(tile).id),
            (Phase::Choose(seat), _) => writeln!(text, "phase choose {active} {seat}"),
            (phase, _) => {
                let word = PHASES.iter().find(|(_, known)| *known == phase).map_or("draw", |(word, _)| word);
                writeln!(text, "phase {word} {active}")
            }
        };
        text.push_str(&write_map(facts));
        for seat in Seat::all(facts.seats) {
            for &at in facts.islanders[seat.index()].iter() {
                let _ = writeln!(text, "islander {seat} {}", self.site_text(self.site(at)));
            }
        }
        for laid in facts.tiles.iter() {
            let kind = set.tile(laid.tile);
            for segment in (0..kind.segments.len() as u8).filter(|segment| laid.covered >> segment & 1 == 1) {
                let _ = writeln!(text, "covered {} {}", laid.cell, kind.segment_name(crate::SegmentId(segment)));
            }
        }
        for seat in Seat::all(facts.seats) {
            let [bananas, shells, fish] = facts.wares[seat.index()];
            let _ = writeln!(text, "wares {seat} {bananas}B {shells}S {fish}F");
            let _ = writeln!(text, "ships {seat}{}", ships_text(set, &facts.taken[seat.index()]));
        }
        let shown: Vec<&str> =
            facts.display.iter().map(|ship| ship.map_or("-", |ship| set.ship(ship).id.as_str())).collect();
        let _ = writeln!(text, "show {}", shown.join(" "));
        let _ = writeln!(text, "stack{}", ships_text(set, &facts.stack));
        let bag = counted(set.tiles.iter().zip(tile_counts(&facts.bag)).map(|(kind, count)| (kind.id.as_str(), count)));
        let _ = writeln!(text, "bag{bag}");
        let removed: Vec<&str> = facts.removed.iter().map(|&tile| set.tile(tile).id.as_str()).collect();
        let _ = writeln!(text, "{}", format!("removed {}", removed.join(" ")).trim_end());
        let _ = writeln!(text, "tokens {}", facts.tokens);
        if facts.dues != [0; MAX_SEATS] {
            for seat in Seat::all(facts.seats).filter(|seat| facts.dues[seat.index()] > 0) {
                let _ = writeln!(text, "due {seat} {}", facts.dues[seat.index()]);
            }
            let _ = writeln!(text, "due-from {}", facts.due_from);
        }
        text
    }

    fn from_position(options: &Options, seats: u8, text: &str) -> Read<Self> {
        let start = Self::new(options, seats).map_err(|error| NotationError::new(error.to_string()))?;
        let mut draft = Draft::new(start.facts);
        KEYS.read(text, |key, words, rows| draft.read_line(key, words, rows))?;
        draft.finish()
    }
}

/// The words that begin lines of a position.
const KEYS: PositionKeys = PositionKeys {
    all: &[
        "phase", "map", "islander", "covered", "wares", "ships", "show", "stack", "bag", "removed", "tokens", "due",
        "due-from",
    ],
    grids: &["map"],
};

fn tile_counts(tiles: &[TileId]) -> [u8; MAX_TILES] {
    let mut counts = [0; MAX_TILES];
    tiles.iter().for_each(|tile| counts[usize::from(tile.0)] += 1);
    counts
}

/// ` 4-bsf*2 3-3`, with a leading blank.
fn ships_text(set: &Components, counts: &[u8; MAX_SHIP_KINDS]) -> String {
    counted(set.ships.iter().zip(counts).map(|(kind, &count)| (kind.id.as_str(), count)))
}

fn write_map(facts: &Facts) -> String {
    let (left, right) =
        (facts.tiles.iter().map(|laid| laid.cell.x()).min(), facts.tiles.iter().map(|laid| laid.cell.x()).max());
    let (top, bottom) =
        (facts.tiles.iter().map(|laid| laid.cell.y()).min(), facts.tiles.iter().map(|laid| laid.cell.y()).max());
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else { return String::new() };
    let token = |cell: Cell| {
        let found = facts.tiles.iter().enumerate().find(|(_, laid)| laid.cell == cell);
        found.map_or_else(
            || ".".to_string(),
            |(number, laid)| format!("{}/{}#{number}", facts.components.tile(laid.tile).id, laid.rotation.quarters()),
        )
    };
    let rows: Vec<Vec<String>> =
        (top..=bottom).map(|y| (left..=right).map(|x| token(Cell::new(x, y))).collect()).collect();
    let width = rows.iter().flatten().map(String::len).max().unwrap_or(1);
    let mut text = format!("map {left},{top}\n");
    for row in rows {
        let line: Vec<String> = row.iter().map(|word| format!("{word:<width$}")).collect();
        let _ = writeln!(text, "  {}", line.join(" ").trim_end());
    }
    text
}

/// A tile of the map before its place in the laying order is known.
struct Drawn {
    placed: Placed,
    order: Option<u32>,
}

/// A position being read.
struct Draft {
    facts: Facts,
    map: Vec<Drawn>,
    islanders: Vec<(Seat, Cell, String)>,
    covered: Vec<(Cell, String)>,
    bag: Option<Vec<TileId>>,
    stack: Option<Vec<ShipId>>,
    tokens: Option<u8>,
    has_phase: bool,
}

impl Draft {
    fn new(facts: Facts) -> Self {
        Self {
            facts,
            map: Vec::new(),
            islanders: Vec::new(),
            covered: Vec::new(),
            bag: None,
            stack: None,
            tokens: None,
            has_phase: false,
        }
    }

    fn seat(&self, word: &str) -> Read<Seat> {
        read_seat(word, self.facts.seats)
    }

    fn read_line(&mut self, key: &str, words: &[&str], rows: &[&str]) -> Read<()> {
        let set = &self.facts.components;
        match (key, words) {
            ("map", [corner]) => self.read_map(corner, rows)?,
            ("phase", [word, active, rest @ ..]) => {
                self.has_phase = true;
                self.facts.active = self.seat(active)?;
                self.facts.phase = match (*word, rest) {
                    ("place", [tile]) => {
                        self.facts.drawn = Some(set.read_tile(tile)?);
                        Phase::Place
                    }
                    ("choose", [seat]) => Phase::Choose(self.seat(seat)?),
                    (word, []) if PHASES.iter().any(|(known, _)| *known == word) => {
                        PHASES.iter().find(|(known, _)| *known == word).map_or(Phase::Draw, |(_, phase)| *phase)
                    }
                    _ => {
                        return wrong(
                            "phases are: set-up A · draw A · place A TILE · islander A · choose A B · refill-market A · deliver A · refill-delivery A · over A",
                        );
                    }
                };
            }
            ("islander", [seat, cell, segment]) => {
                self.islanders.push((self.seat(seat)?, read(cell)?, (*segment).to_string()));
            }
            ("covered", [cell, segment]) => self.covered.push((read(cell)?, (*segment).to_string())),
            ("wares", [seat, wares @ ..]) => {
                let seat = self.seat(seat)?;
                self.facts.wares[seat.index()] = match read_amounts(&wares.concat()) {
                    Some(amounts) if amounts.iter().all(|&n| n <= MAX_WARES) => amounts,
                    _ => {
                        return wrong(format!(
                            "`{}` are not wares; write them like 2B 1S 12F, each up to {MAX_WARES}",
                            wares.join(" ")
                        ));
                    }
                };
            }
            ("ships", [seat, ships @ ..]) => {
                let seat = self.seat(seat)?;
                self.facts.taken[seat.index()] = [0; MAX_SHIP_KINDS];
                for ship in read_all(ships, |id| set.read_ship(id))? {
                    self.facts.taken[seat.index()][usize::from(ship.0)] += 1;
                }
            }
            ("show", ships) if ships.len() <= DISPLAY => {
                self.facts.display = [None; DISPLAY];
                for (place, word) in self.facts.display.iter_mut().zip(ships) {
                    *place = if *word == "-" { None } else { Some(set.read_ship(word)?) };
                }
            }
            ("stack", ships) => self.stack = Some(read_all(ships, |id| set.read_ship(id))?),
            ("bag", tiles) => self.bag = Some(read_all(tiles, |id| set.read_tile(id))?),
            ("removed", tiles) => {
                for tile in read_all(tiles, |id| set.read_tile(id))? {
                    if self.facts.removed.is_full() {
                        return wrong("more tiles are removed than a set can have");
                    }
                    self.facts.removed.push(tile);
                }
            }
            ("tokens", [count]) => self.tokens = Some(read_number(count, BOAT_TOKENS)?),
            ("due", [seat, count]) => {
                let seat = self.seat(seat)?;
                self.facts.dues[seat.index()] = read_number(count, 9)?;
            }
            ("due-from", [count]) => self.facts.due_from = read_number(count, self.facts.seats)?,
            _ => return KEYS.unknown(key, words),
        }
        Ok(())
    }

    fn read_map(&mut self, corner: &str, rows: &[&str]) -> Read<()> {
        let corner: Cell = read(corner)?;
        for (y, row) in rows.iter().enumerate() {
            for (x, word) in row.split_whitespace().enumerate() {
                if word == "." {
                    continue;
                }
                let (Ok(x), Ok(y)) = (i8::try_from(x), i8::try_from(y)) else { return wrong("the map is too large") };
                let cell = match (corner.x().checked_add(x), corner.y().checked_add(y)) {
                    (Some(x @ -100..=100), Some(y @ -100..=100)) => Cell::new(x, y),
                    _ => return wrong("the map reaches beyond 100 cells from the start tile"),
                };
                let (word, order) = match word.split_once('#') {
                    Some((word, order)) => (word, Some(read_number(order, 999)?)),
                    None => (word, None),
                };
                let (id, quarters) = word.split_once('/').unwrap_or((word, "0"));
                let quarters = read_number(quarters, 3)?;
                let placed = Placed {
                    cell,
                    tile: self.facts.components.read_tile(id)?,
                    rotation: Rotation::new(quarters).unwrap_or_default(),
                    covered: 0,
                };
                if self.map.len() >= MAX_TILES || self.map.iter().any(|other| other.placed.cell == cell) {
                    return wrong(format!("the map has too many tiles, or two on {cell}"));
                }
                self.map.push(Drawn { placed, order });
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Read<State> {
        if !self.map.is_empty() {
            self.facts.tiles = self.laying_order()?;
        }
        self.sort_tiles()?;
        self.sort_ships()?;
        if !self.has_phase {
            self.facts.phase = Phase::Draw;
        }
        let mut state = State::from_facts(self.facts);
        for (cell, name) in &self.covered {
            let spot = state.read_spot(&cell.to_string(), name)?;
            let tile = state.facts.tiles[usize::from(spot.tile)].tile;
            let segment = state.facts.components.tile(tile).segments[usize::from(spot.segment.0)];
            if segment.kind != FeatureKind::Sea || segment.symbols == 0 {
                return wrong(format!("covered {cell} {name}: no fish are shown there"));
            }
            state.facts.tiles[usize::from(spot.tile)].covered |= 1 << spot.segment.0;
        }
        state.facts.tokens = self.tokens.unwrap_or(self.covered.len().min(BOAT_TOKENS.into()) as u8);
        for (seat, cell, name) in &self.islanders {
            let spot = state.read_spot(&cell.to_string(), name)?;
            if state.kind(spot) == FeatureKind::Market && state.facts.islanders.iter().any(|own| own.contains(&spot)) {
                return wrong(format!("islander {seat} {cell} {name}: a market holds at most one merchant (SS-11)"));
            }
            let own = &mut state.facts.islanders[seat.index()];
            if own.is_full() {
                return wrong(format!("seat {seat} has more than {ISLANDERS} islanders on the map (SS-3)"));
            }
            if own.contains(&spot) {
                return wrong(format!("islander {seat} {cell} {name}: listed twice"));
            }
            own.push(spot);
            own.sort_unstable();
        }
        let state = State::from_facts(state.facts);
        state.check_position()?;
        Ok(state)
    }

    /// The start tile first; then, of the tiles that touch what lies, the one with the lowest number, else the first
    /// in reading order.
    fn laying_order(&mut self) -> Read<List<Placed, MAX_TILES>> {
        let set = &self.facts.components;
        let start = self.map.iter().position(|drawn| drawn.placed.cell == Cell::START);
        let start = start
            .map(|index| self.map.remove(index).placed)
            .filter(|placed| placed.tile == set.start() && placed.rotation == Rotation::default());
        let Some(start) = start else {
            return wrong(format!("the map needs the start tile {} unrotated on 0,0 (SS-4)", set.tile(set.start()).id));
        };
        let mut laid: List<Placed, MAX_TILES> = List::new();
        laid.push(start);
        self.map.sort_by_key(|drawn| (drawn.order.unwrap_or(u32::MAX), drawn.placed.cell));
        while !self.map.is_empty() {
            let touches = |drawn: &Drawn| {
                laid.iter().any(|other| Side::ALL.into_iter().any(|side| drawn.placed.cell.beyond(side) == other.cell))
            };
            let Some(next) = self.map.iter().position(touches) else {
                return wrong(format!(
                    "the tile on {} is not connected to the start tile (SS-5)",
                    self.map[0].placed.cell
                ));
            };
            let next = self.map.remove(next).placed;
            let edges = set.turned(next.tile, next.rotation.quarters()).edges;
            for other in laid.iter() {
                let theirs = set.turned(other.tile, other.rotation.quarters()).edges;
                for side in Side::ALL.into_iter().filter(|&side| next.cell.beyond(side) == other.cell) {
                    if edges[side as usize] != theirs[side.opposite() as usize] {
                        return wrong(format!(
                            "the tiles on {} and {} do not continue each other (SS-5)",
                            next.cell, other.cell
                        ));
                    }
                }
            }
            laid.push(next);
        }
        Ok(laid)
    }

    /// Tiles that are nowhere else are in the stack; if the stack is given, they are out of the game.
    fn sort_tiles(&mut self) -> Read<()> {
        let set = &self.facts.components;
        let mut left: Vec<u8> = set.tiles.iter().map(|kind| kind.count).collect();
        let mut take = |tile: TileId| match left[usize::from(tile.0)].checked_sub(1) {
            Some(rest) => {
                left[usize::from(tile.0)] = rest;
                Ok(())
            }
            None => wrong(format!("there are only {} tiles {}", set.tile(tile).count, set.tile(tile).id)),
        };
        let facts = &self.facts;
        let used = facts.tiles.iter().map(|laid| laid.tile).chain(facts.removed.iter().copied()).chain(facts.drawn);
        used.chain(self.bag.iter().flatten().copied()).try_for_each(&mut take)?;
        let rest = left.iter().enumerate().flat_map(|(index, &n)| std::iter::repeat_n(TileId(index as u8), n.into()));
        match self.bag.take() {
            None => self.facts.bag = rest.collect(),
            Some(mut bag) => {
                bag.sort_unstable();
                self.facts.bag = bag.into_iter().collect();
                rest.for_each(|tile| self.facts.removed.push(tile));
            }
        }
        Ok(())
    }

    /// Ships that are nowhere else are in the stack, unless the stack is given.
    fn sort_ships(&mut self) -> Read<()> {
        let set = &self.facts.components;
        let mut left = [0u8; MAX_SHIP_KINDS];
        for (index, kind) in set.ships.iter().enumerate() {
            let shown = self.facts.display.iter().flatten().filter(|ship| usize::from(ship.0) == index).count();
            let stacked = self.stack.iter().flatten().filter(|ship| usize::from(ship.0) == index).count();
            let taken: usize = self.facts.taken.iter().map(|taken| usize::from(taken[index])).sum();
            match usize::from(kind.count).checked_sub(shown + taken + stacked) {
                Some(rest) => left[index] = if self.stack.is_some() { stacked as u8 } else { rest as u8 },
                None => return wrong(format!("there are only {} ships {}", kind.count, kind.id)),
            }
        }
        self.facts.stack = left;
        Ok(())
    }
}

/// `Ua*2 Va`.
fn read_all<T: Copy>(words: &[&str], find: impl Fn(&str) -> Read<T>) -> Read<Vec<T>> {
    let mut all = Vec::new();
    for word in words {
        let (id, count) = read_counted(word, MAX_TILES as u8)?;
        all.extend(std::iter::repeat_n(find(id)?, count.into()));
    }
    if all.len() > 255 { wrong("the list is longer than any stack") } else { Ok(all) }
}

impl State {
    /// What a position must fulfil beyond its parts.
    fn check_position(&self) -> Read<()> {
        let facts = &self.facts;
        if facts.phase != Phase::Islander && facts.phase != Phase::Over {
            for at in facts.islanders.iter().flat_map(|own| own.iter()) {
                if self.feature(*at).open == 0 {
                    return wrong(format!(
                        "the islander on {} stands on a complete feature (SS-24)",
                        self.site_text(self.site(*at))
                    ));
                }
            }
        }
        let refillable = facts.display.iter().any(Option::is_none) && facts.stack_total() > 0;
        match facts.phase {
            Phase::SetUp | Phase::RefillMarket | Phase::RefillDelivery if !refillable => {
                wrong("a refill needs an empty place in the display (`-`) and a ship in the stack")
            }
            Phase::Draw if facts.bag.is_empty() => wrong("the stack is empty, so nobody can draw; use `phase over`"),
            Phase::Place if self.index.open.fits() == 0 => wrong("the drawn tile fits nowhere (SS-6)"),
            Phase::Islander if facts.tiles.len() < 2 => {
                wrong("the islander step needs a tile laid beside the start tile")
            }
            Phase::Choose(seat) if facts.dues[seat.index()] == 0 || self.best_ships().len() < 2 => {
                wrong("a choice needs a ship that is due (`due A 1`) and two designs of highest value face up (SS-27)")
            }
            phase if facts.drawn.is_some() && phase != Phase::Place => {
                wrong("a drawn tile belongs to the placing step")
            }
            _ => Ok(()),
        }
    }
}
