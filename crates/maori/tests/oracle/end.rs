//! The end of the game: scoring and ranks (MA-32 … MA-38).

use super::isles::{Laid, Score, isles, scores};
use super::{Oracle, Spot, Wait, letter};

/// Spaces as they are written one after the other.
pub(super) fn listed(cells: &[Spot]) -> String {
    cells.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
}

impl Oracle {
    /// Boards and shells as the scoring sees them.
    fn holdings(&self) -> Vec<(&Laid, u32)> {
        self.people.iter().map(|person| (&person.laid, person.shells)).collect()
    }

    /// What everybody would score if the game ended now.
    pub(crate) fn scores(&self) -> Vec<Score> {
        scores(&self.kit.designs, &self.plan, &self.holdings())
    }

    /// MA-32 … MA-38.
    pub(super) fn finish(&mut self, why: &str) {
        self.note(why.to_owned());
        self.tally_the_end();
        let scores = self.scores();
        for seat in 0..self.people.len() {
            for isle in isles(&self.kit.designs, &self.plan, &self.people[seat].laid) {
                if isle.finished {
                    continue;
                }
                self.note(format!("unfinished {} {} MA-32", letter(seat), listed(&isle.cells)));
                for spot in isle.cells {
                    let (tile, _) = self.people[seat].laid.remove(&spot).expect("an island is made of tiles");
                    self.removed[tile] += 1;
                    if self.people[seat].ship == Some(spot) {
                        self.people[seat].ship = None;
                        self.tally.hit("unfinished island under the own ship");
                    }
                    self.tally.hit_if(self.plan.printed(spot) == 'b', "boat space uncovered at the end");
                }
            }
        }
        let mut wreaths = Vec::new();
        for (seat, person) in self.people.iter().enumerate() {
            for isle in isles(&self.kit.designs, &self.plan, &person.laid) {
                if isle.palms > 0 {
                    let (each, points) = (isle.each(), isle.points());
                    let paragraph = if isle.reef { 50 } else { 33 };
                    let text = format!(
                        "palms {} {} palms each={each} points={points} {} MA-{paragraph}",
                        letter(seat),
                        isle.palms,
                        listed(&isle.cells)
                    );
                    self.notes.push(text);
                }
                let pair = |(one, other)| format!("wreath {} {one} {other} points=10 MA-34", letter(seat));
                wreaths.extend(isle.wreaths.iter().copied().map(pair));
            }
        }
        self.notes.append(&mut wreaths);
        for (seat, score) in scores.iter().enumerate() {
            self.note(format!("boats {} {} points={} MA-35", letter(seat), self.boats(seat), score.boats));
        }
        for (seat, score) in scores.iter().enumerate() {
            let shells = self.people[seat].shells;
            self.note(format!("shell-majority {} {shells} points={} MA-36", letter(seat), score.shells));
        }
        for (seat, score) in scores.iter().enumerate() {
            self.note(format!("empty {} {} points={} MA-37", letter(seat), -score.empty, score.empty));
        }
        self.wait = Wait::Over;
        for seat in self.separated() {
            self.note(format!("tie-break {} {} MA-38", letter(seat), self.people[seat].shells));
        }
        self.tally_results(&scores);
    }

    /// MA-38: seats of equal score that were told apart by shells.
    pub(crate) fn separated(&self) -> Vec<usize> {
        let totals: Vec<i32> = self.scores().iter().map(Score::total).collect();
        let shells = |seat: usize| self.people[seat].shells;
        let all = 0..totals.len();
        let is_rival = |one: usize, other: usize| totals[one] == totals[other] && shells(one) != shells(other);
        all.clone().filter(|&seat| all.clone().any(|other| is_rival(seat, other))).collect()
    }

    /// MA-38: rank by seat.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        let scores = self.scores();
        let worth = |seat: usize| (scores[seat].total(), self.people[seat].shells);
        let all = 0..scores.len();
        all.clone().map(|seat| 1 + all.clone().filter(|&other| worth(other) > worth(seat)).count()).collect()
    }
}
