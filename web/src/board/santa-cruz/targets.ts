// What may be pointed at on the chart.

import type { Catalogue } from './catalogue';
import type { BuildTarget } from '../../protocol/games/santa-cruz';
import type { Choice } from './props';

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
