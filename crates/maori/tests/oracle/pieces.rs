//! What the tiles and boards of a component file show, read straight from its rows.

use std::fmt;

use toml::Table as Toml;

/// North, east, south, west, as numbers; a quarter turn clockwise adds one.
pub(crate) const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A place by column and row. Ordered as one reads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Spot {
    /// Row, from the top.
    pub(crate) y: i32,
    /// Column, from the left.
    pub(crate) x: i32,
}

impl Spot {
    /// The place at this column and row.
    pub(crate) fn at(x: i32, y: i32) -> Self {
        Self { y, x }
    }

    /// The neighbour in a direction.
    pub(crate) fn beside(self, side: usize) -> Self {
        Self::at(self.x + STEPS[side].0, self.y + STEPS[side].1)
    }

    /// Whether two places touch, be it at a corner.
    pub(crate) fn touches(self, other: Self) -> bool {
        self != other && (self.x - other.x).abs() <= 1 && (self.y - other.y).abs() <= 1
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A row of the tile table.
#[derive(Clone, Debug)]
pub(crate) struct Design {
    pub(crate) id: String,
    pub(crate) shape: String,
    /// Sides at which the island goes on, unturned.
    pub(crate) open: [bool; 4],
    /// Sides with half a wreath, unturned.
    pub(crate) wreath: [bool; 4],
    pub(crate) palms: i32,
    pub(crate) hut: bool,
    pub(crate) boats: u32,
    pub(crate) shells: u32,
    pub(crate) count: u32,
    /// The ways it may be laid (MA-14).
    pub(crate) ways: Vec<usize>,
}

impl Design {
    fn read(row: &Toml) -> Self {
        let text = |key: &str| row.get(key).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
        let number = |key: &str| row.get(key).and_then(|value| value.as_integer()).unwrap_or_default() as u32;
        let sides = |key: &str| ['N', 'E', 'S', 'W'].map(|letter| text(key).contains(letter));
        let mut design = Self {
            id: text("id"),
            shape: text("shape"),
            open: sides("open"),
            wreath: sides("wreath"),
            palms: number("palms") as i32,
            hut: row.get("hut").and_then(|value| value.as_bool()).unwrap_or_default(),
            boats: number("boats"),
            shells: number("shells"),
            count: number("count"),
            ways: Vec::new(),
        };
        // MA-14: palms stand upright; whatever has none is turned at will, and ways that look alike are one way.
        let looks = |turns: usize| [0, 1, 2, 3].map(|side| (design.is_open(side, turns), design.has_half(side, turns)));
        let is_new = |&turns: &usize| (0..turns).all(|earlier| looks(earlier) != looks(turns));
        design.ways = if design.palms > 0 { vec![0] } else { (0..4).filter(is_new).collect() };
        design
    }

    /// Whether the island goes on at this side of the tile when it is turned so often.
    pub(crate) fn is_open(&self, side: usize, turns: usize) -> bool {
        self.open[(side + 4 - turns) % 4]
    }

    /// Whether half a wreath lies at this side of the tile when it is turned so often.
    pub(crate) fn has_half(&self, side: usize, turns: usize) -> bool {
        self.wreath[(side + 4 - turns) % 4]
    }

    /// Whether it can never be taken.
    pub(crate) fn is_volcano(&self) -> bool {
        self.shape == "volcano"
    }

    /// Whether it shows a piece of island.
    pub(crate) fn is_land(&self) -> bool {
        matches!(self.shape.as_str(), "single" | "end" | "middle")
    }
}

/// A row of the board table.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) id: String,
    pub(crate) rows: Vec<Vec<char>>,
    /// Boats printed off the spaces.
    pub(crate) boats: u32,
}

impl Plan {
    fn read(row: &Toml) -> Self {
        let rows = row["rows"].as_array().expect("rows are a list");
        Self {
            id: row["id"].as_str().expect("an id is text").to_owned(),
            rows: rows.iter().map(|row| row.as_str().expect("a row is text").chars().collect()).collect(),
            boats: row["boats"].as_integer().expect("boats are a number") as u32,
        }
    }

    /// What is printed there: `.` water, `r` water in the reef, `b` the same with a boat, `#` land or nothing at all.
    pub(crate) fn printed(&self, spot: Spot) -> char {
        let row = usize::try_from(spot.y).ok().and_then(|y| self.rows.get(y));
        row.and_then(|row| usize::try_from(spot.x).ok().and_then(|x| row.get(x))).copied().unwrap_or('#')
    }

    /// All spaces, in reading order.
    pub(crate) fn spaces(&self) -> Vec<Spot> {
        let (width, height) = (self.rows[0].len() as i32, self.rows.len() as i32);
        let all = (0..height).flat_map(|y| (0..width).map(move |x| Spot::at(x, y)));
        all.filter(|&spot| self.printed(spot) != '#').collect()
    }

    /// Whether the space lies inside the reef.
    pub(crate) fn is_reef(&self, spot: Spot) -> bool {
        matches!(self.printed(spot), 'r' | 'b')
    }
}

/// A whole component set.
#[derive(Clone, Debug)]
pub(crate) struct Box {
    pub(crate) designs: Vec<Design>,
    pub(crate) plans: Vec<Plan>,
}

impl Box {
    /// The built-in set.
    pub(crate) fn built_in() -> Self {
        let mut set = Self { designs: Vec::new(), plans: Vec::new() };
        set.correct(include_str!("../../data/tiles.toml"));
        set.correct(include_str!("../../data/boards.toml"));
        set
    }

    /// Puts the rows of a file in: tiles replace all tiles, a board replaces the board of its id.
    pub(crate) fn correct(&mut self, file: &str) {
        let file: Toml = file.parse().expect("component files are TOML");
        let rows = |key: &str| {
            let rows = file.get(key).and_then(|rows| rows.as_array()).cloned().unwrap_or_default();
            rows.into_iter().map(|row| row.as_table().expect("a row is a table").clone()).collect::<Vec<Toml>>()
        };
        let tiles = rows("tile");
        if !tiles.is_empty() {
            self.designs = tiles.iter().map(Design::read).collect();
        }
        for plan in rows("board").iter().map(Plan::read) {
            self.plans.retain(|other| other.id != plan.id);
            self.plans.push(plan);
        }
    }

    /// The board of this id.
    pub(crate) fn plan(&self, id: &str) -> &Plan {
        self.plans.iter().find(|plan| plan.id == id).expect("all four boards are there")
    }
}
