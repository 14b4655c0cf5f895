//! Moves and draws as text. The notation is documented in `docs/notation.md`.

use atoll_core::{Message, Notation, Read, Seat, read, read_seat, read_typed, refuse, wrong};

use crate::components::{Components, SiteId, TileId};
use crate::names::Reach;
use crate::{Action, Draw, State};

impl Components {
    pub(crate) fn read_site(&self, id: &str) -> Read<SiteId> {
        match self.site_named(id) {
            Some(site) => Ok(site),
            None => {
                let what = format!("there is no site `{id}`; `atoll data show santa-cruz` lists them");
                refuse(what, "santa-cruz-notation-site", id)
            }
        }
    }

    pub(crate) fn read_tile(&self, id: &str) -> Read<TileId> {
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
    pub(crate) fn read_seat(&self, word: &str) -> Read<Seat> {
        let message = || Message::new("santa-cruz-notation-seat").with("text", word);
        read_seat(word, self.facts.seats).map_err(|error| error.saying(message()))
    }
}

impl Notation for State {
    fn action_text(&self, action: Action) -> String {
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

    fn parse_action(&self, text: &str) -> Read<Action> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["set", set] => read_typed(set, "santa-cruz-notation-set").map(Action::Choose),
            ["play", card] => read_typed(card, "santa-cruz-notation-card").map(Action::Play),
            ["score", card] => read_typed(card, "santa-cruz-notation-scoring").map(Action::Score),
            ["double", kind] => match read_typed(kind, "santa-cruz-notation-kind")? {
                Reach::Landing => refuse("a double card is a ship, river or path", "santa-cruz-notation-kind", kind),
                kind => Ok(Action::Double(kind)),
            },
            ["build", site] => self.facts.components.read_site(site).map(Action::Build),
            ["decline"] => Ok(Action::Decline),
            ["take", owner] => self.read_seat(owner).map(Action::Take),
            ["away", card] => read_typed(card, "santa-cruz-notation-scoring").map(Action::PutAway),
            _ => refuse(
                format!(
                    "`{text}` is no move; moves are: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep"
                ),
                "santa-cruz-notation-move",
                text,
            ),
        }
    }

    fn draw_text(&self, draw: Draw) -> String {
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

    fn parse_draw(&self, text: &str) -> Read<Draw> {
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
