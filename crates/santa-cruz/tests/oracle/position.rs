//! The table as a position, every line that may be written.

use santa_cruz::{Building, Card, Scoring};

use super::{Oracle, Step, Wait, letter};

/// KIND, LEFT and whether it is the second half.
fn step_words(step: Step) -> String {
    format!("{} {}{}", step.kind.word(), step.left, if step.second { " second" } else { "" })
}

fn card_words(cards: &[Scoring]) -> String {
    cards.iter().map(|card| format!(" {}", card.word())).collect()
}

impl Oracle {
    fn phase_line(&self) -> String {
        let seat = letter(self.active);
        let word = self.phase_word();
        match &self.wait {
            Wait::Lay | Wait::First | Wait::Start | Wait::Over => format!("phase {word}"),
            Wait::Build(step) => format!("phase {word} {seat} {}", step_words(*step)),
            Wait::Reveal(step, site) | Wait::Bird(step, site) => {
                format!("phase {word} {seat} {} {}", step_words(*step), self.sites_text(&[*site]))
            }
            Wait::Turn(step, sites) => format!("phase {word} {seat} {} {}", step_words(*step), self.sites_text(sites)),
            _ => format!("phase {word} {seat}"),
        }
    }

    /// The position, which the engine has to read as the same table.
    pub(crate) fn position(&self) -> String {
        let mut lines = vec![self.phase_line(), format!("round {}", self.round)];
        let is_early = matches!(self.wait, Wait::Lay | Wait::Deal | Wait::First | Wait::Sets | Wait::Start);
        let is_between = matches!(self.wait, Wait::New | Wait::Take | Wait::Away);
        if let (Some(start), false) = (self.start, is_early) {
            lines.push(format!("start {}", letter(start)));
        }
        if self.has_shared {
            lines.push("sharing used".to_owned());
        }
        for (site, tile) in self.tiles.iter().enumerate() {
            lines.extend(tile.map(|tile| format!("tiles {}={}", self.kit.sites[site].id, self.kit.tiles[tile].id)));
        }
        for (seat, person) in self.people.iter().enumerate() {
            let name = letter(seat);
            let own = self.own(seat);
            if !own.is_empty() {
                lines.push(format!("buildings {name} {}", self.sites_text(&own)));
            }
            if self.has_markers() {
                let stock = Building::ALL.map(|building| self.stock(seat, building).to_string()).join(" ");
                lines.push(format!("stock {name} {stock}"));
                lines.push(format!("points {name} {}", person.points));
            }
            lines.extend(person.set.map(|set| format!("set {name} {}", set.word())));
            if self.has_markers() && !is_between {
                let mut words = String::new();
                for card in Card::ALL {
                    words += &format!(" {}", card.word()).repeat(person.cards[card as usize] as usize);
                }
                lines.push(format!("cards {name}{words}"));
                lines.push(format!("scored {name}{}", card_words(&person.scored)));
            }
            if !is_between {
                lines.push(format!("scoring {name}{}", card_words(&person.hand)));
            }
            if is_between || self.round == 2 {
                lines.push(format!("pile {name}{}", card_words(&person.pile)));
            }
            lines.extend(person.took.map(|owner| format!("took {name} {}", letter(owner))));
            lines.extend(person.new.map(|card| format!("new {name} {}", card.word())));
            lines.extend(person.away.map(|card| format!("away {name} {}", card.word())));
            if !person.chips.is_empty() {
                let chips: Vec<String> = person.chips.iter().map(u8::to_string).collect();
                lines.push(format!("birds {name} {}", chips.join(" ")));
            }
        }
        if self.has_markers() {
            let order: Vec<String> = self.ranking().into_iter().map(|seat| letter(seat).to_string()).collect();
            lines.push(format!("order {}", order.join(" ")));
        }
        let shown: Vec<String> = (0..self.people.len())
            .filter(|&seat| self.people[seat].shown)
            .map(|seat| letter(seat).to_string())
            .collect();
        if self.wait == Wait::Show && !shown.is_empty() {
            lines.push(format!("shown {}", shown.join(" ")));
        }
        // The reader takes lines in any order; it gets them in another one than it would write them in.
        lines[1..].reverse();
        lines.join("\n") + "\n"
    }
}
