// Names of sites, tiles and cards in the reader's language.

import type { Building, BuildTarget, Components, Resource, ScoringKind, SetName, SiteData, TileKind } from '../../protocol/games/santa-cruz';
import type { Say } from '../module';
import type { AnyCard } from './pieces';
import { RESOURCES } from './art/resource';

/** "coast site C05". */
export const siteName = (say: Say, site: SiteData | undefined, id: string): string => (site ? say(`santa-cruz-ui-site-${site.category}`, { id }) : id);

export const list = (say: Say, words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : say('santa-cruz-ui-list', { most: words.slice(0, -1).join(', '), last: words[words.length - 1] ?? '' });

export const buildingName = (say: Say, building: Building): string => say(`santa-cruz-ui-building-${building}`);
export const resourceNames = (say: Say, resources: readonly Resource[]): string => list(say, RESOURCES.filter((kind) => resources.includes(kind)).map((kind) => say(`santa-cruz-ui-resource-${kind}`)));
export const points = (say: Say, count: number): string => say('santa-cruz-ui-points', { count });

/** "House, 2 points, wood and gold, a bird". */
export function tileText(say: Say, tile: TileKind): string {
  const parts = [buildingName(say, tile.building), points(say, tile.points)];
  if (tile.resources.length) parts.push(resourceNames(say, tile.resources));
  if (tile.fish_bonus) parts.push(say('santa-cruz-ui-fish-bonus', { count: tile.fish_bonus }));
  if (tile.bird) parts.push(say('santa-cruz-ui-a-bird'));
  return parts.join(', ');
}

/** What a building at the target would do, as far as anybody knows. */
export function targetText(say: Say, target: BuildTarget, tiles: ReadonlyMap<string, TileKind>, names: (seat: string) => string): string {
  const tile = target.tile === null ? undefined : tiles.get(target.tile);
  const parts = [tile ? tileText(say, tile) : say('santa-cruz-ui-face-down')];
  if (target.shared_with) parts.push(say('santa-cruz-ui-shared-with', { seat: names(target.shared_with) }));
  if (target.turns_up.length) parts.push(say('santa-cruz-ui-turns-up', { count: target.turns_up.length }));
  return parts.join(', ');
}

export const cardName = (say: Say, face: AnyCard): string => (face.kind === 'building' ? say(`santa-cruz-ui-card-${face.card}`) : say(`santa-cruz-ui-score-${face.card}`));
/** What a card does, in a few words. */
export const cardHint = (say: Say, face: AnyCard, kind?: ScoringKind): string =>
  face.kind === 'building' ? say(`santa-cruz-ui-hint-${face.card}`) : say(`santa-cruz-ui-how-${face.card}`, { points: kind?.points ?? 0, single: kind?.single ?? 0 });

/** The set's letter and name: "A rivers". */
export function setName(say: Say, components: Components, id: SetName | null): string {
  if (id === null) return '';
  const set = components.sets.find((entry) => entry.id === id);
  return `${set?.letter ?? ''} ${say(`santa-cruz-ui-set-${id}`)}`.trim();
}
