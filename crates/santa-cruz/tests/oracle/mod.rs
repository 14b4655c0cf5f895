//! A second implementation of the law of Santa Cruz: slow, obvious, and independent of the engine's.
//!
//! Nothing is kept that could be looked up again: stocks, reaches, groups and stacks are counted whenever somebody asks.
//! It shares words and rows with the engine, but no rule and no table derived from the rows.

mod face;
mod flow;
mod kit;
mod notes;
mod position;
mod rare;
mod reach;
mod score;
mod sets;
mod tally;

use std::sync::Arc;

use atoll_core::Seat;
use santa_cruz::{Building, Category, Draw, Reach, Scoring, SetName, TileId};
use serde_json::Value;

pub(crate) use atoll_testkit::lockstep::Tally;
pub(crate) use kit::{Design, Kit};
pub(crate) use notes::{Note, Why};
pub(crate) use reach::site_id;
pub(crate) use sets::{SETS, custom_file};
pub(crate) use tally::RARE;

/// A building step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) kind: Reach,
    /// Builds of the card that are left, this one included.
    pub(crate) left: u32,
    /// Whether it is the second of a double.
    pub(crate) second: bool,
}

/// What the table waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    Lay,
    Deal,
    First,
    Choose,
    Sets,
    Start,
    Play,
    Double,
    Build(Step),
    /// A face-down target is turned up.
    Reveal(Step, usize),
    /// A chip for the building on this site.
    Bird(Step, usize),
    /// These are turned up, one after another.
    Turn(Step, Vec<usize>),
    New,
    Take,
    Away,
    Show,
    Over,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) points: i32,
    /// When the marker came to where it is.
    pub(crate) arrival: u32,
    /// The set of round 1.
    pub(crate) set: Option<SetName>,
    /// Ship, path, river and double cards in hand.
    pub(crate) cards: [u32; 4],
    /// Scoring cards in hand.
    pub(crate) hand: Vec<Scoring>,
    /// Scoring cards played in this round.
    pub(crate) scored: Vec<Scoring>,
    /// Scoring cards played in round 1, once it is over.
    pub(crate) pile: Vec<Scoring>,
    pub(crate) took: Option<usize>,
    pub(crate) new: Option<Scoring>,
    pub(crate) away: Option<Scoring>,
    /// Values of bird chips.
    pub(crate) chips: Vec<u8>,
    pub(crate) shown: bool,
    /// Pieces a volcano took in this round.
    pub(crate) lost: Vec<Building>,
}

/// The table.
#[derive(Clone)]
pub(crate) struct Oracle {
    pub(crate) kit: Arc<Kit>,
    pub(crate) are_sets_random: bool,
    pub(crate) people: Vec<Person>,
    pub(crate) wait: Wait,
    pub(crate) round: u32,
    pub(crate) active: usize,
    pub(crate) start: Option<usize>,
    pub(crate) has_shared: bool,
    /// The open tile of each site.
    pub(crate) tiles: Vec<Option<usize>>,
    /// Whose buildings stand on each site.
    pub(crate) owners: Vec<Vec<usize>>,
    /// Marker moves so far.
    clock: u32,
    /// What the table saw in the last step.
    pub(crate) notes: Vec<Note>,
    pub(crate) tally: Tally,
    /// What is only counted.
    memory: Memory,
}

/// What happened before, for counting rare things.
#[derive(Clone, Default)]
struct Memory {
    /// Sites whose buildings a volcano took in this round.
    erupted: Vec<usize>,
    /// The first half of the present double: failed at a turned-up tile, and the site it was about.
    failed: bool,
    first: Option<usize>,
    /// Which sites the active seat reached before the first half.
    reached: Vec<usize>,
    /// The last card played was the eruption.
    was_eruption: bool,
    /// Tiles turned up by the last building.
    turned: usize,
    starts: Vec<usize>,
}

/// A seat of the engine by its number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number as u8).expect("at most four seats")
}

/// A seat's letter.
pub(crate) fn letter(seat: usize) -> char {
    ['A', 'B', 'C', 'D'][seat]
}

/// A seat's letter in JSON.
pub(crate) fn seat_word(seat: usize) -> Value {
    letter(seat).to_string().into()
}

impl Oracle {
    /// A table before set-up.
    pub(crate) fn new(kit: Arc<Kit>, are_sets_random: bool, seats: usize) -> Self {
        let sites = kit.sites.len();
        let mut oracle = Self {
            kit,
            are_sets_random,
            people: vec![Person::default(); seats],
            wait: Wait::Lay,
            round: 1,
            active: 0,
            start: None,
            has_shared: false,
            tiles: vec![None; sites],
            owners: vec![Vec::new(); sites],
            clock: 0,
            notes: Vec::new(),
            tally: Tally::default(),
            memory: Memory::default(),
        };
        if oracle.bare_coast().is_none() {
            oracle.wait = Wait::Deal;
        }
        oracle
    }

    /// The tile that lies open on a site with a building.
    pub(crate) fn design(&self, site: usize) -> &Design {
        &self.kit.tiles[self.tiles[site].expect("a site with a building is open")]
    }

    /// The first coast site without a tile.
    pub(crate) fn bare_coast(&self) -> Option<usize> {
        let mut all = 0..self.tiles.len();
        all.find(|&site| self.kit.sites[site].category == Category::Coast && self.tiles[site].is_none())
    }

    /// Who is to act.
    pub(crate) fn to_act(&self) -> Option<usize> {
        let acts =
            matches!(self.wait, Wait::Choose | Wait::Play | Wait::Double | Wait::Build(_) | Wait::Take | Wait::Away);
        acts.then_some(self.active)
    }

    /// Clockwise from a seat, itself first.
    pub(crate) fn clockwise(&self, from: usize) -> Vec<usize> {
        (0..self.people.len()).map(|steps| (from + steps) % self.people.len()).collect()
    }

    /// SC-18: the last in turn order.
    pub(crate) fn last(&self) -> Option<usize> {
        self.start.map(|start| (start + self.people.len() - 1) % self.people.len())
    }

    /// SC-4: scoring cards dealt to each.
    pub(crate) fn dealt(&self) -> usize {
        [4, 3, 2][self.people.len() - 2]
    }

    /// SC-5: sets that nobody has.
    pub(crate) fn sets_left(&self) -> Vec<SetName> {
        let mut sets = SetName::ALL.to_vec();
        sets.retain(|&set| self.people.iter().all(|person| person.set != Some(set)));
        sets
    }

    /// SC-61: piles that nobody has taken.
    pub(crate) fn piles_left(&self) -> Vec<usize> {
        let is_left = |&owner: &usize| self.people.iter().all(|person| person.took != Some(owner));
        (0..self.people.len()).filter(is_left).collect()
    }

    /// Tiles of a category that nobody has seen.
    pub(crate) fn unseen(&self, category: Category) -> Vec<usize> {
        let is_unseen = |&tile: &usize| self.kit.tiles[tile].category == category && !self.tiles.contains(&Some(tile));
        (0..self.kit.tiles.len()).filter(is_unseen).collect()
    }

    /// Scoring cards in the stack: those nobody has ever had.
    pub(crate) fn stack(&self) -> Vec<Scoring> {
        let had = |person: &Person, card: Scoring| {
            person.hand.contains(&card)
                || person.scored.contains(&card)
                || person.pile.contains(&card)
                || person.new == Some(card)
                || person.away == Some(card)
        };
        Scoring::ALL.into_iter().filter(|&card| self.people.iter().all(|person| !had(person, card))).collect()
    }

    /// Chips of value 1, 2 and 3 of a seat.
    pub(crate) fn values(&self, seat: usize) -> [u32; 3] {
        [1, 2, 3].map(|value| self.people[seat].chips.iter().filter(|&&chip| chip == value).count() as u32)
    }

    /// How many chips a seat has.
    pub(crate) fn chips(&self, seat: usize) -> usize {
        self.people[seat].chips.len()
    }

    /// Chips in the supply, by value.
    pub(crate) fn supply(&self) -> [u32; 3] {
        let mut left = self.kit.chips;
        for seat in 0..self.people.len() {
            for (left, own) in left.iter_mut().zip(self.values(seat)) {
                *left -= own;
            }
        }
        left
    }

    /// Whether markers stand.
    pub(crate) fn has_markers(&self) -> bool {
        !matches!(self.wait, Wait::Lay | Wait::Deal | Wait::First | Wait::Choose | Wait::Sets | Wait::Start)
    }

    /// SC-31: best first; none before markers stand.
    pub(crate) fn ranking(&self) -> Vec<usize> {
        if !self.has_markers() {
            return Vec::new();
        }
        let mut seats: Vec<usize> = (0..self.people.len()).collect();
        seats.sort_by_key(|&seat| (-self.people[seat].points, self.people[seat].arrival));
        seats
    }

    /// 1 for the best.
    pub(crate) fn rank(&self, seat: usize) -> usize {
        1 + self.ranking().iter().position(|&other| other == seat).expect("markers stand")
    }

    /// The set whose cards a seat plays in the present round.
    pub(crate) fn playing_set(&self, seat: usize) -> Option<SetName> {
        self.people[self.people[seat].took.unwrap_or(seat)].set
    }

    /// The word for what the table waits for.
    pub(crate) fn phase_word(&self) -> &'static str {
        match self.wait {
            Wait::Lay => "lay",
            Wait::Deal => "deal",
            Wait::First => "first",
            Wait::Choose => "choose",
            Wait::Sets => "sets",
            Wait::Start => "start",
            Wait::Play => "play",
            Wait::Double => "double",
            Wait::Build(_) => "build",
            Wait::Reveal(..) => "reveal",
            Wait::Bird(..) => "bird",
            Wait::Turn(..) => "turn",
            Wait::New => "new",
            Wait::Take => "take",
            Wait::Away => "away",
            Wait::Show => "show",
            Wait::Over => "over",
        }
    }

    /// The word for what is drawn from.
    pub(crate) fn bag(&self) -> Option<&'static str> {
        let tiles = |site: usize| self.kit.sites[site].category.word();
        match &self.wait {
            Wait::Lay => Some("coast"),
            Wait::Deal | Wait::New => Some("cards"),
            Wait::First | Wait::Start => Some("seats"),
            Wait::Sets => Some("sets"),
            Wait::Reveal(_, site) => Some(tiles(*site)),
            Wait::Turn(_, sites) => Some(tiles(sites[0])),
            Wait::Bird(..) => Some("birds"),
            Wait::Show => Some("chips"),
            _ => None,
        }
    }

    /// Possible outcomes of chance, with weights.
    pub(crate) fn draws(&self) -> Vec<(Draw, u32)> {
        let tiles = |site: usize| {
            let unseen = self.unseen(self.kit.sites[site].category);
            unseen.into_iter().map(|tile| (Draw::Tile(TileId(tile as u8)), 1)).collect::<Vec<_>>()
        };
        let seats = 0..self.people.len();
        match &self.wait {
            Wait::Lay => tiles(self.bare_coast().expect("a coast site is bare")),
            Wait::Reveal(_, site) => tiles(*site),
            Wait::Turn(_, sites) => tiles(sites[0]),
            Wait::Deal | Wait::New => self.stack().into_iter().map(|card| (Draw::Card(card), 1)).collect(),
            Wait::First => seats.map(|number| (Draw::First(seat(number)), 1)).collect(),
            Wait::Start => seats.map(|number| (Draw::Start(seat(number)), 1)).collect(),
            Wait::Sets => self.sets_left().into_iter().map(|set| (Draw::Set(set), 1)).collect(),
            Wait::Bird(..) => {
                let supply = self.supply();
                (1..=3).map(|value| (Draw::Bird(value), supply[usize::from(value) - 1])).filter(|d| d.1 > 0).collect()
            }
            Wait::Show => vec![(Draw::Show(self.values(self.active).map(|n| n as u8)), 1)],
            _ => Vec::new(),
        }
    }

    /// SC-70: the one seat that may see the pending draw, or everybody.
    pub(crate) fn draw_only(&self) -> Option<usize> {
        matches!(self.wait, Wait::Deal | Wait::New | Wait::Bird(..)).then_some(self.active)
    }

    /// Whether nothing got lost: tiles, cards, chips and pieces.
    pub(crate) fn is_conserved(&self) -> bool {
        let open: Vec<usize> = self.tiles.iter().flatten().copied().collect();
        let unseen: usize = Category::ALL.iter().map(|&category| self.unseen(category).len()).sum();
        let are_tiles_distinct = (0..open.len()).all(|n| !open[..n].contains(&open[n]));
        let cards: usize = self.people.iter().map(|person| self.scoring_cards(person)).sum();
        let chips: u32 = (0..self.people.len()).map(|seat| self.chips(seat) as u32).sum();
        let are_pieces_there = (0..self.people.len()).all(|seat| {
            let stock: u32 = Building::ALL.iter().map(|&building| self.stock(seat, building)).sum();
            stock as usize + self.own(seat).len() + self.people[seat].lost.len() == 13
        });
        are_tiles_distinct
            && open.len() + unseen == 54
            && cards + self.stack().len() == 16
            && chips + self.supply().iter().sum::<u32>() == 22
            && are_pieces_there
    }

    /// Scoring cards that are with somebody, each counted where it is now.
    fn scoring_cards(&self, person: &Person) -> usize {
        let is_taken = |card: &Scoring| {
            self.people.iter().any(|other| other.took.is_some_and(|owner| self.people[owner].pile.contains(card)))
        };
        let piled = person.pile.iter().filter(|card| !is_taken(card)).count();
        let aside = person.new.is_some_and(|card| {
            !person.hand.contains(&card) && !person.scored.contains(&card) && person.away != Some(card)
        });
        person.hand.len() + person.scored.len() + piled + usize::from(aside) + usize::from(person.away.is_some())
    }
}
