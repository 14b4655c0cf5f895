//! Positions drawn as text: one line for each thing that matters. The format is documented in `docs/notation.md`.
//!
//! The file is long because reading is forgiving: whatever a position leaves out is filled from the rest of the box, and
//! each filling is a rule of its own.

use std::fmt::Write as _;

use atoll_core::{Game, NotationError, Seat};

use crate::bits::{ScoringSet, Sites, TileSet};
use crate::components::TileId;
use crate::facts::{Facts, Half, MAX_PLAYERS, Phase, Step};
use crate::names::{Building, Card, Category, Reach, Scoring, SetName};
use crate::notation::{read, wrong};
use crate::words::{builds_left, is_step, phase_word};
use crate::{Options, State};

type Read<T> = Result<T, NotationError>;

/// Every phase.
const PHASES: [Phase; 17] = [
    Phase::Lay,
    Phase::Deal,
    Phase::First,
    Phase::Choose,
    Phase::Sets,
    Phase::Start,
    Phase::Play,
    Phase::Double,
    Phase::Build,
    Phase::Reveal,
    Phase::Bird,
    Phase::Turn,
    Phase::New,
    Phase::Take,
    Phase::Away,
    Phase::Show,
    Phase::Over,
];

/// More points than any game yields; keeps sums far from overflow.
const MAX_POINTS: i16 = 999;

/// The words that begin lines of a position.
const KEYS: &str = "phase, round, start, sharing, tiles, buildings, stock, points, order, set, cards, scoring, scored, \
                    pile, took, new, away, birds, shown";

/// Whether the phase is one of a round's, in which hands and boards vary.
fn is_round(phase: Phase) -> bool {
    is_step(phase) || matches!(phase, Phase::Play | Phase::Double)
}

/// The game's end, when all cards are played.
fn is_end(phase: Phase) -> bool {
    matches!(phase, Phase::Show | Phase::Over)
}

/// Whether hands and played cards stand in the position of such a phase; elsewhere they follow from the rest.
fn has_hands(phase: Phase) -> bool {
    is_round(phase) || is_end(phase)
}

impl State {
    /// The position, complete.
    pub(crate) fn write_position(&self) -> String {
        let facts = &self.facts;
        let phase = facts.phase;
        let mut text = format!("phase {}", phase_word(phase));
        if !matches!(phase, Phase::Lay | Phase::First | Phase::Start | Phase::Over) {
            let _ = write!(text, " {}", facts.active);
        }
        if is_step(phase) {
            let _ = write!(text, " {} {}", facts.step.kind.word(), builds_left(facts.step.half));
            if facts.step.half == Half::Second {
                text.push_str(" second");
            }
            let _ = match phase {
                Phase::Turn => write!(text, " {}", self.site_list(facts.turning)),
                _ => facts.at.map_or(Ok(()), |site| write!(text, " {}", self.site_id(site))),
            };
        }
        let _ = write!(text, "\nround {}\n", facts.round);
        if facts.has_start() {
            let _ = writeln!(text, "start {}", facts.start);
        }
        if facts.has_shared {
            text.push_str("sharing used\n");
        }
        let open = facts.components.site_ids().filter_map(|site| Some((site, facts.tile_on(site)?)));
        let tiles: String =
            open.map(|(site, tile)| format!(" {}={}", self.site_id(site), self.tile_id(tile))).collect();
        if !tiles.is_empty() {
            let _ = writeln!(text, "tiles{tiles}");
        }
        for seat in Seat::all(facts.seats) {
            self.write_seat(seat, &mut text);
        }
        if facts.has_markers() {
            let order: String = facts.ranking().iter().map(|seat| format!(" {seat}")).collect();
            let _ = writeln!(text, "order{order}");
        }
        let shown = Seat::all(facts.seats).filter(|seat| facts.shown[seat.index()]);
        let shown: String = shown.map(|seat| format!(" {seat}")).collect();
        if phase == Phase::Show && !shown.is_empty() {
            let _ = writeln!(text, "shown{shown}");
        }
        text
    }

    fn write_seat(&self, seat: Seat, text: &mut String) {
        let facts = &self.facts;
        let own = seat.index();
        let words = |cards: ScoringSet| cards.iter().map(|card| format!(" {}", card.word())).collect::<String>();
        if facts.has_markers() {
            let sites = self.site_list(facts.buildings[own]);
            let _ = writeln!(text, "{}", format!("buildings {seat} {sites}").trim_end());
            let [lighthouses, churches, houses] = facts.stock[own];
            let _ = writeln!(text, "stock {seat} {lighthouses} {churches} {houses}");
            let _ = writeln!(text, "points {seat} {}", facts.points[own]);
        }
        if let Some(set) = facts.set[own] {
            let _ = writeln!(text, "set {seat} {}", set.word());
        }
        let (is_playing, is_late) = (has_hands(facts.phase), !facts.piles[own].is_empty());
        if is_playing {
            let _ = writeln!(text, "cards {seat}{}", counted(facts.cards[own]));
        }
        if is_playing || !facts.has_markers() {
            let _ = writeln!(text, "scoring {seat}{}", words(facts.hands[own]));
        }
        if is_playing {
            let _ = writeln!(text, "scored {seat}{}", words(facts.scored[own]));
        }
        if is_late {
            let _ = writeln!(text, "pile {seat}{}", words(facts.piles[own]));
        }
        if let Some(owner) = facts.took[own] {
            let _ = writeln!(text, "took {seat} {owner}");
        }
        if let Some(card) = facts.new[own] {
            let _ = writeln!(text, "new {seat} {}", card.word());
        }
        if let Some(card) = facts.away[own] {
            let _ = writeln!(text, "away {seat} {}", card.word());
        }
        if facts.has_markers() {
            let values = (1..).zip(facts.birds[own]);
            let chips: String = values.map(|(value, n)| format!(" {value}").repeat(n.into())).collect();
            let _ = writeln!(text, "birds {seat}{chips}");
        }
    }

    /// Reads a position; whatever it leaves out follows from the rest of the box.
    pub(crate) fn read_position(options: &Options, seats: u8, text: &str) -> Read<Self> {
        let start = Self::new(options, seats).map_err(|error| NotationError::new(error.to_string()))?;
        let mut draft = Draft::new(start);
        for (number, line) in (1..).zip(text.lines()) {
            let line = if line.starts_with('#') { "" } else { line.split(" # ").next().unwrap_or(line) };
            let words: Vec<&str> = line.split_whitespace().collect();
            if let [key, rest @ ..] = &words[..] {
                draft
                    .read_line(key, rest)
                    .map_err(|error| NotationError::new(format!("position line {number}: {error}")))?;
            }
        }
        draft.finish()
    }
}

/// ` path*2 ship`, with a leading blank.
fn counted(cards: [u8; 4]) -> String {
    let present = Card::ALL.into_iter().zip(cards).filter(|&(_, n)| n > 0);
    present.fold(String::new(), |mut text, (card, n)| {
        let _ = if n == 1 { write!(text, " {}", card.word()) } else { write!(text, " {}*{n}", card.word()) };
        text
    })
}

fn number(word: &str, most: u32) -> Read<u32> {
    match word.parse::<u32>() {
        Ok(number) if number <= most => Ok(number),
        _ => wrong(format!("`{word}` is not a number from 0 to {most}")),
    }
}

/// A position being read.
struct Draft {
    /// A table before anything has happened; what has been read so far is noted in its facts.
    state: State,
    has_phase: bool,
    active: Option<Seat>,
    round: Option<u8>,
    start: Option<Seat>,
    order: Option<Vec<Seat>>,
    sites: Vec<String>,
    stock: [Option<[u8; 3]>; MAX_PLAYERS],
    points: [Option<i16>; MAX_PLAYERS],
    cards: [Option<[u8; 4]>; MAX_PLAYERS],
    scoring: [Option<ScoringSet>; MAX_PLAYERS],
    scored: [Option<ScoringSet>; MAX_PLAYERS],
    /// Every scoring card that some line has given a place in the box.
    used: ScoringSet,
}

impl Draft {
    fn new(mut state: State) -> Self {
        state.facts.phase = Phase::Play;
        state.facts.turning = Sites::EMPTY;
        Self {
            state,
            has_phase: false,
            active: None,
            round: None,
            start: None,
            order: None,
            sites: Vec::new(),
            stock: [None; MAX_PLAYERS],
            points: [None; MAX_PLAYERS],
            cards: [None; MAX_PLAYERS],
            scoring: [None; MAX_PLAYERS],
            scored: [None; MAX_PLAYERS],
            used: ScoringSet::EMPTY,
        }
    }

    fn facts(&mut self) -> &mut Facts {
        &mut self.state.facts
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.facts.seats)
    }

    /// Seats in turn order, from the start player.
    fn in_turn(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (start, seats) = (self.state.facts.start, self.state.facts.seats);
        (0..seats).map(move |steps| start.after(steps, seats))
    }

    fn read_line(&mut self, key: &str, words: &[&str]) -> Read<()> {
        let set = self.state.facts.components;
        let seat = |word: &str| self.state.read_seat(word);
        match (key, words) {
            ("phase", [word, rest @ ..]) => return self.read_phase(word, rest),
            ("round", [word]) => match *word {
                "1" => self.round = Some(1),
                "2" => self.round = Some(2),
                _ => return wrong("a game has the rounds 1 and 2"),
            },
            ("start", [word]) => self.start = Some(seat(word)?),
            ("sharing", ["used"]) => self.facts().has_shared = true,
            ("sharing", ["free"]) => self.facts().has_shared = false,
            ("tiles", words) => {
                for word in words {
                    let Some((site, tile)) = word.split_once('=') else {
                        return wrong(format!("`{word}` is no tile on a site; write it like C01=K01"));
                    };
                    let (site, tile) = (set.read_site(site)?, set.read_tile(tile)?);
                    if self.state.facts.tile_on(site).is_some() || self.state.facts.tiles.contains(&tile) {
                        return wrong(format!("`{word}`: the site has a tile already, or the tile lies elsewhere"));
                    }
                    if set.site(site).category != set.tile(tile).category {
                        return wrong(format!("`{word}`: tile and site are of different categories (SC-1)"));
                    }
                    self.facts().tiles[usize::from(site.0)] = tile;
                }
            }
            ("buildings", [word, sites @ ..]) => {
                let seat = seat(word)?.index();
                for site in sites {
                    let site = set.read_site(site)?;
                    if self.state.facts.buildings[seat].has(site) {
                        return wrong(format!("{word} has two buildings on {} (SC-19)", set.site(site).id));
                    }
                    self.facts().buildings[seat].insert(site);
                }
            }
            ("stock", [word, lighthouses, churches, houses]) => {
                let most = Building::ALL.map(Building::pieces).map(u32::from);
                self.stock[seat(word)?.index()] = Some([
                    number(lighthouses, most[0])? as u8,
                    number(churches, most[1])? as u8,
                    number(houses, most[2])? as u8,
                ]);
            }
            ("points", [word, points]) => {
                self.points[seat(word)?.index()] = Some(number(points, MAX_POINTS as u32)? as i16);
            }
            ("order", words) => {
                let order = words.iter().map(|word| seat(word)).collect::<Read<Vec<Seat>>>()?;
                let is_complete = self.seats().all(|seat| order.contains(&seat));
                if !is_complete || order.len() != usize::from(self.state.facts.seats) {
                    return wrong("the order names every seat once, best first");
                }
                self.order = Some(order);
            }
            ("set", [word, name]) => {
                let seat = seat(word)?.index();
                let name: SetName = read(name)?;
                if self.state.facts.set[seat].is_some() || !self.state.is_set_free(name) {
                    return wrong(format!("the set {} is given twice, or {word} has two sets", name.word()));
                }
                self.facts().set[seat] = Some(name);
            }
            ("cards", [word, cards @ ..]) => {
                let seat = seat(word)?.index();
                let mut counts = [0u8; 4];
                for card in cards {
                    let (card, count) = card.split_once('*').unwrap_or((card, "1"));
                    counts[read::<Card>(card)? as usize] += number(count, 7)? as u8;
                    if counts.iter().any(|&count| count > 7) {
                        return wrong("a set has seven cards (SC-3)");
                    }
                }
                self.cards[seat] = Some(counts);
            }
            ("scoring" | "scored" | "pile", [word, cards @ ..]) => {
                let seat = seat(word)?.index();
                let mut named = ScoringSet::EMPTY;
                for card in cards {
                    let card: Scoring = read(card)?;
                    if named.has(card) {
                        return wrong(format!("the card {} is named twice", card.word()));
                    }
                    named.insert(card);
                }
                let place = match key {
                    "scoring" => &mut self.scoring[seat],
                    "scored" => &mut self.scored[seat],
                    _ => {
                        self.facts().piles[seat] = named;
                        return self.use_cards(named);
                    }
                };
                if place.replace(named).is_some() {
                    return wrong(format!("`{key} {word}` stands twice"));
                }
            }
            ("took", [word, owner]) => {
                let (seat, owner) = (seat(word)?, seat(owner)?);
                if self.state.facts.took[seat.index()].is_some() || !self.state.is_pile_free(owner) {
                    return wrong("each seat takes one pile (SC-61)");
                }
                self.facts().took[seat.index()] = Some(owner);
            }
            ("new", [word, card]) => {
                let (seat, card) = (seat(word)?.index(), read(card)?);
                if self.facts().new[seat].replace(card).is_some() {
                    return wrong(format!("`new {word}` stands twice"));
                }
                return self.use_cards(ScoringSet::only(card));
            }
            ("away", [word, card]) => {
                let (seat, card) = (seat(word)?.index(), read(card)?);
                self.facts().away[seat] = Some(card);
            }
            ("shown", words) => {
                for seat in words.iter().map(|word| seat(word)).collect::<Read<Vec<Seat>>>()? {
                    self.facts().shown[seat.index()] = true;
                }
            }
            ("birds", [word, values @ ..]) => {
                let seat = seat(word)?.index();
                let mut birds = [0u8; 3];
                for value in values {
                    match number(value, 3)? {
                        0 => return wrong("chips have the values 1, 2 and 3"),
                        value => birds[value as usize - 1] = birds[value as usize - 1].saturating_add(1),
                    }
                }
                self.facts().birds[seat] = birds;
            }
            _ => {
                return wrong(format!(
                    "`{key}` with {} words behind it is no line of a position; lines begin with {KEYS}",
                    words.len()
                ));
            }
        }
        Ok(())
    }

    /// Notes that these cards have a place; no card has two.
    fn use_cards(&mut self, cards: ScoringSet) -> Read<()> {
        if let Some(card) = (self.used & cards).first() {
            return wrong(format!("there is only one card {} (SC-4)", card.word()));
        }
        self.used |= cards;
        Ok(())
    }

    fn read_phase(&mut self, word: &str, rest: &[&str]) -> Read<()> {
        let Some(phase) = PHASES.into_iter().find(|&phase| phase_word(phase) == word) else {
            let known = PHASES.map(phase_word).join(", ");
            return wrong(format!("`{word}` is no phase; phases are {known}"));
        };
        self.has_phase = true;
        self.facts().phase = phase;
        let needs_seat = !matches!(phase, Phase::Lay | Phase::First | Phase::Start | Phase::Take | Phase::Over);
        let mut rest = rest;
        match rest {
            [seat, more @ ..] => {
                self.active = Some(self.state.read_seat(seat)?);
                rest = more;
            }
            [] if needs_seat => return wrong(format!("`phase {word}` needs a seat, such as `phase {word} A`")),
            [] => {}
        }
        if is_step(phase) {
            let [kind, more @ ..] = rest else {
                return wrong(format!("write it like `phase {word} A ship 1`: landing, ship, path or river"));
            };
            let kind: Reach = read(kind)?;
            rest = more;
            let mut left = 1;
            if let [count @ ("1" | "2"), more @ ..] = rest {
                left = if *count == "2" { 2 } else { 1 };
                rest = more;
            }
            let mut half = if left == 2 { Half::First } else { Half::Single };
            if let ["second", more @ ..] = rest {
                half = Half::Second;
                rest = more;
            }
            if (half != Half::Single && kind == Reach::Landing) || (left == 2 && half == Half::Second) {
                return wrong("a landing is no double, and of a double 2 builds are left or it is the second");
            }
            self.facts().step = Step { kind, half };
            if phase != Phase::Build {
                self.sites = rest.iter().map(|word| (*word).to_string()).collect();
                rest = &[];
            }
        }
        match rest {
            [] => Ok(()),
            [word, ..] => wrong(format!("`{word}` is too much in this phase")),
        }
    }

    fn finish(mut self) -> Read<State> {
        let phase = self.state.facts.phase;
        let is_late = phase == Phase::Away || is_end(phase);
        let round = self.round.unwrap_or(if is_late { 2 } else { 1 });
        let is_early = !is_round(phase) && !is_late;
        if (is_late && round == 1) || (is_early && round == 2) {
            return wrong(format!("`phase {}` does not belong to round {round}", phase_word(phase)));
        }
        self.facts().round = round;
        self.settle_markers()?;
        let start = self.state.facts.start;
        let first = Seat::new(0).expect("seat A exists");
        self.facts().active = match (phase, self.active) {
            (Phase::Lay | Phase::First | Phase::Start | Phase::Over, _) => first,
            (_, active) => active.unwrap_or(start),
        };
        self.settle_shown()?;
        self.settle_tiles()?;
        self.settle_stock()?;
        self.settle_sets()?;
        match (phase, round) {
            (Phase::Lay | Phase::Deal | Phase::First | Phase::Choose | Phase::Sets | Phase::Start, _) => {
                self.settle_deal()?;
            }
            (Phase::New | Phase::Take | Phase::Away, _) | (_, 2) => self.settle_piles()?,
            _ => self.settle_round_1()?,
        }
        self.settle_building_cards()?;
        let state = State::from_facts(self.state.facts);
        state.check_position()?;
        Ok(state)
    }

    /// Start player, points and order.
    fn settle_markers(&mut self) -> Read<()> {
        let first = Seat::new(0).expect("seat A exists");
        let seats = self.state.facts.seats;
        let has_markers = self.state.facts.has_markers();
        if !has_markers && (self.order.is_some() || self.points.iter().any(Option::is_some)) {
            return wrong("in this phase no markers stand yet");
        }
        self.facts().start = self.start.unwrap_or(first);
        if !self.state.facts.has_start() {
            self.facts().start = first;
            return Ok(());
        }
        if !has_markers {
            return Ok(());
        }
        let by_place: Vec<Seat> = self.in_turn().collect();
        for (place, seat) in (0..).zip(by_place) {
            self.facts().points[seat.index()] = self.points[seat.index()].unwrap_or(place);
        }
        let points = self.state.facts.points;
        let order = self.order.take().unwrap_or_else(|| {
            let mut order: Vec<Seat> = self.seats().collect();
            order.sort_by_key(|seat| -points[seat.index()]);
            order
        });
        if order.windows(2).any(|pair| points[pair[0].index()] < points[pair[1].index()]) {
            return wrong("the order goes from the most points to the fewest (SC-31)");
        }
        for (place, seat) in order.into_iter().enumerate() {
            self.facts().order[place] = seat;
        }
        if self.state.facts.phase == Phase::Away {
            let lowest = self.state.facts.order[usize::from(seats) - 1];
            if self.start.is_some_and(|start| start != lowest) {
                return wrong(format!("the lowest marker starts round 2 (SC-63), which is {lowest}'s"));
            }
            self.facts().start = lowest;
        }
        Ok(())
    }

    /// SC-64: who has revealed chips are the seats right before the active one; in the end all have.
    fn settle_shown(&mut self) -> Read<()> {
        let facts = &mut self.state.facts;
        let shown = facts.shown.iter().filter(|shown| **shown).count() as u8;
        match facts.phase {
            Phase::Over => {
                facts.shown = std::array::from_fn(|seat| seat < usize::from(facts.seats));
                Ok(())
            }
            Phase::Show => {
                let seats = facts.seats;
                let is_run = (0..shown).all(|steps| facts.shown[facts.active.after(seats - 1 - steps, seats).index()]);
                if is_run && shown < seats {
                    return Ok(());
                }
                wrong("the seats that have shown their chips are those right before the one to show, clockwise (SC-64)")
            }
            _ if shown > 0 => wrong("chips are shown at the end of the game only (SC-64)"),
            _ => Ok(()),
        }
    }

    /// SC-1, SC-14: coast sites are open, and so is everything joined to a building.
    fn settle_tiles(&mut self) -> Read<()> {
        let set = self.state.facts.components;
        let phase = self.state.facts.phase;
        let sites = std::mem::take(&mut self.sites);
        let sites = sites.iter().map(|site| set.read_site(site)).collect::<Read<Vec<_>>>()?;
        match (phase, &sites[..]) {
            (Phase::Reveal | Phase::Bird, [site]) => self.facts().at = Some(*site),
            (Phase::Reveal | Phase::Bird, _) => return wrong("this phase needs one site"),
            (Phase::Turn, []) => return wrong("this phase needs the sites to be turned up"),
            (Phase::Turn, sites) => self.facts().turning = sites.iter().copied().collect(),
            _ => {}
        }
        let coast = set.sites_of(Category::Coast);
        if phase == Phase::Lay {
            let is_laid = |site| self.state.facts.tile_on(site).is_some();
            let laid: Sites = set.site_ids().filter(|&site| is_laid(site)).collect();
            let rest = coast & !laid;
            let is_prefix = rest.first().is_none_or(|next| laid.iter().all(|site| site < next));
            if rest.is_empty() || !is_prefix || !(laid & !coast).is_empty() {
                return wrong("`phase lay` needs tiles on the first coast sites, and one coast site at least without");
            }
            self.facts().turning = rest;
            return Ok(());
        }
        for site in coast.iter() {
            self.fill(site)?;
        }
        let facts = &self.state.facts;
        let mut joined = Sites::EMPTY;
        for seat in 0..MAX_PLAYERS {
            for site in facts.buildings[seat].iter() {
                // What is joined to the building just built is turned up after the bird.
                let is_new = phase == Phase::Bird && seat == facts.active.index() && facts.at == Some(site);
                joined |= if is_new { Sites::EMPTY } else { set.joined(site) };
            }
        }
        for site in (joined & !self.state.facts.turning).iter() {
            self.fill(site)?;
        }
        Ok(())
    }

    /// Lays the first unused tile on a site that has none.
    fn fill(&mut self, site: crate::SiteId) -> Read<()> {
        let set = self.state.facts.components;
        if self.state.facts.tile_on(site).is_some() {
            return Ok(());
        }
        let used: TileSet = self.state.facts.tiles.iter().copied().filter(|&tile| tile != TileId::NONE).collect();
        let Some(tile) = (set.tiles_of(set.site(site).category) & !used).first() else {
            return wrong(format!("no tile is left for {}", set.site(site).id));
        };
        self.facts().tiles[usize::from(site.0)] = tile;
        Ok(())
    }

    /// Stock: what is given, or what is not on the board.
    fn settle_stock(&mut self) -> Read<()> {
        let set = self.state.facts.components;
        for seat in self.seats() {
            let mut standing = [0u8; 3];
            for site in self.state.facts.buildings[seat.index()].iter() {
                match self.state.facts.building_on(site) {
                    Some(building) => standing[building as usize] += 1,
                    None => {
                        return wrong(format!("{seat} has a building on {}, which lies face down", set.site(site).id));
                    }
                }
            }
            for building in Building::ALL {
                let (stands, most) = (standing[building as usize], building.pieces());
                let stock = self.stock[seat.index()].map_or(most.saturating_sub(stands), |own| own[building as usize]);
                if stands + stock > most {
                    let word = building.word();
                    return wrong(format!("{seat} has more than {most} pieces of type {word} (SC-2)"));
                }
                self.facts().stock[seat.index()][building as usize] = stock;
            }
        }
        Ok(())
    }

    /// SC-5: sets, by the phase.
    fn settle_sets(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let seats = facts.seats;
        let holders: Vec<Seat> = match facts.phase {
            Phase::Lay | Phase::Deal | Phase::First => Vec::new(),
            Phase::Choose => {
                let from = facts.start.next(seats);
                (0..seats).map(|steps| from.after(steps, seats)).take_while(|&seat| seat != facts.active).collect()
            }
            Phase::Sets => self.seats().take_while(|&seat| seat != facts.active).collect(),
            _ => self.seats().collect(),
        };
        if let Some(seat) = self.seats().find(|seat| facts.set[seat.index()].is_some() && !holders.contains(seat)) {
            return wrong(format!("{seat} cannot have a set yet in this phase (SC-5)"));
        }
        for seat in holders {
            if self.state.facts.set[seat.index()].is_none() {
                let free = SetName::ALL.into_iter().find(|&name| self.state.is_set_free(name));
                self.facts().set[seat.index()] = free;
            }
        }
        Ok(())
    }

    /// The lowest cards without a place, so many; they have one now.
    fn unused(&mut self, count: u32) -> Read<ScoringSet> {
        let mut cards = ScoringSet::EMPTY;
        for _ in 0..count {
            let Some(card) = (!self.used).first() else { return wrong("there are only sixteen scoring cards (SC-4)") };
            cards.insert(card);
            self.used.insert(card);
        }
        Ok(cards)
    }

    /// SC-4: hands while the table is being set up.
    fn settle_deal(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let (phase, active, deal) = (facts.phase, facts.active, facts.deal());
        if self.scored.iter().any(Option::is_some) || self.used != ScoringSet::EMPTY {
            return wrong("in this phase nobody has played a scoring card");
        }
        for seat in self.seats() {
            let hand = self.scoring[seat.index()].unwrap_or_default();
            self.use_cards(hand)?;
        }
        for seat in self.seats() {
            let mut hand = self.scoring[seat.index()].unwrap_or_default();
            let wanted = match phase {
                Phase::Lay => 0,
                Phase::Deal if seat > active => 0,
                Phase::Deal if seat == active => hand.len().min(deal - 1),
                _ => deal,
            };
            if hand.len() > wanted {
                return wrong(format!("{seat} cannot have {} scoring cards in this phase (SC-4)", hand.len()));
            }
            hand |= self.unused(wanted - hand.len())?;
            self.facts().hands[seat.index()] = hand;
        }
        Ok(())
    }

    /// Round 1: hand and played cards are the deal.
    fn settle_round_1(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        if self.used != ScoringSet::EMPTY || facts.took != [None; MAX_PLAYERS] || facts.away != [None; MAX_PLAYERS] {
            return wrong("piles, new cards and cards put away belong to round 2");
        }
        for seat in self.seats().map(Seat::index) {
            let named = [self.scoring[seat], self.scored[seat]].map(Option::unwrap_or_default);
            self.use_cards(named[0])?;
            self.use_cards(named[1])?;
        }
        let deal = self.state.facts.deal();
        for seat in self.seats() {
            let [hand, scored] = [self.scoring[seat.index()], self.scored[seat.index()]].map(Option::unwrap_or_default);
            let named = hand.len() + scored.len();
            let Some(missing) = deal.checked_sub(named) else {
                return wrong(format!("{seat} was dealt {deal} scoring cards, not {named} (SC-4)"));
            };
            let rest = self.unused(missing)?;
            self.share_out(seat, rest);
        }
        Ok(())
    }

    /// Cards that no line names are played if the hand was given, otherwise in hand.
    fn share_out(&mut self, seat: Seat, rest: ScoringSet) {
        let own = seat.index();
        let (mut hand, mut scored) = (self.scoring[own].unwrap_or_default(), self.scored[own].unwrap_or_default());
        if self.scoring[own].is_some() || is_end(self.state.facts.phase) {
            scored |= rest;
        } else {
            hand |= rest;
        }
        self.facts().hands[own] = hand;
        self.facts().scored[own] = scored;
    }

    /// SC-60 to SC-62: piles, new cards, cards put away; then the hands of round 2.
    fn settle_piles(&mut self) -> Read<()> {
        let (phase, deal) = (self.state.facts.phase, self.state.facts.deal());
        self.settle_takers()?;
        let is_playing = has_hands(phase);
        if !is_playing && (self.scoring.iter().chain(&self.scored).any(Option::is_some)) {
            return wrong("between the rounds hands follow from piles, new cards and cards put away; leave them out");
        }
        let active = self.state.facts.active;
        let has_new: Vec<Seat> = match phase {
            Phase::New => self.in_turn().take_while(|&seat| seat != active).collect(),
            _ => self.seats().collect(),
        };
        let has_away: Vec<Seat> = match phase {
            Phase::New | Phase::Take => Vec::new(),
            Phase::Away => self.in_turn().take_while(|&seat| seat != active).collect(),
            _ => self.seats().collect(),
        };
        for seat in self.seats() {
            let facts = &self.state.facts;
            let is_wrong = (facts.new[seat.index()].is_some() && !has_new.contains(&seat))
                || (facts.away[seat.index()].is_some() && !has_away.contains(&seat));
            if is_wrong {
                return wrong(format!("{seat} cannot have drawn or put away a card yet in this phase (SC-61, SC-62)"));
            }
        }
        // Cards named in a hand belong to the pile taken, or are the new one.
        for seat in self.seats() {
            let owner = self.state.facts.took[seat.index()].unwrap_or(seat).index();
            let named = self.scoring[seat.index()].unwrap_or_default() | self.scored[seat.index()].unwrap_or_default();
            let away = self.state.facts.away[seat.index()].map_or(ScoringSet::EMPTY, ScoringSet::only);
            for card in ((named | away) & !self.used).iter() {
                if self.state.facts.piles[owner].len() < deal {
                    self.facts().piles[owner].insert(card);
                } else if self.state.facts.new[seat.index()].is_none() {
                    self.facts().new[seat.index()] = Some(card);
                } else {
                    return wrong(format!("{seat} cannot have the card {}", card.word()));
                }
                self.used.insert(card);
            }
        }
        for seat in self.seats() {
            let Some(missing) = deal.checked_sub(self.state.facts.piles[seat.index()].len()) else {
                return wrong(format!("a pile has {deal} scoring cards (SC-4)"));
            };
            let rest = self.unused(missing)?;
            self.facts().piles[seat.index()] |= rest;
        }
        for seat in has_new {
            if self.state.facts.new[seat.index()].is_none() {
                self.facts().new[seat.index()] = self.unused(1)?.first();
            }
        }
        for seat in self.seats() {
            self.settle_hand(seat, has_away.contains(&seat))?;
        }
        Ok(())
    }

    /// One seat's cards after the draft.
    fn settle_hand(&mut self, seat: Seat, has_put_away: bool) -> Read<()> {
        let own = seat.index();
        let Some(owner) = self.state.facts.took[own] else { return Ok(()) };
        let pile = self.state.facts.piles[owner.index()];
        if !has_put_away {
            self.facts().hands[own] = pile;
            return Ok(());
        }
        let all = pile | self.state.facts.new[own].map_or(ScoringSet::EMPTY, ScoringSet::only);
        let (hand, scored) = (self.scoring[own].unwrap_or_default(), self.scored[own].unwrap_or_default());
        let named = hand | scored;
        let spare = self.state.facts.new[own].filter(|&new| !named.has(new)).or_else(|| (all & !named).first());
        let away = self.state.facts.away[own].or(spare);
        let Some(away) = away.filter(|&away| all.has(away) && !named.has(away)) else {
            return wrong(format!("{seat} has no card that it could have put away (SC-62)"));
        };
        if !(hand & scored).is_empty() || !(named & !all).is_empty() {
            return wrong(format!("{seat} has scoring cards that are neither in its pile nor new (SC-61)"));
        }
        self.facts().away[own] = Some(away);
        self.share_out(seat, all & !named & !ScoringSet::only(away));
        Ok(())
    }

    /// Who has taken whose pile.
    fn settle_takers(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let seats = usize::from(facts.seats);
        match facts.phase {
            Phase::New if facts.took != [None; MAX_PLAYERS] => wrong("nobody has taken a pile yet (SC-61)"),
            Phase::New => Ok(()),
            Phase::Take => {
                let has_taken = |seat: &Seat| facts.took[seat.index()].is_some();
                let from_below: Vec<Seat> = facts.order[..seats].iter().rev().copied().collect();
                let takers = from_below.iter().take_while(|seat| has_taken(seat)).count();
                if from_below[takers..].iter().any(has_taken) || takers + 2 > seats {
                    return wrong("piles are taken from the lowest rank up, and the last one is not chosen (SC-61)");
                }
                let next = from_below[takers];
                if self.active.is_some_and(|active| active != next) {
                    return wrong(format!("it is {next}'s turn to take a pile (SC-61)"));
                }
                self.facts().active = next;
                Ok(())
            }
            _ => {
                for seat in self.seats() {
                    if self.state.facts.took[seat.index()].is_none() {
                        let own = Some(seat).filter(|&seat| self.state.is_pile_free(seat));
                        let free = own.or_else(|| self.seats().find(|&owner| self.state.is_pile_free(owner)));
                        self.facts().took[seat.index()] = free;
                    }
                }
                Ok(())
            }
        }
    }

    /// Building cards: what is given, or the whole set where the phase allows it.
    fn settle_building_cards(&mut self) -> Read<()> {
        let phase = self.state.facts.phase;
        let is_playing = has_hands(phase);
        for seat in self.seats() {
            let facts = &self.state.facts;
            let has_cards = phase != Phase::New && (phase != Phase::Take || facts.took[seat.index()].is_some());
            let set = facts.playing_set(seat).filter(|_| has_cards);
            let whole = set.map_or([0; 4], |set| facts.components.set(set).cards);
            let default = if is_end(phase) { [0; 4] } else { whole };
            let given = self.cards[seat.index()];
            if given.is_some() && !is_playing {
                return wrong("in this phase building cards follow from the sets; leave the line out");
            }
            let cards = given.unwrap_or(default);
            if cards.iter().zip(whole).any(|(&n, most)| n > most) {
                return wrong(format!("{seat} has more building cards of a sort than its set (SC-3)"));
            }
            self.facts().cards[seat.index()] = cards;
        }
        Ok(())
    }
}

impl State {
    /// What a position must fulfil beyond its parts.
    fn check_position(&self) -> Read<()> {
        let facts = &self.facts;
        let set = facts.components;
        let chips: [u32; 3] = std::array::from_fn(|value| facts.birds.iter().map(|own| u32::from(own[value])).sum());
        if chips.iter().zip(&set.birds).any(|(&owned, bird)| owned > bird.count.into()) {
            return wrong("more bird chips of a value are owned than the box has (SC-2)");
        }
        let crowded = set.site_ids().find(|&site| facts.buildings.iter().filter(|own| own.has(site)).count() > 2);
        if let Some(site) = crowded {
            return wrong(format!("{} has more than two buildings (SC-19)", set.site(site).id));
        }
        let is_between = matches!(facts.phase, Phase::New | Phase::Take | Phase::Away);
        let is_board_empty = facts.occupied().is_empty();
        if (!facts.has_markers() || is_between) && (!is_board_empty || facts.has_shared) {
            return wrong("in this phase no buildings stand and nobody has shared (SC-60)");
        }
        let is_bare = Seat::all(facts.seats).all(|seat| facts.birds[seat.index()] == [0; 3]);
        if !facts.has_markers() && !is_bare {
            return wrong("in this phase nobody has bird chips");
        }
        let has_hand = |seat: Seat| facts.card_total(seat) > 0 || !facts.hands[seat.index()].is_empty();
        let active = facts.active;
        match facts.phase {
            Phase::Sets | Phase::Start if facts.sets == crate::Sets::Chosen => {
                wrong("sets are chosen at this table (option sets)")
            }
            Phase::First | Phase::Choose if facts.sets == crate::Sets::Random => {
                wrong("sets are dealt at this table (option sets)")
            }
            Phase::Choose if usize::from(facts.seats) == 4 && active == facts.start => {
                wrong("the last set is not chosen: there is only one (SC-5)")
            }
            Phase::Play if !has_hand(active) => wrong(format!("{active} has no card to play")),
            Phase::Show | Phase::Over if Seat::all(facts.seats).any(has_hand) => {
                wrong("the game ends only without cards in hand")
            }
            Phase::Build if self.index.targets.is_empty() => {
                wrong(format!("{active} can build nowhere, so the turn would be over (SC-12)"))
            }
            Phase::Reveal => {
                let site = facts.at.unwrap_or(crate::SiteId(0));
                let is_target = facts.step.kind == Reach::River
                    && !self.index.open.has(site)
                    && self.within_reach(active, Reach::River).has(site);
                let id = self.site_id(site);
                if is_target {
                    Ok(())
                } else {
                    wrong(format!("{id} is no face-down site on a river of {active} (SC-15)"))
                }
            }
            Phase::Bird => {
                let site = facts.at.unwrap_or(crate::SiteId(0));
                let shows_bird = facts.tile_on(site).is_some_and(|tile| set.tile(tile).bird);
                let has_built = facts.buildings[active.index()].has(site);
                match (has_built && shows_bird, facts.birds_left() != [0; 3]) {
                    (true, true) => Ok(()),
                    (false, _) => wrong(format!("{active} has not built on a bird at {} (SC-14)", self.site_id(site))),
                    (_, false) => wrong("no bird chip is left"),
                }
            }
            Phase::Turn if !(facts.turning & self.index.open).is_empty() => {
                wrong("a site to be turned up lies face up already (SC-14)")
            }
            _ => Ok(()),
        }
    }
}
