// Santa Cruz for the client.

import type { Component } from 'svelte';
import type { BoardModule, GameProps } from '../module';
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

/** The paragraphs an event cites. */
export const rules = (event: Event): string[] => [event.rule];

/** The site an action concerns. */
export const target = (action: Action): SitePlace | null => (action.action === 'build' ? placeOf(action.target.site) : null);

// The client hands every game its own JSON; from here on it has its types.
const santaCruz: BoardModule = {
  Board: Board as Component<GameProps>,
  Side: Side as Component<GameProps>,
  Belongings: Belongings as Component<GameProps & { seat: string }>,
  Pieces: Pieces as Component<{ components: unknown; view: unknown | null }>,
  idle: ['decline'],
  place: (event) => place(event as Event),
  rules: (event) => rules(event as Event),
  target: (action) => target(action as Action),
  describe: (view, components, say) => describe(view as View, components as Components, say),
};
export default santaCruz;
