// The component set, looked up by id.

import type { BuildTarget, Choice, Components, ScoringKind, SiteData, TileKind, View } from './types';
import { placeOf } from './types';

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

/** A site that may be pointed at now. */
export interface Lit {
  key: string;
  target: BuildTarget;
  x: number;
  y: number;
  /** The action that builds there; `null` while a card in preview only shows where it would reach. */
  text: string | null;
}

/** Sites to light: where a building may go now, else where the card in preview would reach. */
export function litSites(catalogued: Catalogue, legal: readonly Choice[], chosen: string | null): Lit[] {
  const build = legal.flatMap((choice) => (choice.action.action === 'build' ? [{ target: choice.action.target, text: choice.text as string | null }] : []));
  const picked = legal.find((choice) => choice.text === chosen)?.action;
  const reach = picked?.action === 'play' || picked?.action === 'double' ? picked.targets.map((target) => ({ target, text: null })) : [];
  return (build.length ? build : reach).flatMap(({ target, text }) => {
    const site = catalogued.sites.get(target.site);
    return site ? [{ key: target.site, target, text, x: site.x, y: site.y }] : [];
  });
}

/** What follows from the choices: the site to build on as soon as the card that reaches it lies open. */
export interface Wish {
  /** The action that opens the way: `play ship`, `double river`. */
  opens: string;
  site: string;
}

/** The action that fulfils a wish, if it may be played now. */
export function fulfilment(wish: Wish | null, view: View, legal: readonly Choice[], chosen: string | null): string | null {
  if (!wish || chosen !== null || view.phase !== 'build') return null;
  return legal.find((choice) => choice.action.action === 'build' && choice.action.target.site === wish.site)?.text ?? null;
}
