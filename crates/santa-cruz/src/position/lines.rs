//! A position line by line: what it says, noted in the draft.

use super::*;

impl Draft {
    pub(super) fn read_line(&mut self, key: &str, words: &[&str]) -> Read<()> {
        let set = self.state.facts.components.clone();
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
                let most = Building::ALL.map(Building::pieces);
                self.stock[seat(word)?.index()] = Some([
                    read_number(lighthouses, most[0])?,
                    read_number(churches, most[1])?,
                    read_number(houses, most[2])?,
                ]);
            }
            ("points", [word, points]) => {
                self.points[seat(word)?.index()] = Some(read_number(points, MAX_POINTS)?);
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
                    let (card, count) = read_counted(card, 7)?;
                    counts[read::<Card>(card)? as usize] += count;
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
                    match read_number(value, 3usize)? {
                        0 => return wrong("chips have the values 1, 2 and 3"),
                        value => birds[value - 1] = birds[value - 1].saturating_add(1),
                    }
                }
                self.facts().birds[seat] = birds;
            }
            _ => return KEYS.unknown(key, words),
        }
        Ok(())
    }

    /// Notes that these cards have a place; no card has two.
    pub(super) fn use_cards(&mut self, cards: ScoringSet) -> Read<()> {
        if let Some(card) = (self.used & cards).first() {
            return wrong(format!("there is only one card {} (SC-4)", card.word()));
        }
        self.used |= cards;
        Ok(())
    }

    fn read_phase(&mut self, word: &str, rest: &[&str]) -> Read<()> {
        let Some(phase) = Phase::ALL.into_iter().find(|phase| phase.word() == word) else {
            let known = Phase::ALL.map(Phase::word).join(", ");
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
}
