// Santa Cruz for the client.

import { boardModuleOf } from '../module';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Choosing from './Choosing.svelte';
import { describe } from './describe';
import { wish } from './wish.svelte';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import type { Action, Components, Event, View } from '../../protocol/games/santa-cruz';
import { placeOf, type SiteHighlight, type SitePlace } from './site-place';

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

/** The paragraphs an event cites. */
export const rules = (event: Event): string[] => [event.rule];

/** The site an action concerns. */
export const target = (action: Action): SitePlace | null => (action.action === 'build' ? placeOf(action.target.site) : null);

export default boardModuleOf<View, Event, Action, Components>({
  Board,
  Side,
  Belongings,
  Pieces,
  Choosing,
  go: (
    { action },
  ) => (action === 'build' || ((action === 'play' || action === 'double') && wish.value !== null) ? 'santa-cruz-ui-go-build'
    : action === 'play' || action === 'score' || action === 'double' ? 'santa-cruz-ui-go-play' : 'web-confirm'),
  idle: ['decline'],
  place,
  rules,
  target,
  describe,
});
