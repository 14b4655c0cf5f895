// South Seas for the client.

import { banana } from '../../art/ware';
import { boardModuleOf, type Gain, type Highlight, type Source } from '../module';
import { market } from './art/market';
import { trader } from './art/ship';
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

/** The paragraphs an event cites. */
export const rules = (event: Event): string[] => ('rule' in event ? [event.rule] : []);

const SOURCES: readonly Source[] = [
  { key: 'loaded', word: 'south-seas-ui-source-loaded', picture: `<g transform="translate(0 4) scale(.26)">${trader('')}</g>`, apart: true },
  { key: 'market', word: 'south-seas-ui-source-market', picture: `<g transform="scale(.6)">${market()}</g>`, apart: true },
  { key: 'wares', word: 'south-seas-ui-source-wares', picture: banana() },
];

/** What brings points: ships and, at the end, wares (SS-26, SS-31). */
function gains(event: Event): Gain[] {
  if (event.event === 'ship-delivered') return [{ seat: event.seat, source: 'loaded', points: event.value }];
  if (event.event === 'ship-won') return [{ seat: event.seat, source: 'market', points: event.value }];
  return event.event === 'wares-counted' ? [{ seat: event.seat, source: 'wares', points: event.points }] : [];
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
  rules,
  sources: SOURCES,
  gains,
  target,
  describe,
});
