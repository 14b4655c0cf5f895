// The component set, looked up by id.

import type { Components, ScoringKind, SiteData, TileKind } from '../../protocol/games/santa-cruz';
import { placeOf } from './site-place';

export interface Catalogue {
  sites: ReadonlyMap<string, SiteData>;
  tiles: ReadonlyMap<string, TileKind>;
  scoring: ReadonlyMap<string, ScoringKind>;
  /** Site ids by the number of the shell's place. */
  byPlace: ReadonlyMap<number, string>;
}

const known = new WeakMap<Components, Catalogue>();

export function catalogue(components: Components): Catalogue {
  let found = known.get(components);
  if (!found) {
    found = {
      sites: new Map(components.sites.map((site) => [site.id, site])),
      tiles: new Map(components.tiles.map((tile) => [tile.id, tile])),
      scoring: new Map(components.scoring.map((card) => [card.id, card])),
      byPlace: new Map(components.sites.map((site) => [placeOf(site.id).x, site.id])),
    };
    known.set(components, found);
  }
  return found;
}
