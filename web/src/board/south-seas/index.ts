// South Seas for the client.

import type { Component } from 'svelte';
import type { BoardModule, GameProps, Highlight } from '../module';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import type { Action, Components, Event, Place, View } from './types';

const at = (cell: Place, part?: string): Highlight => (part ? { cells: [cell], site: { cell, part } } : { cells: [cell] });

/** What an event points at. */
export function place(event: Event): Highlight | null {
  switch (event.event) {
    case 'tile-placed':
      return at(event.cell);
    case 'evaluated':
      return { cells: event.cells, site: event.site };
    case 'islander-placed':
    case 'islander-taken-back':
    case 'islander-returned':
    case 'gained':
    case 'fish-covered':
    case 'market-completed':
      return at(event.site.cell, event.site.part);
    default:
      return null;
  }
}

/** The paragraphs an event cites. */
export const rules = (event: Event): string[] => ('rule' in event ? [event.rule] : []);

/** The cell an action concerns. */
export function target(action: Action): Place | null {
  if (action.action === 'place') return action.cell;
  return action.action === 'put' || action.action === 'back' ? action.site.cell : null;
}

// The client hands every game its own JSON; from here on it has its types.
const southSeas: BoardModule = {
  Board: Board as Component<GameProps>,
  Side: Side as Component<GameProps>,
  Belongings: Belongings as Component<GameProps & { seat: string }>,
  Pieces: Pieces as Component<{ components: unknown; view: unknown | null }>,
  idle: ['skip'],
  place: (event) => place(event as Event),
  rules: (event) => rules(event as Event),
  target: (action) => target(action as Action),
  describe: (view, components, say) => describe(view as View, components as Components, say),
};
export default southSeas;
