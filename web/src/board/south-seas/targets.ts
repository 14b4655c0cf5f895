// What may be pointed at on the board: legal cells, spots for an islander, own islanders to take back.

import type { TileArt } from './art/tile';
import type { Action, Place, Site, View } from '../../protocol/games/south-seas';
import type { Choice } from './props';

export const cellKey = (cell: Place): string => `${cell.x},${cell.y}`;
export const siteKey = (site: Site): string => `${cellKey(site.cell)} ${site.part}`;

export interface Target {
  key: string;
  kind: 'place' | 'put' | 'back';
  cell: Place;
  /** The part of the tile, for islanders. */
  part: string | null;
  /** Middle on the map. */
  x: number;
  y: number;
  /** For a tile: its legal rotations, in the order in which they are offered. */
  choices: Choice[];
}

const keyOf = (action: Action): string =>
  action.action === 'place' ? `place ${cellKey(action.cell)}`
    : action.action === 'put' || action.action === 'back' ? `${action.action} ${siteKey(action.site)}`
    : '';

export function targetsOf(art: TileArt, view: View, legal: readonly Choice[]): Target[] {
  const targets = new Map<string, Target>();
  const laid = new Map(view.tiles.map((tile) => [cellKey(tile.cell), tile]));
  for (const choice of legal) {
    const { action } = choice;
    const key = keyOf(action);
    const known = targets.get(key);
    if (known) known.choices.push(choice);
    else if (action.action === 'place') {
      const { cell } = action;
      targets.set(key, { key, kind: 'place', cell, part: null, x: cell.x * 100 + 50, y: cell.y * 100 + 50, choices: [choice] });
    } else if (action.action === 'put' || action.action === 'back') {
      const { cell, part } = action.site;
      const tile = laid.get(`${cell.x},${cell.y}`);
      if (!tile) continue;
      const spot = action.action === 'put' ? art.coin(tile.tile, tile.rotation, part) : art.stand(tile.tile, tile.rotation, part);
      targets.set(key, { key, kind: action.action, cell, part, x: cell.x * 100 + spot[0], y: cell.y * 100 + spot[1], choices: [choice] });
    }
  }
  return [...targets.values()];
}
