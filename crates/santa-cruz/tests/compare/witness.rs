//! What a viewer can know: put together from nothing but the event lines it may see (SC-70) and the contents of the box.
//!
//! It keeps words, not numbers: it has no rules, only bookkeeping of what was said.

use std::collections::BTreeMap;

use crate::oracle::Kit;

const BUILDINGS: [(&str, i32); 3] = [("lighthouse", 2), ("church", 3), ("house", 8)];
const CARDS: [&str; 4] = ["ship", "path", "river", "double"];

/// What is known of a seat.
#[derive(Clone, Default)]
struct Known {
    points: i32,
    set: Option<String>,
    pile_set: Option<String>,
    took: Option<String>,
    cards: [u32; 4],
    played: [u32; 4],
    /// How many scoring cards are in hand.
    count: usize,
    /// Which; of the viewer's own seat only.
    hand: Vec<String>,
    scored: Vec<String>,
    pile: Vec<String>,
    new: Option<String>,
    away: Option<String>,
    birds: u32,
    values: [u32; 3],
    is_shown: bool,
    lost: Vec<String>,
}

/// A viewer with a good memory.
#[derive(Clone)]
pub(crate) struct Witness {
    viewer: Option<String>,
    seats: Vec<String>,
    known: BTreeMap<String, Known>,
    tiles: BTreeMap<String, String>,
    /// Site, seat, building.
    buildings: Vec<(String, String, String)>,
    /// Best first.
    order: Vec<String>,
    round: u32,
    /// Start player of the round, once known.
    start: Option<String>,
    shared: bool,
    dealt: usize,
    takes: usize,
    chips: u32,
}

impl Witness {
    /// Somebody who has just sat down.
    pub(crate) fn new(viewer: Option<usize>, seats: usize) -> Self {
        let names: Vec<String> = ["A", "B", "C", "D"][..seats].iter().map(|&name| name.to_owned()).collect();
        Self {
            viewer: viewer.map(|seat| names[seat].clone()),
            known: names.iter().map(|name| (name.clone(), Known::default())).collect(),
            seats: names,
            tiles: BTreeMap::new(),
            buildings: Vec::new(),
            order: Vec::new(),
            round: 1,
            start: None,
            shared: false,
            dealt: 0,
            takes: 0,
            chips: 0,
        }
    }

    fn at(&mut self, seat: &str) -> &mut Known {
        self.known.get_mut(seat).expect("a seat of the table")
    }

    fn cards_of(kit: &Kit, set: &str) -> [u32; 4] {
        let place = ["rivers", "paths", "ships", "balanced"].iter().position(|&other| other == set);
        kit.sets[place.expect("one of four sets")]
    }

    /// Hears one event.
    pub(crate) fn hear(&mut self, line: &str, kit: &Kit) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["lay", site, tile, _] | ["turn-up", site, tile, _] => {
                self.tiles.insert(site.to_owned(), tile.to_owned());
            }
            ["deal", seat, rule] => {
                self.dealt += 1;
                self.at(seat).count += usize::from(rule == "SC-4");
                if rule == "SC-61" {
                    self.at(seat).new = Some(String::new());
                }
            }
            ["card", seat, card, rule] => {
                let known = self.at(seat);
                match rule {
                    "SC-4" => known.hand.push(card.to_owned()),
                    _ => known.new = Some(card.to_owned()),
                }
            }
            ["first", seat, _] => {
                let place = self.seats.iter().position(|other| other == seat).expect("a seat of the table");
                self.start = Some(self.seats[(place + self.seats.len() - 1) % self.seats.len()].clone());
            }
            ["set", seat, set, _] => {
                let cards = Self::cards_of(kit, set);
                let known = self.at(seat);
                known.set = Some(set.to_owned());
                known.cards = cards;
            }
            ["round", round, seat, _] => {
                self.round = round.parse().expect("a number");
                self.start = Some(seat.to_owned());
            }
            ["marker", seat, field, _] => {
                self.at(seat).points = field.parse().expect("a number");
                self.order.insert(0, seat.to_owned());
            }
            ["play", seat, card, _] => {
                let sort = CARDS.iter().position(|&other| other == card).expect("a building card");
                self.at(seat).cards[sort] -= 1;
                self.at(seat).played[sort] += 1;
            }
            ["build", seat, site, building, rule] => {
                self.buildings.push((site.to_owned(), seat.to_owned(), building.to_owned()));
                self.shared |= rule == "SC-18";
            }
            ["gain", seat, amount, ..] => self.gain(seat, amount.parse().expect("a number")),
            ["bird", seat, _] => {
                self.at(seat).birds += 1;
                self.chips += 1;
            }
            ["chip", seat, value, _] => self.at(seat).values[value.parse::<usize>().expect("a number") - 1] += 1,
            ["score", seat, card, _] => {
                let known = self.at(seat);
                known.count -= 1;
                known.hand.retain(|other| other != card);
                known.scored.push(card.to_owned());
            }
            ["erupt", seat, site, building, _] => {
                let gone = (site.to_owned(), seat.to_owned(), building.to_owned());
                self.buildings.retain(|other| *other != gone);
                self.at(seat).lost.push(building.to_owned());
            }
            ["round-over", "1", _] => {
                self.buildings.clear();
                self.shared = false;
                for known in self.known.values_mut() {
                    known.pile = std::mem::take(&mut known.scored);
                    known.pile_set.clone_from(&known.set);
                    known.lost.clear();
                }
            }
            ["take", seat, owner, _] => self.take(seat, owner, kit),
            ["away", seat, _] => {
                // The new card joins the hand, and another or the same one leaves it.
                let known = self.at(seat);
                known.away = Some(String::new());
                known.hand.extend(known.new.clone());
            }
            ["away-card", seat, card, _] => {
                let known = self.at(seat);
                known.away = Some(card.to_owned());
                known.hand.retain(|other| other != card);
            }
            ["reveal", seat, one, two, three, _] => {
                let known = self.at(seat);
                known.values = [one, two, three].map(|n| n.parse().expect("a number"));
                known.is_shown = true;
            }
            ["double" | "no-bird" | "lack" | "unable" | "decline" | "round-over" | "end", ..] => {}
            _ => panic!("nobody knows what `{line}` says"),
        }
    }

    /// SC-31: a marker that moves goes behind those with as many points.
    fn gain(&mut self, seat: &str, amount: i32) {
        self.at(seat).points += amount;
        let points = self.known[seat].points;
        self.order.retain(|other| other != seat);
        let behind = self.order.iter().position(|other| self.known[other].points < points);
        self.order.insert(behind.unwrap_or(self.order.len()), seat.to_owned());
    }

    fn take(&mut self, seat: &str, owner: &str, kit: &Kit) {
        let (pile, set) = (self.known[owner].pile.clone(), self.known[owner].pile_set.clone());
        let cards = Self::cards_of(kit, set.as_deref().expect("everybody had a set"));
        let is_own = self.viewer.as_deref() == Some(seat);
        let known = self.at(seat);
        known.took = Some(owner.to_owned());
        known.set = set;
        known.cards = cards;
        known.played = [0; 4];
        known.count = pile.len();
        if is_own {
            known.hand = pile;
        }
        self.takes += 1;
        if self.takes == self.seats.len() {
            self.round = 2;
            self.start = self.order.last().cloned();
        }
    }

    /// The facts that follow, sorted.
    pub(crate) fn facts(&self, kit: &Kit) -> Vec<String> {
        let mut lines = vec![format!("round {}", self.round)];
        if let Some(start) = &self.start {
            let place = self.seats.iter().position(|other| other == start).expect("a seat of the table");
            let last = &self.seats[(place + self.seats.len() - 1) % self.seats.len()];
            lines.push(format!("start {start}"));
            lines.push(format!("last {last}"));
            lines.push(format!("sharing {}", if self.shared { "used" } else { "free" }));
        }
        let open: Vec<&String> = self.tiles.values().collect();
        for category in ["coast", "land", "volcano"] {
            let is_left = |tile: &&crate::oracle::Design| tile.category.word() == category && !open.contains(&&tile.id);
            lines.push(format!("left {category} {}", kit.tiles.iter().filter(is_left).count()));
        }
        lines.push(format!("left cards {}", 16 - self.dealt));
        lines.push(format!("left birds {}", 22 - self.chips));
        if !self.order.is_empty() {
            lines.push(format!("order {}", self.order.join(" ")));
        }
        for (seat, known) in &self.known {
            self.personal(seat, known, &mut lines);
        }
        for ground in &kit.sites {
            lines.push(match self.tiles.get(&ground.id) {
                Some(tile) => format!("site {} {tile}", ground.id),
                None if ground.category.word() == "coast" => format!("site {} empty", ground.id),
                None => format!("site {} face-down", ground.id),
            });
        }
        lines.sort_unstable();
        lines
    }

    fn personal(&self, seat: &str, known: &Known, lines: &mut Vec<String>) {
        let mut say = |text: String| lines.push(format!("{seat} {text}"));
        say(format!("points {}", known.points));
        if let Some(place) = self.order.iter().position(|other| other == seat) {
            say(format!("rank {}", place + 1));
        }
        known.set.iter().for_each(|set| say(format!("set {set}")));
        known.took.iter().for_each(|owner| say(format!("took {owner}")));
        for (building, all) in BUILDINGS {
            let standing =
                self.buildings.iter().filter(|(_, other, what)| other == seat && what == building).count() as i32;
            let lost = known.lost.iter().filter(|other| *other == building).count() as i32;
            say(format!("stock {building} {}", all - standing - lost));
        }
        say(format!("lost {}", known.lost.len()));
        for (sort, card) in CARDS.iter().enumerate() {
            say(format!("cards {card} {}", known.cards[sort]));
            if known.played[sort] > 0 {
                say(format!("played {card} {}", known.played[sort]));
            }
        }
        say(format!("scoring {}", known.count));
        known.scored.iter().for_each(|card| say(format!("scored {card}")));
        known.pile.iter().for_each(|card| say(format!("pile {card}")));
        known.pile_set.iter().for_each(|set| say(format!("pile-set {set}")));
        say(format!("birds {}", known.birds));
        for (site, owner, building) in &self.buildings {
            if owner == seat {
                say(format!("building {site} {building}"));
            }
        }
        let is_own = self.viewer.as_deref() == Some(seat);
        if is_own {
            known.hand.iter().for_each(|card| say(format!("holds {card}")));
            known.new.iter().for_each(|card| say(format!("new {card}")));
            known.away.iter().for_each(|card| say(format!("away {card}")));
        }
        if is_own || known.is_shown {
            let [one, two, three] = known.values;
            say(format!("values {one} {two} {three}"));
        }
    }

    /// Of the facts told, those that a witness can check, sorted: the others follow from these by the law.
    pub(crate) fn checkable(told: &[String]) -> Vec<String> {
        const GENERAL: [&str; 6] = ["round", "start", "last", "sharing", "left", "order"];
        const DERIVED: [&str; 5] = ["street", "on", "bonus", "reach", "share"];
        let is_checkable = |line: &&String| {
            let mut words = line.split(' ');
            let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            first == "site" || GENERAL.contains(&first) || first.len() == 1 && !DERIVED.contains(&second)
        };
        let mut lines: Vec<String> = told.iter().filter(is_checkable).cloned().collect();
        lines.sort_unstable();
        lines
    }
}
