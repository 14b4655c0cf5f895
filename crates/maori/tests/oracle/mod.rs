//! A second implementation of the law of Maori: slow, obvious, and independent of the engine's.
//!
//! Nothing is kept that could be looked up again: islands are flooded, ways are searched and boats are counted whenever
//! somebody asks. It reads component files itself and shares no type with the engine.

mod end;
mod face;
mod isles;
mod pieces;
mod rare;
mod sets;
mod tally;
mod verdict;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

pub(crate) use atoll_testkit::lockstep::Tally;
use isles::{Laid, boats};
pub(crate) use pieces::{Box as Kit, Design, Plan, Spot};
pub(crate) use sets::{SETS, custom_file};
pub(crate) use tally::RARE;
pub(crate) use verdict::Ways;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Deed {
    /// The explorer's first position.
    Place(u32),
    /// Positions to move.
    Move(u32),
    /// Lay a tile.
    Lay {
        /// Tiles passed over, or the storage.
        depth: Option<u32>,
        /// Where.
        spot: Spot,
        /// Quarter turns.
        turns: usize,
        /// The tile the own ship pays to go to.
        from: Option<Spot>,
    },
    /// Tiles passed over for a tile to store.
    Store(u32),
    Remove(Spot),
    Pass,
    Ship(Spot),
    Stay,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// Set-up: a tile for the first empty place.
    SetUp,
    /// Set-up: who places the explorer.
    Placer,
    Place,
    Move,
    Act,
    /// A tile for this place of the display.
    Refill(usize),
    Ship,
    Over,
}

/// How own ships are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Basic,
    Advanced,
    Pro,
}

/// Somebody at the table.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) shells: u32,
    pub(crate) stored: Option<usize>,
    pub(crate) ship: Option<Spot>,
    pub(crate) laid: Laid,
}

/// The table.
#[derive(Clone)]
pub(crate) struct Oracle {
    kit: Arc<Kit>,
    plan: Plan,
    spaces: Vec<Spot>,
    pub(crate) mode: Mode,
    pub(crate) people: Vec<Person>,
    /// Four rows of four.
    pub(crate) display: [Option<usize>; 16],
    /// Tiles left, by design.
    pub(crate) stack: Vec<u32>,
    /// Tiles out of the game, by design.
    removed: Vec<u32>,
    aside: u32,
    explorer: Option<u32>,
    pub(crate) active: usize,
    pub(crate) wait: Wait,
    passes: u32,
    /// Whether this turn's action was a laying; only counted.
    has_laid: bool,
    pub(crate) filled: Option<usize>,
    /// What the table saw in the last step.
    pub(crate) notes: Vec<String>,
    pub(crate) tally: Tally,
}

/// All shells in the box (MA-2).
const SHELLS: u32 = 30;

/// MA-5: the line a position faces, nearest place first.
fn line(position: u32) -> [usize; 4] {
    let along = [0, 1, 2, 3];
    let (side, number) = (position / 4, (position % 4) as usize);
    along.map(|step| {
        let (x, y) = match side {
            0 => (number, step),
            1 => (3 - step, number),
            2 => (3 - number, 3 - step),
            _ => (step, 3 - number),
        };
        4 * y + x
    })
}

/// A seat's letter.
pub(crate) fn letter(seat: usize) -> char {
    ['A', 'B', 'C', 'D', 'E'][seat]
}

/// A display place as it is written.
fn place_word(place: usize) -> String {
    format!("{},{}", place % 4, place / 4)
}

impl Oracle {
    /// A table before set-up.
    pub(crate) fn new(kit: Arc<Kit>, board: &str, mode: Mode, seats: usize) -> Self {
        let plan = kit.plan(board).clone();
        let person = Person { shells: 5, stored: None, ship: None, laid: BTreeMap::new() };
        Self {
            spaces: plan.spaces(),
            plan,
            mode,
            people: vec![person; seats],
            display: [None; 16],
            stack: kit.designs.iter().map(|design| design.count).collect(),
            removed: vec![0; kit.designs.len()],
            aside: 0,
            explorer: None,
            active: 0,
            wait: Wait::SetUp,
            passes: 0,
            has_laid: false,
            filled: None,
            notes: Vec::new(),
            tally: Tally::default(),
            kit,
        }
    }

    /// A design by number.
    pub(crate) fn design(&self, tile: usize) -> &Design {
        &self.kit.designs[tile]
    }

    fn id(&self, tile: usize) -> &str {
        &self.design(tile).id
    }

    /// Whether a board has this space.
    pub(crate) fn is_space(&self, spot: Spot) -> bool {
        self.spaces.contains(&spot)
    }

    /// Who is to act.
    pub(crate) fn to_act(&self) -> Option<usize> {
        matches!(self.wait, Wait::Place | Wait::Move | Wait::Act | Wait::Ship).then_some(self.active)
    }

    /// Shells that nobody holds.
    pub(crate) fn supply(&self) -> u32 {
        SHELLS - self.people.iter().map(|person| person.shells).sum::<u32>()
    }

    /// Boats a seat shows.
    pub(crate) fn boats(&self, seat: usize) -> u32 {
        boats(&self.kit.designs, &self.plan, &self.people[seat].laid)
    }

    /// Places of tiles that could be taken from where the explorer is, by how many tiles are passed over; and how many
    /// tiles lie at or behind a volcano.
    pub(crate) fn faced(&self) -> (Vec<usize>, usize) {
        let Some(position) = self.explorer else { return (Vec::new(), 0) };
        let line = line(position).into_iter().filter(|&place| self.display[place].is_some());
        let is_volcano = |&place: &usize| self.display[place].is_some_and(|tile| self.design(tile).is_volcano());
        let tiles: Vec<usize> = line.collect();
        let free = tiles.iter().position(is_volcano).unwrap_or(tiles.len());
        (tiles[..free].to_vec(), tiles.len() - free)
    }

    /// Possible outcomes of chance, with weights: tiles by design number, or seats.
    pub(crate) fn draws(&self) -> Vec<(usize, u32)> {
        match self.wait {
            Wait::SetUp | Wait::Refill(_) => self.stack.iter().copied().enumerate().filter(|&(_, n)| n > 0).collect(),
            Wait::Placer => (0..self.people.len()).map(|seat| (seat, 1)).collect(),
            _ => Vec::new(),
        }
    }

    fn note(&mut self, text: String) {
        self.notes.push(text);
    }

    /// Follows an outcome of chance.
    pub(crate) fn settle(&mut self, drawn: usize) {
        self.notes.clear();
        match self.wait {
            Wait::SetUp => self.turn_up(drawn),
            Wait::Placer => {
                self.active = drawn;
                self.note(format!("placer {} MA-4", letter(drawn)));
                self.wait = Wait::Place;
            }
            Wait::Refill(place) => {
                self.stack[drawn] -= 1;
                self.display[place] = Some(drawn);
                self.note(format!("refill {} {} MA-18", self.id(drawn), place_word(place)));
                self.tally.hit_if(self.kit.designs[drawn].is_volcano(), "volcano turned up in a refill");
                self.tally.hit_if(self.stack.iter().all(|&n| n == 0), "stack ran out");
                if self.filled.is_some_and(|filled| (self.active + 1) % self.people.len() == filled) {
                    self.tally.hit("refill after the very last action");
                }
                self.ship_step();
            }
            _ => panic!("a draw while waiting for {:?}", self.wait),
        }
    }

    /// MA-3.
    fn turn_up(&mut self, tile: usize) {
        self.stack[tile] -= 1;
        if self.design(tile).is_volcano() {
            self.aside += 1;
            self.note(format!("set-aside {} MA-3", self.id(tile)));
            self.tally.hit("volcano set aside");
            self.tally.hit_if(self.aside == 2, "several volcanoes set aside");
            return;
        }
        let place = self.display.iter().position(Option::is_none).expect("the display has an empty place");
        self.display[place] = Some(tile);
        self.note(format!("turn-up {} {}", self.id(tile), place_word(place)));
        if place < 15 {
            return;
        }
        if self.aside > 0 {
            self.note(format!("shuffle-in {} MA-3", self.aside));
            let volcano = self.kit.designs.iter().position(Design::is_volcano).expect("one was set aside");
            self.stack[volcano] += self.aside;
            self.aside = 0;
        }
        self.wait = Wait::Placer;
    }

    /// Follows a decision of the seat to act.
    pub(crate) fn play(&mut self, deed: Deed) {
        self.notes.clear();
        let seat = self.active;
        match deed {
            Deed::Place(position) => {
                self.explorer = Some(position);
                self.note(format!("explorer {} {position} MA-4", letter(seat)));
                self.active = (seat + 1) % self.people.len();
                self.begin_turn();
            }
            Deed::Move(steps) => self.explore(steps),
            Deed::Lay { depth, spot, turns, from } => self.lay(depth, spot, turns, from),
            Deed::Store(depth) => {
                let (tile, gap) = self.take(Some(depth));
                self.people[seat].stored = Some(tile);
                self.note(format!("store {} {}", letter(seat), self.id(tile)));
                self.passes = 0;
                self.after_action(gap);
            }
            Deed::Remove(spot) => self.remove(spot),
            Deed::Pass => {
                self.note(format!("pass {} MA-11", letter(seat)));
                self.passes += 1;
                self.after_action(None);
            }
            Deed::Ship(spot) => {
                let what = if self.has_laid {
                    "own ship moved after a laying"
                } else {
                    "own ship moved after storing, removing or nothing"
                };
                self.tally.hit(what);
                self.steer(spot, 0, 41);
                self.end_turn();
            }
            Deed::Stay => {
                self.note(format!("stay {} MA-41", letter(seat)));
                self.tally.hit("own ship stays");
                self.end_turn();
            }
        }
    }

    /// MA-10.
    fn explore(&mut self, steps: u32) {
        let seat = self.active;
        let boats = self.boats(seat);
        let price = steps.saturating_sub(boats);
        let from = self.explorer.expect("the explorer is placed");
        let to = (from + steps) % 16;
        self.people[seat].shells -= price;
        self.explorer = Some(to);
        self.note(format!("move {} {steps} {from} {to} price={price} MA-10", letter(seat)));
        self.tally.hit_if(price > 0, "positions bought with shells");
        self.tally.hit_if(steps >= 16, "whole lap");
        self.tally.hit_if(steps >= 16 && price == 0, "whole lap on boats alone");
        let (free, blocked) = self.faced();
        self.tally.hit_if(blocked > 1, "volcano with tiles behind it");
        self.tally.hit_if(blocked > 0 && free.is_empty(), "volcano right before the explorer");
        self.tally.hit_if(blocked == 0 && free.is_empty(), "line without a tile");
        self.wait = Wait::Act;
    }

    /// Takes a tile from the display or out of the storage and pays for it (MA-12); gives it and the gap it leaves.
    fn take(&mut self, depth: Option<u32>) -> (usize, Option<usize>) {
        let seat = self.active;
        let Some(depth) = depth else {
            let tile = self.people[seat].stored.take().expect("a tile is stored");
            self.note(format!("take {} {} storage price=0 MA-12", letter(seat), self.id(tile)));
            return (tile, None);
        };
        let place = self.faced().0[depth as usize];
        let tile = self.display[place].take().expect("a tile lies there");
        self.people[seat].shells -= depth;
        self.note(format!("take {} {} {} price={depth} MA-12", letter(seat), self.id(tile), place_word(place)));
        self.tally.hit_if(depth == 3, "three tiles passed over");
        let line = line(self.explorer.expect("the explorer is placed"));
        let before = line.iter().position(|&other| other == place).expect("it lies in the line");
        self.tally.hit_if(before > depth as usize, "empty place passed over for nothing");
        (tile, Some(place))
    }

    /// Moves the own ship, unless it is there already.
    fn steer(&mut self, to: Spot, price: u32, paragraph: u32) {
        let seat = self.active;
        let from = self.people[seat].ship.map_or("-".to_owned(), |spot| spot.to_string());
        self.people[seat].shells -= price;
        self.people[seat].ship = Some(to);
        self.note(format!("own-ship {} {from} {to} price={price} MA-{paragraph}", letter(seat)));
    }

    /// MA-14, MA-15, MA-40, MA-42, MA-44.
    fn lay(&mut self, depth: Option<u32>, spot: Spot, turns: usize, from: Option<Spot>) {
        let seat = self.active;
        if let Some(from) = from {
            let price = self.ship_ways()[&from];
            self.tally.hit(if price == 1 { "own ship pays one step" } else { "own ship pays several steps" });
            self.tally.hit_if(depth.is_some_and(|depth| depth > 0), "own ship pays from the same shells as the tile");
            self.tally.hit_if(depth.is_none(), "stored tile laid with paid steps");
            let ways = self.ship_ways();
            let twin = |(&tile, &steps): (&Spot, &u32)| tile != from && tile.touches(spot) && steps == price;
            self.tally.hit_if(ways.iter().any(twin), "several equally near tiles to lay from");
            self.steer(from, price, 44);
        }
        let supply_before = self.supply();
        let (tile, gap) = self.take(depth);
        let was_first = self.people[seat].laid.is_empty();
        self.people[seat].laid.insert(spot, (tile, turns));
        self.note(format!("lay {} {} {spot} r{turns}", letter(seat), self.id(tile)));
        let shown = self.design(tile).shells;
        if shown > 0 {
            let supply = self.supply();
            let gained = shown.min(supply);
            self.people[seat].shells += gained;
            self.note(format!("shells {} {gained} of {shown} MA-15", letter(seat)));
            self.tally.hit_if(gained < shown && gained > 0, "supply ran short");
            self.tally.hit_if(gained == 0, "supply gave nothing");
            self.tally.hit_if(supply_before < gained, "shells just paid came back at once");
        }
        self.tally.hit_if(turns > 0, "tile turned");
        let is_middle = self.design(tile).shape == "middle";
        self.tally.hit_if(is_middle && turns > 1, "middle with one half wreath turned half round");
        self.tally.hit_if(depth.is_none(), "stored tile laid");
        self.tally.hit_if(self.plan.printed(spot) == 'b', "boat space covered");
        match self.mode {
            Mode::Basic => {}
            Mode::Advanced | Mode::Pro if was_first => {
                self.steer(spot, 0, 40);
                self.tally.hit("first tile takes the own ship");
            }
            Mode::Advanced => {}
            Mode::Pro => self.steer(spot, 0, 42),
        }
        self.passes = 0;
        self.has_laid = true;
        self.after_action(gap);
    }

    /// MA-11 (d), MA-17.
    fn remove(&mut self, spot: Spot) {
        let seat = self.active;
        let (tile, _) = self.people[seat].laid.remove(&spot).expect("a tile lies there");
        self.removed[tile] += 1;
        self.note(format!("remove {} {} {spot} MA-17", letter(seat), self.id(tile)));
        self.tally.hit_if(self.kit.designs[tile].shells > 0, "tile with shells removed, shells kept");
        self.tally.hit_if(self.kit.designs[tile].boats > 0, "tile with boats removed");
        self.tally.hit_if(self.plan.printed(spot) == 'b', "boat space uncovered by a removal");
        self.tally.hit_if(self.filled.is_some(), "tile removed in the last round");
        self.passes = 0;
        self.after_action(None);
    }

    /// MA-18.
    fn after_action(&mut self, gap: Option<usize>) {
        match gap {
            Some(place) if self.stack.iter().any(|&n| n > 0) => self.wait = Wait::Refill(place),
            gap => {
                self.tally.hit_if(gap.is_some(), "gap stays");
                self.ship_step();
            }
        }
    }

    /// MA-41.
    fn ship_step(&mut self) {
        let person = &self.people[self.active];
        if self.mode == Mode::Advanced && person.ship.is_some() && person.laid.len() > 1 {
            self.wait = Wait::Ship;
        } else {
            self.end_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.has_laid = false;
        self.wait = Wait::Move;
    }

    /// MA-30, MA-31.
    fn end_turn(&mut self) {
        let is_full = |person: &Person| person.laid.len() == self.spaces.len();
        let seats = self.people.len();
        if is_full(&self.people[self.active]) {
            if self.filled.is_none() {
                self.filled = Some(self.active);
                self.note(format!("full {} MA-30", letter(self.active)));
                self.tally.hit("board filled");
                let has_boat_space = self.spaces.iter().any(|&spot| self.plan.printed(spot) == 'b');
                self.tally.hit_if(has_boat_space, "board filled by covering the boat space");
            } else {
                self.tally.hit("second board filled in the last round");
            }
        }
        let next = (self.active + 1) % seats;
        if self.filled == Some(next) {
            self.finish("end filled MA-30");
        } else if self.passes == 2 * seats as u32 {
            self.tally.hit("ended by passing");
            self.finish("end passed MA-31");
        } else {
            self.active = next;
            self.begin_turn();
        }
    }

    /// Whether every tile of the box and every shell is somewhere, once.
    pub(crate) fn is_conserved(&self) -> bool {
        let mut seen = self.removed.clone();
        (0..seen.len()).for_each(|tile| seen[tile] += self.stack[tile]);
        let volcano = self.kit.designs.iter().position(Design::is_volcano);
        if let Some(volcano) = volcano {
            seen[volcano] += self.aside;
        }
        self.display.iter().flatten().for_each(|&tile| seen[tile] += 1);
        for person in &self.people {
            person.laid.values().for_each(|&(tile, _)| seen[tile] += 1);
            person.stored.iter().for_each(|&tile| seen[tile] += 1);
        }
        let all: Vec<u32> = self.kit.designs.iter().map(|design| design.count).collect();
        seen == all && self.people.iter().map(|person| person.shells).sum::<u32>() <= SHELLS
    }
}
