//! The course of a game, step by step.

use santa_cruz::{Action, Card, Category, Draw, Reach, Scoring, SetName};

use super::{Note, Oracle, Step, Wait, Why};

const LANDING: Step = Step { kind: Reach::Landing, left: 1, second: false };

impl Oracle {
    fn note(&mut self, note: Note) {
        self.notes.push(note);
    }

    /// Follows an outcome of chance.
    pub(crate) fn settle(&mut self, draw: Draw) {
        self.notes.clear();
        let seat = self.active;
        match (self.wait.clone(), draw) {
            (Wait::Lay, Draw::Tile(tile)) => {
                let site = self.bare_coast().expect("a coast site is bare");
                self.tiles[site] = Some(tile.0.into());
                self.note(Note::Lay { site, tile: tile.0.into() });
                if self.bare_coast().is_none() {
                    self.wait = Wait::Deal;
                }
            }
            (Wait::Deal, Draw::Card(card)) => {
                self.people[seat].hand.push(card);
                self.people[seat].hand.sort_unstable();
                self.note(Note::Deal { seat, rule: 4 });
                self.note(Note::Card { seat, card, rule: 4 });
                if self.people[seat].hand.len() == self.dealt() {
                    self.active += 1;
                }
                if self.active == self.people.len() {
                    self.active = 0;
                    self.wait = if self.are_sets_random { Wait::Sets } else { Wait::First };
                }
            }
            (Wait::First, Draw::First(first)) => {
                // SC-5: whoever is last to choose starts round 1.
                self.active = first.index();
                self.start = Some((self.active + self.people.len() - 1) % self.people.len());
                self.note(Note::First { seat: self.active });
                self.wait = Wait::Choose;
            }
            (Wait::Sets, Draw::Set(set)) => {
                self.hold(seat, set);
                self.active += 1;
                if self.active == self.people.len() {
                    self.active = 0;
                    self.wait = Wait::Start;
                }
            }
            (Wait::Start, Draw::Start(start)) => {
                self.start = Some(start.index());
                self.begin_round();
            }
            (Wait::Reveal(step, site), Draw::Tile(tile)) => self.reveal(step, site, tile.0.into()),
            (Wait::Bird(step, site), Draw::Bird(value)) => {
                self.people[seat].chips.push(value);
                self.note(Note::Bird { seat });
                self.note(Note::Chip { seat, value });
                let is_empty = self.supply() == [0; 3];
                self.tally.hit_if(is_empty, "last bird chip drawn");
                self.turn_beside(step, site);
            }
            (Wait::Turn(step, mut sites), Draw::Tile(tile)) => {
                let site = sites.remove(0);
                self.tiles[site] = Some(tile.0.into());
                self.note(Note::TurnUp { site, tile: tile.0.into(), rule: 14 });
                self.memory.turned += 1;
                if sites.is_empty() {
                    self.end_step(step);
                } else {
                    self.wait = Wait::Turn(step, sites);
                }
            }
            (Wait::New, Draw::Card(card)) => {
                self.people[seat].new = Some(card);
                self.note(Note::Deal { seat, rule: 61 });
                self.note(Note::Card { seat, card, rule: 61 });
                let next = (seat + 1) % self.people.len();
                self.active = next;
                if Some(next) == self.start {
                    self.active = *self.ranking().last().expect("markers stand");
                    self.wait = Wait::Take;
                }
            }
            (Wait::Show, Draw::Show(_)) => self.show(),
            (wait, draw) => panic!("the draw {draw:?} while waiting for {wait:?}"),
        }
    }

    /// Follows a decision of the seat to act.
    pub(crate) fn play(&mut self, action: Action) {
        self.notes.clear();
        let seat = self.active;
        match (self.wait.clone(), action) {
            (_, Action::Choose(set)) => {
                self.hold(seat, set);
                self.active = (seat + 1) % self.people.len();
                let without = self.people.iter().filter(|person| person.set.is_none()).count();
                if let (&[set], 1) = (self.sets_left().as_slice(), without) {
                    self.hold(self.active, set);
                }
                if self.people.iter().all(|person| person.set.is_some()) {
                    self.begin_round();
                }
            }
            (_, Action::Play(card)) => {
                self.people[seat].cards[card as usize] -= 1;
                self.memory.was_eruption = false;
                self.memory.turned = 0;
                self.note(Note::Play { seat, card });
                let kind = match card {
                    Card::Ship => Reach::Ship,
                    Card::Path => Reach::Path,
                    Card::River => Reach::River,
                    Card::Double => {
                        self.wait = Wait::Double;
                        return;
                    }
                };
                self.begin_step(Step { kind, left: 1, second: false });
            }
            (_, Action::Double(kind)) => {
                self.note(Note::Double { seat, kind });
                self.memory.failed = false;
                self.memory.first = None;
                self.memory.reached = self.targets(seat, kind).all();
                self.begin_step(Step { kind, left: 2, second: false });
            }
            (Wait::Build(step), Action::Build(site)) => self.build(step, site.0.into()),
            (Wait::Build(step), Action::Decline) => {
                self.note(Note::Decline { seat });
                let what = match step {
                    Step { left: 2, .. } => "decline in the first half of a double",
                    Step { second: true, .. } => "decline in the second half of a double",
                    Step { kind: Reach::Landing, .. } => "decline in the landing",
                    _ => "decline with a single card",
                };
                self.tally.hit(what);
                self.end_turn(step.kind == Reach::Landing);
            }
            (_, Action::Score(card)) => self.score(card),
            (_, Action::Take(owner)) => self.take(owner.index()),
            (_, Action::PutAway(card)) => self.put_away(card),
            (wait, action) => panic!("{action:?} while waiting for {wait:?}"),
        }
    }

    /// SC-5.
    fn hold(&mut self, seat: usize, set: SetName) {
        self.people[seat].set = Some(set);
        self.people[seat].cards = self.kit.sets[set as usize];
        self.note(Note::Set { seat, set });
    }

    /// SC-6, SC-10, SC-63.
    fn begin_round(&mut self) {
        let start = self.start.expect("somebody starts");
        self.memory.starts.push(start);
        self.memory.erupted.clear();
        self.note(Note::Round { round: self.round, seat: start });
        if self.round == 1 {
            for (field, seat) in self.clockwise(start).into_iter().enumerate() {
                self.people[seat].points = field as i32;
                self.note(Note::Marker { seat, amount: field as i32 });
            }
        } else {
            let same = self.memory.starts[0] == self.memory.starts[1];
            self.tally.hit(if same { "the same start player twice" } else { "another start player in round 2" });
        }
        self.active = start;
        self.begin_step(LANDING);
    }

    /// SC-12: something is asked only if something can be built.
    fn begin_step(&mut self, step: Step) {
        let seat = self.active;
        let targets = self.targets(seat, step.kind);
        if !targets.is_empty() {
            self.tally.hit_if(targets.may_decline(), "nothing but sharing is possible");
            self.wait = Wait::Build(step);
            return;
        }
        let rule = match step {
            Step { kind: Reach::Landing, .. } => 10,
            Step { second: true, .. } => 17,
            _ => 12,
        };
        let what = match rule {
            10 => "landing impossible",
            17 => "second half of a double impossible",
            _ if step.left == 2 => "useless double card",
            _ => "useless card",
        };
        self.tally.hit(what);
        self.note(Note::Unable { seat, kind: step.kind, rule });
        self.end_turn(step.kind == Reach::Landing);
    }

    /// SC-14, SC-15.
    fn build(&mut self, step: Step, site: usize) {
        if self.tiles[site].is_none() {
            let targets = self.targets(self.active, step.kind);
            let is_open = |&&other: &&usize| self.tiles[other].is_some();
            self.tally.hit("river onto a face-down tile");
            self.tally
                .hit_if(targets.free.iter().any(|other| is_open(&other)), "face-down tile though open ones would do");
            self.wait = Wait::Reveal(step, site);
        } else {
            self.raise(step, site);
        }
    }

    /// SC-15.
    fn reveal(&mut self, step: Step, site: usize, tile: usize) {
        let seat = self.active;
        self.tiles[site] = Some(tile);
        self.note(Note::TurnUp { site, tile, rule: 15 });
        let building = self.kit.tiles[tile].building;
        if self.stock(seat, building) > 0 {
            self.raise(step, site);
            return;
        }
        self.note(Note::Lack { seat, site, building });
        self.tally.hit("turned-up tile wants what is not in stock");
        self.tally.hit_if(self.people[seat].lost.contains(&building), "piece missed because of an eruption");
        self.memory.failed = step.left == 2;
        let has_other = self.kit.joined(site).iter().any(|&other| self.tiles[other].is_none());
        self.tally.hit_if(has_other, "failed target turns up nothing else");
        self.end_step(step);
    }

    /// SC-14, SC-18: puts the building down.
    fn raise(&mut self, step: Step, site: usize) {
        let seat = self.active;
        let tile = self.tiles[site].expect("the site is open");
        let shared = self.owners[site].first().copied();
        let building = self.kit.tiles[tile].building;
        self.tally_building(step, site, shared);
        self.owners[site].push(seat);
        self.has_shared |= shared.is_some();
        self.note(Note::Build { seat, site, tile, building, kind: step.kind, shared });
        self.memory.turned = 0;
        let points = self.kit.tiles[tile].points;
        self.tally.hit_if(points == 0, "tile without points");
        self.gain(seat, points, Why::Tile(site), vec![site], 0);
        if self.kit.tiles[tile].bird {
            if self.supply() != [0; 3] {
                self.tally.hit_if(shared.is_some(), "shared tile brings a bird again");
                self.wait = Wait::Bird(step, site);
                return;
            }
            self.note(Note::NoBird { seat });
            self.tally.hit("bird supply empty");
        }
        self.turn_beside(step, site);
    }

    /// SC-14: turns up what is joined to the new building.
    fn turn_beside(&mut self, step: Step, site: usize) {
        let down: Vec<usize> =
            self.kit.joined(site).iter().copied().filter(|&other| self.tiles[other].is_none()).collect();
        let by_river = |other: &usize| !self.kit.path_ends(site).contains(other);
        self.tally.hit_if(down.iter().any(by_river), "turned up along a river");
        self.tally.hit_if(down.len() > 2, "three tiles or more turned up at once");
        if down.is_empty() {
            self.end_step(step);
        } else {
            self.wait = Wait::Turn(step, down);
        }
    }

    /// SC-17.
    fn end_step(&mut self, step: Step) {
        if step.left == 2 {
            self.begin_step(Step { left: 1, second: true, ..step });
        } else {
            self.end_turn(step.kind == Reach::Landing);
        }
    }

    /// SC-10, SC-11.
    fn end_turn(&mut self, was_landing: bool) {
        let start = self.start.expect("somebody starts");
        let next = (self.active + 1) % self.people.len();
        if was_landing && next != start {
            self.active = next;
            self.begin_step(LANDING);
            return;
        }
        let has_cards = |seat: &usize| {
            let person = &self.people[*seat];
            person.cards.iter().sum::<u32>() > 0 || !person.hand.is_empty()
        };
        match self.clockwise(next).into_iter().find(has_cards) {
            Some(seat) => {
                self.active = seat;
                self.wait = Wait::Play;
            }
            None => self.end_round(),
        }
    }

    /// SC-60, SC-64.
    fn end_round(&mut self) {
        self.note(Note::RoundOver { round: self.round });
        self.tally.hit_if(self.memory.turned > 0, "last building of a round turns up tiles");
        if self.memory.was_eruption {
            self.tally.hit(if self.round == 1 {
                "eruption is round 1's last card"
            } else {
                "eruption is the game's last card"
            });
        }
        if self.round == 2 {
            self.wait = Wait::Show;
            return;
        }
        let lost = self.people.iter().any(|person| !person.lost.is_empty());
        self.tally.hit_if(lost, "erupted pieces come back for round 2");
        for owners in &mut self.owners {
            owners.clear();
        }
        for person in &mut self.people {
            person.lost.clear();
            person.scored.sort_unstable();
            person.pile = std::mem::take(&mut person.scored);
        }
        self.has_shared = false;
        self.active = self.start.expect("somebody started");
        self.wait = Wait::New;
    }

    /// SC-61.
    fn take(&mut self, owner: usize) {
        self.hand_over(owner);
        let ranking = self.ranking();
        let points: Vec<i32> = self.people.iter().map(|person| person.points).collect();
        let place = ranking.iter().position(|&seat| seat == self.active).expect("everybody has a rank");
        self.active = ranking[place - 1];
        if let [owner] = self.piles_left()[..] {
            self.hand_over(owner);
            let [.., above, lowest] = ranking[..] else { panic!("two seats at least") };
            self.tally.hit_if(points[above] == points[lowest], "lowest by arrival alone");
            // SC-62, SC-63: the new card lies aside until its owner puts one away.
            self.round = 2;
            self.start = Some(lowest);
            self.active = lowest;
            self.wait = Wait::Away;
        }
    }

    fn hand_over(&mut self, owner: usize) {
        let seat = self.active;
        let set = self.people[owner].set.expect("everybody has a set");
        let hand = self.people[owner].pile.clone();
        let person = &mut self.people[seat];
        person.took = Some(owner);
        person.cards = self.kit.sets[set as usize];
        person.hand = hand;
        self.note(Note::Take { seat, owner });
        self.tally.hit(if seat == owner { "own pile taken" } else { "another's pile taken" });
    }

    /// SC-62: the pile's cards and the new one.
    pub(super) fn choice(&self) -> Vec<Scoring> {
        let person = &self.people[self.active];
        let mut cards = person.hand.clone();
        cards.extend(person.new);
        cards.sort_unstable();
        cards
    }

    /// SC-62.
    fn put_away(&mut self, card: Scoring) {
        let seat = self.active;
        let choice = self.choice();
        let person = &mut self.people[seat];
        person.hand = choice;
        person.hand.retain(|&other| other != card);
        person.away = Some(card);
        let is_new = person.new == Some(card);
        self.tally.hit(if is_new { "new card put away" } else { "card of the pile put away" });
        self.note(Note::Away { seat });
        self.note(Note::AwayCard { seat, card });
        self.active = (seat + 1) % self.people.len();
        if Some(self.active) == self.start {
            self.begin_round();
        }
    }

    /// SC-30 to SC-57.
    fn score(&mut self, card: Scoring) {
        let seat = self.active;
        let person = &mut self.people[seat];
        person.hand.retain(|&other| other != card);
        person.scored.push(card);
        person.scored.sort_unstable();
        self.memory.was_eruption = card == Scoring::Eruption;
        self.memory.turned = 0;
        self.note(Note::Score { seat, card });
        self.tally_card(card);
        for other in self.clockwise(seat) {
            let pay = self.pay(card, other);
            self.gain(other, pay.amount, Why::Card(card), pay.sites, pay.bonus);
        }
        if card == Scoring::Eruption {
            self.erupt();
        }
        self.end_turn(false);
    }

    /// Whether a path or river card reaches the site, whatever stands there.
    fn reaches_inland(&self, seat: usize, site: usize) -> bool {
        self.reaches(seat, Reach::Path, site) || self.reaches(seat, Reach::River, site)
    }

    /// SC-54, second phase.
    fn erupt(&mut self) {
        let inland = |seat: usize| (0..self.owners.len()).filter(|&site| self.reaches_inland(seat, site)).collect();
        let reached: Vec<Vec<usize>> = (0..self.people.len()).map(inland).collect();
        for site in 0..self.owners.len() {
            if self.kit.sites[site].category != Category::Volcano || self.owners[site].is_empty() {
                continue;
            }
            let building = self.building_on(site).expect("the site is open");
            let mut owners = std::mem::take(&mut self.owners[site]);
            owners.sort_unstable();
            self.tally.hit_if(owners.len() == 2, "shared tile erupted, both owners lose");
            self.memory.erupted.push(site);
            for seat in owners {
                self.people[seat].lost.push(building);
                self.note(Note::Erupt { seat, site, building });
            }
        }
        let is_cut =
            (0..self.people.len()).any(|seat| reached[seat].iter().any(|&site| !self.reaches_inland(seat, site)));
        self.tally.hit_if(is_cut, "eruption cuts somebody's reach");
    }

    /// SC-31, SC-57: moves a marker.
    fn gain(&mut self, seat: usize, amount: i32, why: Why, sites: Vec<usize>, bonus: i32) {
        let before = self.people[seat].points;
        let total = before + amount;
        let others = |oracle: &Self, field: i32| {
            oracle.people.iter().enumerate().filter(|(other, person)| *other != seat && person.points == field).count()
        };
        if amount == 0 {
            self.tally.hit_if(others(self, before) > 0, "gain of 0 keeps the place on a shared field");
            return;
        }
        self.tally.hit_if(amount > 0 && others(self, total) > 0, "marker arrives behind another");
        self.tally.hit_if(others(self, total) > 1, "marker arrives behind two");
        self.tally.hit_if(amount < 0 && others(self, total) > 0, "marker moves back behind another");
        self.tally.hit_if(before >= 50 && total < 50, "marker moves back across 50");
        self.clock += 1;
        self.people[seat].points = total;
        self.people[seat].arrival = self.clock;
        let rank = self.rank(seat);
        self.note(Note::Gain { seat, amount, total, rank, why, sites, bonus });
    }

    /// SC-64.
    fn show(&mut self) {
        let seat = self.active;
        let values = self.values(seat);
        self.note(Note::Reveal { seat, values });
        self.people[seat].shown = true;
        let points: u32 = [1, 2, 3].iter().zip(values).map(|(value, n)| value * n).sum();
        self.tally.hit(if points == 0 { "no chips at the end" } else { "chips at the end" });
        let before = self.ranking();
        self.gain(seat, points as i32, Why::Chips, Vec::new(), 0);
        self.tally.hit_if(self.ranking()[0] != before[0], "chips change who leads");
        self.active = (seat + 1) % self.people.len();
        if self.people.iter().all(|person| person.shown) {
            self.note(Note::End);
            self.active = 0;
            self.wait = Wait::Over;
            let ranking = self.ranking();
            let points = |place: usize| self.people[ranking[place]].points;
            let is_tie = points(0) == points(1);
            self.tally.hit_if(is_tie, "tie for the win decided by arrival");
            let has_tie = (1..ranking.len() - 1).any(|place| points(place) == points(place + 1));
            self.tally.hit_if(has_tie, "tie behind the winner decided by arrival");
        }
    }
}
