//! What the text face and the JSON face have to say about the table to one viewer (SC-70).

use santa_cruz::{Building, Card, Category, Reach, Resource, Scoring};
use serde_json::{Map, Value, json};

use super::notes::card_rule;
use super::{Oracle, Step, Wait, letter, seat_word};

/// The kinds of building cards that reach somewhere.
const KINDS: [Reach; 3] = [Reach::Ship, Reach::Path, Reach::River];

impl Oracle {
    /// Site ids with single blanks.
    pub(super) fn sites_text(&self, sites: &[usize]) -> String {
        sites.iter().map(|&site| self.kit.sites[site].id.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn step(&self) -> Option<Step> {
        match self.wait {
            Wait::Build(step) | Wait::Reveal(step, _) | Wait::Bird(step, _) | Wait::Turn(step, _) => Some(step),
            _ => None,
        }
    }

    fn at(&self) -> Option<usize> {
        match self.wait {
            Wait::Reveal(_, site) | Wait::Bird(_, site) => Some(site),
            _ => None,
        }
    }

    fn turning(&self) -> &[usize] {
        match &self.wait {
            Wait::Turn(_, sites) => sites,
            _ => &[],
        }
    }

    /// Whether the start player of the round is known.
    fn known_start(&self) -> Option<usize> {
        self.start.filter(|_| self.has_markers() || self.wait == Wait::Choose)
    }

    /// Building cards played in this round.
    fn played(&self, seat: usize, card: Card) -> u32 {
        let set = self.playing_set(seat).map_or(0, |set| self.kit.sets[set as usize][card as usize]);
        set - self.people[seat].cards[card as usize]
    }

    /// Round 1 is over.
    fn has_piles(&self) -> bool {
        self.round == 2 || matches!(self.wait, Wait::New | Wait::Take)
    }

    /// Every fact line for a viewer, in order.
    pub(crate) fn facts(&self, viewer: Option<usize>) -> Vec<String> {
        let mut lines = vec![match (self.to_act(), self.bag()) {
            (Some(seat), _) => format!("turn {} {}", letter(seat), self.phase_word()),
            (None, Some(bag)) => format!("turn chance {bag}"),
            (None, None) => "over".to_owned(),
        }];
        lines.push(format!("phase {}", self.phase_word()));
        lines.push(format!("active {}", letter(self.active)));
        lines.push(format!("round {}", self.round));
        if let (Some(start), Some(last)) = (self.known_start(), self.last()) {
            lines.push(format!("start {}", letter(start)));
            lines.push(format!("last {}", letter(last)));
            lines.push(format!("sharing {}", if self.has_shared { "used" } else { "free" }));
        }
        if let Some(step) = self.step() {
            lines.push(format!("step {} {}", step.kind.word(), step.left));
        }
        lines.extend(self.at().map(|site| format!("at {}", self.kit.sites[site].id)));
        if !self.turning().is_empty() {
            lines.push(format!("turning {}", self.sites_text(self.turning())));
        }
        let left = |category: Category| format!("left {} {}", category.word(), self.unseen(category).len());
        lines.extend(Category::ALL.map(left));
        lines.push(format!("left cards {}", self.stack().len()));
        lines.push(format!("left birds {}", self.supply().iter().sum::<u32>()));
        if self.has_markers() {
            let order: Vec<String> = self.ranking().into_iter().map(|seat| letter(seat).to_string()).collect();
            lines.push(format!("order {}", order.join(" ")));
        }
        for seat in 0..self.people.len() {
            self.personal(seat, viewer, &mut lines);
        }
        for (site, ground) in self.kit.sites.iter().enumerate() {
            lines.push(match self.tiles[site] {
                Some(tile) => format!("site {} {}", ground.id, self.kit.tiles[tile].id),
                None if ground.category == Category::Coast => format!("site {} empty", ground.id),
                None => format!("site {} face-down", ground.id),
            });
        }
        for card in Scoring::ALL {
            let pay = |seat: usize| format!("{}={}", letter(seat), self.pay(card, seat).amount);
            let pays: Vec<String> = (0..self.people.len()).map(pay).collect();
            lines.push(format!("pays {} {}", card.word(), pays.join(" ")));
        }
        if self.wait == Wait::Over {
            for (seat, person) in self.people.iter().enumerate() {
                lines.push(format!("score {} {} rank {}", letter(seat), person.points, self.rank(seat)));
            }
        }
        lines
    }

    fn personal(&self, seat: usize, viewer: Option<usize>, lines: &mut Vec<String>) {
        let person = &self.people[seat];
        let name = letter(seat);
        let mut say = |text: String| lines.push(format!("{name} {text}"));
        say(format!("points {}", person.points));
        if self.has_markers() {
            say(format!("rank {}", self.rank(seat)));
        }
        if let Some(set) = self.playing_set(seat) {
            say(format!("set {}", set.word()));
        }
        if let Some(owner) = person.took {
            say(format!("took {}", letter(owner)));
        }
        for building in Building::ALL {
            say(format!("stock {} {}", building.word(), self.stock(seat, building)));
        }
        say(format!("lost {}", person.lost.len()));
        for card in Card::ALL {
            say(format!("cards {} {}", card.word(), person.cards[card as usize]));
        }
        say(format!("scoring {}", person.hand.len()));
        for card in Card::ALL {
            if self.played(seat, card) > 0 {
                say(format!("played {} {}", card.word(), self.played(seat, card)));
            }
        }
        for card in &person.scored {
            say(format!("scored {}", card.word()));
        }
        for card in &person.pile {
            say(format!("pile {}", card.word()));
        }
        if self.has_piles() {
            say(format!("pile-set {}", person.set.expect("everybody has a set").word()));
        }
        say(format!("birds {}", person.chips.len()));
        say(format!("street {}", self.street(seat).len()));
        for resource in Resource::ALL {
            if !self.yielding(seat, resource).is_empty() {
                say(format!("on {}", resource.word()));
            }
        }
        say(format!("bonus {}", self.fish_bonus(seat)));
        for site in self.own(seat) {
            say(format!("building {} {}", self.kit.sites[site].id, self.design(site).building.word()));
        }
        if self.has_markers() {
            for kind in KINDS {
                let targets = self.targets(seat, kind);
                let free = if targets.free.is_empty() { "none".to_owned() } else { self.sites_text(&targets.free) };
                say(format!("reach {} {free}", kind.word()));
                if !targets.shared.is_empty() {
                    say(format!("share {} {}", kind.word(), self.sites_text(&targets.shared)));
                }
            }
        }
        let is_own = viewer == Some(seat);
        if is_own {
            for card in &person.hand {
                say(format!("holds {}", card.word()));
            }
            if let Some(card) = person.new {
                say(format!("new {}", card.word()));
            }
            if let Some(card) = person.away {
                say(format!("away {}", card.word()));
            }
        }
        if is_own || person.shown {
            let [one, two, three] = self.values(seat);
            say(format!("values {one} {two} {three}"));
        }
    }

    fn ids(&self, sites: &[usize]) -> Value {
        sites.iter().map(|&site| self.kit.sites[site].id.as_str()).collect::<Vec<_>>().into()
    }

    /// A site to build on, and what that would bring.
    pub(crate) fn target_json(&self, seat: usize, site: usize) -> Value {
        let tile = self.tiles[site].map(|tile| &self.kit.tiles[tile]);
        let down: Vec<usize> =
            self.kit.joined(site).iter().copied().filter(|&other| self.tiles[other].is_none()).collect();
        json!({
            "site": self.kit.sites[site].id,
            "tile": tile.map(|tile| tile.id.as_str()),
            "building": tile.map(|tile| tile.building.word()),
            "points": tile.map(|tile| tile.points),
            "bird": tile.map(|tile| tile.bird),
            "shared_with": self.owners[site].iter().find(|&&other| other != seat).map(|&other| seat_word(other)),
            "turns_up": self.ids(&down),
        })
    }

    /// All targets of a kind.
    pub(crate) fn targets_json(&self, seat: usize, kind: Reach) -> Value {
        self.targets(seat, kind).all().into_iter().map(|site| self.target_json(seat, site)).collect::<Vec<_>>().into()
    }

    /// The view of any viewer.
    pub(crate) fn json(&self, viewer: Option<usize>) -> Value {
        let seats = 0..self.people.len();
        let sites = self.kit.sites.iter().enumerate().map(|(site, ground)| {
            let mut owners = self.owners[site].clone();
            owners.sort_unstable();
            let buildings = owners
                .into_iter()
                .map(|seat| json!({"seat": seat_word(seat), "building": self.design(site).building.word()}));
            json!({
                "site": ground.id,
                "tile": self.tiles[site].map(|tile| self.kit.tiles[tile].id.as_str()),
                "buildings": buildings.collect::<Vec<_>>(),
            })
        });
        let step = self.step().map(|step| {
            json!({
                "kind": step.kind.word(), "left": step.left, "second": step.second,
                "site": self.at().map(|site| self.kit.sites[site].id.as_str()), "turning": self.ids(self.turning()),
            })
        });
        let unseen: Vec<usize> = (0..self.kit.tiles.len()).filter(|&tile| !self.tiles.contains(&Some(tile))).collect();
        let located = |card: &Scoring| {
            self.people.iter().enumerate().any(|(seat, person)| {
                let own = person.hand.contains(card) || person.new == Some(*card) || person.away == Some(*card);
                person.scored.contains(card) || person.pile.contains(card) || viewer == Some(seat) && own
            })
        };
        let unlocated = Scoring::ALL.into_iter().filter(|card| !located(card)).map(Scoring::word);
        let pays = Scoring::ALL.into_iter().map(|card| {
            let points: Vec<i32> = seats.clone().map(|seat| self.pay(card, seat).amount).collect();
            json!({"card": card.word(), "rule": format!("SC-{}", card_rule(card)), "points": points})
        });
        let left = |category: Category| self.unseen(category).len();
        let targets = match self.wait {
            Wait::Build(step) => self.targets_json(self.active, step.kind),
            _ => json!([]),
        };
        json!({
            "viewer": viewer.map(seat_word),
            "phase": self.phase_word(),
            "round": self.round,
            "active": seat_word(self.active),
            "to_act": self.to_act().map(seat_word),
            "start": self.known_start().map(seat_word),
            "last": self.known_start().and_then(|_| self.last()).map(seat_word),
            "sharing_used": self.has_shared,
            "step": step,
            "sites": sites.collect::<Vec<_>>(),
            "order": self.ranking().into_iter().map(seat_word).collect::<Vec<_>>(),
            "left": {
                "coast": left(Category::Coast), "land": left(Category::Land), "volcano": left(Category::Volcano),
                "cards": self.stack().len(), "birds": self.supply().iter().sum::<u32>(),
            },
            "unseen_tiles": unseen.into_iter().map(|tile| self.kit.tiles[tile].id.as_str()).collect::<Vec<_>>(),
            "unseen_cards": unlocated.collect::<Vec<_>>(),
            "seats": seats.clone().map(|seat| self.seat_json(seat, viewer)).collect::<Vec<_>>(),
            "pays": pays.collect::<Vec<_>>(),
            "targets": targets,
        })
    }

    fn seat_json(&self, seat: usize, viewer: Option<usize>) -> Value {
        let person = &self.people[seat];
        let is_own = viewer == Some(seat);
        let own = self.own(seat);
        let words = |cards: &[Scoring]| cards.iter().map(|card| card.word()).collect::<Vec<_>>();
        let pieces = |count: &dyn Fn(Building) -> usize| {
            Building::ALL
                .map(|building| (building.word().to_owned(), count(building).into()))
                .into_iter()
                .collect::<Map<_, _>>()
        };
        let cards = |count: &dyn Fn(Card) -> u32| {
            Card::ALL.map(|card| (card.word().to_owned(), count(card).into())).into_iter().collect::<Map<_, _>>()
        };
        let standing =
            |building: Building| own.iter().filter(|&&site| self.building_on(site) == Some(building)).count();
        let on = |category: Category| own.iter().filter(|&&site| self.kit.sites[site].category == category).count();
        let resources = Resource::ALL
            .map(|resource| (resource.word().to_owned(), self.yielding(seat, resource).len().into()))
            .into_iter()
            .collect::<Map<_, _>>();
        let reach = |shared: bool| {
            let list = |kind: Reach| {
                let targets = if self.has_markers() { self.targets(seat, kind) } else { Default::default() };
                (kind.word().to_owned(), self.ids(if shared { &targets.shared } else { &targets.free }))
            };
            KINDS.map(list).into_iter().collect::<Map<_, _>>()
        };
        let taker = (0..self.people.len()).find(|&other| self.people[other].took == Some(seat));
        let pile = self.has_piles().then(|| {
            json!({
                "set": person.set.expect("everybody has a set").word(),
                "scoring": words(&person.pile),
                "taken_by": taker.map(seat_word),
            })
        });
        json!({
            "seat": seat_word(seat),
            "score": person.points,
            "rank": self.has_markers().then(|| self.rank(seat)),
            "set": self.playing_set(seat).map(|set| set.word()),
            "took": person.took.map(seat_word),
            "stock": pieces(&|building| self.stock(seat, building) as usize),
            "lost": pieces(&|building| person.lost.iter().filter(|&&other| other == building).count()),
            "cards": cards(&|card| person.cards[card as usize]),
            "scoring": person.hand.len(),
            "played": cards(&|card| self.played(seat, card)),
            "scored": words(&person.scored),
            "pile": pile,
            "has_new": person.new.is_some(),
            "has_put_away": person.away.is_some(),
            "birds": person.chips.len(),
            "bird_values": (is_own || person.shown).then(|| self.values(seat)),
            "hand": is_own.then(|| words(&person.hand)),
            "new": person.new.filter(|_| is_own).map(Scoring::word),
            "away": person.away.filter(|_| is_own).map(Scoring::word),
            "street": self.street(seat).len(),
            "street_sites": self.ids(&self.street(seat)),
            "resources": resources,
            "fish_bonus": self.fish_bonus(seat),
            "on": {
                "coast": on(Category::Coast), "land": on(Category::Land), "volcano": on(Category::Volcano),
                "river": own.iter().filter(|&&site| self.kit.is_on_river(site)).count(),
            },
            "built": pieces(&standing),
            "reach": reach(false),
            "share": reach(true),
        })
    }
}
