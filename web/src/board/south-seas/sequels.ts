// What follows a tile that is laid: an islander on it, one taken back, or nobody. The engine is asked again once the tile
// lies; these only pick from what it then offers.

import type { Free } from './features';
import type { Action, Site } from '../../protocol/games/south-seas';
import type { Sequel } from '../module';
import { siteKey } from './keys';

/** The islander step offers more than doing nothing. */
const isAsked = (action: Action): boolean => action.action === 'put' || action.action === 'back';

/** Nobody: the tile alone. A ship that could be loaded next is still asked about. */
export const nobody: Sequel<Action> = {
  key: 'nobody',
  lasting: true,
  find: (legal) => (legal.some(({ action }) => isAsked(action)) ? (legal.find(({ action }) => action.action === 'skip')?.text ?? null) : null),
};

/** An islander on this feature. */
export function islanderOn(free: Free): Sequel<Action> {
  const sites = new Set(free.sites.map(siteKey));
  return { key: `put ${siteKey(free.site)}`, find: (legal) => legal.find(({ action }) => action.action === 'put' && sites.has(siteKey(action.site)))?.text ?? null };
}

/** An own islander comes home. */
export const backFrom = (site: Site): Sequel<Action> => ({
  key: `back ${siteKey(site)}`,
  lasting: true,
  find: (legal) => legal.find(({ action }) => action.action === 'back' && siteKey(action.site) === siteKey(site))?.text ?? null,
});
