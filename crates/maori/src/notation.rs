//! Moves and draws as text. The notation is documented in `docs/notation.md`.

use atoll_core::{Notation, Read, read, read_number, read_typed, refuse, wrong};

use crate::components::{Components, TileId};
use crate::{Action, Draw, Position, Rotation, Source, Space, State};

fn read_depth(word: &str) -> Read<u8> {
    let what = format!("`{word}` is not a depth; write how many tiles are passed over, 0 to 3");
    read_number(word, 3).or_else(|_| refuse(what, "maori-notation-depth", word))
}

fn read_steps(word: &str) -> Read<u8> {
    let what = format!("`{word}` is not a number of steps");
    read_number(word, u8::MAX).or_else(|_| refuse(what, "maori-notation-steps", word))
}

fn read_space(word: &str) -> Read<Space> {
    read_typed(word, "maori-notation-space")
}

impl Components {
    pub(crate) fn read_tile(&self, id: &str) -> Read<TileId> {
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

    fn read_lay(&self, source: &str, space: &str, rotation: &str, from: Option<&str>) -> Read<Action> {
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
}

impl Notation for State {
    fn action_text(&self, action: Action) -> String {
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

    fn parse_action(&self, text: &str) -> Read<Action> {
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
            _ => refuse(
                format!(
                    "`{text}` is not a move; moves are: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay"
                ),
                "maori-notation-move",
                text,
            ),
        }
    }

    fn draw_text(&self, draw: Draw) -> String {
        match draw {
            Draw::Tile(tile) => format!("tile {}", self.id(tile)),
            Draw::Seat(seat) => format!("seat {seat}"),
        }
    }

    fn parse_draw(&self, text: &str) -> Read<Draw> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["tile", id] => Ok(Draw::Tile(self.components.read_tile(id)?)),
            ["seat", seat] => Ok(Draw::Seat(read(seat)?)),
            _ => wrong(format!("`{text}` is not a draw; draws are: tile ID · seat SEAT")),
        }
    }
}
