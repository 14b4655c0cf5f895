// The component set as the drawing wants it.

import { type Edge, type Look, turnedLook } from './art/look';
import type { BoardId, BoardKind, Components, Rotation, TileKind } from '../../protocol/games/maori';

const LETTERS = 'NESW';
const edges = (letters: string): Edge[] => [...letters].map((letter) => LETTERS.indexOf(letter)).filter((edge): edge is Edge => edge >= 0);

export class Kinds {
  readonly tiles: ReadonlyMap<string, TileKind>;
  readonly #looks = new Map<string, Look>();

  constructor(readonly components: Components) {
    this.tiles = new Map(components.tiles.map((tile) => [tile.id, tile]));
  }

  /** A tile as it looks after so many quarter turns; an unknown one looks like water. */
  look(id: string, rotation: Rotation = 0): Look {
    const key = `${id}/${rotation}`;
    let look = this.#looks.get(key);
    if (!look) {
      const tile = this.tiles.get(id);
      const plain: Look = tile
        ? { shape: tile.shape, palms: tile.palms, huts: tile.hut ? 1 : 0, boats: tile.boats, shells: tile.shells, land: edges(tile.open), wreaths: edges(tile.wreath) }
        : { shape: 'water', palms: 0, huts: 0, boats: 0, shells: 0, land: [], wreaths: [] };
      this.#looks.set(key, look = turnedLook(plain, rotation));
    }
    return look;
  }

  board(id: BoardId): BoardKind {
    const found = this.components.boards.find((board) => board.id === id) ?? this.components.boards[0];
    return found ?? { id, width: 0, height: 0, rows: [], boats: 0, spaces: 0, provenance: '' };
  }
}

const known = new WeakMap<Components, Kinds>();

export function kindsOf(components: Components): Kinds {
  let kinds = known.get(components);
  if (!kinds) known.set(components, kinds = new Kinds(components));
  return kinds;
}
