// Names of pieces and places in the reader's language.

import { edgeAt, type Side, SIDES } from './art/layout';
import type { TileArt } from './art/tile';
import { ROLES } from './art/islander';
import type { Target } from './targets';
import type { FeatureKind, Layout, LaidTile, Rotation, View, Ware } from '../../protocol/games/south-seas';
import type { Say } from '../module';
import type { Choice } from './props';

const SIDE_WORDS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const list = (say: Say, words: string[]): string => words.length < 2 ? (words[0] ?? '') : say('south-seas-ui-list', { most: words.slice(0, -1).join(', '), last: words[words.length - 1] ?? '' });

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

export const roleName = (say: Say, kind: FeatureKind): string => say(`south-seas-ui-role-${ROLES[kind].replace(' ', '-')}`);

/** What an islander on such a part gathers. */
export const wareOf = (kind: FeatureKind): Ware | null => ({ bridge: 'shell', island: 'banana', sea: 'fish', market: null })[kind] as Ware | null;

/** What happens at a target: the tile there and how it is turned, or the islander and where it goes. */
export function targetName(say: Say, art: TileArt, view: View, targets: readonly Target[], target: Target, chosen: string | null): string {
  const held = target.choices.findIndex((choice: Choice) => choice.text === chosen);
  const action = target.choices[Math.max(0, held)]?.action;
  const { x, y } = target.cell;
  if (action?.action === 'place') {
    const places = targets.filter((other) => other.kind === 'place');
    const tile = view.drawn ? tileName(say, art.layoutOf(view.drawn), action.rotation) : '';
    const turns = { turn: Math.max(0, held) + 1, turns: target.choices.length, chosen: held < 0 ? 'no' : 'yes' };
    return say('south-seas-ui-place', { n: places.indexOf(target) + 1, total: places.length, x, y, tile, ...turns });
  }
  if (action?.action !== 'put' && action?.action !== 'back') return '';
  const tile = view.tiles.find(({ cell }) => cell.x === x && cell.y === y);
  const where = tile && target.part ? partName(say, art, tile, target.part) : '';
  const role = roleName(say, action.kind);
  return action.action === 'put'
    ? say('south-seas-ui-put', { role, where, ware: wareOf(action.kind) ?? 'none', symbols: action.symbols, open: action.open })
    : say('south-seas-ui-back', { role, where, x, y });
}
