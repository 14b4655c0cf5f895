//! Moves and draws as text. The notation is documented in `docs/notation.md`.

use std::str::FromStr;

use atoll_core::{Message, NotationError, Seat};

use crate::components::{Components, SiteId, TileId};
use crate::names::Reach;
use crate::{Action, Draw, State};

pub(crate) fn wrong<T>(what: impl Into<String>) -> Result<T, NotationError> {
    Err(NotationError::new(what))
}

/// Reads a word with its `FromStr`.
pub(crate) fn read<T: FromStr<Err = String>>(word: &str) -> Result<T, NotationError> {
    word.parse().map_err(NotationError::new)
}

/// Reads a word of a person's move; the message gets it as `text`.
fn read_typed<T: FromStr<Err = String>>(word: &str, key: &'static str) -> Result<T, NotationError> {
    read(word).map_err(|error| error.saying(Message::new(key).with("text", word)))
}

impl Components {
    pub(crate) fn read_site(&self, id: &str) -> Result<SiteId, NotationError> {
        match self.site_named(id) {
            Some(site) => Ok(site),
            None => wrong(format!("there is no site `{id}`; `atoll data show santa-cruz` lists them"))
                .map_err(|error| error.saying(Message::new("santa-cruz-notation-site").with("text", id))),
        }
    }

    pub(crate) fn read_tile(&self, id: &str) -> Result<TileId, NotationError> {
        match self.tile_named(id) {
            Some(tile) => Ok(tile),
            None => wrong(format!("there is no tile `{id}`; `atoll data show santa-cruz` lists them")),
        }
    }
}

impl State {
    pub(crate) fn site_id(&self, site: SiteId) -> &str {
        &self.facts.components.site(site).id
    }

    pub(crate) fn tile_id(&self, tile: TileId) -> &str {
        &self.facts.components.tile(tile).id
    }

    /// A seat of this table.
    pub(crate) fn read_seat(&self, word: &str) -> Result<Seat, NotationError> {
        let seat: Seat = read_typed(word, "santa-cruz-notation-seat")?;
        if seat.index() < usize::from(self.facts.seats) {
            return Ok(seat);
        }
        wrong(format!("this table has {} seats, so there is no seat {seat}", self.facts.seats))
            .map_err(|error| error.saying(Message::new("santa-cruz-notation-seat").with("text", word)))
    }

    pub(crate) fn write_action(&self, action: Action) -> String {
        match action {
            Action::Choose(set) => format!("set {}", set.word()),
            Action::Play(card) => format!("play {}", card.word()),
            Action::Score(card) => format!("score {}", card.word()),
            Action::Double(kind) => format!("double {}", kind.word()),
            Action::Build(site) => format!("build {}", self.site_id(site)),
            Action::Decline => "decline".into(),
            Action::Take(owner) => format!("take {owner}"),
            Action::PutAway(card) => format!("away {}", card.word()),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["set", set] => read_typed(set, "santa-cruz-notation-set").map(Action::Choose),
            ["play", card] => read_typed(card, "santa-cruz-notation-card").map(Action::Play),
            ["score", card] => read_typed(card, "santa-cruz-notation-scoring").map(Action::Score),
            ["double", kind] => match read_typed(kind, "santa-cruz-notation-kind")? {
                Reach::Landing => wrong("a double card is a ship, river or path").map_err(|error| {
                    error.saying(Message::new("santa-cruz-notation-kind").with("text", kind))
                }),
                kind => Ok(Action::Double(kind)),
            },
            ["build", site] => self.facts.components.read_site(site).map(Action::Build),
            ["decline"] => Ok(Action::Decline),
            ["take", owner] => self.read_seat(owner).map(Action::Take),
            ["away", card] => read_typed(card, "santa-cruz-notation-scoring").map(Action::PutAway),
            _ => wrong(format!(
                "`{text}` is no move; moves are: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep"
            ))
            .map_err(|error| error.saying(Message::new("santa-cruz-notation-move").with("text", text))),
        }
    }

    pub(crate) fn write_draw(&self, draw: Draw) -> String {
        match draw {
            Draw::Tile(tile) => format!("tile {}", self.tile_id(tile)),
            Draw::Card(card) => format!("card {}", card.word()),
            Draw::Bird(value) => format!("bird {value}"),
            Draw::First(seat) => format!("first {seat}"),
            Draw::Start(seat) => format!("start {seat}"),
            Draw::Set(set) => format!("set {}", set.word()),
            Draw::Show([one, two, three]) => format!("show {one} {two} {three}"),
        }
    }

    pub(crate) fn read_draw(&self, text: &str) -> Result<Draw, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["tile", tile] => self.facts.components.read_tile(tile).map(Draw::Tile),
            ["card", card] => read(card).map(Draw::Card),
            ["bird", value] => match value.parse() {
                Ok(value @ 1..=3) => Ok(Draw::Bird(value)),
                _ => wrong(format!("`{value}` is no bird value; values are 1, 2 and 3")),
            },
            ["first", seat] => self.read_seat(seat).map(Draw::First),
            ["start", seat] => self.read_seat(seat).map(Draw::Start),
            ["set", set] => read(set).map(Draw::Set),
            ["show", one, two, three] => match [one, two, three].map(str::parse) {
                [Ok(one), Ok(two), Ok(three)] => Ok(Draw::Show([one, two, three])),
                _ => wrong("write how many chips of value 1, 2 and 3 are shown, like `show 2 0 1`"),
            },
            _ => wrong(format!(
                "`{text}` is no draw; draws are: tile G01 · card sheep · bird 2 · first A · start A · set paths · show 2 0 1"
            )),
        }
    }
}
