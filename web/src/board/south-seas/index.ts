// South Seas for the client.

import { banana } from '../../art/ware';
import { boardModuleOf, type Gain, type Highlight, type Source } from '../module';
import { market } from './art/market';
import { trader } from './art/ship';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Choosing from './Choosing.svelte';
import { choosing } from './choosing.svelte';
import { describe } from './describe';
import Leaving from './Leaving.svelte';
import { nobody } from './sequels';
import Tray from './Tray.svelte';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import type { Sequel } from '../module';
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

/** What the button says that lays the tile in preview, alone or with whoever follows it. */
export function go(action: Action, sequel: Sequel<Action> | null): string {
  if (action.action !== 'place') return 'web-confirm';
  if (sequel?.key.startsWith('put ')) return 'south-seas-ui-lay-both';
  if (sequel?.key.startsWith('back ')) return 'south-seas-ui-lay-back';
  return sequel?.key === nobody.key && choosing.spots.some((target) => target.sequel) ? 'south-seas-ui-tile-only' : 'south-seas-ui-lay';
}

const STEPS = ['south-seas-ui-step-tile', 'south-seas-ui-step-islander', 'south-seas-ui-step-deliver'];
const AT: Partial<Record<View['phase'], number>> = { draw: 0, place: 0, islander: 1, choose: 2, 'refill-market': 2, deliver: 2, 'refill-delivery': 2 };

export default boardModuleOf<View, Event, Action, Components>({
  Board,
  Side,
  Belongings,
  Pieces,
  Choosing,
  Leaving,
  Tray,
  go,
  instead: (action, sequel) => (action.action === 'place' && sequel !== null && sequel.key !== nobody.key ? { message: 'south-seas-ui-tile-only', sequel: nobody } : null),
  steps: ({ phase }) => (AT[phase] === undefined ? null : { messages: STEPS, now: AT[phase] }),
  idle: ['skip'],
  idleWords: ({ phase }) => (phase === 'islander' ? 'south-seas-ui-no-islander' : phase === 'deliver' ? 'south-seas-ui-no-ship' : null),
  place,
  rules,
  sources: SOURCES,
  gains,
  target,
  describe,
});
