//! Moves and draws as text. The notation is documented in `docs/notation.md`.

use atoll_core::{Message, NotationError};

use crate::components::{Components, TileId};
use crate::{Action, Draw, Position, Rotation, Source, Space, State};

pub(crate) fn wrong<T>(what: impl Into<String>) -> Result<T, NotationError> {
    Err(NotationError::new(what))
}

/// Reads a part of a text with its `FromStr`.
pub(crate) fn read<T: std::str::FromStr<Err = String>>(word: &str) -> Result<T, NotationError> {
    word.parse().map_err(NotationError::new)
}

/// Reads a part of a person's move; the message gets the word as `text`.
fn read_typed<T: std::str::FromStr<Err = String>>(word: &str, key: &'static str) -> Result<T, NotationError> {
    read(word).map_err(|error| error.saying(Message::new(key).with("text", word)))
}

/// A whole number without sign, up to a limit.
pub(crate) fn read_number(word: &str, most: u8) -> Option<u8> {
    word.parse().ok().filter(|number| *number <= most && word.bytes().all(|byte| byte.is_ascii_digit()))
}

fn read_depth(word: &str) -> Result<u8, NotationError> {
    read_number(word, 3).ok_or_else(|| {
        let what = format!("`{word}` is not a depth; write how many tiles are passed over, 0 to 3");
        NotationError::new(what).saying(Message::new("maori-notation-depth").with("text", word))
    })
}

fn read_steps(word: &str) -> Result<u8, NotationError> {
    read_number(word, u8::MAX).ok_or_else(|| {
        let what = format!("`{word}` is not a number of steps");
        NotationError::new(what).saying(Message::new("maori-notation-steps").with("text", word))
    })
}

fn read_space(word: &str) -> Result<Space, NotationError> {
    read_typed(word, "maori-notation-space")
}

impl Components {
    pub(crate) fn read_tile(&self, id: &str) -> Result<TileId, NotationError> {
        match self.tile_named(id) {
            Some(tile) => Ok(tile),
            None => wrong(format!("there is no tile `{id}`; `atoll data show maori` lists them")),
        }
    }
}

impl State {
    /// A tile's id.
    pub(crate) fn id(&self, tile: TileId) -> &str {
        &self.components.tile(tile).id
    }

    /// The tile that an action would lay, if there is one.
    pub(crate) fn source_tile(&self, source: Source) -> Option<(TileId, Option<u8>)> {
        match source {
            Source::Display(depth) => {
                self.faced().iter().nth(usize::from(depth)).map(|(tile, place)| (tile, Some(place)))
            }
            Source::Storage => self.own().stored().map(|tile| (tile, None)),
        }
    }

    pub(crate) fn write_action(&self, action: Action) -> String {
        match action {
            Action::Place { position } => format!("place {position}"),
            Action::Move { steps } => format!("move {steps}"),
            Action::Lay { source, space, rotation, from } => {
                let source = match source {
                    Source::Display(depth) => depth.to_string(),
                    Source::Storage => "stored".into(),
                };
                let from = from.map_or_else(String::new, |from| format!(" from {from}"));
                format!("lay {source} {space} {rotation}{from}")
            }
            Action::Store { depth } => format!("store {depth}"),
            Action::Remove { space } => format!("remove {space}"),
            Action::Pass => "pass".into(),
            Action::Ship { space } => format!("ship {space}"),
            Action::Stay => "stay".into(),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["place", position] => {
                Ok(Action::Place { position: read_typed::<Position>(position, "maori-notation-position")? })
            }
            ["move", steps] => Ok(Action::Move { steps: read_steps(steps)? }),
            ["lay", source, space] => self.read_lay(source, space, "r0", None),
            ["lay", source, space, rotation] => self.read_lay(source, space, rotation, None),
            ["lay", source, space, "from", from] => self.read_lay(source, space, "r0", Some(from)),
            ["lay", source, space, rotation, "from", from] => self.read_lay(source, space, rotation, Some(from)),
            ["store", depth] => Ok(Action::Store { depth: read_depth(depth)? }),
            ["remove", space] => Ok(Action::Remove { space: read_space(space)? }),
            ["pass"] => Ok(Action::Pass),
            ["ship", space] => Ok(Action::Ship { space: read_space(space)? }),
            ["stay"] => Ok(Action::Stay),
            _ => wrong(format!(
                "`{text}` is not a move; moves are: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay"
            ))
            .map_err(|error| error.saying(Message::new("maori-notation-move").with("text", text))),
        }
    }

    fn read_lay(&self, source: &str, space: &str, rotation: &str, from: Option<&str>) -> Result<Action, NotationError> {
        let source = match source {
            "stored" => Source::Storage,
            depth => Source::Display(read_depth(depth)?),
        };
        let space = read_space(space)?;
        let rotation: Rotation = read_typed(rotation, "maori-notation-rotation")?;
        let from = from.map(read_space).transpose()?;
        Ok(Action::Lay { source, space, rotation: self.as_listed(source, rotation), from })
    }

    /// MA-14: rotations that look alike are one action, the smallest. A tile with palms has no other one.
    fn as_listed(&self, source: Source, rotation: Rotation) -> Rotation {
        let kind = self.source_tile(source).map(|(tile, _)| self.components.tile(tile));
        match kind.filter(|kind| kind.palms == 0) {
            Some(kind) => Rotation::masked(rotation.quarters() % kind.ways()),
            None => rotation,
        }
    }

    pub(crate) fn write_draw(&self, draw: Draw) -> String {
        match draw {
            Draw::Tile(tile) => format!("tile {}", self.id(tile)),
            Draw::Seat(seat) => format!("seat {seat}"),
        }
    }

    pub(crate) fn read_draw(&self, text: &str) -> Result<Draw, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["tile", id] => Ok(Draw::Tile(self.components.read_tile(id)?)),
            ["seat", seat] => Ok(Draw::Seat(read(seat)?)),
            _ => wrong(format!("`{text}` is not a draw; draws are: tile ID · seat SEAT")),
        }
    }
}
