// Maori for the client.

import { boardModuleOf, type Gain, type Highlight, type Source } from '../module';
import { PICTURES } from './art/sources';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { describe } from './describe';
import Pieces from './Pieces.svelte';
import { displayPlace, positionPlace, spacePlace } from './places';
import Side from './Side.svelte';
import { groupOf } from './targets';
import type { Action, Components, Event, View } from '../../protocol/games/maori';

/** What an event points at, in the space that display and boards share. */
export function place(event: Event): Highlight | null {
  switch (event.event) {
    case 'turned-up':
    case 'refilled':
      return { cells: [displayPlace(event.place)] };
    case 'explorer-placed':
      return { cells: [positionPlace(event.position)] };
    case 'explorer-moved':
      return { cells: [positionPlace(event.to)] };
    case 'own-ship-moved':
      // The paid way is only how the tile got to its space; the space is what the move is about.
      return event.rule === 'MA-44' ? null : { cells: [spacePlace(event.seat, event.to)] };
    case 'tile-laid':
    case 'tile-removed':
      return { cells: [spacePlace(event.seat, event.cell)] };
    case 'island-unfinished':
    case 'palms-scored':
    case 'wreath-scored':
      return { cells: event.cells.map((cell) => spacePlace(event.seat, cell)) };
    default:
      return null;
  }
}

/** The paragraphs an event cites. */
export const rules = (event: Event): string[] => ('rule' in event ? [event.rule] : []);

const SOURCES: readonly Source[] = [
  { key: 'palms', word: 'maori-ui-palms', picture: PICTURES.palms },
  { key: 'wreaths', word: 'maori-ui-wreaths', picture: PICTURES.wreaths },
  { key: 'boats', word: 'maori-ui-boats', picture: PICTURES.boats },
  { key: 'shells', word: 'maori-ui-shells', picture: PICTURES.shells },
  { key: 'empty', word: 'maori-ui-empty', picture: PICTURES.empty },
];
const SCORED = { 'palms-scored': 'palms', 'wreath-scored': 'wreaths', 'boats-scored': 'boats', 'shells-scored': 'shells', 'empty-scored': 'empty' } as const;

/** All points are given at the end (MA-50 …). */
function gains(event: Event): Gain[] {
  if (!('points' in event)) return [];
  return [{ seat: event.seat, source: SCORED[event.event], points: event.points }];
}

export default boardModuleOf<View, Event, Action, Components>({
  Board,
  Side,
  Belongings,
  Pieces,
  broad: true,
  go: ({ action }) => (action === 'lay' ? 'maori-ui-go-lay' : action === 'move' || action === 'place' || action === 'ship' ? 'maori-ui-go-sail' : 'web-confirm'),
  idle: ['pass', 'stay'],
  place,
  rules,
  sources: SOURCES,
  gains,
  target: groupOf,
  describe,
});
