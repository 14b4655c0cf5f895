//! What the JSON face has to say about the table.

use serde_json::{Value, json};

use super::isles::Score;
use super::{Mode, Oracle, Spot, Wait, letter};

fn cell(spot: Spot) -> Value {
    json!({"x": spot.x, "y": spot.y})
}

fn seat_word(seat: usize) -> Value {
    Value::String(letter(seat).to_string())
}

impl Oracle {
    /// The view of any viewer: nothing is hidden (MA-19).
    pub(crate) fn json(&self, viewer: Option<usize>) -> Value {
        let mode = match self.mode {
            Mode::Basic => "basic",
            Mode::Advanced => "advanced",
            Mode::Pro => "pro",
        };
        let gap = match self.wait {
            Wait::SetUp => self.display.iter().position(Option::is_none),
            Wait::Refill(place) => Some(place),
            _ => None,
        };
        let tile = |tile: Option<usize>| tile.map(|tile| self.design(tile).id.clone());
        let faced = self.faced().0.into_iter().enumerate().map(|(depth, place)| {
            let affordable = depth as u32 <= self.people[self.active].shells;
            json!({"depth": depth, "tile": tile(self.display[place]), "place": place, "affordable": affordable})
        });
        let counts = |counts: &[u32]| {
            let left = counts.iter().enumerate().filter(|&(_, &n)| n > 0);
            left.map(|(tile, n)| json!({"id": self.design(tile).id, "count": n})).collect::<Vec<_>>()
        };
        let moves = self.moves().into_iter();
        let moves = moves.map(|(steps, position, price)| json!({"steps": steps, "position": position, "price": price}));
        let reach = if self.wait == Wait::Act && self.mode != Mode::Basic { self.reach() } else { Vec::new() };
        let reach = reach
            .into_iter()
            .map(|(spot, from, price)| json!({"cell": cell(spot), "from": from.map(cell), "price": price}));
        json!({
            "viewer": viewer.map(seat_word),
            "mode": mode,
            "board": self.plan.id,
            "phase": self.phase_word(),
            "active": seat_word(self.active),
            "to_act": self.to_act().map(seat_word),
            "explorer": self.explorer,
            "display": self.display.map(tile),
            "gap": gap,
            "faced": faced.collect::<Vec<_>>(),
            "stack": counts(&self.stack),
            "removed": counts(&self.removed),
            "aside": self.aside,
            "supply": self.supply(),
            "passes": self.passes,
            "filled": self.filled.map(seat_word),
            "seats": self.scores().into_iter().enumerate().map(|(seat, score)| self.seat_json(seat, score)).collect::<Vec<_>>(),
            "moves": moves.collect::<Vec<_>>(),
            "reach": reach.collect::<Vec<_>>(),
        })
    }

    fn seat_json(&self, seat: usize, score: Score) -> Value {
        let person = &self.people[seat];
        let isles = self.isles(seat);
        let finished = |spot: &Spot| isles.iter().find(|isle| isle.cells.contains(spot)).map(|isle| isle.finished);
        let tiles = person.laid.iter().map(|(spot, &(tile, turns))| {
            let id = &self.design(tile).id;
            json!({"tile": id, "cell": cell(*spot), "rotation": turns, "finished": finished(spot)})
        });
        let islands = isles.iter().map(|isle| {
            json!({
                "cells": isle.cells.iter().copied().map(cell).collect::<Vec<_>>(),
                "finished": isle.finished,
                "palms": isle.palms,
                "hut": isle.hut,
                "reef": isle.reef,
                "wreaths": isle.complete(),
                "points": isle.points(),
            })
        });
        json!({
            "seat": seat_word(seat),
            "shells": person.shells,
            "boats": self.boats(seat),
            "range": self.boats(seat) + person.shells,
            "storage": person.stored.map(|tile| self.design(tile).id.clone()),
            "ship": person.ship.map(cell),
            "tiles": tiles.collect::<Vec<_>>(),
            "empty": self.spaces.len() - person.laid.len(),
            "islands": islands.collect::<Vec<_>>(),
            "score": {
                "palms": score.palms,
                "wreaths": score.wreaths,
                "boats": score.boats,
                "shells": score.shells,
                "empty": score.empty,
                "total": score.total(),
            },
        })
    }
}
