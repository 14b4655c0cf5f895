// Names of pieces and places in the reader's language.

import { edgeAt, type Side, SIDES } from './art/layout';
import type { TileArt } from './art/tile';
import type { Layout, LaidTile, Rotation, Say } from './types';

const SIDE_WORDS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const list = (say: Say, words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : say('south-seas-ui-list', { most: words.slice(0, -1).join(', '), last: words[words.length - 1] ?? '' });

/** "island south; bridges north, east, west": what a turned tile shows at its edges. */
export function tileName(say: Say, layout: Layout, rotation: Rotation): string {
  const sides = (letter: string): string[] =>
    ([0, 1, 2, 3] as Side[]).filter((side) => edgeAt(layout, rotation, side) === letter).map((side) => say(`south-seas-ui-side-${SIDE_WORDS[SIDES[side] ?? 'N']}`));
  const parts = [
    ...(layout.market ? [say('south-seas-ui-shows-market')] : []),
    ...(['I', 'B', 'S'] as const).flatMap((letter) => {
      const where = sides(letter);
      const key = { I: 'island', B: 'bridge', S: 'sea' }[letter];
      return where.length ? [say(`south-seas-ui-shows-${key}`, { count: where.length, where: list(say, where) })] : [];
    }),
  ];
  return parts.join('; ');
}

/** "the bridge north, column 2, row -1". */
export function partName(say: Say, art: TileArt, tile: LaidTile, part: string): string {
  const { part: found, index } = art.part(tile.tile, part);
  const layout = art.layoutOf(tile.tile);
  const letters = found.kind === 'island' ? [...(layout.islands[index] ?? '')]
    : found.kind === 'bridge' ? (layout.bridges[index] ?? '').split('-').filter((end) => end.length === 1)
    : found.kind === 'sea' ? [...new Set((layout.seas[index] ?? '').split(/\s+/).map((half) => (half[0] ?? '').toUpperCase()))]
    : [];
  const sides = letters.map((letter) => (SIDES.indexOf(letter) + tile.rotation) % 4).sort();
  const where = sides.map((side) => say(`south-seas-ui-side-${SIDE_WORDS[SIDES[side] ?? 'N']}`));
  return say(`south-seas-ui-part-${found.kind}`, { where: list(say, where), count: where.length, x: tile.cell.x, y: tile.cell.y });
}
