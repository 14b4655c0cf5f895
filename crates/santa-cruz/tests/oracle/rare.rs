//! What is rare about a building or a card: counted, so that a run can prove it met everything.

use santa_cruz::{Building, Category, Reach, Scoring};

use super::{Oracle, Step};

impl Oracle {
    /// A building goes down.
    pub(super) fn tally_building(&mut self, step: Step, site: usize, shared: Option<usize>) {
        let seat = self.active;
        if shared.is_some() {
            let what = match step.kind {
                _ if step.left == 2 => "shared in the first half of a double",
                _ if step.second => "shared in the second half of a double",
                Reach::Landing => "shared in the landing",
                Reach::Ship => "shared by ship",
                Reach::Path => "shared by path",
                Reach::River => "shared by river",
            };
            self.tally.hit(what);
            let has_free = !self.targets(seat, step.kind).free.is_empty();
            self.tally.hit_if(has_free, "shared though free sites would do");
        }
        if step.second {
            self.tally.hit_if(self.memory.failed, "double river: first half fails, second is built");
            self.tally.hit_if(!self.memory.reached.contains(&site), "second half builds on from the first");
            if let (Reach::River, Some(first)) = (step.kind, self.memory.first) {
                let together = self.kit.rivers.iter().any(|river| river.contains(&first) && river.contains(&site));
                self.tally.hit_if(!together, "double river on two rivers");
            }
        }
        if step.left == 2 {
            self.memory.first = Some(site);
        }
        self.tally.hit_if(self.memory.erupted.contains(&site), "built where a volcano had cleared");
        let is_mouth = self.kit.sites[site].category == Category::Coast && self.kit.is_on_river(site);
        self.tally.hit_if(is_mouth, "built at a river mouth");
        let from_islet = self.kit.rivers.iter().filter(|river| river.contains(&site)).count() > 1;
        self.tally.hit_if(from_islet, "built where rivers meet");
    }

    /// A scoring card lies open.
    pub(super) fn tally_card(&mut self, card: Scoring) {
        let seats: Vec<usize> = (0..self.people.len()).collect();
        let amounts: Vec<i32> = seats.iter().map(|&seat| self.pay(card, seat).amount).collect();
        self.tally.hit_if(amounts.iter().all(|&amount| amount == 0), "scoring card that pays nobody");
        self.tally
            .hit_if(amounts[self.active] == 0 && amounts.iter().any(|&n| n > 0), "scoring card that pays others only");
        self.tally.hit_if(amounts.iter().filter(|&&n| n < 0).count() > 1, "eruption moves several markers");
        let mouth = |oracle: &Self, seat: usize| {
            let is_mouth =
                |&site: &usize| oracle.kit.sites[site].category == Category::Coast && oracle.kit.is_on_river(site);
            oracle.own(seat).iter().any(is_mouth)
        };
        let has_mouth = seats.iter().any(|&seat| mouth(self, seat));
        self.tally.hit_if(card == Scoring::Coast && has_mouth, "river mouth counts for coast");
        self.tally.hit_if(card == Scoring::River && has_mouth, "river mouth counts for river");
        for &seat in &seats {
            let bonus = self.fish_bonus(seat);
            let (points, single) = self.kit.pays[card as usize];
            let pay = self.pay(card, seat);
            if card == Scoring::Eruption {
                let volcanoes =
                    self.own(seat).into_iter().filter(|&site| self.kit.sites[site].category == Category::Volcano);
                let cost = points * volcanoes.count() as i32;
                self.tally.hit_if(cost > self.people[seat].points, "score held at 0");
            }
            match card {
                Scoring::Fish | Scoring::SheepFish => {
                    self.tally.hit_if(pay.bonus > 0, "fish bonus");
                    self.tally.hit_if(pay.amount == 0 && bonus > 0, "fish bonus without what the card asks for");
                    if card == Scoring::SheepFish {
                        self.tally.hit_if(pay.amount - pay.bonus == single, "one of sheep and fish");
                        self.tally.hit_if(pay.amount - pay.bonus == points, "both of sheep and fish");
                    }
                }
                Scoring::WoodSugar => {
                    self.tally.hit_if(pay.amount == single, "one of wood and sugar");
                    self.tally.hit_if(pay.amount == points, "both of wood and sugar");
                }
                Scoring::Street => {
                    let street = self.street(seat);
                    let forks = |&site: &usize| {
                        self.kit.path_ends(site).iter().filter(|other| street.contains(other)).count() > 2
                    };
                    self.tally.hit_if(pay.amount > 0 && street.iter().any(forks), "street with a fork");
                    self.tally.hit_if(street.len() == 3, "street of three pays nothing");
                    self.tally
                        .hit_if(pay.amount == 0 && self.own(seat).len() >= 4, "four buildings that are no street");
                }
                Scoring::FourHouses => {
                    let houses =
                        self.own(seat).into_iter().filter(|&site| self.building_on(site) == Some(Building::House));
                    let houses = houses.count();
                    self.tally.hit_if(houses == 3, "three houses pay nothing");
                    self.tally.hit_if(houses >= 4, "four houses");
                }
                Scoring::Mixed => self.tally.hit_if(pay.amount > 0, "one of each building"),
                Scoring::Birds => self.tally.hit_if(pay.amount > 0, "bird chips pay"),
                _ => {}
            }
        }
    }
}
