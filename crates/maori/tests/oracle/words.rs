//! What the text face has to say about the table: facts and positions.

use super::end::listed;
use super::isles::{Isle, Score, isles};
use super::{Mode, Oracle, Spot, Wait, letter, place_word};

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

impl Oracle {
    /// The word for what the table waits for.
    pub(crate) fn phase_word(&self) -> &'static str {
        match self.wait {
            Wait::SetUp => "set-up",
            Wait::Placer => "placer",
            Wait::Place => "place",
            Wait::Move => "move",
            Wait::Act => "act",
            Wait::Refill(_) => "refill",
            Wait::Ship => "ship",
            Wait::Over => "over",
        }
    }

    /// The id of a tile, or a dash.
    pub(crate) fn word(&self, tile: Option<usize>) -> String {
        tile.map_or("-".to_owned(), |tile| self.design(tile).id.clone())
    }

    /// Islands of a seat.
    pub(crate) fn isles(&self, seat: usize) -> Vec<Isle> {
        isles(&self.kit.designs, &self.plan, &self.people[seat].laid)
    }

    /// Positions the explorer can move to: steps, position, price.
    pub(crate) fn moves(&self) -> Vec<(u32, u32, u32)> {
        let (Wait::Move, Some(from)) = (self.wait, self.explorer) else { return Vec::new() };
        let boats = self.boats(self.active);
        let farthest = boats + self.people[self.active].shells;
        (1..=farthest).map(|steps| (steps, (from + steps) % 16, steps.saturating_sub(boats))).collect()
    }

    /// Every fact line, in order.
    pub(crate) fn facts(&self) -> Vec<String> {
        let active = letter(self.active);
        let mut lines = vec![match (self.to_act(), self.wait) {
            (Some(seat), _) => format!("turn {} {}", letter(seat), self.phase_word()),
            (None, Wait::Placer) => "turn chance seats".to_owned(),
            (None, Wait::Over) => "over".to_owned(),
            (None, _) => "turn chance tiles".to_owned(),
        }];
        lines.push(format!("phase {}", self.phase_word()));
        lines.push(format!("active {active}"));
        lines.push(format!("explorer {}", self.explorer.map_or("-".to_owned(), |position| position.to_string())));
        let shown = self.display.iter().enumerate();
        lines.extend(shown.map(|(place, &tile)| format!("display {} {}", place_word(place), self.word(tile))));
        let faced = self.faced().0.into_iter().enumerate();
        lines.extend(
            faced.map(|(depth, place)| {
                format!("faced {depth} {} {}", self.word(self.display[place]), place_word(place))
            }),
        );
        lines.push(format!("stack {}", self.stack.iter().sum::<u32>()));
        if self.wait == Wait::SetUp {
            lines.push(format!("aside {}", self.aside));
        }
        lines.push(format!("supply {}", self.supply()));
        lines.push(format!("passes {}", self.passes));
        lines.extend(self.filled.map(|seat| format!("filled {}", letter(seat))));
        let removed = self.removed.iter().enumerate().filter(|&(_, &n)| n > 0);
        lines.extend(removed.map(|(tile, n)| format!("removed {} {n}", self.design(tile).id)));
        let scores = self.scores();
        for (seat, &score) in scores.iter().enumerate() {
            self.personal(seat, score, &mut lines);
        }
        if self.wait == Wait::Act && self.mode != Mode::Basic {
            for (spot, from, price) in self.reach() {
                let from = from.map_or("-".to_owned(), |from| from.to_string());
                lines.push(format!("reach {spot} {from} price={price}"));
            }
        }
        let moves = self.moves().into_iter();
        lines.extend(moves.map(|(steps, position, price)| format!("step {steps} {position} price={price}")));
        if self.wait == Wait::Over {
            let ranks = self.ranks();
            for (seat, score) in scores.iter().enumerate() {
                lines.push(format!("score {} {} rank {}", letter(seat), score.total(), ranks[seat]));
            }
        }
        lines
    }

    fn personal(&self, seat: usize, score: Score, lines: &mut Vec<String>) {
        let person = &self.people[seat];
        let name = letter(seat);
        lines.push(format!("{name} shells {}", person.shells));
        lines.push(format!("{name} boats {}", self.boats(seat)));
        lines.push(format!("{name} stored {}", self.word(person.stored)));
        lines.push(format!("{name} empty {}", self.spaces.len() - person.laid.len()));
        if self.mode != Mode::Basic {
            lines.push(format!("{name} ship {}", person.ship.map_or("-".to_owned(), |spot| spot.to_string())));
        }
        for (spot, &(tile, turns)) in &person.laid {
            lines.push(format!("{name} tile {spot} {} r{turns}", self.design(tile).id));
        }
        for isle in self.isles(seat) {
            lines.push(format!(
                "{name} island {} {} palms={} hut={} reef={} wreaths={} points={}",
                listed(&isle.cells),
                if isle.finished { "finished" } else { "unfinished" },
                isle.palms,
                yes(isle.hut),
                yes(isle.reef),
                isle.complete(),
                isle.points(),
            ));
        }
        lines.push(format!(
            "{name} score palms={} wreaths={} boats={} shells={} empty={} total={}",
            score.palms,
            score.wreaths,
            score.boats,
            score.shells,
            score.empty,
            score.total(),
        ));
    }

    /// The table as a position, with every line written out.
    pub(crate) fn position(&self) -> String {
        let mut lines = vec![format!("phase {} {}", self.phase_word(), letter(self.active))];
        if let Wait::Refill(place) = self.wait {
            lines[0].push_str(&format!(" {}", place_word(place)));
        }
        lines.extend(self.explorer.map(|position| format!("explorer {position}")));
        lines.push("display".to_owned());
        for row in self.display.chunks(4) {
            lines.push(row.iter().map(|&tile| self.word(tile)).collect::<Vec<_>>().join(" "));
        }
        for (seat, person) in self.people.iter().enumerate() {
            let name = letter(seat);
            lines.push(format!("board {name}"));
            for (y, row) in self.plan.rows.iter().enumerate() {
                let field = |x: usize| match person.laid.get(&Spot::at(x as i32, y as i32)) {
                    Some(&(tile, turns)) => format!("{}/{turns}", self.design(tile).id),
                    None if row[x] == '#' => "=".to_owned(),
                    None => ".".to_owned(),
                };
                lines.push((0..row.len()).map(field).collect::<Vec<_>>().join(" "));
            }
            lines.push(format!("shells {name} {}", person.shells));
            lines.push(format!("storage {name} {}", self.word(person.stored)));
            lines.extend(person.ship.map(|ship| format!("ship {name} {ship}")));
        }
        let left = self.stack.iter().enumerate().filter(|&(_, &n)| n > 0);
        let words: Vec<String> = left.map(|(tile, n)| format!("{}*{n}", self.design(tile).id)).collect();
        lines.push(format!("stack {}", words.join(" ")).trim_end().to_owned());
        if self.wait == Wait::SetUp {
            lines.push(format!("aside {}", self.aside));
        }
        lines.push(format!("passes {}", self.passes));
        lines.push(format!("filled {}", self.filled.map_or('-', letter)));
        lines.join("\n") + "\n"
    }
}
