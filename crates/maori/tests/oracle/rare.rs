//! What is rare about the end of a game: counted, so that a run can prove it met everything.

use super::isles::{Laid, Score, boats, finished_only, isles};
use super::{Design, Oracle, Spot, Tally};

impl Oracle {
    /// What is rare about the boards before the unfinished islands go.
    pub(super) fn tally_the_end(&mut self) {
        let mut tally = std::mem::take(&mut self.tally);
        let designs = &self.kit.designs;
        let fleets: Vec<u32> = (0..self.people.len()).map(|seat| self.boats(seat)).collect();
        let left =
            |seat: usize| boats(designs, &self.plan, &finished_only(designs, &self.plan, &self.people[seat].laid));
        let lefts: Vec<u32> = (0..self.people.len()).map(left).collect();
        let had_most = |seat: usize| Some(fleets[seat]) == fleets.iter().copied().max();
        let has_most = |seat: usize| Some(lefts[seat]) == lefts.iter().copied().max();
        let lost = (0..self.people.len()).any(|seat| had_most(seat) && !has_most(seat));
        tally.hit_if(lost, "removal costs the majority of boats");
        for person in &self.people {
            tally.hit_if(person.stored.is_some(), "stored tile at the end");
            for isle in isles(designs, &self.plan, &person.laid) {
                let count = |what: &dyn Fn(&Design) -> bool| {
                    isle.cells.iter().filter(|spot| what(&designs[person.laid[spot].0])).count()
                };
                let huts = count(&|design| design.hut);
                if !isle.finished {
                    tally.hit_if(!isle.wreaths.is_empty(), "unfinished island with a complete wreath");
                    tally.hit_if(count(&|design| design.boats > 0) > 0, "unfinished island with boats");
                    for &spot in &isle.cells {
                        for side in 0..4 {
                            self.tally_edge(&mut tally, &person.laid, spot, side);
                        }
                    }
                    continue;
                }
                tally.hit_if(isle.cells.len() == 3, "finished island of three");
                tally.hit_if(isle.cells.len() > 3, "finished island of four or more");
                tally.hit_if(isle.cells.len() > 1 && isle.cells[0].x == isle.cells[1].x, "finished island upright");
                tally.hit_if(
                    huts > 0 && count(&|design| !design.hut && design.palms > 0) > 0,
                    "hut doubles palms of another tile",
                );
                tally.hit_if(huts > 1, "several huts on one island");
                tally.hit_if(isle.wreaths.len() == 1, "wreath");
                tally.hit_if(isle.wreaths.len() > 1, "several wreaths on one island");
                tally.hit_if(isle.lone_halves > 0, "half wreath against a plain edge");
                tally.hit_if(isle.reef && isle.palms > 0 && !isle.hut, "reef doubles");
                tally.hit_if(isle.reef && isle.palms > 0 && isle.hut, "reef doubles with a hut");
                tally.hit_if(isle.reef && !isle.wreaths.is_empty(), "reef island with a wreath");
                tally.hit_if(isle.astride && isle.palms > 0, "island astride the reef");
            }
        }
        self.tally = tally;
    }

    /// Why this edge leaves an island unfinished.
    fn tally_edge(&self, tally: &mut Tally, laid: &Laid, spot: Spot, side: usize) {
        let (tile, turns) = laid[&spot];
        if !self.design(tile).is_open(side, turns) {
            return;
        }
        let beside = spot.beside(side);
        let (width, height) = (self.plan.rows[0].len() as i32, self.plan.rows.len() as i32);
        let is_inside = (0..width).contains(&beside.x) && (0..height).contains(&beside.y);
        match laid.get(&beside) {
            _ if !is_inside => tally.hit("open edge at the rim"),
            _ if self.plan.printed(beside) == '#' => tally.hit("open edge at printed land"),
            None => tally.hit("open edge at an empty space"),
            Some(&(other, _)) if !self.design(other).is_land() => tally.hit("open edge at water"),
            Some(&(other, turns)) => tally
                .hit_if(!self.design(other).is_open((side + 2) % 4, turns), "open edge at a piece that does not match"),
        }
    }

    pub(super) fn tally_results(&mut self, scores: &[Score]) {
        let ranks = self.ranks();
        let winners = ranks.iter().filter(|&&rank| rank == 1).count();
        let separated = self.separated();
        let best = scores.iter().map(Score::total).max();
        self.tally.hit_if(winners > 1, "shared win");
        let is_best = |&seat: &usize| Some(scores[seat].total()) == best;
        self.tally.hit_if(separated.iter().any(is_best), "tie broken by shells");
        self.tally.hit_if(separated.iter().any(|seat| !is_best(seat)), "tie broken by shells behind the winner");
        self.tally.hit_if(scores.iter().filter(|score| score.boats > 0).count() > 1, "tie for most boats");
        self.tally.hit_if(scores.iter().filter(|score| score.shells > 0).count() > 1, "tie for most shells");
        self.tally.hit_if(scores.iter().any(|score| score.total() < 0), "negative score");
        for person in &self.people {
            let boat = self.spaces.iter().find(|&&spot| self.plan.printed(spot) == 'b');
            self.tally.hit_if(boat.is_some_and(|spot| !person.laid.contains_key(spot)), "boat space empty at the end");
        }
    }
}
