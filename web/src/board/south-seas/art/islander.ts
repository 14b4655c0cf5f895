// Which job an islander does where, and its smaller forms.

import type { FeatureKind, Role, Seat } from '../../../protocol/games/south-seas';
import type { Job } from '../../../art/islander';
import { tone } from '../../../art/palette';
import { seatPattern, seatTone } from '../../../art/seats';

export const JOBS: Record<FeatureKind, Job> = { bridge: 'collector', island: 'picker', sea: 'fisher', market: 'merchant' };
export const ROLES: Record<FeatureKind, Role> = { bridge: 'shell collector', island: 'banana picker', sea: 'fisher', market: 'merchant' };

/** A place where an islander may go: a small coin with the job's posture. */
export function spotCoin(seat: Seat, job: Job, picked = false): string {
  const man = job === 'fisher'
    ? '<path d="M-5.4 2.4Q-5.4 -.6 -2.4 -.6H2.2Q4.6 -.6 4.6 1.2Q4.6 2.4 3 2.4Z"/><circle cx="4.6" cy="-1.6" r="2.3"/>'
    : '<path d="M-4.6 5.4Q-3.6 -.4 -2 -1.6H2Q3.6 -.4 4.6 5.4Q0 6.6 -4.6 5.4Z"/><circle cy="-4" r="2.8"/>' +
      (job === 'collector' ? '<path d="M-4 -6.2H4L3 -8.2H-3Z"/>'
        : job === 'picker' ? '<path d="M2 -1L5.4 -4.6L6.6 -3.6L3.4 .6Z"/>' : job === 'merchant' ? '<path d="M-7.4 -1H7.4V.2H-7.4ZM-7.6 .8H-4.6V3.2H-7.6ZM4.6 .8H7.6V3.2H4.6Z"/>' : '');
  const edge = seatTone(seat, 'edge');
  return (
    `<circle cy="1" r="9.4" fill="${tone('shade-ink')}" opacity=".35"/><circle r="9.2" fill="${tone('halo')}"/>` +
    `<circle r="7.9" fill="none" stroke="${edge}" stroke-width="${picked ? 2.8 : 1.7}"${picked ? '' : ' stroke-dasharray="2.6 1.8"'}/>` +
    `<circle r="7.9" fill="none" stroke="${seatTone(seat)}" stroke-width="${picked ? 2 : 1.1}"${picked ? '' : ' stroke-dasharray="2.6 1.8"'}/>` +
    `<g fill="${seatTone(seat)}" stroke="${edge}" stroke-width=".7">${man}</g>`
  );
}

/** A round figure for maps too small for bodies. */
export const seatDisc = (seat: Seat): string =>
  `<circle r="17" fill="${tone('halo')}"/><circle r="14.5" fill="${seatPattern(seat)}"/><circle r="10.5" fill="${seatTone(seat)}"/>` +
  `<text y="6" class="art-glyph" font-size="17" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${seat}</text>`;
