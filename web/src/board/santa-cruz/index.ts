// Santa Cruz for the client.

import { boardModuleOf, type Gain, type Source } from '../module';
import { STENCIL } from './art/building';
import { bird, resource } from './art/resource';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import Choosing from './Choosing.svelte';
import { describe } from './describe';
import { wish } from './wish.svelte';
import Pieces from './Pieces.svelte';
import Side from './Side.svelte';
import type { Message } from '../../protocol/Message';
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

const SOURCES: readonly Source[] = [
  { key: 'start', word: 'santa-cruz-ui-source-start', picture: '<path d="M-6 9V-9L7 -4L-6 1" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>' },
  { key: 'tile', word: 'santa-cruz-ui-source-tile', picture: `<path d="${STENCIL.house}" fill="currentColor"/>` },
  {
    key: 'card',
    word: 'santa-cruz-ui-source-card',
    picture:
      '<rect x="-7" y="-10" width="14" height="20" rx="2.6" fill="var(--card-paper)" stroke="currentColor" stroke-width="1.8"/><path d="M0 -4.5l1.4 2.9 3.2.4-2.4 2.2.7 3.2L0 2.6l-2.9 1.6.7-3.2-2.4-2.2 3.2-.4z" fill="currentColor"/>',
  },
  { key: 'bonus', word: 'santa-cruz-ui-source-bonus', picture: resource('fish') },
  { key: 'chips', word: 'santa-cruz-ui-source-chips', picture: bird() },
];

/** What moves markers: the start, sites, cards with the bonus of fish apart, chips (SC-6, SC-13, SC-30, SC-50). */
function gains(event: Event): Gain[] {
  if (event.event === 'marker-set') return [{ seat: event.seat, source: 'start', points: event.amount }];
  if (event.event !== 'gained') return [];
  const { seat, amount, bonus, reason } = event;
  return [{ seat, source: reason, points: amount - bonus }, { seat, source: 'bonus', points: bonus }].filter((gain) => gain.points !== 0);
}

/** Between the rounds new sets are taken and cards put away (SC-61 …). */
const pause = (view: View): Message | null => (view.round === 1 && ['new', 'take', 'away'].includes(view.phase) ? { key: 'santa-cruz-ui-round-over', args: { round: 1 } } : null);

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
  sources: SOURCES,
  gains,
  pause,
  target,
  describe,
});
