//! Moves and draws as text. The notation is documented in `docs/notation.md`.

use atoll_core::{Message, Notation, NotationError, Read, read_typed, refuse, wrong};

use crate::components::{Components, FeatureKind, SegmentId, ShipId, TileId};
use crate::index::Ground;
use crate::{Action, Cell, Draw, Rotation, Site, Spot, State, Wares};

impl Components {
    pub(crate) fn read_tile(&self, id: &str) -> Read<TileId> {
        match self.tile_named(id) {
            Some(tile) => Ok(tile),
            None => wrong(format!("there is no tile `{id}`; `atoll data show south-seas` lists them")),
        }
    }

    pub(crate) fn read_ship(&self, id: &str) -> Read<ShipId> {
        if let Some(ship) = self.ship_named(id) {
            return Ok(ship);
        }
        // The wares of a named demand may be written in any order.
        let reordered = id.split_once('-').and_then(|(value, demand)| {
            demand.parse::<crate::Demand>().ok().and_then(|demand| self.ship_named(&format!("{value}-{demand}")))
        });
        match reordered {
            Some(ship) => Ok(ship),
            None => {
                let what = format!("there is no ship `{id}`; `atoll data show south-seas` lists them");
                refuse(what, "south-seas-notation-ship", id)
            }
        }
    }

    pub(crate) fn read_segment(&self, tile: TileId, name: &str) -> Read<SegmentId> {
        let kind = self.tile(tile);
        match kind.segment_named(name) {
            Some(segment) => Ok(segment),
            None => {
                let names: Vec<String> =
                    (0..kind.segments.len() as u8).map(|index| kind.segment_name(SegmentId(index))).collect();
                let names = names.join(", ");
                let message = Message::new("south-seas-notation-part")
                    .with("text", name)
                    .with("tile", kind.id.as_str())
                    .with("parts", names.as_str());
                let what = format!("tile {} has no part `{name}`; its parts are {names}", kind.id);
                Err(NotationError::new(what).saying(message))
            }
        }
    }
}

impl State {
    /// `0,1 s1`.
    pub(crate) fn site_text(&self, site: Site) -> String {
        format!("{} {}", site.cell, self.segment_at(site))
    }

    /// The short name of a part on the map.
    pub(crate) fn segment_at(&self, site: Site) -> String {
        self.tile_at(site.cell)
            .map_or_else(String::new, |tile| self.facts.components.tile(tile).segment_name(site.segment))
    }

    /// The tile on a cell.
    pub(crate) fn tile_at(&self, cell: Cell) -> Option<TileId> {
        match self.index.ground(&self.facts.tiles, cell) {
            Ground::Tile(number) => Some(self.facts.tiles[usize::from(number)].tile),
            _ => None,
        }
    }

    /// What a part on the map is.
    pub(crate) fn kind_at(&self, site: Site) -> FeatureKind {
        self.tile_at(site.cell).map_or(FeatureKind::Sea, |tile| {
            self.facts.components.tile(tile).segments[usize::from(site.segment.0)].kind
        })
    }

    pub(crate) fn read_spot(&self, cell: &str, segment: &str) -> Read<Spot> {
        let cell: Cell = read_typed(cell, "south-seas-notation-cell")?;
        let Ground::Tile(number) = self.index.ground(&self.facts.tiles, cell) else {
            let message = Message::new("south-seas-notation-no-tile").with("cell", cell.to_string());
            return Err(NotationError::new(format!("no tile lies on {cell}")).saying(message));
        };
        let tile = self.facts.tiles[usize::from(number)].tile;
        Ok(Spot { tile: number, segment: self.facts.components.read_segment(tile, segment)? })
    }

    /// SS-5: rotations that look alike are one action, the smallest.
    fn as_listed(&self, cell: Cell, rotation: Rotation) -> Action {
        let period = self.facts.drawn.map_or(4, |tile| self.facts.components.tables.period[usize::from(tile.0)]);
        let rotation = Rotation::new(rotation.quarters() % period).unwrap_or(rotation);
        Action::Place { cell, rotation }
    }
}

impl Notation for State {
    fn action_text(&self, action: Action) -> String {
        let set = &self.facts.components;
        match action {
            Action::Place { cell, rotation } => format!("place {cell} {rotation}"),
            Action::Put { segment } => {
                let laid = self.facts.tiles[usize::from(self.last_tile())];
                format!("put {}", self.segment_at(Site { cell: laid.cell, segment }))
            }
            Action::Back { spot } => format!("back {}", self.site_text(self.site(spot))),
            Action::Take { ship } => format!("take {}", set.ship(ship).id),
            Action::Load { ship, payment } => format!("load {} {payment}", set.ship(ship).id),
            Action::Skip => "skip".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Read<Action> {
        let set = &self.facts.components;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["place", cell] => Ok(self.as_listed(read_typed(cell, "south-seas-notation-cell")?, Rotation::default())),
            ["place", cell, rotation] => {
                let cell = read_typed(cell, "south-seas-notation-cell")?;
                Ok(self.as_listed(cell, read_typed(rotation, "south-seas-notation-rotation")?))
            }
            ["put", segment] => {
                let tile = self.last_tile();
                let segment = set.read_segment(self.facts.tiles[usize::from(tile)].tile, segment)?;
                let given = Spot { tile, segment };
                // SS-11: any part of a merged feature is accepted and stands for the first.
                let first = self.new_features().find(|&first| self.is_same_feature(first, given));
                Ok(Action::Put { segment: first.map_or(segment, |first| first.segment) })
            }
            ["back", cell, segment] => Ok(Action::Back { spot: self.read_spot(cell, segment)? }),
            ["take", ship] => Ok(Action::Take { ship: set.read_ship(ship)? }),
            ["load", ship] => {
                let ship = set.read_ship(ship)?;
                match set.ship(ship).payments[..] {
                    [payment] => Ok(Action::Load { ship, payment }),
                    _ => {
                        let id = &set.ship(ship).id;
                        let example = format!("load {id} {}", set.ship(ship).payments[0]);
                        let what = format!("name the payment for ship {id}, for example `{example}`");
                        refuse(what, "south-seas-notation-payment", &example)
                    }
                }
            }
            ["load", ship, payment] => {
                let ship = set.read_ship(ship)?;
                Ok(Action::Load { ship, payment: read_typed::<Wares>(payment, "south-seas-notation-wares")? })
            }
            ["skip"] => Ok(Action::Skip),
            _ => refuse(
                format!(
                    "`{text}` is not a move; moves are: place X,Y rN · put PART · back X,Y PART · take SHIP · load SHIP WARES · skip"
                ),
                "south-seas-notation-move",
                text,
            ),
        }
    }

    fn draw_text(&self, draw: Draw) -> String {
        match draw {
            Draw::Tile(tile) => format!("tile {}", self.facts.components.tile(tile).id),
            Draw::Ship(ship) => format!("ship {}", self.facts.components.ship(ship).id),
        }
    }

    fn parse_draw(&self, text: &str) -> Read<Draw> {
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["tile", id] => Ok(Draw::Tile(self.facts.components.read_tile(id)?)),
            ["ship", id] => Ok(Draw::Ship(self.facts.components.read_ship(id)?)),
            _ => wrong(format!("`{text}` is not a draw; draws are: tile ID · ship ID")),
        }
    }
}
