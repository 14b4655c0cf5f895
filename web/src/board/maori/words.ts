// Names of tiles and places in the reader's language.

import type { Kinds } from './kinds';
import { EDGES, type Edge } from './art/look';
import type { Place, Rotation } from '../../protocol/games/maori';
import type { Say } from '../module';

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** "end piece, land goes on in the east; 2 palms, hut". */
export function tileName(say: Say, kinds: Kinds, id: string, rotation: Rotation = 0): string {
  const look = kinds.look(id, rotation);
  const side = (edge: Edge): string => say(`maori-ui-side-${SIDES[edge]}`);
  const shape = say(`maori-ui-shape-${look.shape}`, { where: look.land.map(side).join(', ') });
  const shown = [
    ...(look.palms ? [say('maori-ui-shows-palms', { count: look.palms })] : []),
    ...(look.huts ? [say('maori-ui-shows-hut')] : []),
    ...EDGES.filter((edge) => look.wreaths.includes(edge)).map((edge) => say('maori-ui-shows-wreath', { where: side(edge) })),
    ...(look.boats ? [say('maori-ui-shows-boats', { count: look.boats })] : []),
    ...(look.shells ? [say('maori-ui-shows-shells', { count: look.shells })] : []),
  ];
  return shown.length ? `${shape}: ${shown.join(', ')}` : shape;
}

/** Columns and rows as people count them. */
export const spaceName = (say: Say, cell: Place): string => say('maori-ui-space-name', { x: cell.x + 1, y: cell.y + 1 });

/** Beside which column or row of the display a position of the explorer lies. */
export function positionName(say: Say, position: number): string {
  const side = SIDES[Math.floor(position / 4)] ?? 'north';
  const step = position % 4;
  const number = side === 'north' || side === 'east' ? step + 1 : 4 - step;
  return say(`maori-ui-berth-${side}`, { n: number });
}
