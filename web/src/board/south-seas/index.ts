// South Seas for the client.

import { boardModuleOf, type Highlight } from '../module';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import type { Action, Components, Event, Place, View } from '../../protocol/games/south-seas';

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

/** The cell an action concerns. */
export function target(action: Action): Place | null {
  if (action.action === 'place') return action.cell;
  return action.action === 'put' || action.action === 'back' ? action.site.cell : null;
}

export default boardModuleOf<View, Event, Action, Components>({
  Board,
  Side,
  Belongings,
  Pieces,
  idle: ['skip'],
  place,
  target,
  describe,
});
