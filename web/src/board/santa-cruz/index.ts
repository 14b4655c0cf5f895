// Santa Cruz for the client.

import type { BoardModule } from '../module';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import { type Action, type Components, type Event, placeOf, type SiteHighlight, type SitePlace, type View } from './types';

const at = (site: string): SiteHighlight => ({ cells: [placeOf(site)] });

/** What an event points at. */
export function place(event: Event): SiteHighlight | null {
  switch (event.event) {
    case 'tile-laid':
    case 'built':
    case 'turned-up':
    case 'lacking':
    case 'erupted':
      return at(event.site);
    case 'gained':
      // Sites that count are lit, but nobody moved there.
      return event.sites.length ? { cells: [], sites: event.sites } : null;
    default:
      return null;
  }
}

/** The site an action concerns. */
export const target = (action: Action): SitePlace | null => (action.action === 'build' ? placeOf(action.target.site) : null);

const santaCruz: BoardModule<View, Components, Event, Action> = {
  Board,
  Side,
  Belongings,
  Pieces,
  idle: ['decline'],
  place,
  target,
  describe,
};
export default santaCruz;
