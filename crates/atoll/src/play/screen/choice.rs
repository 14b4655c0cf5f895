//! The open decision: legal actions, which one is looked at, and what it would do.

use atoll_catalog::{ActionLabel, Message, Place, Seat, Table, TextBoard};

/// A way on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    /// North.
    Up,
    /// South.
    Down,
    /// West.
    Left,
    /// East.
    Right,
}

/// The nearest candidate that lies in a direction: first of those more ahead than aside, then of the others.
pub(crate) fn nearest(candidates: &[Place], from: Place, direction: Direction) -> Option<Place> {
    let steps = |to: Place| {
        let (x, y) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
        match direction {
            Direction::Up => (-y, x.abs()),
            Direction::Down => (y, x.abs()),
            Direction::Left => (-x, y.abs()),
            Direction::Right => (x, y.abs()),
        }
    };
    candidates.iter().copied().filter(|&to| steps(to).0 > 0).min_by_key(|&to| {
        let (ahead, aside) = steps(to);
        (aside > ahead, ahead + 2 * aside, aside, to)
    })
}

/// The legal actions of the seat to act and the one that is looked at.
pub(crate) struct Choice {
    /// Who decides.
    pub(crate) seat: Seat,
    /// The actions in canonical order.
    pub(crate) actions: Vec<(String, ActionLabel)>,
    /// The one that is looked at.
    pub(crate) index: usize,
    /// The cells where actions are, without repetition.
    pub(crate) places: Vec<Place>,
    /// The board as the action would leave it.
    pub(crate) preview: TextBoard,
    /// What the action would lead to. The first message of a step tells the action itself; the label has said that.
    pub(crate) prospects: Vec<Message>,
}

impl Choice {
    /// The decision of a seat at a table, looking first at an action near a cell.
    pub(crate) fn new(table: &dyn Table, actions: Vec<(String, ActionLabel)>, seat: Seat, near: Option<Place>) -> Self {
        let mut places: Vec<Place> = actions.iter().filter_map(|(_, hint)| hint.place).collect();
        places.sort();
        places.dedup();
        let mut choice =
            Self { seat, actions, index: 0, places, preview: table.board(Some(seat)), prospects: Vec::new() };
        if let (true, Some(near)) = (choice.is_on_map(), near) {
            let distance = |place: Place| {
                (i32::from(place.x) - i32::from(near.x)).abs() + (i32::from(place.y) - i32::from(near.y)).abs()
            };
            if let Some(place) = choice.places.iter().copied().min_by_key(|&place| (distance(place), place)) {
                choice.go_to(place);
            }
        }
        choice.look(table);
        choice
    }

    /// Whether arrows move over the map: every action concerns a cell. Otherwise they move through the list.
    pub(crate) fn is_on_map(&self) -> bool {
        self.actions.iter().all(|(_, hint)| hint.place.is_some())
    }

    /// The action that is looked at.
    pub(crate) fn chosen(&self) -> Option<&(String, ActionLabel)> {
        self.actions.get(self.index)
    }

    /// The cell of the action that is looked at.
    pub(crate) fn place(&self) -> Option<Place> {
        self.chosen().and_then(|(_, hint)| hint.place)
    }

    /// The actions on the cell that is looked at, and which of them it is.
    pub(crate) fn ways(&self) -> (usize, usize) {
        let here = self.here();
        (here.iter().position(|&index| index == self.index).unwrap_or(0), here.len())
    }

    fn here(&self) -> Vec<usize> {
        let place = self.place();
        (0..self.actions.len()).filter(|&index| self.actions[index].1.place == place).collect()
    }

    /// Plays the chosen action on a copy of the table to see what it does.
    pub(crate) fn look(&mut self, table: &dyn Table) {
        let mut copy = table.clone_table();
        self.prospects.clear();
        if let Some((text, _)) = self.chosen()
            && let Ok(step) = copy.play(self.seat, text)
        {
            let seen = step.events.into_iter().filter(|event| event.audience.has(Some(self.seat)));
            self.prospects = seen.filter_map(|event| event.message).skip(1).collect();
        }
        self.preview = copy.board(Some(self.seat));
    }

    /// Goes to a cell, keeping the manner of the action (its last word) if the cell offers it.
    fn go_to(&mut self, place: Place) {
        let manner = |text: &str| text.rsplit(' ').next().map(str::to_string);
        let kept = self.chosen().and_then(|(text, _)| manner(text));
        let mut here = (0..self.actions.len()).filter(|&index| self.actions[index].1.place == Some(place));
        let same = here.clone().find(|&index| manner(&self.actions[index].0) == kept);
        if let Some(index) = same.or_else(|| here.next()) {
            self.index = index;
        }
    }

    /// An arrow key.
    pub(crate) fn arrow(&mut self, direction: Direction) {
        match (self.is_on_map(), self.place(), direction) {
            (true, Some(from), _) => {
                if let Some(place) = nearest(&self.places, from, direction) {
                    self.go_to(place);
                }
            }
            (_, _, Direction::Up) => self.index = self.index.saturating_sub(1),
            (_, _, Direction::Down) => self.index = (self.index + 1).min(self.actions.len().saturating_sub(1)),
            _ => {}
        }
    }

    /// The next or previous cell, or line of the list; goes round.
    pub(crate) fn cycle(&mut self, is_forward: bool) {
        let round =
            |index: usize, count: usize| if is_forward { (index + 1) % count } else { (index + count - 1) % count };
        if self.is_on_map() && !self.places.is_empty() {
            let index = self.places.iter().position(|place| Some(*place) == self.place()).unwrap_or(0);
            self.go_to(self.places[round(index, self.places.len())]);
        } else if !self.actions.is_empty() {
            self.index = round(self.index, self.actions.len());
        }
    }

    /// Another action on the same cell, such as the next rotation; in a list without cells the next line.
    pub(crate) fn vary(&mut self) {
        let here = self.here();
        let at = here.iter().position(|&index| index == self.index).unwrap_or(0);
        if let Some(&index) = here.get((at + 1) % here.len().max(1)) {
            self.index = index;
        }
    }

    /// The line with this number, counted from 1.
    pub(crate) fn pick(&mut self, number: usize) {
        if (1..=self.actions.len()).contains(&number) {
            self.index = number - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i16, y: i16) -> Place {
        Place { x, y }
    }

    #[test]
    fn arrows_go_to_the_nearest_cell_ahead() {
        let cells = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0), at(3, 0), at(4, -3)];
        let go = |from, direction| nearest(&cells, from, direction);
        assert_eq!(go(at(0, 1), Direction::Up), Some(at(0, -1)));
        assert_eq!(go(at(-1, 0), Direction::Right), Some(at(1, 0)));
        assert_eq!(go(at(1, 0), Direction::Right), Some(at(3, 0)));
        assert_eq!(go(at(3, 0), Direction::Right), Some(at(4, -3)), "aside is better than nowhere");
        assert_eq!(go(at(0, 1), Direction::Down), None);
        assert_eq!(go(at(1, 0), Direction::Up), Some(at(0, -1)));
    }

    #[test]
    fn every_cell_is_reached_by_going_round() {
        let game = atoll_catalog::games()[0];
        let setup = atoll_catalog::Setup { seats: 2, ..Default::default() };
        let mut table = game.table(&setup).expect("two seats are allowed");
        let mut chance = atoll_catalog::FairChance::new(atoll_catalog::Secret::from_phrase("cells").seed("x", &[]));
        while matches!(table.turn(), atoll_catalog::Turn::Chance(_)) {
            table.draw(&mut chance).expect("a draw is pending");
        }
        let atoll_catalog::Turn::Seat(seat) = table.turn() else { panic!("somebody begins") };
        let actions = table.choices().into_iter().map(|choice| (choice.text, choice.label)).collect();
        let mut choice = Choice::new(&*table, actions, seat, Some(at(0, 0)));
        assert!(choice.is_on_map());
        let start = choice.place();
        let mut seen = Vec::new();
        for _ in 0..choice.places.len() {
            seen.push(choice.place());
            choice.cycle(true);
        }
        assert_eq!(choice.place(), start);
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), choice.places.len());
        let (way, ways) = choice.ways();
        for _ in 0..ways {
            choice.vary();
        }
        assert_eq!(choice.ways(), (way, ways));
        choice.look(&*table);
        assert_ne!(choice.preview, table.board(Some(seat)));
    }
}
