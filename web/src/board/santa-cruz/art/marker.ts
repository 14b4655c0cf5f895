// Score markers: wooden discs with the seat's pattern and letter.

import { seatPattern, seatTone } from '../../../art/seats';
import type { Seat } from '../../../protocol/games/santa-cruz';

/** Fields of the score track; whoever goes on from the last begins a new lap. */
export const FIELDS = 50;
export const fieldOf = (score: number): number => ((score % FIELDS) + FIELDS) % FIELDS;
export const lapOf = (score: number): number => Math.floor(score / FIELDS);

export const marker = (seat: Seat): string =>
  `<ellipse cx="1.4" cy="8.6" rx="11" ry="4.6" fill="var(--shade-ink)" opacity=".4"/><circle cy="2.6" r="11.4" fill="${seatTone(seat, 'edge')}"/>` +
  `<circle r="11.4" fill="${seatPattern(seat)}" stroke="var(--halo)" stroke-width="1.5"/><circle r="7.6" fill="${seatTone(seat)}"/>` +
  `<text y="4.1" class="art-glyph" font-size="11.6" text-anchor="middle" fill="${seatTone(seat, 'ink')}">${seat}</text>`;

/** A flag that says how many points a marker's finished laps are worth. */
export const lapFlag = (score: number): string =>
  `<rect x="-10" y="-6.4" width="20" height="12.8" rx="6.4" fill="var(--ink-solid)" stroke="var(--halo)" stroke-width="1.1"/><text y="3.6" class="art-glyph" font-size="9.6" text-anchor="middle" fill="#fff">+${
    lapOf(score) * FIELDS
  }</text>`;
